// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewport/viewport.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QStyle>
#include <QToolTip>
#include <QVBoxLayout>
#include <cmath>

#include "ui/document/units/typed_number.h"
#include "ui/scene/cabin_scene.h"
#include "ui/scene/framing.h"
#include "ui/scene/highlight.h"
#include "ui/theme/units.h"
#include "ui/viewport/canvas.h"
#include "ui/viewport/gl_probe.h"
#include "ui/viewport/overlay.h"

namespace handhold {
namespace {

constexpr double kDragStarts = 4.0;  // px
constexpr double kFinger = 5.0;      // px by which a slim thing may be missed
constexpr double kWheelStep = 0.87;  // distance for one notch
constexpr int kFlight_ms = 160;

Precision precisionOf(Qt::KeyboardModifiers modifiers) {
  if (modifiers & Qt::ControlModifier) return Precision::Snapped;
  return modifiers & Qt::ShiftModifier ? Precision::Fine : Precision::Normal;
}

}  // namespace

Viewport::Viewport(QWidget* parent) : QWidget(parent) {
  setObjectName("viewport");
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(200, 120);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  if (openGlProblem().isEmpty()) {
    canvas_ = new Canvas;
    holder_ = createWindowContainer(canvas_, this);
    holder_->setAttribute(Qt::WA_TransparentForMouseEvents);
    holder_->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(holder_);
    connect(canvas_, &Canvas::frameRateChanged, this, &Viewport::frameRateChanged);
    connect(canvas_, &Canvas::failed, this, &Viewport::showProblem, Qt::QueuedConnection);
  } else {
    showProblem(openGlProblem());
  }
  flight_.setStartValue(0.0);
  flight_.setEndValue(1.0);
  flight_.setDuration(kFlight_ms);
  connect(&flight_, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
    camera_ = interpolated(flightStart_, flightEnd_, easeOut(share.toDouble()));
    refresh();
    emit cameraChanged();
  });
}

void Viewport::showProblem(const QString& problem) {
  if (holder_) holder_->hide();
  auto* message = new QLabel(problem, this);
  message->setObjectName("glProblem");
  message->setAlignment(Qt::AlignCenter);
  message->setWordWrap(true);
  message->setAttribute(Qt::WA_TransparentForMouseEvents);
  layout()->addWidget(message);
}

void Viewport::setScene(std::shared_ptr<const Scene> scene) {
  scene_ = std::move(scene);
  refresh();
}

void Viewport::refresh() {
  hiding_ = hidingSolids(*scene_, camera_);
  furnished_ = furnished(*scene_, camera_);
  if (!canvas_) return;
  Scene shown = highlighted(lookedThrough(furnished_, hiding_), hovered_, selection_);
  const int active = hovered_.kind == ThingKind::Gizmo ? hovered_.part : -1;
  if (gizmo_) addGizmo(shown, *gizmo_, camera_, viewSize(), handle_ ? handle_->part : active);
  canvas_->show(std::make_shared<const Scene>(std::move(shown)), camera_);
}

void Viewport::setCamera(const Camera& camera) {
  flight_.stop();
  camera_ = camera;
  refresh();
  emit cameraChanged();
}

void Viewport::flyTo(const Camera& camera) {
  if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0) {
    setCamera(camera);
    return;
  }
  flight_.stop();
  flightStart_ = camera_;
  flightEnd_ = camera;
  flight_.start();
}

Camera Viewport::settledCamera() const {
  return flight_.state() == QAbstractAnimation::Running ? flightEnd_ : camera_;
}

void Viewport::frameAll() {
  const Camera now = settledCamera();
  flyTo(framed(now.upMode == UpMode::Free ? levelled(now) : now, framingPoints(*scene_), viewSize()));
}

void Viewport::setUpMode(UpMode upMode) {
  Camera camera = settledCamera();
  if (camera.upMode == upMode) return;
  camera.upMode = upMode;
  upMode == UpMode::Upright ? flyTo(levelled(camera)) : setCamera(camera);
}

void Viewport::showFirstView(UpMode upMode) {
  Camera camera = firstView(*scene_, viewSize());
  camera.upMode = upMode;
  setCamera(camera);
}

void Viewport::frameSelection() {
  const Eigen::AlignedBox3d box = boundsOf(*scene_, selection_);
  const Eigen::AlignedBox3d whole = box.isEmpty() ? boundsOf(*scene_, selection_.whole()) : box;
  if (whole.isEmpty()) return frameAll();
  flyTo(framed(settledCamera(), whole, viewSize()));
}

void Viewport::setSelection(const ThingId& id) {
  if (id == selection_) return;
  selection_ = id;
  refresh();
}

void Viewport::setOutlined(const ThingId& id) {
  if (id == hovered_ || underMouse()) return;
  hovered_ = id;
  refresh();
}

void Viewport::setHovered(const ThingId& id) {
  if (id == hovered_) return;
  hovered_ = id;
  refresh();
  emit hovered(id);
}

void Viewport::setGizmo(std::optional<Gizmo> gizmo) {
  if (!gizmo && !gizmo_) return;
  gizmo_ = std::move(gizmo);
  refresh();
}

void Viewport::setTrackedPoint(std::optional<Vector3> p_W) {
  if (p_W && tracked_) {
    camera_.target += *p_W - *tracked_;
    flightEnd_.target += *p_W - *tracked_;
    flightStart_.target += *p_W - *tracked_;
    refresh();
  }
  tracked_ = std::move(p_W);
}

