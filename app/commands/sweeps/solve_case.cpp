// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include "app/commands/sweeps/sweep.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/planning/solve.h"
#include "engine/scores/scores.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/trial_json.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

void addFigures(const Trial& trial, const StudyPlan& plan, CaseResult& result) {
  if (trial.objective) result.figures.emplace_back("objective", *trial.objective);
  result.figures.emplace_back("peak_load", trial.peak.load);
  if (trial.isMotion()) result.figures.emplace_back("duration", trial.motion.duration());
  for (const ContactLoad& load : trial.last().loads)
    result.figures.emplace_back("force " + load.name, load.force.norm());
  if (plan.rules.empty()) return;
  const PopulationStrength strength(resourceFolder() / "scores" / "strength.csv");
  for (const RuleVerdict& verdict : scoresOf(trial, trial.task->gravity, plan.rules, {}, strength)) {
    if (!verdict.applies()) continue;
    const std::string word = rowOf(verdict.rule).word;
    result.figures.emplace_back(word, verdict.worstInstant().value);
    result.figures.emplace_back(word + " level", static_cast<double>(verdict.worstInstant().level));
  }
}

CaseResult solved(const StudyPlan& plan, const std::string& text) {
  const Subject subject = subjectOfTask(text, plan.taskFile.parent_path());
  const Task task = taskFromJson(text, "case", *subject.model);
  SolveOptions options;
  options.wanted = plan.isMotion ? Wanted::Motion : Wanted::Posture;
  options.posture.starts = plan.starts;
  const Trial trial = solve(subject, task, options);
  CaseResult result;
  result.state = trial.solved() ? CaseState::Solved : CaseState::Infeasible;
  result.reason = findingOf(trial);
  const std::string advice = adviceOf(trial);
  if (!trial.solved() && !advice.empty()) result.reason += "; " + advice;
  if (trial.solved() && trial.peak.joint > 0)
    result.reason =
        "most loaded: " + spokenName(subject.model->joints[static_cast<std::size_t>(trial.peak.joint)].name);
  if (!trial.motion.frames.empty()) addFigures(trial, plan, result);
  result.trial = trialToJson(trial);
  return result;
}

}  // namespace

CaseResult solveCase(const StudyPlan& plan, int index) {
  const auto begin = std::chrono::steady_clock::now();
  CaseResult result;
  try {
    result = solved(plan, caseTask(plan, caseValues(plan, index)));
  } catch (const std::exception& error) {
    result.state = CaseState::Refused;
    result.reason = error.what();
  }
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return result;
}

}  // namespace handhold
