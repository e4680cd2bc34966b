// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/trial_words.h"

#include <cstdio>

#include "engine/core/spoken_name.h"
#include "engine/task/words/limits_off.h"
#include "engine/trial/change_words.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/violation_words.h"

namespace handhold {

std::string findingOf(const Trial& trial, const UnitChoice& units) {
  const std::string found = finding(trial.message, trial.violations, units);
  const std::string off = trial.task ? limitsOffWords(trial.task->laws) : std::string();
  return found.empty() || off.empty() ? found : found + "; " + off;
}

std::string adviceOf(const Trial& trial, const UnitChoice& units) {
  return told(trial.advice, *trial.subject.model, trial.task ? *trial.task : Task(), units);
}

std::string inOneLine(const Trial& trial) {
  std::string line = spoken(trial.status);
  if (const std::string off = trial.task ? limitsOffWords(trial.task->laws) : ""; !off.empty())
    line += ", " + off;
  char numbers[96];
  std::snprintf(numbers, sizeof numbers, "; objective %.4g; peak %.1f %% of strength",
                trial.objective.value_or(0.0), 100.0 * trial.peak.load);
  line += numbers;
  if (trial.peak.joint.valid()) line += ", " + spokenName(trial.subject.model->joints[trial.peak.joint].name);
  return line;
}

}  // namespace handhold
