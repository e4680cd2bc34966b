// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/simulation/simulation.h"
#include "engine/simulation/sources/limp.h"
#include "tests/engine/dynamics/small_models.h"

namespace handhold {

/// No damping, no stops, no armature: nothing but the laws of mechanics.
inline SimulationSettings bareSettings() {
  SimulationSettings settings;
  settings.passive = {PassiveSettings::Stops::None, 0.0, 0.0};
  settings.touching = Touching::ContactsOnly;
  return settings;
}

inline Task taskWithout(const Vector3& gravity) {
  Task task;
  task.gravity = gravity;
  return task;
}

/// One free body of 2 kg; sites are added by the caller.
inline Model block(const Matrix3& inertia) {
  Model model;
  model.name = "block";
  model.joints.push_back(Joint());
  model.bodies.push_back({"block", LinkIndex(0), 2.0, Vector3::Zero(), inertia});
  gatherInertia(model);
  model.frames.push_back({"0", LinkIndex(0), Pose()});
  return model;
}

inline void addFoot(Model& model, Task& task, const Vector3& p_L, double friction) {
  const std::string name = "point" + std::to_string(model.sites.size());
  model.sites.push_back({name, LinkIndex(0), FrameIndex(0), {Matrix3::Identity(), p_L}});
  Contact contact;
  contact.name = contact.site = name;
  contact.kind = ContactKind::Foot;
  contact.end = ContactEnd::RightFoot;
  contact.axis = Vector3::UnitY();
  contact.position = p_L;
  contact.friction = friction;
  task.contacts.push_back(contact);
}

inline BodyState atRest(const Model& model) {
  return {0.0, model.zeroPosition(), VectorX::Zero(model.velocitySize())};
}

inline std::shared_ptr<const TorqueSource> limp() { return std::make_shared<Limp>(); }

inline double energyOf(const SimulationFrame& frame) { return frame.kineticEnergy + frame.potentialEnergy; }

}  // namespace handhold
