// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/units/units.h"

#include <QLocale>

#include <utility>

#include "engine/core/respoken.h"

namespace handhold {

namespace {

thread_local const UnitChoice* here = nullptr;

}  // namespace

Units& Units::shared() {
  static Units units;
  return units;
}

const UnitChoice& Units::choice() const { return here ? *here : choice_; }

UnitsHere::UnitsHere(const UnitChoice& choice) : choice_(choice), before_(std::exchange(here, &choice_)) {}

UnitsHere::~UnitsHere() { here = before_; }

void Units::choose(const UnitChoice& choice) {
  if (std::exchange(choice_, choice) != choice) emit changed();
}

QString inOwnUnits(const QString& sentence) {
  return QString::fromStdString(respoken(sentence.toStdString(), Units::shared().choice()));
}

char decimalSign() { return QLocale::system().decimalPoint() == QLatin1String(",") ? ',' : '.'; }

}  // namespace handhold
