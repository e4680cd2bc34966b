// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/bones/body_shape.h"

#include <algorithm>

#include "engine/estimation/bones/bone_words.h"
#include "engine/estimation/bones/limb_joints.h"
#include "engine/recording/rest_poses.h"

namespace handhold {

namespace {

constexpr double kLowBack = 0.15, kMiddleBack = 0.5;                       // of the way from hips to chest
constexpr double kLeastFoot = 0.03, kLeastHand = 0.05, kLeastNeck = 0.05;  // of the tree's size
constexpr double kLegsOverArms = 0.8, kPelvis = 0.15;  // of the arms' reach; of the tree's size
constexpr double kHangs = -0.3;  // cosine of legs and spine: a stance in which people stand or sit

/// Legs, arms and the joint from which the spine goes up.
struct Limbs {
  LimbPair legs, arms;
  int hips = 0;
};

bool isOfLimb(const BoneTree& tree, int joint, const LimbPair& limbs) {
  return tree.isBelow(joint, limbs.a.front().joint) || tree.isBelow(joint, limbs.b.front().joint);
}

/// The root is at the hips in most skeletons, in some at the chest; some let legs hang on a pelvis beside the
/// spine. Nothing where these are no two pairs of one body.
std::optional<int> hipsOf(const BoneTree& tree, const LimbPair& legs, const LimbPair& arms) {
  if (legs.from == arms.from || isOfLimb(tree, arms.from, legs) || isOfLimb(tree, legs.from, arms))
    return std::nullopt;
  if (tree.isBelow(arms.from, legs.from))
    return legs.reach > kLegsOverArms * arms.reach ? std::optional(legs.from) : std::nullopt;
  if (!(legs.reach > arms.reach)) return std::nullopt;
  if (tree.isBelow(legs.from, arms.from)) return legs.from;
  int hips = legs.from;
  while (hips >= 0 && !tree.isBelow(arms.from, hips)) hips = tree.parent(hips);
  if (hips < 0 || (tree.place(hips) - tree.place(legs.from)).norm() > kPelvis * tree.size())
    return std::nullopt;
  return hips;
}

std::optional<Limbs> limbsOf(const BoneTree& tree) {
  const std::vector<LimbPair> pairs = limbPairs(tree);
  std::optional<Limbs> best;
  for (const LimbPair& legs : pairs)
    for (const LimbPair& arms : pairs) {
      if (best && legs.reach + arms.reach <= best->legs.reach + best->arms.reach) continue;
      if (const std::optional<int> hips = hipsOf(tree, legs, arms)) best = Limbs{legs, arms, *hips};
    }
  return best;
}

class ShapeReader {
 public:
  ShapeReader(const Recording& recording, const BoneTree& tree, const Limbs& limbs)
      : recording_(recording), tree_(tree), legs_(limbs.legs), arms_(limbs.arms), hips_(limbs.hips) {}

  std::optional<SkeletonShape> read(bool isAtRest) {
    const std::optional<LimbJoints> leg = legJoints(tree_, legs_), arm = armJoints(tree_, arms_);
    if (!leg || !arm) return std::nullopt;
    leg_ = *leg;
    arm_ = *arm;
    tellSides(isAtRest);
    nameLeg(legs_.a, BodySide::Left);
    nameLeg(legs_.b, BodySide::Right);
    nameArm(arms_.a, "Left");
    nameArm(arms_.b, "Right");
    shape_.hips = hips_;
    shape_.chest = arms_.from;
    for (const auto& [joint, label] : spineBones(*recording_.skeleton, shape_.hips, shape_.chest))
      shape_.bones[joint] = label;
    const EndBones neck =
        neckBones(*recording_.skeleton, shape_.chest, {arms_.a.front().joint, arms_.b.front().joint, hips_});
    shape_.bones.insert(neck.bones.begin(), neck.bones.end());
    shape_.ends.insert(neck.ends.begin(), neck.ends.end());
    return shape_;
  }

  /// In a stance that shows how a body stands legs go away from the spine.
  bool hangs() const {
    const std::optional<LimbJoints> leg = legJoints(tree_, legs_);
    if (!leg) return false;
    const Vector3 spine = tree_.place(arms_.from) - tree_.place(legs_.from);
    const Vector3 down = middleOf(legs_, leg->last) - tree_.place(legs_.from);
    return spine.dot(down) < kHangs * spine.norm() * down.norm();
  }

