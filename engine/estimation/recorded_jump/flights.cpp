// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_jump/flights.h"

#include <algorithm>

namespace handhold {

namespace {

/// Of the weight: less bears the body than any foot that stands. Where plates, which bear it elsewhere in the
/// recording, are silent, what markers tell of its fall has to be right only roughly: skin swings at the
/// start and at the end of a flight.
constexpr double kFlightShare = 0.25, kSilentShare = 0.75;

}  // namespace

Vector3 borneForce(const MotionFrame& frame) {
  Vector3 force = frame.tau.head<3>();
  for (const ContactLoad& load : frame.loads) force += load.force;
  return force;
}

bool platesTell(const Trial& trial) {
  return std::ranges::any_of(trial.motion.frames,
                             [](const MotionFrame& frame) { return !frame.loads.empty(); });
}

std::vector<FramePeriod> flightsOf(const Trial& trial, double shortest) {
  const double weight = trial.subject.model->totalMass * trial.task->gravity.norm();
  const std::vector<MotionFrame>& frames = trial.motion.frames;
  const bool hasPlates = platesTell(trial);
  std::vector<FramePeriod> flights;
  bool isOpen = false;
  for (std::size_t k = 0; k < frames.size(); ++k) {
    const double share = hasPlates && frames[k].loads.empty() ? kSilentShare : kFlightShare;
    const bool isFlight = borneForce(frames[k]).norm() < share * weight;
    if (isFlight && isOpen) flights.back().last = k;
    if (isFlight && !isOpen) flights.push_back({k, k});
    isOpen = isFlight;
  }
  std::erase_if(flights, [&](const FramePeriod& flight) {
    return frames[flight.last].time - frames[flight.first].time < shortest;
  });
  return flights;
}

}  // namespace handhold
