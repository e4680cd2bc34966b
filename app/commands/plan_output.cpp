// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/plan_output.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>
#include <tuple>

#include "app/commands/option_checks.h"
#include "app/commands/terminal_units.h"
#include "app/process/exit_code.h"
#include "app/process/terminal_progress.h"
#include "engine/core/spoken_name.h"
#include "engine/core/unit_choice.h"
#include "engine/io/workload_tables.h"
#include "engine/planning/overlaps.h"
#include "engine/planning/trials.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/task/task_loads.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr Range kFrameRate{1.0, 1000.0, "frames a second"};

const char* word(PeriodKind kind) {
  return kind == PeriodKind::Starting ? "starting" : kind == PeriodKind::Ending ? "ending" : "middle";
}

const char* handWord(const TraversePeriod& period) {
  return period.moving == ContactEnd::LeftHand ? "left" : "right";
}

std::string inUnit(const char* words, const NamedUnit& unit) {
  return std::string(words) + " (" + unit.name + ")";
}

/// In the units of the sentences around it; the file beside it is SI.
void printPeriods(const std::vector<TraversePeriod>& periods, const UnitChoice& units) {
  const NamedUnit force = unitOf(Dimension::Force, units), torque = unitOf(Dimension::Torque, units),
                  work = unitOf(Dimension::Work, units);
  const std::string forces = inUnit("force", force), torques = inUnit("sum |torque|", torque),
                    works = inUnit("work", work);
  const int wide = static_cast<int>(torques.size()) + 1, last = static_cast<int>(works.size());
  std::printf("period    hand   bars    begin    touch      end %11s  at touch %*s  at touch  load  %s\n",
              forces.c_str(), wide, torques.c_str(), works.c_str());
  for (const TraversePeriod& p : periods)
    std::printf("%-9s %-5s %2d->%-2d %8.2f %8.2f %8.2f %11.1f %9.1f %*.1f %9.1f %5.2f  %*.2f\n", word(p.kind),
                handWord(p), p.from, p.to, p.begin, p.touch, p.end, force.perSi * p.peakForce,
                force.perSi * p.touchForce, wide, torque.perSi * p.peakTorqueSum,
                torque.perSi * p.touchTorqueSum, p.peakLoad, last, work.perSi * p.weightedWork);
}

/// One row a period, as printed.
std::string periodsToCsv(const std::vector<TraversePeriod>& periods) {
  std::string text =
      "kind,hand,from,to,held,begin,lift_off,touch,end,peak_force,touch_force,peak_torque_sum,"
      "touch_torque_sum,peak_load,weighted_work,touch_speed,touch_impulse\n";
  for (const TraversePeriod& p : periods) {
    char line[360];
    std::snprintf(line, sizeof line,
                  "%s,%s,%d,%d,%d,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f\n",
                  word(p.kind), handWord(p), p.from, p.to, p.held, p.begin, p.liftOff, p.touch, p.end,
                  p.peakForce, p.touchForce, p.peakTorqueSum, p.touchTorqueSum, p.peakLoad, p.weightedWork,
                  p.touchSpeed, p.touchImpulse);
    text += line;
  }
  return text;
}

/// Momentum counts what is carried.
std::vector<ResultFile> tablesBeside(const ManoeuvrePlan& plan, const Model& model) {
  Task carrying;
  carrying.loads = plan.carried;
  const Model loaded = withTaskMasses(model, carrying);
  std::vector<ResultFile> files;
  if (!plan.periods.empty()) files.push_back({"periods.csv", periodsToCsv(plan.periods)});
  if (!plan.kinematicPeriods.empty())
    files.push_back({"periods_kinematic.csv", periodsToCsv(plan.kinematicPeriods)});
  files.push_back({"momentum.csv", momentumToCsv(momentumCurve(loaded, plan.motion))});
  files.push_back({"workload.csv", workloadToCsv(plan.workload)});
  files.push_back({"efforts.csv", effortsToCsv(plan.workload)});
  return files;
}

void printFigures(const TurnManoeuvre&, const ManoeuvrePlan& plan, const UnitChoice& units) {
  const WorkloadTotals& totals = plan.workload.totals;
  say(units,
      "peak torque %.1f N m (%.0f %% of strength, %s), work %.1f and %.1f J, "
      "momentum kept to %.1e of the largest exchange\n",
      figureOf(plan, "peak_torque_Nm"), 100.0 * totals.peakLoad, spokenName(totals.peakJoint).c_str(),
      totals.positiveWork, totals.negativeWork, figureOf(plan, "momentum_residue"));
}