 private:
  static Vector3 middleOf(const LimbPair& pair, std::size_t point) {
    return 0.5 * (pair.a[point].place + pair.b[point].place);
  }

  /// Sides that the names of a limb's joints say: left counts up, right down.
  int leftsIn(const Chain& chain) const {
    int lefts = 0;
    for (const ChainPoint& point : chain)
      if (const std::optional<BodySide> side = words_[static_cast<std::size_t>(point.joint)].side)
        lefts += *side == BodySide::Left ? 1 : -1;
    return lefts;
  }

  /// Which way the person's left is; nothing where the feet do not show it.
  std::optional<Vector3> leftByFeet() {
    up_ = (tree_.place(arms_.from) - middleOf(legs_, leg_.last)).normalized();
    Vector3 ahead = Vector3::Zero();
    for (const Chain* chain : {&legs_.a, &legs_.b}) ahead += chain->back().place - (*chain)[leg_.last].place;
    ahead -= up_ * up_.dot(ahead);
    if (ahead.norm() < kLeastFoot * tree_.size()) return std::nullopt;
    ahead_ = ahead.normalized();
    return Vector3(up_.cross(*ahead_));
  }

  void tellSides(bool isAtRest) {
    std::vector<std::string> names;
    for (const SkeletonJoint& joint : recording_.skeleton->joints) names.push_back(joint.name);
    words_ = boneWords(names);
    const std::optional<Vector3> left = leftByFeet();
    if (isAtRest) shape_.ahead = ahead_;
    const int legs = leftsIn(legs_.a) - leftsIn(legs_.b), arms = leftsIn(arms_.a) - leftsIn(arms_.b);
    shape_.sides = legs != 0 && arms != 0 ? SideSource::Names : left ? SideSource::Feet : SideSource::Guess;
    turnLeft(legs_, legs, leg_.first, left);
    turnLeft(arms_, arms, arm_.first, left);
  }

  /// Makes the left limb the first one; without feet x is left, as in most files.
  void turnLeft(LimbPair& pair, int lefts, std::size_t point, const std::optional<Vector3>& left) const {
    const Vector3 apart = pair.a[point].place - pair.b[point].place;
    const double isLeft = shape_.sides == SideSource::Names
                              ? static_cast<double>(lefts)
                              : apart.dot(left.value_or(Vector3(Vector3::UnitX())));
    if (isLeft < 0.0) std::swap(pair.a, pair.b);
  }

  void nameLeg(const Chain& chain, BodySide side) {
    const std::string word = side == BodySide::Left ? "Left" : "Right";
    shape_.bones[chain[leg_.first].joint] = word + "UpLeg";
    shape_.bones[chain[leg_.middle].joint] = word + "Leg";
    const ChainPoint& ankle = chain[leg_.last];
    shape_.ankles[side == BodySide::Left ? 1 : 0] = ankle.joint;
    if (ankle.isEnd) return;
    shape_.bones[ankle.joint] = word + "Foot";
    if (leg_.last + 1 >= chain.size() || chain[leg_.last + 1].isEnd) return;
    shape_.bones[chain[leg_.last + 1].joint] = word + "ToeBase";
    if (leg_.last + 2 < chain.size() && chain.back().isEnd)
      shape_.ends[chain.back().joint] = word + "ToeBase end";
  }

  void nameArm(const Chain& chain, const std::string& word) {
    if (arm_.first > 0) shape_.bones[chain[arm_.first - 1].joint] = word + "Shoulder";
    shape_.bones[chain[arm_.first].joint] = word + "Arm";
    shape_.bones[chain[arm_.middle].joint] = word + "ForeArm";
    const ChainPoint& wrist = chain[arm_.last];
    if (wrist.isEnd) return;
    shape_.bones[wrist.joint] = word + "Hand";
    const EndBones hand = handBones(*recording_.skeleton, wrist.joint);
    for (const auto& [joint, label] : hand.bones) shape_.bones[joint] = word + label;
    for (const auto& [joint, label] : hand.ends) shape_.ends[joint] = word + label;
  }

