// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"

namespace handhold {

/// All that stands in the world, turned about its origin: places, ways and gravity.
inline Task turned(Task task, const Quaternion& turn) {
  const auto turnTarget = [&](Target& target) {
    target.position = turn * target.position;
    target.direction = turn * target.direction;
  };
  task.gravity = turn * task.gravity;
  for (Prop& prop : task.props) {
    prop.position = turn * prop.position;
    prop.orientation = turn * prop.orientation;
  }
  for (Contact& contact : task.contacts) {
    contact.position = turn * contact.position;
    contact.axis = turn * contact.axis;
    if (contact.heading) contact.heading = turn * *contact.heading;
  }
  for (Target& target : task.targets) turnTarget(target);
  for (TimedTarget& timed : task.motion.targets) turnTarget(timed.target);
  return task;
}

inline Task turnedAboutVertical(const Task& task, double angle) {
  return turned(task, Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitY())));
}

}  // namespace handhold
