// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMouseEvent>
#include <QToolTip>
#include <cmath>

#include "ui/document/units/typed_number.h"
#include "ui/theme/units.h"
#include "ui/viewport/canvas.h"
#include "ui/viewport/overlay.h"
#include "ui/viewport/viewport.h"

namespace handhold {

namespace {

constexpr double kDragStarts = 4.0;  // px
constexpr double kZoomed = 1.01;     // distance for each pixel of a drag down
constexpr double kWheelStep = 0.87;  // distance for one notch

Precision precisionOf(Qt::KeyboardModifiers modifiers) {
  if (modifiers & Qt::ControlModifier) return Precision::Snapped;
  return modifiers & Qt::ShiftModifier ? Precision::Fine : Precision::Normal;
}

}  // namespace

void Viewport::wheelEvent(QWheelEvent* event) {
  const double factor = std::pow(kWheelStep, event->angleDelta().y() / 120.0);
  const auto hit = pickAt(event->position());
  if (hit && hit->id.kind != ThingKind::Gizmo) {
    setCamera(zoomedAt(settledCamera(), factor, hit->p_W));
  } else {
    setCamera(zoomedToCursor(settledCamera(), factor, pixel(event->position()), viewSize()));
  }
  event->accept();
}

void Viewport::mousePressEvent(QMouseEvent* event) {
  setFocus(Qt::MouseFocusReason);
  awaitsAxis_ = false;
  if (press_ == Press::Keys) finishHandle();
  if (press_ != Press::None) return;
  button_ = event->button();
  pressedAt_ = lastAt_ = event->position();
  pressedHit_ = pickAt(event->position());
  press_ = Press::Waiting;
}

Viewport::Press Viewport::pressOf(MouseMove move) const {
  switch (move) {
    case MouseMove::Nothing:
      return Press::Idle;
    case MouseMove::Turn:
      return turning();
    case MouseMove::Shift:
      return Press::Pan;
    case MouseMove::Zoom:
      return Press::Zoom;
  }
  return Press::Idle;
}

/// What a press becomes once the mouse has moved.
void Viewport::beginDrag(const QPointF& position) {
  const MouseStyleRow& style = rowOf(mouseStyle_);
  const Qt::KeyboardModifiers held = QApplication::keyboardModifiers();
  lastAt_ = position;
  if (button_ == Qt::MiddleButton) {
    press_ = pressOf(held & Qt::ShiftModifier     ? style.shiftMiddle
                     : held & Qt::ControlModifier ? style.ctrlMiddle
                                                  : style.middle);
  } else if (button_ == Qt::RightButton) {
    press_ = pressOf(style.right);
  } else if (!pressedHit_ || isRoom(pressedHit_->id)) {
    press_ = pressOf(style.left);
  } else if (pressedHit_->id.kind == ThingKind::Gizmo && gizmo_) {
    press_ = Press::Handle;
    typed_.clear();
    handle_ = GizmoDrag{*gizmo_, pressedHit_->id.part, rayAt(pressedAt_)};
  } else {
    press_ = Press::Thing;
    emit dragStarted(pressedHit_->id, pressedHit_->p_W);
  }
}

void Viewport::continueDrag(const QPointF& position, Qt::KeyboardModifiers modifiers) {
  const Vector2 before = pixel(lastAt_), now = pixel(position), moved = now - before;
  lastAt_ = position;
  switch (press_) {
    case Press::Orbit:
      setCamera(orbited(settledCamera(), moved, viewSize()));
      break;
    case Press::Roll:
      setCamera(rolled(settledCamera(), before, now, viewSize()));
      break;
    case Press::Zoom:
      setCamera(zoomedToCursor(settledCamera(), std::pow(kZoomed, moved.y() / devicePixelRatioF()),
                               pixel(pressedAt_), viewSize()));
      break;
    case Press::Pan:
      setCamera(panned(settledCamera(), moved, viewSize()));
      break;
    case Press::Thing:
      emit dragMoved(onPicturePlane(camera_, viewSize(), pixel(position), pressedHit_->p_W), modifiers);
      break;
    case Press::Handle:
      moveHandle(position, modifiers);
      break;
    case Press::None:
    case Press::Waiting:
    case Press::Idle:
    case Press::Keys:
      break;
  }
}

void Viewport::moveHandle(const QPointF& position, Qt::KeyboardModifiers modifiers) {
  const bool turns = handle_->start.mode == Gizmo::Mode::Rotate;
  const ShownUnit unit = shownUnit(turns ? Dimension::Angle : Dimension::Length);
  const bool isTyped = (!typed_.isEmpty() || press_ == Press::Keys) && handle_->part < kGizmoMiddle;
  const TypedNumber typed = readNumber(typed_.toStdString(), unit.name.toStdString(), decimalSign());
  isAmountRead_ = typed.isNumber();
  Pose X_WG = draggedPose(*handle_, rayAt(position), camera_, precisionOf(modifiers));
  if (isTyped) X_WG = typed.isNumber() ? posedBy(*handle_, typed.value / unit.perSi) : gizmo_->X_WG;
  const QString words = typed.isNumber() ? typed_ + QStringLiteral(" (%1 %2)").arg(typed.value).arg(unit.name)
                                         : typed_ + QChar(0x2026);
  if (isTyped) QToolTip::showText(mapToGlobal(position.toPoint()), words, this);
  gizmo_->X_WG = X_WG;
  refresh();
  emit gizmoMoved(X_WG);
}

void Viewport::mouseMoveEvent(QMouseEvent* event) {
  if (press_ == Press::None) {
    const auto hit = pickAt(event->position());
    const bool isOnBody = !hit || hit->id.kind == ThingKind::Body;
    const auto muscle = isOnBody ? pickMuscle(furnished_, rayAt(event->position())) : std::nullopt;
    setHovered(muscle ? muscle->id : hit ? hit->id : ThingId{});
    return;
  }
  const QPointF away = event->position() - pressedAt_;
  if (press_ == Press::Waiting && std::hypot(away.x(), away.y()) > kDragStarts) beginDrag(pressedAt_);
  if (press_ != Press::Waiting) continueDrag(event->position(), event->modifiers());
}

void Viewport::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != button_ || press_ == Press::None) return;
  const Press was = press_;
  press_ = Press::None;
  if (was == Press::Thing) emit dragFinished();
  if (was == Press::Handle) finishHandle();
  if (was == Press::Waiting) finishPress(event);
}

