// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStatusBar>

#include "app/bindings/figure_maker.h"

namespace handhold {

/// Tells in the status line whose skin is being made, which takes a while the first time.
class MakingLine : public QLabel {
  Q_OBJECT

 public:
  MakingLine(const FigureMaker& figures, QStatusBar& status);
};

}  // namespace handhold
