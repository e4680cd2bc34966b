// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "engine/core/unit_choice.h"

namespace handhold {

/// The units of the whole window; the one place that knows them.
class Units : public QObject {
  Q_OBJECT

 public:
  static Units& shared();

  const UnitChoice& choice() const;
  void choose(const UnitChoice& choice);

 signals:
  void changed();

 private:
  UnitChoice choice_;
};

/// While it lasts its thread has these units, whatever the window takes meanwhile: for pictures that are made
/// beside it.
class UnitsHere {
 public:
  explicit UnitsHere(const UnitChoice& choice);
  ~UnitsHere();
  UnitsHere(const UnitsHere&) = delete;
  UnitsHere& operator=(const UnitsHere&) = delete;

 private:
  UnitChoice choice_;
  const UnitChoice* before_;
};

/// A sentence of the engine, in the window's units as the fields beside it. In whichever language: it follows
/// what finds the words, whose templates have units of their own.
QString inOwnUnits(const QString& sentence);

/// With which numbers are typed: that of the user's locale.
char decimalSign();

}  // namespace handhold
