// SPDX-License-Identifier: Apache-2.0
// Tensors, the arguments of an operator, and memory on its device.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>
#include <tuple>
#include <vector>

#include "runtime.hpp"

namespace tvmbn {

using Shape = std::vector<int64_t>;

struct Tensor {
  void* data;
  std::string dtype;  // as the manifest names it: float16, int64, ...
  Shape shape;
};

namespace detail {

inline const std::map<std::string, std::pair<int, int>>& dtypes() {  // DLPack's code, and bytes
  static const std::map<std::string, std::pair<int, int>> known = {
      {"float64", {2, 8}}, {"float32", {2, 4}}, {"float16", {2, 2}}, {"bfloat16", {4, 2}},
      {"int64", {0, 8}},   {"int32", {0, 4}},   {"int16", {0, 2}},   {"int8", {0, 1}},
      {"uint8", {1, 1}},   {"bool", {6, 1}}};
  return known;
}

// Value of a dimension such as "(N*49+2047)//2048".
class Size {
 public:
  Size(const std::string& text, int64_t n) : text_(text), n_(n) {}
  int64_t value() {
    const int64_t made = sum();
    if (at_ != text_.size()) bad();
    return made;
  }

 private:
  [[noreturn]] void bad() const { throw Error("a dimension in N with + - * //", text_); }
  bool take(const std::string& what) {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    if (text_.compare(at_, what.size(), what) != 0) return false;
    at_ += what.size();
    return true;
  }
  int64_t sum() {
    int64_t made = product();
    for (;;) {
      if (take("+"))
        made += product();
      else if (take("-"))
        made -= product();
      else
        return made;
    }
  }
  int64_t product() {
    int64_t made = atom();
    for (;;) {
      if (take("*")) {
        made *= atom();
      } else if (take("//")) {
        const int64_t by = atom();
        if (by == 0) bad();
        made = made / by - (made % by != 0 && (made < 0) != (by < 0));  // rounds down
      } else {
        return made;
      }
    }
  }
  int64_t atom() {
    if (take("-")) return -atom();
    if (take("N")) return n_;
    if (take("(")) {
      const int64_t made = sum();
      if (!take(")")) bad();
      return made;
    }
    if (at_ >= text_.size() || !std::isdigit(static_cast<unsigned char>(text_[at_]))) bad();
    int64_t made = 0;
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])))
      made = made * 10 + (text_[at_++] - '0');
    return made;
  }

  const std::string& text_;
  int64_t n_;
  size_t at_ = 0;
};

inline std::string show(const Shape& shape) {
  std::string made;
  for (int64_t size : shape) made += (made.empty() ? "" : ", ") + std::to_string(size);
  return "(" + made + ")";
}

}  // namespace detail

// One argument of the operator.
struct Argument {
  std::string name, dtype, updates, on_empty;  // `updates`: the input whose memory takes the result
  std::vector<Json> dims;
  std::vector<int64_t> order;  // dimensions from outermost to innermost in memory

  explicit Argument(const Json& entry)
      : name(entry["name"].str()),
        dtype(entry["dtype"].str()),
        updates(entry["updates"].str_or("")),
        on_empty(entry["on_empty"].str()),
        dims(entry["shape"].all()) {
    if (!detail::dtypes().count(dtype)) throw Error("a known dtype for " + name, dtype);
    for (size_t i = 0; i < dims.size(); ++i) order.push_back(static_cast<int64_t>(i));
    if (entry["order"].kind != Json::null)
      for (size_t i = 0; i < dims.size(); ++i) order[i] = entry["order"].all().at(i).num();
  }
  Shape shape(int64_t n) const {
    Shape made;
    for (const Json& dim : dims)
      made.push_back(dim.kind == Json::text ? detail::Size(dim.string, n).value() : dim.num());
    return made;
  }
  Shape strides(int64_t n) const {
    const Shape sizes = shape(n);
    Shape made(sizes.size(), 1);
    int64_t step = 1;
    for (size_t i = sizes.size(); i-- > 0; step *= sizes[static_cast<size_t>(order[i])])
      made[static_cast<size_t>(order[i])] = step;
    return made;
  }
  size_t bytes(int64_t n) const {
    size_t made = static_cast<size_t>(detail::dtypes().at(dtype).second);
    for (int64_t size : shape(n)) made *= static_cast<size_t>(size);
    return made;
  }
};

// Memory on the operator's device, aligned for any kernel.
class Buffer {
 public:
  Buffer(const detail::Runtime& runtime, bool gpu, int index, size_t size)
      : runtime_(&runtime), gpu_(gpu), index_(index), size_(size) {
    const size_t rounded = std::max<size_t>(64, (size + 63) / 64 * 64);
    if (gpu_) {
      (*runtime_->cudart)("cudaSetDevice", index_);
      (*runtime_->cudart)("cudaMalloc", &data_, rounded);
    } else if (!(data_ = std::aligned_alloc(64, rounded))) {
      throw Error(std::to_string(size) + " bytes of memory", "none");
    }
  }
  Buffer(Buffer&& other) noexcept { *this = std::move(other); }
  Buffer& operator=(Buffer&& other) noexcept {
    std::swap(runtime_, other.runtime_), std::swap(gpu_, other.gpu_),
        std::swap(index_, other.index_);
    std::swap(size_, other.size_), std::swap(data_, other.data_);
    return *this;
  }
  ~Buffer() {
    if (!data_) return;
    try {
      if (gpu_)
        (*runtime_->cudart)("cudaFree", data_);
      else
        std::free(data_);
    } catch (const Error&) {
      // the context is lost, and its memory with it
    }
  }
  void* data() const { return data_; }
  size_t size() const { return size_; }
  // Copy from or to the host; waits for what the GPU was told to do before.
  void upload(const void* host) { copy(data_, host, 1); }
  void download(void* host) const { copy(host, data_, 2); }

 private:
  void copy(void* target, const void* source, int direction) const {
    if (gpu_)
      (*runtime_->cudart)("cudaMemcpy", target, source, size_, direction);
    else
      std::memcpy(target, source, size_);
  }

  const detail::Runtime* runtime_ = nullptr;
  bool gpu_ = false;
  int index_ = 0;
  size_t size_ = 0;
  void* data_ = nullptr;
};

}  // namespace tvmbn
