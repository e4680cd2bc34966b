// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/contact_lanes.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/document/language/said.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kPitch = 13.0;     // px from lane to lane
constexpr double kBar = 8.0;        // px
constexpr double kTop = 3.0;        // px
constexpr double kGrip = 5.0;       // px around the end of a bar
constexpr double kLeastWide = 6.0;  // px of a bar that lasts a moment
constexpr double kNameSide = 8.0;   // px left of the names
constexpr double kNameGap = 14.0;   // px between a name and its lane
constexpr double kStep = 0.01;      // s: dragged times are round
constexpr double kShortest = 0.02;  // s of a hold

double rounded(double time) { return std::round(time / kStep) * kStep; }

}  // namespace

ContactLanes::ContactLanes(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("timeline.lanes"));
  setAccessibleName(tr("Contact schedule"));
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);  // Escape while the mouse drags
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ContactLanes::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void ContactLanes::setTask(std::shared_ptr<const Task> task) {
  const int before = laneCount();
  task_ = std::move(task);
  setVisible(isUseful());
  if (laneCount() != before) {
    drag_.reset();
    atHand_ = -1;
    updateGeometry();
  }
  if (atHand_ >= 0) setAccessibleDescription(wordsOf(atHand_));
  update();
}

void ContactLanes::setTrack(double left, double right) {
  left_ = left, right_ = std::max(right, left + 1.0);
  update();
}

void ContactLanes::setShare(double share) {
  if (std::exchange(share_, share) != share) update();
}

int ContactLanes::laneCount() const {
  if (!task_ || task_->motion.method != MotionMethod::Predicted) return 0;
  return static_cast<int>(task_->contacts.size() + task_->motion.targets.size());
}

QSize ContactLanes::sizeHint() const {
  return {480, isUseful() ? static_cast<int>(2.0 * kTop + kPitch * laneCount()) : 0};
}

bool ContactLanes::isTarget(int lane) const { return lane >= static_cast<int>(task_->contacts.size()); }

QString ContactLanes::nameOf(int lane) const {
  const auto contacts = static_cast<int>(task_->contacts.size());
  return named(lane < contacts ? task_->contacts[lane].name
                               : task_->motion.targets[lane - contacts].target.name);
}

QString ContactLanes::titleOf(int lane) const {
  const bool isReleased = !isTarget(lane) && !task_->contacts[lane].pinned;
  return isReleased ? nameOf(lane) + tr(", released") : nameOf(lane);
}

QColor ContactLanes::colorOf(int lane) const {
  return isTarget(lane) ? theme_.predicted : limbHue(limbOf(task_->contacts[lane].end));
}

std::vector<ContactLanes::Bar> ContactLanes::bars() const {
  std::vector<Bar> list;
  const auto contacts = static_cast<int>(task_->contacts.size());
  const MotionSettings& motion = settings();
  for (int lane = 0; lane < contacts; ++lane) {
    if (!task_->contacts[lane].pinned) continue;
    const std::size_t before = list.size();
    for (int k = 0; k < static_cast<int>(motion.holds.size()); ++k)
      if (motion.holds[k].contact == task_->contacts[lane].name)
        list.push_back({lane, k, motion.holds[k].from, motion.holds[k].to});
    if (list.size() == before) list.push_back({lane, -1, 0.0, motion.duration});
  }
  for (int k = 0; k < static_cast<int>(motion.targets.size()); ++k)
    list.push_back({contacts + k, k, motion.targets[k].from, motion.targets[k].to});
  return list;
}

double ContactLanes::xOf(double time) const {
  return left_ + (right_ - left_) * std::clamp(time / settings().duration, 0.0, 1.0);
}

double ContactLanes::timeAt(double x) const {
  return settings().duration * std::clamp((x - left_) / (right_ - left_), 0.0, 1.0);
}

int ContactLanes::laneAt(double y) const {
  const int lane = static_cast<int>(std::floor((y - kTop) / kPitch));
  return lane >= 0 && lane < laneCount() ? lane : -1;
}

QPointF ContactLanes::placeOf(int lane, double time) const {
  return {xOf(time), kTop + kPitch * (lane + 0.5)};
}

QRectF ContactLanes::laneBox(int lane) const {
  return {0.0, kTop + kPitch * lane, static_cast<double>(width()), kPitch};
}

QRectF ContactLanes::rectOf(const Bar& bar) const {
  const double from = xOf(bar.from), to = xOf(bar.to), wide = std::max(to - from, kLeastWide);
  return {0.5 * (from + to - wide), kTop + kPitch * bar.lane + 0.5 * (kPitch - kBar), wide, kBar};
}

