// SPDX-License-Identifier: Apache-2.0
// Read golden.npz: an uncompressed zip of .npy files, little-endian and in C order.
#pragma once

#include <cstring>
#include <map>
#include <string>

#include "tvmbn/bundle.hpp"

struct Array {
  std::string kind;  // NumPy's: <f4, <f2, <i8, ...
  std::string bytes;
};

template <typename Number>
Number number_at(const std::string& text, size_t at) {
  Number made;
  if (at + sizeof made > text.size())
    throw tvmbn::Error("a whole golden.npz", "one that ends early");
  std::memcpy(&made, text.data() + at, sizeof made);
  return made;
}

inline Array parse_npy(const std::string& text) {
  if (text.compare(0, 8, std::string("\x93NUMPY\x01\x00", 8)) != 0)
    throw tvmbn::Error(".npy 1.0", "another");
  const size_t length = number_at<uint16_t>(text, 8);
  const std::string header = text.substr(10, length), mark = "'descr': '";
  const size_t start = header.find(mark) + mark.size();
  return {header.substr(start, header.find('\'', start) - start), text.substr(10 + length)};
}

inline std::map<std::string, Array> read_npz(const std::string& path) {
  const std::string text = tvmbn::detail::read_file(path);
  std::map<std::string, Array> made;
  for (size_t at = 0; number_at<uint32_t>(text, at) == 0x04034b50;) {
    const size_t size = number_at<uint32_t>(text, at + 18),
                 name = number_at<uint16_t>(text, at + 26);
    const size_t extra = number_at<uint16_t>(text, at + 28), content = at + 30 + name + extra;
    if (number_at<uint16_t>(text, at + 8) != 0)
      throw tvmbn::Error("a stored file", "a compressed one");
    std::string key = text.substr(at + 30, name);
    made[key.substr(0, key.size() - 4)] = parse_npy(text.substr(content, size));
    at = content + size;
  }
  return made;
}
