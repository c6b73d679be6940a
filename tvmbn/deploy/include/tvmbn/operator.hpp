// SPDX-License-Identifier: Apache-2.0
// A loaded bundle, and how it is called.
#pragma once

#include "choose.hpp"

namespace tvmbn {

constexpr int64_t kFormatVersion = 1;

class Operator {
 public:
  // Checks the bundle in `path` and opens its library for `device`. `runtime` is the folder with
  // TVM's runtime libraries, by default the bundle's own.
  static Operator load(const std::string& path, const std::string& device = "",
                       const std::string& runtime = "") {
    return Operator(path, device, runtime.empty() ? path + "/runtime" : runtime);
  }

  const Json& manifest() const { return state_->manifest; }
  const std::string& target() const { return entry()["target"].str(); }
  std::string device() const {
    return state_->gpu ? "cuda:" + std::to_string(state_->device.index) : "cpu";
  }
  const std::vector<Argument>& inputs() const { return state_->inputs; }
  const std::vector<Argument>& outputs() const { return state_->outputs; }
  size_t alignment() const { return static_cast<size_t>(entry()["alignment"].num()); }
  Buffer allocate(size_t bytes) const {
    return {*state_->runtime, state_->gpu, state_->device.index, bytes};
  }

  // Runs on inputs and outputs in the order of the manifest. An output that updates an input takes
  // that input's memory, whatever `data` is given for it. A GPU runs on `stream` (a cudaStream_t),
  // and the call returns before it is done.
  void operator()(const std::vector<Tensor>& inputs, const std::vector<Tensor>& outputs,
                  void* stream = nullptr) const {
    const State& s = *state_;
    const int64_t n = batch(inputs);
    std::vector<Passed> passed;
    check_count("inputs", s.inputs.size(), inputs.size());
    check_count("outputs", s.outputs.size(), outputs.size());
    for (size_t i = 0; i < inputs.size(); ++i) pass(passed, s.inputs[i], inputs[i], n, false);
    for (size_t i = 0; i < outputs.size(); ++i) {
      Tensor given = outputs[i];
      for (size_t k = 0; k < s.inputs.size(); ++k)
        if (s.inputs[k].name == s.outputs[i].updates) given.data = inputs[k].data;
      pass(passed, s.outputs[i], given, n, true);
    }
    if (std::any_of(passed.begin(), passed.end(), [](const Passed& p) { return p.bytes == 0; }))
      throw Error("a batch that is not empty", "N = 0");
    const Scratch scratch(s, n, stream);
    for (size_t i = 0; i < s.workspaces.size(); ++i)
      passed.push_back({&s.workspaces[i], scratch.data[i], 0, false, s.workspaces[i].shape(n),
                        s.workspaces[i].strides(n)});
    run(passed, stream);
  }

 private:
  struct Passed {
    const Argument* argument;
    void* data;
    size_t bytes;
    bool written;
    Shape shape, strides;
  };

  struct State {
    Json manifest;
    const Json* entry = nullptr;
    bool gpu = false;
    detail::Gpu device;
    std::vector<Argument> inputs, outputs, workspaces;
    const detail::Runtime* runtime = nullptr;
    std::pair<void*, void*> library{nullptr, nullptr};
    std::unique_ptr<Buffer> weights;

    ~State() {
      try {  // its kernels may still be running
        if (gpu && library.first) {
          (*runtime->cudart)("cudaSetDevice", device.index);
          (*runtime->cudart)("cudaDeviceSynchronize");
        }
      } catch (const Error&) {
        // the context is lost
      }
      if (library.second) runtime->release(library.second);
      if (library.first) runtime->release(library.first);
    }
  };

  // Workspaces of one call, in the order of the stream: calls on several streams run side by side.
  struct Scratch {
    Scratch(const State& s, int64_t n, void* stream) : state(s), stream(stream) {
      for (const Argument& argument : s.workspaces) {
        void* made = nullptr;
        const size_t bytes = (argument.bytes(n) + 63) / 64 * 64 + 64;
        if (s.gpu) {
          (*s.runtime->cudart)("cudaSetDevice", s.device.index);
          (*s.runtime->cudart)("cudaMallocAsync", &made, bytes, stream);
        } else {
          made = std::aligned_alloc(64, bytes);
        }
        if (!made) throw Error(std::to_string(bytes) + " bytes of memory", "none");
        data.push_back(made);
      }
    }
    ~Scratch() {
      for (void* made : data) {
        try {
          if (state.gpu)
            (*state.runtime->cudart)("cudaFreeAsync", made, stream);
          else
            std::free(made);
        } catch (const Error&) {
          // the context is lost, and its memory with it
        }
      }
    }
    const State& state;
    void* stream;
    std::vector<void*> data;
  };

