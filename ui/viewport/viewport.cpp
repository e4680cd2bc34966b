// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewport/viewport.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>
#include <cmath>

#include "ui/scene/body/eye_view.h"
#include "ui/scene/cabin/cabin_scene.h"
#include "ui/scene/framing.h"
#include "ui/scene/highlight.h"
#include "ui/theme/movement.h"
#include "ui/viewport/canvas.h"
#include "ui/viewport/gl_probe.h"
#include "ui/viewport/overlay.h"

namespace handhold {
namespace {

constexpr double kFinger = 5.0;  // px by which a slim thing may be missed
constexpr int kFlight_ms = 160;

}  // namespace

Viewport::Viewport(QWidget* parent) : QWidget(parent) {
  setObjectName("viewport");
  setAccessibleName(tr("View of the person and the scene"));
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
  std::vector<ThingId> selected = alsoSelected_;
  selected.push_back(selection_);
  Scene shown = highlighted(lookedThrough(furnished_, hiding_), hovered_, selected);
  const int active = hovered_.kind == ThingKind::Gizmo ? hovered_.part : -1;
  if (gizmo_) addGizmo(shown, *gizmo_, camera_, viewSize(), handle_ ? handle_->part : active);
  canvas_->show(std::make_shared<const Scene>(std::move(shown)), camera_);
}

void Viewport::setCamera(const Camera& camera) {
  leaveEyes();
  flight_.stop();
  camera_ = camera;
  refresh();
  emit cameraChanged();
}

void Viewport::flyTo(const Camera& camera) {
  if (!isEased(*this)) {
    setCamera(camera);
    return;
  }
  leaveEyes();
  flight_.stop();
  flightStart_ = camera_;
  flightEnd_ = camera;
  flight_.start();
}

Camera Viewport::settledCamera() const {
  if (outside_) return seenFromBehind(camera_, *outside_);
  return flight_.state() == QAbstractAnimation::Running ? flightEnd_ : camera_;
}

void Viewport::frameAll() {
  const Camera now = settledCamera();
  flyTo(framed(now.upMode == UpMode::Free ? levelled(now) : now, homePoints(*scene_), viewSize()));
}

double Viewport::personInSight() const {
  return handhold::personInSight(*scene_, settledCamera(), viewSize());
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
  if (!selection_.valid()) return frameAll();
  const Eigen::AlignedBox3d box = boundsOf(*scene_, selection_);
  const Eigen::AlignedBox3d whole = box.isEmpty() ? boundsOf(*scene_, selection_.whole()) : box;
  if (whole.isEmpty()) return frameAll();
  flyTo(framed(settledCamera(), withAir(whole), viewSize()));
}

void Viewport::setSelection(const ThingId& id) {
  if (id == selection_) return;
  selection_ = id;
  dropAmount();
  refresh();
}

/// What was taken by a key to be moved by an amount is no longer in the hand.
void Viewport::dropAmount() {
  if (press_ != Press::Keys) return;
  press_ = Press::None;
  handle_.reset();
  typed_.clear();
  QToolTip::hideText();
  emit gizmoCancelled();
}

void Viewport::setAlsoSelected(std::vector<ThingId> ids) {
  if (alsoSelected_ == ids) return;
  alsoSelected_ = std::move(ids);
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
  if (!gizmo) dropAmount();
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

void Viewport::leaveEvent(QEvent* event) {
  setHovered({});
  QWidget::leaveEvent(event);
}

/// Tab hides the panels, so it must not walk on to the next widget.
bool Viewport::focusNextPrevChild(bool) { return false; }

}  // namespace handhold
