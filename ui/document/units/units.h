// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "engine/core/unit_choice.h"

namespace handhold {

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

}  // namespace handhold
