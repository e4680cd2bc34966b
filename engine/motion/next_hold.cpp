// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/next_hold.h"

#include <algorithm>

#include "engine/motion/frame_at.h"

namespace handhold {

namespace {

bool isOfHand(const Model& model, const ContactLoad& load) {
  const Limb limb = model.joints[static_cast<std::size_t>(load.link)].limb;
  return isTouch(load) && (limb == Limb::RightArm || limb == Limb::LeftArm);
}

bool lists(const MotionFrame& frame, const ContactLoad& load) {
  return std::ranges::find(frame.loads, load.name, &ContactLoad::name) != frame.loads.end();
}

}  // namespace

std::optional<Vector3> nextHandHold(const Model& model, const Motion& motion, double time) {
  const int now = nearestFrame(motion, time);
  if (now < 0) return std::nullopt;
  for (std::size_t k = static_cast<std::size_t>(now) + 1; k < motion.frames.size(); ++k) {
    Vector3 sum = Vector3::Zero();
    int count = 0;
    for (const ContactLoad& load : motion.frames[k].loads) {
      if (!isOfHand(model, load) || lists(motion.frames[k - 1], load)) continue;
      sum += load.point;
      ++count;
    }
    if (count > 0) return sum / count;
  }
  return std::nullopt;
}

}  // namespace handhold
