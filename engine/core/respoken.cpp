// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/respoken.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <regex>
#include <vector>

#include "engine/core/unit_table.h"

namespace handhold {

namespace {

struct SpokenUnit {
  const char* name;
  Dimension dimension;
  double inSi;
};

/// What sentences and tables of the program are written in; a name before those that it begins with.
constexpr SpokenUnit kSpokenUnits[] = {
    {"N m", Dimension::Torque, 1.0},
    {"N s", Dimension::Impulse, 1.0},
    {"N", Dimension::Force, 1.0},
    {"mm", Dimension::Length, 1e-3},
    {"cm", Dimension::Length, 1e-2},
    {"m/s", Dimension::Speed, 1.0},
    {"m", Dimension::Length, 1.0},
    {"kg", Dimension::Mass, 1.0},
    {"J", Dimension::Work, 1.0},
    {"degrees", Dimension::Angle, kRadiansPerDegree},
    {"°", Dimension::Angle, kRadiansPerDegree},
};

/// "0.10, 0.20, 0.30 m": numbers and what stands between them, then a unit that is no part of a greater one.
const std::regex& amounts() {
  static const std::regex pattern(
      R"((^|[\s(])(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?:(?:, | to | and | instead of )-?\d+(?:\.\d+)?)*) ?)"
      R"((N m|N s|N|mm|cm|m/s|m|kg|J|degrees|°)(?![A-Za-z0-9/²³]| (?:s|m²|m)(?![A-Za-z])))");
  return pattern;
}

const std::regex& numbers() {
  static const std::regex pattern(R"(-?\d+(?:\.(\d+))?(?:e[-+]?\d+)?)");
  return pattern;
}

/// Inches up to ten feet, as people count them.
NamedUnit unitFor(const SpokenUnit& unit, double greatest, const UnitChoice& units) {
  NamedUnit named = unitOf(unit.dimension, units);
  if (unit.dimension == Dimension::Length && greatest >= 10.0 * kFoot) named = {"ft", 1.0 / kFoot};
  return named;
}

/// As many figures as were there, so that no unit makes a number more or less exact.
std::string figureOf(const std::string& figure, double factor, int decimals) {
  char text[48];
  const double value = std::stod(figure);
  if (figure.find('e') != std::string::npos) {
    std::snprintf(text, sizeof text, "%.*e", decimals, value * factor);
    return text;
  }
  const double step = std::pow(10.0, -decimals) * factor;
  const int places = std::clamp(static_cast<int>(std::lround(-std::log10(step))), 0, 6);
  std::snprintf(text, sizeof text, "%.*f", places, value * factor);
  return text;
}

bool isKept(const SpokenUnit& unit, const UnitChoice& units) {
  return unit.dimension == Dimension::Angle ? units.angle == AngleUnit::Degree
                                            : units.system == UnitSystem::Metric;
}

std::string respokenAmounts(const std::string& figures, const SpokenUnit& unit, const UnitChoice& units) {
  const std::sregex_iterator first(figures.begin(), figures.end(), numbers()), end;
  double greatest = 0.0;
  for (auto number = first; number != end; ++number)
    greatest = std::max(greatest, unit.inSi * std::abs(std::stod(number->str())));
  const NamedUnit named = unitFor(unit, greatest, units);
  std::string words;
  auto from = figures.cbegin();
  for (auto number = first; number != end; ++number) {
    words.append(from, (*number)[0].first);
    words += figureOf(number->str(), unit.inSi * named.perSi, int(number->length(1)));
    from = (*number)[0].second;
  }
  return words.append(from, figures.cend()) + " " + named.name;
}

}  // namespace

std::string respoken(const std::string& sentence, const UnitChoice& units) {
  if (units.system == UnitSystem::Metric && units.angle == AngleUnit::Degree) return sentence;
  std::string words;
  auto from = sentence.cbegin();
  for (std::sregex_iterator found(sentence.begin(), sentence.end(), amounts()), end; found != end; ++found) {
    const std::string name = found->str(3);
    const SpokenUnit* unit = std::ranges::find(kSpokenUnits, name, &SpokenUnit::name);
    if (isKept(*unit, units)) continue;
    words.append(from, (*found)[2].first);
    words += respokenAmounts(found->str(2), *unit, units);
    from = (*found)[0].second;
  }
  return words.append(from, sentence.cend());
}

}  // namespace handhold
