// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>

namespace handhold {

/// What a person reads or hears of a widget.
inline QStringList textsOf(QWidget& widget) {
  QStringList texts{widget.toolTip(), widget.accessibleName(), widget.windowTitle()};
  if (auto* label = qobject_cast<QLabel*>(&widget)) texts << label->text();
  if (auto* button = qobject_cast<QAbstractButton*>(&widget)) texts << button->text();
  if (auto* line = qobject_cast<QLineEdit*>(&widget)) texts << line->placeholderText();
  if (auto* box = qobject_cast<QComboBox*>(&widget))
    for (int i = 0; i < box->count(); ++i) texts << box->itemText(i);
  if (auto* tabs = qobject_cast<QTabBar*>(&widget))
    for (int i = 0; i < tabs->count(); ++i) texts << tabs->tabText(i) << tabs->tabToolTip(i);
  if (auto* menu = qobject_cast<QMenu*>(&widget)) texts << menu->title();
  if (auto* tree = qobject_cast<QTreeWidget*>(&widget)) {
    for (int column = 0; column < tree->columnCount(); ++column)
      texts << tree->headerItem()->text(column) << tree->headerItem()->toolTip(column);
    for (QTreeWidgetItemIterator item(tree); *item; ++item)
      for (int column = 0; column < tree->columnCount(); ++column)
        texts << (*item)->text(column) << (*item)->toolTip(column);
  }
  for (const QAction* action : widget.actions()) texts << action->text() << action->toolTip();
  texts.removeDuplicates();
  texts.removeAll(QString());
  return texts;
}

inline QString whereIs(const QWidget& widget) {
  for (const QWidget* at = &widget; at; at = at->parentWidget())
    if (!at->objectName().isEmpty() && !at->objectName().startsWith(QLatin1String("qt_")))
      return at->objectName();
  return widget.metaObject()->className();
}

/// A text that does not fit its visible widget.
inline bool isCut(const QWidget& widget) {
  if (!widget.isVisible() || widget.width() == 0) return false;
  const auto* label = qobject_cast<const QLabel*>(&widget);
  if (label && (label->wordWrap() || label->text().isEmpty() || label->pixmap().width() > 0)) return false;
  const bool isButton = qobject_cast<const QPushButton*>(&widget) || qobject_cast<const QCheckBox*>(&widget);
  if (!label && !isButton) return false;
  // what elides by itself says the rest in its tooltip
  if (widget.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored) return false;
  return widget.sizeHint().width() > widget.width() + 1;
}

/// Labels and buttons of one layout that lie over each other.
inline QStringList overlapsBelow(const QWidget& window) {
  QStringList faults;
  for (const QWidget* box : window.findChildren<QWidget*>()) {
    if (!box->isVisible() || !box->layout()) continue;
    QList<const QWidget*> written;
    for (const QWidget* part : box->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
      const bool isWritten = qobject_cast<const QLabel*>(part) ||
                             qobject_cast<const QAbstractButton*>(part) ||
                             qobject_cast<const QLineEdit*>(part) || qobject_cast<const QComboBox*>(part);
      if (!isWritten || !part->isVisible() || box->layout()->indexOf(const_cast<QWidget*>(part)) < 0)
        continue;
      for (const QWidget* other : written)
        if (const QRect both = other->geometry() & part->geometry(); both.width() > 1 && both.height() > 1)
          faults << QStringLiteral("%1 and %2 lie over each other in %3")
                        .arg(whereIs(*other), whereIs(*part), whereIs(*box));
      written << part;
    }
  }
  return faults;
}

/// QtTest cuts long messages.
inline const char* told(const QStringList& faults) {
  for (const QString& fault : faults) qWarning().noquote() << fault;
  return "see the warnings above";
}

}  // namespace handhold
