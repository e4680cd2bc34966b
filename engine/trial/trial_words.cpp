// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/trial_words.h"

#include <cstdio>

#include "engine/core/spoken_name.h"
#include "engine/task/limits_off.h"
#include "engine/trial/posture_words.h"

namespace handhold {

std::string toString(TaskChange::Kind kind) {
  constexpr std::array words{"contact",  "prop", "target",   "timed target", "load",
                             "friction", "grip", "duration", "strength",     "range"};
  static_assert(words.size() == kChangeKinds.size());
  return words[static_cast<std::size_t>(kind)];
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
