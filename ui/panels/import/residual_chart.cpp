// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/residual_chart.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/theme/chart_font.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/figures.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr double kLeft = 8.0, kRight = 8.0, kTop = 18.0, kBottom = 18.0;  // px about the curve
constexpr double kShownResiduals = 4.0;  // of the noise: above that motion is lost, not noise
constexpr double kTick = 10.0;           // Hz
constexpr double kKeyStep = 0.5;         // Hz

}  // namespace

ResidualChart::ResidualChart(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("import.residuals"));
  setAccessibleName(tr("Residuals of the low-pass over its cut-off"));
  setToolTip(
      tr("What a low-pass takes out of the markers (root mean square), over its cut-off. Dashed: the "
         "line of noise alone. Where the curve has the noise's amount, as much motion is lost as noise "
         "stays (Winter's residual analysis). Click to choose a cut-off"));
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);
}

void ResidualChart::show(const ResidualAnalysis& analysis, double chosen) {
  analysis_ = analysis;
  chosen_ = chosen;
  update();
}

void ResidualChart::setWaiting(bool waiting) {
  isWaiting_ = waiting;
  update();
}

QRectF ResidualChart::box() const {
  return QRectF(kLeft, kTop, width() - kLeft - kRight, height() - kTop - kBottom);
}

double ResidualChart::xOf(double cutOff) const {
  const double most = analysis_.isKnown() ? analysis_.cutOffs.back() : 1.0;
  return box().left() + box().width() * std::clamp(cutOff / most, 0.0, 1.0);
}

/// Motion that is lost at low cut-offs runs out of the picture: what matters is the height of the noise.
double ResidualChart::yOf(double residual) const {
  const double most =
      std::min(analysis_.residuals.front(), kShownResiduals * std::max(analysis_.noise, 1e-9));
  return box().bottom() - box().height() * std::clamp(residual / most, 0.0, 1.0);
}

void ResidualChart::paintAxes(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const QRectF area = box();
  painter.setPen(QPen(colours.hairline, 1.0));
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  painter.setPen(colours.muted);
  for (double f = kTick; f + 0.5 * kTick <= analysis_.cutOffs.back(); f += kTick) {
    const QString words = QStringLiteral("%1 Hz").arg(f);
    const double wide = painter.fontMetrics().horizontalAdvance(words) + 2.0;
    const double left = std::clamp(xOf(f) - 0.5 * wide, 0.0, width() - wide);
    painter.drawText(QRectF(left, area.bottom() + 2.0, wide, kBottom), Qt::AlignHCenter | Qt::AlignTop,
                     words);
  }
  painter.drawText(QRectF(area.left(), 0.0, area.width(), kTop), Qt::AlignLeft | Qt::AlignVCenter,
                   tr("Noise %1").arg(measured(analysis_.noise, Dimension::Length)));
}

void ResidualChart::paintCurves(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  QPen dashed(colours.muted, 1.0, Qt::DashLine);
  painter.setPen(dashed);
  const double last = analysis_.cutOffs.back();
  painter.drawLine(QPointF(xOf(0.0), yOf(analysis_.noise)),
                   QPointF(xOf(last), yOf(analysis_.noise + analysis_.slope * last)));
  painter.drawLine(QPointF(xOf(0.0), yOf(analysis_.noise)),
                   QPointF(xOf(analysis_.chosen), yOf(analysis_.noise)));
  QPainterPath curve;
  for (std::size_t i = 0; i < analysis_.cutOffs.size(); ++i) {
    const QPointF point(xOf(analysis_.cutOffs[i]), yOf(analysis_.residuals[i]));
    i == 0 ? curve.moveTo(point) : curve.lineTo(point);
  }
  painter.setPen(QPen(colours.measured, 1.5));
  painter.drawPath(curve);
}

void ResidualChart::paintCutOffs(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const double x = xOf(analysis_.chosen);
  painter.setPen(QPen(colours.muted, 1.0, Qt::DotLine));
  painter.drawLine(QPointF(x, box().top()), QPointF(x, box().bottom()));
  if (chosen_ <= 0.0) return;
  painter.setPen(QPen(colours.accent, 1.5));
  painter.drawLine(QPointF(xOf(chosen_), box().top()), QPointF(xOf(chosen_), box().bottom()));
  painter.drawText(QRectF(box().left(), 0.0, box().width(), kTop), Qt::AlignRight | Qt::AlignVCenter,
                   QStringLiteral("%1 Hz").arg(figures(chosen_, 1)));
}

void ResidualChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(chartFont(font()));
  if (hasFocus()) paintFocusRing(painter, rect(), tokens(palette()).accent);
  if (!analysis_.isKnown()) {
    painter.setPen(tokens(palette()).muted);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     isWaiting_
                         ? tr("The spectrum of noise appears here as soon as it is counted")
                         : tr("No marker is seen in enough frames in a row to tell noise from motion"));
    return;
  }
  paintAxes(painter);
  paintCurves(painter);
  paintCutOffs(painter);
}

void ResidualChart::mousePressEvent(QMouseEvent* event) {
  if (!analysis_.isKnown() || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  const double share = (event->position().x() - box().left()) / box().width();
  pick(share * analysis_.cutOffs.back());
}

/// From the one at work, else from the one that is proposed.
void ResidualChart::keyPressEvent(QKeyEvent* event) {
  const auto steps = stepped(*event);
  if (!steps || !analysis_.isKnown()) return QWidget::keyPressEvent(event);
  pick((chosen_ > 0.0 ? chosen_ : analysis_.chosen) + kKeyStep * *steps);
}

void ResidualChart::pick(double cutOff) {
  emit cutOffPicked(
      std::clamp(std::round(10.0 * cutOff) / 10.0, analysis_.cutOffs.front(), analysis_.cutOffs.back()));
}

}  // namespace handhold
