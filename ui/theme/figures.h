// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPainter>
#include <QString>

namespace handhold {

/// Width of a number when every digit takes the same room.
int figuresWidth(const QFontMetrics& metrics, const QString& text);

/// Draws a number with tabular digits, right-aligned and vertically centred in the rectangle.
void drawFigures(QPainter& painter, const QRect& rect, const QString& text);

/// A minus sign and a fixed number of decimals, always with a point: "−12.5". No "−0.0".
QString figures(double value, int decimals);

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
