// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jump/jump_conditions.h"
#include "engine/estimation/printed/study_kind.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"

namespace handhold {

/// Of a jump's markers where nobody says otherwise (Hz): arms are swung faster than people walk.
inline constexpr double kJumpCutOff = 10.0;

/// A jump that somebody recorded, and what to do with it.
struct RecordedJumpRequest {
  RecordedTrialRequest recording;  ///< its cut-off is that of the markers, too
  JumpConditions conditions;       ///< of them the weights and iterations
  double margin = 0.3;             ///< on the ground before and after, where plates bear the body (s)
};

struct RecordedJump : PrintedStudy {
  Doubts doubts;
  bool isStopped = false;  ///< on request; then there is what there was by then
};

/// The longest flight of a recording by 003's methods beside the whole-body fit: the same body and the same
/// markers, low-passed alike, once as segments on ball joints by the document's iteration and by the exact
/// solver, once as it is fitted on import. Joint gaps, what keeps its course in flight, forces on the trunk
/// from nothing, the knees' torques, and forward dynamics over the measured figure. Where plates bore the
/// body, the ground around the flight with their wrench. Throws InputError for a recording without a flight.
RecordedJump recordedJump(const RecordedJumpRequest& request, const ProgressSink& progress = {},
                          const std::stop_token& stop = {});

/// With the weights and iterations as they are told; its markers are low-passed as above.
StudyKind recordedJumpKind(const RecordedTrialRequest& recording);

/// Whether a condition of the simulated jump counts for a recorded one.
bool isOfEveryJump(const StudyCondition& condition);

}  // namespace handhold
