// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/view_menu.h"

#include <QMenu>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/own_point.h"
#include "engine/model/planar.h"
#include "engine/task/prop_places.h"
#include "ui/document/actions/body_spot.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/scene/task/mesh_grasp.h"

namespace handhold {

ViewMenu::ViewMenu(Document& document, MainWindow& window, Viewport& viewport, ViewBinding& view)
    : document_(document), window_(window), viewport_(viewport), view_(view) {
  connect(&viewport_, &Viewport::contextMenuRequested, this, &ViewMenu::open);
  connect(&window_, &MainWindow::pointWanted, this,
          [this](LinkIndex link, const Vector3& p_W) { perform(document_, [&] { addPoint(link, p_W); }); });
}

/// On the thing under the cursor, else on the floor or a wall of the cabin.
std::optional<Vector3> ViewMenu::placeAt(const QPoint& position) const {
  if (const auto hit = viewport_.pickAt(position)) return hit->p_W;
  const Vector2 pixel = Vector2(position.x(), position.y()) * viewport_.devicePixelRatioF();
  const Ray ray = rayThrough(viewport_.camera(), pixel, viewport_.viewSize());
  for (const Prop& prop : document_.shown().task.props) {
    const auto wall = prop.kind == PropKind::Cabin ? cabinSpot(ray, prop) : std::nullopt;
    if (wall) return wall->p_W;
    if (prop.kind != PropKind::Floor || std::abs(ray.direction.y()) < 1e-6) continue;
    const double t = (prop.position.y() - ray.origin.y()) / ray.direction.y();
    constexpr double kFarthest = 20.0;  // m
    if (t > 0.0 && t < kFarthest) return ray.at(t);
  }
  return std::nullopt;
}

void ViewMenu::open(const ThingId& id, const QPoint& global) {
  const Element element = view_.elementOf(id);
  clicked_ = element;
  const auto place = placeAt(viewport_.mapFromGlobal(global));
  auto* menu = new QMenu(&viewport_);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("view.menu"));
  if (element.kind != ElementKind::None) {
    if (!document_.isSelected(element)) document_.select(element);
    menu->addAction(shownName(document_.shown(), element))->setEnabled(false);
    menu->addSeparator();
  }
  const bool isBody = element.kind == ElementKind::Joint || element.kind == ElementKind::Person;
  if (isBody && place)
    window_.fillBodyMenu(*menu, bodySpotAt(document_, element, *place));
  else
    window_.fillThingMenu(*menu, element);
  if (!isBody && place) fillForPlace(*menu, *place);
  window_.fillMenuEnd(*menu);
  menu->popup(global);
}

/// A place of the body that targets, forces and curves can be of; it belongs to the person. Of a planar one
/// it lies in the plane, before which the figure is drawn.
void ViewMenu::addPoint(LinkIndex link, const Vector3& p_W) {
  Project next = document_.project();
  const Model& model = *next.subject.model;
  Data data(shownModel(document_));
  updateKinematics(shownModel(document_), document_.moment().q, data);
  Vector3 p_L = linkPose(data, link).inverse() * p_W;
  if (isPlanar(model)) p_L.z() = 0.0;
  const std::string point = pointWords(model, link, p_L);
  if (model.findSite(point).valid())
    throw InputError(spokenSite(point), "is there already", "click beside it, or take that one");
  next.subject = withPoint(next.subject, point);
  document_.commit(tr("New point"), next, {});
  document_.report(Severity::Info, tr("The person has a new point, “%1”: targets, forces and the "
                                      "curves under Points may be of it")
                                       .arg(siteWords(point)));
}

void ViewMenu::fillForPlace(QMenu& menu, const Vector3& p_W) {
  QMenu* resting = nullptr;
  for (const ContactEndRow& row : kContactEndRows) {
    if (!hasEnd(document_.model(), row.end)) continue;
    const bool rests = row.part == BodyPart::Trunk;
    if (rests && !resting) resting = new QMenu(tr("Rests here"), &menu);
    const QString title = said(row.title);
    (rests ? resting : &menu)
        ->addAction(rests ? title : title + (isHand(row.end) ? tr(" holds here") : tr(" stands here")), this,
                    [this, end = row.end, p_W] { perform(document_, [&] { hold(end, p_W); }); });
  }
  if (resting) menu.addMenu(resting);
  menu.addAction(tr("Hips should come here"), this, [this, p_W] {
    perform(document_, [&] {
      Target target = suggestedTarget(inSight(document_), "hip_centre");
      target.position = p_W;
      addTarget(document_, target);
    });
  });
  menu.addSeparator();
}

/// On a mesh, whose skin the engine does not know, a hand goes round what was clicked, or lies flat where
/// that is too thick; all else stands on it.
Contact ViewMenu::holding(const Contact& contact, const Vector3& p_W) const {
  const Task& task = document_.shown().task;
  Contact held = heldAt(task, contact, p_W);
  if (!held.prop.empty() || clicked_.kind != ElementKind::Prop) return held;
  const Prop& prop = task.props[static_cast<size_t>(clicked_.index)];
  if (prop.kind != PropKind::Mesh) return held;
  const auto mesh = view_.meshOf(prop);
  const double radius = mesh ? lieOn(prop, *mesh, p_W, held) : 0.0;
  PropPlace place = framePlace(prop, held);
  place.off = radius;
  putOn(prop, place, held);
  return held;
}

double ViewMenu::lieOn(const Prop& prop, const TriangleMesh& mesh, const Vector3& p_W,
                       Contact& contact) const {
  const MeshCorners corners = cornersOf(prop, mesh);
  const Pose X_WP{prop.orientation.toRotationMatrix(), prop.position};
  const Vector3 p = X_WP.inverse() * p_W;
  const Vector3 outward = normalAt(corners, p, X_WP.inverse() * viewport_.camera().position());
  const auto grasp = rowOf(contact).isOnBar() ? graspUnder(corners, p, outward) : std::nullopt;
  if (rowOf(contact).isOnBar() && !grasp) become(ContactKind::Palm, contact);
  contact.position = X_WP * (grasp ? grasp->middle : p);
  contact.axis = X_WP.R * (grasp ? grasp->axis : outward);
  return grasp ? grasp->radius : 0.0;
}

/// A hand or foot that holds already moves there.
void ViewMenu::hold(ContactEnd end, const Vector3& p_W) {
  const auto& contacts = document_.project().task.contacts;
  for (int i = 0; i < static_cast<int>(contacts.size()); ++i)
    if (contacts[static_cast<size_t>(i)].end == end)
      return editContact(document_, i, holding(contacts[static_cast<size_t>(i)], p_W), {tr("Hold here"), {}});
  addContact(document_, holding(suggestedContact(document_.shown(), end, usualKind(end)), p_W));
}

}  // namespace handhold
