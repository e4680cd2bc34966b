// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/contact_manifold.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/planar.h"

namespace handhold {

namespace {

/// Two unit vectors across a unit vector.
std::array<Vector3, 2> across(const Vector3& n) {
  const Vector3 a = n.unitOrthogonal();
  return {a, n.cross(a)};
}

}  // namespace

ContactManifold::ContactManifold(const Model& model, const Task& task, const VectorX& start)
    : model_(model), data_(model), movesContact_(model.joints.size(), false) {
  updateKinematics(model, start, data_);
  int last = -1;
  // the heel of a flat foot follows from the ball and the level sole
  for (const ContactPoint& point : contactPoints(model, task)) {
    if (point.contact == last) continue;
    last = point.contact;
    // as that of a ball whose foot rises evenly
    if (ballBeside(task.contacts[point.contact], task.contacts)) continue;
    addPosition(point);
    if (!isPlanar(model))
      addAttitude(point, task.contacts[point.contact]);
    else if (rowOf(point.kind).isClamped)
      addDirection(RowKind::Heading, point, Vector3::UnitX(),
                   Vector3::UnitZ().cross(data_.R_WL[point.link] * point.R_LS.col(0)));
  }
  markLinks();
}

void ContactManifold::addPosition(const ContactPoint& point) {
  const int count = isPlanar(model_) ? 2 : 3;
  for (int k = 0; k < count; ++k)
    rows_.push_back(
        {RowKind::Position, point.contact, point.link, point.p_L, Vector3::Unit(k), point.target[k]});
}

void ContactManifold::addAttitude(const ContactPoint& point, const Contact& contact) {
  const ContactKindRow& row = rowOf(contact);
  if (row.rollsOver()) {
    // ball or heel does not tilt to a side; the other rises evenly, so that it never dips below the surface
    addDirection(RowKind::Direction, point, Vector3::UnitX(), point.normal);
    addDirection(RowKind::Heading, point, Vector3::UnitZ(), point.normal);
  } else if (row.attitude != HeldAttitude::Open) {
    for (const Vector3& e : across(point.normal))
      addDirection(RowKind::Direction, point, row.isOnBar() ? Vector3::UnitZ() : Vector3::UnitY(), e);
  }
  if (!row.turnsFreely) addHeading(point, contact, Vector3::Unit(row.headingAxis()));
}

void ContactManifold::addDirection(RowKind kind, const ContactPoint& point, const Vector3& part_S,
                                   const Vector3& along) {
  rows_.push_back({kind, point.contact, point.link, point.R_LS * part_S, along, 0.0});
}

/// The sine of the angle by which fingers or toes are turned from where they should point, in the surface.
void ContactManifold::addHeading(const ContactPoint& point, const Contact& contact, const Vector3& part_S) {
  const Vector3& n = point.normal;
  Vector3 ahead = contact.heading.value_or(data_.R_WL[point.link] * (point.R_LS * part_S));
  ahead -= n * n.dot(ahead);
  // fingers or toes along the normal have no heading
  if (ahead.norm() < 0.1) return;
  const RowKind kind = contact.heading ? RowKind::Direction : RowKind::Heading;
  addDirection(kind, point, part_S, n.cross(ahead.normalized()));
}

void ContactManifold::markLinks() {
  movesContact_[0] = true;
  for (const Row& row : rows_)
    for (LinkIndex i = row.link; i > 0; i = model_.joints[i].parent) movesContact_[i] = true;
}

//   position:  e . (p + v + w x r)      J = (e, r x e) with r from the joint to the point
//   direction: e . (d + w x d)          J = (0, d x e)
void ContactManifold::evaluate(const VectorX& q, VectorX& values, MatrixX* J) {
  updateKinematics(model_, q, data_);
  values.resize(size());
  if (J) J->setZero(size(), model_.velocitySize());
  for (int r = 0; r < size(); ++r) {
    const Row& row = rows_[r];
    const bool isPoint = row.kind == RowKind::Position;
    const Vector3 part_W = data_.R_WL[row.link] * row.part;
    const Vector3 at = isPoint ? Vector3(data_.p_WL[row.link] + part_W) : part_W;
    values[r] = row.along.dot(at);
    if (!J) continue;
    const auto turning = [&](LinkIndex i) -> Vector3 {
      return (isPoint ? Vector3(at - data_.p_WL[i]) : at).cross(row.along);
    };
    for (LinkIndex i = row.link; i > 0; i = model_.joints[i].parent)
      (*J)(r, velocityIndex(i)) = data_.axis_W[i].dot(turning(i));
    if (isPoint) J->row(r).head<3>() = row.along;
    J->row(r).segment<3>(3) = turning(LinkIndex(0));
  }
}

std::vector<ContactManifold::Difference> ContactManifold::differences(const VectorX& a,
                                                                      const VectorX& b) const {
  std::vector<Difference> list;
  for (int r = 0; r < size(); ++r) {
    const Row& row = rows_[r];
    if (list.empty() || list.back().contact != row.contact) list.push_back({row.contact});
    Difference& d = list.back();
    if (row.kind == RowKind::Position) d.position = std::hypot(d.position, a[r] - b[r]);
    if (row.kind == RowKind::Direction) d.direction = std::hypot(d.direction, a[r] - b[r]);
  }
  return list;
}

}  // namespace handhold
