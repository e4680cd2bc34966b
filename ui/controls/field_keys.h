// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace handhold {

/// Whether a field should leave a key to the window's commands: undo and redo where it has nothing typed to
/// take back, and Ctrl+E, which Qt's fields take for their end of the line.
bool isForTheWindow(const QLineEdit& field, const QEvent& event);

/// Gives a field in which something is being typed its words from before back, and says whether it did: typed
/// words are younger than any step.
bool leaveTyping(QWidget* field);

/// Where Space is a character.
bool isTextField(const QWidget& widget);

/// Ticks the current row of a list whose rows can be ticked, or takes its tick away, and says whether it did.
bool tickRow(QWidget& list);

}  // namespace handhold
