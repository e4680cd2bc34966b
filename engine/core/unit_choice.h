// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace handhold {

enum class UnitSystem { Metric, UsCustomary };
/// Suited: sentences take what suits each length, a number alone is in millimetres.
enum class LengthUnit { Millimetre, Centimetre, Metre, Suited };
enum class AngleUnit { Degree, Radian };
enum class TorqueUnit { Absolute, PartOfLimit };

/// What a person likes to read numbers in. Files keep SI units and radians.
struct UnitChoice {
  UnitSystem system = UnitSystem::Metric;
  LengthUnit length = LengthUnit::Suited;  ///< of the metric system; the other has inches
  AngleUnit angle = AngleUnit::Degree;
  TorqueUnit torque = TorqueUnit::Absolute;  ///< of joints, where one number has to do
  bool operator==(const UnitChoice&) const = default;
};

/// What a number measures; None: a plain number, or a share of a limit.
enum class Dimension { None, Length, Angle, AngularSpeed, Force, Torque, Mass, Speed, Impulse, Work };

/// shown number = SI number * perSi.
struct NamedUnit {
  const char* name = "";
  double perSi = 1.0;
};

/// The unit in which a number is written alone: "mm", "deg", "lbf".
NamedUnit unitOf(Dimension dimension, const UnitChoice& choice);

/// The unit of files: "m", "rad", "N", "N m", "1".
const char* siUnit(Dimension dimension);

}  // namespace handhold
