// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/task/task.h"

namespace handhold {

/// Tasks made around a posture: every contact lies where the posture has its site.
inline std::shared_ptr<const Model> human55() {
  return loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/human55.json");
}

inline Pose siteAt(const Model& model, const VectorX& q, const std::string& site) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, model.findSite(site));
}

inline Contact footAt(const Model& model, const VectorX& q, ContactKind kind, ContactEnd end) {
  Contact contact;
  contact.kind = kind;
  contact.end = end;
  contact.name = toString(end);
  contact.axis = Vector3::UnitY();
  contact.position = siteAt(model, q, contactSite(contact)).p;
  return contact;
}

inline Contact gripAt(const Model& model, const VectorX& q, ContactEnd end) {
  Contact contact;
  contact.kind = ContactKind::Grip;
  contact.end = end;
  contact.name = toString(end);
  const Pose X = siteAt(model, q, contactSite(contact));
  contact.position = X.p;
  contact.axis = X.R.col(2);
  contact.limits.pull = end == ContactEnd::RightHand ? 540.0 : 490.0;
  return contact;
}

inline void setJoint(const Model& model, VectorX& q, const std::string& joint, double angle) {
  q[positionIndex(model.findJoint(joint))] = angle;
}

inline void setBoth(const Model& model, VectorX& q, const std::string& joint, double angle) {
  const LinkIndex right = model.findJoint("r_" + joint);
  q[positionIndex(right)] = angle;
  q[positionIndex(model.joints[right].mirror)] = model.joints[right].mirrorSign * angle;
}

/// Relaxed arms, straight legs, soles level.
inline VectorX standing(const Model& model) {
  VectorX q = model.relaxedPosition();
  setBoth(model, q, "hip_abduction", 0.0);
  return q;
}

/// Hips and ankles bent by an angle (rad, up to 0.34), knees by twice as much: soles level again.
inline VectorX crouching(const Model& model, double bend) {
  VectorX q = standing(model);
  setBoth(model, q, "hip_flexion", -bend);
  setBoth(model, q, "knee_flexion", 2.0 * bend);
  setBoth(model, q, "ankle_plantarflexion", -bend);
  return q;
}

inline Task standingTask(const Model& model, const VectorX& q) {
  Task task;
  task.name = "standing";
  for (ContactEnd end : {ContactEnd::RightFoot, ContactEnd::LeftFoot})
    task.contacts.push_back(footAt(model, q, ContactKind::FlatFoot, end));
  return task;
}

}  // namespace handhold
