// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/contact.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace handhold {

std::string contactSite(const Contact& contact) {
  if (!contact.site.empty()) return contact.site;
  const char* place = rowOf(contact).place;
  return std::string(rowOf(contact.end).side) + (place[0] != '\0' ? place : rowOf(contact.end).place);
}

ContactEnd otherSide(ContactEnd end) {
  const ContactEndRow& own = rowOf(end);
  for (const ContactEndRow& row : kContactEndRows)
    if (row.part == own.part && row.end != end && std::string_view(row.place) == own.place) return row.end;
  return end;
}

std::string otherSide(const std::string& site) {
  if (site.starts_with("r_")) return "l_" + site.substr(2);
  if (site.starts_with("l_")) return "r_" + site.substr(2);
  return site;
}

void changeSides(Contact& contact) {
  contact.end = otherSide(contact.end);
  contact.site = otherSide(contact.site);
}

std::optional<double> askedSide(const Contact& contact) {
  if (!rowOf(contact).isOnBar() || contact.thumb == ThumbSide::Free) return std::nullopt;
  return (contact.thumb == ThumbSide::Along ? 1.0 : -1.0) * thumbAlongGrip(contact.end);
}

void leaveUnasked(Contact& contact) {
  if (!rowOf(contact).isOnBar()) contact.thumb = ThumbSide::Free;
  if (!isHand(contact.end)) contact.fingers = HandShape::Usual;
  if (!rowOf(contact).isSole()) contact.breadth = 0.0;
  if (!sideOf(contact.end)) contact.eitherSide = false;
}

const Contact* ballBeside(const Contact& heel, const std::vector<Contact>& contacts) {
  if (rowOf(heel).attitude != HeldAttitude::OnHeel) return nullptr;
  const auto ball = std::ranges::find_if(contacts, [&](const Contact& contact) {
    return contact.pinned && contact.end == heel.end && rowOf(contact).attitude == HeldAttitude::NoTilt;
  });
  return ball == contacts.end() ? nullptr : &*ball;
}

void standAt(Contact& contact, std::size_t other) {
  PlaceOnProp& there = contact.others.at(other);
  if (!contact.place) return;
  std::swap(contact.prop, there.prop);
  std::swap(*contact.place, there.place);
}

void setFree(Contact& contact) {
  contact.prop.clear();
  contact.place.reset();
  contact.others.clear();
}

bool holdsOnly(const Contact& contact, const std::string& prop) {
  const auto isOf = [&](const PlaceOnProp& other) { return other.prop == prop; };
  return contact.prop == prop && std::ranges::all_of(contact.others, isOf);
}

void leaveProp(Contact& contact, const std::string& prop) {
  std::erase_if(contact.others, [&](const PlaceOnProp& other) { return other.prop == prop; });
  if (contact.prop != prop) return;
  if (contact.others.empty()) return setFree(contact);
  standAt(contact, 0);
  contact.others.erase(contact.others.begin());
}

double frictionTurn(double grip, double friction, double diameter) {
  return grip * friction * 0.5 * diameter;
}

ContactLimits usualLimits(ContactKind kind) {
  return kind == ContactKind::Restraint ? ContactLimits{1219.0, 1219.0, 1219.0, 475.0} : ContactLimits();
}

bool isOfPerson(const Contact& contact) {
  return rowOf(contact).isOnBar() && !(contact.limits.pull && contact.limits.shear);
}

ContactLimits limitsOn(const Model& model, const Contact& contact) {
  ContactLimits limits = contact.limits;
  if (rowOf(contact).isOneSided) return limits;
  const ContactLimits usual = usualLimits(contact.kind);
  const double grip = contact.end == ContactEnd::LeftHand ? model.grip.left : model.grip.right;
  if (!limits.pull) limits.pull = usual.pull.value_or(grip);
  if (!limits.shear) limits.shear = usual.shear.value_or(grip);
  return limits;
}

ContactLimits tighter(const ContactLimits& a, const ContactLimits& b) {
  return {std::min(a.pull, b.pull), std::min(a.push, b.push), std::min(a.shear, b.shear),
          std::min(a.moment, b.moment), std::min(a.turn, b.turn)};
}

}  // namespace handhold
