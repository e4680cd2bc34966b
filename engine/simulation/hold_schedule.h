// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/simulation/simulator.h"

namespace handhold {

/// Lets contacts go and take hold at the times of a task's motion.
class HoldSchedule {
 public:
  /// Seconds of the simulation for one of the motion's nominal duration, from `begin` on; without a scale
  /// pinned contacts hold all the time. The task must outlive the schedule.
  HoldSchedule(const Task& task, std::optional<double> scale, double begin);

  /// The task as it is at the start, for a Simulator.
  Task firstTask() const;
  /// The next change, or `end` when that comes sooner (s).
  double nextBefore(double end) const;
  /// Makes the changes that are due at a time. A hand that is too far from its place stays free.
  void changeAt(double time, Simulator& simulator);

 private:
  void change(double nominal, Simulator& simulator) const;

  const Task& task_;
  double begin_, scale_;
  std::vector<double> times_;  ///< nominal (s)
  std::size_t next_ = 0;
};

}  // namespace handhold
