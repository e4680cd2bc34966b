// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/hand_grip.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace handhold {
namespace {

struct Turns {
  double first = 0.0, last = 0.0;  ///< from where a joint begins to close to where it ends (rad from rest)
};
using FingerRange = std::array<Turns, 3>;

/// What people bend knuckles, middle and end joints by. A hook's knuckles and a pinch's middle and end joints
/// hardly bend; on a surface they give way as far as they can.
constexpr FingerRange kFist{{{-0.35, 1.45}, {-0.40, 1.75}, {-0.25, 1.25}}};
constexpr FingerRange kHook{{{-0.35, 0.45}, {-0.40, 1.75}, {-0.25, 1.25}}};
constexpr FingerRange kPinch{{{-0.35, 1.35}, {-0.40, 0.45}, {-0.25, 0.25}}};
constexpr FingerRange kOnSurface{{{-0.70, 0.30}, {-0.42, 0.20}, {-0.25, 0.15}}};
constexpr FingerRange kAtEase{{{-0.70, 0.0}, {-0.42, 0.0}, {-0.25, 0.0}}};  ///< no farther than they hang
constexpr double kMostBack = 0.70;  ///< of the knuckle of a finger that points (rad)
constexpr FingerRange kThumb{{{0.0, 0.0}, {-0.35, 0.95}, {-0.35, 1.20}}};

constexpr int kFingerSteps = 40, kThumbSteps = 14, kTouchHalvings = 6;
constexpr int kSegmentSamples = 6;  ///< along a segment

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

double between(const FingerSegment& segment, const Vector3& point) {
  const Vector3 way = segment.to - segment.from;
  const double along = std::clamp((point - segment.from).dot(way) / way.squaredNorm(), 0.0, 1.0);
  return (point - segment.from - along * way).norm() - segment.radius;
}

/// What a finger must not pass through, in the hand's axes.
struct Obstacles {
  HeldSolid held;  ///< from `middle`
  Vector3 middle = Vector3::Zero();
  bool hasPalm = false;
  HeldSolid palm;
  std::vector<FingerSegment> fingers = {};

  double distanceToHeld(const FingerSegment& segment) const {
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i <= kSegmentSamples; ++i)
      least = std::min(least, held.distance(at(segment, i) - middle) - segment.radius);
    return least;
  }

  double distance(const FingerSegment& segment) const {
    double least = distanceToHeld(segment);
    for (int i = 0; i <= kSegmentSamples; ++i) {
      const Vector3 p = at(segment, i);
      if (hasPalm) least = std::min(least, palm.distance(p) - segment.radius);
      for (const FingerSegment& other : fingers) least = std::min(least, between(other, p) - segment.radius);
    }
    return least;
  }

  static Vector3 at(const FingerSegment& segment, int i) {
    return segment.from + (segment.to - segment.from) * i / kSegmentSamples;
  }
};

Vector3 way(const Finger& finger, std::size_t joint) {
  return (joint + 1 < 3 ? finger.joints[joint + 1] : finger.tip) - finger.joints[joint];
}

/// One finger whose joints are settled one after the other.
class TurningFinger {
 public:
  explicit TurningFinger(const Finger& finger) : finger_(finger), base_(finger.joints[0]) {}

  FingerSegment segment(const Matrix3& turn) const {
    return {base_, base_ + R_ * turn * way(finger_, joint_), finger_.radii[joint_]};
  }

  void settle(const Matrix3& turn) {
    base_ += R_ * turn * way(finger_, joint_);
    R_ = R_ * turn;
    turns_[joint_++] = turn;
  }

  /// Turns the next joint about `axis` until its segment touches, less where those beyond it, turned back as
  /// far as they go, have no room.
  void close(const Vector3& axis, const FingerRange& ranges, const Obstacles& obstacles, int steps) {
    const auto turn = [&](double angle) { return Eigen::AngleAxisd(angle, axis).toRotationMatrix(); };
    const auto touches = [&](double angle) { return obstacles.distance(segment(turn(angle))) < -kSoftSkin; };
    const auto hasRoom = [&](double angle) {
      TurningFinger further = *this;
      further.settle(turn(angle));
      while (further.joint_ < 3) {
        const Matrix3 back = turn(ranges[further.joint_].first);
        if (obstacles.distance(further.segment(back)) < -kSoftSkin) return false;
        further.settle(back);
      }
      return true;
    };
    const Turns& range = ranges[joint_];
    const double step = (range.last - range.first) / steps;
    double free = range.first, next = range.first;
    for (int k = 1; k <= steps && !touches(next); ++k) {
      free = next;
      next = range.first + k * step;
    }
    const bool isFree = !touches(next);
    for (int k = 0; k < kTouchHalvings && !isFree; ++k) {
      const double middle = 0.5 * (free + next);
      (touches(middle) ? next : free) = middle;
    }
    if (isFree) free = next;
    for (double back = free; back > range.first && !hasRoom(free); back -= step) free = back;
    settle(turn(free));
  }

