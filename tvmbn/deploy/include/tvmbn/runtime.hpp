// SPDX-License-Identifier: Apache-2.0
// TVM's runtime libraries through dlopen: no header of TVM, tvm-ffi, DLPack or CUDA is needed.
#pragma once

#include <dlfcn.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "json.hpp"
#include "sha256.hpp"

namespace tvmbn {
namespace detail {

// DLPack's tensor and device types, and tvm-ffi's value, as their C interfaces lay them out.
struct DLTensor {
  void* data;
  int32_t device_type, device_id;
  int32_t ndim;
  uint8_t code, bits;
  uint16_t lanes;
  const int64_t *shape, *strides;
  uint64_t byte_offset;
};
struct Value {
  int32_t kind;
  uint32_t zero;
  union {
    int64_t number;
    void* pointer;
    const char* text;
  };
};
static_assert(sizeof(DLTensor) == 48 && sizeof(Value) == 16, "layouts of the C interfaces");
constexpr int32_t kCpu = 1, kCuda = 2;
constexpr int32_t kInt = 1, kTensor = 7, kText = 8, kModule = 73;

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  std::string made(file ? static_cast<size_t>(file.tellg()) : 0, '\0');
  file.seekg(0);
  file.read(&made[0], static_cast<std::streamsize>(made.size()));
  if (!file) throw Error("the file " + path, "none that can be read");
  return made;
}

// Content of a file of a bundle, checked against its digest.
inline std::string checked(const std::string& folder, const std::string& name,
                           const std::string& digest) {
  const bool outside =
      name.empty() || name[0] == '/' || ("/" + name + "/").find("/../") != std::string::npos;
  if (outside) throw Error("a file name inside the bundle", name);
  std::string content = read_file(folder + "/" + name);
  const std::string found = sha256(content);
  if (found != digest) throw Error(name + " with sha256 " + digest, found);
  return content;
}

template <typename Function>
Function symbol(void* library, const char* name) {
  void* found = dlsym(library, name);
  if (!found) throw Error(std::string("the function ") + name, dlerror());
  return reinterpret_cast<Function>(found);
}

// A library that the process has already (two copies of TVM's registry would not know of each
// other), or else the one in the folder.
inline void* open_library(const std::string& folder, const std::string& name) {
  if (void* held = dlopen(name.c_str(), RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD)) return held;
  const std::string notes = read_file(folder + "/runtime.json");
  checked(folder, name, JsonReader(notes).read()["files"][name].str());
  void* opened = dlopen((folder + "/" + name).c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (!opened) throw Error(name, dlerror());
  return opened;
}

// The CUDA runtime's functions that are called here.
struct Cudart {
  explicit Cudart(void* library) : library_(library) {}

  template <typename... Arguments>
  void operator()(const char* name, Arguments... arguments) const {
    const int status = symbol<int (*)(Arguments...)>(library_, name)(arguments...);
    if (status == 0) return;
    auto describe = symbol<const char* (*)(int)>(library_, "cudaGetErrorString");
    throw Error(std::string(name) + " to succeed", describe(status));
  }

 private:
  void* library_;
};

class Runtime {
 public:
  // The libraries of this process: those of the first folder that was asked for.
  static Runtime& get(const std::string& folder, bool cuda) {
    static std::mutex lock;
    static std::unique_ptr<Runtime> held;
    std::lock_guard<std::mutex> guard(lock);
    if (!held) held.reset(new Runtime(folder));
    if (cuda && !held->cudart) {
      auto cudart = std::make_unique<Cudart>(open_library(folder, "libcudart.so.13"));
      open_library(folder, "libtvm_runtime_cuda.so");
      held->cudart = std::move(cudart);
    }
    return *held;
  }

  // Throws unless tvm-ffi is of the series that the bundle was built with, and not older.
  void check_version(const std::string& built) const {
    unsigned have[3], want[3] = {0, 0, 0};
    symbol<void (*)(unsigned*)>(ffi_, "TVMFFIGetVersion")(have);
    std::sscanf(built.c_str(), "%u.%u.%u", &want[0], &want[1], &want[2]);
    if (have[0] == want[0] && have[1] == want[1] && have[2] >= want[2]) return;
    std::string found;
    for (unsigned part : have) found += (found.empty() ? "" : ".") + std::to_string(part);
    throw Error("tvm-ffi " + built + " or later in its series", found);
  }

  void* call(void* function, const std::vector<Value>& arguments) const {
    Value result{};
    const int status =
        call_(function, arguments.data(), static_cast<int32_t>(arguments.size()), &result);
    if (status != 0) throw Error("the library to run", message());
    return result.pointer;
  }

  // The module in a library's bytes, which were checked, and its function main.
  std::pair<void*, void*> open(const std::string& content) const {
    const char* place = std::getenv("TMPDIR");
    std::string folder = std::string(place ? place : "/tmp") + "/tvmbn-XXXXXX";
    if (!mkdtemp(&folder[0])) throw Error("a temporary folder", folder);
    // A file of its own: dlopen answers a path that it knows with what was there before.
    const std::string path = folder + "/library.so";
    std::ofstream file(path, std::ios::binary);
    file << content << std::flush;
    void* module = nullptr;
    std::string problem = file ? "" : "no room in " + folder;
    try {
      module = call(global("ffi.ModuleLoadFromFile"), {text(path.c_str())});
    } catch (const Error& error) {
      problem = error.what();
    }
    ::unlink(path.c_str());
    ::rmdir(folder.c_str());
    if (!module) throw Error("a loadable library", problem);
    Value held{kModule, 0, {}};
    held.pointer = module;
    return {module,
            call(global("ffi.ModuleGetFunction"), {held, text("main"), Value{kInt, 0, {0}}})};
  }

  void release(void* object) const { release_(object); }

  // Runs what follows on a stream of a GPU, in this thread; returns the stream before.
  void* set_stream(int32_t index, void* stream) const {
    void* before = nullptr;
    set_stream_(kCuda, index, stream, &before);
    return before;
  }

  std::unique_ptr<Cudart> cudart;

 private:
  explicit Runtime(const std::string& folder) : ffi_(open_library(folder, "libtvm_ffi.so")) {
    open_library(folder, "libtvm_runtime.so");
    call_ = symbol<decltype(call_)>(ffi_, "TVMFFIFunctionCall");
    release_ = symbol<decltype(release_)>(ffi_, "TVMFFIObjectDecRef");
    set_stream_ = symbol<decltype(set_stream_)>(ffi_, "TVMFFIEnvSetStream");
  }

  static Value text(const char* content) {
    Value made{kText, 0, {}};
    made.text = content;
    return made;
  }

  void* global(const std::string& name) const {
    struct {
      const char* data;
      size_t size;
    } key{name.data(), name.size()};
    void* found = nullptr;
    symbol<int (*)(void*, void**)>(ffi_, "TVMFFIFunctionGetGlobal")(&key, &found);
    if (!found) throw Error("the function " + name + " in TVM's runtime", "none");
    return found;
  }

  std::string message() const {
    struct Raised {
      char header[24];
      const char* kind;
      size_t kind_size;
      const char* message;
      size_t size;
    }* raised = nullptr;
    symbol<void (*)(Raised**)>(ffi_, "TVMFFIErrorMoveFromRaised")(&raised);
    if (!raised) return "an unknown error";
    std::string made(raised->message, raised->size);
    release_(raised);
    return made;
  }

  void* ffi_;
  int (*call_)(void*, const Value*, int32_t, Value*);
  int (*release_)(void*);
  int (*set_stream_)(int32_t, int32_t, void*, void**);
};

}  // namespace detail
}  // namespace tvmbn
