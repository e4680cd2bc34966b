// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/suggestions.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "engine/task/prop_kind.h"
#include "engine/task/prop_places.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

/// Along the bar for grips (the grip axis is z of the hand), out of the surface for the others.
Vector3 contactAxis(ContactKind kind, const Pose& X_WS) {
  if (rowOf(kind).isOnBar()) return X_WS.R.col(2);
  return rowOf(kind).part != BodyPart::Foot ? Vector3(rowOf(kind).outward * X_WS.R.col(1))
                                            : Vector3(Vector3::UnitY());
}

/// How far from a rod's middle line a hand takes it, and from a surface all else lies on it (m).
constexpr double kHandReach = 0.05, kTouch = 0.02;

std::optional<FoundProp> within(const Task& task, const Contact& contact, double reach) {
  const auto found = nearestProp(task, contact, Approach::Anew);
  return found && found->found.away <= reach ? found : std::nullopt;
}

constexpr double kHeadingStep = M_PI / 12.0;  ///< new things stand askew by whole steps (rad)
constexpr double kPlaceStep = 0.01;           ///< and at whole centimetres (m)

double rounded(double value, double step) { return step * std::round(value / step); }

Vector3 rounded(const Vector3& p) {
  return p.unaryExpr([](double part) { return rounded(part, kPlaceStep); });
}

/// Whose posture the project has: of whom is shown, where a recorded person has as many joints; else the
/// task's, as while a motion is shown that somebody else did before.
const Model& posedModel(const Project& project) {
  if (project.motionAge == MotionAge::Outdated) return *project.subject.model;
  const Model& shown = *shownSubject(project).model;
  return shown.positionSize() == project.q.size() ? shown : *project.subject.model;
}

Pose pelvisPose(const Project& project) {
  const Model& model = posedModel(project);
  Data data(model);
  updateKinematics(model, project.q, data);
  return linkPose(data, LinkIndex(0));
}

/// The way that the person faces, about the vertical; of one who lies on the back or the belly, the world's.
Quaternion headingOf(const Pose& X_WP) {
  constexpr double kUpright = 0.5;
  const Vector3 ahead = X_WP.R.col(2);
  if (std::hypot(ahead.x(), ahead.z()) < kUpright) return Quaternion::Identity();
  return expQuaternion(rounded(std::atan2(ahead.x(), ahead.z()), kHeadingStep) * Vector3::UnitY());
}

/// Of the floor on which somebody stands whose pelvis is at that height; nothing where there is none below.
std::optional<double> floorHeight(const Project& project, double pelvis) {
  std::optional<double> height;
  for (const Prop& floor : project.task.props)
    if (floor.kind == PropKind::Floor && floor.position.y() < pelvis)
      height = std::max(height.value_or(floor.position.y()), floor.position.y());
  return height;
}

/// Where a floor would carry the person as posed (m).
double lowestPoint(const Project& project) {
  const Model& model = posedModel(project);
  Data data(model);
  updateKinematics(model, project.q, data);
  double lowest = linkPose(data, LinkIndex(0)).p.y();
  for (int site = 0; site < static_cast<int>(model.sites.size()); ++site)
    lowest = std::min(lowest, sitePose(model, data, SiteIndex(site)).p.y());
  return lowest;
}

bool isOfCabin(PropPart part) { return part == PropPart::Wall || part == PropPart::Restraint; }

}  // namespace

Pose sitePlace(const Project& project, const std::string& site) {
  const Model& model = posedModel(project);
  Data data(model);
  updateKinematics(model, project.q, data);
  const SiteIndex index = model.findSite(site);
  return index.valid() ? sitePose(model, data, index) : linkPose(data, LinkIndex(0));
}

ContactEnd freeEnd(const Project& project) {
  for (const ContactEndRow& row : kContactEndRows) {
    const auto holds = [&](const Contact& contact) { return contact.end == row.end; };
    if (std::none_of(project.task.contacts.begin(), project.task.contacts.end(), holds)) return row.end;
  }
  return ContactEnd::RightHand;
}

ContactKind usualKind(ContactEnd end) {
  switch (rowOf(end).part) {
    case BodyPart::Hand:
      return ContactKind::Grip;
    case BodyPart::Foot:
      return ContactKind::FlatFoot;
    case BodyPart::Trunk:
      break;
  }
  return ContactKind::Rest;
}

bool hasEnd(const Model& model, ContactEnd end) {
  Contact contact;
  contact.end = end;
  contact.kind = usualKind(end);
  return model.findSite(contactSite(contact)).valid();
}

Contact suggestedContact(const Project& project, ContactEnd end, ContactKind kind) {
  Contact contact;
  contact.name = toString(end);
  contact.end = end;
  contact.kind = kind;
  contact.limits = usualLimits(contact.kind);
  const Pose X_WS = sitePlace(project, contactSite(contact));
  contact.position = X_WS.p;
  contact.axis = contactAxis(kind, X_WS);
  return contact;
}

void become(ContactKind kind, Contact& contact) {
  contact.kind = kind;
  contact.limits = usualLimits(kind);
}

