// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/text_field.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QToolTip>

#include "ui/controls/field_keys.h"

namespace handhold {

namespace {

constexpr int kTextMargin = 2;  // px, of every QLineEdit beside its text

}  // namespace

TextField::TextField(QWidget* parent) : QLineEdit(parent) {
  connect(this, &QLineEdit::editingFinished, this, &TextField::take);
}

void TextField::showValue(const QString& value) {
  const bool isTyped = (hasFocus() && isModified()) || isRefused();
  if (value == value_ && (isTyped || text() == value_)) return;  // what is selected stays so
  value_ = value;
  accept();
}

void TextField::take() {
  if (text() == value_) return accept();
  tell({});
  emit entered(text());
}

void TextField::refuse(const QString& reason) {
  tell(reason);
  if (hasFocus()) QToolTip::showText(mapToGlobal(QPoint(0, height())), reason_, this);
}

void TextField::accept() {
  tell({});
  setText(value_);
  setCursorPosition(0);
}

void TextField::tell(const QString& reason) {
  const bool wasRefused = isRefused();
  reason_ = reason;
  setAccessibleDescription(reason_);
  if (wasRefused == isRefused()) return;
  setProperty("refused", isRefused());
  style()->unpolish(this);
  style()->polish(this);
  if (!isRefused()) emit acquitted();
}

QRect TextField::room() const {
  QStyleOptionFrame frame;
  initStyleOption(&frame);
  const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &frame, this);
  return inside.adjusted(kTextMargin, 0, -kTextMargin, 0);
}

bool TextField::event(QEvent* event) {
  if (isForTheWindow(*this, *event)) {
    event->ignore();
    return false;
  }
  if (event->type() == QEvent::ToolTip && isRefused()) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), reason_, this);
    return true;
  }
  if (event->type() == QEvent::ToolTip && isCut()) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       toolTip() + QLatin1String(":\n") + text(), this);
    return true;
  }
  return QLineEdit::event(event);
}

void TextField::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || text() == value_) return QLineEdit::keyPressEvent(event);
  accept();
  selectAll();
}

void TextField::paintEvent(QPaintEvent* event) {
  if (hasFocus() || !isCut()) return QLineEdit::paintEvent(event);
  QStyleOptionFrame frame;
  initStyleOption(&frame);
  QPainter painter(this);
  style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);
  painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
  painter.drawText(room(), static_cast<int>(alignment() | Qt::AlignVCenter),
                   fontMetrics().elidedText(text(), Qt::ElideRight, room().width()));
}

}  // namespace handhold
