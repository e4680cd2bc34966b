// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "engine/estimation/recorded_task/recorded_task.h"
#include "engine/planning/solve.h"
#include "ui/document/document.h"

namespace handhold {

/// A recorded result that is to be asked for again, and what a person chooses about that.
struct PredictionDraft {
  int result = 0;                         ///< that it is, by its id
  std::string name;                       ///< of the result
  std::shared_ptr<const Trial> recorded;  ///< with a body; never null
  TimeSpan piece;                         ///< that is predicted, on the trial's clock
  Laws laws;                              ///< that are to hold
  const GoalRow* goal = nullptr;          ///< that counts alone; null: the usual ones of a motion
};

/// Whether a result is a recorded motion of a body.
bool mayPredict(const Trial& trial);

/// All of it, under all usual laws. Throws InputError where it has no motion of a body.
PredictionDraft predictionOf(const KeptTrial& result);

/// The task that the draft asks for. For any thread. Throws InputError.
RecordedTask taskOf(const PredictionDraft& draft);

/// How it is predicted: the search begins at the motion that was recorded.
SolveOptions predictionOptions(const PredictionDraft& draft, const RecordedTask& made);

/// Keeps what was predicted, shows it with its task and its person, and lays it beside the recording, both at
/// their common instants: one step.
void applyPrediction(Document& document, const PredictionDraft& draft,
                     std::shared_ptr<const Trial> predicted);

}  // namespace handhold
