// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/curve_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/curves/plot_style.h"
#include "ui/theme/figures.h"
#include "ui/theme/movement.h"

namespace handhold {

namespace {

constexpr int kEasingTime = 150;     // ms
constexpr double kPickRadius = 8.0;  // px
constexpr double kPillReach = 26.0;  // px above and below the mouse
constexpr qsizetype kMostPills = 4;
constexpr double kEndShare = 0.4;  // of the width, for names at most

}  // namespace

CurvePlot::CurvePlot(QWidget* parent) : QCustomPlot(parent) {
  setMinimumHeight(kLeastHeight);
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Curves"));
  setNoAntialiasingOnDrag(false);
  buildLayers();
  easing_.setDuration(kEasingTime);
  easing_.setEasingCurve(QEasingCurve::OutCubic);
  easing_.setStartValue(0.0);
  easing_.setEndValue(1.0);
  connect(&easing_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
    const double share = value.toDouble();
    setRanges(
        {std::lerp(fromTime_.lower, toTime_.lower, share), std::lerp(fromTime_.upper, toTime_.upper, share)},
        {std::lerp(fromValue_.lower, toValue_.lower, share),
         std::lerp(fromValue_.upper, toValue_.upper, share)});
  });
  setTheme(theme_);
}

void CurvePlot::buildLayers() {
  addLayer(QStringLiteral("bands"), layer(QStringLiteral("background")));
  addLayer(QStringLiteral("cursor"), layer(QStringLiteral("overlay")));
  layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
  cursor_ = new CursorOverlay(this);
  cursor_->setLayer(QStringLiteral("cursor"));
  buildBands();
}

void CurvePlot::buildBands() {
  for (QCPItemRect** band : {&upperBand_, &lowerBand_}) {
    *band = new QCPItemRect(this);
    (*band)->setLayer(QStringLiteral("bands"));
    for (QCPItemPosition* corner : {(*band)->topLeft, (*band)->bottomRight}) {
      corner->setTypeX(QCPItemPosition::ptAxisRectRatio);
      corner->setTypeY(QCPItemPosition::ptPlotCoords);
    }
    (*band)->topLeft->setCoords(0.0, 0.0);
    (*band)->bottomRight->setCoords(1.0, 0.0);
  }
  for (QCPCurve*& band : following_) {
    band = new QCPCurve(xAxis, yAxis);
    band->setLayer(QStringLiteral("bands"));
    band->setVisible(false);
  }
  ends_ = new EndNames(this);
  ends_->setLayer(QStringLiteral("axes"));
}

void CurvePlot::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  cursor_->setTheme(theme);
  stylePlot(*this, theme);
  setAcross(*this, set_.across);
  setValueScale(*this, set_.scale);
  for (QCPItemRect* band : {upperBand_, lowerBand_}) styleBand(*band, theme);
  for (QCPCurve* band : following_) styleBand(*band, theme);
  makeEndRoom();
  stylePens();
  placeEnds();
  placeMarks();
  replot(QCustomPlot::rpQueuedReplot);
}

void CurvePlot::setCurves(CurveSet set) {
  const bool first = set_.curves.isEmpty() || set_.scale != set.scale;
  const bool sameTime = set_.from == set.from && set_.to == set.to;
  const PlotRange before = easing_.state() == QAbstractAnimation::Running ? toTime_ : timeRange();
  const PlotRange time = sameTime && !first ? before : PlotRange{set.from, set.to};
  set_ = std::move(set);
  pointed_ = -1;
  setAcross(*this, set_.across);
  setValueScale(*this, set_.scale);
  cursor_->setAcross(set_.across);
  makeEndRoom();
  rebuildGraphs();
  cursor_->setPills({});
  if (first) {
    easing_.stop();
    setRanges(time, valueRange(set_));
  } else {
    easeTo(time, valueRange(set_));
  }
}

void CurvePlot::rebuildGraphs() {
  clearGraphs();
  for (const Curve& curve : set_.curves) {
    QCPGraph* graph = addGraph();
    graph->setData(curve.times, curve.values, true);
    graph->setLayer(QStringLiteral("main"));
  }
  stylePens();
}

void CurvePlot::stylePens() {
  const bool any = std::ranges::find(set_.curves, selected_, &Curve::id) != set_.curves.end();
  for (int k = 0; k < graphCount(); ++k) {
    const bool bold = set_.curves[k].id == selected_;
    graph(k)->setPen(curvePen(set_.curves[k], theme_,
                              any && !bold ? CurveRank::Behind
                              : bold       ? CurveRank::Selected
                                           : CurveRank::Plain));
    graph(k)->setLayer(bold ? QStringLiteral("legend") : QStringLiteral("main"));
  }
}

