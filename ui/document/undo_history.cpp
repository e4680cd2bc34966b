// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/undo_history.h"

#include <algorithm>

namespace handhold {

namespace {

/// A long session of edits stays below some megabytes.
constexpr int kMostSteps = 500;

bool keepSameResults(const Project& one, const Project& other) {
  return std::ranges::equal(one.results, other.results, [](const KeptTrial& a, const KeptTrial& b) {
    return a.id == b.id && a.name == b.name && a.trial == b.trial && a.alignment == b.alignment &&
           a.note == b.note;
  });
}

/// Whether a file of the one project lacks nothing of the other but which kept result is shown. A posture
/// that no result keeps is in the file only where it was saved.
bool isInFile(const Project& saved, const Project& now) {
  const auto siteCount = [](const Project& one) {
    return one.subject.model ? one.subject.model->sites.size() : 0;
  };
  return shownResult(now) && keepSameResults(saved, now) && isSamePerson(saved.subject, now.subject) &&
         siteCount(saved) == siteCount(now) &&  // points of one's own
         saved.task.name == now.task.name && saved.task.description == now.task.description &&
         asksTheSame(saved, now.task);
}

}  // namespace

bool UndoHistory::joinsLast(const UndoStep& step) const {
  return !step.mergeKey.isEmpty() && index_ > 0 && clean_ != index_ &&
         steps_[index_ - 1].mergeKey == step.mergeKey;
}

void UndoHistory::forgetUndone() {
  if (clean_ > index_) clean_ = -1;
  if (ofFile_ > index_) ofFile_ = isOfFile() ? index_ : -1;
  steps_.resize(index_);
}

void UndoHistory::push(UndoStep step) {
  forgetUndone();
  if (joinsLast(step)) {
    steps_.back().after = std::move(step.after);
    return;
  }
  steps_.push_back(std::move(step));
  if (static_cast<int>(steps_.size()) > kMostSteps) {
    const bool leaves = steps_.front().leavesFile;
    steps_.erase(steps_.begin());
    ofFile_ = ofFile_ > 0 ? ofFile_ - 1 : ofFile_ == 0 && !leaves ? 0 : -1;
    clean_ = clean_ > 0 ? clean_ - 1 : -1;
  }
  index_ = static_cast<int>(steps_.size());
}

/// A file that was saved with the step does not hold it any more.
void UndoHistory::amend(const Project& now) {
  if (index_ == 0) return;
  steps_[index_ - 1].after = now;
  if (index_ < static_cast<int>(steps_.size())) steps_[index_].before = now;  // undone to it
  if (clean_ == index_) clean_ = -1;
}

void UndoHistory::rewrite(const std::function<bool(Project&)>& change) {
  for (UndoStep& step : steps_)
    for (Project* state : {&step.before, &step.after}) change(*state);
}

void UndoHistory::clear() {
  steps_.clear();
  index_ = clean_ = ofFile_ = 0;
}

/// What was left is the file's own now, and what lies beyond a step that leaves is another's.
void UndoHistory::markClean() { clean_ = ofFile_ = index_; }

void UndoHistory::leaveFile() {
  if (index_ > 0) steps_[index_ - 1].leavesFile = true;
}

bool UndoHistory::isOfFile() const {
  if (ofFile_ < 0) return false;
  const auto [first, last] = std::minmax(ofFile_, index_);
  return std::none_of(steps_.begin() + first, steps_.begin() + last,
                      [](const UndoStep& step) { return step.leavesFile; });
}

const Project& UndoHistory::state(int index) const {
  return index > 0 ? steps_[index - 1].after : steps_.front().before;
}

bool UndoHistory::isClean() const {
  if (clean_ == index_ || clean_ < 0) return clean_ == index_;
  return isInFile(state(clean_), state(index_));
}

std::shared_ptr<const Trial> UndoHistory::predictionFor(const Project& project) const {
  std::shared_ptr<const Trial> looked;
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step)
    for (const Project* state : {&step->after, &step->before}) {
      if (state->motionAge != MotionAge::Current || !showsPrediction(*state) || state->motion == looked)
        continue;
      looked = state->motion;
      if (asksTheSame(project, state->task)) return looked;
    }
  return nullptr;
}

const Project& UndoHistory::undo() { return steps_[--index_].before; }

const Project& UndoHistory::redo() { return steps_[index_++].after; }

}  // namespace handhold
