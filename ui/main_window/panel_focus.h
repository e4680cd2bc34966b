// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QList>
#include <QWidget>

namespace handhold {

/// Gives the keyboard to the panel after the one that has it (step 1) or before it (step -1); panels out of
/// sight or without anything that takes keys are passed over.
void focusNextPanel(const QList<QWidget*>& panels, int step);

/// Where Tab comes to something in a dock behind another one, which nobody sees, the keyboard goes on the
/// same way. False: nothing of that kind happened.
bool goesOnFromUnseen(QObject& watched, QEvent& event);

}  // namespace handhold
