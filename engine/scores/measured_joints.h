// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/model/model.h"
#include "engine/model/segments.h"

namespace handhold {

/// What a joint's torque is to the people who were measured.
struct StrengthMovement {
  const char* stem;      ///< of the joint's name, behind its side
  const char* joint;     ///< as the table of strengths calls it
  const char* positive;  ///< direction of a torque above zero
  const char* negative;
  double angleSign;  ///< of the table's angle against the joint's
  BodySegment segment;
};

inline constexpr std::array<StrengthMovement, 9> kMovements{{
    {"hip_flexion", "hip", "extension", "flexion", -1.0, BodySegment::Thigh},
    {"knee_flexion", "knee", "flexion", "extension", 1.0, BodySegment::Shank},
    {"ankle_plantarflexion", "ankle", "plantarflexion", "dorsiflexion", -1.0, BodySegment::Foot},
    {"elbow_flexion", "elbow", "extension", "flexion", 1.0, BodySegment::Forearm},
    {"shoulder_adduction", "shoulder", "vertical_adduction", "vertical_abduction", 1.0,
     BodySegment::UpperArm},
    {"shoulder_horizontal_flexion", "shoulder", "horizontal_flexion", "horizontal_extension", 1.0,
     BodySegment::UpperArm},
    {"humerus_rotation", "shoulder", "external_rotation", "internal_rotation", 1.0, BodySegment::UpperArm},
    {"spine1_flexion", "trunk", "flexion", "extension", 1.0, BodySegment::Trunk},
    {"spine1_lateral", "trunk", "lateral_flexion", "lateral_flexion", 1.0, BodySegment::Trunk},
}};

/// A joint of a model with its movement.
struct MeasuredJoint {
  int joint = 0;
  const StrengthMovement* movement = nullptr;
  std::optional<BodySide> side = {};
};

/// Those that the model has, on both sides.
std::vector<MeasuredJoint> measuredJoints(const Model& model);

}  // namespace handhold
