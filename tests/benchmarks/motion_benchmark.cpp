// SPDX-License-Identifier: GPL-3.0-or-later
// Time of motion prediction on one core: the source's nine-degree motions with its five objectives, the
// 55-degree ones cold and warm, and what an iteration costs against the number of instants and control
// points.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <random>

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

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0.0 : values[values.size() / 2];
}

struct Sample {
  std::shared_ptr<const Model> model;
  Task task;
};

Sample sample(const std::string& name, const std::string& model) {
  Sample s{loadModel(kResources + "/models/" + model + ".json"), {}};
  s.task = loadTask(kResources + "/tasks/" + name + ".json", *s.model);
  return s;
}

struct Run {
  MotionPrediction prediction;
  double seconds = 0.0;
};

Run run(const Sample& s, const MotionPrediction* last = nullptr, int refinements = 2) {
  MotionPredictionOptions options;
  options.maxRefinements = refinements;
  const double began = seconds();
  Run result{predictMotion(*s.model, s.task, options, last), 0.0};
  result.seconds = seconds() - began;
  return result;
}

const char* wordOf(PostureStatus status) {
  switch (status) {
    case PostureStatus::Optimal:
      return "optimal";
    case PostureStatus::Feasible:
      return "feasible";
    case PostureStatus::Infeasible:
      return "infeasible";
    default:
      return "failed";
  }
}

void print(const std::string& name, const Run& r) {
  const MotionPrediction& p = r.prediction;
  std::printf("%-34s %-10s %4d %2d %7.3f  %.4f %.4f  %8.2g %8.2g  %8.2g %8.2g  %.4f\n", name.c_str(),
              wordOf(p.outcome.status), p.iterations, p.refinements, r.seconds, p.peakAtInstants,
              p.check.peakLoad, p.check.closure.force, p.check.closure.moment, p.check.force, p.check.moment,
              1e3 * p.check.contactGap);
  for (const Violation& violation : p.outcome.violations) std::printf("    %s\n", told(violation).c_str());
}

void printHead(const char* title) {
  std::printf("\n%s\n%-34s %-10s %4s %2s %7s  %6s %6s  %8s %8s  %8s %8s  %s\n", title, "motion", "status",
              "iter", "rf", "s", "peak", "betw.", "taken N", "N m", "left N", "N m", "gap mm");
}

struct Goal {
  const char* name;
  void (*set)(MotionObjective& objective);
};

/// The five of 002 chapter 6, each alone.
const Goal kGoals[] = {{"displacement", [](MotionObjective& o) { o.body.displacement = 1.0; }},
                       {"torque", [](MotionObjective& o) { o.body.torque = 1.0; }},
                       {"normalized torque", [](MotionObjective& o) { o.body.normalizedTorque = 1.0; }},
                       {"greatest torque", [](MotionObjective& o) { o.body.greatestTorque = 1.0; }},
                       {"nearest", [](MotionObjective& o) { o.nearest = 1.0; }}};

/// How fine the curves are and how often the laws are asked.
struct Grid {
  const char* title;
  int degree, controlPoints, refinements;
  std::optional<int> instants;  ///< empty: those of the task
};

void planarTrials(const Grid& grid) {
  printHead(grid.title);
  std::vector<double> times;
  double worst = 0.0;
  for (int trial = 1; trial <= 8; ++trial) {
    Sample s = sample("planar_motion_" + std::to_string(trial), "planar9");
    for (const Goal& goal : kGoals) {
      s.task.motion.objective = MotionObjective{};
      s.task.motion.objective.body = Objective{};
      s.task.motion.objective.body.displacement = s.task.motion.objective.body.torque = 0.0;
      s.task.motion.objective.body.normalizedTorque = s.task.motion.objective.body.discomfort = 0.0;
      s.task.motion.objective.body.upright = s.task.motion.objective.body.symmetry = 0.0;
      goal.set(s.task.motion.objective);
      s.task.motion.degree = grid.degree;
      s.task.motion.controlPoints = grid.controlPoints;
      s.task.motion.instants = grid.instants.value_or(s.task.motion.instants);
      const Run r = run(s, nullptr, grid.refinements);
      worst = std::max(worst, r.prediction.check.closure.force);
      times.push_back(r.seconds);
      print(std::to_string(trial) + " " + goal.name, r);
    }
  }
  std::printf("median %.3f s, most that is missing to equilibrium between the instants %.2g N\n",
              median(times), worst);
}

