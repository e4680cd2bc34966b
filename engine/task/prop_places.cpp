// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/prop_places.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace handhold {

namespace {

/// A contact's axis may be so far from a part's own for a contact to lie on it as it stands (rad).
constexpr double kSameDirection = 0.1;
/// A contact of an old file lies on what is so near (m).
constexpr double kOnProp = 0.02;
/// What rounding leaves of a place is no part of it (m, rad).
constexpr double kPerRounding = 1e12;

double tidy(double value) { return std::round(value * kPerRounding) / kPerRounding + 0.0; }

Vector3 tidy(const Vector3& v) {
  return v.unaryExpr([](double part) { return tidy(part); });
}

/// Angle between two directions (rad).
double angleBetween(const Vector3& a, const Vector3& b) { return std::atan2(a.cross(b).norm(), a.dot(b)); }

bool isGrip(const Contact& contact) { return rowOf(contact).isOnBar(); }

/// Lengths of a mesh's own units in world; other props count in metres.
Vector3 scaleOf(const Prop& prop) {
  if (prop.kind != PropKind::Mesh) return Vector3::Ones();
  return prop.size.unaryExpr([](double scale) { return scale > 0.0 ? scale : 1.0; });
}

/// Directions along what is scaled go with it, normals the other way round.
Vector3 scaledAxis(const Vector3& axis, const Vector3& scale, const Contact& contact) {
  return isGrip(contact) ? Vector3(axis.cwiseProduct(scale)) : Vector3(axis.cwiseQuotient(scale));
}

/// cos and sin of the heading's turn belong to these: columns of a part with the normal of a place.
struct Tangents {
  Vector3 ahead, aside;
};

/// Where on a rod or a face a contact is; the heading is told about the normal.
struct Spot {
  Vector3 position, normal;
  Tangents tangents;
};

Spot spotOnRod(const PartShape& rod, const PropPlace& place, const Contact& contact) {
  const Vector3 along = rod.R.col(0);
  const Vector3 out = std::cos(place.angle) * rod.R.col(1) + std::sin(place.angle) * rod.R.col(2);
  const Vector3 middle = rod.middle + place.along * along;
  if (isGrip(contact)) return {middle, along, {out, Vector3::Zero()}};
  return {middle + (rod.radius + place.off) * out, out, {along.cross(out), along}};
}

Spot spotOnFace(const PartShape& face, const PropPlace& place) {
  const Vector3 position = face.middle + face.R * Vector3(place.across.x(), place.across.y(), place.off);
  return {position, face.R.col(2), {face.R.col(1), face.R.col(0)}};
}

Spot spotOn(const PartShape& shape, const PropPlace& place, const Contact& contact) {
  return shape.isRod() ? spotOnRod(shape, place, contact) : spotOnFace(shape, place);
}

void resolveFrame(const Prop& prop, const PropPlace& place, Contact& contact) {
  const Quaternion R_WP = prop.orientation.normalized();
  const Vector3 scale = scaleOf(prop);
  contact.position = prop.position + R_WP * place.point.cwiseProduct(scale);
  contact.axis = (R_WP * scaledAxis(place.axis, scale, contact)).normalized();
  if (contact.heading && place.heading)
    contact.heading = (R_WP * place.heading->cwiseProduct(scale)).normalized();
}

/// The place's heading becomes one in world, flattened into the surface.
void turnTo(const Vector3& heading, const PartShape& shape, const Contact& contact, PropPlace& place) {
  if (isGrip(contact)) {
    const Vector3 h = shape.R.transpose() * heading;
    place.angle = tidy(std::atan2(h.z(), h.y()));
    return;
  }
  const Tangents tangents = spotOn(shape, place, contact).tangents;
  place.turn = tidy(std::atan2(tangents.aside.dot(heading), tangents.ahead.dot(heading)));
}

double withinHalf(double value, double half) { return tidy(std::clamp(value, -half, half)); }

/// How a contact comes onto one part of a prop.
class Fit {
 public:
  Fit(const PartShape& shape, const Contact& contact, Approach approach)
      : shape_(shape), contact_(contact), isAnew_(approach == Approach::Anew) {}

  /// Nothing where the contact faces another way.
  std::optional<FoundPlace> find() const;

 private:
  PropPlace placeOnRod(const Vector3& p) const;
  PropPlace placeOnFace(const Vector3& p) const;
  double angleOnRod(const Vector3& p) const;
  double height(double above) const { return isAnew_ ? 0.0 : tidy(std::clamp(above, -kMostOff, kMostOff)); }

