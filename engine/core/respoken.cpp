// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/respoken.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <string_view>
#include <vector>

#include "engine/core/spoken_length.h"
#include "engine/core/unit_table.h"

namespace handhold {

namespace {

struct SpokenUnit {
  std::string_view name;
  Dimension dimension;
  double inSi;
  NamedUnit us = {};  ///< of what no field has, and no choice of units therefore
};

/// What sentences and tables of the program are written in; a name before those that it begins with.
constexpr SpokenUnit kSpokenUnits[] = {
    {"kg m²/s", Dimension::None, 1.0, {"ft lbf s", 1.0 / kFootPound}},
    {"N m s", Dimension::None, 1.0, {"ft lbf s", 1.0 / kFootPound}},
    {"W", Dimension::None, 1.0, {"ft lbf/s", 1.0 / kFootPound}},
    {"N m", Dimension::Torque, 1.0},
    {"N s", Dimension::Impulse, 1.0},
    {"N", Dimension::Force, 1.0},
    {"mm", Dimension::Length, 1e-3},
    {"cm", Dimension::Length, 1e-2},
    {"m/s", Dimension::Speed, 1.0},
    {"m", Dimension::Length, 1.0},
    {"kg", Dimension::Mass, 1.0},
    {"J", Dimension::Work, 1.0},
    {"degrees/s", Dimension::AngularSpeed, kRadiansPerDegree},
    {"degrees", Dimension::Angle, kRadiansPerDegree},
    {"°", Dimension::Angle, kRadiansPerDegree},
};

/// What may stand between numbers of one unit.
constexpr std::string_view kBetween[] = {", ", " to ", " and ", " instead of "};

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

std::size_t digitsEnd(std::string_view text, std::size_t at) {
  while (at < text.size() && isDigit(text[at])) ++at;
  return at;
}

/// Past the number that begins there; there, where none does.
std::size_t numberEnd(std::string_view text, std::size_t at) {
  const std::size_t first = at + (text.substr(at).starts_with('-') ? 1 : 0);
  std::size_t end = digitsEnd(text, first);
  if (end == first) return at;
  if (text.substr(end).starts_with('.') && digitsEnd(text, end + 1) > end + 1) end = digitsEnd(text, end + 1);
  if (!text.substr(end).starts_with('e')) return end;
  const bool isSigned = end + 1 < text.size() && (text[end + 1] == '-' || text[end + 1] == '+');
  const std::size_t power = end + (isSigned ? 2 : 1);
  return digitsEnd(text, power) > power ? digitsEnd(text, power) : end;
}

/// "0.10, 0.20, 0.30": those that may have one unit.
std::vector<std::string_view> numbersAt(std::string_view text, std::size_t at) {
  std::vector<std::string_view> numbers;
  for (;;) {
    const std::size_t end = numberEnd(text, at);
    if (end == at) return numbers;
    numbers.push_back(text.substr(at, end - at));
    const auto begins = [&](std::string_view words) { return text.substr(end).starts_with(words); };
    const auto* const between = std::ranges::find_if(kBetween, begins);
    if (between == std::end(kBetween)) return numbers;
    at = end + between->size();
  }
}

/// Whether a unit that ends here is part of a greater one: of "N m s", "kg m²/s", "m²".
bool goesOn(std::string_view rest) {
  if (rest.empty()) return false;
  if (std::isalnum(static_cast<unsigned char>(rest[0])) || rest[0] == '/' || rest.starts_with("²"))
    return true;
  const auto isFactor = [&](std::string_view name) {
    return rest.starts_with(name) &&
           (rest.size() == name.size() || !std::isalpha(static_cast<unsigned char>(rest[name.size()])));
  };
  return isFactor(" s") || isFactor(" m");
}

/// The unit that the text begins with.
const SpokenUnit* unitAt(std::string_view text) {
  for (const SpokenUnit& unit : kSpokenUnits)
    if (text.starts_with(unit.name) && !goesOn(text.substr(unit.name.size()))) return &unit;
  return nullptr;
}

/// Inches up to ten feet and less than metres up to three, as people count them.
NamedUnit unitFor(const SpokenUnit& unit, double greatest, const UnitChoice& units) {
  if (unit.dimension == Dimension::None) return unit.us;
  if (unit.dimension != Dimension::Length) return unitOf(unit.dimension, units);
  const bool isMetric = units.system == UnitSystem::Metric;
  if (isMetric && greatest >= kLongLength) return {"m", 1.0};
  if (!isMetric && greatest >= 10.0 * kFoot) return {"ft", 1.0 / kFoot};
  return unitOf(Dimension::Length, units);
}

/// With so many figures that no unit makes a number less exact. What is told of speeds may be had: what is
/// less may be had, too.
std::string figureOf(const std::string& figure, double factor, Dimension dimension) {
  const std::size_t point = figure.find('.'), power = std::min(figure.find('e'), figure.size());
  const int decimals = point == std::string::npos ? 0 : static_cast<int>(power - point) - 1;
  const bool hasPower = power < figure.size();
  constexpr double kRounding = 1e-9;
  const double step = std::pow(10.0, -decimals) * factor;
  const int places = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - kRounding)), 0, 6);
  double number = std::stod(figure) * factor;
  if (dimension == Dimension::Speed)
    number = std::trunc(number * std::pow(10.0, places)) / std::pow(10.0, places);
  char text[48];
  std::snprintf(text, sizeof text, hasPower ? "%.*e" : "%.*f", hasPower ? decimals : places, number);
  return text;
}

bool isKept(const SpokenUnit& unit, const UnitChoice& units) {
  if (unit.dimension == Dimension::Angle || unit.dimension == Dimension::AngularSpeed)
    return units.angle == AngleUnit::Degree;
  if (units.system != UnitSystem::Metric) return false;
  return unit.dimension != Dimension::Length || units.length == LengthUnit::Suited;
}

/// The numbers with what stands between them, and the unit.
std::string respokenAmounts(const std::vector<std::string_view>& numbers, const SpokenUnit& unit,
                            const UnitChoice& units) {
  double greatest = 0.0;
  for (const std::string_view number : numbers)
    greatest = std::max(greatest, unit.inSi * std::abs(std::stod(std::string(number))));
  const NamedUnit named = unitFor(unit, greatest, units);
  std::string words;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) words.append(numbers[i - 1].end(), numbers[i].begin());
    words += figureOf(std::string(numbers[i]), unit.inSi * named.perSi, unit.dimension);
  }
  return words + " " + named.name;
}

bool mayBegin(std::string_view text, std::size_t at) {
  return at == 0 || text[at - 1] == ' ' || text[at - 1] == '(';
}

}  // namespace

std::string respoken(const std::string& sentence, const UnitChoice& units) {
  if (units == UnitChoice{}) return sentence;
  const std::string_view text = sentence;
  std::string words;
  std::size_t at = 0;
  while (at < text.size()) {
    const auto numbers = mayBegin(text, at) ? numbersAt(text, at) : std::vector<std::string_view>();
    if (numbers.empty()) {
      words += text[at++];
      continue;
    }
    std::size_t end = static_cast<std::size_t>(numbers.back().end() - text.begin());
    const std::size_t gap = text.substr(end).starts_with(' ') ? 1 : 0;
    const SpokenUnit* unit = unitAt(text.substr(end + gap));
    if (unit && !isKept(*unit, units)) {
      words += respokenAmounts(numbers, *unit, units);
      end += gap + unit->name.size();
    } else {
      words += text.substr(at, end - at);
    }
    at = end;
  }
  return words;
}

}  // namespace handhold
