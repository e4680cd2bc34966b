// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/hand_grip.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

struct Turns {
  double first = 0.0, last = 0.0;  ///< from where a joint begins to close to where it ends (rad from rest)
};

/// Of the joints of fingers: what people bend knuckles, middle and end joints by.
constexpr Turns kFingerTurns[] = {{-0.35, 1.45}, {-0.40, 1.75}, {-0.25, 1.25}};
/// The thumb first gives way, then closes back over the bar.
constexpr Turns kThumbTurns[] = {{0.0, 1.2}, {0.5, -1.3}, {0.2, -1.3}};
constexpr int kSteps = 48;
constexpr double kSkin = 0.0005;  // m; soft skin gives so much

/// In the plane across the bar, as complex numbers would have it.
Vector2 turned(const Vector2& v, double angle) {
  const double c = std::cos(angle), s = std::sin(angle);
  return {c * v.x() - s * v.y(), s * v.x() + c * v.y()};
}

double distance(const Vector2& from, const Vector2& way, const Vector2& point) {
  const double along = std::clamp((point - from).dot(way) / way.squaredNorm(), 0.0, 1.0);
  return (point - from - along * way).norm();
}

/// One finger across a bar: its segments one after the other, each turned with those before it.
class ClosingFinger {
 public:
  ClosingFinger(const Finger& finger, const Vector2& bar, double radius)
      : finger_(finger), bar_(bar), radius_(radius), base_(finger.joints[0].head<2>()) {}

  double close(std::size_t joint, const Turns& turns) {
    double angle = turns.first;
    for (int step = 1; step <= kSteps; ++step) {
      const double next = turns.first + (turns.last - turns.first) * step / kSteps;
      if (touches(joint, next)) break;
      angle = next;
    }
    settle(joint, angle);
    return angle;
  }

  /// As little as it takes to be clear of the bar.
  double giveWay(std::size_t joint, const Turns& turns) {
    int step = 0;
    const auto at = [&] { return turns.first + (turns.last - turns.first) * step / kSteps; };
    while (step < kSteps && touches(joint, at())) ++step;
    const double angle = at();
    settle(joint, angle);
    return angle;
  }

 private:
  Vector2 segment(std::size_t joint) const {
    const Vector3& end = joint + 1 < 3 ? finger_.joints[joint + 1] : finger_.tip;
    return (end - finger_.joints[joint]).head<2>();
  }

  bool touches(std::size_t joint, double angle) const {
    const Vector2 way = turned(segment(joint), before_ + angle);
    return distance(base_, way, bar_) < radius_ + finger_.radii[joint] - kSkin;
  }

  void settle(std::size_t joint, double angle) {
    before_ += angle;
    base_ += turned(segment(joint), before_);
  }

  const Finger& finger_;
  Vector2 bar_;
  double radius_;
  Vector2 base_;         ///< of the segment that is to be turned
  double before_ = 0.0;  ///< turn of the segments before it (rad)
};

/// Each segment in line with the hand.
std::array<double, 3> straight(const Finger& finger) {
  std::array<double, 3> angles{};
  double before = 0.0;
  for (std::size_t joint = 0; joint < 3; ++joint) {
    const Vector3 way = (joint + 1 < 3 ? finger.joints[joint + 1] : finger.tip) - finger.joints[joint];
    const double slope = std::atan2(way.y(), way.x());
    angles[joint] = before - slope;
    before = slope;
  }
  return angles;
}

}  // namespace

FingerAngles fingerAngles(const std::vector<Finger>& fingers, const HandGrip& grip, const Vector3& bar) {
  FingerAngles angles{};
  if (grip.pose == HandPose::Relaxed) return angles;
  for (std::size_t i = 0; i < std::min(fingers.size(), angles.size()); ++i) {
    const bool isThumb = i == 0;
    if (grip.pose == HandPose::Flat) {
      if (!isThumb) angles[i] = straight(fingers[i]);
      continue;
    }
    ClosingFinger finger(fingers[i], bar.head<2>(), grip.radius);
    const Turns* turns = isThumb ? kThumbTurns : kFingerTurns;
    angles[i][0] = isThumb ? finger.giveWay(0, turns[0]) : finger.close(0, turns[0]);
    for (std::size_t joint = 1; joint < 3; ++joint) angles[i][joint] = finger.close(joint, turns[joint]);
  }
  return angles;
}

}  // namespace handhold
