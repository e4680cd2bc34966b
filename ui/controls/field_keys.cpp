// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/field_keys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTextEdit>

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

bool isTextField(const QWidget& widget) {
  const auto* choice = qobject_cast<const QComboBox*>(&widget);
  return (choice && choice->isEditable()) || qobject_cast<const QLineEdit*>(&widget) ||
         qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QTextEdit*>(&widget) ||
         qobject_cast<const QPlainTextEdit*>(&widget);
}

bool tickRow(QWidget& list) {
  const auto* view = qobject_cast<const QAbstractItemView*>(&list);
  const QModelIndex row = view ? view->currentIndex() : QModelIndex();
  const QVariant tick = row.data(Qt::CheckStateRole);
  const Qt::ItemFlags wanted = Qt::ItemIsUserCheckable | Qt::ItemIsEnabled;
  if (!tick.isValid() || (row.flags() & wanted) != wanted) return false;
  const bool isTicked = tick.toInt() == Qt::Checked;
  return view->model()->setData(row, isTicked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

}  // namespace handhold
