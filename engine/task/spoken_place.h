// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/dynamics/data.h"
#include "engine/task/task.h"

namespace handhold {

/// A field of a task as people call it: "contact left grip, place along bar" for "contacts[2].on.along",
/// "duration of the motion" for "motion.duration".
std::string spokenPlace(const Task& task, const std::string& path);

/// "to the left", "upwards": where a direction in world mostly points, as a person sees it who looks forward
/// (x to the left, y up, z forward).
std::string wayWords(const Vector3& way);

/// "right grip: thumb to the left (against the bar's axis)", for each hand that grips a bar, in their order;
/// of people whose hands turn in space. The kinematics in data are those of the posture.
std::vector<std::string> thumbWords(const Model& model, const Data& data, const Task& task);

/// Why a hand that grips holds less than its contact says, with lengths: "bar is 11 cm across, ...", or
/// fingers that do not close though it may bear a pull; empty where its fingers meet the thumb.
std::string openHandWords(const Model& model, const Task& task, const Contact& contact);

/// The same of hands that hold nothing at all or whose fingers do not close, one sentence each, parted by
/// "; ".
std::string emptyHandWords(const Model& model, const Task& task);

}  // namespace handhold
