// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/comparison.h"

#include <algorithm>
#include <cmath>

#include "ui/document/goals.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/document/subject_names.h"

namespace handhold {

namespace {

std::optional<double> termOf(const Trial& trial, const std::string& name) {
  for (const auto& [term, value] : trial.terms)
    if (term == name) return value;
  return std::nullopt;
}

void addTerms(std::vector<Difference>& lines, const Trial& first, const Trial& second) {
  std::vector<std::string> names;
  for (const Trial* trial : {&first, &second})
    for (const auto& [term, value] : trial->terms)
      if (value != 0.0 && std::find(names.begin(), names.end(), term) == names.end()) names.push_back(term);
  for (const std::string& name : names)
    lines.push_back({goalTitle(name), {}, 4, termOf(first, name), termOf(second, name)});
}

std::optional<double> figureOf(const std::vector<PlanFigure>& figures, const QString& label) {
  for (const PlanFigure& figure : figures)
    if (figure.label == label) return figure.value;
  return std::nullopt;
}

/// Figures of merit of manoeuvres; the peak stands above, and a residue of rounding is no difference.
void addPlanFigures(std::vector<Difference>& lines, const Trial& first, const Trial& second) {
  const std::vector<PlanFigure> a = planFigures(first.figures), b = planFigures(second.figures);
  std::vector<PlanFigure> all = a;
  for (const PlanFigure& figure : b)
    if (!figureOf(a, figure.label)) all.push_back(figure);
  for (const PlanFigure& figure : all)
    if (figure.decimals >= 0 && figure.label != lines.front().title)
      lines.push_back(
          {figure.label, figure.unit, figure.decimals, figureOf(a, figure.label), figureOf(b, figure.label)});
}

double gap(const Difference& line) { return std::abs(*line.first - *line.second); }

void addJoints(std::vector<Difference>& lines, const Model& model, const Trial& first, const Trial& second) {
  const std::vector<double> a = jointPeaks(first), b = jointPeaks(second);
  std::vector<Difference> joints;
  for (int joint = 1; joint < model.linkCount(); ++joint) {
    const auto k = static_cast<size_t>(joint);
    joints.push_back(
        {readableName(model.joints[joint].name), QStringLiteral("%"), 1, 100.0 * a[k], 100.0 * b[k], joint});
  }
  std::stable_sort(joints.begin(), joints.end(),
                   [](const Difference& x, const Difference& y) { return gap(x) > gap(y); });
  lines.insert(lines.end(), joints.begin(), joints.end());
}

}  // namespace

std::vector<Difference> differences(const Model& model, const Trial& first, const Trial& second) {
  std::vector<Difference> lines = {{QStringLiteral("Peak load"), QStringLiteral("%"), 1,
                                    100.0 * first.peak.load, 100.0 * second.peak.load}};
  if (first.objective || second.objective)
    lines.push_back({QStringLiteral("Objective"), {}, 4, first.objective, second.objective});
  addTerms(lines, first, second);
  addPlanFigures(lines, first, second);
  lines.push_back({QStringLiteral("Solver's time"), QStringLiteral("s"), 3, first.seconds, second.seconds});
  addJoints(lines, model, first, second);
  return lines;
}

}  // namespace handhold
