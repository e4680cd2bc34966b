// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/plot_style.h"

#include <algorithm>
#include <cmath>

#include "ui/theme/degree_sign.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kBandTint = 0.12;
constexpr double kGridTint = 0.08;
constexpr double kMarkTint = 0.55;
constexpr int kAxisLeft = 40;        // px beside the axes, at least
constexpr int kMarkPadding = 2;      // px below names over marks
constexpr double kMarkRoom = 10.0;   // px between names over marks
constexpr double kCurveWidth = 1.2;  // px; at 1.0 Qt draws hairlines on HiDPI screens
constexpr double kBehind = 0.45;     // opacity of curves beside the selected one

constexpr double kRounding = 1e-6;  // of a step between ticks: zero
constexpr int kTickDigits = 6;

/// Numbers with a unit behind them, so that the axis needs no label of its own.
class UnitTicker : public QCPAxisTicker {
 public:
  explicit UnitTicker(const QString& unit) : unit_(unit) {}

 protected:
  double getTickStep(const QCPRange& range) override { return step_ = QCPAxisTicker::getTickStep(range); }
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    const double shown = std::abs(tick) < kRounding * step_ ? 0.0 : tick;
    return numberWithUnit(significant(shown, kTickDigits), unit_);
  }

 private:
  QString unit_;
  double step_ = 1.0;
};

/// Powers of ten as files write them.
class PowerTicker : public QCPAxisTickerLog {
 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return QString::number(tick, 'g', 3);
  }
};

void styleAxis(QCPAxis& axis, const PlotTheme& theme, const QFont& font) {
  axis.setBasePen(Qt::NoPen);
  axis.setTickPen(Qt::NoPen);
  axis.setSubTickPen(Qt::NoPen);
  axis.setTickLabelColor(theme.muted);
  axis.setTickLabelFont(font);
  axis.setTickLabelPadding(6);
  axis.grid()->setPen(QPen(blended(theme.panel, theme.text, kGridTint), 1.0));
  axis.grid()->setZeroLinePen(QPen(blended(theme.panel, theme.text, 0.25), 1.0));
}

}  // namespace

QFont plotFont(const QCustomPlot& plot) { return scaledFont(plot.font(), 0.9); }

void stylePlot(QCustomPlot& plot, const PlotTheme& theme) {
  plot.setBackground(QBrush(theme.panel));
  plot.setLocale(QLocale::c());
  plot.axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
  plot.axisRect()->setMargins(QMargins(0, kTimeRoom, kAxisRight, 0));
  plot.axisRect()->setMinimumMargins(QMargins(kAxisLeft, kTimeRoom, kAxisRight, 22));
  setAcross(plot, {});
  setValueScale(plot, ValueScale::Linear);
  styleAxis(*plot.xAxis, theme, plotFont(plot));
  styleAxis(*plot.yAxis, theme, plotFont(plot));
  plot.xAxis->grid()->setZeroLinePen(Qt::NoPen);
  placeTicks(plot);
}

void setAcross(QCustomPlot& plot, const Across& across) {
  plot.xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new UnitTicker(across.unit)));
  placeTicks(plot);
}

void setValueScale(QCustomPlot& plot, ValueScale scale) {
  const bool isLinear = scale == ValueScale::Linear;
  plot.yAxis->setScaleType(isLinear ? QCPAxis::stLinear : QCPAxis::stLogarithmic);
  QCPAxisTicker* ticker = isLinear ? static_cast<QCPAxisTicker*>(new UnitTicker(QString())) : new PowerTicker;
  plot.yAxis->setTicker(QSharedPointer<QCPAxisTicker>(ticker));
  placeTicks(plot);
}

void placeTicks(QCustomPlot& plot) {
  plot.xAxis->ticker()->setTickCount(std::clamp(plot.width() / 110, 2, 12));
  plot.yAxis->ticker()->setTickCount(std::clamp(plot.height() / 38, 2, 10));
}

