// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace handhold {

/// Draws the numbers of a table's columns with tabular digits, right-aligned.
class FigureCells : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// So wide a column shows its title whole (px).
int titleWidth(const QHeaderView& header, int column);

/// Where the names of the first column would be cut, columns go from the right, the second last.
void leaveRoomForNames(QTreeWidget& list);

}  // namespace handhold
