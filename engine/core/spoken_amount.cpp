// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_amount.h"

#include <cmath>
#include <cstdio>

#include "engine/core/spoken_length.h"
#include "engine/core/unit_table.h"

namespace handhold {

namespace {

constexpr double kTinyLength = 1e-4;       // less than the digits that are told elsewhere (m)
constexpr double kFewFeet = 10.0 * kFoot;  // up to there people count inches (m)

std::string figure(const char* format, double value, const char* unit) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  std::string words = text;
  words.push_back(' ');
  return words.append(unit);
}

/// Below it figures are rounding, in any unit that is told.
constexpr double kNegligible = 1e-6;

/// Rounded to so many decimals; what would then be nothing keeps its first digit: "0 degrees too far" says
/// nothing.
std::string rounded(double value, int decimals, const char* unit) {
  if (std::abs(value) < kNegligible) value = 0.0;
  const bool isSmall = value != 0.0 && std::abs(value) < 0.95 * std::pow(10.0, -decimals);
  const std::string format = isSmall ? "%.1g" : "%." + std::to_string(decimals) + "f";
  return figure(format.c_str(), value, unit);
}

/// From here on all figures before the point are told, up to here three.
constexpr double kThreeFigures = 100.0;

std::string sizeFigure(double shown, const char* unit) {
  return figure(shown < kThreeFigures ? "%.3g" : "%.0f", shown, unit);
}

/// In the unit of fields, as fine as what is told in the unit that suits.
std::string spokenMetric(double metres, const UnitChoice& units) {
  const bool isTiny = metres > kNegligible && metres < kTinyLength;
  if (units.length == LengthUnit::Suited && isTiny) return rounded(1000.0 * metres, 1, "mm");
  if (units.length == LengthUnit::Suited || metres >= kLongLength) return spokenLength(metres);
  const NamedUnit unit = unitOf(Dimension::Length, units);
  const int millimetres = static_cast<int>(std::lround(std::log10(1000.0 / unit.perSi)));
  return rounded(metres * unit.perSi, metres < kShortLength ? millimetres + 1 : millimetres, unit.name);
}

std::string spokenInches(double metres) {
  if (metres > kNegligible && metres < 0.0095 * kInch) return figure("%.1g", metres / kInch, "in");
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
      return rounded(100.0 * amount, 0, "%");
    case Dimension::Length:
      return isMetric ? spokenMetric(amount, units) : spokenInches(amount);
    case Dimension::Angle:
      return units.angle == AngleUnit::Radian ? rounded(shown, 2, "rad") : rounded(shown, 0, "degrees");
    case Dimension::Speed:
      return sizeFigure(shown, unit.name);
    case Dimension::AngularSpeed:
      return sizeFigure(shown, units.angle == AngleUnit::Radian ? unit.name : "degrees/s");
    case Dimension::Force:
      return rounded(shown, isMetric ? 0 : 1, unit.name);
    default:
      return rounded(shown, 1, unit.name);
  }
}

std::string spokenSize(double size, Dimension dimension, const UnitChoice& units) {
  const NamedUnit unit = unitOf(dimension, units);
  return sizeFigure(size * unit.perSi, unit.name);
}

std::string spokenSizeWithin(double size, Dimension dimension, const UnitChoice& units) {
  constexpr double kRounding = 1e-9;
  const NamedUnit unit = unitOf(dimension, units);
  const double shown = size * unit.perSi;
  if (!(shown > 0.0)) return sizeFigure(shown, unit.name);
  const double step = shown < kThreeFigures ? std::pow(10.0, std::floor(std::log10(shown)) - 2.0) : 1.0;
  return sizeFigure(step * std::floor(shown / step + kRounding), unit.name);
}

}  // namespace handhold