void printFigures(const FlightManoeuvre&, const ManoeuvrePlan& plan, const UnitChoice& units) {
  say(units,
      "push %.1f N s with %.0f N at most on a point, arrival at %.2f m/s, the trunk turned by %.1f degrees "
      "in flight, "
      "momentum kept to %.1e\n",
      figureOf(plan, "impulse_Ns"), figureOf(plan, "peak_push_N"), figureOf(plan, "arrival_speed_m_per_s"),
      figureOf(plan, "flight_turn_deg"), figureOf(plan, "momentum_residue"));
}

/// Kinematic against predicted.
void printComparison(const ManoeuvrePlan& plan, const UnitChoice& units) {
  const NamedUnit force = unitOf(Dimension::Force, units), work = unitOf(Dimension::Work, units);
  const std::tuple<std::string, const char*, double> rows[] = {
      {"greatest load (% of strength)", "peak_load", 100.0},
      {"mean squared load", "mean_squared_load", 1.0},
      {inUnit("greatest force on a hand", force), "peak_hand_force_N", force.perSi},
      {inUnit("weighted work", work), "weighted_work_J", work.perSi}};
  std::printf("%-32s %10s %10s\n", "", "kinematic", "predicted");
  for (const auto& [words, name, factor] : rows)
    std::printf("%-32s %10.3g %10.3g\n", words.c_str(),
                factor * figureOf(plan, std::string("kinematic_") + name), factor * figureOf(plan, name));
}

/// The others have tables of periods, or nothing besides their sentence.
template <class Other>
void printFigures(const Other&, const ManoeuvrePlan&, const UnitChoice&) {}

void printDetails(const ManoeuvrePlan& plan, const Manoeuvre& manoeuvre, const UnitChoice& units) {
  std::visit([&](const auto& one) { printFigures(one, plan, units); }, manoeuvre);
  if (!plan.kinematicPeriods.empty()) {
    std::printf("As planned by the kinematic motion function:\n");
    printPeriods(plan.kinematicPeriods, units);
    std::printf("Improved by prediction:\n");
  }
  if (!plan.periods.empty()) printPeriods(plan.periods, units);
  if (!plan.kinematicPeriods.empty()) printComparison(plan, units);
}

}  // namespace

void addPlanOptions(CLI::App& command, PlanOptions& options) {
  command.add_option("--out", options.out, "folder for the result")->required()->check(aName());
  addUnits(command, options.units);
  command.add_option("--model,--subject", options.model,
                     "shipped model or model file; usually the standard person");
  command.add_option("--fps", options.framesPerSecond, "frames per second")
      ->check(within(kFrameRate))
      ->capture_default_str();
}

OpenedTask manoeuvreTask(const std::string& name, const Manoeuvre& manoeuvre, const PlanOptions& options) {
  Task task;
  task.name = name;
  task.gravity.setZero();
  task.manoeuvre = manoeuvre;
  task.props = manoeuvreProps(manoeuvre);
  task.motion.framesPerSecond = options.framesPerSecond;
  return {openSubject(options.model), std::move(task)};
}

namespace {

ManoeuvrePlan planOnTerminal(const Model& model, const Task& task) {
  const TerminalProgress progress;
  return planManoeuvre(model, task, {progress.stop(), progress.sink()});
}

}  // namespace

int planAndWrite(const OpenedTask& opened, const PlanOutput& output) {
  const Task& task = opened.task;
  const Model& model = *opened.subject.model;
  ManoeuvrePlan plan = planOnTerminal(model, task);
  const bool isFound = !plan.motion.frames.empty();
  Trial trial = toTrial(trialFor(opened.subject, task), plan);
  if (const std::string words = overlapWords(trial); !words.empty()) plan.message += "; " + words;
  trial.message = plan.message;
  writeTrial(trial, opened, output.out, isFound ? tablesBeside(plan, model) : std::vector<ResultFile>());
  if (!plan.solved()) {
    std::fprintf(stderr, "handhold: %s: %s\n", task.name.c_str(),
                 finding(plan.message, plan.violations, output.units).c_str());
    return kNotSolvable;
  }
  std::printf("%s\n", finding(plan.message, plan.violations, output.units).c_str());
  printDetails(plan, *task.manoeuvre, output.units);
  return kSolved;
}

}  // namespace handhold
