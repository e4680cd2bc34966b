// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <deque>

namespace handhold {

/// Keeps simulated time at the pace of the clock and measures how well. Time that could not be kept is given
/// up, not made up for.
class PhysicsPace {
 public:
  using Clock = std::chrono::steady_clock;

  /// The clock starts anew, as after a pause.
  void begin(Clock::time_point now);
  /// A slice of so many simulated seconds was computed between the two instants.
  void passed(double simulated, Clock::time_point began, Clock::time_point ended);
  /// When the next slice is due.
  Clock::time_point due() const { return due_; }

  /// Simulated over wall time during about the last second; 0 after begin().
  double realTimeFactor() const;
  /// Simulated over computing time, likewise.
  double possibleFactor() const;

 private:
  struct Slice {
    double simulated, computing;
    Clock::time_point ended;
  };
  std::deque<Slice> slices_;
  Clock::time_point since_;  ///< what the slices are counted from
  Clock::time_point due_;
};

}  // namespace handhold