  const std::array<Matrix3, 3>& turns() const { return turns_; }

 private:
  const Finger& finger_;
  std::size_t joint_ = 0;
  Matrix3 R_ = Matrix3::Identity();
  Vector3 base_;
  std::array<Matrix3, 3> turns_{Matrix3::Identity(), Matrix3::Identity(), Matrix3::Identity()};
};

std::array<Matrix3, 3> closed(const Finger& finger, const FingerRange& range, const Obstacles& obstacles) {
  TurningFinger turning(finger);
  for (std::size_t joint = 0; joint < 3; ++joint) {
    Obstacles met = obstacles;
    met.hasPalm = obstacles.hasPalm && joint > 0;
    turning.close(Vector3::UnitZ(), range, met, kFingerSteps);
  }
  return turning.turns();
}

/// Every segment in one direction.
std::array<Matrix3, 3> inLine(const Finger& finger, const Vector3& direction) {
  const auto turn = [](const Vector3& from, const Vector3& to) {
    return Quaternion::FromTwoVectors(from, to).toRotationMatrix();
  };
  return {turn(way(finger, 0), direction), turn(way(finger, 1), way(finger, 0)),
          turn(way(finger, 2), way(finger, 1))};
}

/// Straight in a direction or, where something lies there, turned back from it as far as it takes.
std::array<Matrix3, 3> pointing(const Finger& finger, const Vector3& direction, const Obstacles& obstacles) {
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
  ThumbSearch(const std::vector<Finger>& fingers, const Obstacles& obstacles, HandPose pose)
      : thumb_(fingers[0]),
        obstacles_(obstacles),
        isAgainst_(pose != HandPose::Flat && pose != HandPose::Hook && pose != HandPose::Relaxed),
        isAround_(pose == HandPose::Closed),
        at_(fingers[0].joints[0]) {
    const Vector3 &thumb = thumb_.joints[1], &index = fingers[1].joints[0];
    const Vector3 palmar = 0.25 * thumb_.radii[0] * Vector3::UnitY();
    web_ = {(at_ + thumb + index) / 3.0 + palmar, 0.5 * (thumb + index) + palmar};
    bend_ = Vector3::UnitY() - way(thumb_, 0) * way(thumb_, 0).y() / way(thumb_, 0).squaredNorm();
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
  /// aside along a bar instead of around it (m). What is out of reach counts as `kOutOfReach`.
  static constexpr double kWithin = 0.0004, kOff = 0.006, kAside = 0.02, kOutOfReach = 0.03;

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
    }
    if (cost >= least_) return;
    least_ = cost;
    best_ = turning.turns();
  }

  const Finger& thumb_;
  const Obstacles& obstacles_;
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

std::array<FingerSegment, 3> segments(const Finger& finger, const std::array<Matrix3, 3>& turns) {
  std::array<FingerSegment, 3> result;
  Vector3 base = finger.joints[0];
  Matrix3 R = Matrix3::Identity();
  for (std::size_t joint = 0; joint < 3; ++joint) {
    R = R * turns[joint];
    result[joint] = {base, base + R * way(finger, joint), finger.radii[joint]};
    base = result[joint].to;
  }
  return result;
}

FingerTurns fingerTurns(const std::vector<Finger>& fingers, const GrippingHand& grip, const Vector3& middle) {
  FingerTurns turns = openFingers();
  const bool isEmpty = grip.held.form == HeldSolid::Form::None;
  if ((grip.pose == HandPose::Relaxed && isEmpty) || fingers.size() != turns.size()) return turns;
  const bool closes = grip.pose != HandPose::Flat && grip.pose != HandPose::Relaxed;
  Obstacles obstacles{grip.held, middle, closes, palmOf(middle)};
  for (std::size_t i = 1; i < turns.size(); ++i) {
    const Finger& finger = fingers[i];
    if (grip.pose == HandPose::Pointing && i == 1)
      turns[i] = pointing(finger, fingers[2].tip - finger.joints[0], obstacles);
    else if (grip.pose == HandPose::Flat && isEmpty)
      turns[i] = inLine(finger, Vector3(way(finger, 0).x(), 0.0, way(finger, 0).z()));
    else
      turns[i] = closed(finger, rangeOf(grip.pose), obstacles);
  }
  Obstacles met = obstacles;
  met.hasPalm = false;
  for (std::size_t i = 1; i < 3; ++i)
    for (const FingerSegment& segment : segments(fingers[i], turns[i])) met.fingers.push_back(segment);
  turns[0] = ThumbSearch(fingers, met, grip.pose).find();
  return turns;
}

}  // namespace handhold
