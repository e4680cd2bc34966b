// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"

namespace handhold {

/// All that stands in the world, turned about its origin: places, ways, forces and gravity.
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
    if (!contact.hinge) continue;
    contact.hinge->point = turn * contact.hinge->point;
    contact.hinge->axis = turn * contact.hinge->axis;
  }
  for (Load& load : task.loads) {
    if (load.kind == LoadKind::Mass || load.frame != LoadFrame::World) continue;
    load.force = turn * load.force;
    load.moment = turn * load.moment;
  }
  for (Target& target : task.targets) turnTarget(target);
  for (TimedTarget& timed : task.motion.targets) turnTarget(timed.target);
  return task;
}

inline Task turnedAboutVertical(const Task& task, double angle) {
  return turned(task, Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitY())));
}

inline Task movedAlongX(Task task, double by) {
  const Vector3 way = by * Vector3::UnitX();
  for (Prop& prop : task.props) prop.position += way;
  for (Contact& contact : task.contacts) {
    contact.position += way;
    if (contact.hinge) contact.hinge->point += way;
  }
  for (Target& target : task.targets) target.position += way;
  for (TimedTarget& timed : task.motion.targets) timed.target.position += way;
  return task;
}

}  // namespace handhold
