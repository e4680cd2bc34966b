// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/timeline_ruler.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kSide = 12.0;         // px, free left and right of the track
constexpr double kTrackTop = 22.0;     // px
constexpr double kTrackHeight = 8.0;   // px
constexpr double kMarkHeight = 3.0;    // px
constexpr double kBracketReach = 3.0;  // px above and below the track
constexpr double kBracketGrip = 6.0;   // px by which a bracket may be missed
constexpr double kHeadReach = 9.0;     // px of the playhead
constexpr double kEventReach = 5.0;    // px of an event's diamond
constexpr double kLeastRange = 0.01;   // part of the whole that is always played
constexpr double kLabelRoom = 72.0;    // px between labelled ticks

}  // namespace

double niceStep(double span, double count) {
  const double raw = span / std::max(count, 1.0), power = std::pow(10.0, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (factor * power >= raw) return factor * power;
  return 10.0 * power;
}

int decimalsOfStep(double step) { return std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9))); }

TimelineRuler::TimelineRuler(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimelineRuler::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void TimelineRuler::setRange(double from, double to) {
  from_ = from, to_ = to;
  update();
}

void TimelineRuler::setPlayRange(double in, double out) {
  in_ = in, out_ = out;
  update();
}

void TimelineRuler::setTime(double time) {
  time_ = time;
  update();
}

void TimelineRuler::setMarks(QVector<TimelineMark> marks) {
  marks_ = std::move(marks);
  const auto isInHand = [this](const TimelineMark& mark) {
    return mark.event == draggedEvent_ && mark.from == eventBefore_;
  };
  if (std::ranges::none_of(marks_, isInHand)) draggedEvent_ = -1;  // the number may be another's now
  update();
}

QRectF TimelineRuler::track() const { return {kSide, kTrackTop, width() - 2.0 * kSide, kTrackHeight}; }

double TimelineRuler::xOf(double time) const {
  const QRectF bar = track();
  return to_ > from_ ? bar.left() + (time - from_) / (to_ - from_) * bar.width() : bar.left();
}

double TimelineRuler::timeAt(double x) const {
  const QRectF bar = track();
  return from_ + std::clamp((x - bar.left()) / bar.width(), 0.0, 1.0) * (to_ - from_);
}

void TimelineRuler::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintTrack(painter);
  if (!(to_ > from_)) return;
  paintTicks(painter);
  paintMarks(painter);
  paintPlayPoints(painter);
  paintHover(painter);
  paintPlayhead(painter);
}

void TimelineRuler::paintTrack(QPainter& painter) const {
  const QRectF bar = track();
  QPainterPath shape;
  shape.addRoundedRect(bar, kTrackHeight / 2.0, kTrackHeight / 2.0);
  painter.fillPath(shape, blended(theme_.panel, theme_.text, 0.08));
  if (!(to_ > from_)) return;
  painter.save();
  painter.setClipPath(shape);
  painter.fillRect(QRectF(xOf(in_), bar.top(), xOf(out_) - xOf(in_), bar.height()),
                   blended(theme_.panel, theme_.text, 0.17));
  const double played = std::clamp(time_, in_, out_);
  painter.fillRect(QRectF(xOf(in_), bar.top(), xOf(played) - xOf(in_), bar.height()),
                   blended(theme_.panel, theme_.accent, 0.55));
  painter.restore();
}

void TimelineRuler::paintTicks(QPainter& painter) const {
  const double step = niceStep(to_ - from_, track().width() / kLabelRoom);
  const int decimals = decimalsOfStep(step);
  const QFont small = scaledFont(font(), 0.85);
  painter.setFont(small);
  for (double k = std::ceil(from_ / step * 5.0 - 1e-9); k * step / 5.0 <= to_ + 1e-9; k += 1.0) {
    const double x = std::round(xOf(k * step / 5.0)) + 0.5;
    const bool labelled = std::fmod(std::abs(k), 5.0) == 0.0;
    painter.setPen(QPen(blended(theme_.panel, theme_.text, labelled ? 0.35 : 0.16), 1.0));
    painter.drawLine(QPointF(x, labelled ? 15.0 : 17.0), QPointF(x, 20.0));
    if (!labelled) continue;
    painter.setPen(theme_.muted);
    const double half = figuresWidth(QFontMetricsF(small), figures(k * step / 5.0, decimals)) / 2.0;
    const double centre = std::clamp(x, half, width() - half);
    drawFigures(painter, QRectF(centre - 30.0, 0.0, 60.0, 14.0), Qt::AlignHCenter,
                figures(k * step / 5.0, decimals));
  }
}

