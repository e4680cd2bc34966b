// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/time_readout.h"

#include <QPainter>

#include "ui/theme/figures.h"

namespace handhold {

TimeReadout::TimeReadout(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
}

void TimeReadout::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void TimeReadout::setReading(const Reading& reading) {
  reading_ = reading;
  update();
}

void TimeReadout::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QRectF upper(0.0, 4.0, width() - 12.0, height() / 2.0 - 4.0),
      lower = upper.translated(0.0, upper.height());
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  const QString total = QStringLiteral(" / ") + figures(reading_.total, 3) + QStringLiteral(" s");
  painter.setPen(theme_.muted);
  const double used = drawFigures(painter, upper, Qt::AlignRight, total);
  painter.setFont(bold);
  painter.setPen(theme_.text);
  drawFigures(painter, upper.adjusted(0.0, 0.0, -used, 0.0), Qt::AlignRight, figures(reading_.time, 3));
  painter.setFont(font());
  painter.setPen(theme_.muted);
  if (reading_.warning.isEmpty()) {
    const QString frame = tr("frame %1 of %2").arg(reading_.frame).arg(reading_.frames);
    drawFigures(painter, lower, Qt::AlignRight, frame);
    return;
  }
  painter.setPen(theme_.attention);
  const int room = static_cast<int>(lower.width());
  drawFigures(painter, lower, Qt::AlignRight,
              painter.fontMetrics().elidedText(reading_.warning, Qt::ElideRight, room));
}

}  // namespace handhold
