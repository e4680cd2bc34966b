// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/estimation/preparation.h"
#include "engine/estimation/weighing/passed_limits.h"
#include "engine/estimation/weighing/weighing.h"
#include "engine/laws/problem/nearest_state.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What of a recorded motion is to be predicted.
struct RecordedTaskRequest {
  std::optional<TimeSpan> piece;    ///< s, on the trial's clock; an end may be infinite; empty: all of it
  std::vector<DeclaredHold> holds;  ///< hands and feet that bore the body besides those found and declared
  Laws laws;                        ///< that are to hold
};

/// A recorded motion as a task: the same person between the same states in the same time, on the same holds.
struct RecordedTask {
  Task task;
  Motion motion;                    ///< the piece as it was recorded, its clock at 0
  double from = 0.0;                ///< where it begins on the trial's clock (s)
  NearestState begin, end;          ///< how far the task's ends are from it
  std::vector<PassedRange> passed;  ///< worst first, on the trial's clock
  /// Worst first, on the trial's clock, of frames in which all that bears the body is known: what nobody
  /// could predict within limits.
  std::vector<PassedStrength> overloaded;
  Doubts doubts;  ///< holds that nothing measured
};

/// Asks for a recorded motion again. What bore the body (bearings.h) becomes contacts with their times: feet
/// on a floor that is made, or on a box where they stand higher, hands on bars that are made where they rest.
/// The motion begins and ends in the states of the recording, brought onto the contacts and, where that law
/// holds, within the joints' ranges (nearest_state.h); a motion on a treadmill as seen from its belt
/// (moving_ground.h). Masses and forces that the trial's task has stay.
/// Throws InputError for a trial that has no motion in the piece.
RecordedTask recordedTask(const Trial& trial, const RecordedTaskRequest& request);

/// The trial that was predicted from such a task keeps where its piece begins on the recording's clock, among
/// its figures: what compares both lays them beside each other.
void keepPieceBegin(double from, Trial& predicted);

/// By how much later the second of two trials is to begin (s), so that a predicted piece lies where it was
/// recorded; nothing where neither is such a piece, or one is neither that nor a recording.
std::optional<double> shiftOfPieces(const Trial& first, const Trial& second);

}  // namespace handhold
