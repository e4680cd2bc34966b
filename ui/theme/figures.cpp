// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/figures.h"

#include <QLocale>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "ui/theme/end_zeros.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kLeastPower = -3, kGreatestPower = 5;  // of ten: what people still write with zeros

/// "⁻⁷".
QString raised(int power) {
  static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString text;
  for (const QChar letter : QString::number(power))
    text += letter.isDigit() ? digits[letter.digitValue()] : QChar(0x207B);
  return text;
}

double digitCell(const QFontMetricsF& metrics) {
  double widest = 0.0;
  for (char digit = '0'; digit <= '9'; ++digit)
    widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
  return widest;
}

double cellWidth(const QFontMetricsF& metrics, QChar letter, double digit) {
  return letter.isDigit() || letter == QChar(0x2212) ? digit : metrics.horizontalAdvance(letter);
}

}  // namespace

QString figures(double value, int decimals) {
  if (!std::isfinite(value)) return QString(QChar(0x2013));
  const double unit = std::pow(10.0, -decimals);
  QString text = QString::number(std::abs(value), 'f', decimals);
  if (value < 0.0 && std::abs(value) >= 0.5 * unit) text.prepend(QChar(0x2212));
  return text;
}

QString significant(double value, int digits) {
  if (value == 0.0 || !std::isfinite(value)) return figures(value, 0);
  const QString written = QString::number(std::abs(value), 'e', digits - 1);  // rounded: "5.9e+02"
  const int power = written.section(QLatin1Char('e'), 1).toInt();
  const bool isPlain = power >= kLeastPower && power <= kGreatestPower;
  QString text =
      isPlain ? withoutEndZeros(QString::number(written.toDouble(), 'f', std::max(0, digits - 1 - power)))
              : withoutEndZeros(written.section(QLatin1Char('e'), 0, 0)) + QStringLiteral(" × 10") +
                    raised(power);
  if (value < 0.0) text.prepend(QChar(0x2212));
  return text;
}

QString plainNumber(double value) {
  return std::isfinite(value) ? QString::number(value, 'g', QLocale::FloatingPointShortest) : QString();
}

int decimalsFor(double greatest) {
  if (!(greatest > 0.0) || greatest >= 1000.0) return 0;
  return std::clamp(2 - static_cast<int>(std::floor(std::log10(greatest))), 0, 3);
}

QFont scaledFont(QFont font, double factor) {
  if (font.pixelSize() > 0)
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
  else
    font.setPointSizeF(font.pointSizeF() * factor);
  return font;
}

double figuresWidth(const QFontMetricsF& metrics, const QString& text) {
  const double digit = digitCell(metrics);
  double width = 0.0;
  for (const QChar letter : text) width += cellWidth(metrics, letter, digit);
  return width;
}

double drawFigures(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text) {
  const QFontMetricsF metrics(painter.font());
  const double digit = digitCell(metrics), width = figuresWidth(metrics, text);
  double x = box.left();
  if (alignment & Qt::AlignRight) x = box.right() - width;
  if (alignment & Qt::AlignHCenter) x = box.center().x() - width / 2.0;
  const double baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2.0;
  for (const QChar letter : text) {
    const double cell = cellWidth(metrics, letter, digit);
    painter.drawText(QPointF(x + (cell - metrics.horizontalAdvance(letter)) / 2.0, baseline),
                     QString(letter));
    x += cell;
  }
  return width;
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
  return QSize(qCeil(figuresWidth(fontMetrics(), number_)) + unitWidth(), fontMetrics().height() + 2);
}

void FigureLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tokens& colours = tokens(palette());
  painter.setPen(palette().color(foregroundRole()));
  const QRect box = rect().adjusted(0, 0, -unitWidth(), 0);
  if (figuresWidth(fontMetrics(), number_) <= box.width())
    drawFigures(painter, box, Qt::AlignRight, number_);
  else  // words: their beginning tells more than their end
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(number_, Qt::ElideRight, box.width()));
  painter.setPen(colours.muted);
  painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, unit_);
}

}  // namespace handhold
