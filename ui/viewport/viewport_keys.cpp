// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QToolTip>
#include <utility>

#include "ui/scene/framing.h"
#include "ui/viewport/canvas.h"
#include "ui/viewport/viewport.h"

namespace handhold {

bool Viewport::cameraKey(QKeyEvent* event) {
  const bool keypad = event->modifiers() & Qt::KeypadModifier;
  const bool other = event->modifiers() & Qt::ControlModifier;
  switch (event->key()) {
    case Qt::Key_F:
      frameSelection();
      return true;
    case Qt::Key_Home:
      frameAll();
      return true;
    case Qt::Key_End:  // where Home frames everything, its other end is not that of the time line
      return true;
    case Qt::Key_X:
      lookFrom(other ? ViewAxis::MinusX : ViewAxis::PlusX);
      return true;
    case Qt::Key_Y:
      lookFrom(other ? ViewAxis::MinusY : ViewAxis::PlusY);
      return true;
    case Qt::Key_Z:
      lookFrom(other ? ViewAxis::MinusZ : ViewAxis::PlusZ);
      return true;
    case Qt::Key_1:
      lookFrom(keypad && other ? ViewAxis::MinusZ : ViewAxis::PlusZ);
      return true;
    case Qt::Key_3:
      lookFrom(keypad && other ? ViewAxis::MinusX : ViewAxis::PlusX);
      return true;
    case Qt::Key_7:
      lookFrom(keypad && other ? ViewAxis::MinusY : ViewAxis::PlusY);
      return true;
    case Qt::Key_5: {
      const bool perspective = settledCamera().lens == Lens::Perspective;
      setLens(perspective ? Lens::Orthographic : Lens::Perspective);
      return true;
    }
    default:
      return false;
  }
}

/// Whether a character begins an amount or goes on with it: digits first, then units, signs and brackets.
bool Viewport::isOfAmount(const QKeyEvent& event) const {
  const QString text = event.text();
  if (text.size() != 1 || !text[0].isPrint() || event.modifiers() & Qt::ControlModifier) return false;
  return !typed_.isEmpty() || QStringLiteral("0123456789.,-(").contains(text);
}

/// With a handle in the hand, X, Y and Z lock an axis, with Shift the plane across it, and a number with
/// units and sums gives the exact amount.
bool Viewport::handleKey(QKeyEvent* event) {
  if (event->key() >= Qt::Key_X && event->key() <= Qt::Key_Z) {
    const bool plane = event->modifiers() & Qt::ShiftModifier && handle_->start.mode == Gizmo::Mode::Move;
    handle_->part = event->key() - Qt::Key_X + (plane ? kGizmoPlane : 0);
  } else if (event->key() == Qt::Key_Backspace) {
    typed_.chop(1);
  } else if (isOfAmount(*event)) {
    typed_ += event->text();
  } else {
    return false;
  }
  moveHandle(lastAt_, event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
  return true;
}

/// Without a drag: the amount that is typed counts, Enter takes it, Esc forgets it.
void Viewport::takeHandleByKey(int key) {
  awaitsAxis_ = false;
  press_ = Press::Keys;
  typed_.clear();
  lastAt_ = rect().center();
  handle_ = GizmoDrag{*gizmo_, key - Qt::Key_X, rayAt(lastAt_)};
  const bool turns = gizmo_->mode == Gizmo::Mode::Rotate;
  QToolTip::showText(mapToGlobal(rect().center()),
                     (turns ? tr("Turn about %1: type an angle, then Enter")
                            : tr("Move along %1: type a distance, then Enter"))
                         .arg(QChar('x' + (key - Qt::Key_X))),
                     this);
}

bool Viewport::amountKey(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    typed_.isEmpty() ? cancel() : isAmountRead_ ? finishHandle() : moveHandle(lastAt_, Qt::NoModifier);
  else
    handleKey(event);
  return true;
}

/// Units of an amount are letters, which are keys of the window elsewhere.
bool Viewport::event(QEvent* event) {
  const bool takesLetters = press_ == Press::Handle || press_ == Press::Keys;
  if (event->type() == QEvent::ShortcutOverride && takesLetters) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void Viewport::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return cancel();
  if (press_ == Press::Keys && amountKey(event)) return;
  const bool isAxis = event->key() >= Qt::Key_X && event->key() <= Qt::Key_Z;
  const bool isModifier = event->key() >= Qt::Key_Shift && event->key() <= Qt::Key_Alt;
  if (!isModifier && std::exchange(awaitsAxis_, false) && isAxis && gizmo_ && press_ == Press::None)
    return takeHandleByKey(event->key());
  if (press_ == Press::Handle && handleKey(event)) return;
  if (press_ == Press::Thing || press_ == Press::Handle) return;
  if (event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_G || event->key() == Qt::Key_R)) {
    emit gizmoModeRequested(event->key() == Qt::Key_G ? Gizmo::Mode::Move : Gizmo::Mode::Rotate);
  } else if ((event->modifiers() & Qt::ControlModifier && !(event->modifiers() & Qt::KeypadModifier)) ||
             !cameraKey(event)) {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace handhold
