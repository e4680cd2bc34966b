// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/undo_history.h"

namespace handhold {

namespace {

/// A long session of edits stays below some megabytes.
constexpr int kMostSteps = 500;

}  // namespace

bool UndoHistory::joinsLast(const UndoStep& step) const {
  return !step.mergeKey.isEmpty() && index_ > 0 && clean_ != index_ &&
         steps_[index_ - 1].mergeKey == step.mergeKey;
}

void UndoHistory::forgetUndone() {
  if (clean_ > index_) clean_ = -1;
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
    steps_.erase(steps_.begin());
    clean_ = clean_ > 0 ? clean_ - 1 : -1;
  }
  index_ = static_cast<int>(steps_.size());
}

/// A file that was saved with the step does not hold it any more.
void UndoHistory::amend(const Project& now) {
  if (index_ == 0) return;
  steps_[index_ - 1].after = now;
  if (clean_ == index_) clean_ = -1;
}

void UndoHistory::clear() {
  steps_.clear();
  index_ = 0;
  clean_ = 0;
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
