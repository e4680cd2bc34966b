// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/document/task_actions.h"

namespace handhold {

/// Gives the task another manoeuvre, or none: gravity goes, and the props at which the old one was done are
/// exchanged for those of the new one. Throws InputError when a number is out of range.
void setManoeuvre(Document& document, const std::optional<Manoeuvre>& manoeuvre, const StepName& step);

/// What choosing a manoeuvre, another or none takes away, to come back when it is chosen again.
struct ManoeuvreMemory {
  std::map<ManoeuvreKind, Manoeuvre> numbers;
  std::optional<Vector3> gravity;  ///< as it was before the first one (m/s^2)
  std::optional<Water> water;      ///< likewise
  std::vector<Prop> floors;        ///< likewise: where nothing weighs nobody stands, and most go below them
  std::map<std::string, Contact> onFloors;  ///< as they stood there, by their names
  std::optional<Project> before;            ///< the first one: whose posture comes back, too
};

/// Another kind with the numbers that it had, or none with the gravity and the posture that there was.
void chooseManoeuvre(Document& document, std::optional<ManoeuvreKind> kind, ManoeuvreMemory& memory);

/// A figure of merit as people read it.
struct PlanFigure {
  QString label, unit, tooltip;
  double value = 0.0;  ///< in the unit, which is SI, degrees or %
  int decimals = 1;    ///< negative: few digits with an exponent
};

/// The figures of a planned manoeuvre that are worth a line, in order.
std::vector<PlanFigure> planFigures(const std::vector<std::pair<std::string, double>>& figures);

/// The number of a figure without its unit.
QString numberOf(const PlanFigure& figure);

}  // namespace handhold
