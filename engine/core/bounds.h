// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string>

namespace handhold {

/// Bounds of a number; both ends belong to the range.
struct Range {
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  const char* unit = "";

  /// False for what is not finite, too.
  bool holds(double number) const { return number >= least && number <= most && number - number == 0.0; }
};

/// "0 to 1000 m", "0 or more".
std::string inWords(const Range& range);

/// "1e+160 is out of range": with the remedy "write 0.001 to 1000 m".
std::string outOfRange(double number);

/// What each quantity may be in files and on the command line: far beyond what any task asks for, and far
/// within what the arithmetic behind it takes (squares and products of several of them stay finite).
namespace bound {
inline constexpr Range kPosition{-1e3, 1e3, "m"};
inline constexpr Range kLength{0.0, 1e3, "m"};
inline constexpr Range kRadius{1e-3, 1e3, "m"};
inline constexpr Range kDiameter{1e-3, 2.0, "m"};
inline constexpr Range kSpacing{0.01, 10.0, "m"};
inline constexpr Range kBodyLength{-100.0, 100.0, "m"};  ///< within a model
inline constexpr Range kDirection{-1e6, 1e6};            ///< components of what becomes a unit vector
inline constexpr Range kAngle{-100.0, 100.0, "rad"};
inline constexpr Range kJointLimit{-4.0 * 3.141592653589793, 4.0 * 3.141592653589793, "rad"};
inline constexpr Range kGravity{-100.0, 100.0, "m/s^2"};
inline constexpr Range kForce{-1e6, 1e6, "N"};
inline constexpr Range kForceLimit{0.0, 1e6, "N"};
inline constexpr Range kMoment{-1e6, 1e6, "N m"};
inline constexpr Range kMomentLimit{0.0, 1e6, "N m"};
inline constexpr Range kStrength{1e-3, 1e6, "N m"};  ///< of a joint: loads are shares of it
inline constexpr Range kStiffness{0.0, 1e6, "N m/rad"};
inline constexpr Range kDamping{0.0, 1e6, "N m s/rad"};
inline constexpr Range kMass{0.0, 1e5, "kg"};
inline constexpr Range kInertia{0.0, 1e6, "kg m^2"};
inline constexpr Range kFriction{0.0, 100.0};
inline constexpr Range kSole{0.0, 0.3, "m"};
inline constexpr Range kWeight{0.0, 1e6};
inline constexpr Range kDuration{0.01, 3600.0, "s"};
inline constexpr Range kTime{0.0, 3600.0, "s"};
inline constexpr Range kFrameRate{0.01, 1e4, "1/s"};
inline constexpr Range kSpeed{1e-3, 1e3, "m/s or rad/s"};
}  // namespace bound

}  // namespace handhold
