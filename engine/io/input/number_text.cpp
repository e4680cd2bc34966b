// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

constexpr double kGapNumber = std::numeric_limits<double>::quiet_NaN();
constexpr int kFewestInAll = 6;  // digits that writers of so many in all print, at least
constexpr int kMostCount = 1000000000;

/// What C, C++, Python, Matlab and the C library of Windows print for what is no number.
bool isGapWord(std::string_view text) {
  std::string word = lowered(text);
  if (word.starts_with('-') || word.starts_with('+')) word.erase(0, 1);
  return word.starts_with("nan") || word.starts_with("inf") || word.starts_with("1.#") || word == "na" ||
         word == "n/a";
}

/// FORTRAN's exponent.
std::optional<double> withExponentD(std::string_view text) {
  std::string copy(text);
  const std::size_t at = copy.find_first_of("dD");
  if (at == std::string::npos) return std::nullopt;
  copy[at] = 'e';
  double value = 0.0;
  const auto [end, error] = std::from_chars(copy.data(), copy.data() + copy.size(), value);
  if (error != std::errc() || end != copy.data() + copy.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<double> numberOf(std::string_view text) {
  text = trimmed(text);
  if (text.empty()) return kGapNumber;
  if (text.front() == '+') text.remove_prefix(1);
  double value = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool isWhole = end == text.data() + text.size() && !text.empty();
  if (isWhole && error == std::errc()) return std::isfinite(value) ? value : kGapNumber;
  // too small to be held is zero, too large is none
  if (isWhole && error == std::errc::result_out_of_range)
    return text.find('-', 1) != std::string_view::npos ? 0.0 : kGapNumber;
  if (isGapWord(text)) return kGapNumber;
  return withExponentD(text);
}

std::optional<int> countOf(std::string_view text) {
  const std::optional<double> value = numberOf(text);
  if (!value || !(*value >= 0.0 && *value <= kMostCount) || *value != std::floor(*value)) return std::nullopt;
  return static_cast<int>(*value);
}

double halfDigit(std::string_view text) {
  text = trimmed(text);
  const std::size_t point = text.find('.'), exponent = text.find_first_of("eE");
  const std::size_t end = std::min(exponent, text.size());
  const double digits = point >= end ? 0.0 : static_cast<double>(end - point - 1);
  const double power =
      exponent == std::string_view::npos ? 0.0 : numberOf(text.substr(exponent + 1)).value_or(0);
  return 0.5 * std::pow(10.0, power - digits);
}

void WrittenDigits::hear(std::string_view text, double value) {
  finest_ = std::min(finest_, halfDigit(text));
  const std::string_view mantissa = text.substr(0, std::min(text.find_first_of("eEdD"), text.size()));
  const std::size_t first = std::min(mantissa.find_first_of("123456789"), mantissa.size());
  const auto digits =
      std::ranges::count_if(mantissa.substr(first), [](char c) { return c >= '0' && c <= '9'; });
  most_ = std::max(most_, static_cast<int>(digits));
  if (std::isfinite(value)) greatest_ = std::max(greatest_, std::abs(value));
}

double WrittenDigits::rounding() const {
  if (most_ < kFewestInAll || !(greatest_ > 0.0)) return finest_;
  return std::max(finest_, 0.5 * std::pow(10.0, std::floor(std::log10(greatest_)) + 1.0 - most_));
}

std::string printed(double value) {
  if (!std::isfinite(value)) return {};
  char text[40];
  const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 9).ptr;
  return std::string(text, end);
}

std::string printedWhole(double value) {
  if (!std::isfinite(value)) return {};
  char text[40];
  return std::string(text, std::to_chars(text, text + sizeof text, value).ptr);
}

}  // namespace handhold