  const PartShape& shape_;
  const Contact& contact_;
  bool isAnew_;
};

/// Feet stand the way that they stood, on top of a rung; a hand or a back lies where it comes.
double Fit::angleOnRod(const Vector3& p) const {
  const bool asItWas = !isAnew_ || rowOf(contact_).part == BodyPart::Foot;
  const Vector3 out = asItWas ? Vector3(shape_.R.transpose() * contact_.axis) : p;
  return tidy(std::atan2(out.z(), out.y()));
}

PropPlace Fit::placeOnRod(const Vector3& p) const {
  PropPlace place;
  place.along = withinHalf(p.x(), 0.5 * shape_.length);
  if (isGrip(contact_)) return place;
  place.angle = angleOnRod(p);
  place.off = height(p.y() * std::cos(place.angle) + p.z() * std::sin(place.angle) - shape_.radius);
  return place;
}

PropPlace Fit::placeOnFace(const Vector3& p) const {
  PropPlace place;
  for (int k = 0; k < 2; ++k) place.across[k] = withinHalf(p[k], shape_.half[k]);
  place.off = height(p.z());
  return place;
}

std::optional<FoundPlace> Fit::find() const {
  const Vector3 p = shape_.R.transpose() * (contact_.position - shape_.middle);
  FoundPlace found;
  found.place = shape_.isRod() ? placeOnRod(p) : placeOnFace(p);
  found.place.part = shape_.part;
  found.place.number = shape_.number;
  if (contact_.heading) turnTo(*contact_.heading, shape_, contact_, found.place);
  const Spot spot = spotOn(shape_, found.place, contact_);
  found.moved = (spot.position - contact_.position).norm();
  found.away = (spot.position - found.place.off * spot.normal - contact_.position).norm();
  found.turned = angleBetween(spot.normal, contact_.axis);
  // a hand holds a rod either way round
  if (isGrip(contact_)) found.turned = std::min(found.turned, M_PI - found.turned);
  if (!isAnew_ && found.turned > kSameDirection) return std::nullopt;
  return found;
}

/// Hands are counted from the middle of what they hold, all else from its surface.
bool lies(const Prop& prop, const FoundPlace& found, const Contact& contact) {
  const auto shape = partShape(prop, found.place.part, found.place.number);
  const double inside = shape && isGrip(contact) ? shape->radius : 0.0;
  return found.away <= inside + kOnProp;
}

/// Within a part's measures, and within what is free of it.
double within(double value, double half, const std::optional<Span>& free) {
  const double inside = withinHalf(value, half);
  return free ? std::clamp(inside, free->from, free->to) : inside;
}

/// A place on another part of the same kind, or further on the same: what it keeps is how it lies there.
PropPlace slid(const PartShape& shape, const Vector3& position, PropPlace place) {
  const Vector3 p = shape.R.transpose() * (position - shape.middle);
  place.number = shape.number;
  if (shape.isRod())
    place.along = within(p.x(), 0.5 * shape.length, place.free[0]);
  else
    for (int k = 0; k < 2; ++k) place.across[k] = within(p[k], shape.half[k], place.free[k]);
  return place;
}

/// Of all parts like the one that it lives on, the nearest.
PropPlace slid(const Prop& prop, const Vector3& position, const Contact& contact) {
  PropPlace nearest = *contact.place;
  double least = std::numeric_limits<double>::infinity();
  for (const PartShape& shape : partShapes(prop)) {
    if (shape.part != contact.place->part) continue;
    const PropPlace place = slid(shape, position, *contact.place);
    const double away = (spotOn(shape, place, contact).position - position).norm();
    if (away >= least) continue;
    least = away;
    nearest = place;
  }
  return nearest;
}

}  // namespace

bool suits(const ContactKindRow& kind, PropPart part) {
  return part == PropPart::Frame || !kind.isOnBar() || rowOf(part).isRod();
}

void resolvePlace(const Prop& prop, Contact& contact) {
  if (!contact.place) return;
  const PropPlace& place = *contact.place;
  if (place.part == PropPart::Frame) return resolveFrame(prop, place, contact);
  const std::optional<PartShape> shape = partShape(prop, place.part, place.number);
  if (!shape) return;
  const Spot spot = spotOn(*shape, place, contact);
  contact.position = spot.position;
  contact.axis = spot.normal;
  if (!contact.heading) return;
  const double turn = isGrip(contact) ? 0.0 : place.turn;
  contact.heading = std::cos(turn) * spot.tangents.ahead + std::sin(turn) * spot.tangents.aside;
}

void resolvePlaces(Task& task) {
  for (Contact& contact : task.contacts)
    if (const Prop* prop = propOf(task, contact)) resolvePlace(*prop, contact);
}

std::optional<FoundPlace> nearestPlace(const Prop& prop, const Contact& contact, Approach approach) {
  std::optional<FoundPlace> nearest;
  for (const PartShape& shape : partShapes(prop)) {
    if (!suits(rowOf(contact), shape.part)) continue;
    const std::optional<FoundPlace> found = Fit(shape, contact, approach).find();
    if (found && (!nearest || found->away < nearest->away)) nearest = found;
  }
  return nearest;
}