  const Recording& recording_;
  const BoneTree& tree_;
  LimbPair legs_, arms_;
  int hips_;
  LimbJoints leg_, arm_;
  std::vector<BoneWords> words_;
  Vector3 up_ = Vector3::UnitY();
  std::optional<Vector3> ahead_;
  SkeletonShape shape_;
};

/// In the stance of those poses.
std::optional<SkeletonShape> shapeIn(const Recording& recording, std::vector<Pose> poses, bool isAtRest) {
  const BoneTree tree(*recording.skeleton, std::move(poses));
  const std::optional<Limbs> limbs = limbsOf(tree);
  if (!limbs) return std::nullopt;
  ShapeReader reader(recording, tree, *limbs);
  return reader.hangs() ? reader.read(isAtRest) : std::nullopt;
}

}  // namespace

/// At rest where that is a stance of a person; some programs write bones at rest that all point one way.
std::optional<SkeletonShape> bodyShape(const Recording& recording) {
  if (!recording.skeleton) return std::nullopt;
  if (std::optional<SkeletonShape> shape = shapeIn(recording, restPoses(*recording.skeleton), true))
    return shape;
  const int frames = recording.steps.count();
  for (const int frame : {0, 1, frames / 2, frames - 1}) {
    if (frame < 0 || frame >= frames) continue;
    std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, frame));
    if (std::optional<SkeletonShape> shape = shapeIn(recording, std::move(poses), false)) return shape;
  }
  return std::nullopt;
}

EndBones neckBones(const Skeleton& skeleton, int chest, const std::array<int, 3>& others) {
  const BoneTree tree(skeleton, restPoses(skeleton));
  int neck = -1;
  for (const int child : tree.children(chest)) {
    const bool isOther = std::ranges::any_of(others, [&](int other) { return tree.isBelow(other, child); });
    if (!isOther && (neck < 0 || tree.reach(child) > tree.reach(neck))) neck = child;
  }
  if (neck < 0 || tree.reach(neck) < kLeastNeck * tree.size()) return {};
  const Chain chain = tree.chain(neck);
  std::size_t head = 0;  // the last joint before the end, or the first that branches
  while (head + 2 < chain.size() && tree.children(chain[head].joint).size() < 2) ++head;
  EndBones found;
  found.bones[chain[head].joint] = "Head";
  if (head + 2 == chain.size() && chain.back().isEnd) found.ends[chain[head].joint] = "Head end";
  if (head > 0) found.bones[chain[0].joint] = "Neck";
  if (head > 1) found.bones[chain[head - 1].joint] = "Neck1";
  return found;
}

EndBones handBones(const Skeleton& skeleton, int wrist) {
  const BoneTree tree(skeleton, restPoses(skeleton));
  const Chain chain = tree.chain(wrist);
  EndBones found;
  if (chain.size() > 2) found.bones[chain[1].joint] = "FingerBase";
  if (chain.back().isEnd && chain.back().along > kLeastHand * tree.size())
    found.ends[chain.back().joint] = "HandIndex1 end";
  return found;
}

std::map<int, std::string> spineBones(const Skeleton& skeleton, int hips, int chest) {
  std::map<int, std::string> bones;
  std::vector<int> way;
  for (int at = chest; at > hips; at = skeleton.joints[static_cast<std::size_t>(at)].parent)
    way.push_back(at);
  std::ranges::reverse(way);
  double length = 0.0, along = 0.0;
  for (const int at : way) length += skeleton.joints[static_cast<std::size_t>(at)].offset.norm();
  double nearest = kMiddleBack;
  int middle = -1;
  for (const int at : way) {
    along += skeleton.joints[static_cast<std::size_t>(at)].offset.norm();
    if (at == chest || !(length > 0.0)) continue;
    if (along < kLowBack * length) {
      bones[at] = "LowerBack";
    } else if (const double off = std::abs(along / length - kMiddleBack); off < nearest) {
      nearest = off;
      middle = at;
    }
  }
  if (middle >= 0) bones[middle] = "Spine";
  bones[hips] = "Hips";
  bones[chest] = "Spine1";
  return bones;
}

}  // namespace handhold
