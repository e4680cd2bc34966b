// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/bounds.h"

#include <charconv>
#include <cmath>

namespace handhold {

namespace {

/// With a point whatever the locale; bounds up to a million without an exponent.
std::string digits(double number) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, number, std::chars_format::general, 12).ptr;
  return std::string(text, end);
}

}  // namespace

std::string inWords(const Range& range) {
  const std::string unit = *range.unit ? std::string(" ") + range.unit : std::string();
  if (std::isfinite(range.least) && std::isfinite(range.most))
    return digits(range.least) + " to " + digits(range.most) + unit;
  if (std::isfinite(range.least)) return digits(range.least) + unit + " or more";
  return std::isfinite(range.most) ? digits(range.most) + unit + " or less" : "a finite number";
}

std::string outOfRange(double number) { return digits(number) + " is out of range"; }

}  // namespace handhold