void humanMotions() {
  printHead("The 55-degree human under all laws, cold");
  std::vector<double> cold, warm;
  for (const char* name : {"source_motion_3", "source_motion_4", "squat_rise", "door_opening", "ladder_step",
                           "pull_up", "bar_swing"}) {
    const Sample s = sample(name, "human55");
    const Run r = run(s);
    cold.push_back(r.seconds);
    print(name, r);
  }
  printHead("After a handhold or foothold moved by a centimetre, from the last motion");
  for (const char* name : {"source_motion_3", "source_motion_4", "squat_rise", "ladder_step", "pull_up"}) {
    Sample s = sample(name, "human55");
    const Run before = run(s);
    s.task.contacts.front().position.x() += 0.01;
    const Run r = run(s, &before.prediction);
    warm.push_back(r.seconds);
    print(name, r);
  }
  std::printf("median cold %.2f s, warm %.2f s\n", median(cold), median(warm));
}

/// Samples with other durations and holds a little aside.
void variants() {
  constexpr int kEach = 3;
  constexpr double kStretch = 0.25, kAside = 0.02;  // part, m
  printHead("Variants: durations 25 % longer or shorter, holds up to 2 cm aside");
  std::mt19937 random(7);
  std::uniform_real_distribution<double> part(-1.0, 1.0);
  std::vector<double> times;
  int solved = 0;
  for (const char* name : {"squat_rise", "standing_pull", "overhead_work", "source_motion_3",
                           "source_motion_4", "door_opening", "pull_up", "foot_restraint"}) {
    for (int k = 0; k < kEach; ++k) {
      Sample s = sample(name, "human55");
      s.task.motion.method = MotionMethod::Predicted;
      const double stretch = 1.0 + kStretch * part(random);
      s.task.motion.duration *= stretch;
      for (TimedTarget& timed : s.task.motion.targets) timed.from *= stretch, timed.to *= stretch;
      for (Contact& contact : s.task.contacts)
        contact.position += kAside * Vector3(part(random), 0.0, part(random));
      const Run r = run(s);
      print(name, r);
      times.push_back(r.seconds);
      solved += r.prediction.outcome.violations.empty() ? 1 : 0;
    }
  }
  std::printf("%d of %zu solved, median %.2f s\n", solved, times.size(), median(times));
}

/// Time of one iteration (ms) of the first solve, without refinements.
double iterationCost(Sample s, int controlPoints, int instants) {
  s.task.motion.controlPoints = controlPoints;
  s.task.motion.instants = instants;
  MotionPredictionOptions options;
  options.maxRefinements = 0;
  options.maxIterations = 10;
  double begin = 0.0, end = 0.0;
  int first = 0, last = 0;
  options.progress = [&](const Progress& step) {
    if (begin == 0.0) begin = seconds(), first = step.iteration;
    end = seconds(), last = step.iteration;
  };
  predictMotion(*s.model, s.task, options);
  return last > first ? 1e3 * (end - begin) / (last - first) : 0.0;
}

void costs() {
  const Sample s = sample("source_motion_3", "human55");
  std::printf("\nCost of an iteration (ms), 55 degrees, four contacts\n");
  std::printf("%14s %9s %9s\n", "control points", "instants", "ms");
  for (int instants : {30, 60, 120, 240})
    std::printf("%14d %9d %9.1f\n", 23, instants, iterationCost(s, 23, instants));
  for (int points : {12, 23, 46, 92})
    std::printf("%14d %9d %9.1f\n", points, 60, iterationCost(s, points, 60));
  for (int points : {23, 46, 92}) {
    const int instants = 60 * points / 23;
    std::printf("%14d %9d %9.1f\n", points, instants, iterationCost(s, points, instants));
  }
}

}  // namespace

int main() {
  humanMotions();
  variants();
  planarTrials({"002's nine-degree motions, five objectives each", 5, 23, 2, {}});
  planarTrials({"The same with the source's curves and its four instants, as found", 3, 12, 0, 4});
  costs();
}
