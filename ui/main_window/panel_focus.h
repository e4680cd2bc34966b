// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace handhold {

/// Gives the keyboard to the panel after the one that has it (step 1) or before it (step -1); panels out of
/// sight or without anything that takes keys are passed over.
void focusNextPanel(const QList<QWidget*>& panels, int step);

}  // namespace handhold
