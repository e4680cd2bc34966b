// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace handhold {

/// A number of a text file: "1.5", "+2E-03", "1.2D3". Blank and all spellings of NaN and of infinity are a
/// gap (NaN); nothing for what is no number. A point whatever the locale.
std::optional<double> numberOf(std::string_view text);

/// A whole number from 0 to a billion; nothing for anything else.
std::optional<int> countOf(std::string_view text);

/// Half of the last digit that the text prints: 0.0005 of "0.033".
double halfDigit(std::string_view text);

/// How finely the numbers of a column are written: to a decimal that all share, or, by writers of a number of
/// digits in all ("0.0333333333", "1.03333333"), the coarser the larger they are.
class WrittenDigits {
 public:
  void hear(std::string_view text, double value);
  /// What any of the numbers may be off by.
  double rounding() const;

 private:
  double finest_ = 1.0;  ///< half of the last digit
  int most_ = 0;         ///< digits of one number, from its first that is not 0
  double greatest_ = 0.0;
};

/// Nine digits, which a single-precision number survives; empty for a gap.
std::string printed(double value);
/// All digits that the number has; empty for a gap.
std::string printedWhole(double value);

}  // namespace handhold
