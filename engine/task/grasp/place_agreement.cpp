// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "engine/task/grasp/grasp.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

/// A hand that went round something lies on it now: on the nearest face, or above a mesh (before an upright
/// one).
void lieOnSkin(const Prop& prop, double radius, Contact& contact) {
  if (const auto face = nearestPlace(prop, contact, Approach::Anew)) return putOn(prop, face->place, contact);
  const Vector3 along = contact.axis.normalized();
  constexpr double kUpright = 0.9;
  const Vector3 towards = std::abs(along.y()) > kUpright ? Vector3(-Vector3::UnitZ()) : Vector3::UnitY();
  contact.axis = (towards - along * along.dot(towards)).normalized();
  contact.position += radius * contact.axis;
  putOn(prop, framePlace(prop, contact), contact);
}

}  // namespace

void agreeWithPlace(const Task& task, const Contact& before, Contact& contact) {
  if (contact.prop.empty()) return setFree(contact);
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place) return;
  const bool isSame = contact.prop == before.prop && contact.place == before.place;
  const bool isFrame = contact.place->part == PropPart::Frame;
  if (isSame && isFrame && rowOf(before).isOnBar() && !rowOf(contact).isOnBar())
    return lieOnSkin(*prop, heldRadius(task, before), contact);
  if (isSame && !suits(rowOf(contact), contact.place->part)) contact.place = framePlace(*prop, contact);
  if (isSame && contact.heading && contact.heading != before.heading) takeHeading(*prop, contact);
  if (isSame && contact.position != before.position) slideTo(task, contact.position, contact);
  const bool isBeside = contact.place->part == PropPart::Frame;
  if (isSame && isBeside && contact.axis != before.axis) contact.place = framePlace(*prop, contact);
  resolvePlace(*prop, contact);
}

}  // namespace handhold