void TimelineRuler::paintMarks(QPainter& painter) const {
  painter.setPen(Qt::NoPen);
  for (const TimelineMark& mark : marks_) {
    if (mark.kind == MarkKind::Event) {
      paintInstant(painter, xOf(mark.from));
      continue;
    }
    const bool limit = mark.kind == MarkKind::LimitExceeded;
    const double left = xOf(mark.from) - 1.5, right = xOf(mark.to) + 1.5;
    const double top = kTrackTop + kTrackHeight + (limit ? 3.0 : 3.0 + kMarkHeight + 1.0);
    painter.setBrush(limit ? theme_.exceeded : theme_.attention);
    painter.drawRoundedRect(QRectF(left, top, right - left, kMarkHeight), 1.5, 1.5);
  }
}

/// A hair across the strip with a diamond below it, where the marks of what is wrong begin.
void TimelineRuler::paintInstant(QPainter& painter, double x) const {
  const double bottom = kTrackTop + kTrackHeight + 6.0;
  painter.setBrush(theme_.measured);
  painter.drawRect(QRectF(x - 0.5, kTrackTop, 1.0, kTrackHeight + 4.0));
  painter.drawPolygon(
      QPolygonF({{x, bottom - 3.5}, {x + 3.5, bottom}, {x, bottom + 3.5}, {x - 3.5, bottom}}));
}

void TimelineRuler::paintPlayPoints(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  const double top = kTrackTop - kBracketReach, bottom = kTrackTop + kTrackHeight + kBracketReach;
  const auto bracket = [&](double x, double inwards, Bracket which, bool set) {
    const bool hot = hovered_ == which || dragged_ == which;
    const QColor color = hot ? theme_.accent : set ? theme_.text : blended(theme_.panel, theme_.text, 0.3);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({{x + inwards, top}, {x, top}, {x, bottom}, {x + inwards, bottom}}));
  };
  bracket(xOf(in_), 4.0, Bracket::In, in_ > from_);
  bracket(xOf(out_), -4.0, Bracket::Out, out_ < to_);
}

/// On the strip itself the mouse scrubs, so brackets are taken by what stands out of it; where the playhead
/// is not, also there.
TimelineRuler::Bracket TimelineRuler::bracketAt(const QPointF& position) const {
  if (!(to_ > from_)) return Bracket::None;
  const QRectF bar = track();
  const bool beside = position.y() < bar.top() || position.y() > bar.bottom();
  const bool onHead = std::abs(position.x() - xOf(time_)) < kHeadReach;
  const double toIn = std::abs(position.x() - xOf(in_)), toOut = std::abs(position.x() - xOf(out_));
  const bool near = std::min(toIn, toOut) <= kBracketGrip && position.y() > bar.top() - 8.0;
  if (!near || (onHead && !beside)) return Bracket::None;
  return toIn <= toOut ? Bracket::In : Bracket::Out;
}

void TimelineRuler::dragBracket(double x) {
  const double least = kLeastRange * (to_ - from_), time = timeAt(x);
  if (dragged_ == Bracket::In) emit playRangeDragged(std::min(time, out_ - least), out_);
  if (dragged_ == Bracket::Out) emit playRangeDragged(in_, std::max(time, in_ + least));
}

void TimelineRuler::paintPlayhead(QPainter& painter) const {
  const double x = xOf(time_);
  painter.setPen(QPen(theme_.accent, 1.0));
  painter.drawLine(QPointF(x, kTrackTop), QPointF(x, height()));
  painter.setPen(QPen(theme_.panel, 1.5));
  painter.setBrush(theme_.accent);
  painter.drawEllipse(QPointF(x, kTrackTop + kTrackHeight / 2.0), 6.5, 6.5);
}

