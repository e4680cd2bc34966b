// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/turning_finger.h"

#include <algorithm>
#include <limits>

namespace handhold {
namespace {

constexpr int kTouchHalvings = 6;
constexpr int kSegmentSamples = 6;  ///< along a segment

Vector3 sampleOf(const FingerSegment& segment, int i) {
  return segment.from + (segment.to - segment.from) * i / kSegmentSamples;
}

double distanceTo(const FingerSegment& segment, const Vector3& point) {
  const Vector3 way = segment.to - segment.from;
  const double along = std::clamp((point - segment.from).dot(way) / way.squaredNorm(), 0.0, 1.0);
  return (point - segment.from - along * way).norm() - segment.radius;
}

Matrix3 turnAbout(const Vector3& axis, double angle) {
  return Eigen::AngleAxisd(angle, axis).toRotationMatrix();
}

}  // namespace

std::array<FingerSegment, 3> segments(const Finger& finger, const std::array<Matrix3, 3>& turns) {
  std::array<FingerSegment, 3> result;
  Vector3 base = finger.joints[0];
  Matrix3 R = Matrix3::Identity();
  for (std::size_t joint = 0; joint < 3; ++joint) {
    R = R * turns[joint];
    result[joint] = {base, base + R * fingerBone(finger, joint), finger.radii[joint]};
    base = result[joint].to;
  }
  return result;
}

Vector3 fingerBone(const Finger& finger, std::size_t joint) {
  return (joint + 1 < 3 ? finger.joints[joint + 1] : finger.tip) - finger.joints[joint];
}

double FingerObstacles::distanceToHeld(const FingerSegment& segment) const {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i <= kSegmentSamples; ++i)
    least = std::min(least, held.distance(sampleOf(segment, i) - middle) - segment.radius);
  return least;
}

double FingerObstacles::distance(const FingerSegment& segment) const {
  double least = distanceToHeld(segment);
  for (int i = 0; i <= kSegmentSamples; ++i) {
    const Vector3 p = sampleOf(segment, i);
    if (hasPalm) least = std::min(least, palm.distance(p) - segment.radius);
    for (const FingerSegment& other : fingers) least = std::min(least, distanceTo(other, p) - segment.radius);
  }
  return least;
}

FingerSegment TurningFinger::segment(const Matrix3& turn) const {
  return {base_, base_ + R_ * turn * fingerBone(finger_, joint_), finger_.radii[joint_]};
}

void TurningFinger::settle(const Matrix3& turn) {
  base_ += R_ * turn * fingerBone(finger_, joint_);
  R_ = R_ * turn;
  turns_[joint_++] = turn;
}

bool TurningFinger::hasRoomBeyond(const Vector3& axis, const FingerRange& ranges,
                                  const FingerObstacles& obstacles) const {
  TurningFinger further = *this;
  while (further.joint_ < 3) {
    const Matrix3 back = turnAbout(axis, ranges[further.joint_].first);
    if (obstacles.distance(further.segment(back)) < -kSoftSkin) return false;
    further.settle(back);
  }
  return true;
}

double TurningFinger::close(const Vector3& axis, const FingerRange& ranges, const FingerObstacles& obstacles,
                            int steps) {
  const auto touches = [&](double angle) {
    return obstacles.distance(segment(turnAbout(axis, angle))) < -kSoftSkin;
  };
  const auto hasRoom = [&](double angle) {
    TurningFinger settled = *this;
    settled.settle(turnAbout(axis, angle));
    return settled.hasRoomBeyond(axis, ranges, obstacles);
  };
  const BendRange& range = ranges[joint_];
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
  settle(turnAbout(axis, free));
  return free;
}

}  // namespace handhold
