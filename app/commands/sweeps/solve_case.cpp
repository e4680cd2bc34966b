// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include "app/commands/sweeps/sweep.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/planning/solve.h"
#include "engine/scores/scores.h"
#include "engine/trial/law_table.h"
#include "engine/trial/trial_json.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

void addFigures(const Trial& trial, const std::vector<Rule>& rules, CaseResult& result) {
  if (trial.objective) result.figures.emplace_back("objective", *trial.objective);
  result.figures.emplace_back("peak_load", trial.peak.load);
  if (trial.isMotion()) result.figures.emplace_back("duration", trial.motion.duration());
  std::vector<std::pair<std::string, double>> forces;  // the greatest of each contact, in order of appearance
  for (const MotionFrame& frame : trial.motion.frames)
    for (const ContactLoad& load : frame.loads) {
      if (load.kind == kWaterKind) continue;
      const auto known = std::ranges::find(forces, load.name, &std::pair<std::string, double>::first);
      double& force = known == forces.end() ? forces.emplace_back(load.name, 0.0).second : known->second;
      force = std::max(force, load.force.norm());
    }
  for (const auto& [name, force] : forces) result.figures.emplace_back("force " + name, force);
  if (rules.empty()) return;
  const PopulationStrength strength(resourceFolder() / "scores" / "strength.csv");
  for (const RuleVerdict& verdict : scoresOf(trial, trial.task->gravity, rules, {}, strength)) {
    if (!verdict.applies()) continue;
    const std::string word = rowOf(verdict.rule).word;
    result.figures.emplace_back(word, verdict.worstInstant().value);
    result.figures.emplace_back(word + " level", static_cast<double>(verdict.worstInstant().level));
  }
}

std::string jointAt(const Subject& subject, LinkIndex joint) {
  return spokenName(subject.model->joints[static_cast<std::size_t>(joint)].name);
}

CaseResult solved(const StudyCases& cases, int index) {
  const StudyPlan& plan = cases.plan();
  const OpenedTask opened = cases.open(index);
  SolveOptions options;
  options.wanted = plan.isMotion ? Wanted::Motion : Wanted::Posture;
  options.posture.starts = plan.starts;
  const Trial trial = solve(opened.subject, opened.task, options);
  CaseResult result;
  result.state = trial.solved() ? CaseState::Solved : CaseState::Infeasible;
  result.reason = findingOf(trial);
  const std::string advice = adviceOf(trial);
  if (!trial.solved() && !advice.empty()) result.reason += "; " + advice;
  if (trial.solved() && trial.peak.joint > 0)
    result.reason = "most loaded: " + jointAt(opened.subject, trial.peak.joint);
  if (!trial.solved() && !trial.violations.empty()) {
    const Violation& worst = trial.violations.front();
    result.law = toString(worst.law);
    result.thing = worst.kind() == ViolationKind::JointTorque ? spokenName(worst.name) : worst.name;
    // what the whole body lacks shows where it is loaded most
    if (worst.kind() == ViolationKind::Equilibrium && trial.peak.joint > 0)
      result.thing = "most loaded " + jointAt(opened.subject, trial.peak.joint);
  }
  if (trial.solved() && !trial.motion.frames.empty()) addFigures(trial, plan.rules, result);
  result.trial = trialToJson(trial);
  return result;
}

}  // namespace

CaseResult solveCase(const StudyCases& cases, int index) {
  const auto begin = std::chrono::steady_clock::now();
  CaseResult result;
  try {
    result = solved(cases, index);
  } catch (const std::exception& error) {
    result.state = CaseState::Refused;
    result.reason = error.what();
  }
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return result;
}

}  // namespace handhold
