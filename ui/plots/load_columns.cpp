// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "ui/document/element_names.h"
#include "ui/plots/load_bars.h"

namespace handhold {

namespace {

using Group = std::vector<LoadRow>;

Group groupOf(const Model& model, Limb limb) {
  Group group{{-1, limbName(limb), limb}};
  for (const int joint : jointsOf(model, limb))
    group.push_back({joint, shortJointName(model.joints[joint].name), limb});
  return group;
}

/// Fills columns one after the other, never higher than `highest` unless one group alone is.
LoadColumns packed(const std::vector<Group>& groups, size_t highest) {
  LoadColumns columns;
  for (const Group& group : groups) {
    if (columns.empty() || columns.back().size() + group.size() > highest) columns.emplace_back();
    columns.back().insert(columns.back().end(), group.begin(), group.end());
  }
  return columns;
}

}  // namespace

LoadColumns bodyColumns(const Model& model, int most) {
  std::vector<Group> groups;
  size_t highest = 0, rows = 0;
  for (const Limb limb : kLimbOrder) {
    Group group = groupOf(model, limb);
    if (group.size() < 2) continue;
    highest = std::max(highest, group.size());
    rows += group.size();
    groups.push_back(std::move(group));
  }
  for (; highest < rows; ++highest)
    if (packed(groups, highest).size() <= static_cast<size_t>(std::max(most, 1))) break;
  return packed(groups, highest);
}

LoadColumns rankedColumns(const Model& model, const std::vector<double>& loads, int count) {
  std::vector<int> order(static_cast<size_t>(model.jointCount()));
  std::iota(order.begin(), order.end(), 1);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return loads[a] > loads[b]; });
  const size_t high = (order.size() + count - 1) / static_cast<size_t>(count);
  LoadColumns columns;
  for (size_t k = 0; k < order.size(); ++k) {
    if (k % high == 0) columns.emplace_back();
    const Joint& joint = model.joints[order[k]];
    columns.back().push_back({order[k], readableName(joint.name), joint.limb});
  }
  return columns;
}

}  // namespace handhold
