// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/stick_picture.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plots/curves/timeline_ruler.h"
#include "ui/studies/set_look.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr double kMargin = 40.0;  // px about all that is seen
constexpr double kRadiansPerPixel = 0.01;
constexpr double kZoomPerStep = 1.15;
constexpr double kKeyTurn = 10.0;                        // px of a drag
constexpr double kLeastScale = 1.0, kMostScale = 1e6;    // px per m
constexpr double kBroad = 7.0, kThin = 2.0, kDot = 2.5;  // px
constexpr double kStressed = 6.0;                        // px: how much broader what bears most is
constexpr double kScaleBar = 120.0;                      // px, about

}  // namespace

StickPicture::StickPicture(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("studies.sticks"));
  setAccessibleName(tr("Stick figures"));
  setFocusPolicy(Qt::TabFocus);
  setMinimumSize(200, 160);
  setToolTip(tr("Drag turns, Shift and drag shifts, the wheel zooms, a double click shows all"));
}

void StickPicture::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

/// One of the same name, made anew, is seen as the one before: what is dragged must not jump.
void StickPicture::setMotion(StickMotion motion) {
  const bool isSame = !motion_.title.empty() && motion.title == motion_.title;
  motion_ = std::move(motion);
  frame_ = std::clamp(frame_, 0, std::max(0, static_cast<int>(motion_.across.size()) - 1));
  if (isSame && (!isUntouched_ || isAllSeen())) return update();
  lookAtAll();
}

void StickPicture::setFrame(int frame) {
  frame_ = std::clamp(frame, 0, std::max(0, static_cast<int>(motion_.across.size()) - 1));
  update();
}

void StickPicture::setHidden(std::set<int> sets) {
  if (sets == hidden_) return;
  hidden_ = std::move(sets);
  isUntouched_ ? lookAtAll() : update();
}

/// Across the line of sight, y up (m).
QPointF StickPicture::flat(const Vector3& place) const {
  const double x = std::cos(yaw_) * place.x() + std::sin(yaw_) * place.z();
  const double z = std::cos(yaw_) * place.z() - std::sin(yaw_) * place.x();
  return {x, std::cos(pitch_) * place.y() - std::sin(pitch_) * z};
}

QPointF StickPicture::seen(const Vector3& place) const {
  const QPointF off = (flat(place) - middle_) * scale_;
  return {0.5 * width() + off.x(), 0.5 * height() - off.y()};
}

QRectF StickPicture::extent() const {
  QRectF all;
  for (std::size_t set = 0; set < motion_.sets.size(); ++set) {
    if (hidden_.contains(static_cast<int>(set))) continue;
    for (const std::vector<Vector3>& ends : motion_.sets[set].frames)
      for (const Vector3& end : ends) {
        const QRectF point(flat(end) - QPointF(1e-9, 1e-9), QSizeF(2e-9, 2e-9));
        all = all.isNull() ? point : all.united(point);
      }
  }
  return all;
}

bool StickPicture::isAllSeen() const {
  const QRectF all = extent();
  const QPointF lower = (all.topLeft() - middle_) * scale_, upper = (all.bottomRight() - middle_) * scale_;
  return std::max(-lower.x(), upper.x()) < 0.5 * width() && std::max(-lower.y(), upper.y()) < 0.5 * height();
}

/// All frames of what is shown, so that nothing jumps while it plays.
void StickPicture::lookAtAll() {
  isUntouched_ = true;
  yaw_ = motion_.yaw;
  pitch_ = motion_.pitch;
  const QRectF all = extent();
  if (all.isNull()) return update();
  middle_ = all.center();
  const double across = std::max(50.0, width() - 2.0 * kMargin),
               up = std::max(50.0, height() - 2.0 * kMargin);
  scale_ = std::clamp(std::min(across / std::max(1e-6, all.width()), up / std::max(1e-6, all.height())),
                      kLeastScale, kMostScale);
  update();
}