Contact heldAt(const Task& task, Contact contact, const Vector3& p_W) {
  setFree(contact);
  contact.position = p_W;
  const BodyPart part = rowOf(contact).part;
  auto found = within(task, contact, rowOf(contact).isOnBar() ? kHandReach : kTouch);
  if (!found && part == BodyPart::Hand) {
    Contact palm = contact;
    become(ContactKind::Palm, palm);
    found = within(task, palm, kTouch);
    if (found) contact = palm;
  }
  if (!found) return contact;
  if (part == BodyPart::Foot && isOfCabin(found->found.place.part)) become(ContactKind::Restraint, contact);
  contact.prop = found->prop;
  putOn(*propOf(task, contact), found->found.place, contact);
  return contact;
}

Contact suggestedContactOn(const Project& project, ContactEnd end, int index) {
  const Prop& prop = project.task.props.at(index);
  Contact contact = suggestedContact(project, end, usualKind(end));
  auto found = nearestPlace(prop, contact, Approach::Anew);
  if (!found && isHand(end) && !partShapes(prop).empty()) {
    become(ContactKind::Palm, contact);
    found = nearestPlace(prop, contact, Approach::Anew);
  }
  if (found && rowOf(contact).part == BodyPart::Foot && isOfCabin(found->place.part))
    become(ContactKind::Restraint, contact);
  putOn(prop, found ? found->place : framePlace(prop, contact), contact);
  return contact;
}

std::string suggestedSite(const Project& project, Element selected, Role usual) {
  const Model& model = *project.subject.model;
  const auto otherwise = [&] {
    const std::string name = usual.word;
    return model.findSite(name).valid() || model.sites.empty() ? name : model.sites.back().name;
  };
  const auto index = static_cast<std::size_t>(selected.index);
  switch (selected.kind) {
    case ElementKind::Site:
      return model.sites.at(index).name;
    case ElementKind::Contact:
      return contactSite(project.task.contacts.at(index));
    case ElementKind::Target:
      return project.task.targets.at(index).site;
    case ElementKind::TimedTarget:
      return project.task.motion.targets.at(index).target.site;
    case ElementKind::Load:
      return project.task.loads.at(index).site;
    case ElementKind::Joint:
      for (const Site& site : model.sites)
        if (site.link == selected.index) return site.name;
      return otherwise();
    default:
      return otherwise();
  }
}

Target suggestedTarget(const Project& project, const std::string& site) {
  Target target;
  target.name = QObject::tr("%1 target").arg(siteWords(site)).toStdString();
  target.site = site;
  target.position = sitePlace(project, site).p;
  return target;
}

TimedTarget suggestedTimedTarget(const Project& project, const std::string& site) {
  Project middle = project;
  middle.q = momentAt(project, 0.5 * motionDuration(project)).q;
  TimedTarget timed;
  timed.target = suggestedTarget(middle, site);
  timed.target.name = QObject::tr("%1 on the way").arg(siteWords(site)).toStdString();
  timed.from = timed.to = 0.5 * project.task.motion.duration;
  return timed;
}

Load suggestedLoad(const std::string& site, LoadKind kind) {
  Load load;
  const QString name = kind == LoadKind::Force ? QObject::tr("force at %1") : QObject::tr("mass at %1");
  load.name = name.arg(siteWords(site)).toStdString();
  load.kind = kind;
  load.site = site;
  if (kind == LoadKind::Force) load.force = Vector3(0.0, -100.0, 0.0);
  if (kind == LoadKind::Mass) {
    load.mass = 5.0;
    load.inertia = Vector3::Constant(0.02);
  }
  return load;
}

Prop suggestedProp(const Project& project, PropKind kind) {
  Prop prop = suggestedProp(kind);
  if (kind == PropKind::Mesh) return prop;  // a file has its own origin
  const Pose X_WP = pelvisPose(project);
  const Vector3 usual = prop.position;
  prop.position = rounded(X_WP.p + headingOf(X_WP) * usual);
  if (kind == PropKind::Floor) {
    prop.position.y() = lowestPoint(project);
    return prop;
  }
  prop.orientation = headingOf(X_WP);
  const auto floor = floorHeight(project, X_WP.p.y());
  if (!floor) return prop;
  const bool stands = rowOf(kind).standsOnFloor;
  prop.position.y() = *floor + (stands ? 0.5 * prop.size.y() : usual.y() + kPelvisAboveFloor);
  return prop;
}

Vector3 besideDirection(const Prop& prop) {
  const Vector3 along = prop.orientation * Vector3::UnitX();
  const bool liesAsBar = prop.kind == PropKind::Bar && std::abs(along.y()) < M_SQRT1_2;
  return liesAsBar ? Vector3::UnitY() : Vector3::UnitX();
}

Prop suggestedProp(PropKind kind) {
  const PropKindRow& row = rowOf(kind);
  Prop prop;
  prop.kind = kind;
  prop.name = row.word;
  prop.position = Vector3(row.position.data());
  prop.size = Vector3(row.size.data());
  return prop;
}

}  // namespace handhold
