// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/files/prop_solids.h"
#include "app/process/told_person.h"
#include "engine/planning/solve.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

/// How a task is answered that has no result yet.
struct AnswerWish {
  Wanted wanted = Wanted::Posture;
  OutsideMeshes outside = OutsideMeshes::Refused;
};

/// What a folder of results holds, as it is; nothing where that is a task, or the result of another person
/// than the one who is told. Doubts go to the terminal. Throws InputError.
std::optional<OpenedTrial> resultOf(const std::string& from, const ToldPerson& person = {});

/// The task's answer for the person who is told. A folder's own result is not theirs: it is found again by
/// the same way, which the terminal is told; what was recorded, simulated or set by hand is refused. Without
/// frames where nothing is found. Throws InputError.
OpenedTrial answerTo(const std::string& from, const ToldPerson& person, const AnswerWish& wish = {});

/// The one or else the other.
OpenedTrial trialOf(const std::string& from, const ToldPerson& person = {});

}  // namespace handhold
