// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/comparison.h"

#include <algorithm>
#include <cmath>

#include "engine/planning/asked_of.h"
#include "ui/document/element_names.h"
#include "ui/document/goals.h"
#include "ui/document/manoeuvre_actions.h"

namespace handhold {

namespace {

using Trials = std::vector<const Trial*>;

template <class Value>
std::vector<std::optional<double>> each(const Trials& trials, const Value& value) {
  std::vector<std::optional<double>> values;
  for (const Trial* trial : trials) values.push_back(value(*trial));
  return values;
}

std::optional<double> termOf(const Trial& trial, const std::string& name) {
  for (const auto& [term, value] : trial.terms)
    if (term == name) return value;
  return std::nullopt;
}

void addTerms(std::vector<Difference>& lines, const Trials& trials) {
  std::vector<std::string> names;
  for (const Trial* trial : trials)
    for (const auto& [term, value] : trial->terms)
      if (value != 0.0 && std::find(names.begin(), names.end(), term) == names.end()) names.push_back(term);
  for (const std::string& name : names)
    lines.push_back(
        {goalTitle(name), {}, 4, each(trials, [&](const Trial& trial) { return termOf(trial, name); })});
}

std::optional<double> figureOf(const Trial& trial, const QString& label) {
  for (const PlanFigure& figure : planFigures(trial.figures))
    if (figure.label == label) return figure.value;
  return std::nullopt;
}

/// Figures of merit of manoeuvres; the peak stands above, and a residue of rounding is no difference.
void addPlanFigures(std::vector<Difference>& lines, const Trials& trials) {
  QStringList told{lines.front().title};
  for (const Trial* trial : trials)
    for (const PlanFigure& figure : planFigures(trial->figures)) {
      if (figure.decimals < 0 || told.contains(figure.label)) continue;
      told << figure.label;
      lines.push_back({figure.label, figure.unit, figure.decimals,
                       each(trials, [&](const Trial& other) { return figureOf(other, figure.label); })});
    }
}

/// Between the least and the greatest that are known.
double spread(const Difference& line) {
  std::vector<double> known;
  for (const auto& value : line.values)
    if (value) known.push_back(*value);
  if (known.empty()) return 0.0;
  const auto [least, most] = std::minmax_element(known.begin(), known.end());
  return *most - *least;
}

void addJoints(std::vector<Difference>& lines, const Trials& trials) {
  const Model& model = *trials.front()->subject.model;
  std::vector<std::vector<JointPeak>> peaks;
  std::vector<bool> isKnown;
  for (const Trial* trial : trials) {
    peaks.push_back(jointPeaks(*trial));
    isKnown.push_back(trial->hasTorques() && hasSameJoints(*trial->subject.model, model));
  }
  std::vector<Difference> joints;
  for (int joint = 1; joint < model.linkCount(); ++joint) {
    Difference line{readableName(model.joints[joint].name), QStringLiteral("%"), 1, {}, joint};
    for (std::size_t i = 0; i < trials.size(); ++i)
      line.values.push_back(isKnown[i] ? std::optional(100.0 * peaks[i][std::size_t(joint)].load)
                                       : std::nullopt);
    joints.push_back(std::move(line));
  }
  std::stable_sort(joints.begin(), joints.end(),
                   [](const Difference& x, const Difference& y) { return spread(x) > spread(y); });
  lines.insert(lines.end(), joints.begin(), joints.end());
}

}  // namespace

std::vector<Difference> differences(const Trials& trials) {
  std::vector<Difference> lines = {
      {QObject::tr("Peak load"), QStringLiteral("%"), 1, each(trials, [](const Trial& trial) {
         return trial.hasTorques() ? std::optional(100.0 * trial.peak.load) : std::nullopt;
       })}};
  if (std::any_of(trials.begin(), trials.end(), [](const Trial* trial) { return trial->objective; }))
    lines.push_back(
        {QObject::tr("Objective"), {}, 4, each(trials, [](const Trial& trial) { return trial.objective; })});
  addTerms(lines, trials);
  addPlanFigures(lines, trials);
  lines.push_back({QObject::tr("Solver's time"), QStringLiteral("s"), 3, each(trials, [](const Trial& trial) {
                     return trial.from<Recorded>() ? std::nullopt : std::optional(trial.seconds);
                   })});
  addJoints(lines, trials);
  return lines;
}

}  // namespace handhold
