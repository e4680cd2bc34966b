// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/objective_lines.h"

#include <QObject>
#include <cmath>

#include "ui/document/actions/second_opinion.h"
#include "ui/document/goals.h"
#include "ui/theme/figures.h"

namespace handhold {

std::vector<FigureLine> objectiveLines(const Project& project, const Trial& shown, const QString& tip) {
  double sum = 0.0;
  for (const auto& [name, value] : shown.terms) sum += std::abs(value);
  if (sum <= 0.0) return {};
  const bool isIpopts = shown.solver == kIpopt;
  std::vector<FigureLine> lines = {{isIpopts ? QObject::tr("Objective, by Ipopt") : QObject::tr("Objective"),
                                    figures(shown.objective.value_or(0.0), 4),
                                    {},
                                    tip,
                                    {}}};
  if (const auto other = otherOpinion(project, shown))
    lines.push_back({isIpopts ? QObject::tr("Handhold's solver found") : QObject::tr("Ipopt found"),
                     figures(*other->objective, 4),
                     {},
                     QObject::tr("For the same task; both are kept among the results"),
                     {}});
  for (const auto& [name, value] : shown.terms)
    if (value != 0.0) lines.push_back({goalTitle(name), figures(value, 4), {}, {}, std::abs(value) / sum});
  return lines;
}

}  // namespace handhold
