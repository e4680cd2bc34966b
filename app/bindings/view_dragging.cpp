// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/view_binding.h"

#include <QCursor>
#include <algorithm>
#include <limits>

#include "app/bindings/hover_words.h"
#include "engine/core/spoken_amount.h"
#include "engine/dynamics/kinematics.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_loads.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/document/units/units.h"
#include "ui/scene/place_picking.h"

// What the mouse takes in the view: parts of the body, things of the task, handles.

namespace handhold {

namespace {

/// A gap that the hand on the mouse sees: below it the handle is where the cursor is.
constexpr double kVisibleGap = 0.01;

bool hasPlace(ElementKind kind) {
  return kind == ElementKind::Contact || kind == ElementKind::Target || kind == ElementKind::TimedTarget ||
         kind == ElementKind::Prop;
}

}  // namespace

/// The skin whose parts the view picks; none where limbs are drawn.
const Figure* ViewBinding::skin() const {
  return view_.look == FigureLook::Stick ? nullptr : person_->figure().get();
}

/// By parts as the view counts them: of the skin, or of the limbs.
std::vector<LinkIndex> ViewBinding::partLinks() const {
  std::vector<LinkIndex> links;
  if (const Figure* figure = skin())
    for (std::size_t part = 0; part < figure->parts.size(); ++part)
      links.push_back(handhold::linkOfPart(shownModel(document_), *figure, static_cast<int>(part)));
  else
    for (const StickLimb& limb : person_->at(document_.moment().q, FigureLook::Stick, {}).limbs)
      links.push_back(LinkIndex(std::max(limb.joint, 0)));
  return links;
}

LinkIndex ViewBinding::linkOfPart(int part) const {
  const std::vector<LinkIndex> links = partLinks();
  return part >= 0 && part < static_cast<int>(links.size()) ? links[static_cast<std::size_t>(part)]
                                                            : LinkIndex(0);
}

/// Such a target has no place of its own: its axes stand at the body's site.
bool ViewBinding::isOrientation(Element element) const {
  return element.kind == ElementKind::Target &&
         document_.shown().task.targets[static_cast<size_t>(element.index)].kind == TargetKind::Orientation;
}

std::optional<Vector3> ViewBinding::handlePlace(Element element) const {
  const Task& task = document_.shown().task;
  const auto index = static_cast<size_t>(element.index);
  if (isOrientation(element)) return sitePlace(inSight(document_), task.targets[index].site).p;
  if (element.kind == ElementKind::Load) return sitePlace(inSight(document_), task.loads[index].site).p;
  return placeOf(task, element);
}

/// A body part follows with the site on its link that is nearest to where it was taken; a site that has a
/// point target takes the target along instead of fighting it.
void ViewBinding::beginSite(const Vector3& p_W, LinkIndex link) {
  const Model& model = shownModel(document_);
  // a recorded body of other parts than the task's is looked at, not posed
  if (model.sites.size() != document_.model().sites.size()) return;
  Data data(model);
  updateKinematics(model, document_.moment().q, data);
  SiteIndex nearest;
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < static_cast<int>(model.sites.size()); ++i) {
    const double away =
        (sitePose(model, data, SiteIndex(i)).p - p_W).norm() + (model.sites[i].link == link ? 0.0 : 10.0);
    if (away >= best) continue;
    best = away;
    nearest = SiteIndex(i);
  }
  const auto& targets = document_.shown().task.targets;
  for (int i = 0; i < static_cast<int>(targets.size()); ++i) {
    const SiteIndex site = model.findSite(targets[i].site);
    if (!targets[i].mustHold || targets[i].kind != TargetKind::Point || !site.valid() ||
        model.sites[site].link != model.sites[nearest].link)
      continue;
    grabOffset_ = targets[i].position - p_W;
    drag_.beginElement({ElementKind::Target, i});
    return;
  }
  draggedSite_ = nearest;
  draggedLocal_ = sitePose(model, data, nearest).inverse() * p_W;
  grabOffset_ = Vector3::Zero();
  drag_.beginSite(nearest, draggedLocal_);
}

/// The body's part that goes along with a thing: of a tool the hand that holds it, of axes those of their
/// site.
std::optional<LinkIndex> ViewBinding::linkBehind(const ThingId& id) const {
  if (id.kind == ThingKind::Body) return linkOfPart(id.part);
  const Element element = elementOf(id);
  const Task& task = document_.shown().task;
  const auto index = static_cast<size_t>(element.index);
  const Model& model = document_.model();
  if (element.kind == ElementKind::Load) return model.sites[model.findSite(task.loads[index].site)].link;
  if (isOrientation(element)) return model.sites[model.findSite(task.targets[index].site)].link;
  return std::nullopt;
}

/// What is taken by a tool or by the arrow of a force is the hand or the contact that they belong to, and no
/// drag selects. It may have gone since it was pressed.
void ViewBinding::beginDrag(const ThingId& id, const Vector3& p_W) {
  draggedSite_.reset();
  draggedContact_.reset();
  const Element element = elementOf(id);
  if (!exists(document_.shown(), element)) return;
  const std::optional<LinkIndex> link = linkBehind(id);
  const bool isPhysical = physics_ && physics_->isOpen();
  if (link) return isPhysical ? beginPull(p_W, *link) : beginSite(p_W, *link);
  const std::optional<Vector3> place = hasPlace(element.kind) ? handlePlace(element) : std::nullopt;
  if (!place) return;
  grabOffset_ = *place - p_W;
  if (element.kind == ElementKind::Contact) draggedContact_ = element.index;
  drag_.beginElement(element);
}

