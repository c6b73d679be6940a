// SPDX-License-Identifier: Apache-2.0
// Run a standalone bundle on the inputs that its golden data holds, and compare the results.
// Exit status: 0 right, 1 wrong, 2 cannot be loaded or holds no inputs.
#include <chrono>
#include <cmath>
#include <iostream>

#include "npz.hpp"

namespace {

float half_to_float(uint16_t bits) {
  const int exponent = bits >> 10 & 31, fraction = bits & 1023;
  const float sign = bits >> 15 ? -1.f : 1.f;
  if (exponent == 31) return fraction ? NAN : sign * INFINITY;
  if (exponent == 0) return sign * std::ldexp(static_cast<float>(fraction), -24);
  return sign * std::ldexp(static_cast<float>(fraction + 1024), exponent - 25);
}

double value_at(const std::string& bytes, const std::string& dtype, size_t i) {
  if (dtype == "float64") return number_at<double>(bytes, 8 * i);
  if (dtype == "float32") return number_at<float>(bytes, 4 * i);
  if (dtype == "float16") return half_to_float(number_at<uint16_t>(bytes, 2 * i));
  if (dtype == "int64") return static_cast<double>(number_at<int64_t>(bytes, 8 * i));
  if (dtype == "bfloat16") {
    const uint32_t wide = uint32_t{number_at<uint16_t>(bytes, 2 * i)} << 16;
    float made;
    std::memcpy(&made, &wide, sizeof made);
    return made;
  }
  throw tvmbn::Error("a dtype that this example prints", dtype);
}

// Where each element, counted in logical order, lies in memory.
std::vector<size_t> places(const tvmbn::Argument& argument, int64_t n) {
  const tvmbn::Shape shape = argument.shape(n), strides = argument.strides(n);
  std::vector<size_t> made{0};
  for (size_t d = 0; d < shape.size(); ++d) {
    std::vector<size_t> next;
    for (size_t base : made)
      for (int64_t i = 0; i < shape[d]; ++i)
        next.push_back(base + static_cast<size_t>(i * strides[d]));
    made = std::move(next);
  }
  return made;
}

int check(const std::string& path, const std::string& device) {
  const auto start = std::chrono::steady_clock::now();
  const auto op = tvmbn::Operator::load(path, device);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  std::cout << op.manifest()["name"].str() << " for " << op.target() << " on " << op.device()
            << ", loaded in " << spent.count() << " ms\n";

  auto golden = read_npz(path + "/" + op.manifest()["golden"]["file"].str());
  const auto meta = tvmbn::detail::JsonReader(golden["meta"].bytes).read();
  const int64_t n = meta["batch"].kind == tvmbn::Json::null ? 0 : meta["batch"].num();

  std::vector<tvmbn::Buffer> memory;
  std::vector<tvmbn::Tensor> inputs, outputs;
  auto add = [&](std::vector<tvmbn::Tensor>& list, const tvmbn::Argument& argument,
                 const std::string& host) {
    memory.push_back(op.allocate(argument.bytes(n)));
    memory.back().upload(host.data());
    list.push_back({memory.back().data(), argument.dtype, argument.shape(n)});
  };
  for (const auto& argument : op.inputs()) {
    auto found = golden.find("input/" + argument.name);
    if (found == golden.end())
      throw tvmbn::Error("inputs in golden.npz", "none: they exceed 64 KiB");
    std::string host(argument.bytes(n), '\0');
    const size_t item = tvmbn::detail::dtypes().at(argument.dtype).second;
    const auto where = places(argument, n);
    for (size_t i = 0; i < where.size(); ++i)
      std::memcpy(&host[where[i] * item], &found->second.bytes[i * item], item);
    add(inputs, argument, host);
  }
  for (const auto& argument : op.outputs())  // NaN before, so that what is not written shows
    add(outputs, argument, std::string(argument.bytes(n), '\xff'));
  op(inputs, outputs);

  bool good = true;
  for (size_t k = 0; k < op.outputs().size(); ++k) {
    const auto& argument = op.outputs()[k];
    size_t source = inputs.size() + k;
    for (size_t i = 0; i < inputs.size(); ++i)
      if (op.inputs()[i].name == argument.updates) source = i;
    std::string host(argument.bytes(n), '\0');
    memory[source].download(&host[0]);
    const auto where = places(argument, n);
    const Array& want = golden.at("value/" + argument.name);
    const auto index = golden.find("index/" + argument.name);
    const auto& limits = op.manifest()["tolerances"][argument.name];
    double worst = 0;
    size_t wrong = 0, count = want.bytes.size() / 8;
    for (size_t i = 0; i < count; ++i) {
      const size_t flat = index == golden.end()
                              ? i
                              : static_cast<size_t>(number_at<int64_t>(index->second.bytes, 8 * i));
      const double got = value_at(host, argument.dtype, where.at(flat)),
                   expected = number_at<double>(want.bytes, 8 * i);
      const bool same = got == expected || (std::isnan(got) && std::isnan(expected));
      const double error = same ? 0 : std::fabs(got - expected);
      wrong += !(error <= limits["atol"].value + limits["rtol"].value * std::fabs(expected));
      worst = std::fmax(worst, error);
    }
    std::cout << argument.name << ": off by " << worst << " at most, " << wrong << " of " << count
              << " wrong\n";
    good = good && wrong == 0;
  }
  std::cout << (good ? "passed" : "failed") << "\n";
  return good ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) {
    std::cerr << "usage: run_bundle BUNDLE [cpu|cuda|cuda:INDEX]\n";
    return 2;
  }
  try {
    return check(arguments[1], count > 2 ? arguments[2] : "");
  } catch (const std::exception& error) {
    std::cerr << "error: " << error.what() << "\n";
    return 2;
  }
}
