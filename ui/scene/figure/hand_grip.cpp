// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/hand_grip.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace handhold {
namespace {

/// What people bend knuckles, middle and end joints by. A hook's knuckles and a pinch's middle and end joints
/// hardly bend; on a surface they give way as far as they can.
constexpr FingerRange kFist{{{-0.35, 1.45}, {-0.40, 1.75}, {-0.25, 1.25}}};
constexpr FingerRange kHook{{{-0.35, 0.45}, {-0.40, 1.75}, {-0.25, 1.25}}};
constexpr FingerRange kPinch{{{-0.35, 1.35}, {-0.40, 0.45}, {-0.25, 0.25}}};
constexpr FingerRange kOnSurface{{{-0.70, 0.30}, {-0.42, 0.20}, {-0.25, 0.15}}};
constexpr FingerRange kAtEase{{{-0.70, 0.0}, {-0.42, 0.0}, {-0.25, 0.0}}};  ///< no farther than they hang
constexpr double kMostBack = 0.70;  ///< of the knuckle of a finger that points (rad)
constexpr FingerRange kThumb{{{0.0, 0.0}, {-0.35, 0.95}, {-0.35, 1.20}}};

/// An end joint bends two thirds as far as the middle one (Rijpkema and Girard, Computer animation of
/// knowledge-based human grasping, 1991), and what it lies on bends it by so much more (rad).
constexpr double kEndShare = 2.0 / 3.0, kEndMore = 0.4;
/// Farther from its neighbour's tip than so much of its own length the tip of a finger stands out.
constexpr double kStandsOut = 0.8;

constexpr int kFingerSteps = 40, kThumbSteps = 14, kShareSteps = 20;

/// The palm, as what closed fingers lie on, in the hand's axes (m): of a hand whose grip is as far from the
/// wrist.
HeldSolid palmOf(const Vector3& middle) {
  const double scale = middle.x() / 0.07497;
  HeldSolid solid;
  solid.form = HeldSolid::Form::Box;
  solid.p_GS = scale * Vector3(0.030, -0.0085, 0.0);
  solid.half = scale * Vector3(0.050, 0.020, 0.045);
  return solid;
}

/// Of a finger's joints from rest (rad).
using Bends = std::array<double, 3>;

/// First segments lie at the palm.
FingerObstacles metBy(std::size_t joint, FingerObstacles obstacles) {
  obstacles.hasPalm = obstacles.hasPalm && joint > 0;
  return obstacles;
}

Bends closed(const Finger& finger, const FingerRange& range, const FingerObstacles& obstacles) {
  TurningFinger turning(finger);
  FingerRange within = range;
  Bends bends{};
  for (std::size_t joint = 0; joint < 3; ++joint) {
    if (joint == 2)
      within[2].last = std::clamp(kEndShare * bends[1] + kEndMore, range[2].first, range[2].last);
    bends[joint] = turning.close(Vector3::UnitZ(), within, metBy(joint, obstacles), kFingerSteps);
  }
  return bends;
}

/// About the palm's normal, from where a finger points at rest to where the middle one does. Ligaments let
/// bent knuckles spread no more: closed fingers lie side by side, and none passes through another.
Matrix3 besideMiddle(const Finger& finger, const Finger& middle) {
  const auto spread = [](const Finger& one) {
    const Vector3 way = one.tip - one.joints[0];
    return std::atan2(way.z(), way.x());
  };
  return Eigen::AngleAxisd(spread(finger) - spread(middle), Vector3::UnitY()).toRotationMatrix();
}

/// Turned about its knuckle.
Finger turnedAside(Finger finger, const Matrix3& aside) {
  const Vector3 knuckle = finger.joints[0];
  for (Vector3* place : {&finger.joints[1], &finger.joints[2], &finger.tip}) {
    const Vector3 away = *place - knuckle;
    *place = knuckle + aside * away;
  }
  return finger;
}

/// From rest, of a finger that is turned aside and bends about the hand's z axis.
std::array<Matrix3, 3> turnsOf(const Bends& bends, const Matrix3& aside) {
  std::array<Matrix3, 3> turns;
  for (std::size_t joint = 0; joint < 3; ++joint)
    turns[joint] =
        aside.transpose() * Eigen::AngleAxisd(bends[joint], Vector3::UnitZ()).toRotationMatrix() * aside;
  turns[0] = aside * turns[0];
  return turns;
}

/// A finger that is turned aside, and how it is bent.
struct BentFinger {
  Finger finger;
  Bends bends{};

  std::array<FingerSegment, 3> parts() const { return segments(finger, turnsOf(bends, Matrix3::Identity())); }

  bool standsOutBeside(const BentFinger& neighbour) const {
    double length = 0.0;
    for (std::size_t joint = 0; joint < 3; ++joint) length += fingerBone(finger, joint).norm();
    return (parts()[2].to - neighbour.parts()[2].to).norm() > kStandsOut * length;
  }

