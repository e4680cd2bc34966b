// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/import_session.h"

#include <QScopedValueRollback>

#include "engine/core/error.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/gap_filling.h"
#include "engine/estimation/recorded_trial/fit_doubts.h"
#include "ui/document/actions/event_actions.h"
#include "ui/document/recordings/draft_clock.h"
#include "ui/document/recordings/draft_smoothing.h"
#include "ui/document/recordings/fitted_places.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/result_actions.h"

namespace handhold {

namespace {

/// What the residuals of a low-pass do not hang on.
Preparation withoutSmoothing(Preparation preparation) {
  preparation.smoothing = {};
  return preparation;
}

/// What a low-pass is of: channels, plates and vectors, which are large, are not copied along.
Recording movingPart(const Recording& whole) {
  Recording part;
  part.firstFrame = whole.firstFrame;
  part.frames = whole.frames;
  part.markers = whole.markers;
  part.samples = whole.samples;  // its clock, too, says when the recording begins
  part.steps = whole.steps;
  part.coordinates = whole.coordinates;
  part.skeleton = whole.skeleton;
  part.up = whole.up;
  return part;
}

QString importStep() { return QObject::tr("choice of the import"); }

RecordedTrialRequest fitOf(const ImportDraft& draft, const std::vector<MarkerSet>& sets,
                           const ImportSources& sources, const std::shared_ptr<const Trial>& unfitted) {
  const bool isScaled = setOf(draft, sets) && sources.fitted;
  const Subject person = isScaled ? sources.fitted(unfitted->subject) : unfitted->subject;
  const std::shared_ptr<const Trial> unsmoothed = unsmoothedTrial(draft, sets, unfitted);
  RecordedTrialRequest request =
      fitRequest(draft, sets, *keptTrial(draft, unsmoothed), sources.modelFile(person));
  request.subject = person;
  return request;
}

}  // namespace

ImportSession::ImportSession(Document& document, JobRunner& runner, ImportSources sources, QObject* parent)
    : QObject(parent), document_(document), runner_(runner), sources_(std::move(sources)) {
  connect(&reader_, &JobRunner::progressed, this, &ImportSession::tellProgress);
  connect(&reader_, &JobRunner::failed, this, [this](const QString& reason) {
    emit reading({});
    if (std::exchange(readsAnother_, false)) close();  // the page of another file would seem to be this one's
    emit failed(reason);
  });
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&reader_, ended, this, [this] { emit reading({}); });
  connect(&preparer_, &JobRunner::failed, this, [this](const QString& reason) {
    importsWhenPrepared_.reset();
    emit failed(reason);
  });
  connect(&runner_, &JobRunner::failed, this, [this](const QString& reason) {
    if (isFitting_) emit failed(reason);
    setFitting(false);
  });
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, [this] { setFitting(false); });
  // what is imported stays in sight while somebody does something else
  connect(&document_, &Document::projectChanged, this, &ImportSession::show, Qt::QueuedConnection);
  connect(&document_, &Document::projectChanged, this, [this](const Project& before, const Project& after) {
    if (draft_ && trial_ && !isSamePerson(before.subject, after.subject)) prepare();
  });
  connect(&document_, &Document::previewDropped, this, &ImportSession::show, Qt::QueuedConnection);
  connect(&document_, &Document::wasReset, this, &ImportSession::close);
  connect(&document_, &Document::previewStepUndone, this, &ImportSession::takeBack);
}

void ImportSession::reopen(const KeptTrial& result) {
  if (!recordingOf(*result.trial))
    throw InputError(result.name, "has no recording", "choose a result that was imported");
  const std::vector<MarkerSet>& sets = knownSets();
  ImportDraft draft = draftAgain(result.name, *result.trial, sets);
  const GapFilling gaps = draft.preparation.gaps;
  draft = withOwnPlaces(draft, placesBeside(*result.trial, setOf(draft, sets)), sets);
  draft.preparation.gaps = gaps;  // they are filled
  draft.weights = weightsBeside(*result.trial, setOf(draft, sets));
  open(std::move(draft));
}

const std::vector<MarkerSet>& ImportSession::knownSets() {
  if (sets_.empty() && !perform(document_, [this] { sets_ = sources_.markerSets(); })) sets_.clear();
  return sets_;
}

