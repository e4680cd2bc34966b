// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/segment_tree.h"

#include <algorithm>
#include <numeric>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

/// Joints to the shoulder; more steps than segments go round.
int stepsToShoulder(const SegmentTree& tree, int segment) {
  int steps = 0;
  for (int at = segment; at != -1; at = tree[at].on, ++steps) {
    if (at < -1 || at >= tree.count())
      throw InputError("segment " + quoted(tree[segment].name), "hangs on no segment that there is",
                       "name one of the segments");
    if (steps == tree.count())
      throw InputError("segment " + quoted(tree[segment].name), "hangs on itself by way of others",
                       "let the way from each segment lead to the shoulder");
  }
  return steps;
}

}  // namespace

std::vector<int> hierarchyOf(const SegmentTree& tree) {
  std::vector<int> hierarchy;
  for (int i = 0; i < tree.count(); ++i) hierarchy.push_back(stepsToShoulder(tree, i));
  const auto first = std::ranges::count(hierarchy, 1);
  if (first != 1)
    throw InputError("segments",
                     first == 0 ? "holds none that hangs on the shoulder"
                                : "holds " + std::to_string(first) + " that hang on the shoulder",
                     "let one hang there and the others on it");
  return hierarchy;
}

std::vector<int> fromShoulder(const SegmentTree& tree) {
  const std::vector<int> hierarchy = hierarchyOf(tree);
  std::vector<int> order(hierarchy.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](int i) { return hierarchy[std::size_t(i)]; });
  return order;
}

bool hangsOn(const SegmentTree& tree, int outer, int inner) {
  for (int at = outer; at != -1; at = tree[at].on)
    if (at == inner) return true;
  return false;
}

TreeMotion restingTree(const SegmentTree& tree, std::vector<Quaternion> q) {
  const std::vector<Vector3> still(q.size(), Vector3::Zero());
  TreeMotion motion{std::move(q), still, still, still, still, still};
  closeTree(tree, motion);
  return motion;
}

void closeTree(const SegmentTree& tree, TreeMotion& motion) {
  for (const int segment : fromShoulder(tree)) {
    const int on = tree[segment].on;
    if (on < 0) continue;
    const std::size_t i = static_cast<std::size_t>(segment);
    motion.proximal[i] = placeOf(motion, on, tree[segment].from);
    motion.velocity[i] = velocityOf(motion, on, tree[segment].from);
    motion.acceleration[i] = accelerationOf(motion, on, tree[segment].from);
  }
}

Vector3 placeOf(const TreeMotion& motion, int segment, const Vector3& p_S) {
  const std::size_t i = static_cast<std::size_t>(segment);
  return motion.proximal[i] + motion.q[i] * p_S;
}

Vector3 velocityOf(const TreeMotion& motion, int segment, const Vector3& p_S) {
  const std::size_t i = static_cast<std::size_t>(segment);
  return motion.velocity[i] + motion.omega[i].cross(motion.q[i] * p_S);
}

Vector3 accelerationOf(const TreeMotion& motion, int segment, const Vector3& p_S) {
  const std::size_t i = static_cast<std::size_t>(segment);
  const Vector3 arm = motion.q[i] * p_S;
  return motion.acceleration[i] + motion.alpha[i].cross(arm) +
         motion.omega[i].cross(motion.omega[i].cross(arm));
}

Vector3 distalEnd(const SegmentTree& tree, const TreeMotion& motion, int segment) {
  return placeOf(motion, segment, tree[segment].at(1.0));
}

}  // namespace handhold