void TimelineRuler::paintHover(QPainter& painter) const {
  if (!hoverX_) return;
  const QString text = figures(timeAt(*hoverX_), 3) + QStringLiteral(" s");
  const double x = xOf(timeAt(*hoverX_)), wide = figuresWidth(QFontMetricsF(painter.font()), text) + 12.0;
  const double left = std::clamp(x - wide / 2.0, 0.0, width() - wide);
  painter.setPen(QPen(blended(theme_.panel, theme_.text, 0.4), 1.0));
  painter.drawLine(QPointF(x, 15.0), QPointF(x, kTrackTop + kTrackHeight));
  painter.setPen(Qt::NoPen);
  painter.setBrush(blended(theme_.panel, theme_.text, 0.16));
  painter.drawRoundedRect(QRectF(left, 0.0, wide, 15.0), 4.0, 4.0);
  painter.setPen(theme_.text);
  drawFigures(painter, QRectF(left, 0.0, wide, 15.0), Qt::AlignHCenter, text);
}

int TimelineRuler::eventAt(double x) const {
  int nearest = -1;
  double least = kEventReach;
  for (const TimelineMark& mark : marks_) {
    const double away = std::abs(xOf(mark.from) - x);
    if (mark.event >= 0 && away < least) least = away, nearest = mark.event;
  }
  return nearest;
}

/// Events are taken by their diamonds below the strip.
bool TimelineRuler::isOnEvents(const QPointF& position) const {
  return editing_ == EventEditing::Editable && position.y() > kTrackTop + kTrackHeight &&
         eventAt(position.x()) >= 0;
}

void TimelineRuler::moveDraggedEvent(double time) {
  for (TimelineMark& mark : marks_)
    if (mark.event == draggedEvent_) mark.from = mark.to = time;
  update();
}

void TimelineRuler::cancelDrag() {
  if (draggedEvent_ >= 0) moveDraggedEvent(eventBefore_);
  draggedEvent_ = -1;
}

void TimelineRuler::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !(to_ > from_)) return QWidget::mousePressEvent(event);
  if (isOnEvents(event->position())) {
    draggedEvent_ = eventAt(event->position().x());
    for (const TimelineMark& mark : marks_)
      if (mark.event == draggedEvent_) eventBefore_ = mark.from;
    emit scrubStarted();
    return;
  }
  dragged_ = bracketAt(event->position());
  if (dragged_ != Bracket::None) return update();
  emit scrubStarted();
  emit scrubbed(timeAt(event->position().x()));
}

void TimelineRuler::mouseMoveEvent(QMouseEvent* event) {
  hoverX_ = event->position().x();
  if (draggedEvent_ >= 0) {
    moveDraggedEvent(timeAt(event->position().x()));
  } else if (dragged_ != Bracket::None) {
    dragBracket(event->position().x());
  } else if ((event->buttons() & Qt::LeftButton) && to_ > from_) {
    emit scrubbed(timeAt(event->position().x()));
  } else {
    hovered_ = bracketAt(event->position());
    const bool isTaken = hovered_ != Bracket::None || isOnEvents(event->position());
    setCursor(isTaken ? Qt::SizeHorCursor : Qt::PointingHandCursor);
  }
  update();
}

void TimelineRuler::mouseReleaseEvent(QMouseEvent* event) {
  dragged_ = Bracket::None;
  const int dropped = std::exchange(draggedEvent_, -1);
  const double time = timeAt(event->position().x());
  if (dropped >= 0 && time != eventBefore_) emit eventDropped(dropped, time);
  if (!rect().contains(event->position().toPoint())) hoverX_.reset();  // it left while a button was down
  update();
}

void TimelineRuler::leaveEvent(QEvent*) {
  hoverX_.reset();
  hovered_ = Bracket::None;
  update();
}

QString TimelineRuler::textAt(double x) const {
  QStringList lines;
  for (const TimelineMark& mark : marks_)
    if (x >= xOf(mark.from) - 3.0 && x <= xOf(mark.to) + 3.0) lines.append(mark.text);
  constexpr qsizetype kMost = 8;
  if (lines.size() > kMost) lines = lines.mid(0, kMost) << tr("and %1 more").arg(lines.size() - kMost);
  return lines.join(QLatin1Char('\n'));
}

bool TimelineRuler::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), textAt(help->pos().x()), this);
  return true;
}

}  // namespace handhold