void ImportSession::open(ImportDraft draft) {
  if (isFitting_) runner_.cancel();      // it was for another recording
  if (!readsAnother_) reader_.cancel();  // so was what is being read for it
  draft_ = std::move(draft);
  forgetChoices();
  trial_.reset();
  residuals_ = {};
  analysed_.reset();
  areCounted_ = false;
  unsmoothed_.reset();
  importsWhenPrepared_.reset();
  document_.endComparison();  // it would stand before what is imported
  gaps_ = {gapCount(*draft_->read), 0};
  emit opened();
  prepare();
}

void ImportSession::adopt(ImportDraft draft) {
  if (isFitting_) runner_.cancel();  // it was for what stood there before
  past_.push_back(*draft_);
  draft_ = std::move(draft);
  document_.setPreviewStep(importStep());
  document_.endComparison();  // who chooses something wants to see it
  emit changed();
}

void ImportSession::forgetChoices() {
  past_.clear();
  document_.setPreviewStep({});
}

/// The last choice of the page, by undo.
void ImportSession::takeBack() {
  if (!draft_ || past_.empty()) return forgetChoices();
  ImportDraft before = std::move(past_.back());
  past_.pop_back();
  std::vector<ImportDraft> earlier = std::move(past_);
  adopt(std::move(before));
  past_ = std::move(earlier);
  if (past_.empty()) forgetChoices();
  prepare();
}

void ImportSession::change(ImportDraft draft) {
  if (!draft_) return;
  adopt(std::move(draft));
  prepare();
}

void ImportSession::edit(const std::function<void(ImportDraft&)>& change) {
  if (!draft_) return;
  ImportDraft draft = *draft_;
  change(draft);
  this->change(std::move(draft));
}

void ImportSession::keepTime(const std::optional<TimeSpan>& part) {
  if (!draft_) return;
  if (part && !(part->to > part->from))
    throw InputError("time", "ends before it begins", "choose a later end");
  ImportDraft draft = *draft_;
  draft.kept = part;
  adopt(std::move(draft));
}

void ImportSession::keepSet(const std::string& title) {
  if (!draft_ || !hasOwnMarkers(*draft_))
    throw InputError("marker set", "has no place or weight of your own",
                     "put a label on the body or give a marker a weight first");
  MarkerSet set = *setOf(*draft_, sets_);
  set.name = wordOfTitle(title);
  set.title = title;
  set.note = "Labels put on the body, and weights, by a person.";
  sources_.keepSet(set);
  std::erase_if(sets_, [&](const MarkerSet& other) { return other.name == set.name; });
  sets_.push_back(set);
  ImportDraft draft = *draft_;
  draft.ownPlaces.clear();
  draft.weights.clear();
  change(withMarkerSet(std::move(draft), set.name, sets_));
  emit setsChanged();
}

bool ImportSession::replacesSet(const std::string& title) const {
  return sources_.isOwnSet && sources_.isOwnSet(wordOfTitle(title));
}

void ImportSession::chooseEvents(std::vector<RecordedEvent> events) {
  if (!draft_ || !trial_) return;
  ImportDraft draft = *draft_;
  draft.ownEvents = checkedEvents(std::move(events), durationOf(*recordingOf(*trial_)));
  change(std::move(draft));
}

void ImportSession::declareHolds(std::vector<DeclaredHold> holds) {
  if (!draft_) return;
  for (const DeclaredHold& hold : holds) {
    if (!(hold.to > hold.from)) throw InputError("hold", "ends before it begins", "choose a later end");
    const bool isNew = std::ranges::none_of(draft_->holds, [&](const DeclaredHold& known) {
      return known.from == hold.from && known.to == hold.to;
    });
    if (isNew) refuseOutside({hold}, {0.0, clockOf(*draft_).times.back(), "s"}, "hold");
  }
  ImportDraft draft = *draft_;
  draft.holds = std::move(holds);
  adopt(std::move(draft));
}

void ImportSession::prepare() {
  preparer_.start(tr("Prepare"),
                  [this, draft = *draft_, sets = sets_,
                   subject = document_.project().subject](const JobContext& job) -> JobEnd {
                    if (job.stop.stop_requested()) return {};  // a later choice waits
                    const std::shared_ptr<const Trial> trial = unfittedTrial(draft, sets, subject);
                    const int left = gapCount(*trial->from<Recorded>()->recording);
                    return [this, trial, left] {
                      if (!draft_) return;
                      const bool isFirst = !trial_;
                      trial_ = trial;
                      gaps_.after = left;
                      show();
                      if (isFirst) document_.setPlaybackTime(draft_->kept ? draft_->kept->from : 0.0);
                      emit changed();
                      if (importsWhenPrepared_) return import(*importsWhenPrepared_);
                      analyse();
                    };
                  });
}

