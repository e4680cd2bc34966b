// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/document/units/units.h"

namespace handhold {

/// shown number = SI number * perSi.
struct ShownUnit {
  QString name;  ///< behind numbers: "mm", "°"
  QString word;  ///< in heads of columns: "mm", "deg"
  double perSi = 1.0;
  int decimals = 1;   ///< that tell a tenth of a millimetre, a tenth of a degree, ...
  double step = 1.0;  ///< of a key press, in the shown unit
};

ShownUnit shownUnit(Dimension dimension);

/// "12.5 mm", "20.0°"; fewer: how many of the usual decimals are left out.
QString measured(double si, Dimension dimension, int fewer = 0);
/// The number alone.
QString measure(double si, Dimension dimension, int fewer = 0);
/// The torque of a joint in one number: "12.5 N m", or "48 %" where parts of the limit are wanted.
QString jointTorqueWords(double torque, double load);

}  // namespace handhold
