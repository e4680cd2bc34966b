// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <functional>

#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// Where rows of the joint list keep what the delegate paints.
enum JointRowRole { JointRole = Qt::UserRole, ColorRole, ShadeRole, PenStyleRole };

/// The text at the right end of a joint's row; an invalid colour means that of text.
struct RowValue {
  QString text;
  QColor color;
};

/// Paints a joint's row: check box, name, sample of its line, value in tabular figures.
class JointRowDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit JointRowDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

  void setTheme(const PlotTheme& theme) { theme_ = theme; }
  void setSelected(int joint) { selected_ = joint; }
  void setValueText(std::function<RowValue(int)> text) { valueText_ = std::move(text); }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

 private:
  void paintCheck(QPainter& painter, const QRectF& box, Qt::CheckState state) const;
  void paintSample(QPainter& painter, const QRectF& box, const QModelIndex& index) const;

  PlotTheme theme_ = PlotTheme::dark();
  std::function<RowValue(int)> valueText_;
  int selected_ = -1;
};

}  // namespace handhold
