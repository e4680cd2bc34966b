// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/path/moment_arms.h"

#include <algorithm>

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
  for (const MusclePoint& point : path.points)
    if (point.course && std::find(joints.begin(), joints.end(), point.joint) == joints.end())
      joints.push_back(point.joint);
  return joints;
}

void momentArms(const Model& model, const Data& data, const LineOfAction& line,
                std::span<const LinkIndex> joints, std::span<double> arms) {
  std::fill(arms.begin(), arms.end(), 0.0);
  const auto at = [&](LinkIndex joint) { return std::find(joints.begin(), joints.end(), joint); };
  for (const MuscleNode& node : line.nodes) {
    if (node.slide != 0.0) arms[static_cast<std::size_t>(at(node.joint) - joints.begin())] += node.slide;
    for (LinkIndex link = node.link; model.joints[link].parent.valid(); link = model.joints[link].parent) {
      const auto found = at(link);
      if (found == joints.end()) break;  // what is nearer to the base, the whole path lies beyond
      const auto i = static_cast<std::size_t>(link);
      arms[static_cast<std::size_t>(found - joints.begin())] +=
          data.axis_W[i].dot((node.point - data.p_WL[i]).cross(node.force));
    }
  }
}

LinkPoses linkPoses(const Data& data, const VectorX& q) {
  return {data.R_WL, data.p_WL, {q.data() + 6, data.p_WL.size()}};
}

}  // namespace handhold
