// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/contact/contact.h"
#include "engine/model/model.h"

namespace handhold {

// Limits that are many times beyond what any person exerts or hardware bears: files and fields take them, as
// somebody may want to see what binds without them, but hardly mean them.

/// "right grip: a push of 900000 N is ...; was another unit meant?" Of the first of the task's own limits;
/// empty: none is doubtful.
std::string limitDoubt(const Contact& contact);

/// Likewise of a joint's greatest torque.
std::string limitDoubt(const Joint& joint);

}  // namespace handhold
