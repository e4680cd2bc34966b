// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/figure_cells.h"

#include <QApplication>

#include "ui/theme/figures.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kEdge = 6;        // px
constexpr int kTitleRoom = 12;  // px: what the style sheet keeps free, which the hint leaves out

}  // namespace

void FigureCells::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  const QString text = std::exchange(cell.text, QString());
  QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
  painter->save();
  painter->setFont(cell.font);
  const QVariant color = index.data(Qt::ForegroundRole);
  painter->setPen(color.isValid() ? color.value<QBrush>().color() : cell.palette.color(QPalette::Text));
  drawFigures(*painter, QRectF(cell.rect).adjusted(0.0, 0.0, -kEdge, 0.0), Qt::AlignRight, text);
  painter->restore();
}

QSize FigureCells::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  return {QStyledItemDelegate::sizeHint(option, index).width(), space::kRow};
}

int titleWidth(const QHeaderView& header, int column) { return header.sectionSizeHint(column) + kTitleRoom; }

void leaveRoomForNames(QTreeWidget& list) {
  constexpr int kLeastName = 110;  // px: "Posture 1" with its mark
  int room = list.viewport()->width();
  for (int column = 1; column < list.columnCount(); ++column) room -= list.columnWidth(column);
  for (int column = list.columnCount() - 1; column > 1 && room < kLeastName; --column) {
    room += list.columnWidth(column);
    list.setColumnHidden(column, true);
  }
}

}  // namespace handhold
