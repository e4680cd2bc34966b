// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "engine/trial/advice.h"

namespace handhold {

/// How files call the kinds of changes.
inline constexpr std::array kChangeKinds{
    TaskChange::Kind::Contact,     TaskChange::Kind::Prop,     TaskChange::Kind::Target,
    TaskChange::Kind::TimedTarget, TaskChange::Kind::Load,     TaskChange::Kind::Friction,
    TaskChange::Kind::Grip,        TaskChange::Kind::Duration, TaskChange::Kind::Speed,
    TaskChange::Kind::Strength,    TaskChange::Kind::Range};
std::string toString(TaskChange::Kind kind);

/// And what they do.
inline constexpr std::array kEffects{Effect::None, Effect::MakesPossible, Effect::HelpsMost,
                                     Effect::ShouldHelp};
std::string toString(Effect effect);

/// "moving the handhold right grip 9 cm up and 4 cm back"; x is left, y up and z forward. Model and task are
/// those before the change, which concerns something in them.
std::string inWords(const TaskChange& change, const Model& model, const Task& task,
                    const UnitChoice& units = {});

/// "moving the handhold right grip 9 cm down would make it possible"; empty where none is given.
std::string told(const Advice& advice, const Model& model, const Task& task, const UnitChoice& units = {});

}  // namespace handhold
