// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/unit_choice.h"

#include "engine/core/unit_table.h"

namespace handhold {

namespace {

constexpr double kDegreesPerRadian = 180.0 / M_PI;

struct Row {
  Dimension dimension;
  const char* si;
  NamedUnit metric, us;
};

/// In the order of the enumeration.
constexpr Row kRows[] = {
    {Dimension::None, "1", {"", 1.0}, {"", 1.0}},
    {Dimension::Length, "m", {"mm", 1000.0}, {"in", 1.0 / kInch}},
    {Dimension::Angle, "rad", {"deg", kDegreesPerRadian}, {"deg", kDegreesPerRadian}},
    {Dimension::AngularSpeed, "rad/s", {"deg/s", kDegreesPerRadian}, {"deg/s", kDegreesPerRadian}},
    {Dimension::Force, "N", {"N", 1.0}, {"lbf", 1.0 / kPoundForce}},
    {Dimension::Torque, "N m", {"N m", 1.0}, {"ft lbf", 1.0 / kFootPound}},
    {Dimension::Mass, "kg", {"kg", 1.0}, {"lb", 1.0 / kPound}},
    {Dimension::Speed, "m/s", {"m/s", 1.0}, {"ft/s", 1.0 / kFoot}},
    {Dimension::Impulse, "N s", {"N s", 1.0}, {"lbf s", 1.0 / kPoundForce}},
    {Dimension::Work, "J", {"J", 1.0}, {"ft lbf", 1.0 / kFootPound}},
};

const Row& rowOf(Dimension dimension) { return kRows[static_cast<int>(dimension)]; }

}  // namespace

NamedUnit unitOf(Dimension dimension, const UnitChoice& choice) {
  const bool inRadians = choice.angle == AngleUnit::Radian;
  if (dimension == Dimension::Angle && inRadians) return {"rad", 1.0};
  if (dimension == Dimension::AngularSpeed && inRadians) return {"rad/s", 1.0};
  if (choice.system == UnitSystem::UsCustomary) return rowOf(dimension).us;
  if (dimension == Dimension::Length && choice.length == LengthUnit::Centimetre) return {"cm", 100.0};
  if (dimension == Dimension::Length && choice.length == LengthUnit::Metre) return {"m", 1.0};
  return rowOf(dimension).metric;
}

const char* siUnit(Dimension dimension) { return rowOf(dimension).si; }

}  // namespace handhold
