// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// Of a published cosine over a joint's angle no more than this is believed: half of its best (rad), because
/// no torque was measured near its zeros. Beyond it a limit is doubtful, which is told (isBeyondCurve): m50's
/// knee extension stays at 118 N m at the stretched knee, where the curve has 34.
inline constexpr double kToldTurn = M_PI / 3.0;

/// cos(turn (q - best)), its argument held at kToldTurn (Anderson).
struct StrengthCosine {
  double best = 0.0;  ///< the joint's angle where it is strongest (rad)
  double turn = 0.0;  ///< of the argument by the joint's angle, above zero
  bool operator==(const StrengthCosine&) const = default;
};

/// A polynomial of the joint's own angle and a slope by each of its neighbours', held between kLeastShape
/// and a little above 1 (Chaffin and Andersson's prediction equations).
struct StrengthShape {
  struct Neighbour {
    LinkIndex joint;
    double slope = 0.0;  ///< (1/rad)
    bool operator==(const Neighbour&) const = default;
  };
  double constant = 1.0, linear = 0.0, square = 0.0;  ///< (1, 1/rad, 1/rad^2)
  std::vector<Neighbour> neighbours;
  bool operator==(const StrengthShape&) const = default;
};
inline constexpr double kLeastShape = 0.3;

/// What speed makes of the isometric torque (Anderson): three quarters and half are left at two speeds of the
/// muscle shortening; stretched slowly it holds more. Where the hyperbola through them comes late to nothing,
/// or never, that of Hill to a top speed keeps it down.
struct StrengthSpeeds {
  double threeQuarters = 0.0, half = 0.0;  ///< (rad/s), the second is the greater
  double stretched = 1.0;                  ///< of the isometric torque, 1 to 1.2
  double stretchedAt = 1.0;                ///< from this speed of stretching on (rad/s)
  double top = 0.0;                        ///< (rad/s); 0: the hyperbola as it is
  double atHalfTop = 0.25;                 ///< what Hill's has left at half of it
  bool operator==(const StrengthSpeeds&) const = default;
};
inline constexpr double kLeastSpeed = 0.05;  ///< a limit never vanishes

/// How the greatest torque at one end of a joint goes with its angle, its speed and its neighbours' angles.
struct StrengthCurve {
  std::optional<StrengthCosine> cosine;
  std::optional<StrengthShape> shape;
  std::optional<StrengthSpeeds> speeds;
  bool operator==(const StrengthCurve&) const = default;
};

/// Of both ends of a joint; an end without is constant.
struct StrengthCurves {
  std::optional<StrengthCurve> lower, upper;
  bool operator==(const StrengthCurves&) const = default;
};

/// A part of the greatest isometric torque with its derivatives by the joint's angle, the speed at which the
/// muscle shortens, and the shape's sum over the neighbours.
struct StrengthPart {
  double value = 1.0;
  Vector3 slope = Vector3::Zero();
  Matrix3 curvature = Matrix3::Zero();
};

/// Twice continuously differentiable, above zero, at most 1.01 times what stretching gives. `neighbours` is
/// the sum of slope times angle.
StrengthPart strengthPart(const StrengthCurve& curve, double angle, double shortening, double neighbours);
/// The value alone.
double strengthValue(const StrengthCurve& curve, double angle, double shortening, double neighbours);

/// What Anderson's curve alone leaves of the isometric torque at a speed of shortening (rad/s).
double leftAtSpeed(const StrengthSpeeds& speeds, double shortening);

/// The speed of shortening at which the curve of Anderson has nothing left (rad/s); infinite where it never
/// comes to that.
double speedOfNothing(const StrengthSpeeds& speeds);

/// The same curve for the joint of the other side, whose angles are `sign` times the joint's own.
StrengthCurve mirrored(const Model& model, const StrengthCurve& curve, double sign);

}  // namespace handhold
