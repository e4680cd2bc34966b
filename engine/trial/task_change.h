// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"
#include "engine/task/task.h"

namespace handhold {

/// One thing that an engineer could make otherwise about a task or choose otherwise about the person.
struct TaskChange {
  enum class Kind {
    Contact,      ///< moved by `by`
    Prop,         ///< moved by `by` with all contacts on it
    Target,       ///< moved by `by`
    TimedTarget,  ///< likewise, of the motion's targets
    Load,         ///< force, mass and inertia times `factor`
    Friction,     ///< of a contact, times `factor`
    Grip,         ///< what a contact can carry, times `factor`
    Duration,     ///< of the motion with all its times, times `factor`
    Speed,        ///< all speeds that stages ask for, times `factor`
    Strength,     ///< a joint's torque limits times `factor`
    Range         ///< a joint's range wider by `angle` both ways
  };
  Kind kind = Kind::Contact;
  int index = -1;                ///< into contacts, props, targets, motion.targets, loads or joints
  Vector3 by = Vector3::Zero();  ///< in world (m)
  double factor = 1.0;
  double angle = 0.0;  ///< (rad)

  bool isMove() const { return kind <= Kind::TimedTarget; }
  bool operator==(const TaskChange&) const = default;
};

/// Whether what it changes is there.
bool concerns(const TaskChange& change, const Model& model, const Task& task);

/// Makes the change.
void apply(const TaskChange& change, Model& model, Task& task);

/// The change as it is told (change_words.h): moves in whole centimetres without what hardly counts,
/// strengths in steps of five per cent, at least one step.
TaskChange rounded(const TaskChange& change);

}  // namespace handhold
