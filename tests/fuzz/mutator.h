// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cctype>
#include <iterator>
#include <random>
#include <string>

namespace handhold {

/// Damages text as files are damaged: cut off, bytes changed, parts lost, doubled or exchanged, and numbers
/// that nobody expects. The same seed gives the same texts.
class Mutator {
 public:
  explicit Mutator(unsigned seed) : random_(seed) {}

  /// One to four damages, one upon the other.
  std::string mutate(std::string text) {
    for (std::size_t n = 1 + below(4); n > 0 && !text.empty(); --n) damage(text);
    return text;
  }

  std::size_t below(std::size_t end) { return random_() % end; }

 private:
  void damage(std::string& text) {
    const std::size_t at = below(text.size()),
                      length = 1 + below(std::min<std::size_t>(text.size() - at, 40));
    switch (below(8)) {
      case 0:
        text.resize(at);
        break;
      case 1:
        text[at] = static_cast<char>(below(256));
        break;
      case 2:
        text.erase(at, length);
        break;
      case 3:
        text.insert(below(text.size()), text.substr(at, length));
        break;
      case 4:
        std::swap(text[at], text[below(text.size())]);
        break;
      default:  // most often, since text that still has its form gets furthest
        replaceNumber(text, at);
    }
  }

  void replaceNumber(std::string& text, std::size_t from) {
    static const char* const kNumbers[] = {"0",           "-0",    "-1",   "1e155", "1e-320", "1e308",
                                           "1e400",       "nan",   "inf",  "1e-9",  "-1e160", "2147483648",
                                           "-2147483649", "1e19",  "null", "true",  "\"x\"",  "[]",
                                           "{}",          "0.5.5", ""};
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    const auto isPart = [&](char c) { return isDigit(c) || c == '.' || c == '-' || c == '+' || c == 'e'; };
    const auto first = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), isDigit);
    const auto last = std::find_if_not(first, text.end(), isPart);
    if (first != text.end()) text.replace(first, last, kNumbers[below(std::size(kNumbers))]);
  }

  std::mt19937 random_;
};

}  // namespace handhold
