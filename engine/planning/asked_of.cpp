// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/asked_of.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/task/contact_points.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

constexpr double kHeld = 0.02;  // m: nearer than this a posture that was told holds its contact

/// Releases the contacts that the posture does not hold.
void releaseUnheld(const Model& model, const VectorX& q, Task& task) {
  Data data(model);
  updateKinematics(model, q, data);
  std::vector<bool> held(task.contacts.size(), true);
  for (const ContactPoint& point : contactPoints(model, task))
    if (point.isTarget && (worldPoint(point, data) - point.target).norm() > kHeld)
      held[static_cast<std::size_t>(point.contact)] = false;
  for (std::size_t i = 0; i < held.size(); ++i) task.contacts[i].pinned = task.contacts[i].pinned && held[i];
}

class Moving {
 public:
  Moving(const Model& person, const Model& before, const Task& task)
      : person_(person), before_(before), task_(task) {}

  VectorX posture(const VectorX& q, double time) const {
    Task now = taskAt(task_, time);
    releaseUnheld(before_, q, now);
    VectorX within = q;
    for (int joint = 1; joint < person_.linkCount(); ++joint) {
      const Joint& limits = person_.joints[static_cast<std::size_t>(joint)];
      double& angle = within[positionIndex(joint)];
      angle = std::clamp(angle, limits.lower, limits.upper);
    }
    return placedPosture(person_, now, within);
  }

 private:
  const Model& person_;
  const Model& before_;
  const Task& task_;
};

}  // namespace

bool hasSameJoints(const Model& a, const Model& b) {
  return std::ranges::equal(a.joints, b.joints, {}, &Joint::name, &Joint::name);
}

Task askedOf(const Model& person, const Model& before, Task task) {
  if (!hasSameJoints(person, before)) {
    task.start.resize(0);
    task.motion.begin.reset();
    task.motion.end.reset();
    return task;
  }
  const Task asked = task;
  const Moving moving(person, before, asked);
  if (task.start.size() > 0) task.start = moving.posture(task.start, 0.0);
  if (task.motion.begin) task.motion.begin->q = moving.posture(task.motion.begin->q, 0.0);
  if (task.motion.end) task.motion.end->q = moving.posture(task.motion.end->q, task.motion.duration);
  return task;
}

}  // namespace handhold
