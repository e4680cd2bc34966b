// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/field_keys.h"

#include <QKeyEvent>

namespace handhold {

bool isForTheWindow(const QLineEdit& field, const QEvent& event) {
  if (event.type() != QEvent::ShortcutOverride) return false;
  const auto& key = static_cast<const QKeyEvent&>(event);
  if (key.matches(QKeySequence::Undo)) return !field.isUndoAvailable();
  if (key.matches(QKeySequence::Redo)) return !field.isRedoAvailable();
  return key.modifiers() == Qt::ControlModifier && key.key() == Qt::Key_E;
}

bool leaveTyping(QWidget* field) {
  auto* typed = qobject_cast<QLineEdit*>(field);
  if (!typed || !typed->isUndoAvailable()) return false;
  while (typed->isUndoAvailable()) typed->undo();
  return true;
}

}  // namespace handhold