PropPlace placeOnPart(const PartShape& shape, const Contact& contact) {
  return Fit(shape, contact, Approach::Anew).find()->place;
}

std::optional<FoundProp> nearestProp(const Task& task, const Contact& contact, Approach approach) {
  std::optional<FoundProp> nearest;
  for (const Prop& prop : task.props) {
    const std::optional<FoundPlace> found = nearestPlace(prop, contact, approach);
    if (found && (!nearest || found->away < nearest->found.away)) nearest = FoundProp{prop.name, *found};
  }
  return nearest;
}

std::optional<FoundProp> gripNear(const Task& task, const Vector3& p_W, double reach) {
  Contact hand;
  hand.position = p_W;
  const auto found = nearestProp(task, hand, Approach::Anew);
  return found && found->found.away <= reach ? found : std::nullopt;
}

std::optional<FoundProp> heldProp(const Task& task, const Contact& contact) {
  std::optional<FoundProp> nearest;
  for (const Prop& prop : task.props) {
    if (!contact.prop.empty() && prop.name != contact.prop) continue;
    const auto found = nearestPlace(prop, contact, Approach::AsItStands);
    if (!found || !lies(prop, *found, contact)) continue;
    if (!nearest || found->away < nearest->found.away) nearest = FoundProp{prop.name, *found};
  }
  if (nearest || contact.prop.empty()) return nearest;
  const Prop* named = propOf(task, contact);
  return named ? std::optional(FoundProp{named->name, {framePlace(*named, contact)}}) : std::nullopt;
}

PropPlace framePlace(const Prop& prop, const Contact& contact) {
  const Quaternion R_PW = prop.orientation.normalized().conjugate();
  const Vector3 scale = scaleOf(prop), smaller = scale.cwiseInverse();
  PropPlace place;
  place.part = PropPart::Frame;
  place.point = tidy(Vector3((R_PW * (contact.position - prop.position)).cwiseProduct(smaller)));
  place.axis = tidy(Vector3(scaledAxis(R_PW * contact.axis, smaller, contact).normalized()));
  if (contact.heading)
    place.heading = tidy(Vector3((R_PW * *contact.heading).cwiseProduct(smaller).normalized()));
  if (contact.prop == prop.name && contact.place && contact.place->part == PropPart::Frame)
    place.off = contact.place->off;
  return place;
}

void takeHeading(const Prop& prop, Contact& contact) {
  if (!contact.place || !contact.heading) return;
  PropPlace& place = *contact.place;
  if (place.part == PropPart::Frame) place.heading = framePlace(prop, contact).heading;
  if (const auto shape = partShape(prop, place.part, place.number))
    turnTo(*contact.heading, *shape, contact, place);
}

const Prop* propOf(const Task& task, const Contact& contact) {
  if (contact.prop.empty()) return nullptr;
  const auto found = std::find_if(task.props.begin(), task.props.end(),
                                  [&](const Prop& prop) { return prop.name == contact.prop; });
  return found == task.props.end() ? nullptr : &*found;
}

void putOn(const Prop& prop, const PropPlace& place, Contact& contact) {
  contact.prop = prop.name;
  contact.place = place;
  resolvePlace(prop, contact);
}

void slideTo(const Task& task, const Vector3& position, Contact& contact) {
  const Prop* prop = propOf(task, contact);
  contact.position = position;
  if (!prop || !contact.place) return;
  const bool isFree = contact.place->part == PropPart::Frame;
  putOn(*prop, isFree ? framePlace(*prop, contact) : slid(*prop, position, contact), contact);
}

Vector3 slidingPart(const Task& task, const Contact& contact, const Vector3& direction) {
  const Prop* prop = propOf(task, contact);
  const auto shape =
      prop && contact.place ? partShape(*prop, contact.place->part, contact.place->number) : std::nullopt;
  if (!shape) return direction;
  if (shape->isRod()) return shape->R.col(0) * shape->R.col(0).dot(direction);
  return direction - shape->R.col(2) * shape->R.col(2).dot(direction);
}

void turnBy(const Task& task, const Quaternion& turn, Contact& contact) {
  contact.axis = turn * contact.axis;
  if (contact.heading) contact.heading = turn * *contact.heading;
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place) return;
  PropPlace& place = *contact.place;
  if (place.part == PropPart::Frame) return putOn(*prop, framePlace(*prop, contact), contact);
  const auto shape = partShape(*prop, place.part, place.number);
  if (shape && shape->isRod() && !isGrip(contact)) {
    const Vector3 out = shape->R.transpose() * contact.axis;
    place.angle = tidy(std::atan2(out.z(), out.y()));
  }
  takeHeading(*prop, contact);
  resolvePlace(*prop, contact);
}

void settlePlaces(Task& task) {
  for (Contact& contact : task.contacts)
    if (const Prop* prop = propOf(task, contact); prop && !contact.place)
      putOn(*prop, framePlace(*prop, contact), contact);
}

}  // namespace handhold
