// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/load_bars.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "engine/model/utilisation.h"
#include "ui/controls/empty_state.h"
#include "ui/document/element_names.h"
#include "ui/plots/curves/quantity.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/elided.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kHead = 32;             // px, order switch, peak and legend
constexpr double kRow = 15.5;         // px
constexpr double kSide = 12.0;        // px around and between columns
constexpr double kNarrowest = 176.0;  // px of a column
constexpr double kNumber = 42.0;      // px for the torque, at least
constexpr double kToNumber = 6.0;     // px between bar and torque
constexpr double kBarEnd = 1.25;      // load at the right end of a bar

QString numberText(double load, double tau) {
  const bool parts = Units::shared().choice().torque == TorqueUnit::PartOfLimit;
  return parts ? figures(100.0 * load, 0) + QStringLiteral(" %") : measure(tau, Dimension::Torque);
}

/// Right of all bars, so that they stay as long as each other: room for the longest number.
double numberRoom(const QFontMetricsF& metrics, const std::vector<double>& loads, const VectorX& tau) {
  const double load = *std::ranges::max_element(loads);
  double room = kNumber;
  for (const double torque : {tau.minCoeff(), tau.maxCoeff()})
    room = std::max(room, figuresWidth(metrics, numberText(load, torque)) + kToNumber);
  return room;
}

}  // namespace

LoadBars::LoadBars(QWidget* parent) : QAbstractScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Load of each joint"));
  setFocusPolicy(Qt::TabFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  viewport()->setMouseTracking(true);
  setViewportMargins(0, kHead, 0, 4);
  head_ = new LoadHead(this);
  connect(&Units::shared(), &Units::changed, viewport(), qOverload<>(&QWidget::update));
  connect(&head_->orderSwitch(), &Segments::chosen, this,
          [this](int index) { setOrder(static_cast<LoadOrder>(index)); });
  auto* empty =
      new EmptyState(tr("Solve a posture to see the load of each joint here"), tr("Solve posture"), this);
  connect(empty, &EmptyState::pressed, this, &LoadBars::solveWanted);
  empty_ = empty;
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  setTheme(theme_);
  layOut();
}

void LoadBars::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  head_->setTheme(theme);
  viewport()->update();
}

void LoadBars::setModel(std::shared_ptr<const Model> model) {
  model_ = std::move(model);
  tau_.resize(0);
  loads_.assign(model_ ? model_->linkCount() : 0, 0.0);
  layOut();
}

void LoadBars::setTorques(const MotionFrame& instant) {
  const bool before = filled();
  q_ = instant.q;
  tau_ = instant.tau;
  if (filled()) {
    limits_ = torqueLimits(*model_, instant.q, instant.v);
    const VectorX shares = normalizedTorque(tau_, limits_);
    std::copy(shares.begin(), shares.end(), loads_.begin() + 1);
  }
  if (order_ == LoadOrder::Load || before != filled()) layOut();
  showPeak();
  viewport()->update();
}

void LoadBars::showPeak() {
  const auto peak = std::max_element(loads_.begin(), loads_.end());
  const auto joint = peak - loads_.begin();
  if (filled() && joint > 0) head_->setPeak(*peak, readableName(model_->joints[joint].name));
}

void LoadBars::setOrder(LoadOrder order) {
  if (order == order_) return;
  order_ = order;
  head_->orderSwitch().setCurrent(static_cast<int>(order));
  layOut();
}

void LoadBars::setSelectedJoint(int joint) {
  selected_ = joint;
  viewport()->update();
}

void LoadBars::layOut() {
  places_.clear();
  empty_->setGeometry(rect());
  empty_->setVisible(!filled());
  head_->setGeometry(0, 0, width(), kHead);
  head_->setVisible(filled());
  if (!filled()) return;
  const double width = viewport()->width() - kSide;
  const int most = std::clamp(static_cast<int>(width / kNarrowest), 1, 6);
  const LoadColumns columns = order_ == LoadOrder::Body ? bodyColumns(*model_, most)
                                                        : rankedColumns(*model_, loads_, rankedCount(most));
  const double column = width / static_cast<double>(columns.size());
  size_t highest = 0;
  for (size_t k = 0; k < columns.size(); ++k) {
    highest = std::max(highest, columns[k].size());
    for (size_t line = 0; line < columns[k].size(); ++line)
      places_.push_back({QRectF(kSide + column * k, kRow * line, column - kSide, kRow), columns[k][line]});
  }
  const int over = static_cast<int>(std::ceil(kRow * highest)) - viewport()->height();
  verticalScrollBar()->setRange(0, std::max(0, over));
  verticalScrollBar()->setPageStep(viewport()->height());
  verticalScrollBar()->setSingleStep(static_cast<int>(2.0 * kRow));
  viewport()->update();
}