std::optional<ContactLanes::Grip> ContactLanes::gripAt(const QPointF& place) const {
  if (!isUseful()) return {};
  const int lane = laneAt(place.y());
  const double time = timeAt(place.x());
  std::optional<Grip> best;
  double nearest = kGrip;
  for (const Bar& bar : bars()) {
    if (bar.lane != lane) continue;
    const bool isMoment = bar.to - bar.from < kStep;
    for (const auto& [part, end] : {std::pair(Part::From, bar.from), std::pair(Part::To, bar.to)})
      if (!isMoment && std::abs(xOf(end) - place.x()) <= nearest) {
        nearest = std::abs(xOf(end) - place.x());
        best = Grip{bar, part, time};
      }
    if (!best && rectOf(bar).adjusted(-2.0, -3.0, 2.0, 3.0).contains(place))
      best = Grip{bar, Part::Whole, time};
  }
  return best;
}

/// The end of a bar that holds all the time becomes an interval of its own.
void ContactLanes::take(const Grip& grip) {
  edited_ = task_->motion;
  drag_ = grip;
  moved_ = false;
  if (drag_->bar.entry >= 0 || grip.part == Part::Whole) return;
  edited_.holds.push_back({task_->contacts[grip.bar.lane].name, 0.0, edited_.duration});
  drag_->bar.entry = static_cast<int>(edited_.holds.size()) - 1;
}

void ContactLanes::moveHold(double time) {
  HoldInterval& hold = edited_.holds.at(drag_->bar.entry);
  const Bar& bar = drag_->bar;
  if (drag_->part == Part::From) hold.from = std::min(rounded(time), bar.to - kShortest);
  if (drag_->part == Part::To)
    hold.to = std::min(std::max(rounded(time), bar.from + kShortest), edited_.duration);
  if (drag_->part != Part::Whole) return;
  const double span = bar.to - bar.from;
  hold.from = std::clamp(rounded(bar.from + time - drag_->at), 0.0, std::max(0.0, edited_.duration - span));
  hold.to = hold.from + span;
}

void ContactLanes::moveTarget(double time) {
  TimedTarget& target = edited_.targets.at(drag_->bar.entry);
  const Bar& bar = drag_->bar;
  if (drag_->part == Part::From) target.from = std::min(rounded(time), bar.to);
  if (drag_->part == Part::To) target.to = std::min(std::max(rounded(time), bar.from), edited_.duration);
  if (drag_->part != Part::Whole) return;
  const double span = bar.to - bar.from;
  target.from = std::clamp(rounded(bar.from + time - drag_->at), 0.0, std::max(0.0, edited_.duration - span));
  target.to = target.from + span;
}

void ContactLanes::moveTo(double time) {
  if (drag_->bar.entry < 0) return;  // what holds all the time cannot hold at another time
  moved_ = true;
  isTarget(drag_->bar.lane) ? moveTarget(time) : moveHold(time);
  emit dragged(edited_);
  update();
}

void ContactLanes::pick(int lane) {
  if (lane < 0) return;
  const auto contacts = static_cast<int>(task_->contacts.size());
  lane < contacts ? emit contactPicked(lane) : emit timedTargetPicked(lane - contacts);
}

void ContactLanes::commit(const MotionSettings& settings, int lane) {
  emit dropped(settings, tr("Schedule %1").arg(nameOf(lane)));
}

void ContactLanes::mousePressEvent(QMouseEvent* event) {
  atHand_ = -1;  // after a click keys step through time
  if (event->button() != Qt::LeftButton || !isUseful()) return QWidget::mousePressEvent(event);
  const auto grip = gripAt(event->position());
  if (grip) take(*grip);
  if (!grip) pick(laneAt(event->position().y()));
}

void ContactLanes::mouseMoveEvent(QMouseEvent* event) {
  if (drag_) return moveTo(timeAt(event->position().x()));
  const auto grip = gripAt(event->position());
  const bool slides = grip && (grip->part != Part::Whole || grip->bar.entry >= 0);
  setCursor(!slides ? Qt::ArrowCursor : grip->part == Part::Whole ? Qt::OpenHandCursor : Qt::SizeHorCursor);
}

void ContactLanes::mouseReleaseEvent(QMouseEvent* event) {
  if (!drag_ || event->button() != Qt::LeftButton) return;
  const int lane = drag_->bar.lane;
  drag_.reset();
  if (moved_) commit(edited_, lane);
  if (!moved_) pick(lane);
  update();
}

