// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/units.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/theme/figures.h"

namespace handhold {

namespace {

// Exact by definition (NIST SP 811, appendix B): the inch, the pound and standard gravity.
constexpr double kMetresPerInch = 0.0254;
constexpr double kMetresPerFoot = 12.0 * kMetresPerInch;
constexpr double kKilogramsPerPound = 0.45359237;
constexpr double kStandardGravity = 9.80665;  // m/s^2
constexpr double kNewtonsPerPoundForce = kKilogramsPerPound * kStandardGravity;
constexpr double kNewtonMetresPerFootPound = kMetresPerFoot * kNewtonsPerPoundForce;
constexpr double kDegreesPerRadian = 180.0 / M_PI;

ShownUnit plain(const char* name, double perSi, int decimals, double step) {
  const QString word = QString::fromLatin1(name);
  return {word, word, perSi, decimals, step};
}

ShownUnit metricLength(LengthUnit unit) {
  if (unit == LengthUnit::Metre) return plain("m", 1.0, 4, 0.01);
  return unit == LengthUnit::Centimetre ? plain("cm", 100.0, 2, 1.0) : plain("mm", 1000.0, 1, 10.0);
}

ShownUnit angleUnit(AngleUnit unit) {
  if (unit == AngleUnit::Radian) return plain("rad", 1.0, 3, 0.02);
  return {QString(QChar(0x00B0)), QStringLiteral("deg"), kDegreesPerRadian, 1, 1.0};
}

ShownUnit angularSpeedUnit(AngleUnit unit) {
  return unit == AngleUnit::Radian ? plain("rad/s", 1.0, 3, 0.02) : plain("deg/s", kDegreesPerRadian, 1, 1.0);
}

}  // namespace

Units& Units::shared() {
  static Units units;
  return units;
}

void Units::choose(const UnitChoice& choice) {
  if (std::exchange(choice_, choice) != choice) emit changed();
}

ShownUnit shownUnit(Dimension dimension) {
  const UnitChoice& choice = Units::shared().choice();
  const bool us = choice.system == UnitSystem::UsCustomary;
  switch (dimension) {
    case Dimension::None:
      return plain("", 1.0, 3, 0.1);
    case Dimension::Length:
      return us ? plain("in", 1.0 / kMetresPerInch, 2, 0.5) : metricLength(choice.length);
    case Dimension::Angle:
      return angleUnit(choice.angle);
    case Dimension::AngularSpeed:
      return angularSpeedUnit(choice.angle);
    case Dimension::Force:
      return us ? plain("lbf", 1.0 / kNewtonsPerPoundForce, 1, 2.0) : plain("N", 1.0, 1, 10.0);
    case Dimension::Torque:
      return us ? plain("ft lbf", 1.0 / kNewtonMetresPerFootPound, 1, 1.0) : plain("N m", 1.0, 1, 1.0);
    case Dimension::Mass:
      return us ? plain("lb", 1.0 / kKilogramsPerPound, 1, 1.0) : plain("kg", 1.0, 2, 0.5);
    case Dimension::Speed:
      return us ? plain("ft/s", 1.0 / kMetresPerFoot, 2, 0.2) : plain("m/s", 1.0, 2, 0.05);
    case Dimension::Impulse:
      return us ? plain("lbf s", 1.0 / kNewtonsPerPoundForce, 1, 1.0) : plain("N s", 1.0, 1, 5.0);
    case Dimension::Work:
      return us ? plain("ft lbf", 1.0 / kNewtonMetresPerFootPound, 1, 1.0) : plain("J", 1.0, 1, 1.0);
  }
  return {};
}

QString measure(double si, Dimension dimension, int fewer) {
  const ShownUnit unit = shownUnit(dimension);
  return figures(si * unit.perSi, std::max(0, unit.decimals - fewer));
}

QString measured(double si, Dimension dimension, int fewer) {
  const QString name = shownUnit(dimension).name;
  const QString number = measure(si, dimension, fewer);
  return name == QString(QChar(0x00B0)) ? number + name : number + QLatin1Char(' ') + name;
}

QString jointTorqueWords(double torque, double load) {
  const QString part = figures(100.0 * load, 0) + QStringLiteral(" % of its limit");
  if (Units::shared().choice().torque == TorqueUnit::PartOfLimit) return part;
  return measured(torque, Dimension::Torque) + QStringLiteral(", ") + part;
}

}  // namespace handhold
