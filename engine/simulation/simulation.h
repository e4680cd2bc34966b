// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "engine/simulation/simulator.h"

namespace handhold {

struct SimulationOptions {
  SimulationSettings settings;
  double duration = 2.0;          ///< (s)
  double framesPerSecond = 60.0;  ///< of the result
  /// Contacts let go and take hold as the task's motion says, at so many seconds of the simulation for one of
  /// its nominal duration; empty: pinned contacts hold all the time.
  std::optional<double> schedule;
  std::stop_token stop;
  std::function<void(const SimulationFrame&)> progress;  ///< from the thread that simulates; may be empty
};

struct SimulationResult {
  SimulationStatus status = SimulationStatus::Finished;
  std::string message;                  ///< one sentence when it is not finished
  std::vector<SimulationFrame> frames;  ///< the first is the start
  SimulationEvents events;
  double drift = 0.0;  ///< of the contacts, the greatest before it was put back (m, rad)
  int steps = 0;
  double seconds = 0.0;  ///< that it took
};

/// Forward dynamics of a task from a state under a torque source. Never throws for what the numbers do; a
/// task that does not fit the model throws InputError.
SimulationResult simulate(const Model& model, const Task& task, std::shared_ptr<const TorqueSource> source,
                          const BodyState& start, const SimulationOptions& options);

/// The frames as a motion; every frame has the loads of all frames, zero where one does not act.
Motion toMotion(const std::vector<SimulationFrame>& frames);

/// "finished", "stopped", "not assembled", "step too small", "diverged" or "running".
std::string toString(SimulationStatus status);

}  // namespace handhold