ViewSize Viewport::viewSize() const {
  const double ratio = devicePixelRatioF();
  return {std::max(1, int(std::lround(width() * ratio))), std::max(1, int(std::lround(height() * ratio))),
          ratio};
}

Vector2 Viewport::pixel(const QPointF& position) const {
  return Vector2(position.x(), position.y()) * devicePixelRatioF();
}

Ray Viewport::rayAt(const QPointF& position) const {
  return rayThrough(camera_, pixel(position), viewSize());
}

std::optional<Hit> Viewport::pickAt(const QPointF& position) const {
  const double slack = pickSlack(camera_, viewSize(), kFinger);
  if (gizmo_) {
    Scene handles;
    addGizmo(handles, *gizmo_, camera_, viewSize(), -1);
    if (const auto handle = pick(handles, rayAt(position), slack)) return handle;
  }
  const auto hit = pick(furnished_, rayAt(position), slack);
  return hit && isLookedThrough(hit->id) ? pickBehind(position, slack, *hit) : hit;
}

bool Viewport::isLookedThrough(const ThingId& id) const {
  return std::any_of(hiding_.begin(), hiding_.end(),
                     [&](std::size_t i) { return scene_->solids[i].id.whole() == id.whole(); });
}

/// Walls and handrails are where one is: a drag on them turns the view as on empty space.
bool Viewport::isRoom(const ThingId& id) const {
  return std::any_of(scene_->cabins.begin(), scene_->cabins.end(),
                     [&](const Cabin& cabin) { return cabin.id.valid() && cabin.id == id.whole(); });
}

/// With Ctrl a free view rolls instead of turning.
Viewport::Press Viewport::turning() const {
  const bool rolls = QApplication::keyboardModifiers() & Qt::ControlModifier;
  return rolls && camera_.upMode == UpMode::Free ? Press::Roll : Press::Orbit;
}

/// What stands behind a translucent prop, else the prop itself.
Hit Viewport::pickBehind(const QPointF& position, double slack, const Hit& front) const {
  Scene behind = furnished_;
  std::erase_if(behind.solids, [&](const Solid& solid) { return isLookedThrough(solid.id); });
  return pick(behind, rayAt(position), slack).value_or(front);
}

void Viewport::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refresh();
}

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
  if (press_ != Press::None) return;
  button_ = event->button();
  pressedAt_ = lastAt_ = event->position();
  pressedHit_ = pickAt(event->position());
  press_ = Press::Waiting;
}

/// What a press becomes once the mouse has moved.
void Viewport::beginDrag(const QPointF& position) {
  const bool shift = QApplication::keyboardModifiers() & Qt::ShiftModifier;
  lastAt_ = position;
  if (button_ == Qt::MiddleButton) {
    press_ = shift ? Press::Pan : turning();
  } else if (button_ == Qt::RightButton) {
    press_ = Press::Pan;
  } else if (!pressedHit_ || isRoom(pressedHit_->id)) {
    press_ = turning();
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
      break;
  }
}

void Viewport::moveHandle(const QPointF& position, Qt::KeyboardModifiers modifiers) {
  const bool turns = handle_->start.mode == Gizmo::Mode::Rotate;
  const ShownUnit unit = shownUnit(turns ? Dimension::Angle : Dimension::Length);
  const bool isTyped = !typed_.isEmpty() && handle_->part < kGizmoMiddle;
  const TypedNumber typed = readNumber(typed_.toStdString(), unit.name.toStdString());
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
    setHovered(hit ? hit->id : ThingId{});
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
  if (was == Press::Handle) {
    handle_.reset();
    emit gizmoFinished();
  }
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
    setSelection(id);
    emit selected(id);
  }
}

void Viewport::mouseDoubleClickEvent(QMouseEvent* event) {
  const auto hit = pickAt(event->position());
  if (hit && hit->id.kind != ThingKind::Gizmo && event->button() == Qt::LeftButton) emit activated(hit->id);
}

/// Esc: what is in the hand goes back to where it was; with empty hands the selection goes.
void Viewport::cancel() {
  const Press was = press_;
  press_ = Press::None;
  if (was == Press::Thing) emit dragCancelled();
  if (was == Press::Handle) {
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
  if (press_ != Press::Thing && press_ != Press::Handle) return;
  press_ = Press::None;
  handle_.reset();
  refresh();
}

void Viewport::lookFrom(ViewAxis side) { flyTo(lookingFrom(settledCamera(), side)); }

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
      const Camera now = settledCamera();
      const bool perspective = now.lens == Lens::Perspective;
      setCamera(withLens(now, perspective ? Lens::Orthographic : Lens::Perspective));
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

void Viewport::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return cancel();
  if (press_ == Press::Handle && handleKey(event)) return;
  if (press_ == Press::Thing || press_ == Press::Handle) return;
  if (event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_G || event->key() == Qt::Key_R)) {
    emit gizmoModeRequested(event->key() == Qt::Key_G ? Gizmo::Mode::Move : Gizmo::Mode::Rotate);
  } else if ((event->modifiers() & Qt::ControlModifier && !(event->modifiers() & Qt::KeypadModifier)) ||
             !cameraKey(event)) {
    QWidget::keyPressEvent(event);
  }
}

void Viewport::leaveEvent(QEvent* event) {
  setHovered({});
  QWidget::leaveEvent(event);
}

/// Tab hides the panels, so it must not walk on to the next widget.
bool Viewport::focusNextPrevChild(bool) { return false; }

}  // namespace handhold
