// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulated_trial.h"

#include <algorithm>

#include "engine/trial/energy_book.h"

namespace handhold {

namespace {

/// In the order of kEnergyEntries.
constexpr std::array<double EnergyFlow::*, kEnergyEntries.size()> kWorks{
    &EnergyFlow::muscles, &EnergyFlow::damping, &EnergyFlow::stops,  &EnergyFlow::contacts,
    &EnergyFlow::loads,   &EnergyFlow::water,   &EnergyFlow::impacts};

template <class Value>
void addChannel(const char* name, const char* unit, const std::vector<SimulationFrame>& frames, Value value,
                Trial& trial) {
  Channel& channel = trial.channels.emplace_back(Channel{name, unit, {}});
  for (const SimulationFrame& frame : frames) channel.values.push_back(value(frame));
}

void addChannels(const std::vector<SimulationFrame>& frames, Trial& trial) {
  using Frame = const SimulationFrame&;
  addChannel(
      "kinetic", "J", frames, [](Frame f) { return f.kineticEnergy; }, trial);
  addChannel(
      "potential", "J", frames, [](Frame f) { return f.potentialEnergy; }, trial);
  addChannel(
      "total", "J", frames, [](Frame f) { return f.kineticEnergy + f.potentialEnergy; }, trial);
  for (std::size_t i = 0; i < kEnergyEntries.size(); ++i)
    addChannel(
        kEnergyEntries[i].channel, "J", frames, [part = kWorks[i]](Frame f) { return f.work.*part; }, trial);
  constexpr const char* kLinear[] = {"px", "py", "pz"};
  constexpr const char* kAngular[] = {"lx", "ly", "lz"};
  for (int i = 0; i < 3; ++i)
    addChannel(
        kLinear[i], "kg m/s", frames, [i](Frame f) { return f.linearMomentum[i]; }, trial);
  for (int i = 0; i < 3; ++i)
    addChannel(
        kAngular[i], "kg m^2/s", frames, [i](Frame f) { return f.angularMomentum[i]; }, trial);
}

PostureStatus verdictOf(SimulationStatus status) {
  if (status == SimulationStatus::Finished) return PostureStatus::Feasible;
  return status == SimulationStatus::Stopped ? PostureStatus::Stopped : PostureStatus::Failed;
}

bool hasHinge(const Task& task) {
  return std::ranges::any_of(task.contacts, [](const Contact& contact) { return contact.hinge.has_value(); });
}

bool hasHoldsOfItsOwn(const Task& task) {
  return task.manoeuvre && !std::holds_alternative<TurnManoeuvre>(*task.manoeuvre);
}

/// What of a task no simulation knows; empty where it is all there.
std::string leftOut(const Task& task) {
  std::string words;
  if (hasHinge(task)) words = "Doors and what else turns on hinges stand still";
  if (hasHoldsOfItsOwn(task))
    words += (words.empty() ? "" : "; ") +
             std::string("Nothing that the manoeuvre holds or pushes off is simulated: the body floats free");
  if (task.water)
    words += (words.empty() ? "" : "; ") +
             std::string("Water that moves along with the limbs (added mass) is left out");
  return words;
}

}  // namespace

bool lacksSupport(const Task& task) { return hasHinge(task) || hasHoldsOfItsOwn(task); }

void describe(const SimulationSettings& settings, Simulated& run) {
  if (settings.scheme == IntegrationScheme::RungeKutta4) {
    run.scheme = "Runge-Kutta 4";
    run.step = settings.step;
  } else {
    run.scheme = "Dormand-Prince 5(4)";
    run.tolerance = settings.relativeTolerance;
  }
}

Trial simulatedTrial(const Subject& subject, const Task& task, const std::vector<SimulationFrame>& frames,
                     Simulated run) {
  Trial trial;
  trial.status = PostureStatus::Feasible;
  trial.task = std::make_shared<const Task>(task);
  trial.message = leftOut(task);
  trial.motion = toMotion(frames);
  trial.peak = peakOf(*subject.model, trial.motion);
  addChannels(frames, trial);
  if (!frames.empty()) run.controllerShare = frames.back().controllerShare;
  trial.origin = std::move(run);
  trial.subject = subject;
  return trial;
}

Trial toTrial(const Subject& subject, const Task& task, const SimulationResult& result, Simulated run) {
  run.status = toString(result.status);
  run.steps = result.steps;
  run.contactDrift = result.drift;
  run.released = result.events.released;
  run.gripped = result.events.gripped;
  run.impacts = result.events.impacts;
  Trial trial = simulatedTrial(subject, task, result.frames, std::move(run));
  trial.status = verdictOf(result.status);
  if (!result.message.empty())
    trial.message = result.message + (trial.message.empty() ? "" : ". " + trial.message);
  trial.seconds = result.seconds;
  return trial;
}

}  // namespace handhold
