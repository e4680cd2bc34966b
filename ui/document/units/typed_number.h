// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace handhold {

/// A number as it was meant, or why what was typed is none.
struct TypedNumber {
  double value = 0.0;   ///< in the unit that was asked for
  std::string problem;  ///< one sentence; empty: it is a number

  bool isNumber() const { return problem.empty(); }
};

/// Reads numbers with units and their sums, differences, products, quotients and brackets: "1.1 m - 3 cm",
/// "450+20", "2*45°", "5 ft 3 in", "1/2 in". The answer is in `unit` ("mm", "m/s²", "/ s", "%"; empty: a
/// plain number), and so are numbers without one of their own. Point and comma are decimal signs; a comma
/// before three digits is one only where `decimalSign`, that of the user's locale, is the comma, since
/// elsewhere it may part thousands.
TypedNumber readNumber(std::string_view text, std::string_view unit, char decimalSign = '.');

}  // namespace handhold