  /// Of any segment in what is in its way, at least what skin gives (m).
  double depth(const FingerObstacles& obstacles) const {
    const auto now = parts();
    double deepest = kSoftSkin;
    for (std::size_t joint = 0; joint < 3; ++joint)
      deepest = std::max(deepest, -metBy(joint, obstacles).distance(now[joint]));
    return deepest;
  }
};

/// What a finger touches as soon as it begins to close leaves it straight. It goes with its closed neighbour
/// then, as far as it comes no deeper into anything than it is.
void tuckBeside(const BentFinger& neighbour, BentFinger& own, const FingerObstacles& obstacles) {
  if (!own.standsOutBeside(neighbour)) return;
  const double allowed = own.depth(obstacles);
  for (int k = kShareSteps; k > 0; --k) {
    BentFinger shared{own.finger, neighbour.bends};
    for (double& bend : shared.bends) bend *= double(k) / kShareSteps;
    if (shared.standsOutBeside(neighbour)) return;
    if (shared.depth(obstacles) > allowed) continue;
    own = shared;
    return;
  }
}

/// Every segment in one direction.
std::array<Matrix3, 3> inLine(const Finger& finger, const Vector3& direction) {
  const auto turn = [](const Vector3& from, const Vector3& to) {
    return Quaternion::FromTwoVectors(from, to).toRotationMatrix();
  };
  return {turn(fingerBone(finger, 0), direction), turn(fingerBone(finger, 1), fingerBone(finger, 0)),
          turn(fingerBone(finger, 2), fingerBone(finger, 1))};
}

/// Straight in a direction or, where something lies there, turned back from it as far as it takes.
std::array<Matrix3, 3> pointing(const Finger& finger, const Vector3& direction,
                                const FingerObstacles& obstacles) {
  constexpr int kSteps = 28;
  std::array<Matrix3, 3> turns{};
  for (int k = 0; k <= kSteps; ++k) {
    const Eigen::AngleAxisd back(-kMostBack * k / kSteps, Vector3::UnitZ());
    turns = inLine(finger, back * direction);
    const auto parts = segments(finger, turns);
    const auto isFree = [&](const FingerSegment& part) {
      return obstacles.distanceToHeld(part) >= -kSoftSkin;
    };
    if (std::ranges::all_of(parts, isFree)) break;
  }
  return turns;
}

/// The thumb's root turns about the hand's long axis, which brings it over the palm, and bends across the
/// palm; its two joints bend like the latter.
class ThumbSearch {
 public:
  ThumbSearch(const std::vector<Finger>& fingers, const FingerObstacles& obstacles, HandPose pose)
      : thumb_(fingers[0]),
        obstacles_(obstacles),
        isAgainst_(pose != HandPose::Flat && pose != HandPose::Hook && pose != HandPose::Relaxed),
        isAround_(pose == HandPose::Closed),
        at_(fingers[0].joints[0]) {
    const Vector3 &thumb = thumb_.joints[1], &index = fingers[1].joints[0];
    const Vector3 palmar = 0.25 * thumb_.radii[0] * Vector3::UnitY();
    web_ = {(at_ + thumb + index) / 3.0 + palmar, 0.5 * (thumb + index) + palmar};
    bend_ = Vector3::UnitY() -
            fingerBone(thumb_, 0) * fingerBone(thumb_, 0).y() / fingerBone(thumb_, 0).squaredNorm();
    bend_.normalize();
  }

  std::array<Matrix3, 3> find() {
    for (double over = kLeastOver; over <= kMostOver; over += kStep)
      for (double bent = kLeastBent; bent <= kMostBent; bent += kStep) attempt(over, bent);
    return best_;
  }

 private:
  static constexpr double kLeastOver = -0.75, kMostOver = 1.36, kLeastBent = -1.05, kMostBent = 0.46;
  static constexpr double kStep = 0.15;       // rad
  static constexpr double kUsualOver = 0.9;   ///< of a thumb that opposes (rad)
  static constexpr double kUsualAside = 2.5;  ///< of the tip from the root along what is held, in radii
  /// What is as bad as a turn by 1 rad: so far within something, so far off what is to be touched, so far
  /// aside along a bar instead of around it, so far behind the grip's middle instead of opposite the fingers
  /// (m). What is out of reach counts as `kOutOfReach`.
  static constexpr double kWithin = 0.0004, kOff = 0.006, kAside = 0.02, kBehind = 0.01, kOutOfReach = 0.03;

