// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/study_session.h"

#include <algorithm>
#include <utility>

#include "engine/core/error.h"
#include "ui/document/language/said.h"

namespace handhold {

StudySession::StudySession(std::vector<StudyKind> kinds, QObject* parent)
    : QObject(parent), kinds_(std::move(kinds)) {
  for (const StudyKind& kind : kinds_) states_.push_back({kind.usual, nullptr, false});
  const auto goOn = [this] {
    if (std::exchange(isBehind_, false)) follow();
  };
  connect(&runner_, &JobRunner::finished, this, goOn);
  connect(&runner_, &JobRunner::cancelled, this, goOn);
  connect(&runner_, &JobRunner::failed, this, goOn);
}

/// What is being run belongs to the one that goes.
void StudySession::put(StudyKind kind) {
  isBehind_ = false;  // or the end of what is cancelled runs it
  runner_.cancel();
  const auto place = std::ranges::find(kinds_, kind.name, &StudyKind::name) - kinds_.begin();
  if (place == std::ssize(kinds_)) kinds_.emplace_back(), states_.emplace_back();
  states_[std::size_t(place)] = {kind.usual, nullptr, false};
  kinds_[std::size_t(place)] = std::move(kind);
  chosen_ = static_cast<int>(place);
  emit kindsChanged();
  emit chosenChanged();
}

void StudySession::choose(int kind) {
  if (kind == chosen_ || kind < 0 || kind >= static_cast<int>(kinds_.size())) return;
  chosen_ = kind;
  emit chosenChanged();
  follow();
}

void StudySession::setValue(std::size_t condition, double value) {
  const StudyCondition& told = kind().conditions[condition];
  const double number = value * told.perSi;
  if (!told.range.holds(number))
    throw InputError(told.title, outOfRange(number), "write " + inWords(told.range));
  if (std::exchange(states_[std::size_t(chosen_)].values[condition], value) == value) return;
  emit valuesChanged();
  follow();
}

void StudySession::setAsInDocument() {
  states_[std::size_t(chosen_)].values = kind().usual;
  emit valuesChanged();
  follow();
}

void StudySession::follow() {
  if (!kind().isInstant || isOfNow()) return;
  isBehind_ = runner_.isRunning();
  if (!isBehind_) run();
}

/// What was stopped keeps the parts that it had.
void StudySession::run() {
  isBehind_ = false;  // or the end of what is cancelled runs it within the start of this
  runner_.start(said(kind().title),
                [this, index = std::size_t(chosen_), kind = kind(),
                 values = values()](const JobContext& job) -> JobEnd {
                  auto run = std::make_shared<const StudyRun>(runStudy(kind, values, job.progress, job.stop));
                  return [this, index, run, isPart = job.stop.stop_requested()] {
                    states_[index].result = run;
                    states_[index].isPart = isPart;
                    emit resultChanged();
                  };
                });
}

}  // namespace handhold
