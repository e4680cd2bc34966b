// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/scores/verdict.h"

namespace handhold {

/// One row a part of each rule's worst instant, SI: rule, value, level, meaning, time, mean, shares of time
/// at the four levels, part, score, amount, unit, remark, whether it drives, source. A rule that does not
/// apply has one row with its reason.
std::string scoresToCsv(const std::vector<RuleVerdict>& verdicts);

/// All of it with the curves over time, what was taken as given and the settings, as JSON
/// ("handhold-scores-1").
std::string scoresToJson(const std::vector<RuleVerdict>& verdicts, const ScoreSettings& settings);

}  // namespace handhold
