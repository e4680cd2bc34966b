// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Where hands and centre of mass are along a motion, in world (m); as many points as times. A model without
/// such a hand has no points for it.
struct MotionPaths {
  std::vector<double> times;  ///< (s)
  std::vector<Vector3> rightHand, leftHand, centreOfMass;
};

/// At every frame, or at about 400 of them where there are more.
MotionPaths motionPaths(const Model& model, const Motion& motion);

/// The way up to a time strong, fading with age, the way that is left pale; and what the colours mean.
void addTrails(Scene& scene, const MotionPaths& paths, double time);

/// Lengths of the arrows of momentum.
inline constexpr double kMetresPerMomentum = 0.01;         ///< m for 1 kg m/s
inline constexpr double kMetresPerAngularMomentum = 0.05;  ///< m for 1 kg m^2/s

/// Linear momentum and angular momentum about the centre of mass as arrows there, with their values as notes.
void addMomentum(Scene& scene, const Model& model, const MotionFrame& frame);

/// As document 004 draws an arm: the circle on which its elbow may be, that circle's axis and the line of the
/// hand. Nothing for whoever is more than an arm.
void addElbowCircle(Scene& scene, const Model& model, const Data& data);

}  // namespace handhold
