// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace handhold {

/// Lets the first call through and then at most one each interval.
class Throttle {
 public:
  explicit Throttle(std::chrono::milliseconds interval) : interval_(interval) {}

  bool passes() {
    const Clock::time_point now = Clock::now();
    if (now < next_) return false;
    next_ = now + interval_;
    return true;
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::chrono::milliseconds interval_;
  Clock::time_point next_ = Clock::time_point::min();
};

}  // namespace handhold