void ContactLanes::letGo() {
  if (std::exchange(drag_, std::nullopt)) update();
}

/// By the keyboard of the lane at hand at the cursor, by the mouse where it was pressed.
void ContactLanes::contextMenuEvent(QContextMenuEvent* event) {
  const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
  const int lane = !isUseful() ? -1 : isByMouse ? laneAt(event->pos().y()) : atHand_;
  if (lane < 0) return;
  const QPointF place = isByMouse ? QPointF(event->pos()) : placeOf(lane, share_ * settings().duration);
  const auto grip = gripAt(place);
  const double time = rounded(timeAt(place.x()));
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("lanes.menu"));
  isTarget(lane) ? offerForTarget(*menu, lane) : offerForContact(*menu, lane, grip, time);
  menu->popup(event->globalPos());
}

void ContactLanes::paintEvent(QPaintEvent*) {
  if (!isUseful()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(scaledFont(font(), 0.85));
  for (int lane = 0; lane < laneCount(); ++lane) paintLane(painter, lane);
  for (const Bar& bar : bars()) paintBar(painter, bar);
  painter.setPen(QPen(theme_.accent, 1.0));
  const double x = left_ + (right_ - left_) * share_;
  painter.drawLine(QPointF(x, 0.0), QPointF(x, height()));
  if (drag_ && moved_) paintDrag(painter);
  if (hasFocus() && atHand_ >= 0) paintFocusRing(painter, laneBox(atHand_), theme_.accent);
}

void ContactLanes::paintLane(QPainter& painter, int lane) const {
  const double middle = kTop + kPitch * (lane + 0.5);
  painter.setPen(QPen(blended(theme_.panel, theme_.text, 0.12), 1.0));
  painter.drawLine(QPointF(left_, std::round(middle) + 0.5), QPointF(right_, std::round(middle) + 0.5));
  const QString name = titleOf(lane);
  const QRectF box(kNameSide, kTop + kPitch * lane, std::max(0.0, left_ - kNameGap - kNameSide), kPitch);
  painter.setPen(theme_.muted);
  painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(box.width())));
}

void ContactLanes::paintBar(QPainter& painter, const Bar& bar) const {
  const QRectF rect = rectOf(bar);
  const QColor color = colorOf(bar.lane);
  painter.setPen(Qt::NoPen);
  painter.setBrush(blended(theme_.panel, color, bar.entry < 0 ? 0.35 : 0.8));
  painter.drawRoundedRect(rect, 3.0, 3.0);
  const bool isLeft =
      !isTarget(bar.lane) && limbPenStyle(limbOf(task_->contacts[bar.lane].end)) != Qt::SolidLine;
  if (!isLeft) return;
  painter.setPen(QPen(theme_.panel, 1.0, Qt::DashLine));
  painter.drawLine(QPointF(rect.left() + 3.0, rect.center().y()),
                   QPointF(rect.right() - 3.0, rect.center().y()));
}

/// The time of what is dragged, beside it.
void ContactLanes::paintDrag(QPainter& painter) const {
  for (const Bar& bar : bars()) {
    if (bar.lane != drag_->bar.lane || bar.entry != drag_->bar.entry) continue;
    const double time = drag_->part == Part::To ? bar.to : bar.from;
    const QString text = figures(time, 2) + QStringLiteral(" s");
    const double wide = figuresWidth(QFontMetricsF(painter.font()), text) + 10.0;
    const double left = std::clamp(xOf(time) - 0.5 * wide, 0.0, std::max(0.0, width() - wide));
    const QRectF pill(left, rectOf(bar).center().y() - 7.0, wide, 14.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.accent);
    painter.drawRoundedRect(pill, 7.0, 7.0);
    painter.setPen(theme_.panel);
    drawFigures(painter, pill, Qt::AlignHCenter, text);
  }
}

QString ContactLanes::tipAt(const QPointF& place) const {
  const int lane = isUseful() ? laneAt(place.y()) : -1;
  if (lane < 0) return {};
  for (const Bar& bar : bars())
    if (bar.lane == lane && rectOf(bar).adjusted(-2.0, -3.0, 2.0, 3.0).contains(place))
      return bar.entry < 0
                 ? tr("%1 holds all the time. Drag an end to let it take hold later or let go earlier")
                       .arg(nameOf(lane))
                 : tr("%1 from %2 to %3 s. Drag the ends")
                       .arg(nameOf(lane), figures(bar.from, 2), figures(bar.to, 2));
  return nameOf(lane);
}

bool ContactLanes::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
  return true;
}

}  // namespace handhold
