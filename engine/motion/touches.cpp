// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/touches.h"

#include <set>

namespace handhold {

namespace {

std::set<std::string> contactsOf(const MotionFrame& frame) {
  std::set<std::string> names;
  for (const ContactLoad& load : frame.loads)
    if (isTouch(load)) names.insert(load.name);
  return names;
}

}  // namespace

std::vector<Touch> touchesOf(const Motion& motion) {
  std::vector<Touch> touches;
  std::set<std::string> before;
  for (std::size_t k = 0; k < motion.frames.size(); ++k) {
    std::set<std::string> now = contactsOf(motion.frames[k]);
    Touch touch{motion.frames[k].time, {}};
    for (const std::string& name : now)
      if (!before.contains(name)) touch.names.push_back(name);
    if (k > 0 && !touch.names.empty()) touches.push_back(std::move(touch));
    before = std::move(now);
  }
  return touches;
}

}  // namespace handhold
