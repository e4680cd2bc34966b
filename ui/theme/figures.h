// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPainter>
#include <QString>

namespace handhold {

/// The number as read in the window: a point as decimal sign whatever the locale, a true minus sign,
/// never minus zero; a dash where it is not finite.
QString figures(double value, int decimals);

/// So many figures at most of a number that may be of any size, as people write it: "590", "0.0059", "0.5",
/// "5.9 × 10⁻⁷".
QString significant(double value, int digits);

/// The number as files and the clipboard want it: shortest text that reads back the same, ASCII.
QString plainNumber(double value);

/// Decimals that show about three digits of numbers up to `greatest`.
int decimalsFor(double greatest);

/// The font at another size, whether it was set in points or in pixels.
QFont scaledFont(QFont font, double factor);

/// Width of the text when every digit takes the room of the widest one.
double figuresWidth(const QFontMetricsF& metrics, const QString& text);

/// Draws text with tabular digits on one line, whatever figures the font has. Returns the width used.
double drawFigures(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text);

/// A right-aligned number with its unit in a muted tone.
class FigureLabel : public QLabel {
  Q_OBJECT

 public:
  explicit FigureLabel(QWidget* parent = nullptr);
  void setFigure(const QString& number, const QString& unit);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int unitWidth() const;

  QString number_;
  QString unit_;
};

}  // namespace handhold
