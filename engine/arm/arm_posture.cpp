// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/arm_posture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace handhold {

namespace {

constexpr double kFullTurn = 2.0 * std::numbers::pi;

/// Within half a turn either way.
double wrapped(double angle) { return std::remainder(angle, kFullTurn); }

Vector3 wristFor(const ArmModel& model, const ArmAsk& ask) {
  if (!model.hand) return ask.target;
  return ask.target - ask.heldAt * model.tree[*model.hand].length * ask.hand.x;
}

void placeElbow(const ArmModel& model, const ArmAsk& ask, ArmPosture& posture) {
  if (!model.hand) {
    posture.elbow = elbowAt(posture.circle, ask.angle, model.bearings());
    return;
  }
  const LeastBent least = leastBentElbow(posture.circle, posture.wrist, ask.hand);
  const Eigen::AngleAxisd aside(ask.angle, posture.circle.axis);
  posture.elbow = posture.circle.centre + aside * (least.elbow - posture.circle.centre);
  posture.isWristAlike = least.isAlikeEverywhere;
  posture.wristBend = wristBend(posture.elbow, posture.wrist, ask.hand);
}

/// The forearm's frame with its z to the bending side, in the plane of both; of a straight arm as of the
/// upper arm alone.
Quaternion unrolled(const Vector3& along, const Vector3& other, const Bearings& bearings) {
  const Vector3 side = other - other.dot(along) * along;
  return side.norm() < 1e-9 ? attitudeAlong(along, bearings) : attitudeOf(along, side);
}

void turnUpperAndFore(const ArmModel& model, const ArmAsk& ask, ArmPosture& posture) {
  const Bearings bearings = model.bearings();
  const Vector3 upper = posture.elbow.normalized(), fore = (posture.wrist - posture.elbow).normalized();
  posture.elbowBend = std::atan2(upper.cross(fore).norm(), upper.dot(fore));
  Quaternion& q_upper = posture.q[std::size_t(model.upper)];
  Quaternion& q_fore = posture.q[std::size_t(model.fore)];
  if (!model.roll || !model.hand) {
    q_upper = attitudeAlong(upper, bearings);
    q_fore = attitudeAlong(fore, bearings);
    return;
  }
  q_upper = unrolled(upper, fore, bearings);
  const Quaternion straight = unrolled(fore, -upper, bearings), hand = attitudeOf(ask.hand.x, ask.hand.z);
  const RollRange free{-std::numbers::pi, std::numbers::pi};
  posture.roll = nearestRoll(straight, hand, *model.roll);
  posture.twistLeft = wrapped(nearestRoll(straight, hand, free) - posture.roll);
  q_fore = straight * Quaternion(Eigen::AngleAxisd(posture.roll, Vector3::UnitX()));
}

/// Hand and all that hangs on it; a segment that nobody turns lies as the one that it hangs on.
void turnHandAndFingers(const ArmModel& model, const ArmAsk& ask, ArmPosture& posture) {
  for (const int segment : fromShoulder(model.tree)) {
    if (segment == model.upper || segment == model.fore) continue;
    Quaternion& q = posture.q[std::size_t(segment)];
    if (segment == model.hand) {
      q = attitudeOf(ask.hand.x, ask.hand.z);
      continue;
    }
    const auto told = std::ranges::find(ask.fingers, segment, &JointAttitude::segment);
    q = posture.q[std::size_t(model.tree[segment].on)];
    if (told != ask.fingers.end()) q = q * told->q;
  }
}

}  // namespace

ArmAsk askedOf(const ArmModel& model) {
  ArmAsk ask;
  ask.target = model.target;
  ask.angle = model.angle;
  ask.hand = model.handAxes;
  ask.weights = model.weights;
  if (!model.weights.empty()) ask.heldAt = model.weights.front().ratio;
  return ask;
}

double nearestRoll(const Quaternion& from, const Quaternion& to, const RollRange& range) {
  const Quaternion relative = from.conjugate() * to;
  const double twist = wrapped(2.0 * std::atan2(relative.x(), relative.w()));
  for (const double same : {twist, twist - kFullTurn, twist + kFullTurn})
    if (same >= range.least && same <= range.most) return same;
  return std::abs(wrapped(twist - range.least)) < std::abs(wrapped(twist - range.most)) ? range.least
                                                                                        : range.most;
}

ArmPosture postureOf(const ArmModel& model, const ArmAsk& ask) {
  ArmPosture posture;
  posture.wrist = wristFor(model, ask);
  posture.circle = elbowCircle(Vector3::Zero(), posture.wrist, model.lengths());
  if (!posture.circle.canReach()) return posture;
  posture.q.assign(std::size_t(model.tree.count()), Quaternion::Identity());
  placeElbow(model, ask, posture);
  turnUpperAndFore(model, ask, posture);
  turnHandAndFingers(model, ask, posture);
  return posture;
}

ArmAnswer answerOf(const ArmModel& model, const ArmAsk& ask) {
  ArmPosture posture = postureOf(model, ask);
  if (!posture.circle.canReach()) return {std::move(posture)};
  TreeMotion rest = restingTree(model.tree, posture.q);
  return answerOf(model, ask, std::move(posture), std::move(rest));
}

ArmAnswer answerOf(const ArmModel& model, const ArmAsk& ask, ArmPosture posture, TreeMotion motion) {
  ArmAnswer answer{std::move(posture), std::move(motion)};
  answer.net = netWrenches(model.tree, answer.motion, model.gravity, ask.weights);
  answer.share = shareOut({model.tree, model.muscles, model.muscled}, answer.motion, answer.net, ask.relief);
  answer.tension = answer.share.tension;
  if (ask.extra.size() == answer.tension.size()) answer.tension += ask.extra;
  answer.contact = jointContact(model.tree, answer.motion, model.muscles, answer.tension, answer.net);
  for (const ArmMuscle& muscle : model.muscles)
    answer.lines.push_back(lineOf(model.tree, answer.motion, muscle));
  return answer;
}

}  // namespace handhold