void ImportSession::analyse() {
  const Preparation plain = withoutSmoothing(draft_->preparation);
  if (analysed_ == plain) return;
  analysed_ = plain;
  areCounted_ = false;
  analyser_.start(tr("Analyse"), [this, read = draft_->read, plain](const JobContext& job) -> JobEnd {
    const auto unsmoothed = std::make_shared<const Recording>(prepared(movingPart(*read), plain));
    const ResidualAnalysis residuals = residualAnalysis(*unsmoothed, job.stop);
    return [this, residuals, unsmoothed] {
      residuals_ = residuals;
      unsmoothed_ = unsmoothed;
      areCounted_ = true;
      emit changed();
    };
  });
}

void ImportSession::show() {
  if (!draft_ || !trial_ || isShowing_) return;
  const QScopedValueRollback<bool> guard(isShowing_, true);
  if (shownTrial(document_.shown()) != trial_) document_.preview(withTrial(document_.project(), trial_));
}

/// Joint angles of our own models move the body without a set.
bool ImportSession::mayFit() const {
  return draft_ && (setOf(*draft_, sets_).has_value() || (trial_ && !trial_->motion.frames.empty()));
}

void ImportSession::import(Body body) {
  if (!draft_ || isFitting_) return;
  if (preparer_.isRunning() || !trial_) return void(importsWhenPrepared_ = body);
  importsWhenPrepared_.reset();
  if (body == Body::Fitted) return fit();
  std::shared_ptr<const Trial> kept;
  if (perform(document_, [&] { kept = keptTrial(*draft_, trial_); })) finish(std::move(kept));
}

void ImportSession::setFitting(bool fitting) {
  if (std::exchange(isFitting_, fitting) != fitting && draft_) emit changed();
}

/// What was stopped is nothing: half a fit is none.
void ImportSession::fit() {
  runner_.start(tr("Fit the human"),
                [this, draft = *draft_, sets = sets_, sources = sources_,
                 from = trial_](const JobContext& job) -> JobEnd {
                  const RecordedTrialRequest request = fitOf(draft, sets, sources, from);
                  RecordedTrial fitted = recordedTrial(request, job.progress, job.stop);
                  if (fitted.trial.motion.frames.empty()) return {};
                  fitted.trial.task.reset();  // nothing was asked
                  const auto trial = std::make_shared<const Trial>(std::move(fitted.trial));
                  return [this, trial, from, doubts = std::move(fitted.doubts)] {
                    if (draft_ && trial_ == from) finishFitted(trial, doubts);
                  };
                });
  setFitting(true);
}

/// How well it went, in one line: what the fit had to assume stands in Results, what the file left open stood
/// on the page.
void ImportSession::finishFitted(std::shared_ptr<const Trial> trial, const Doubts& doubts) {
  const Doubts known = draft_->read->doubts;
  finish(trial);
  const auto isNew = [&](const Doubt& doubt) {
    return doubt.kind != DoubtKind::Labels && std::ranges::find(known, doubt) == known.end();
  };
  QString words = fitWords(*trial);
  if (const auto count = std::ranges::count_if(doubts, isNew); count > 0)
    words += tr("; doubts told in Results: %1").arg(count);
  document_.report(trial->status == PostureStatus::Feasible ? Severity::Info : Severity::Attention, words);
}

void ImportSession::finish(std::shared_ptr<const Trial> trial) {
  const QString file = draft_->result.isEmpty() ? draft_->file : QString();
  const std::string name = recordingName(*draft_);
  close();
  if (!perform(document_, [&] { addTrial(document_, name, std::move(trial)); })) return;
  if (!file.isEmpty()) emit imported(file);
  emit kept();
}

void ImportSession::close() {
  if (!draft_) return;
  if (!readsAnother_) reader_.cancel();
  preparer_.cancel();
  analyser_.cancel();
  if (isFitting_ && runner_.isRunning()) runner_.cancel();
  isFitting_ = false;
  draft_.reset();
  forgetChoices();
  trial_.reset();
  unsmoothed_.reset();
  document_.dropPreview();
  emit closed();
}

}  // namespace handhold
