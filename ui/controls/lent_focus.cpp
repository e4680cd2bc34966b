// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/lent_focus.h"

namespace handhold {

void LentFocus::follow(bool isRunning, QWidget* before, const QList<QWidget*>& starters,
                       const QList<QWidget*>& enders) {
  if (isRunning && starters.contains(before)) {
    owner_ = before;
    enders.first()->setFocus();
  }
  if (isRunning) return;
  if (owner_ && enders.contains(before)) owner_->setFocus();
  owner_ = nullptr;
}

}  // namespace handhold
