// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/bones/limb_joints.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr double kLeastLimb = 0.15;  // of the tree's size
constexpr double kApart = 0.02;      // likewise: where two limbs are no longer one place

/// What a limb looks like: shares are of both its long bones together.
struct LimbForm {
  double ratio;                  ///< of the first long bone over the second
  double mostBefore, mostAfter;  ///< of the way before and after both
  double branching;              ///< what a joint gains as the last where more than one bone hang on it
};

constexpr LimbForm kLeg{1.0, 0.1, 0.4, 0.0};
/// ANSUR II (2012): shoulder to elbow 363 mm with the joint's centre some 3 cm below, radiale to stylion
/// 267 mm; hands are half as long as both at most, collar bones too. Fingers and thumb hang on the wrist,
/// even where a file lost a part of the forearm (marker_sets/missing_bones.h).
constexpr LimbForm kArm{1.15, 0.6, 0.55, 0.6};
constexpr double kPerExcess = 3.0;

double misfit(const Chain& chain, const LimbJoints& at, const LimbForm& form, std::size_t begin) {
  const double one = chain[at.middle].along - chain[at.first].along,
               two = chain[at.last].along - chain[at.middle].along;
  if (!(one > 0.0) || !(two > 0.0)) return std::numeric_limits<double>::infinity();
  const double before = (chain[at.first].along - chain[begin].along) / (one + two),
               after = (chain.back().along - chain[at.last].along) / (one + two);
  return std::abs(std::log(one / two / form.ratio)) +
         kPerExcess * (std::max(0.0, before - form.mostBefore) + std::max(0.0, after - form.mostAfter));
}

int branches(const BoneTree& tree, const ChainPoint& point) {
  return !point.isEnd && tree.children(point.joint).size() > 1 ? 1 : 0;
}

std::optional<std::size_t> whereTheyPart(const BoneTree& tree, const LimbPair& pair) {
  for (std::size_t i = 0; i < std::min(pair.a.size(), pair.b.size()); ++i)
    if ((pair.a[i].place - pair.b[i].place).norm() > kApart * tree.size()) return i;
  return std::nullopt;
}

std::optional<LimbJoints> jointsOf(const BoneTree& tree, const LimbPair& pair, const LimbForm& form,
                                   std::size_t mostSkipped) {
  const std::optional<std::size_t> begin = whereTheyPart(tree, pair);
  if (!begin) return std::nullopt;
  const std::size_t count = std::min(pair.a.size(), pair.b.size());
  std::optional<LimbJoints> best;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = *begin; i < count && i <= *begin + mostSkipped; ++i)
    for (std::size_t j = i + 1; j < count; ++j)
      for (std::size_t k = j + 1; k < count; ++k) {
        const double off = misfit(pair.a, {i, j, k}, form, *begin) + misfit(pair.b, {i, j, k}, form, *begin) -
                           form.branching * (branches(tree, pair.a[k]) + branches(tree, pair.b[k]));
        if (!(off < least)) continue;
        least = off;
        best = LimbJoints{i, j, k};
      }
  return best;
}

/// The longest two branches of a joint that are alike.
std::optional<LimbPair> pairAt(const BoneTree& tree, int joint) {
  const std::vector<int>& children = tree.children(joint);
  std::optional<LimbPair> longest;
  for (std::size_t i = 0; i < children.size(); ++i)
    for (std::size_t j = i + 1; j < children.size(); ++j) {
      const double one = tree.reach(children[i]), other = tree.reach(children[j]);
      if (std::min(one, other) < kLeastLimb * tree.size()) continue;
      if (longest && one + other <= longest->reach) continue;
      LimbPair pair{joint, tree.chain(children[i]), tree.chain(children[j]), one + other};
      if (tree.areAlike(pair.a, pair.b)) longest = std::move(pair);
    }
  return longest;
}

}  // namespace

std::vector<LimbPair> limbPairs(const BoneTree& tree) {
  std::vector<LimbPair> pairs;
  for (int joint = 0; joint < tree.count(); ++joint)
    if (std::optional<LimbPair> pair = pairAt(tree, joint)) pairs.push_back(std::move(*pair));
  return pairs;
}

std::optional<LimbJoints> legJoints(const BoneTree& tree, const LimbPair& legs) {
  return jointsOf(tree, legs, kLeg, 0);
}

std::optional<LimbJoints> armJoints(const BoneTree& tree, const LimbPair& arms) {
  return jointsOf(tree, arms, kArm, 3);
}

}  // namespace handhold
