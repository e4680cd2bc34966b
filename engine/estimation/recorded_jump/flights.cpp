// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_jump/flights.h"

namespace handhold {

namespace {

constexpr double kFlightShare = 0.25;  // of the weight: less bears the body than any foot that stands

}  // namespace

Vector3 borneForce(const MotionFrame& frame) {
  Vector3 force = frame.tau.head<3>();
  for (const ContactLoad& load : frame.loads) force += load.force;
  return force;
}

std::vector<FramePeriod> flightsOf(const Trial& trial, double shortest) {
  const double weight = trial.subject.model->totalMass * trial.task->gravity.norm();
  const std::vector<MotionFrame>& frames = trial.motion.frames;
  std::vector<FramePeriod> flights;
  bool isOpen = false;
  for (std::size_t k = 0; k < frames.size(); ++k) {
    const bool isFlight = borneForce(frames[k]).norm() < kFlightShare * weight;
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