/// A press that never moved is a click.
void Viewport::finishPress(QMouseEvent* event) {
  const ThingId id = pressedHit_ ? pressedHit_->id : ThingId{};
  if (button_ == Qt::RightButton) {
    emit contextMenuRequested(id, event->globalPosition().toPoint());
  } else if (button_ == Qt::LeftButton) {
    const auto side = axisCrossAt(camera_, size(), event->position());
    if (side) return lookFrom(*side);
    if (id.kind == ThingKind::Gizmo) return;
    if (event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier) && id.valid())
      return emit selectedToo(id);
    setSelection(id);
    emit selected(id);
  }
}

void Viewport::mouseDoubleClickEvent(QMouseEvent* event) {
  const auto hit = pickAt(event->position());
  if (hit && hit->id.kind != ThingKind::Gizmo && event->button() == Qt::LeftButton) emit activated(hit->id);
}

void Viewport::finishHandle() {
  press_ = Press::None;
  handle_.reset();
  QToolTip::hideText();
  emit gizmoFinished();
}

/// Esc: what is in the hand goes back to where it was; with empty hands the selection goes.
void Viewport::cancel() {
  const Press was = press_;
  press_ = Press::None;
  if (was == Press::Thing) emit dragCancelled();
  awaitsAxis_ = false;
  if (was == Press::Handle || was == Press::Keys) {
    QToolTip::hideText();
    gizmo_ = handle_->start;
    handle_.reset();
    refresh();
    emit gizmoCancelled();
  }
  if (was != Press::None || !selection_.valid()) return;
  setSelection({});
  emit selected({});
}

void Viewport::letGo() {
  if (press_ != Press::Thing && press_ != Press::Handle && press_ != Press::Keys) return;
  press_ = Press::None;
  handle_.reset();
  refresh();
}

void Viewport::setLens(Lens lens) { setCamera(withLens(settledCamera(), lens)); }

void Viewport::lookFrom(ViewAxis side) { flyTo(lookingFrom(settledCamera(), side)); }

}  // namespace handhold
