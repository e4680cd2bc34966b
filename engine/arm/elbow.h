// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/arm/attitude.h"

namespace handhold {

/// Where the elbow can be for a wrist that is given (004, 3.1, 3.3.3 to 3.3.5).
enum class ElbowCase {
  Circle,
  Straight,  ///< one point: the arm is at full stretch
  Folded,    ///< one point: the forearm lies back on the upper arm
  TooFar,    ///< none
  TooNear,   ///< none: the longer of both cannot fold back so far
  Sphere     ///< the wrist in the shoulder, both of one length: everywhere
};

/// The places of the elbow, a circle about the line from shoulder to wrist. The document has the sense of its
/// cases reversed: there is a circle for |l_upper - l_fore| < |wrist| < l_upper + l_fore.
struct ElbowCircle {
  ElbowCase kind = ElbowCase::Circle;
  Vector3 centre = Vector3::Zero(), axis = Vector3::UnitX();
  double radius = 0.0;             ///< m
  double distance = 0.0;           ///< of the wrist from the shoulder (m)
  double least = 0.0, most = 0.0;  ///< distances that can be reached (m)

  bool canReach() const { return kind != ElbowCase::TooFar && kind != ElbowCase::TooNear; }
  /// Whether upper arm and forearm lie in a plane of their own.
  bool isBent() const { return kind == ElbowCase::Circle; }
};

struct ArmLengths {
  double upper = 0.0, fore = 0.0;  ///< m
};

ElbowCircle elbowCircle(const Vector3& shoulder, const Vector3& wrist, const ArmLengths& lengths);

/// What the case means, how far it is from a circle and what to do: one sentence without its full stop.
std::string elbowSentence(const ElbowCircle& circle);

/// The elbow at an angle about the axis from the lowest place (004, 3.1); where the axis is upright and all
/// are of one height, from the hindmost (the document's second rule: least x).
Vector3 elbowAt(const ElbowCircle& circle, double angle, const Bearings& bearings = {});

/// How the hand lies: along it from wrist to fingers, and where its palm looks. Unit vectors, across each
/// other.
struct HandAxes {
  Vector3 x = Vector3::UnitX(), z = Vector3::UnitZ();
};

/// An elbow with the angle between forearm and hand (0: in one line).
struct LeastBent {
  Vector3 elbow = Vector3::Zero();
  double bend = 0.0;               ///< rad
  bool isAlikeEverywhere = false;  ///< every elbow bends the wrist as much: the forward bend was taken
};

/// The elbow that bends the wrist least: E = C - rho h/|h|, with h the part of the hand's x in the circle's
/// plane. (The document takes the place nearest to where the hand's line meets the plane; that is the MOST
/// bent where they meet on the fingers' side, and none where they are parallel.) Only a hand along the axis
/// leaves it open: then the forearm lies in the plane of the hand's x and z, bent forward, towards the palm.
LeastBent leastBentElbow(const ElbowCircle& circle, const Vector3& wrist, const HandAxes& hand);

/// Angle between the forearm's direction and the hand's (rad).
double wristBend(const Vector3& elbow, const Vector3& wrist, const HandAxes& hand);

/// The document's own rule (3.3.5), beside which ours can be put: nearest to where line and plane meet; as
/// the least bent where they do not.
Vector3 printedElbow(const ElbowCircle& circle, const Vector3& wrist, const HandAxes& hand);

}  // namespace handhold
