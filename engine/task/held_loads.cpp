// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/held_loads.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/contact/given_force.h"
#include "engine/model/roles.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// In the closed hand; against palm or fingertip no finger goes round it.
bool isGrippedAt(const Model& model, const std::string& site, BodySide side) {
  const SiteIndex place = model.findSite(site);
  return place.valid() && findSite(model, role::kGrip, side) == place;
}

bool isHeldAt(const Model& model, const std::string& site, BodySide side) {
  const SiteIndex place = model.findSite(site);
  return place.valid() &&
         std::ranges::any_of(std::array{role::kGrip, role::kPalm, role::kFingertip},
                             [&](const Role& role) { return findSite(model, role, side) == place; });
}

/// Clamped, since what is held turns with the hand. One that bears nothing but the loads themselves tells no
/// limits of theirs.
Contact gripOf(const Task& task, ContactEnd hand) {
  const auto own = std::find_if(task.contacts.begin(), task.contacts.end(), [&](const Contact& contact) {
    return contact.end == hand && rowOf(contact).isOnBar() && !bearsNothing(contact.limits);
  });
  Contact grip;
  grip.name = toString(hand);
  grip.kind = ContactKind::FixedGrip;
  grip.end = hand;
  grip.limits = own == task.contacts.end() ? usualLimits(grip.kind) : own->limits;
  return grip;
}

ContactPoint gripPoint(const Model& model, const Task& task, ContactEnd hand) {
  Task gripping;
  gripping.laws = task.laws;
  gripping.contacts = {gripOf(task, hand)};
  return contactPoints(model, gripping).front();
}

}  // namespace

/// Of what lies against palm or fingertip the point is a palm's, with the bounds of the hand.
std::vector<HeldLoads> heldLoads(const Model& model, const Task& task) {
  std::vector<HeldLoads> result;
  for (const auto& [hand, side] :
       {std::pair(ContactEnd::RightHand, BodySide::Right), std::pair(ContactEnd::LeftHand, BodySide::Left)}) {
    std::vector<int> loads;
    for (size_t i = 0; i < task.loads.size(); ++i)
      if (isHeldAt(model, task.loads[i].site, side)) loads.push_back(static_cast<int>(i));
    if (loads.empty() || !findSite(model, role::kGrip, side).valid()) continue;
    HeldLoads held{gripPoint(model, task, hand), loads};
    const bool isGripped = std::ranges::any_of(loads, [&, side = side](int load) {
      return isGrippedAt(model, task.loads[static_cast<size_t>(load)].site, side);
    });
    if (!isGripped) held.grip.kind = ContactKind::Palm;
    result.push_back(std::move(held));
  }
  return result;
}

Task heldTask(const Task& task, const HeldLoads& held) {
  Task alone;
  if (!floats(task))
    alone.gravity = task.gravity;
  else
    alone.gravity.setZero();
  for (int load : held.loads) alone.loads.push_back(task.loads[load]);
  return alone;
}

Vector6 heldWrench(const HeldLoads& held, const Data& data, const std::vector<ContactLoad>& loads) {
  const Vector3 grip = worldPoint(held.grip, data);
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
  for (const ContactLoad& load : loads) {
    force += load.force;
    moment += load.moment + (load.point - grip).cross(load.force);
  }
  const Matrix3 axes = loadAxes(held.grip, data);
  Vector6 result;
  result << axes.transpose() * force, axes.transpose() * moment;
  return result;
}

}  // namespace handhold
