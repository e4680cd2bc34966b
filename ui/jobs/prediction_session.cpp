// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/prediction_session.h"

#include "engine/core/error.h"
#include "engine/trial/trial_words.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

PredictionSession::PredictionSession(Document& document, JobRunner& runner, const Solvers& solvers,
                                     QObject* parent)
    : QObject(parent), document_(document), runner_(runner), solvers_(solvers) {
  connect(&maker_, &JobRunner::failed, this, [this](const QString& reason) {
    task_.reset();
    problem_ = reason;
    predictsWhenMade_ = false;
    emit changed();
  });
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, [this] {
      if (std::exchange(isPredicting_, false)) emit changed();
    });
  connect(&runner_, &JobRunner::failed, this, [this] {
    if (std::exchange(isPredicting_, false)) emit changed();
  });
  connect(&document_, &Document::wasReset, this, &PredictionSession::close);
  connect(&document_, &Document::historyChanged, this, &PredictionSession::closeWithoutResult);
}

void PredictionSession::open(const KeptTrial& result) {
  PredictionDraft draft = predictionOf(result);
  close();
  draft_ = std::move(draft);
  emit opened();
  make();
}

void PredictionSession::closeWithoutResult() {
  if (draft_ && !findResult(document_.project(), draft_->result)) close();
}

void PredictionSession::change(PredictionDraft draft) {
  if (!draft_) return;
  if (!(draft.piece.to > draft.piece.from))
    throw InputError("the piece", "ends before it begins", "choose a later end");
  if (isPredicting_) runner_.cancel();  // it was for what stood there before
  draft_ = std::move(draft);
  make();
}

void PredictionSession::make() {
  task_.reset();
  problem_.clear();
  maker_.start(tr("Make the task"), [this, draft = *draft_](const JobContext&) -> JobEnd {
    const auto made = std::make_shared<const RecordedTask>(taskOf(draft));
    return [this, made] {
      if (!draft_) return;
      task_ = made;
      emit changed();
      if (std::exchange(predictsWhenMade_, false)) predict();
    };
  });
  emit changed();
}

void PredictionSession::predict() {
  if (!draft_ || isPredicting_) return;
  if (maker_.isRunning()) return void(predictsWhenMade_ = true);
  if (!task_) return;
  const auto work = [this, draft = *draft_, made = task_, solve = solvers_.solve](const JobContext& job) {
    auto found = std::make_shared<const Trial>(
        solve(draft.recorded->subject, made->task, listeningTo(job, predictionOptions(draft, *made))));
    return JobEnd([this, made, found] {
      if (draft_ && task_ == made) finish(found);
    });
  };
  runner_.start(tr("Predict the recorded motion"), work);
  isPredicting_ = true;
  emit changed();
}

/// Half a motion is none; one that does not keep its laws is kept, with those.
void PredictionSession::finish(std::shared_ptr<const Trial> found) {
  isPredicting_ = false;
  if (found->status == PostureStatus::Stopped || !found->isMotion()) {
    const QString reason = said(findingOf(*found, Units::shared().choice()));
    document_.report(Severity::Attention, reason.isEmpty() ? tr("Nothing was predicted") : reason);
    return emit changed();
  }
  const PredictionDraft draft = *draft_;
  close();
  if (!perform(document_, [&] { applyPrediction(document_, draft, found); })) return;
  emit predicted();
  const QString finding = said(findingOf(*found, Units::shared().choice()));
  document_.report(found->solved() ? Severity::Good : Severity::Attention,
                   finding.isEmpty() ? tr("The motion is predicted, beside the recording") : finding);
}

void PredictionSession::close() {
  if (!draft_) return;
  maker_.cancel();
  if (std::exchange(isPredicting_, false) && runner_.isRunning()) runner_.cancel();
  draft_.reset();
  task_.reset();
  problem_.clear();
  predictsWhenMade_ = false;
  emit closed();
}

}  // namespace handhold
