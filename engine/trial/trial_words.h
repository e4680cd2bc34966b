// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "engine/trial/trial.h"

namespace handhold {

/// How files call the kinds of changes.
inline constexpr std::array kChangeKinds{TaskChange::Kind::Contact,  TaskChange::Kind::Prop,
                                         TaskChange::Kind::Target,   TaskChange::Kind::TimedTarget,
                                         TaskChange::Kind::Load,     TaskChange::Kind::Friction,
                                         TaskChange::Kind::Grip,     TaskChange::Kind::Duration,
                                         TaskChange::Kind::Strength, TaskChange::Kind::Range};
std::string toString(TaskChange::Kind kind);

/// "feasible, local optimum, torque limits off; objective 0.3115; peak 48.1 % of strength, left knee
/// flexion".
std::string inOneLine(const Trial& trial);

}  // namespace handhold
