// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulation.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/simulation/hold_schedule.h"

namespace handhold {

namespace {

void advanceTo(Simulator& simulator, double time, HoldSchedule& schedule, const std::stop_token& stop) {
  while (simulator.status() == SimulationStatus::Running && !stop.stop_requested()) {
    const double now = simulator.state().time;
    schedule.changeAt(now, simulator);
    if (time - now <= 1e-12) return;
    simulator.advance(schedule.nextBefore(time) - now, stop);
  }
}

std::vector<ContactLoad> allLoads(const std::vector<SimulationFrame>& frames) {
  std::vector<ContactLoad> all;
  for (const SimulationFrame& frame : frames)
    for (const ContactLoad& load : frame.motion.loads) {
      const bool known = std::any_of(all.begin(), all.end(), [&](const ContactLoad& other) {
        return other.name == load.name && other.link == load.link;
      });
      if (!known) all.push_back(load);
    }
  for (ContactLoad& load : all) load.force = load.moment = Vector3::Zero();
  return all;
}

}  // namespace

SimulationResult simulate(const Model& model, const Task& task, std::shared_ptr<const TorqueSource> source,
                          const BodyState& start, const SimulationOptions& options) {
  const auto begin = std::chrono::steady_clock::now();
  HoldSchedule schedule(task, options.schedule, start.time);
  Simulator simulator(model, schedule.firstTask(), std::move(source), start, options.settings);
  SimulationResult result;
  const auto record = [&] {
    result.frames.push_back(simulator.frame());
    if (options.progress) options.progress(result.frames.back());
  };
  if (simulator.status() == SimulationStatus::Running) record();
  const int count =
      std::max(1, static_cast<int>(std::ceil(options.duration * options.framesPerSecond - 1e-9)));
  for (int i = 1; i <= count && simulator.status() == SimulationStatus::Running; ++i) {
    const double time = start.time + std::min(options.duration, i / options.framesPerSecond);
    advanceTo(simulator, time, schedule, options.stop);
    if (options.stop.stop_requested()) break;
    if (simulator.status() == SimulationStatus::Running) record();
  }
  result.status = simulator.status();
  if (result.status == SimulationStatus::Running)
    result.status = options.stop.stop_requested() ? SimulationStatus::Stopped : SimulationStatus::Finished;
  result.message = simulator.message();
  if (result.status == SimulationStatus::Stopped)
    result.message = "stopped after " + std::to_string(simulator.steps()) + " steps, before the end";
  result.events = simulator.events();
  result.drift = simulator.drift();
  result.steps = simulator.steps();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return result;
}

Motion toMotion(const std::vector<SimulationFrame>& frames) {
  const std::vector<ContactLoad> all = allLoads(frames);
  Motion motion;
  for (const SimulationFrame& frame : frames) {
    motion.frames.push_back(frame.motion);
    std::vector<ContactLoad>& loads = motion.frames.back().loads;
    loads = all;
    for (ContactLoad& load : loads)
      for (const ContactLoad& acting : frame.motion.loads)
        if (acting.name == load.name && acting.link == load.link) load = acting;
  }
  return motion;
}

std::string toString(SimulationStatus status) {
  switch (status) {
    case SimulationStatus::Running:
      return "running";
    case SimulationStatus::Finished:
      return "finished";
    case SimulationStatus::Stopped:
      return "stopped";
    case SimulationStatus::NotAssembled:
      return "not assembled";
    case SimulationStatus::StepTooSmall:
      return "step too small";
    case SimulationStatus::Diverged:
      return "diverged";
  }
  return {};
}

}  // namespace handhold
