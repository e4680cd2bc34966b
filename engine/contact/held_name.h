// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/contact/contact.h"

namespace handhold {

/// The end that is told beside a contact's name, which keeps what its owner wrote: that which the solver
/// chose, unless the name is the end's own.
std::optional<ContactEnd> endBesideName(const Contact& contact);

/// How sentences call it: "right grip (left hand)" where the solver chose the hand.
std::string heldName(const Contact& contact);

/// What may hold it: "right hand", or "right hand or left hand" where the solver chooses.
std::string heldBy(const Contact& contact);

}  // namespace handhold