void ViewBinding::beginPull(const Vector3& p_W, LinkIndex link) {
  Data data(document_.model());
  updateKinematics(document_.model(), document_.shown().q, data);
  physics_->beginDrag(link, linkPose(data, link).inverse() * p_W, p_W);
  grabOffset_ = Vector3::Zero();
}

/// A contact slides along what it lives on, under the cursor; with Alt it lets go of it.
void ViewBinding::moveDrag(const Vector3& p_W, Qt::KeyboardModifiers modifiers) {
  if (isPulled()) return physics_->dragTo(p_W);
  const Vector3 goal = p_W + grabOffset_;
  if (modifiers & Qt::AltModifier) return drag_.moveTo(goal, DragSession::Holding::Freed);
  drag_.moveTo(draggedContact_ ? underCursor(*draggedContact_, goal) : goal);
}

/// The line of sight through the goal meets the thing; on a mesh the skin under the cursor counts.
Vector3 ViewBinding::underCursor(int index, const Vector3& goal) const {
  if (!exists(document_.project(), {ElementKind::Contact, index})) return goal;
  const Task& task = document_.project().task;
  const Contact& contact = task.contacts[static_cast<size_t>(index)];
  const Prop* prop = propOf(task, contact);
  if (prop && prop->kind == PropKind::Mesh) {
    const auto hit = viewport_.pickAt(viewport_.mapFromGlobal(QCursor::pos()));
    return hit && hit->id.kind == ThingKind::Prop && &task.props[hit->id.index] == prop ? hit->p_W : goal;
  }
  const Vector3 pixel = project(viewport_.camera(), viewport_.viewSize(), goal);
  const Ray ray = rayThrough(viewport_.camera(), pixel.head<2>(), viewport_.viewSize());
  return placeUnder(task, contact, ray).value_or(goal);
}

void ViewBinding::finishDrag() { isPulled() ? physics_->endDrag() : drag_.finish(); }
void ViewBinding::cancelDrag() { isPulled() ? physics_->endDrag() : drag_.cancel(); }

/// The spring from the body to the hand on the mouse, with its force.
void ViewBinding::addPullGap(Scene& scene) const {
  if (!isPulled()) return;
  const DragSpring& spring = *physics_->dragSpring();
  Data data(document_.model());
  updateKinematics(document_.model(), document_.shown().q, data);
  const Vector3 point = linkPose(data, spring.link) * spring.p_L;
  const double length = (spring.goal - point).norm();
  if (length < kVisibleGap) return;
  const double force = std::min(spring.greatestForce, spring.stiffness * length);
  addGap(scene, {point, spring.goal, measured(force, Dimension::Force, 0).toStdString(), std::nullopt});
}

void ViewBinding::updateGizmo() {
  const Element selection = document_.selection();
  const bool onlyTurns = selection.kind == ElementKind::Load || isOrientation(selection);
  const bool turnsWithBody =
      selection.kind == ElementKind::Load &&
      turnsWithSite(document_.shown().task.loads.at(static_cast<size_t>(selection.index)));
  const bool fits = onlyTurns ? tool_ == Tool::Rotate && !turnsWithBody : hasPlace(selection.kind);
  const std::optional<Vector3> place = fits ? handlePlace(selection) : std::nullopt;
  if (gizmoActive_) return;
  const bool isFloor =
      selection.kind == ElementKind::Prop && place &&
      document_.shown().task.props[static_cast<size_t>(selection.index)].kind == PropKind::Floor;
  if (tool_ == Tool::Select || !place || (isFloor && tool_ == Tool::Rotate))
    return viewport_.setGizmo(std::nullopt);
  Gizmo gizmo;
  gizmo.mode = tool_ == Tool::Move ? Gizmo::Mode::Move : Gizmo::Mode::Rotate;
  gizmo.X_WG.p = *place;
  if (axes_ == Axes::Own) gizmo.X_WG.R = ownAxes(document_.shown().task, selection);
  gizmoStart_ = gizmo.X_WG.R;
  viewport_.setGizmo(gizmo);
}

void ViewBinding::moveGizmo(const Pose& X_WG) {
  if (!gizmoActive_) {
    draggedSite_.reset();
    drag_.beginElement(document_.selection());
    gizmoActive_ = true;
  }
  if (tool_ == Tool::Rotate) return drag_.turnBy(Quaternion(X_WG.R * gizmoStart_.transpose()));
  drag_.moveTo(X_WG.p);
}

/// The handle stays under the cursor; where the body cannot follow, the gap is drawn and measured.
void ViewBinding::addDragGap(Scene& scene) const {
  if (!drag_.isActive() || !draggedSite_) return;
  Data data(document_.model());
  updateKinematics(document_.model(), document_.shown().q, data);
  const Vector3 point = sitePose(document_.model(), data, *draggedSite_) * draggedLocal_;
  const double gap = (drag_.goal() - point).norm();
  if (gap < kVisibleGap) return;
  addGap(scene,
         {point, drag_.goal(),
          said(spokenAmount(gap, Dimension::Length, Units::shared().choice())).toStdString(), std::nullopt});
}

}  // namespace handhold
