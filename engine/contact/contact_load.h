// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/typed_index.h"
#include "engine/math/types.h"

namespace handhold {

/// What one contact point or load does to the body: a wrench about a point, in world axes.
struct ContactLoad {
  std::string name;  ///< of the contact or load; "left foot heel" for one of several points
  std::string kind;  ///< grip, fixed, palm, foot, restraint, load or water, as files call it
  int contact = -1;  ///< index into Task::contacts, -1 for a load
  LinkIndex link;
  FrameIndex frame;
  Vector3 localPoint = Vector3::Zero();  ///< in the frame (m)
  Vector3 normal = Vector3::UnitY();     ///< of the surface, towards the body
  double friction = 0.0;
  bool hasTarget = false;            ///< the point must stay at target
  Vector3 target = Vector3::Zero();  ///< in world (m)
  Vector3 point = Vector3::Zero();   ///< in world (m)
  Vector3 force = Vector3::Zero();   ///< on the body (N)
  Vector3 moment = Vector3::Zero();  ///< on the body about the point (N m)

  bool operator==(const ContactLoad&) const = default;
};

/// What files call a load of the task, and what water does to a part of the body.
inline constexpr const char* kLoadKind = "load";
inline constexpr const char* kWaterKind = "water";

/// Whether something holds or touches the body there: no load of the task, nor the water around it.
inline bool isTouch(const ContactLoad& load) { return load.kind != kLoadKind && load.kind != kWaterKind; }

}  // namespace handhold
