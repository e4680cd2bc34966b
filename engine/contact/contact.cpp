// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/contact.h"

namespace handhold {

std::string contactSite(const Contact& contact) {
  if (!contact.site.empty()) return contact.site;
  const char* place = rowOf(contact).place;
  return std::string(rowOf(contact.end).side) + (place[0] != '\0' ? place : rowOf(contact.end).place);
}

double frictionTurn(double grip, double friction, double diameter) {
  return grip * friction * 0.5 * diameter;
}

ContactLimits usualLimits(ContactKind kind, ContactEnd end) {
  ContactLimits limits;
  if (kind == ContactKind::Restraint) return {1219.0, 1219.0, 1219.0, 475.0};
  if (end == ContactEnd::LeftHand) limits.pull = limits.shear = 490.0;
  return limits;
}

}  // namespace handhold
