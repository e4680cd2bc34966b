// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/physics_pace.h"

#include <algorithm>

namespace handhold {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr Seconds kMemory(1.0);
/// More arrears than this are given up.
constexpr Seconds kPatience(0.05);

PhysicsPace::Clock::duration ticks(double seconds) {
  return std::chrono::duration_cast<PhysicsPace::Clock::duration>(Seconds(seconds));
}

}  // namespace

void PhysicsPace::begin(Clock::time_point now) {
  slices_.clear();
  since_ = due_ = now;
}

void PhysicsPace::passed(double simulated, Clock::time_point began, Clock::time_point ended) {
  slices_.push_back({simulated, Seconds(ended - began).count(), ended});
  while (slices_.size() > 1 && ended - slices_.front().ended > kMemory) {
    since_ = slices_.front().ended;
    slices_.pop_front();
  }
  due_ = std::max(due_ + ticks(simulated), ended - ticks(kPatience.count()));
}

double PhysicsPace::realTimeFactor() const {
  if (slices_.empty()) return 0.0;
  double simulated = 0.0;
  for (const Slice& slice : slices_) simulated += slice.simulated;
  // a slice that was computed early counts until it is over
  const double wall = Seconds(std::max(slices_.back().ended, due_) - since_).count();
  return wall > 0.0 ? simulated / wall : 0.0;
}

double PhysicsPace::possibleFactor() const {
  double simulated = 0.0, computing = 0.0;
  for (const Slice& slice : slices_) simulated += slice.simulated, computing += slice.computing;
  return computing > 0.0 ? simulated / computing : 0.0;
}

}  // namespace handhold
