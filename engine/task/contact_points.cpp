// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/contact_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/contact/given_force.h"
#include "engine/contact/held_name.h"
#include "engine/core/error.h"
#include "engine/model/planar.h"
#include "engine/model/roles.h"
#include "engine/task/load_shares.h"

namespace handhold {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Between a bar and the palm (m).
constexpr double kFlesh = 0.003;

enum Component { ForceX, ForceY, ForceZ, MomentX, MomentY, MomentZ };

/// Loads of a planar model live in the plane z = 0: z of the axes is turned to the world's.
Matrix3 planarAxes(const Matrix3& R) {
  Vector3 y(R(0, 1), R(1, 1), 0.0);
  if (y.norm() < 1e-6) y = Vector3(R(0, 0), R(1, 0), 0.0);
  Matrix3 result;
  result.col(1) = y.normalized();
  result.col(2) = Vector3::UnitZ();
  result.col(0) = result.col(1).cross(result.col(2));
  return result;
}

/// y along the normal, z along the heading in the surface; without one z is the person's forward direction,
/// or right where the surface faces forward.
Matrix3 surfaceAxes(const Contact& contact) {
  const Vector3 y = contact.axis.normalized();
  Vector3 z = contact.heading.value_or(Vector3::UnitZ());
  z -= y * y.dot(z);
  if (z.norm() < 1e-3) z = Vector3::UnitX() - y * y.x();
  Matrix3 R;
  R.col(1) = y;
  R.col(2) = z.normalized();
  R.col(0) = R.col(1).cross(R.col(2));
  return R;
}

}  // namespace

namespace {

/// From the palm to the middle of the grip (m); 0 where the model tells none.
double gripRoom(const Model& model, BodySide side) {
  const SiteIndex grip = findSite(model, role::kGrip, side), palm = findSite(model, role::kPalm, side);
  if (!grip.valid() || !palm.valid()) return 0.0;
  const Pose& X_LG = model.sites[grip].X_LS;
  return X_LG.R.col(1).dot(X_LG.p - model.sites[palm].X_LS.p);
}

}  // namespace

double handleRadius(const Model& model, BodySide side) {
  return std::max(kUsualBar, gripRoom(model, side) - kFlesh);
}

Vector3 heldOff(const Model& model, const Task& task, const Contact& contact) {
  const auto side = sideOf(contact.end);
  const bool isAtGrip = side && model.findSite(contactSite(contact)) == findSite(model, role::kGrip, *side);
  const double radius = heldRadius(task, contact), room = isAtGrip ? gripRoom(model, *side) : 0.0;
  if (radius == 0.0 || room == 0.0) return Vector3::Zero();
  const double beyond = std::max(0.0, radius - room), within = std::max(0.0, room - kFlesh - radius);
  return (beyond - within) * Vector3::UnitY();
}

namespace {

/// Fills one contact's points; keeps what they share at hand.
class PointWriter {
 public:
  PointWriter(const Model& model, const Task& task, int index)
      : model_(model),
        laws_(task.laws),
        contact_(task.contacts[index]),
        limits_(limitsOn(model, contact_)),
        index_(index),
        off_(heldOff(model, task, contact_)),
        closes_(closingShare(model, task, contact_)) {}

  void write(std::vector<ContactPoint>& points) const;

 private:
  ContactPoint at(const std::string& siteName) const;
  void bound(ContactPoint& point) const;
  void boundGrip(ContactPoint& point) const;
  void boundFoot(ContactPoint& point) const;
  void allow(ContactPoint& point, Component component, double lower, double upper) const;
  double strength(double limit) const { return laws_.contactLimits ? limit : kInfinity; }

