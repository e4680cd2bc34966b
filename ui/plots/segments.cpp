// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/segments.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace handhold {

namespace {

constexpr int kPad = 6;             // px beside a label
constexpr int kSegmentHeight = 24;  // px

}  // namespace

Segments::Segments(QStringList labels, QWidget* parent) : QWidget(parent), labels_(std::move(labels)) {
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Segments::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void Segments::setLabels(QStringList labels) {
  labels_ = std::move(labels);
  updateGeometry();
  update();
}

void Segments::setCurrent(int index) {
  const int kept = std::clamp(index, 0, static_cast<int>(labels_.size()) - 1);
  if (kept == current_) return;
  current_ = kept;
  update();
  emit chosen(current_);
}

QSize Segments::sizeHint() const {
  int width = 4;
  for (const QString& label : labels_) width += fontMetrics().horizontalAdvance(label) + 2 * kPad;
  return {width, kSegmentHeight};
}

QRectF Segments::segment(int index) const {
  double left = 2.0;
  for (int k = 0; k < index; ++k) left += fontMetrics().horizontalAdvance(labels_[k]) + 2 * kPad;
  return {left, 2.0, fontMetrics().horizontalAdvance(labels_[index]) + 2.0 * kPad, height() - 4.0};
}

void Segments::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(hasFocus() ? QPen(theme_.accent, 2.0) : QPen(Qt::NoPen));
  painter.setBrush(blended(theme_.panel, theme_.text, 0.07));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0), 6.0, 6.0);
  for (int k = 0; k < labels_.size(); ++k) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(blended(theme_.panel, theme_.text, 0.18));
    if (k == current_) painter.drawRoundedRect(segment(k), 5.0, 5.0);
    painter.setPen(k == current_ ? theme_.text : theme_.muted);
    painter.drawText(segment(k), Qt::AlignCenter, labels_[k]);
  }
}

void Segments::mousePressEvent(QMouseEvent* event) {
  for (int k = 0; k < labels_.size(); ++k)
    if (segment(k).contains(event->position())) setCurrent(k);
}

void Segments::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Left) return setCurrent(current_ - 1);
  if (event->key() == Qt::Key_Right) return setCurrent(current_ + 1);
  QWidget::keyPressEvent(event);
}

}  // namespace handhold