/// The curve under the mouse, else the selected one.
int CurvePlot::asked() const { return pointed_ >= 0 ? pointed_ : selected_; }

const Curve* CurvePlot::limited() const { return limitedCurve(set_, asked()); }

Limits CurvePlot::shownLimits() const {
  const Curve* focus = limited();
  return focus ? focus->limits : Curve().limits;
}

/// False, where the limits are the same at all times.
bool CurvePlot::followLimits(const Curve* focus) {
  const bool follows = focus && focus->hasOwnLimits();
  for (QCPCurve* band : following_) band->setVisible(follows);
  if (!follows) return false;
  const PlotRange shown = valueRangeShown();
  const double far = shown.upper - shown.lower;
  fillBand(*following_[0], beyondLimits(*focus, focus->lowerLimits, shown.lower - far, {timeRange(), shown}));
  fillBand(*following_[1], beyondLimits(*focus, focus->upperLimits, shown.upper + far, {timeRange(), shown}));
  for (QCPItemRect* band : {upperBand_, lowerBand_}) band->setVisible(false);
  return true;
}

void CurvePlot::placeBands() {
  placeEnds();
  if (followLimits(limited())) return;
  const Limits limits = shownLimits();
  const PlotRange shown = valueRangeShown();
  const double far = shown.upper - shown.lower;
  upperBand_->setVisible(limits.upper < shown.upper);
  lowerBand_->setVisible(limits.lower > shown.lower);
  upperBand_->topLeft->setCoords(0.0, shown.upper + far);
  upperBand_->bottomRight->setCoords(1.0, upperBand_->visible() ? limits.upper : 0.0);
  lowerBand_->topLeft->setCoords(0.0, lowerBand_->visible() ? limits.lower : 0.0);
  lowerBand_->bottomRight->setCoords(1.0, shown.lower - far);
}

void CurvePlot::placeEnds() {
  ends_->setWords(endWords(set_, {timeRange(), valueRangeShown()}, limited(), asked(), theme_));
}

int CurvePlot::endRoomWanted() const {
  QStringList names;
  for (const Curve& curve : set_.curves) names.append(curve.name);
  return endRoom(names, plotFont(*this));
}

void CurvePlot::setLeastEndRoom(int width) {
  leastEndRoom_ = width;
  makeEndRoom();
}

/// Of the names alone: limits come and go with the mouse. Without room for the longest a legend tells all.
void CurvePlot::makeEndRoom() {
  const int room = std::max(endRoomWanted(), leastEndRoom_);
  QMargins margins = axisRect()->margins();
  margins.setRight(room > kEndShare * width() ? kAxisRight : std::max(kAxisRight, room));
  margins.setTop(topRoom(*this, set_.marks));
  axisRect()->setMargins(margins);
}

/// Anew, because names appear and go with the room that zoom gives them.
void CurvePlot::placeMarks() {
  for (QCPAbstractItem* mark : marks_) removeItem(mark);
  marks_ = addMarks(*this, set_.marks, theme_) + addLevels(*this, set_.levels, theme_);
  for (QCPAbstractItem* mark : marks_) mark->setLayer(QStringLiteral("bands"));
}

void CurvePlot::setTime(double time) {
  if (time == cursor_->time()) return;
  cursor_->setTime(time);
  cursor_->layer()->replot();
}

void CurvePlot::setSelected(int id) {
  if (id == selected_) return;
  selected_ = id;
  stylePens();
  placeBands();
  replot(QCustomPlot::rpQueuedReplot);
}

void CurvePlot::showEverything() { easeTo({set_.from, set_.to}, valueRange(set_)); }

void CurvePlot::easeTo(const PlotRange& time, const PlotRange& value) {
  easing_.stop();
  if (theme_.motion == MotionPreference::Reduced || !isEased(*this) || !isVisible())
    return setRanges(time, value);
  fromTime_ = timeRange(), fromValue_ = valueRangeShown();
  toTime_ = time, toValue_ = value;
  if (fromTime_ == toTime_ && fromValue_ == toValue_) return setRanges(time, value);
  easing_.start();
}

void CurvePlot::setRanges(const PlotRange& time, const PlotRange& value) {
  xAxis->setRange(time.lower, time.upper);
  yAxis->setRange(value.lower, value.upper);
  placeBands();
  placeMarks();
  replot(QCustomPlot::rpQueuedReplot);
}

void CurvePlot::setTimeRange(const PlotRange& time) {
  if (time == timeRange()) return;
  const PlotRange value = easing_.state() == QAbstractAnimation::Running ? toValue_ : valueRangeShown();
  easing_.stop();
  setRanges(time, value);
}