  void attempt(double over, double bent) {
    const Matrix3 root =
        (Eigen::AngleAxisd(-over, Vector3::UnitX()) * Eigen::AngleAxisd(bent, bend_)).toRotationMatrix();
    TurningFinger turning(thumb_);
    turning.settle(root);
    for (std::size_t joint = 1; joint < 3; ++joint)
      if (isAgainst_)
        turning.close(bend_, kThumb, obstacles_, kThumbSteps);
      else
        turning.settle(Matrix3::Identity());
    const double usual = isAgainst_ ? kUsualOver : 0.0;
    double cost = (over - usual) * (over - usual) + bent * bent;
    const auto parts = segments(thumb_, turning.turns());
    const auto addWithin = [&](double depth) {
      if (depth > 0.0) cost += depth * depth / (kWithin * kWithin);
    };
    for (const Vector3& skin : web_)
      addWithin(-obstacles_.held.distance(0.5 * (skin + root * (skin - at_) + at_) - obstacles_.middle));
    for (const FingerSegment& part : parts) addWithin(-obstacles_.distance(part) - kSoftSkin);
    if (isAgainst_) {
      const double off = std::min(obstacles_.distanceToHeld(parts[2]), kOutOfReach);
      const double touch = std::min(obstacles_.distance(parts[2]), kOutOfReach);
      cost += (off * off + touch * touch) / (kOff * kOff);
      const double aside = std::max(0.0, parts[2].to.z() - at_.z() - kUsualAside * thumb_.radii[0]);
      if (isAround_) cost += aside * aside / (kAside * kAside);
      const double behind = std::max(0.0, obstacles_.middle.y() - parts[2].to.y());
      cost += behind * behind / (kBehind * kBehind);
    }
    if (cost >= least_) return;
    least_ = cost;
    best_ = turning.turns();
  }

  const Finger& thumb_;
  const FingerObstacles& obstacles_;
  bool isAgainst_, isAround_;
  Vector3 at_;  ///< its root
  std::array<Vector3, 2>
      web_;  ///< skin between thumb and index finger, which follows half of the root's turn
  Vector3 bend_;
  double least_ = std::numeric_limits<double>::infinity();
  std::array<Matrix3, 3> best_{Matrix3::Identity(), Matrix3::Identity(), Matrix3::Identity()};
};

const FingerRange& rangeOf(HandPose pose) {
  switch (pose) {
    case HandPose::Flat:
      return kOnSurface;
    case HandPose::Hook:
      return kHook;
    case HandPose::Pinch:
      return kPinch;
    case HandPose::Relaxed:
      return kAtEase;
    default:
      return kFist;
  }
}

/// What solvers leave of a grip that is held is none of its changes.
GrippingHand rounded(GrippingHand grip) {
  constexpr double kPerUnit = 1e4;
  grip.held.R_GS = (kPerUnit * grip.held.R_GS).array().round() / kPerUnit;
  grip.held.p_GS = (kPerUnit * grip.held.p_GS).array().round() / kPerUnit;
  return grip;
}

}  // namespace

HandTurns openHands() { return {openFingers(), openFingers()}; }

HandTurns GripMemory::of(const Figure& figure, const HandGrips& hands) {
  HandTurns turns = openHands();
  const auto middle = figure.points.find("r_grip_centre");
  if (middle == figure.points.end()) return turns;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const GrippingHand grip = rounded(hands[i]);
    auto found = std::ranges::find(known_, grip, [](const auto& known) { return known.first; });
    if (found == known_.end()) {
      if (known_.size() == kMost) known_.erase(known_.begin());
      known_.emplace_back(grip, fingerTurns(figure.fingers, grip, middle->second.local));
      found = std::prev(known_.end());
    }
    turns[i] = found->second;
  }
  return turns;
}

FingerTurns openFingers() {
  FingerTurns turns;
  for (auto& finger : turns) finger.fill(Matrix3::Identity());
  return turns;
}

FingerTurns fingerTurns(const std::vector<Finger>& fingers, const GrippingHand& grip, const Vector3& middle) {
  FingerTurns turns = openFingers();
  const bool isEmpty = grip.held.form == HeldSolid::Form::None;
  if ((grip.pose == HandPose::Relaxed && isEmpty) || fingers.size() != turns.size()) return turns;
  const bool closes = grip.pose != HandPose::Flat && grip.pose != HandPose::Relaxed;
  const FingerObstacles obstacles{grip.held, middle, closes, palmOf(middle)};
  std::array<BentFinger, 5> bent{};
  for (const std::size_t i : {2, 1, 3, 4}) {  // from the middle one to both sides
    const Finger& finger = fingers[i];
    if (grip.pose == HandPose::Pointing && i == 1) {
      turns[i] = pointing(finger, fingers[2].tip - finger.joints[0], obstacles);
    } else if (grip.pose == HandPose::Flat && isEmpty) {
      turns[i] = inLine(finger, Vector3(fingerBone(finger, 0).x(), 0.0, fingerBone(finger, 0).z()));
    } else {
      const Matrix3 aside = closes ? besideMiddle(finger, fingers[2]) : Matrix3(Matrix3::Identity());
      bent[i].finger = turnedAside(finger, aside);
      bent[i].bends = closed(bent[i].finger, rangeOf(grip.pose), obstacles);
      if (closes && i != 2) tuckBeside(bent[i == 4 ? 3 : 2], bent[i], obstacles);
      turns[i] = turnsOf(bent[i].bends, aside);
    }
  }
  FingerObstacles met = obstacles;
  met.hasPalm = false;
  for (std::size_t i = 1; i < 3; ++i)
    for (const FingerSegment& segment : segments(fingers[i], turns[i])) met.fingers.push_back(segment);
  turns[0] = ThumbSearch(fingers, met, grip.pose).find();
  return turns;
}

}  // namespace handhold
