// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/load_head.h"

#include <QLinearGradient>
#include <QPainter>

#include "ui/plots/curves/quantity.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kHeadSide = 12.0;      // px
constexpr double kLegendWidth = 300.0;  // px
constexpr double kExceeded = 22.0;      // px of the ramp for loads above 1

}  // namespace

void paintLoadLegend(QPainter& painter, const QRectF& box, const PlotTheme& theme) {
  const QString title = QObject::tr("|torque| / limit");
  const QFontMetricsF metrics(painter.font());
  painter.setPen(theme.muted);
  painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft, title);
  const double left = box.left() + metrics.horizontalAdvance(title) + 14.0;
  const QRectF ramp(left, box.center().y() - 4.0, box.right() - left - kExceeded - 6.0, 8.0);
  QLinearGradient gradient(ramp.topLeft(), ramp.topRight());
  for (const double load : {0.0, 0.25, 0.5, 0.75, 1.0}) gradient.setColorAt(load, loadRamp(load));
  painter.setPen(Qt::NoPen);
  painter.setBrush(gradient);
  painter.drawRoundedRect(ramp, 2.0, 2.0);
  painter.setBrush(theme.exceeded);
  painter.drawRoundedRect(QRectF(ramp.right() + 2.0, ramp.top(), kExceeded, 8.0), 2.0, 2.0);
  painter.setPen(theme.muted);
  const auto number = [&](double x, const QString& text) {
    drawFigures(painter, QRectF(x - 20.0, ramp.bottom() + 1.0, 40.0, metrics.height() - 2.0),
                Qt::AlignHCenter, text);
  };
  number(ramp.left() + 3.0, QStringLiteral("0"));
  number(ramp.center().x(), QStringLiteral("50 %"));
  number(ramp.right(), QStringLiteral("100 %"));
}

LoadHead::LoadHead(QWidget* parent)
    : QWidget(parent), switch_(new Segments({tr("Body order"), tr("By load")}, this)) {
  switch_->setAccessibleName(tr("Order of the joints"));
  switch_->move(static_cast<int>(kHeadSide), 4);
}

void LoadHead::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  switch_->setTheme(theme);
  update();
}

void LoadHead::setPeak(double load, const QString& joint) {
  peak_ = load, joint_ = joint;
  update();
}

void LoadHead::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.panel);
  QRectF line(switch_->geometry().right() + 16.0, 0.0, width(), height());
  painter.setPen(theme_.muted);
  painter.drawText(line, Qt::AlignVCenter, tr("Peak load"));
  line.adjust(painter.fontMetrics().horizontalAdvance(tr("Peak load")) + 8.0, 0.0, 0.0, 0.0);
  painter.setPen(peak_ > 1.0 + kLimitRounding ? theme_.exceeded : theme_.text);
  line.adjust(
      drawFigures(painter, line, Qt::AlignLeft, figures(100.0 * peak_, 0) + QStringLiteral(" %")) + 8.0, 0.0,
      0.0, 0.0);
  painter.drawText(line, Qt::AlignVCenter, joint_);
  const QFont small = scaledFont(font(), 0.85);
  painter.setFont(small);
  const QRectF legend(width() - kLegendWidth - kHeadSide, -2.0, kLegendWidth, height() - 4.0);
  if (legend.left() > line.left() + painter.fontMetrics().horizontalAdvance(joint_) + 24.0)
    paintLoadLegend(painter, legend, theme_);
}

}  // namespace handhold
