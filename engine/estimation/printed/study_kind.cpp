// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/printed/study_kind.h"

#include <cstdio>

namespace handhold {

namespace {

std::string toldNumber(const StudyCondition& condition, double value) {
  char text[48];
  std::snprintf(text, sizeof text, "%.9g", value * condition.perSi);
  return *condition.range.unit ? std::string(text) + " " + condition.range.unit : text;
}

}  // namespace

/// As they are told: what differs by rounding alone has not been changed.
std::string changedConditions(const StudyKind& kind, const StudyValues& values) {
  std::string words;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const StudyCondition& condition = kind.conditions[i];
    const std::string now = toldNumber(condition, values[i]), usual = toldNumber(condition, kind.usual[i]);
    if (now == usual) continue;
    if (!words.empty()) words += ", ";
    words += std::string(condition.option).substr(2) + " " + now + " (" + usual + ")";
  }
  return words;
}

std::string threeAnglesNote() {
  return "The document calls its three angles free of singularities (10.5, 11.3). They are not: at rest and "
         "after full turns their axis is open, and where the axis is along y one of its angles is. Here "
         "rotations between frames go by a spline of quaternions, which locks nowhere.";
}

StudyRun runStudy(const StudyKind& kind, const StudyValues& values, const ProgressSink& progress,
                  const std::stop_token& stop) {
  StudyRun run{kind, values, kind.run(values, progress, stop)};
  const std::string changed = changedConditions(kind, values);
  if (changed.empty()) return run;
  for (PrintedComparison& comparison : run.study.comparisons)
    if (!comparison.agrees)
      comparison.why += (comparison.why.empty() ? "" : "; ") + ("other conditions: " + changed);
  return run;
}

}  // namespace handhold