void CurvePlot::resizeEvent(QResizeEvent* event) {
  placeTicks(*this);
  makeEndRoom();
  placeMarks();
  QCustomPlot::resizeEvent(event);  // draws at once
}

void CurvePlot::changeEvent(QEvent* event) {
  QCustomPlot::changeEvent(event);
  if (event->type() == QEvent::FontChange) setTheme(theme_);
}

void CurvePlot::mousePressEvent(QMouseEvent* event) {
  pressed_ = panned_ = event->position();
  if (event->button() == Qt::LeftButton && !isOnEnds(pressed_)) scrubTo(event->position().x());
}

bool CurvePlot::isOnEnds(const QPointF& position) const {
  return position.x() > axisRect()->right() + kAxisRight;
}

void CurvePlot::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) && !isOnEnds(pressed_)) scrubTo(event->position().x());
  if (event->buttons() & Qt::MiddleButton) {
    const double shift = xAxis->pixelToCoord(panned_.x()) - xAxis->pixelToCoord(event->position().x());
    const double from = event->position().y() - panned_.y();  // px, the same on either scale
    const PlotRange time = timeRange();
    const double lower = axisRect()->bottom(), upper = lower - axisRect()->height();
    setRanges({time.lower + shift, time.upper + shift},
              {yAxis->pixelToCoord(lower - from), yAxis->pixelToCoord(upper - from)});
    panned_ = event->position();
  }
  hover(event->position());
}

void CurvePlot::mouseReleaseEvent(QMouseEvent* event) {
  const bool click = (event->position() - pressed_).manhattanLength() < QApplication::startDragDistance();
  if (event->button() != Qt::LeftButton || !click) return;
  const int index = curveAt(event->position()), named = ends_->idAt(event->position());
  if (named >= 0) return emit curvePicked(named);
  if (index >= 0 && !isOnEnds(event->position())) emit curvePicked(set_.curves[index].id);
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent*) { showEverything(); }

void CurvePlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  cursor_->setHover(std::nullopt);
  cursor_->setPills({});
  point(-1);
  cursor_->layer()->replot();
}

/// By the keyboard of the selected curve.
void CurvePlot::contextMenuEvent(QContextMenuEvent* event) {
  const int index = event->reason() == QContextMenuEvent::Mouse ? curveAt(event->pos()) : -1;
  emit menuWanted(event->globalPos(), index >= 0 ? set_.curves[index].id : selected_);
}

void CurvePlot::scrubTo(double x) {
  if (set_.curves.isEmpty() || !(set_.to > set_.from)) return;
  const double time = std::clamp(xAxis->pixelToCoord(x), set_.from, set_.to);
  setTime(time);
  emit timeScrubbed(time);
}

int CurvePlot::curveAt(const QPointF& position) const {
  const double time = xAxis->pixelToCoord(position.x());
  int nearest = -1;
  double least = kPickRadius;
  for (int k = 0; k < set_.curves.size(); ++k) {
    const double value = interpolated(set_.curves[k].times, set_.curves[k].values, time);
    if (const double away = std::abs(yAxis->coordToPixel(value) - position.y()); away < least)
      least = away, nearest = k;
  }
  return nearest;
}

void CurvePlot::hover(const QPointF& position) {
  const bool inside = axisRect()->rect().contains(position.toPoint()) && !set_.curves.isEmpty();
  cursor_->setHover(inside ? std::optional<double>(position.x()) : std::nullopt);
  cursor_->setPills(inside ? pillsAt(position) : QVector<ValuePill>());
  const int nearest = inside ? curveAt(position) : -1;
  point(nearest >= 0 ? set_.curves[nearest].id : -1);
  cursor_->layer()->replot();
}

void CurvePlot::point(int id) {
  if (id == pointed_) return;
  pointed_ = id;
  placeBands();
  replot(QCustomPlot::rpQueuedReplot);
}

QVector<ValuePill> CurvePlot::pillsAt(const QPointF& position) const {
  const double time = xAxis->pixelToCoord(position.x());
  QVector<ValuePill> pills;
  for (const Curve& curve : set_.curves) {
    const double value = interpolated(curve.times, curve.values, time), y = yAxis->coordToPixel(value);
    if (std::abs(y - position.y()) <= kPillReach)
      pills.append({QPointF(position.x(), y), inkOf(curve, theme_),
                    curve.name + QStringLiteral("  ") + valueWords(set_, value)});
  }
  std::ranges::sort(pills, {}, [&](const ValuePill& pill) { return std::abs(pill.at.y() - position.y()); });
  pills.resize(std::min(pills.size(), kMostPills));
  if (!pills.isEmpty()) pills.first().text += tr("  at ") + acrossWords(set_.across, time);
  return pills;
}

}  // namespace handhold
