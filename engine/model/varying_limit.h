// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/strength_curve.h"
#include "engine/model/utilisation.h"

namespace handhold {

/// Null where the end is constant.
inline const StrengthCurve* curveAt(const Joint& joint, TorqueEnd end) {
  if (!joint.strength) return nullptr;
  const std::optional<StrengthCurve>& curve =
      end == TorqueEnd::Upper ? joint.strength->upper : joint.strength->lower;
  return curve ? &*curve : nullptr;
}

/// The muscle at the upper end shortens as the angle grows.
constexpr double shorteningOf(TorqueEnd end) { return end == TorqueEnd::Upper ? 1.0 : -1.0; }

inline double neighbourSum(const StrengthCurve& curve, const VectorX& q) {
  double sum = 0.0;
  if (curve.shape)
    for (const StrengthShape::Neighbour& of : curve.shape->neighbours)
      sum += of.slope * q[positionIndex(of.joint)];
  return sum;
}

/// The torque limit (N m) at one end of a joint that varies, at a posture and its rates, with its
/// derivatives.
///
/// slope and curvature are by the joint's angle, its rate, and the sum over its neighbours.
class VaryingLimit {
 public:
  VaryingLimit(const Model& model, int joint, TorqueEnd end)
      : curve_(curveAt(model.joints[joint], end)),
        joint_(joint),
        greatest_(end == TorqueEnd::Upper ? model.joints[joint].torqueUpper
                                          : model.joints[joint].torqueLower),
        shortening_(shorteningOf(end)) {}

  int joint() const { return joint_; }
  const StrengthCurve& curve() const { return *curve_; }

  /// v: empty, where the body is still.
  void set(const VectorX& q, const VectorX& v) {
    const double rate = v.size() > 0 ? v[velocityIndex(joint_)] : 0.0;
    part_ = strengthPart(*curve_, q[positionIndex(joint_)], shortening_ * rate, neighbourSum(*curve_, q));
    part_.value *= greatest_;
    part_.slope *= greatest_;
    part_.curvature *= greatest_;
    part_.slope[1] *= shortening_;
    part_.curvature.row(1) *= shortening_;
    part_.curvature.col(1) *= shortening_;
  }
  double value() const { return part_.value; }
  const Vector3& slope() const { return part_.slope; }
  const Matrix3& curvature() const { return part_.curvature; }

 private:
  const StrengthCurve* curve_;
  int joint_;
  double greatest_, shortening_;
  StrengthPart part_;
};

}  // namespace handhold
