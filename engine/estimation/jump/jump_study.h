// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jump/jump_conditions.h"
#include "engine/estimation/printed/study_kind.h"

namespace handhold {

struct JumpStudy : PrintedStudy {
  JumpConditions conditions;
  bool isStopped = false;  ///< on request; then there is what there was by then
};

/// Chapter 9 of 003 on a jump that we simulate: recorded, estimated by the document's iteration and by the
/// exact solver beside it, its forces and torques, and forward in time from these. Throws InputError for
/// conditions out of their ranges.
JumpStudy jumpStudy(const JumpConditions& conditions, const ProgressSink& progress = {},
                    const std::stop_token& stop = {});

/// With its conditions as they are told.
StudyKind jumpKind();
JumpConditions jumpConditions(const StudyValues& values);

}  // namespace handhold
