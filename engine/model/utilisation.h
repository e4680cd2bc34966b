// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

// What a joint can at a posture q and at rates v: an empty v is a body that is still. Where its model has
// strength curves limits go with angles and speeds; joint's own torqueLower and torqueUpper are those at its
// best.

/// Of a body that is still.
const VectorX& noRates();

/// The ends of a joint.
enum class TorqueEnd { Lower, Upper };
inline TorqueEnd endOf(double torque) { return torque >= 0.0 ? TorqueEnd::Upper : TorqueEnd::Lower; }

/// The torque limit at one end of joint i (1..n), with its sign (N m). Never zero.
double torqueLimit(const Model& model, int joint, TorqueEnd end, const VectorX& q, const VectorX& v);

/// |torque| over the limit of joint i on the side on which it acts; 1 is the limit.
double utilisation(const Model& model, int joint, double torque, const VectorX& q, const VectorX& v);

/// The utilisation of each joint (n).
VectorX normalizedTorque(const Model& model, const VectorX& tau, const VectorX& q, const VectorX& v);

/// Both limits of each joint (n), lower ones below zero (N m).
struct TorqueLimits {
  VectorX lower, upper;
};
TorqueLimits torqueLimits(const Model& model, const VectorX& q, const VectorX& v);
VectorX normalizedTorque(const VectorX& tau, const TorqueLimits& limits);

/// Whether an end's limit varies.
bool hasCurve(const Joint& joint, TorqueEnd end);

/// Whether joint i is bent beyond the angles at which the source's cosine of that end is believed
/// (kToldTurn): the limit there is held, and doubtful.
bool isBeyondCurve(const Model& model, int joint, TorqueEnd end, const VectorX& q);

}  // namespace handhold
