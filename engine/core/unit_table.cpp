// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unit_table.h"

#include <algorithm>
#include <cctype>

namespace handhold {

namespace {

constexpr Measure kRatio, kLength(1, 0, 0), kMass(0, 1, 0), kTime(0, 0, 1), kAngle(0, 0, 0, 1),
    kForce(1, 1, -2), kMoment(2, 1, -2), kRate(0, 0, -1), kPixels(0, 0, 0, 0, 1);

struct Unit {
  std::string_view name;
  double inSi;
  Measure measure;
};

constexpr Unit kUnits[] = {
    {"m", 1.0, kLength},
    {"metre", 1.0, kLength},
    {"metres", 1.0, kLength},
    {"meter", 1.0, kLength},
    {"meters", 1.0, kLength},
    {"km", 1e3, kLength},
    {"dm", 0.1, kLength},
    {"cm", 0.01, kLength},
    {"mm", 0.001, kLength},
    {"um", 1e-6, kLength},
    {"in", kInch, kLength},
    {"inch", kInch, kLength},
    {"inches", kInch, kLength},
    {"\"", kInch, kLength},
    {"ft", kFoot, kLength},
    {"foot", kFoot, kLength},
    {"feet", kFoot, kLength},
    {"'", kFoot, kLength},
    {"rad", 1.0, kAngle},
    {"deg", kRadiansPerDegree, kAngle},
    {"degree", kRadiansPerDegree, kAngle},
    {"degrees", kRadiansPerDegree, kAngle},
    {"turn", 2.0 * M_PI, kAngle},
    {"turns", 2.0 * M_PI, kAngle},
    {"kg", 1.0, kMass},
    {"g", 1e-3, kMass},
    {"lb", kPound, kMass},
    {"lbs", kPound, kMass},
    {"N", 1.0, kForce},
    {"kN", 1e3, kForce},
    {"lbf", kPoundForce, kForce},
    {"Nm", 1.0, kMoment},
    {"kNm", 1e3, kMoment},
    {"ftlbf", kFootPound, kMoment},
    {"s", 1.0, kTime},
    {"sec", 1.0, kTime},
    {"ms", 1e-3, kTime},
    {"min", 60.0, kTime},
    {"h", 3600.0, kTime},
    {"Hz", 1.0, kRate},
    {"%", 0.01, kRatio},
    {"px", 1.0, kPixels},
};

struct Noun {
  Measure measure;
  const char* words;
};

constexpr Noun kNouns[] = {
    {kRatio, "a plain number or a share (%)"},
    {kLength, "a length (m, cm, mm, in, ft)"},
    {kAngle, "an angle (°, rad)"},
    {kMass, "a mass (kg, g, lb)"},
    {kForce, "a force (N, kN, lbf)"},
    {kMoment, "a moment (N m, ft lbf)"},
    {kTime, "a time (s, ms, min)"},
    {kRate, "a rate (1/s, Hz)"},
    {kPixels, "a number of pixels (px)"},
    {Measure(1, 0, -1), "a speed (m/s, cm/s, ft/s)"},
    {Measure(1, 0, -2), "an acceleration (m/s², ft/s²)"},
    {Measure(0, 0, -1, 1), "an angular speed (deg/s, rad/s)"},
    {Measure(2, 1, 0), "a moment of inertia (kg m²)"},
    {Measure(2, 0, 0), "an area"},
    {Measure(3, 0, 0), "a volume"},
};

bool isSame(std::string_view a, std::string_view b) {
  const auto alike = [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), alike);
}

}  // namespace

Measure Measure::times(const Measure& other, int power) const {
  Measure product = *this;
  for (std::size_t i = 0; i < powers_.size(); ++i) product.powers_[i] += power * other.powers_[i];
  return product;
}

/// As it is written, else whatever the case: no two of the table differ in their case alone.
std::optional<Amount> unitCalled(std::string_view name) {
  for (const Unit& unit : kUnits)
    if (isSame(unit.name, name)) return Amount{unit.inSi, unit.measure};
  return std::nullopt;
}

std::string nounOf(const Measure& measure) {
  for (const Noun& noun : kNouns)
    if (noun.measure == measure) return noun.words;
  return "something else";
}

}  // namespace handhold
