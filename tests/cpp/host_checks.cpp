// SPDX-License-Identifier: Apache-2.0
// What test_cpp_host.py asks of the header: host_checks sizes|runs|drivers|calls|damage ARGUMENTS
#include <fstream>
#include <functional>
#include <iostream>

#include "tvmbn/bundle.hpp"

using namespace tvmbn;

namespace {

std::string answer(const std::function<void()>& run) {
  try {
    run();
    return "ok";
  } catch (const Error& error) {
    return error.what();
  }
}

// y, total and new_stat of the toy operator for x, gamma and stat, with one thing at a time wrong.
void calls(const std::string& path) {
  const auto op = Operator::load(path, "cpu");
  Buffer x = op.allocate(96), gamma = op.allocate(64), stat = op.allocate(64);
  Buffer y = op.allocate(96), total = op.allocate(64);
  std::vector<float> ones(24, 1.f), row{1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  x.upload(ones.data()), gamma.upload(row.data()), stat.upload(row.data());
  const std::string f = "float32";
  std::vector<Tensor> in{{x.data(), f, {4, 6}}, {gamma.data(), f, {6}}, {stat.data(), f, {6}}};
  std::vector<Tensor> out{{y.data(), f, {4, 6}}, {total.data(), f, {6}}, {nullptr, f, {6}}};
  op(in, out);
  auto wrong = [&](size_t which, const Tensor& tensor, bool output = false) {
    auto i = in, o = out;
    (output ? o : i)[which] = tensor;
    std::cout << answer([&] { op(i, o); }) << "\n";
  };
  wrong(0, {x.data(), "float16", {4, 6}});
  wrong(0, {x.data(), f, {3, 6}});
  wrong(0, {static_cast<char*>(x.data()) + 4, f, {4, 6}});
  wrong(0, {nullptr, f, {4, 6}});
  wrong(1, {gamma.data(), f, {6}}, true);
  std::cout << answer([&] { op({in[0]}, out); }) << "\n";
  y.download(ones.data());
  stat.download(row.data());
  for (int i = 0; i < 6; ++i) std::cout << ones[18 + i] << " " << row[i] << " ";
  std::cout << "\n";
}

// Flips a bit in every `step`th byte of the manifest: each must be refused.
void damage(const std::string& path, const std::string& copy, size_t step) {
  const std::string text = detail::read_file(path + "/manifest.json");
  size_t refused = 0, taken = 0;
  for (size_t at = 0; at < text.size(); at += step) {
    std::string changed = text;
    changed[at] = static_cast<char>(changed[at] ^ (1 << at % 7));
    std::ofstream(copy + "/manifest.json", std::ios::binary) << changed;
    (answer([&] { Operator::load(copy, "cpu", path + "/runtime"); }) == "ok" ? taken : refused)++;
  }
  for (size_t size = 0; size < text.size(); size += 97) {
    std::ofstream(copy + "/manifest.json", std::ios::binary) << text.substr(0, size);
    (answer([&] { Operator::load(copy, "cpu", path + "/runtime"); }) == "ok" ? taken : refused)++;
  }
  std::cout << refused << " " << taken << "\n";
}

}  // namespace

int main(int count, char** given) {
  const std::vector<std::string> a(given + 1, given + count);
  if (a[0] == "sizes") {
    for (size_t i = 2; i < a.size(); ++i) {
      int64_t value = 0;
      const auto said = answer([&] { value = detail::Size(a[i], std::stoll(a[1])).value(); });
      std::cout << (said == "ok" ? std::to_string(value) : "refused") << "\n";
    }
  } else if (a[0] == "runs") {
    for (size_t i = 1; i + 2 < a.size(); i += 3)
      std::cout << detail::runs_on(a[i], {0, std::stoi(a[i + 1]), std::stoi(a[i + 2]), 0}) << "\n";
  } else if (a[0] == "drivers") {
    const Json entry = detail::JsonReader(a[1]).read();
    const detail::Version driver = detail::version_in(a[2]);
    std::cout << answer([&] { detail::check_driver(entry, {a[3]}, driver); }) << "\n";
  } else if (a[0] == "calls") {
    calls(a[1]);
  } else {
    damage(a[1], a[2], std::stoul(a[3]));
  }
}
