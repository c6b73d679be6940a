// SPDX-License-Identifier: Apache-2.0
// Which library of a bundle runs on this machine.
#pragma once

#include <sys/utsname.h>

#include <utility>

#include "tensor.hpp"

namespace tvmbn {
namespace detail {

using Version = std::pair<int, int>;

struct Gpu {
  int index = 0, major = 0, minor = 0, multiprocessors = 0;
};

struct Choice {
  const Json* entry = nullptr;
  bool gpu = false;
  Gpu device;
};

inline std::string show(Version version) {
  return std::to_string(version.first) + "." + std::to_string(version.second);
}

// First "13.0" in a text.
inline Version version_in(const std::string& text) {
  for (const char* at = text.c_str(); *at; ++at) {
    int major, minor;
    if (std::sscanf(at, "%d.%d", &major, &minor) == 2) return {major, minor};
  }
  return {0, 0};
}

struct Driver {
  Version version;
  std::vector<Gpu> gpus;

  Driver() {
    void* cuda = dlopen("libcuda.so.1", RTLD_NOW);
    if (!cuda) throw Error("an NVIDIA driver (libcuda.so.1)", dlerror());
    int number = 0, count = 0;
    int status = symbol<int (*)(unsigned)>(cuda, "cuInit")(0);
    if (!status) status = symbol<int (*)(int*)>(cuda, "cuDriverGetVersion")(&number);
    if (!status) status = symbol<int (*)(int*)>(cuda, "cuDeviceGetCount")(&count);
    if (status) throw Error("a working NVIDIA driver", "error " + std::to_string(status));
    version = {number / 1000, number % 1000 / 10};
    auto attribute = symbol<int (*)(int*, int, int)>(cuda, "cuDeviceGetAttribute");
    for (int i = 0; i < count; ++i) {
      int handle = 0;
      symbol<int (*)(int*, int)>(cuda, "cuDeviceGet")(&handle, i);
      Gpu gpu{i, 0, 0, 0};
      attribute(&gpu.major, 75, handle);
      attribute(&gpu.minor, 76, handle);
      attribute(&gpu.multiprocessors, 16, handle);
      gpus.push_back(gpu);
    }
  }
};

// Machine code runs on its major version from its minor version up, sm_90a on 9.0 alone, and PTX
// (compute_90) on that version and all later ones.
inline bool runs_on(const std::string& architecture, const Gpu& gpu) {
  const bool ptx = architecture.rfind("compute_", 0) == 0;
  if (!ptx && architecture.rfind("sm_", 0) != 0) return false;
  const int number = std::atoi(architecture.c_str() + (ptx ? 8 : 3));
  const Version built{number / 10, number % 10}, have{gpu.major, gpu.minor};
  const char last = architecture.back();
  if (last == 'a') return have == built;
  if (ptx && last != 'f') return have >= built;
  return have.first == built.first && have.second >= built.second;
}

inline void check_driver(const Json& entry, const std::vector<std::string>& fitting,
                         Version driver) {
  Version needed = version_in(entry["min_driver"].str_or(""));
  const bool ptx_only = std::all_of(fitting.begin(), fitting.end(), [](const std::string& a) {
    return a.rfind("compute_", 0) == 0;
  });
  // The driver compiles PTX that a compiler of its own version or an older one wrote.
  if (ptx_only) needed = version_in(entry["compiler"].str());
  if (driver < needed)
    throw Error("a driver for CUDA " + show(needed) + ", for " + entry["file"].str() + " (" +
                    fitting[0] + ") by " + entry["compiler"].str(),
                "one for CUDA " + show(driver));
}

inline void check_cpu(const Json& need) {
  if (need.kind == Json::null) return;
  utsname here{};
  uname(&here);
  const std::string arch = need["arch"].str_or(""), level = need["features"].str_or("");
  if (!arch.empty() && arch != here.machine)
    throw Error("a CPU of architecture " + arch, here.machine);
#if defined(__x86_64__)
  bool fits = level.empty() || level == "x86-64";
  const bool v2 = __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
  const bool v3 = v2 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                  __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
  const bool v4 = v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                  __builtin_cpu_supports("avx512vl");
  fits = fits || (level == "x86-64-v2" && v2) || (level == "x86-64-v3" && v3) ||
         (level == "x86-64-v4" && v4);
  if (!fits) throw Error("a CPU with " + level, "one without");
#endif
}

inline Choice choose_gpu(std::vector<const Json*> entries, const std::string& device) {
  const Driver driver;
  std::vector<Gpu> gpus = driver.gpus;
  if (device.size() > 5) {
    const int wanted = std::atoi(device.c_str() + 5);
    gpus.erase(
        std::remove_if(gpus.begin(), gpus.end(), [&](const Gpu& g) { return g.index != wanted; }),
        gpus.end());
  }
  // Machine code before PTX; the most specific first: sm_90a before sm_90, sm_90 before sm_86.
  auto rank = [&](const Json* entry) {
    bool native = false;
    for (const Json& name : (*entry)["architectures"].all())
      for (const Gpu& gpu : gpus)
        native = native || (name.str().rfind("sm_", 0) == 0 && runs_on(name.str(), gpu));
    const std::string& target = (*entry)["target"].str();
    return std::make_tuple(native, target.back() == 'a', std::atoi(target.c_str() + 3));
  };
  std::sort(entries.begin(), entries.end(), [&](auto* a, auto* b) { return rank(a) > rank(b); });
  std::string built, found;
  for (const Json* entry : entries) {
    for (const Json& name : (*entry)["architectures"].all()) built += " " + name.str();
    for (const Gpu& gpu : gpus) {
      std::vector<std::string> fitting;
      for (const Json& name : (*entry)["architectures"].all())
        if (runs_on(name.str(), gpu)) fitting.push_back(name.str());
      if (fitting.empty()) continue;
      check_driver(*entry, fitting, driver.version);
      const int64_t least = (*entry)["multiprocessors"].num();
      if (gpu.multiprocessors < least)
        throw Error("a GPU with " + std::to_string(least) + " multiprocessors",
                    "one with " + std::to_string(gpu.multiprocessors));
      return {entry, true, gpu};
    }
  }
  for (const Gpu& gpu : gpus)
    found += "cuda:" + std::to_string(gpu.index) + ", sm_" + std::to_string(gpu.major) +
             std::to_string(gpu.minor) + "; ";
  throw Error("a GPU that runs" + built, (found.empty() ? "no " + device + "; " : found) +
                                             "driver for CUDA " + show(driver.version));
}

// The library for a device: "", "cpu", "cuda" or "cuda:INDEX".
inline Choice choose(const Json& manifest, const std::string& device) {
  std::vector<const Json*> gpu;
  const Json* cpu = nullptr;
  for (const Json& entry : manifest["libraries"].all()) {
    if (entry["target"].str() == "llvm")
      cpu = &entry;
    else
      gpu.push_back(&entry);
  }
  if (!device.empty() && device != "cpu" && device.rfind("cuda", 0) != 0)
    throw Error("the device \"\", \"cpu\", \"cuda\" or \"cuda:INDEX\"", device);
  if (device.empty() && cpu && !gpu.empty()) {
    try {
      return choose_gpu(gpu, "cuda");
    } catch (const Error&) {
      // there is the CPU
    }
  }
  if (device == "cpu" || (device.empty() && cpu)) {
    if (!cpu) throw Error("a library for the CPU", "none in the bundle");
    check_cpu((*cpu)["cpu"]);
    return {cpu, false, {}};
  }
  if (gpu.empty()) throw Error("a library for a GPU", "none in the bundle");
  return choose_gpu(gpu, device.empty() ? "cuda" : device);
}

}  // namespace detail
}  // namespace tvmbn
