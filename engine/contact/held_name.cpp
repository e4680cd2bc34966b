// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/held_name.h"

namespace handhold {

std::optional<ContactEnd> endBesideName(const Contact& contact) {
  const bool isChosen = contact.eitherSide && sideOf(contact.end);
  return isChosen && contact.name != toString(contact.end) ? std::optional(contact.end) : std::nullopt;
}

std::string heldName(const Contact& contact) {
  const std::optional<ContactEnd> end = endBesideName(contact);
  return end ? contact.name + " (" + toString(*end) + ")" : contact.name;
}

std::string heldBy(const Contact& contact) {
  const std::string words = toString(contact.end);
  return contact.eitherSide ? words + " or " + toString(otherSide(contact.end)) : words;
}

}  // namespace handhold
