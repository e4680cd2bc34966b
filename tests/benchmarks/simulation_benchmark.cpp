// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/simulation/simulation.h"
#include "engine/simulation/sources/held_posture.h"
#include "engine/simulation/sources/limp.h"
#include "engine/task/file/task_file.h"
#ifdef HANDHOLD_MUJOCO
#include "tests/engine/dynamics/mujoco_model.h"
#endif

// How much faster than the clock forward dynamics runs, on one core, and what a weightless body loses of
// what mechanics conserves.

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
constexpr double kDuration = 2.0;  // s, simulated

void print(const char* name, const SimulationSettings& settings, const SimulationResult& result) {
  const bool fixed = settings.scheme == IntegrationScheme::RungeKutta4;
  const double simulated = result.frames.back().motion.time - result.frames.front().motion.time;
  std::printf("%-34s %-10s %9.1e %8d %9.1f %10.1f x  %s\n", name, fixed ? "RK4" : "DP 5(4)",
              fixed ? settings.step : settings.relativeTolerance, result.steps,
              1e6 * result.seconds / result.steps, simulated / result.seconds,
              toString(result.status).c_str());
}

struct Case {
  std::shared_ptr<const Model> model;
  Task task;
  BodyState start;
  std::shared_ptr<const TorqueSource> hold;
};

Case openCase(const std::string& name) {
  Case c;
  c.model = loadModel(kResources / "models/human55.json");
  c.task = loadTask(kResources / "tasks" / (name + ".json"), *c.model);
  const PostureResult posture = solvePosture(*c.model, c.task, c.task.start, {});
  c.start.q = posture.q;
  c.start.v = VectorX::Zero(c.model->velocitySize());
  c.hold = std::make_shared<HeldPosture>(c.model, posture.q, posture.tau);
  return c;
}

void measure(const char* name, const Case& c, const std::shared_ptr<const TorqueSource>& source) {
  SimulationOptions options;
  options.duration = kDuration;
  for (const double step : {1e-3, 2e-3}) {
    options.settings.step = step;
    print(name, options.settings, simulate(*c.model, c.task, source, c.start, options));
  }
  options.settings.scheme = IntegrationScheme::DormandPrince54;
  options.settings.absoluteTolerance = options.settings.relativeTolerance = 1e-6;
  print(name, options.settings, simulate(*c.model, c.task, source, c.start, options));
}

/// Issue 3 wants at most 1e-10 of the linear momentum, 1e-8 of the angular and 1e-7 of the energy.
void measureDrift(const Case& c) {
  SimulationOptions options;
  options.duration = 60.0;
  options.framesPerSecond = 10.0;
  options.settings.passive = {PassiveSettings::Stops::None, 0.0, 1e-3};
  options.settings.touching = Touching::ContactsOnly;
  options.settings.scheme = IntegrationScheme::DormandPrince54;
  options.settings.absoluteTolerance = options.settings.relativeTolerance = 1e-12;
  BodyState start = c.start;
  start.v.setLinSpaced(-0.5, 0.5);
  start.v.head<6>() << 0.3, -0.2, 0.1, 1.0, 2.0, 0.5;
  const SimulationResult run = simulate(*c.model, c.task, std::make_shared<Limp>(), start, options);
  const SimulationFrame& first = run.frames.front();
  double linear = 0.0, angular = 0.0, energy = 0.0;
  for (const SimulationFrame& frame : run.frames) {
    linear = std::max(linear, (frame.linearMomentum - first.linearMomentum).norm());
    angular = std::max(angular, (frame.angularMomentum - first.angularMomentum).norm());
    energy = std::max(energy, std::abs(frame.kineticEnergy + frame.potentialEnergy - first.kineticEnergy -
                                       first.potentialEnergy));
  }
  std::printf(
      "60 s without gravity lose %.1e of the linear momentum, %.1e of the angular, %.1e of the energy\n",
      linear / first.linearMomentum.norm(), angular / first.angularMomentum.norm(),
      energy / (first.kineticEnergy + first.potentialEnergy));
}

#ifdef HANDHOLD_MUJOCO
void measureMujoco() {
  const auto model = loadModel(kResources / "models/human55.json");
  MujocoTwin twin(*model);
  twin.m()->opt.timestep = 1e-3;
  twin.m()->opt.integrator = mjINT_RK4;
  RandomStates states(*model, 7);
  State s = states.next();
  s.v.setZero();
  twin.setState(s);
  const auto begin = std::chrono::steady_clock::now();
  const int steps = 2000;
  for (int i = 0; i < steps; ++i) mj_step(twin.m(), twin.d());
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%-34s %-10s %9.1e %8d %9.1f %10.1f x\n", "MuJoCo, the body alone, falling", "RK4", 1e-3, steps,
              1e6 * seconds / steps, 1e-3 * steps / seconds);
}
#endif

}  // namespace

int main() {
  std::printf("%-34s %-10s %9s %8s %9s %12s\n", "human55", "scheme", "step/tol", "steps", "us/step",
              "real time");
  const auto limp = std::make_shared<Limp>();
  const Case pull = openCase("standing_pull");
  measure("four contacts, posture held", pull, pull.hold);
  measure("four contacts, limp", pull, limp);
  Case alone = pull;
  alone.task.contacts.clear();
  alone.task.props.clear();
  alone.task.gravity.setZero();
  measure("no contact, limp", alone, limp);
  measureDrift(alone);
#ifdef HANDHOLD_MUJOCO
  measureMujoco();
#else
  std::printf("MuJoCo is not installed (libmujoco-dev): nothing to compare with\n");
#endif
}