/// As few columns as show all joints without scrolling: names want the width.
int LoadBars::rankedCount(int most) const {
  const int lines = std::max(1, static_cast<int>(viewport()->height() / kRow));
  return std::clamp((model_->jointCount() + lines - 1) / lines, 1, most);
}

void LoadBars::resizeEvent(QResizeEvent*) { layOut(); }

bool LoadBars::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) setHovered(-1);
  if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int joint = jointAt(help->pos());
  if (joint < 0) return QToolTip::hideText(), true;
  QToolTip::showText(help->globalPos(), wordsOf(joint), this);
  return true;
}

QString LoadBars::wordsOf(int joint) const {
  const Joint& description = model_->joints[joint];
  const double tau = tau_[velocityIndex(LinkIndex(joint))];
  const double limit = (tau >= 0.0 ? limits_.upper : limits_.lower)[joint - 1];
  const bool isDoubtful = isBeyondCurve(*model_, joint, endOf(tau), q_);
  return tr("%1  %2 of %3, %4 %")
             .arg(readableName(description.name), measure(tau, Dimension::Torque),
                  measured(limit, Dimension::Torque, 1), figures(100.0 * loads_[joint], 0)) +
         (isDoubtful ? tr(", doubtful: beyond the angles of the source's curve") : QString());
}

void LoadBars::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.fillRect(viewport()->rect(), theme_.panel);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(0.0, -verticalScrollBar()->value());
  const QFont small = scaledFont(font(), 0.9);
  painter.setFont(small);
  for (const Place& place : places_)
    place.row.joint < 0 ? paintHeading(painter, place) : paintRow(painter, place);
  if (!hasFocus()) return;
  painter.resetTransform();
  paintFocusRing(painter, hovered_ >= 0 ? lineOf(hovered_) : QRectF(viewport()->rect()), theme_.accent);
}

void LoadBars::paintHeading(QPainter& painter, const Place& place) const {
  painter.save();
  QFont bold = painter.font();
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  painter.setPen(theme_.text);
  painter.drawText(place.box.adjusted(9.0, 0.0, 0.0, 0.0), Qt::AlignVCenter, place.row.text);
  QPen sample(limbHue(place.row.limb), 3.0, limbPenStyle(place.row.limb), Qt::FlatCap);
  if (sample.style() == Qt::DashLine) sample.setDashPattern({1.2, 0.8});
  painter.setPen(sample);
  painter.drawLine(place.box.topLeft() + QPointF(2.0, 2.0), place.box.bottomLeft() + QPointF(2.0, -2.0));
  painter.restore();
}

void LoadBars::paintRow(QPainter& painter, const Place& place) const {
  const int joint = place.row.joint;
  const double load = loads_[joint], tau = tau_[velocityIndex(LinkIndex(joint))];
  if (joint == selected_ || joint == hovered_) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(joint == selected_ ? blended(theme_.panel, theme_.accent, 0.22)
                                        : blended(theme_.panel, theme_.text, 0.07));
    painter.drawRoundedRect(place.box.adjusted(-3.0, 0.0, 3.0, 0.0), 4.0, 4.0);
  }
  const double share = order_ == LoadOrder::Body ? 0.54 : 0.55;
  QRectF name = place.box.adjusted(order_ == LoadOrder::Body ? 9.0 : 8.0, 0.0, 0.0, 0.0);
  name.setWidth(place.box.width() * share - 9.0);
  if (order_ == LoadOrder::Load) {
    painter.setPen(QPen(limbHue(place.row.limb), 3.0));
    painter.drawLine(place.box.topLeft() + QPointF(2.0, 3.0), place.box.bottomLeft() + QPointF(2.0, -3.0));
  }
  painter.setPen(load > 1.0 + kLimitRounding ? theme_.exceeded : theme_.text);
  drawFigures(painter, place.box, Qt::AlignRight, numberText(load, tau));
  painter.setPen(joint == selected_ || joint == hovered_ ? theme_.text : theme_.muted);
  const QString text = elided(painter.fontMetrics(), place.row.text, Qt::ElideMiddle, name.width());
  painter.drawText(name, Qt::AlignVCenter, text);
  const double left = name.right() + 6.0;
  const double room = numberRoom(QFontMetricsF(painter.font()), loads_, tau_);
  paintBar(painter, QRectF(left, place.box.center().y() - 3.5, place.box.right() - room - left, 7.0), load);
}

