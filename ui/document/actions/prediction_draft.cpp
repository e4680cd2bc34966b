// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/prediction_draft.h"

#include "engine/core/error.h"
#include "engine/task/goal_mix.h"
#include "ui/document/result_actions.h"

namespace handhold {

bool mayPredict(const Trial& trial) { return trial.from<Recorded>() && trial.isMotion(); }

PredictionDraft predictionOf(const KeptTrial& result) {
  if (!mayPredict(*result.trial))
    throw InputError(result.name, "holds no recorded motion of a body", "fit the human to a recording first");
  const auto& frames = result.trial->motion.frames;
  return {result.id, result.name, result.trial, {frames.front().time, frames.back().time}, {}, nullptr};
}

RecordedTask taskOf(const PredictionDraft& draft) {
  RecordedTask made = recordedTask(*draft.recorded, {draft.piece, {}, draft.laws});
  if (made.task.name.empty()) made.task.name = draft.name;
  if (draft.goal) made.task.motion.objective = objectiveOf(GoalMix{{draft.goal, 1.0}});
  return made;
}

SolveOptions predictionOptions(const PredictionDraft& draft, const RecordedTask& made) {
  const auto recorded = std::make_shared<Trial>();
  recorded->subject = draft.recorded->subject;
  recorded->motion = made.motion;
  SolveOptions options;
  options.wanted = Wanted::Motion;
  options.posture.advising = PostureOptions::Advising::No;
  options.last = recorded;
  return options;
}

void applyPrediction(Document& document, const PredictionDraft& draft,
                     std::shared_ptr<const Trial> predicted) {
  const KeptTrial* recorded = findResult(document.project(), draft.result);
  if (!recorded) throw InputError(draft.name, "is not kept any more", "predict another recording");
  Alignment beside = recorded->alignment;
  beside.shift += draft.piece.from;
  auto placed = std::make_shared<Trial>(*predicted);
  if (placed->isMotion()) keepPieceBegin(draft.piece.from, *placed);
  const int id = addWithItsTask(document, {0, draft.name + " predicted", std::move(placed), beside});
  document.compare({draft.result, id});
  document.setPlaybackTime(beside.shift);
}

}  // namespace handhold
