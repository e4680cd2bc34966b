// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/path/moment_arms.h"

#include <algorithm>
#include <array>

namespace handhold {

namespace {

/// From a link to the base, the base not among them.
std::vector<LinkIndex> chainOf(const Model& model, LinkIndex link) {
  std::vector<LinkIndex> chain;
  for (; model.joints[link].parent.valid(); link = model.joints[link].parent) chain.push_back(link);
  return chain;
}

void countChain(const Model& model, LinkIndex link, std::vector<int>& counts) {
  for (const LinkIndex joint : chainOf(model, link)) ++counts[static_cast<std::size_t>(joint)];
}

/// A line of action from toe to finger has fewer joints between.
constexpr std::size_t kMostSpanned = 64;

/// Of all that is on one side of a joint.
struct Pulled {
  Vector3 force, moment;

  void add(const Vector3& f, const Vector3& p) {
    force += f;
    moment += p.cross(f);
  }
  void add(const Pulled& other) {
    force += other.force;
    moment += other.moment;
  }
};

/// Which of the joints, which grow, it is; their number for none of them: what is nearer to the base, the
/// whole path lies beyond.
std::size_t placeOf(std::span<const LinkIndex> joints, LinkIndex joint) {
  std::size_t place = 0;
  while (place < joints.size() && joints[place] < joint) ++place;
  return place < joints.size() && joints[place] == joint ? place : joints.size();
}

}  // namespace

std::vector<LinkIndex> spannedJoints(const Model& model, const MusclePath& path) {
  std::vector<int> counts(static_cast<std::size_t>(model.linkCount()), 0);
  int links = 0;
  for (const MusclePoint& point : path.points) countChain(model, point.link, counts), ++links;
  for (const MuscleWrap& wrap : path.wraps) countChain(model, wrap.link, counts), ++links;
  std::vector<LinkIndex> joints;
  for (int i = 1; i < model.linkCount(); ++i) {
    const int beyond = counts[static_cast<std::size_t>(i)];
    if (beyond > 0 && beyond < links) joints.emplace_back(i);
  }
  // a point that slides with a joint works on it, even where all of the path lies beyond
  for (const MusclePoint& point : path.points) {
    if (!point.course) continue;
    const auto place = std::ranges::lower_bound(joints, point.joint);
    if (place == joints.end() || *place != point.joint) joints.insert(place, point.joint);
  }
  return joints;
}

/// What lies beyond each joint pulls with one force and one moment about the origin, r = a . (M - p x F);
/// summed from the outermost joint inwards.
void momentArms(const Model& model, const Data& data, const LineOfAction& line,
                std::span<const LinkIndex> joints, std::span<double> arms) {
  const std::size_t count = joints.size();
  std::array<Pulled, kMostSpanned> pulls;
  std::fill_n(pulls.begin(), count, Pulled{Vector3::Zero(), Vector3::Zero()});
  std::fill(arms.begin(), arms.end(), 0.0);
  LinkIndex last;
  std::size_t at = count;
  for (const MuscleNode& node : line.nodes) {
    if (node.slide != 0.0) arms[placeOf(joints, node.joint)] += node.slide;
    if (node.link != last) at = placeOf(joints, last = node.link);
    if (at < count) pulls[at].add(node.force, node.point);
  }
  Pulled beyond{Vector3::Zero(), Vector3::Zero()};
  for (std::size_t i = count; i-- > 0;) {
    const LinkIndex joint = joints[i], parent = model.joints[joint].parent;
    const auto link = static_cast<std::size_t>(joint);
    beyond.add(pulls[i]);
    arms[i] += data.axis_W[link].dot(beyond.moment - data.p_WL[link].cross(beyond.force));
    if (i > 0 && joints[i - 1] == parent) continue;
    const std::size_t above = placeOf(joints.first(i), parent);  // where another branch ends
    if (above < i) pulls[above].add(beyond);
    beyond = {Vector3::Zero(), Vector3::Zero()};
  }
}

LinkPoses linkPoses(const Data& data, const VectorX& q) {
  return {data.R_WL, data.p_WL, {q.data() + 6, data.p_WL.size()}};
}

}  // namespace handhold
