// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/water_body.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/task/task_loads.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Strips of a capsule; the speed of what turns about its end changes by a quarter of the end's from one to
/// the next.
constexpr int kStrips = 4;
/// Slower flow drags in proportion, by less than a thousandth of a newton (m/s).
constexpr double kStill = 1e-9;

/// A model with a task's masses has them as bodies; they are no part of the person.
bool isCarried(const Body& body, const Model& model, const Task& task) {
  return std::ranges::any_of(task.loads, [&](const Load& load) {
    return load.kind == LoadKind::Mass && load.name == body.name && load.mass == body.mass &&
           model.sites[model.findSite(load.site)].link == body.link;
  });
}

/// "right forearm" of the link that a segment ends with, else the name of what it consists of.
std::string partName(const Model& model, LinkIndex link) {
  for (const SegmentRow& row : kSegments) {
    if (!row.role.isSided && segmentLink(model, row.segment, {}) == link) return titleOf(row.segment, {});
    for (const BodySide side : kBodySides)
      if (row.role.isSided && segmentLink(model, row.segment, side) == link)
        return titleOf(row.segment, side);
  }
  const auto body = std::ranges::find(model.bodies, link, &Body::link);
  return spokenName(body == model.bodies.end() ? model.joints[link].name : body->name);
}

bool isOfTrunk(BodySegment segment) {
  return segment == BodySegment::Pelvis || segment == BodySegment::Trunk ||
         segment == BodySegment::ShoulderGirdle;
}

}  // namespace

WaterBody::WaterBody(const Model& model, const Task& task) : strips_(model.joints.size()) {
  addLifts(model, task);
  if (task.water->trim == Trim::Neutral) addTrim(model, task);
  liftsWithCarried_ = lifts_;
  if (task.water->trim == Trim::Neutral)
    for (const Load& load : task.loads) {
      if (load.kind != LoadKind::Mass) continue;
      const Site& site = model.sites[model.findSite(load.site)];
      liftsWithCarried_.push_back({site.link, load.mass, load.mass * (site.X_LS * load.com)});
    }
  addStrips(model, *task.water);
}

void WaterBody::addLifts(const Model& model, const Task& task) {
  const std::vector<BodySegment> segments = segmentsOf(model);
  for (const Body& body : model.bodies) {
    if (body.mass <= 0.0 || isCarried(body, model, task)) continue;
    const auto segment = static_cast<std::size_t>(segments[static_cast<std::size_t>(body.link)]);
    const double displaced = body.mass * task.water->density / task.water->densities[segment];
    lifts_.push_back({body.link, displaced, displaced * body.com});
  }
}

/// What the person at ease weighs more than the water, and where, put on the chest.
void WaterBody::addTrim(const Model& model, const Task& task) {
  Data data(model);
  updateKinematics(model, model.relaxedPosition(), data);
  const LinkIndex told = segmentLink(model, BodySegment::Trunk, {}),
                  chest = told.valid() ? told : LinkIndex(0);
  double mass = 0.0;
  Vector3 moment = Vector3::Zero();
  for (const Body& body : model.bodies) {
    if (isCarried(body, model, task)) continue;
    mass += body.mass;
    moment += body.mass * (data.p_WL[body.link] + data.R_WL[body.link] * body.com);
  }
  for (const Lift& lift : lifts_) {
    mass -= lift.mass;
    moment -= firstMoment(data, lift);
  }
  lifts_.push_back({chest, mass, data.R_WL[chest].transpose() * (moment - mass * data.p_WL[chest])});
}

void WaterBody::addStrips(const Model& model, const Water& water) {
  const double pressure = 0.5 * water.density * water.dragCoefficient;
  const std::vector<BodySegment> segments = segmentsOf(model);
  for (const Capsule& capsule : model.capsules) {
    std::vector<Strip>& strips = strips_[capsule.link];
    const Vector3 way = capsule.to - capsule.from, middle = 0.5 * (capsule.from + capsule.to);
    const double thick = 2.0 * capsule.radius;
    // the ends are half circles: as long together as a rectangle of pi / 4 of the width
    const double length = way.norm() + 0.25 * M_PI * thick;
    const Vector3 along = way.norm() > 0.0 ? Vector3(way.normalized()) : Vector3::UnitY();
    if (isOfTrunk(segments[capsule.link]) && std::abs(along.x()) > std::sqrt(0.5)) {
      const Vector3 ahead = along.cross(Vector3::UnitY()).normalized();
      for (int k = 0; k < kStrips; ++k)
        strips.push_back({middle + ((k + 0.5) / kStrips - 0.5) * length * along, along, ahead,
                          pressure * thick * thick / kStrips, pressure * thick * length / kStrips});
      continue;
    }
    const Vector3 across = along.cross(std::abs(along.z()) < 0.9 ? Vector3::UnitZ() : Vector3::UnitX());
    const Vector3 first = across.normalized();
    const double area = pressure * thick * length / kStrips;
    for (int k = 0; k < kStrips; ++k)
      strips.push_back(
          {middle + ((k + 0.5) / kStrips - 0.5) * length * along, first, along.cross(first), area, area});
  }
  for (int i = 0; i < model.linkCount(); ++i)
    if (!strips_[static_cast<std::size_t>(i)].empty()) dragged_.push_back(LinkIndex(i));
}

