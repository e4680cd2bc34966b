// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/motion/motion.h"

namespace handhold {

/// A contact takes hold during a motion: no frame before lists it without a break.
struct Touch {
  double time = 0.0;               ///< of the first frame that lists it (s)
  std::vector<std::string> names;  ///< of the contacts or their points that take hold then
};

/// In the order of time. Contacts that hold from the first frame on are none; loads are no contacts.
std::vector<Touch> touchesOf(const Motion& motion);

}  // namespace handhold