  Operator(const std::string& path, const std::string& device, const std::string& runtime)
      : state_(std::make_shared<State>()) {
    State& s = *state_;
    s.manifest = read_manifest(path);
    const detail::Choice choice = detail::choose(s.manifest, device);
    s.entry = choice.entry, s.gpu = choice.gpu, s.device = choice.device;
    for (const Json& entry : s.manifest["arguments"].all())
      (entry["role"].str() == "in" ? s.inputs : s.outputs).emplace_back(entry);
    for (const Json& w : entry()["workspaces"].all()) s.workspaces.emplace_back(w);
    const std::string content =
        detail::checked(path, entry()["file"].str(), entry()["sha256"].str());
    s.runtime = &detail::Runtime::get(runtime, s.gpu);
    s.runtime->check_version(s.manifest["versions"]["tvm_ffi"].str());
    s.library = s.runtime->open(content);
    if (entry().has("weights")) {
      const Json& weights = entry()["weights"];
      std::string bytes = detail::checked(path, weights["file"].str(), weights["sha256"].str());
      bytes.resize(std::max<size_t>(8, bytes.size()), '\0');
      s.weights = std::make_unique<Buffer>(allocate(bytes.size()));
      s.weights->upload(bytes.data());
    }
  }

  static Json read_manifest(const std::string& path) {
    const std::string text = detail::read_file(path + "/manifest.json");
    Json made = detail::JsonReader(text).read();
    const int64_t version = made["format_version"].num();
    if (version != kFormatVersion)
      throw Error("bundle format_version " + std::to_string(kFormatVersion),
                  std::to_string(version));
    // The manifest is written with sorted keys, one a line; its digest is that of the other lines.
    const std::string mark = "\n \"sha256\": \"";
    const size_t start = text.find(mark), end = text.find('\n', start + 1);
    if (start == std::string::npos || end == std::string::npos)
      throw Error("a manifest as tvmbn writes it", "another layout of its lines");
    const std::string found = detail::sha256(text.substr(0, start) + text.substr(end));
    if (found != made["sha256"].str())
      throw Error("a manifest with the digest that it names, " + made["sha256"].str(), found);
    return made;
  }

  const Json& entry() const { return *state_->entry; }

  static void check_count(const std::string& what, size_t wanted, size_t given) {
    if (wanted != given) throw Error(std::to_string(wanted) + " " + what, std::to_string(given));
  }

  int64_t batch(const std::vector<Tensor>& inputs) const {
    for (size_t i = 0; i < std::min(inputs.size(), state_->inputs.size()); ++i) {
      const Argument& argument = state_->inputs[i];
      for (size_t d = 0; d < std::min(argument.dims.size(), inputs[i].shape.size()); ++d) {
        if (argument.dims[d].kind != Json::text || argument.dims[d].string != "N") continue;
        const int64_t n = inputs[i].shape[d], least = manifest()["smallest_batch"].num();
        if (n < least)
          throw Error("a batch of at least " + std::to_string(least), std::to_string(n));
        return n;
      }
    }
    return 0;
  }

  void pass(std::vector<Passed>& passed, const Argument& a, const Tensor& given, int64_t n,
            bool written) const {
    const Shape shape = a.shape(n);
    if (given.dtype != a.dtype || given.shape != shape)
      throw Error(a.name + ": " + a.dtype + " " + detail::show(shape),
                  given.dtype + " " + detail::show(given.shape));
    const auto start = reinterpret_cast<uintptr_t>(given.data);
    if (!given.data || start % alignment())
      throw Error(a.name + ": memory aligned to " + std::to_string(alignment()) + " bytes",
                  "the address " + std::to_string(start));
    const size_t bytes = a.bytes(n);
    for (const Passed& other : passed) {
      const auto low = reinterpret_cast<uintptr_t>(other.data);
      const bool own = other.argument->name == a.updates && low == start;
      if (written && !own && start < low + other.bytes && low < start + bytes)
        throw Error("memory for " + a.name + " apart from that of " + other.argument->name,
                    "overlap");
    }
    passed.push_back({&a, given.data, bytes, written, shape, a.strides(n)});
  }

  void run(const std::vector<Passed>& passed, void* stream) const {
    const State& s = *state_;
    std::vector<detail::DLTensor> tensors;
    tensors.reserve(passed.size() + 1);
    std::vector<detail::Value> values;
    if (entry()["multiprocessors"].num() > 0)
      values.push_back({detail::kInt, 0, {s.device.multiprocessors}});
    auto add = [&](void* data, const std::string& dtype, const Shape& shape, const Shape& strides) {
      const auto& [code, bytes] = detail::dtypes().at(dtype);
      tensors.push_back({data, s.gpu ? detail::kCuda : detail::kCpu, s.device.index,
                         static_cast<int32_t>(shape.size()), static_cast<uint8_t>(code),
                         static_cast<uint8_t>(8 * bytes), 1, shape.data(), strides.data(), 0});
      detail::Value value{detail::kTensor, 0, {}};
      value.pointer = &tensors.back();
      values.push_back(value);
    };
    const Shape one{1}, words{s.weights ? static_cast<int64_t>(s.weights->size() / 8) : 0};
    if (s.weights) add(s.weights->data(), "int64", words, one);
    for (const Passed& p : passed) add(p.data, p.argument->dtype, p.shape, p.strides);
    if (!s.gpu) {
      s.runtime->call(s.library.second, values);
      return;
    }
    struct OnStream {
      OnStream(const State& s, void* stream)
          : s(s), before(s.runtime->set_stream(s.device.index, stream)) {}
      ~OnStream() { s.runtime->set_stream(s.device.index, before); }
      const State& s;
      void* before;
    } guard(s, stream);
    s.runtime->call(s.library.second, values);
  }

  std::shared_ptr<State> state_;
};

}  // namespace tvmbn
