// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace handhold {

// Exact by definition (NIST SP 811, appendix B): the inch, the pound and standard gravity; in SI units.
inline constexpr double kInch = 0.0254;
inline constexpr double kFoot = 12.0 * kInch;
inline constexpr double kPound = 0.45359237;
inline constexpr double kPoundForce = kPound * 9.80665;
inline constexpr double kFootPound = kFoot * kPoundForce;
inline constexpr double kRadiansPerDegree = M_PI / 180.0;

/// What a quantity measures: the powers of metre, kilogram, second, radian and pixel in its unit.
class Measure {
 public:
  constexpr Measure() = default;
  constexpr Measure(int length, int mass, int time, int angle = 0, int pixels = 0)
      : powers_{length, mass, time, angle, pixels} {}

  bool operator==(const Measure&) const = default;
  Measure times(const Measure& other, int power) const;  ///< of a product with other^power

 private:
  std::array<int, 5> powers_{};
};

/// A number with what it measures.
struct Amount {
  double value = 0.0;  ///< in SI units and radians
  Measure measure;
  bool isBare = false;  ///< typed without any unit
};

/// One of the unit, as people write it ("mm", "lbf", "Deg"); empty where it is not known.
std::optional<Amount> unitCalled(std::string_view name);

/// "a length (m, cm, mm, in, ft)"; "something else" for what has no name.
std::string nounOf(const Measure& measure);

}  // namespace handhold