// With u = A V at the strip, A = (-[p], 1): the wrench is A^T f(u), its slope A^T f' A.
//   f_k = -c_k |u| u_k,  df_k / du_l = -c_k (|u| delta_kl + u_k u_l / |u|)
Vector6 WaterBody::drag(LinkIndex link, const Vector6& V_L, Matrix6* slope) const {
  Vector6 wrench = Vector6::Zero();
  if (slope) slope->setZero();
  for (const Strip& strip : strips_[link]) {
    Eigen::Matrix<double, 2, 6> A;
    A << strip.p_L.cross(strip.first).transpose(), strip.first.transpose(),
        strip.p_L.cross(strip.second).transpose(), strip.second.transpose();
    const Eigen::Vector2d u = A * V_L, c(strip.alongFirst, strip.alongSecond);
    const double speed = std::hypot(u.norm(), kStill);
    wrench -= A.transpose() * (speed * c.cwiseProduct(u));
    if (!slope) continue;
    const Eigen::Matrix2d bend = speed * Eigen::Matrix2d::Identity() + u * u.transpose() / speed;
    *slope -= A.transpose() * c.asDiagonal() * bend * A;
  }
  return wrench;
}

Vector3 firstMoment(const Data& data, const WaterBody::Lift& lift) {
  return lift.mass * data.p_WL[lift.link] + data.R_WL[lift.link] * lift.firstMoment;
}

std::vector<LinkWrench> dragWrenches(const WaterBody& water, const Model& model, const Data& data,
                                     const VectorX& v) {
  std::vector<LinkWrench> wrenches;
  for (const LinkIndex link : water.dragged()) {
    const Matrix3& R = data.R_WL[link];
    const Vector6 V = pointVelocity(model, data, v, link, data.p_WL[link]);
    Vector6 V_L;
    V_L << R.transpose() * V.head<3>(), R.transpose() * V.tail<3>();
    const Vector6 W = water.drag(link, V_L);
    wrenches.push_back({link, data.p_WL[link], R * W.tail<3>(), R * W.head<3>()});
  }
  return wrenches;
}

std::vector<ContactLoad> waterLoads(const Model& model, const Task& task, const Data& data,
                                    const VectorX& v) {
  const WaterBody water(model, task);
  std::vector<LinkWrench> sums(model.joints.size());
  const auto add = [&](LinkIndex link, const Vector3& force, const Vector3& momentAboutOrigin) {
    sums[link].force += force;
    sums[link].moment += momentAboutOrigin;
  };
  for (const WaterBody::Lift& lift : water.lifts())
    add(lift.link, -lift.mass * task.gravity, -(data.R_WL[lift.link] * lift.firstMoment).cross(task.gravity));
  for (const LinkWrench& drag : dragWrenches(water, model, data, v)) add(drag.link, drag.force, drag.moment);
  std::vector<ContactLoad> loads;
  for (int i = 0; i < model.linkCount(); ++i) {
    const LinkInertia& link = model.links[static_cast<std::size_t>(i)];
    LinkWrench& sum = sums[static_cast<std::size_t>(i)];
    if (sum.force.isZero(0.0) && sum.moment.isZero(0.0)) continue;
    const Vector3 arm = link.mass > 0.0 ? Vector3(link.firstMoment / link.mass) : Vector3::Zero();
    ContactLoad load = loadAt(model, data, {LinkIndex(i), frameOf(model, LinkIndex(i)), arm});
    load.name = "water at " + partName(model, LinkIndex(i));
    load.kind = kWaterKind;
    load.force = sum.force;
    load.moment = sum.moment - (load.point - data.p_WL[static_cast<std::size_t>(i)]).cross(sum.force);
    loads.push_back(load);
  }
  return loads;
}

double buoyantEnergy(const WaterBody& water, const Data& data, const Vector3& gravity) {
  double energy = 0.0;
  for (const WaterBody::Lift& lift : water.liftsWithCarried()) energy += gravity.dot(firstMoment(data, lift));
  return energy;
}

double pressingMass(const Model& model, const Task& task) {
  if (isAfloat(task)) return 0.0;
  if (!task.water) return model.totalMass;
  const WaterBody water(model, task);
  double mass = model.totalMass;
  for (const WaterBody::Lift& lift : water.liftsWithCarried()) mass -= lift.mass;
  return std::max(0.0, mass);
}

}  // namespace handhold
