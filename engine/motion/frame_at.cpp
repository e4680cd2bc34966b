// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/frame_at.h"

#include <algorithm>

#include "engine/model/base_orientation.h"

namespace handhold {

namespace {

VectorX blended(const VectorX& a, const VectorX& b, double share) {
  if (a.size() != b.size()) return share < 0.5 ? a : b;
  return a + share * (b - a);
}

VectorX blendedPosture(const VectorX& a, const VectorX& b, double share) {
  VectorX q = blended(a, b, share);
  const Quaternion turn = baseOrientation(a).slerp(share, baseOrientation(b)).normalized();
  q.segment<4>(3) << turn.w(), turn.x(), turn.y(), turn.z();
  return q;
}

bool haveSameLoads(const MotionFrame& a, const MotionFrame& b) {
  return std::equal(a.loads.begin(), a.loads.end(), b.loads.begin(), b.loads.end(),
                    [](const ContactLoad& x, const ContactLoad& y) { return x.name == y.name; });
}

std::vector<ContactLoad> blendedLoads(const MotionFrame& a, const MotionFrame& b, double share) {
  if (!haveSameLoads(a, b)) return share < 0.5 ? a.loads : b.loads;
  std::vector<ContactLoad> loads = a.loads;
  for (std::size_t i = 0; i < loads.size(); ++i) {
    loads[i].point += share * (b.loads[i].point - a.loads[i].point);
    loads[i].force += share * (b.loads[i].force - a.loads[i].force);
    loads[i].moment += share * (b.loads[i].moment - a.loads[i].moment);
  }
  return loads;
}

}  // namespace

MotionFrame frameAt(const Motion& motion, double time) {
  const auto& frames = motion.frames;
  if (frames.empty()) return {};
  const auto later = std::upper_bound(frames.begin(), frames.end(), time,
                                      [](double instant, const MotionFrame& f) { return instant < f.time; });
  if (later == frames.begin()) return frames.front();
  if (later == frames.end()) return frames.back();
  const MotionFrame& a = *(later - 1);
  const MotionFrame& b = *later;
  const double share = (time - a.time) / (b.time - a.time);
  MotionFrame frame;
  frame.time = time;
  frame.q = blendedPosture(a.q, b.q, share);
  frame.v = blended(a.v, b.v, share);
  frame.vdot = blended(a.vdot, b.vdot, share);
  frame.tau = blended(a.tau, b.tau, share);
  frame.loads = blendedLoads(a, b, share);
  return frame;
}

int nearestFrame(const Motion& motion, double time) {
  if (motion.frames.empty()) return -1;
  const auto later = std::lower_bound(motion.frames.begin(), motion.frames.end(), time,
                                      [](const MotionFrame& frame, double t) { return frame.time < t; });
  const int index = static_cast<int>(later - motion.frames.begin());
  if (index == 0) return 0;
  if (later == motion.frames.end()) return index - 1;
  return time - motion.frames[index - 1].time <= later->time - time ? index - 1 : index;
}

}  // namespace handhold
