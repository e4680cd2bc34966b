// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QWidget>

namespace handhold {

/// Takes all widgets out of a table that is built anew. They live on, without their names, until the click
/// that asked for it has been handled.
inline void clearGrid(QGridLayout& grid) {
  while (QLayoutItem* item = grid.takeAt(0)) {
    if (QWidget* widget = item->widget()) {
      widget->hide();
      widget->setObjectName({});
      widget->deleteLater();
    }
    delete item;
  }
}

}  // namespace handhold