void LoadBars::paintBar(QPainter& painter, const QRectF& track, double load) const {
  const double unit = track.width() / kBarEnd, shown = std::min(load, kBarEnd);
  painter.setPen(Qt::NoPen);
  painter.setBrush(blended(theme_.panel, theme_.text, 0.07));
  painter.drawRoundedRect(QRectF(track.left(), track.top(), unit, track.height()), 2.0, 2.0);
  painter.setBrush(loadColor(theme_, load - kLimitRounding));
  painter.drawRoundedRect(QRectF(track.left(), track.top(), std::max(1.5, shown * unit), track.height()), 2.0,
                          2.0);
  painter.setPen(QPen(blended(theme_.panel, theme_.text, 0.55), 1.0));
  const double x = std::round(track.left() + unit) + 0.5;
  painter.drawLine(QPointF(x, track.top() - 2.0), QPointF(x, track.bottom() + 2.0));
}

int LoadBars::jointAt(const QPointF& position) const {
  const QPointF at = position + QPointF(0.0, verticalScrollBar()->value());
  for (const Place& place : places_)
    if (place.box.contains(at)) return place.row.joint;
  return -1;
}

QRectF LoadBars::lineOf(int joint) const {
  for (const Place& place : places_)
    if (place.row.joint == joint) return place.box.translated(0.0, -verticalScrollBar()->value());
  return {};
}

/// Arrows that step through time pass through it: those that walk along lines go on from here.
void LoadBars::mousePressEvent(QMouseEvent* event) {
  const int joint = jointAt(event->position());
  if (event->button() != Qt::LeftButton || joint < 0) return;
  setFocus(Qt::MouseFocusReason);
  pick(joint);
}

/// Whoever chose it in a menu may have lost it meanwhile.
void LoadBars::pick(int joint) {
  if (!model_ || joint < 0 || joint >= model_->linkCount()) return;
  setSelectedJoint(joint);
  emit jointSelected(joint);
}

/// By the mouse of the joint under it, by the keyboard of the selected one.
void LoadBars::contextMenuEvent(QContextMenuEvent* event) {
  if (!filled()) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("bars.menu"));
  const int joint = event->reason() == QContextMenuEvent::Mouse ? jointAt(event->pos()) : selected_;
  if (joint > 0 && joint < model_->linkCount())
    menu->addAction(tr("Select %1").arg(readableName(model_->joints[joint].name)), this,
                    [this, joint] { pick(joint); });
  const LoadOrder other = order_ == LoadOrder::Body ? LoadOrder::Load : LoadOrder::Body;
  menu->addAction(other == LoadOrder::Load ? tr("By load") : tr("Body order"), this,
                  [this, other] { setOrder(other); });
  menu->addAction(tr("Copy values"), this, &LoadBars::copyValues);
  menu->popup(event->globalPos());
}

/// As a table for spreadsheets, in the order in sight.
void LoadBars::copyValues() const {
  if (!filled()) return;
  QString text =
      QStringLiteral("%1\t%2 (%3)\t%4 (%)\n")
          .arg(tr("Joint"), tr("Torque"), shownUnit(Dimension::Torque).name, tr("Load", "of a joint"));
  for (const Place& place : places_) {
    const int joint = place.row.joint;
    if (joint < 0) continue;
    const double torque = shownUnit(Dimension::Torque).perSi * tau_[velocityIndex(LinkIndex(joint))];
    text += QStringLiteral("%1\t%2\t%3\n")
                .arg(readableName(model_->joints[joint].name), QString::number(torque, 'f', 2),
                     QString::number(100.0 * loads_[joint], 'f', 1));
  }
  QApplication::clipboard()->setText(text);
}

/// From line to line in the order in sight.
void LoadBars::keyPressEvent(QKeyEvent* event) {
  std::vector<int> joints;
  for (const Place& place : places_)
    if (place.row.joint >= 0) joints.push_back(place.row.joint);
  const auto from = std::ranges::find(joints, hovered_ >= 0 ? hovered_ : selected_);
  const int at = from == joints.end() ? -1 : static_cast<int>(from - joints.begin());
  if (const auto next = walked(*event, WalkAlong::Down, at, static_cast<int>(joints.size())))
    return walkTo(joints[static_cast<std::size_t>(*next)]);
  if (isEnter(*event) && hovered_ >= 0) return pick(hovered_);
  event->ignore();
}

void LoadBars::focusInEvent(QFocusEvent*) { viewport()->update(); }

void LoadBars::focusOutEvent(QFocusEvent*) {
  setHovered(-1);
  viewport()->update();
}

void LoadBars::walkTo(int joint) {
  const QRectF line = lineOf(joint);
  const double below = line.bottom() - viewport()->height();
  const double over = line.top() < 0.0 ? line.top() : std::max(0.0, below);
  verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::round(over)));
  setAccessibleDescription(wordsOf(joint));
  setHovered(joint);
}

void LoadBars::mouseMoveEvent(QMouseEvent* event) { setHovered(jointAt(event->position())); }

void LoadBars::setHovered(int joint) {
  if (joint == hovered_) return;
  hovered_ = joint;
  viewport()->update();
  emit jointHovered(joint);
}

}  // namespace handhold
