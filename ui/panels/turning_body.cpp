// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turning_body.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/theme/movement.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kStep_ms = 170;     // a whole turn takes 16 s
constexpr int kStepsOfAKey = 4;   // 15 degrees
constexpr double kFocusRing = 2;  // px

}  // namespace

TurningBody::TurningBody(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("subject.body"));
  setAccessibleName(tr("Body, seen from all sides"));
  setToolTip(tr(
      "Drag it or press the arrow keys to turn the body; a double click or Enter lets it turn by itself or "
      "stand"));
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::OpenHandCursor);
  timer_.setInterval(kStep_ms);
  connect(&timer_, &QTimer::timeout, this, &TurningBody::goOn);
}

QSize TurningBody::pixels() const { return size() * devicePixelRatioF(); }

void TurningBody::forget() {
  pictures_.clear();
  want();
}

void TurningBody::take(int step, const QImage& picture) {
  if (!isVisible() || picture.size() != pixels()) return;
  pictures_[step] = shown_ = picture;
  update();
}

/// No faster than the pictures come.
void TurningBody::goOn() {
  if (turnsByItself_ && !isHeld_ && isEased(*this) && pictures_.contains(step_)) turnTo(step_ + 1);
}

void TurningBody::turnTo(int step) {
  step_ = (step % kSteps + kSteps) % kSteps;
  want();
  update();
}

void TurningBody::want() {
  if (isVisible() && !pixels().isEmpty() && !pictures_.contains(step_)) emit wanted(step_, pixels());
}

void TurningBody::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const auto known = pictures_.find(step_);
  const QImage& picture = known == pictures_.end() ? shown_ : known->second;
  if (!picture.isNull()) painter.drawImage(rect(), picture);
  if (!hasFocus()) return;
  painter.setPen(QPen(tokens(palette()).accent, kFocusRing));
  painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void TurningBody::resizeEvent(QResizeEvent*) { forget(); }

void TurningBody::showEvent(QShowEvent*) {
  timer_.start();
  want();
}

/// Some twenty megabytes of pictures are no cost of a page that nobody sees.
void TurningBody::hideEvent(QHideEvent*) {
  timer_.stop();
  isHeld_ = false;
  pictures_.clear();
}

void TurningBody::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  isHeld_ = true;
  heldAt_ = event->position().x();
  heldStep_ = step_;
}

/// Half a turn for a drag across the picture.
void TurningBody::mouseMoveEvent(QMouseEvent* event) {
  if (!isHeld_) return;
  const double share = (event->position().x() - heldAt_) / std::max(1, width());
  const int steps = static_cast<int>(std::lround(0.5 * kSteps * share));
  if (steps != 0) turnsByItself_ = false;
  turnTo(heldStep_ + steps);
}

void TurningBody::mouseReleaseEvent(QMouseEvent*) { isHeld_ = false; }

void TurningBody::mouseDoubleClickEvent(QMouseEvent*) { turnsByItself_ = !turnsByItself_; }

void TurningBody::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    turnsByItself_ = !turnsByItself_;
    return;
  }
  const bool isLeft = event->key() == Qt::Key_Left;
  if (!isLeft && event->key() != Qt::Key_Right) return QWidget::keyPressEvent(event);
  turnsByItself_ = false;
  turnTo(step_ + (isLeft ? -kStepsOfAKey : kStepsOfAKey));
}

/// Another theme, once all of the window has it.
void TurningBody::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) QTimer::singleShot(0, this, &TurningBody::forget);
  QWidget::changeEvent(event);
}

}  // namespace handhold
