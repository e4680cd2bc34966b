// SPDX-License-Identifier: GPL-3.0-or-later
// What families of predicted motions cost over the time they take, the load that is carried and the place of
// a handhold: curves that should neither leap nor rise where the task gets easier.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <functional>

#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/violation_words.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

/// Processor time of the whole process (s), threads included.
double seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Family {
  const char* title;
  const char* sample;
  std::vector<double> values;
  std::function<void(double value, Task& task)> set;
};

void setDuration(double seconds, Task& task) {
  const double stretch = seconds / task.motion.duration;
  task.motion.duration = seconds;
  for (TimedTarget& timed : task.motion.targets) timed.from *= stretch, timed.to *= stretch;
  for (HoldInterval& hold : task.motion.holds) hold.from *= stretch, hold.to *= stretch;
}

void setPack(double kilograms, Task& task) {
  constexpr double kArm = 0.1;  // m, of the pack's inertia
  Load pack;
  pack.name = "pack";
  pack.kind = LoadKind::Mass;
  pack.mass = kilograms;
  pack.com = task.loads.empty() ? Vector3(0.0, -0.02, -0.2) : task.loads[0].com;
  pack.inertia = kilograms * kArm * kArm * Vector3::Ones();
  task.loads.clear();
  if (kilograms > 0.0) task.loads.push_back(pack);
}

void raiseHold(double metres, Task& task) { task.contacts.front().position.y() += metres; }
void spreadFoot(double metres, Task& task) { task.contacts.front().position.x() -= metres; }

std::vector<double> evenly(double from, double to, double step) {
  std::vector<double> values;
  for (int k = 0; from + k * step <= to + 1e-9; ++k) values.push_back(from + k * step);
  return values;
}

std::vector<Family> families() {
  return {
      {"source_motion_3 over time (s)", "source_motion_3", evenly(1.0, 6.0, 0.5), setDuration},
      {"source_motion_4 over time (s)", "source_motion_4", evenly(1.0, 6.0, 0.5), setDuration},
      {"squat_rise over time (s)", "squat_rise", evenly(1.0, 6.0, 0.5), setDuration},
      {"ladder_step over time (s)", "ladder_step", evenly(2.0, 6.0, 1.0), setDuration},
      {"door_opening over time (s)", "door_opening", evenly(1.0, 6.0, 1.0), setDuration},
      {"pull_up over time (s)", "pull_up", evenly(3.0, 12.0, 1.0), setDuration},
      {"bar_swing over time (s)", "bar_swing", evenly(2.4, 6.0, 0.6), setDuration},
      {"squat_rise over the pack (kg)", "squat_rise", {0.0, 2.5, 5.0, 10.0, 15.0, 20.0, 40.0, 60.0}, setPack},
      {"pull_up over the pack (kg)",
       "pull_up",
       {0.0, 0.8, 1.6, 2.4, 3.2, 4.0, 8.0, 12.0, 16.0, 20.0},
       setPack},
      {"bar_swing over the pack (kg)", "bar_swing", evenly(0.0, 20.0, 4.0), setPack},
      {"source_motion_3 over the pack (kg)", "source_motion_3", evenly(0.0, 20.0, 4.0), setPack},
      {"source_motion_3 over the right grip's height (m)", "source_motion_3", evenly(-0.06, 0.06, 0.02),
       raiseHold},
      {"squat_rise over the right foot's place (m)", "squat_rise", evenly(-0.04, 0.06, 0.02), spreadFoot}};
}

/// Greatest difference of a joint from its mirror image (degrees).
double asymmetry(const Model& model, const Motion& motion) {
  double most = 0.0;
  for (const MotionFrame& frame : motion.frames)
    most = std::max(most,
                    (frame.q - mirrored(model, frame.q)).tail(model.jointCount()).lpNorm<Eigen::Infinity>());
  return most * 180.0 / M_PI;
}

void print(double value, const Model& model, const Task& task) {
  const double began = seconds();
  MotionPredictionOptions options;
  const MotionPrediction p = predictMotion(model, task, options);
  const char* words[] = {"optimal", "feasible", "infeasible", "stopped", "failed"};
  std::printf("%8.2f %-10s %9.4f %4d %2d %7.2f %7.4f %6.1f  %s\n", value,
              words[static_cast<int>(p.outcome.status)], p.objective, p.iterations, p.refinements,
              seconds() - began, p.check.peakLoad, asymmetry(model, p.outcome.motion),
              p.outcome.violations.empty() ? "" : told(p.outcome.violations.front()).c_str());
  std::fflush(stdout);
}

}  // namespace

/// motion_family_benchmark [PART]: families whose title contains PART.
int main(int argc, char** argv) {
  const std::shared_ptr<const Model> model = loadModel(kResources + "/models/human55.json");
  for (const Family& family : families()) {
    if (argc > 1 && std::string(family.title).find(argv[1]) == std::string::npos) continue;
    std::printf("\n%s\n%8s %-10s %9s %4s %2s %7s %7s %6s\n", family.title, "value", "status", "objective",
                "iter", "rf", "s", "peak", "asym.");
    const Task sample = loadTask(kResources + "/tasks/" + family.sample + ".json", *model);
    for (double value : family.values) {
      Task task = sample;
      family.set(value, task);
      print(value, *model, task);
    }
  }
}