void StickPicture::paintSet(QPainter& painter, int set) const {
  const auto& frames = motion_.sets[std::size_t(set)].frames;
  if (frame_ >= static_cast<int>(frames.size())) return;
  const bool isBelow = set == 0;
  const QColor color = isBelow ? blended(theme_.panel, theme_.text, 0.25) : setColor(theme_, set - 1);
  const std::vector<double>& stress = motion_.sets[std::size_t(set)].stress;
  const double more =
      frame_ < static_cast<int>(stress.size()) ? kStressed * stress[std::size_t(frame_)] : 0.0;
  QPen pen(color, isBelow ? kBroad : kThin + more, isBelow ? Qt::SolidLine : setPenStyle(set - 1),
           Qt::FlatCap);
  if (isBelow) pen.setCapStyle(Qt::RoundCap);
  const std::vector<Vector3>& ends = frames[std::size_t(frame_)];
  for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
    painter.setPen(pen);
    painter.drawLine(seen(ends[i]), seen(ends[i + 1]));
    if (isBelow) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(seen(ends[i + 1]), kDot, kDot);
  }
}

void StickPicture::paintScale(QPainter& painter) const {
  const double metres = niceStep(kScaleBar / scale_, 1.0), length = metres * scale_;
  const QPointF from(kMargin, height() - 0.5 * kMargin);
  painter.setPen(QPen(theme_.muted, 1.0));
  painter.drawLine(from, from + QPointF(length, 0.0));
  for (const double at : {0.0, length}) painter.drawLine(from + QPointF(at, -4.0), from + QPointF(at, 4.0));
  painter.drawText(from + QPointF(length + 8.0, 4.0), measured(metres, Dimension::Length, 1));
}

void StickPicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.panel);
  for (std::size_t set = 0; set < motion_.sets.size(); ++set)
    if (!hidden_.contains(static_cast<int>(set))) paintSet(painter, static_cast<int>(set));
  if (!motion_.sets.empty()) paintScale(painter);
  if (hasFocus()) paintFocusRing(painter, rect(), theme_.accent);
}

void StickPicture::mousePressEvent(QMouseEvent* event) { pressed_ = event->position(); }

void StickPicture::mouseMoveEvent(QMouseEvent* event) {
  const QPointF moved = event->position() - pressed_;
  pressed_ = event->position();
  isUntouched_ = false;
  if (event->buttons() == Qt::LeftButton && !(event->modifiers() & Qt::ShiftModifier)) {
    turn(moved);
  } else {
    middle_ += QPointF(-moved.x(), moved.y()) / scale_;
  }
  update();
}

void StickPicture::mouseDoubleClickEvent(QMouseEvent*) { lookAtAll(); }

void StickPicture::turn(const QPointF& pixels) {
  isUntouched_ = false;
  yaw_ += kRadiansPerPixel * pixels.x();
  pitch_ = std::clamp(pitch_ + kRadiansPerPixel * pixels.y(), -M_PI_2, M_PI_2);
  update();
}

void StickPicture::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return turn({-kKeyTurn, 0.0});
    case Qt::Key_Right:
      return turn({kKeyTurn, 0.0});
    case Qt::Key_Up:
      return turn({0.0, -kKeyTurn});
    case Qt::Key_Down:
      return turn({0.0, kKeyTurn});
    case Qt::Key_PageUp:
      return zoom(rect().center(), 1.0);
    case Qt::Key_PageDown:
      return zoom(rect().center(), -1.0);
    case Qt::Key_Home:
      return lookAtAll();
    default:
      QWidget::keyPressEvent(event);
  }
}

void StickPicture::wheelEvent(QWheelEvent* event) {
  zoom(event->position(), event->angleDelta().y() / 120.0);
  event->accept();
}

/// What is at the position stays there.
void StickPicture::zoom(const QPointF& position, double steps) {
  const QPointF off = position - QPointF(0.5 * width(), 0.5 * height());
  const QPointF under(off.x(), -off.y());
  const double before = scale_;
  scale_ = std::clamp(scale_ * std::pow(kZoomPerStep, steps), kLeastScale, kMostScale);
  middle_ += under / before - under / scale_;
  isUntouched_ = false;
  update();
}

void StickPicture::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isUntouched_) lookAtAll();
}

}  // namespace handhold
