// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/stage_strip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <cmath>
#include <utility>

#include "engine/task/stages.h"
#include "ui/document/language/said.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kStripHeight = 16.0;        // px
constexpr double kBarGap = 1.0;              // px between bars
constexpr double kNameRoom = 14.0;           // px of a bar that holds no name
constexpr double kMarkReach = 2.5;           // px
constexpr double kGripReach = 5.0;           // px by which a border may be missed
constexpr double kTimeStep = 0.01;           // s
constexpr double kEven = 0.14, kOdd = 0.22;  // of the text's colour on the panel's

}  // namespace

StageStrip::StageStrip(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("timeline.stages"));
  setAccessibleName(tr("Stages of the motion"));
  setMouseTracking(true);
  setFocusPolicy(Qt::ClickFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StageStrip::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void StageStrip::setTask(std::shared_ptr<const Task> task) {
  task_ = std::move(task);
  setVisible(isUseful());
  update();
}

void StageStrip::setTrack(double left, double right) {
  left_ = left, right_ = std::max(right, left + 1.0);
  update();
}

bool StageStrip::isUseful() const {
  return task_ && task_->motion.method == MotionMethod::Predicted && !task_->motion.stages.empty();
}

QSize StageStrip::sizeHint() const { return {480, isUseful() ? static_cast<int>(kStripHeight) : 0}; }

double StageStrip::shareBefore(int stage) const {
  return stageBorders(task_->motion)[static_cast<std::size_t>(stage)].time / task_->motion.duration;
}

QRectF StageStrip::barOf(int stage) const {
  const double from = left_ + (right_ - left_) * shareBefore(stage),
               to = left_ + (right_ - left_) * shareBefore(stage + 1);
  return {from + 0.5 * kBarGap, 1.0, std::max(1.0, to - from - kBarGap), kStripHeight - 3.0};
}

int StageStrip::stageAt(const QPointF& place) const {
  const int count = isUseful() ? static_cast<int>(task_->motion.stages.size()) : 0;
  for (int stage = 0; stage < count; ++stage)
    if (place.x() >= barOf(stage).left() - kBarGap && place.x() <= barOf(stage).right()) return stage;
  return -1;
}

std::size_t StageStrip::borderAt(const QPointF& place) const {
  const std::size_t count = isUseful() ? task_->motion.stages.size() : 0;
  for (std::size_t border = 1; border < count; ++border)
    if (std::abs(place.x() - barOf(static_cast<int>(border)).left()) <= kGripReach) return border;
  return 0;
}

void StageStrip::paintEvent(QPaintEvent*) {
  if (!isUseful()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(scaledFont(font(), 0.85));
  for (int stage = 0; stage < static_cast<int>(task_->motion.stages.size()); ++stage)
    paintBar(painter, stage);
  paintBorders(painter);
}

void StageStrip::paintBar(QPainter& painter, int stage) const {
  const QRectF bar = barOf(stage);
  painter.setPen(Qt::NoPen);
  painter.setBrush(blended(theme_.panel, theme_.text, stage % 2 == 0 ? kEven : kOdd));
  painter.drawRoundedRect(bar, 3.0, 3.0);
  if (bar.width() < kNameRoom) return;
  painter.setPen(theme_.text);
  const QString name = named(task_->motion.stages[static_cast<std::size_t>(stage)].name);
  painter.drawText(
      bar, Qt::AlignCenter,
      painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(bar.width() - 6.0)));
}

/// A ring where the body comes to rest on its way, a dot where speeds are told.
void StageStrip::paintBorders(QPainter& painter) const {
  const std::vector<StageBorder> borders = stageBorders(task_->motion);
  for (const StageBorder& border : borders) {
    const bool isEnd = &border == &borders.front() || &border == &borders.back();
    if (border.velocity.kind == StageVelocity::Kind::Carried) continue;
    if (isEnd && border.velocity.kind == StageVelocity::Kind::Rest) continue;
    const bool isGiven = border.velocity.kind == StageVelocity::Kind::Given;
    const double x = left_ + (right_ - left_) * border.time / task_->motion.duration;
    painter.setPen(QPen(theme_.accent, 1.5));
    painter.setBrush(isGiven ? theme_.accent : theme_.panel);
    painter.drawEllipse(QPointF(x, 0.5 * kStripHeight), kMarkReach, kMarkReach);
  }
}

QString StageStrip::tipAt(const QPointF& place) const {
  const int stage = stageAt(place);
  if (stage < 0) return {};
  const std::vector<StageBorder> borders = stageBorders(task_->motion);
  const StageBorder &from = borders[static_cast<std::size_t>(stage)], &to = borders[std::size_t(stage) + 1];
  const auto words = [](const StageBorder& border) {
    if (border.velocity.kind == StageVelocity::Kind::Carried) return tr("speed carried on");
    return border.velocity.kind == StageVelocity::Kind::Rest ? tr("at rest")
                                                             : tr("with a speed that is told");
  };
  return tr("%1 from %2 s (%3) to %4 s (%5). Drag the borders between stages")
      .arg(named(task_->motion.stages[static_cast<std::size_t>(stage)].name), figures(from.time, 2),
           words(from), figures(to.time, 2), words(to));
}

void StageStrip::mousePressEvent(QMouseEvent* event) {
  const int stage = stageAt(event->position());
  if (event->button() != Qt::LeftButton || stage < 0) return QWidget::mousePressEvent(event);
  const std::size_t border = borderAt(event->position());
  if (border == 0) return emit picked(shareBefore(stage));
  drag_ = {border, task_->motion, task_->motion};
}

void StageStrip::mouseMoveEvent(QMouseEvent* event) {
  if (!drag_) return setCursor(borderAt(event->position()) > 0 ? Qt::SizeHorCursor : Qt::ArrowCursor);
  const double share = (event->position().x() - left_) / (right_ - left_);
  drag_->edited = drag_->before;
  moveBorder(drag_->edited, drag_->border,
             kTimeStep * std::round(share * drag_->before.duration / kTimeStep));
  drag_->moved = true;
  emit dragged(drag_->edited);
}

void StageStrip::mouseReleaseEvent(QMouseEvent* event) {
  if (!drag_ || event->button() != Qt::LeftButton) return;
  const Drag done = *std::exchange(drag_, std::nullopt);
  if (!done.moved) return emit picked(shareBefore(static_cast<int>(done.border)));
  const std::string& name = done.before.stages[done.border - 1].name;
  emit dropped(done.edited, tr("End of stage %1").arg(named(name)));
}

void StageStrip::letGo() {
  if (std::exchange(drag_, std::nullopt)) update();
}

void StageStrip::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !drag_) return QWidget::keyPressEvent(event);
  drag_.reset();
  emit cancelled();
}

bool StageStrip::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
  return true;
}

}  // namespace handhold
