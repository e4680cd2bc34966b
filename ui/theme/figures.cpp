// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/figures.h"

#include <cmath>

#include "ui/theme/tokens.h"

namespace handhold {

namespace {

int digitWidth(const QFontMetrics& metrics) {
  int width = 0;
  for (char digit = '0'; digit <= '9'; ++digit)
    width = qMax(width, metrics.horizontalAdvance(QLatin1Char(digit)));
  return width;
}

int cellWidth(const QFontMetrics& metrics, QChar character) {
  return character.isDigit() ? digitWidth(metrics) : metrics.horizontalAdvance(character);
}

}  // namespace

int figuresWidth(const QFontMetrics& metrics, const QString& text) {
  int width = 0;
  for (const QChar character : text) width += cellWidth(metrics, character);
  return width;
}

void drawFigures(QPainter& painter, const QRect& rect, const QString& text) {
  const QFontMetrics metrics = painter.fontMetrics();
  int x = rect.right() + 1 - figuresWidth(metrics, text);
  for (const QChar character : text) {
    const int width = cellWidth(metrics, character);
    painter.drawText(QRect(x, rect.top(), width, rect.height()), Qt::AlignCenter | Qt::TextDontClip,
                     QString(character));
    x += width;
  }
}

QString figures(double value, int decimals) {
  if (!std::isfinite(value)) return QStringLiteral("–");
  QString text = QString::number(std::abs(value), 'f', decimals);
  const bool isZero = text.toDouble() == 0.0;
  if (value < 0.0 && !isZero) text.prepend(QChar(0x2212));
  return text;
}

FigureLabel::FigureLabel(QWidget* parent) : QLabel(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FigureLabel::setFigure(const QString& number, const QString& unit) {
  number_ = number;
  unit_ = unit;
  setText(unit.isEmpty() ? number : number + QLatin1Char(' ') + unit);
  updateGeometry();
  update();
}

int FigureLabel::unitWidth() const {
  return unit_.isEmpty() ? 0 : fontMetrics().horizontalAdvance(unit_) + space::kTight;
}

QSize FigureLabel::sizeHint() const {
  return QSize(figuresWidth(fontMetrics(), number_) + unitWidth(), fontMetrics().height() + 2);
}

void FigureLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tokens& colours = tokens(palette());
  painter.setPen(palette().color(foregroundRole()));
  drawFigures(painter, rect().adjusted(0, 0, -unitWidth(), 0), number_);
  painter.setPen(colours.muted);
  painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, unit_);
}

}  // namespace handhold
