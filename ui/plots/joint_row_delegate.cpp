// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/joint_row_delegate.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/plots/curves/plot_style.h"
#include "ui/theme/elided.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kRowHeight = 21.0;
constexpr double kCheck = 13.0;      // px, edge of the check box
constexpr double kCheckRoom = 22.0;  // px, in which a click checks

QRectF checkBox(const QRectF& row) {
  return {row.left() + 4.0, row.center().y() - kCheck / 2.0, kCheck, kCheck};
}

}  // namespace

QSize JointRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {180, static_cast<int>(kRowHeight)};
}

void JointRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRectF row(option.rect);
  const int joint = index.data(JointRole).toInt();
  const bool limb = joint < 0, selected = joint >= 0 && joint == selected_;
  const bool hovered = option.state & QStyle::State_MouseOver,
             focused = option.state & QStyle::State_HasFocus;
  painter->setPen(focused ? QPen(theme_.accent, 1.0) : QPen(Qt::NoPen));
  painter->setBrush(selected  ? QBrush(blended(theme_.panel, theme_.accent, 0.22))
                    : hovered ? QBrush(blended(theme_.panel, theme_.text, 0.06))
                              : QBrush(Qt::NoBrush));
  painter->drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
  paintCheck(*painter, checkBox(row), static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt()));
  QFont font = option.font;
  if (limb || selected) font.setWeight(QFont::DemiBold);
  painter->setFont(font);
  const RowValue value = !limb && valueText_ ? valueText_(joint) : RowValue();
  painter->setPen(value.color.isValid() ? value.color : theme_.text);
  const double valueWidth =
      drawFigures(*painter, row.adjusted(0.0, 0.0, -6.0, 0.0), Qt::AlignRight, value.text);
  const QRectF sample(row.left() + 24.0, row.top(), 18.0, row.height());
  paintSample(*painter, sample, index);
  const QRectF name(sample.right() + 7.0, row.top(), row.right() - valueWidth - 12.0 - sample.right() - 7.0,
                    row.height());
  painter->setPen(theme_.text);
  const QString text = elided(painter->fontMetrics(), index.data().toString(), Qt::ElideMiddle, name.width());
  painter->drawText(name, Qt::AlignVCenter | Qt::AlignLeft, text);
  painter->restore();
}

void JointRowDelegate::paintCheck(QPainter& painter, const QRectF& box, Qt::CheckState state) const {
  const bool on = state != Qt::Unchecked;
  painter.setPen(QPen(on ? theme_.accent : blended(theme_.panel, theme_.text, 0.4), 1.2));
  painter.setBrush(on ? QBrush(theme_.accent) : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(box, 3.0, 3.0);
  painter.setPen(QPen(theme_.panel, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const QPointF o = box.topLeft();
  if (state == Qt::Checked)
    painter.drawPolyline(QPolygonF({o + QPointF(3.2, 6.8), o + QPointF(5.6, 9.2), o + QPointF(9.8, 4.0)}));
  if (state == Qt::PartiallyChecked) painter.drawLine(o + QPointF(3.5, 6.5), o + QPointF(9.5, 6.5));
}

void JointRowDelegate::paintSample(QPainter& painter, const QRectF& box, const QModelIndex& index) const {
  const CurveLook look{index.data(ColorRole).value<QColor>(), index.data(ShadeRole).toDouble(),
                       static_cast<Qt::PenStyle>(index.data(PenStyleRole).toInt())};
  painter.setPen(samplePen(look, theme_));
  painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
}

bool JointRowDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                   const QStyleOptionViewItem& option, const QModelIndex& index) {
  if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) return false;
  if (event->type() != QEvent::MouseButtonRelease)
    return QStyledItemDelegate::editorEvent(event, model, option, index);
  const auto* mouse = static_cast<QMouseEvent*>(event);
  const bool box = mouse->position().x() < option.rect.left() + kCheckRoom;
  if (mouse->button() != Qt::LeftButton || !box) return false;
  const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
  return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

}  // namespace handhold
