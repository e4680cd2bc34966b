// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QWidget>

namespace handhold {

/// What is still typed into a field counts no more once its row means another thing.
inline void silence(QWidget& widget) {
  widget.blockSignals(true);
  for (QWidget* part : widget.findChildren<QWidget*>()) part->blockSignals(true);
}

/// Takes all widgets out of a table that is built anew. They live on, without their names, until the click
/// that asked for it has been handled.
inline void clearGrid(QGridLayout& grid) {
  while (QLayoutItem* item = grid.takeAt(0)) {
    if (QWidget* widget = item->widget()) {
      silence(*widget);  // one that is hidden loses the keyboard, and tells what was typed
      widget->hide();
      widget->setObjectName({});
      widget->deleteLater();
    }
    delete item;
  }
}

}  // namespace handhold
