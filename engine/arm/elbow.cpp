// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/elbow.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_length.h"

namespace handhold {

namespace {

constexpr double kTouching = 1e-9;  // of both lengths: what rounding leaves between a point and a circle
constexpr double kAlong = 1e-7;     // of a unit vector's part across an axis, below which it lies along it

Vector3 across(const Vector3& v, const Vector3& axis) { return v - v.dot(axis) * axis; }

ElbowCase caseOf(const ElbowCircle& circle, double rounding) {
  if (circle.distance > circle.most + rounding) return ElbowCase::TooFar;
  if (circle.distance < circle.least - rounding) return ElbowCase::TooNear;
  if (circle.distance <= rounding) return ElbowCase::Sphere;
  if (circle.distance >= circle.most - rounding) return ElbowCase::Straight;
  if (circle.distance <= circle.least + rounding) return ElbowCase::Folded;
  return ElbowCase::Circle;
}

/// All lengths of a sentence in one unit.
std::string farSentence(const ElbowCircle& circle) {
  const auto told = [&](double metres) { return spokenLengthBeside(metres, circle.distance); };
  const std::string more = told(circle.distance - circle.most);
  return "The wrist would be " + told(circle.distance) + " from the shoulder, " + more +
         " farther than upper arm and forearm reach together (" + told(circle.most) +
         "): bring the target nearer by " + more;
}

std::string nearSentence(const ElbowCircle& circle) {
  const auto told = [&](double metres) { return spokenLengthBeside(metres, circle.least); };
  const std::string more = told(circle.least - circle.distance);
  return "The wrist would be " + told(circle.distance) + " from the shoulder, " + more +
         " nearer than upper arm and forearm can fold (" + told(circle.least) +
         "): take the target away by " + more;
}

}  // namespace

ElbowCircle elbowCircle(const Vector3& shoulder, const Vector3& wrist, const ArmLengths& lengths) {
  ElbowCircle circle;
  circle.distance = (wrist - shoulder).norm();
  circle.least = std::abs(lengths.upper - lengths.fore);
  circle.most = lengths.upper + lengths.fore;
  circle.kind = caseOf(circle, kTouching * circle.most);
  circle.centre = shoulder;
  if (circle.kind == ElbowCase::Sphere) {
    circle.radius = lengths.upper;
    return circle;
  }
  circle.axis = (wrist - shoulder).normalized();
  const double d = std::clamp(circle.distance, circle.least, circle.most);
  const double along = (d * d + lengths.upper * lengths.upper - lengths.fore * lengths.fore) / (2.0 * d);
  if (!circle.canReach()) return circle;
  circle.centre = shoulder + along * circle.axis;
  if (circle.isBent())
    circle.radius = std::sqrt(std::max(0.0, lengths.upper * lengths.upper - along * along));
  return circle;
}

std::string elbowSentence(const ElbowCircle& circle) {
  switch (circle.kind) {
    case ElbowCase::TooFar:
      return farSentence(circle);
    case ElbowCase::TooNear:
      return nearSentence(circle);
    case ElbowCase::Straight:
      return "The arm is straight: its elbow has one place. Bring the target nearer for a choice";
    case ElbowCase::Folded:
      return "The forearm lies back on the upper arm: the elbow has one place. Take the target away for a "
             "choice";
    case ElbowCase::Sphere:
      return "The wrist is in the shoulder and both parts are of one length: the elbow may be anywhere. Take "
             "the target away";
    default:
      return "The elbow may be anywhere on a circle of radius " + spokenLength(circle.radius);
  }
}

/// 0 of a sphere is taken as of a circle across `ahead`: the lowest place of all.
Vector3 elbowAt(const ElbowCircle& circle, double angle, const Bearings& bearings) {
  const Vector3 axis = circle.kind == ElbowCase::Sphere ? bearings.ahead : circle.axis;
  Vector3 zero = across(-bearings.up, axis);
  if (zero.norm() < kAlong) zero = across(-bearings.ahead, axis);
  zero.normalize();
  return circle.centre + circle.radius * (std::cos(angle) * zero + std::sin(angle) * axis.cross(zero));
}

double wristBend(const Vector3& elbow, const Vector3& wrist, const HandAxes& hand) {
  const Vector3 fore = wrist - elbow;
  return std::atan2(fore.cross(hand.x).norm(), fore.dot(hand.x));
}

LeastBent leastBentElbow(const ElbowCircle& circle, const Vector3& wrist, const HandAxes& hand) {
  LeastBent best;
  if (circle.kind == ElbowCase::Sphere) {
    best.elbow = circle.centre - circle.radius * hand.x;
  } else {
    const Vector3 h = across(hand.x, circle.axis);
    best.isAlikeEverywhere = circle.isBent() && h.norm() < kAlong;
    const Vector3 away = best.isAlikeEverywhere ? Vector3(across(-hand.z, circle.axis)) : h;
    best.elbow = circle.centre;
    if (circle.isBent()) best.elbow -= circle.radius * away.normalized();
  }
  best.bend = wristBend(best.elbow, wrist, hand);
  return best;
}

Vector3 printedElbow(const ElbowCircle& circle, const Vector3& wrist, const HandAxes& hand) {
  const double slope = hand.x.dot(circle.axis);
  if (std::abs(slope) < kAlong) return leastBentElbow(circle, wrist, hand).elbow;
  const Vector3 meeting = wrist + (circle.centre - wrist).dot(circle.axis) / slope * hand.x;
  const Vector3 towards = across(meeting - circle.centre, circle.axis);
  if (towards.norm() < kAlong * circle.most) return leastBentElbow(circle, wrist, hand).elbow;
  return circle.centre + circle.radius * towards.normalized();
}

}  // namespace handhold
