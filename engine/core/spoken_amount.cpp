// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_amount.h"

#include <cstdio>

#include "engine/core/spoken_length.h"
#include "engine/core/unit_table.h"

namespace handhold {

namespace {

constexpr double kFewFeet = 10.0 * kFoot;  // up to there people count inches (m)

std::string figure(const char* format, double value, const char* unit) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  std::string words = text;
  words.push_back(' ');
  return words.append(unit);
}

std::string spokenInches(double metres) {
  if (metres < kInch) return figure("%.2f", metres / kInch, "in");
  return metres < kFewFeet ? figure("%.1f", metres / kInch, "in") : figure("%.1f", metres / kFoot, "ft");
}

}  // namespace

std::string spokenAmount(double amount, Dimension dimension, const UnitChoice& units) {
  const bool isMetric = units.system == UnitSystem::Metric;
  const NamedUnit unit = unitOf(dimension, units);
  const double shown = amount * unit.perSi;
  switch (dimension) {
    case Dimension::None:
      return figure("%.0f", 100.0 * amount, "%");
    case Dimension::Length:
      return isMetric ? spokenLength(amount) : spokenInches(amount);
    case Dimension::Angle:
      return units.angle == AngleUnit::Radian ? figure("%.2f", shown, "rad")
                                              : figure("%.0f", shown, "degrees");
    case Dimension::Speed:
    case Dimension::AngularSpeed:
      return figure("%.2g", shown, unit.name);
    case Dimension::Force:
      return figure(isMetric ? "%.0f" : "%.1f", shown, unit.name);
    default:
      return figure("%.1f", shown, unit.name);
  }
}

std::string spokenSize(double size, Dimension dimension, const UnitChoice& units) {
  const NamedUnit unit = unitOf(dimension, units);
  const double shown = size * unit.perSi;
  return figure(shown < 100.0 ? "%.3g" : "%.0f", shown, unit.name);
}

}  // namespace handhold
