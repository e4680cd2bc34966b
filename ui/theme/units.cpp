// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/units.h"

#include <algorithm>
#include <string_view>

#include "ui/theme/degree_sign.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

/// How finely numbers of a unit are shown.
struct Fineness {
  std::string_view unit;
  int decimals;
  double step;
};

constexpr Fineness kFineness[] = {
    {"", 3, 0.1},     {"mm", 1, 10.0},  {"cm", 2, 1.0},     {"m", 4, 0.01},     {"in", 2, 0.5},
    {"deg", 1, 1.0},  {"rad", 3, 0.02}, {"deg/s", 1, 1.0},  {"rad/s", 3, 0.02}, {"N", 1, 10.0},
    {"lbf", 1, 2.0},  {"N m", 1, 1.0},  {"ft lbf", 1, 1.0}, {"kg", 2, 0.5},     {"lb", 1, 1.0},
    {"m/s", 2, 0.05}, {"ft/s", 2, 0.2}, {"N s", 1, 5.0},    {"lbf s", 1, 1.0},  {"J", 1, 1.0},
};

}  // namespace

ShownUnit shownUnit(Dimension dimension) {
  const NamedUnit unit = unitOf(dimension, Units::shared().choice());
  const Fineness& fine = *std::ranges::find(kFineness, std::string_view(unit.name), &Fineness::unit);
  const QString word = QString::fromLatin1(unit.name);
  return {withDegreeSign(word), word, unit.perSi, fine.decimals, fine.step};
}

QString measure(double si, Dimension dimension, int fewer) {
  const ShownUnit unit = shownUnit(dimension);
  return figures(si * unit.perSi, std::max(0, unit.decimals - fewer));
}

QString measured(double si, Dimension dimension, int fewer) {
  return numberWithUnit(measure(si, dimension, fewer), shownUnit(dimension).name);
}

QString jointTorqueWords(double torque, double load) {
  const QString part = figures(100.0 * load, 0) + QObject::tr(" % of its limit");
  if (Units::shared().choice().torque == TorqueUnit::PartOfLimit) return part;
  return measured(torque, Dimension::Torque) + QStringLiteral(", ") + part;
}

}  // namespace handhold
