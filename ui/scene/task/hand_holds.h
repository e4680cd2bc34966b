// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/dynamics/data.h"
#include "engine/task/contact_points.h"
#include "ui/scene/grip/hand_pose.h"
#include "ui/scene/task/prop_meshes.h"

namespace handhold {

/// The length of a handle that no prop tells (m).
inline constexpr double kUsualLength = 0.18;
/// What a hand holds is a rod that is so near (m).
inline constexpr double kOnRod = 0.03;

/// A hand that is closed round a handle: the axes of its grip, x to the fingers, and what suits it (m).
struct Fist {
  Pose X_WG;
  BodySide side = BodySide::Right;
  double radius = kUsualBar;
};

/// What a grip closes on: a rod of a prop, the surface of a box or a mesh, or a handle that is drawn there.
enum class GripOn { Rod, Surface, Handle };
GripOn heldThing(const Task& task, const Contact& contact, PropMeshes& meshes);

/// What else a picture knows of what hands hold.
struct HandsAbout {
  const std::vector<ContactLoad>& loads;  ///< on the body; manoeuvres and recordings hold by nothing else
  PropMeshes& meshes;
};

/// Hands close around what they hold, be it a tool or a mass, lie flat on surfaces and point where a
/// fingertip has a target. What a hand is not at it does not hold. The kinematics in data are those of the
/// person's posture.
HandGrips handGrips(const Task& task, const Model& model, const Data& data, const HandsAbout& about);

/// Where the site of a load is in the axes of the grip of the hand that holds it by a handle: at its grip or
/// palm, and no contact there. Nothing for other loads.
std::optional<Pose> handleGrip(const Task& task, const Model& model, const Load& load);

/// The hand that bears such a load, where its grip is.
Fist fistOf(const Model& model, const Load& load, const Pose& X_WG);

}  // namespace handhold