/// Names stand above the axes, where no curve is; one that would meet another or the edge is left out.
QVector<QCPAbstractItem*> addMarks(QCustomPlot& plot, const QVector<TimeMark>& marks,
                                   const PlotTheme& theme) {
  QVector<QCPAbstractItem*> items;
  const QColor color = blended(theme.panel, theme.text, kMarkTint);
  double free = 0.0;  // px from which on nothing is written
  for (const TimeMark& mark : marks) {
    if (!plot.xAxis->range().contains(mark.time)) continue;
    auto* line = new QCPItemLine(&plot);
    for (QCPItemPosition* end : {line->start, line->end}) {
      end->setTypeX(QCPItemPosition::ptPlotCoords);
      end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    line->start->setCoords(mark.time, 0.0);
    line->end->setCoords(mark.time, 1.0);
    line->setPen(QPen(color, 1.0, Qt::DotLine));
    items.append(line);
    // before its first layout a plot knows no pixels of its axes
    const double share = (mark.time - plot.xAxis->range().lower) / plot.xAxis->range().size();
    const double left = plot.axisRect()->minimumMargins().left(), right = plot.axisRect()->margins().right();
    const double x = left + share * (plot.width() - left - right);
    const int length = QFontMetrics(plotFont(plot)).horizontalAdvance(mark.name);
    if (x < free || x + length > plot.width()) continue;
    free = x + length + kMarkRoom;
    auto* name = new QCPItemText(&plot);
    name->setClipToAxisRect(false);
    name->position->setTypeX(QCPItemPosition::ptPlotCoords);
    name->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    name->position->setCoords(mark.time, 0.0);
    name->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    name->setText(mark.name);
    name->setColor(color);
    name->setFont(plotFont(plot));
    name->setPadding(QMargins(0, 0, 0, kMarkPadding));
    items.append(name);
  }
  for (QCPAbstractItem* item : items) item->setSelectable(false);
  return items;
}

int topRoom(const QCustomPlot& plot, const QVector<TimeMark>& marks) {
  const bool any = std::ranges::any_of(marks, [](const TimeMark& mark) { return !mark.name.isEmpty(); });
  return any ? kTimeRoom + QFontMetrics(plotFont(plot)).height() + kMarkPadding : kTimeRoom;
}

QVector<QCPAbstractItem*> addLevels(QCustomPlot& plot, const QVector<ValueMark>& levels,
                                    const PlotTheme& theme) {
  QVector<QCPAbstractItem*> items;
  const QColor color = blended(theme.panel, theme.text, kMarkTint);
  double sum = 0.0;
  for (const ValueMark& level : levels) sum += level.value;
  for (const ValueMark& level : levels) {
    const bool isLow = level.value * static_cast<double>(levels.size()) < sum;
    auto* line = new QCPItemLine(&plot);
    for (QCPItemPosition* end : {line->start, line->end}) end->setTypeX(QCPItemPosition::ptAxisRectRatio);
    line->start->setCoords(0.0, level.value);
    line->end->setCoords(1.0, level.value);
    line->setPen(QPen(color, 1.5, Qt::DotLine));
    auto* name = new QCPItemText(&plot);
    name->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    name->position->setCoords(1.0, level.value);
    name->setPositionAlignment(Qt::AlignRight | (isLow ? Qt::AlignTop : Qt::AlignBottom));
    name->setText(level.name);
    name->setColor(color);
    name->setFont(plotFont(plot));
    name->setPadding(QMargins(2, 2, 4, 2));
    items.append(line);
    items.append(name);
  }
  for (QCPAbstractItem* item : items) item->setSelectable(false);
  return items;
}

namespace {

template <class Band>
void tintBand(Band& band, const PlotTheme& theme) {
  QColor tint = theme.exceeded;
  tint.setAlphaF(kBandTint);
  band.setBrush(tint);
  tint.setAlphaF(0.5f);
  band.setPen(QPen(tint, 1.0));
}

}  // namespace

void styleBand(QCPItemRect& band, const PlotTheme& theme) {
  tintBand(band, theme);
  band.setSelectable(false);
}

void styleBand(QCPCurve& band, const PlotTheme& theme) {
  tintBand(band, theme);
  band.setSelectable(QCP::stNone);
  band.removeFromLegend();
}

void fillBand(QCPCurve& band, const QVector<QPointF>& outline) {
  QVector<double> times, values;
  for (const QPointF& corner : outline) {
    times.append(corner.x());
    values.append(corner.y());
  }
  band.setVisible(!outline.isEmpty());
  band.setData(times, values);
}

QColor inkOf(const CurveLook& look, const PlotTheme& theme) {
  return look.shade > 0.0 ? blended(look.color, theme.text, look.shade) : look.color;
}

QPen samplePen(const CurveLook& look, const PlotTheme& theme) {
  QPen pen(inkOf(look, theme), 2.5, look.style, Qt::FlatCap);
  if (look.style == Qt::DashLine) pen.setDashPattern({2.4, 1.2});
  if (look.style == Qt::DotLine) pen.setDashPattern({0.9, 0.9});
  if (look.style == Qt::DashDotLine) pen.setDashPattern({2.4, 0.8, 0.9, 0.8});
  return pen;
}

QPen curvePen(const Curve& curve, const PlotTheme& theme, CurveRank rank) {
  const QColor ink = inkOf(curve, theme);
  const QColor color = rank == CurveRank::Behind ? blended(theme.panel, ink, kBehind) : ink;
  QPen pen(color, rank == CurveRank::Selected ? 2.0 : kCurveWidth);
  pen.setStyle(curve.style);
  if (curve.style == Qt::DashLine) pen.setDashPattern({5.0, 3.0});
  return pen;
}

QString limitText(double limit, const CurveSet& set) {
  const QString number = figures(limit, decimalsFor(std::abs(limit)) > 1 ? 1 : 0);
  const bool isPart = set.column == QLatin1String("1");
  return QObject::tr("limit %1").arg(isPart ? number : number + QLatin1Char(' ') + set.unit);
}

}  // namespace handhold
