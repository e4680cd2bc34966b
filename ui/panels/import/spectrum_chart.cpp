// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/spectrum_chart.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/theme/chart_font.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/figures.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr double kBeside = 8.0, kAbove = 18.0, kBelow = 18.0;  // px about the curves
constexpr double kDecades = 8.0;                               // from the greatest density down
constexpr double kMostShown = 50.0;                            // Hz: people do not move faster
constexpr double kHertzTick = 10.0, kHertzStep = 0.5, kUsualCutOff = 6.0;

}  // namespace

SpectrumChart::SpectrumChart(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("import.spectrum"));
  setAccessibleName(tr("Power over frequency, with the low-pass's cut-off"));
  setToolTip(tr(
      "Power spectral density on a logarithmic scale: bold as it was read, thin as the low-pass leaves it. "
      "Motion stands high on the left, noise runs level on the right; the cut-off belongs where one becomes "
      "the other. Click to choose it"));
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);
}

void SpectrumChart::show(const PowerSpectrum& before, const PowerSpectrum& after, double cutOff,
                         const DensityUnit& unit) {
  before_ = before;
  after_ = after;
  cutOff_ = cutOff;
  unit_ = unit;
  const auto most = std::ranges::max_element(before_.densities);
  greatest_ = most == before_.densities.end() || !(*most > 0.0) ? 1.0 : *most;
  update();
}

void SpectrumChart::setEmptyWords(const QString& words) {
  empty_ = words;
  update();
}

QRectF SpectrumChart::box() const {
  return QRectF(kBeside, kAbove, width() - 2.0 * kBeside, height() - kAbove - kBelow);
}

double SpectrumChart::highest() const {
  return before_.frequencies.empty() ? kMostShown : std::min(kMostShown, before_.frequencies.back());
}

QPointF SpectrumChart::pointOf(double frequency, double density) const {
  const double below = std::log10(greatest_ / std::max(density, 1e-300)) / kDecades;
  return {box().left() + box().width() * frequency / highest(),
          box().top() + box().height() * std::clamp(below, 0.0, 1.0)};
}

void SpectrumChart::paintAxes(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const QRectF area = box();
  painter.setPen(QPen(colours.hairline, 1.0));
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  painter.setPen(colours.muted);
  for (double f = kHertzTick; f + 0.5 * kHertzTick <= highest(); f += kHertzTick) {
    const QString words = QStringLiteral("%1 Hz").arg(f);
    const double wide = painter.fontMetrics().horizontalAdvance(words) + 2.0;
    const double left = std::clamp(pointOf(f, greatest_).x() - 0.5 * wide, 0.0, width() - wide);
    painter.drawText(QRectF(left, area.bottom() + 2.0, wide, kBelow), Qt::AlignHCenter | Qt::AlignTop, words);
  }
  painter.drawText(QRectF(area.left(), 0.0, area.width(), kAbove), Qt::AlignLeft | Qt::AlignVCenter,
                   mostWords());
}

QString SpectrumChart::mostWords() const {
  constexpr int kDigits = 2;
  return tr("Most %1 %2").arg(significant(greatest_ * unit_.perSi, kDigits), unit_.name);
}

void SpectrumChart::paintCurve(QPainter& painter, const PowerSpectrum& spectrum, const QPen& pen) const {
  QPainterPath path;
  for (std::size_t k = 0; k < spectrum.frequencies.size() && spectrum.frequencies[k] <= highest(); ++k) {
    const QPointF point = pointOf(spectrum.frequencies[k], spectrum.densities[k]);
    k == 0 ? path.moveTo(point) : path.lineTo(point);
  }
  painter.setPen(pen);
  painter.drawPath(path);
}

void SpectrumChart::paintEvent(QPaintEvent*) {
  const Tokens& colours = tokens(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(chartFont(font()));
  if (hasFocus()) paintFocusRing(painter, rect(), colours.accent);
  if (before_.frequencies.empty()) {
    painter.setPen(colours.muted);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, empty_);
    return;
  }
  paintAxes(painter);
  paintCurve(painter, before_, QPen(colours.measured, 1.8));
  if (!after_.frequencies.empty()) paintCurve(painter, after_, QPen(colours.text, 1.0));
  if (!(cutOff_ > 0.0)) return;
  const double x = std::min(pointOf(cutOff_, greatest_).x(), box().right());
  painter.setPen(QPen(colours.accent, 1.5));
  painter.drawLine(QPointF(x, box().top()), QPointF(x, box().bottom()));
  painter.drawText(QRectF(box().left(), 0.0, box().width(), kAbove), Qt::AlignRight | Qt::AlignVCenter,
                   QStringLiteral("%1 Hz").arg(figures(cutOff_, 1)));
}

void SpectrumChart::mousePressEvent(QMouseEvent* event) {
  if (before_.frequencies.empty() || event->button() != Qt::LeftButton)
    return QWidget::mousePressEvent(event);
  const double share = (event->position().x() - box().left()) / box().width();
  pick(share * highest());
}

void SpectrumChart::keyPressEvent(QKeyEvent* event) {
  const auto steps = stepped(*event);
  if (!steps || before_.frequencies.empty()) return QWidget::keyPressEvent(event);
  pick((cutOff_ > 0.0 ? cutOff_ : kUsualCutOff) + kHertzStep * *steps);
}

/// To a tenth, below half the rate.
void SpectrumChart::pick(double cutOff) {
  const double most = 0.9 * before_.frequencies.back();
  emit cutOffPicked(std::clamp(std::round(10.0 * cutOff) / 10.0, 1.0, std::max(1.0, most)));
}

}  // namespace handhold
