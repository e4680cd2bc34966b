// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace handhold {

/// A row of a table whose numbers sort as numbers.
class CaseItem : public QTreeWidgetItem {
 public:
  using QTreeWidgetItem::QTreeWidgetItem;
  bool operator<(const QTreeWidgetItem& other) const override {
    const int column = treeWidget() ? treeWidget()->sortColumn() : 0;
    bool isNumber = false, isOther = false;
    const double own = text(column).toDouble(&isNumber), its = other.text(column).toDouble(&isOther);
    return isNumber && isOther ? own < its : text(column) < other.text(column);
  }
};

}  // namespace handhold