  const Model& model_;
  const Laws& laws_;
  const Contact& contact_;
  ContactLimits limits_;
  int index_;
  Vector3 off_;    ///< of what is held from the site (m)
  double closes_;  ///< of the pull limit, what is left on something so thick
};

ContactPoint PointWriter::at(const std::string& siteName) const {
  const SiteIndex found = model_.findSite(siteName);
  if (!found.valid())
    throw InputError("contacts[" + std::to_string(index_) + "].site",
                     "model " + model_.name + " has no site " + siteName, "name one of its sites");
  const Site& site = model_.sites[found];
  ContactPoint point;
  point.contact = index_;
  point.name = contact_.name;
  point.told = heldName(contact_);
  point.kind = contact_.kind;
  point.fileKind = rowOf(contact_).resultWord;
  point.link = site.link;
  point.frame = site.frame;
  point.p_L = site.X_LS * off_;
  point.localPoint = site.frame.valid() ? model_.frames[site.frame].X_LF.inverse() * point.p_L : point.p_L;
  point.R_LS = isPlanar(model_) ? planarAxes(site.X_LS.R) : site.X_LS.R;
  point.isTarget = true;
  point.target = contact_.position;
  point.normal = contact_.axis.normalized();
  point.axes = rowOf(contact_).isOnBar() ? LoadAxes::Site : LoadAxes::Surface;
  point.R_WC = isPlanar(model_) ? planarAxes(surfaceAxes(contact_)) : surfaceAxes(contact_);
  bound(point);
  return point;
}

/// Components that leave the plane of a planar model do not exist.
void PointWriter::allow(ContactPoint& point, Component component, double lower, double upper) const {
  const bool inPlane = component == ForceX || component == ForceY || component == MomentZ;
  if (isPlanar(model_) && !inPlane) return;
  point.carries[component] = true;
  point.lower[component] = lower;
  point.upper[component] = upper;
}

void PointWriter::bound(ContactPoint& point) const {
  if (bearsNothing(contact_.limits)) return;
  if (rowOf(contact_).isOnBar())
    boundGrip(point);
  else
    boundFoot(point);
}

void PointWriter::boundGrip(ContactPoint& point) const {
  const double shear = strength(*limits_.shear), moment = strength(limits_.moment);
  allow(point, ForceX, -shear, shear);
  allow(point, ForceY, -strength(limits_.push), strength(closes_ * *limits_.pull));
  allow(point, ForceZ, -shear, shear);
  allow(point, MomentX, -moment, moment);
  allow(point, MomentY, -moment, moment);
  if (rowOf(contact_).isClamped) allow(point, MomentZ, -moment, moment);
  if (rowOf(contact_).turnsFreely && limits_.turn > 0.0)
    allow(point, MomentZ, -strength(limits_.turn), strength(limits_.turn));
}

/// Palms and feet push only, whatever limits are switched off; restraints hold both ways.
void PointWriter::boundFoot(ContactPoint& point) const {
  const bool clamped = rowOf(contact_).isClamped;
  const double shear = clamped ? strength(*limits_.shear) : kInfinity;
  allow(point, ForceX, -shear, shear);
  allow(point, ForceY, clamped ? -strength(*limits_.pull) : 0.0, strength(limits_.push));
  allow(point, ForceZ, -shear, shear);
  if (clamped) {
    for (Component c : {MomentX, MomentY, MomentZ})
      allow(point, c, -strength(limits_.moment), strength(limits_.moment));
    return;
  }
  point.friction = contact_.friction;
  point.hasCone = laws_.friction;
  point.patch = 0.5 * contact_.breadth;
  if (point.patch == 0.0) return;
  for (Component c : {MomentX, MomentZ}) allow(point, c, -kInfinity, kInfinity);
}

void PointWriter::write(std::vector<ContactPoint>& points) const {
  ContactPoint point = at(contactSite(contact_));
  const ContactKindRow& row = rowOf(contact_);
  if (row.secondPlace[0] == '\0') {
    points.push_back(point);
    return;
  }
  ContactPoint heel = at(std::string(rowOf(contact_.end).side) + row.secondPlace);
  const Vector3 ballToHeel_S = point.R_LS.transpose() * (heel.p_L - point.p_L);
  heel.target = point.target + point.R_WC * ballToHeel_S;
  // a flat foot without a heading may turn about its ball
  heel.isTarget = contact_.heading.has_value();
  for (std::string ContactPoint::*words : {&ContactPoint::name, &ContactPoint::told}) {
    (point.*words).append(" ").append(row.place);
    (heel.*words).append(" ").append(row.secondPlace);
  }
  points.push_back(point);
  points.push_back(heel);
}

}  // namespace

std::vector<ContactPoint> contactPoints(const Model& model, const Task& task) {
  std::vector<ContactPoint> points;
  for (int i = 0; i < static_cast<int>(task.contacts.size()); ++i)
    if (task.contacts[i].pinned) PointWriter(model, task, i).write(points);
  return points;
}

Matrix3 loadAxes(const ContactPoint& point, const Data& data) {
  return point.axes == LoadAxes::Site ? Matrix3(data.R_WL[point.link] * point.R_LS) : point.R_WC;
}

Vector3 worldPoint(const ContactPoint& point, const Data& data) {
  return data.p_WL[point.link] + data.R_WL[point.link] * point.p_L;
}

ContactLoad toContactLoad(const ContactPoint& point, const Data& data, const Vector6& components) {
  const Matrix3 R_W = loadAxes(point, data);
  ContactLoad load;
  load.name = point.name;
  load.kind = point.fileKind;
  load.contact = point.contact;
  load.link = point.link;
  load.frame = point.frame;
  load.localPoint = point.localPoint;
  load.normal = point.normal;
  load.friction = point.friction;
  load.hasTarget = point.isTarget;
  load.target = point.target;
  load.point = worldPoint(point, data);
  load.force = R_W * components.head<3>();
  load.moment = R_W * components.tail<3>();
  return load;
}

}  // namespace handhold
