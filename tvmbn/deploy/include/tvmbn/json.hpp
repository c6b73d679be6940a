// SPDX-License-Identifier: Apache-2.0
// Just enough JSON to read a manifest, and the errors that reading it can end in.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace tvmbn {

// Everything that goes wrong: what was required, and what was received.
struct Error : std::runtime_error {
  Error(const std::string& required, const std::string& received)
      : std::runtime_error("required " + required + "; received " + received) {}
};

struct Json {
  enum Kind { null, boolean, integer, real, text, list, object };

  Kind kind = null;
  int64_t number = 0;  // of a boolean or an integer
  double value = 0;    // of any number
  std::string string;
  std::vector<Json> items;
  std::map<std::string, Json> fields;

  bool has(const std::string& key) const { return fields.count(key) != 0; }

  const Json& operator[](const std::string& key) const {
    auto found = fields.find(key);
    if (found == fields.end()) throw Error("the key " + key + " in the manifest", "none");
    return found->second;
  }
  const std::string& str() const { return expect(text).string; }
  int64_t num() const { return expect(integer).number; }
  const std::vector<Json>& all() const { return expect(list).items; }
  std::string str_or(const std::string& other) const { return kind == null ? other : str(); }

 private:
  const Json& expect(Kind wanted) const {
    if (kind != wanted) throw Error("another kind of value in the manifest", std::to_string(kind));
    return *this;
  }
};

namespace detail {

class JsonReader {
 public:
  explicit JsonReader(const std::string& text) : text_(text) {}

  Json read() {
    Json value = any(0);
    space();
    if (at_ != text_.size()) bad();
    return value;
  }

 private:
  static constexpr int kDeepest = 64;

  [[noreturn]] void bad() const { throw Error("JSON", "an error at byte " + std::to_string(at_)); }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void space() {
    while (at_ < text_.size() &&
           (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r'))
      ++at_;
  }
  bool take(char c) {
    space();
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void need(char c) {
    if (!take(c)) bad();
  }
  bool word(const char* letters) {
    const std::string wanted(letters);
    if (text_.compare(at_, wanted.size(), wanted) != 0) return false;
    at_ += wanted.size();
    return true;
  }

  Json any(int depth) {
    if (depth > kDeepest) bad();
    space();
    Json made;
    if (peek() == '{') return fields(depth);
    if (peek() == '[') return items(depth);
    if (peek() == '"') {
      made.kind = Json::text;
      made.string = quoted();
    } else if (word("true") || word("false")) {
      made.kind = Json::boolean;
      made.number = text_[at_ - 2] == 'u';
    } else if (!word("null")) {
      made = number();
    }
    return made;
  }

  Json fields(int depth) {
    Json made;
    made.kind = Json::object;
    need('{');
    if (take('}')) return made;
    do {
      space();
      std::string key = quoted();
      need(':');
      if (!made.fields.emplace(std::move(key), any(depth + 1)).second) bad();
    } while (take(','));
    need('}');
    return made;
  }

  Json items(int depth) {
    Json made;
    made.kind = Json::list;
    need('[');
    if (take(']')) return made;
    do made.items.push_back(any(depth + 1));
    while (take(','));
    need(']');
    return made;
  }

  Json number() {
    const char* begin = text_.c_str() + at_;
    if (*begin != '-' && (*begin < '0' || *begin > '9')) bad();
    char *end, *whole;
    Json made;
    made.value = std::strtod(begin, &end);
    made.number = std::strtoll(begin, &whole, 10);
    made.kind = whole == end ? Json::integer : Json::real;
    at_ += static_cast<size_t>(end - begin);
    return made;
  }

  std::string quoted() {
    if (peek() != '"') bad();
    std::string made;
    for (++at_; peek() != '"'; ++at_) {
      if (at_ >= text_.size() || static_cast<unsigned char>(peek()) < 0x20) bad();
      if (peek() != '\\') {
        made += peek();
        continue;
      }
      ++at_;
      const std::string plain = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
      const size_t which = plain.find(peek());
      if (which != std::string::npos && peek() != '\0') {
        made += meant[which];
      } else if (peek() == 'u' && at_ + 4 < text_.size()) {
        const long code = std::strtol(text_.substr(at_ + 1, 4).c_str(), nullptr, 16);
        if (code >= 0x80) bad();  // tvmbn writes anything else as it is
        made += static_cast<char>(code);
        at_ += 4;
      } else {
        bad();
      }
    }
    ++at_;
    return made;
  }

  const std::string& text_;
  size_t at_ = 0;
};

}  // namespace detail
}  // namespace tvmbn
