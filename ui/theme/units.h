// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace handhold {

enum class UnitSystem { Metric, UsCustomary };
enum class LengthUnit { Millimetre, Centimetre, Metre };
enum class AngleUnit { Degree, Radian };
enum class TorqueUnit { Absolute, PartOfLimit };

/// What a person likes to read numbers in. Files keep SI units and radians.
struct UnitChoice {
  UnitSystem system = UnitSystem::Metric;
  LengthUnit length = LengthUnit::Millimetre;  ///< of the metric system; the other has inches
  AngleUnit angle = AngleUnit::Degree;
  TorqueUnit torque = TorqueUnit::Absolute;  ///< of joints, where one number has to do
  bool operator==(const UnitChoice&) const = default;
};

/// What a number measures.
enum class Dimension { None, Length, Angle, AngularSpeed, Force, Torque, Mass, Speed, Impulse, Work };

/// shown number = SI number * perSi.
struct ShownUnit {
  QString name;  ///< behind numbers: "mm", "°"
  QString word;  ///< in heads of columns: "mm", "deg"
  double perSi = 1.0;
  int decimals = 1;   ///< that tell a tenth of a millimetre, a tenth of a degree, ...
  double step = 1.0;  ///< of a key press, in the shown unit
};

/// The units of the whole window; the one place that knows them.
class Units : public QObject {
  Q_OBJECT

 public:
  static Units& shared();

  const UnitChoice& choice() const { return choice_; }
  void choose(const UnitChoice& choice);

 signals:
  void changed();

 private:
  UnitChoice choice_;
};

ShownUnit shownUnit(Dimension dimension);

/// "12.5 mm", "20.0°"; fewer: how many of the usual decimals are left out.
QString measured(double si, Dimension dimension, int fewer = 0);
/// The number alone.
QString measure(double si, Dimension dimension, int fewer = 0);
/// The torque of a joint in one number: "12.5 N m", or "48 %" where parts of the limit are wanted.
QString jointTorqueWords(double torque, double load);

}  // namespace handhold
