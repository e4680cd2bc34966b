// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/hold_schedule.h"

#include <algorithm>

#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// Both intervals that meet at a time hold then, so it is asked just after.
constexpr double kJustAfter = 1e-6;  // s
constexpr double kSameTime = 1e-9;   // s

}  // namespace

HoldSchedule::HoldSchedule(const Task& task, std::optional<double> scale, double begin)
    : task_(task), begin_(begin), scale_(scale.value_or(0.0)) {
  if (scale) times_ = scheduleTimes(task);
}

Task HoldSchedule::firstTask() const { return scale_ > 0.0 ? taskAt(task_, 0.0) : task_; }

double HoldSchedule::nextBefore(double end) const {
  return next_ < times_.size() ? std::min(end, begin_ + scale_ * times_[next_]) : end;
}

void HoldSchedule::changeAt(double time, Simulator& simulator) {
  while (next_ < times_.size() && time >= begin_ + scale_ * times_[next_] - kSameTime)
    change(times_[next_++], simulator);
}

void HoldSchedule::change(double nominal, Simulator& simulator) const {
  for (int i = 0; i < static_cast<int>(task_.contacts.size()); ++i) {
    const bool wanted = holdsAt(task_, task_.contacts[i], nominal + kJustAfter);
    if (wanted && !simulator.holds(i)) simulator.grip(i);
    // also one that has lifted already: else it goes on being a surface without an end
    if (!wanted) simulator.release(i);
  }
}

}  // namespace handhold
