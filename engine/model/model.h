// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/typed_index.h"
#include "engine/math/types.h"

namespace handhold {

/// Which part of the body a joint moves; panels, plots and colours group by it.
enum class Limb { Spine, Head, RightArm, LeftArm, RightLeg, LeftLeg, Other };

struct StrengthCurves;  // strength_curve.h

/// One revolute joint of the dynamic tree. Joint i carries link i.
///
/// Link frames L are parallel to the base when every joint is at zero, so a joint is a constant offset and
/// a rotation about an axis that has the same coordinates in parent and child:
///   R_PL = Rot(axis, q),  p_PL = offset.
struct Joint {
  std::string name;
  std::string sense;  ///< in words, what moves where as the angle grows; empty: the file does not say
  LinkIndex parent;
  Vector3 offset = Vector3::Zero();    ///< p_PL, joint origin in the parent link's frame (m)
  Vector3 axis = Vector3::UnitZ();     ///< unit, in link axes
  double lower = -M_PI, upper = M_PI;  ///< (rad)
  double neutral = 0.0;                ///< where the passive spring is at rest (rad)
  double relaxed = 0.0;                ///< the comfortable angle under gravity (rad)
  double stiffness = 0.0;              ///< of the passive spring (N m / rad)
  double damping = 0.0;                ///< (N m s / rad)
  double friction = 0.0;       ///< of what is worn, friction tanh(rate / frictionRate) against it (N m)
  double frictionRate = 0.02;  ///< above which friction is nearly whole (rad/s)
  double torqueLower = -1e3, torqueUpper = 1e3;  ///< muscle torque limits (N m), at the best angle and still
  std::shared_ptr<const StrengthCurves> strength;  ///< how they vary (utilisation.h); none: they do not
  Limb limb = Limb::Other;
  LinkIndex mirror;         ///< the joint of the other side, itself for the spine
  double mirrorSign = 1.0;  ///< q of the mirrored posture = mirrorSign * q[mirror]
};

/// A rigid body fixed to a link.
struct Body {
  std::string name;
  LinkIndex link;
  double mass = 0.0;                  ///< (kg)
  Vector3 com = Vector3::Zero();      ///< centre of mass in link axes from the link origin (m)
  Matrix3 inertia = Matrix3::Zero();  ///< about the centre of mass, in link axes (kg m^2)
};

/// All bodies of one link together, about the link origin, in link axes.
struct LinkInertia {
  double mass = 0.0;
  Vector3 firstMoment = Vector3::Zero();  ///< mass times centre of mass (kg m)
  Matrix3 rotational = Matrix3::Zero();   ///< about the link origin (kg m^2)
};

/// A coordinate frame of the source, fixed to a link (Denavit-Hartenberg frames for human55).
struct Frame {
  std::string name;
  LinkIndex link;
  Pose X_LF;
};

/// A named place on the body. Hands: x to the fingers, y out of the palm, z along the grip axis.
/// Feet: x left, y up out of the ground, z to the toes. Head: z is the gaze. Others: link axes.
struct Site {
  std::string name;
  LinkIndex link;
  FrameIndex frame;  ///< the frame in which files give points of this site
  Pose X_LS;
};

/// A round part of the body, for keeping parts apart and out of props: all points within `radius` of the line
/// between two points fixed to a link.
struct Capsule {
  std::string name;
  LinkIndex link;
  Vector3 from = Vector3::Zero();  ///< in link axes from the link origin (m)
  Vector3 to = Vector3::Zero();    ///< likewise; the same point makes a sphere
  double radius = 0.0;             ///< (m)
};

/// What a hand's fingers hold against a pull, and either way along a bar (N). Of the source's skeleton after
/// 002 chapter 5.
struct HandGrip {
  double right = 540.0, left = 490.0;
  bool operator==(const HandGrip&) const = default;
};

/// A tree of one-degree joints on a base, as 001 section 2 derives it from an articulated body. Immutable.
///
/// q = (p_WB of the base origin, unit quaternion w x y z of R_WB, joint angles), 7 + n numbers.
/// v = (velocity of the base origin, angular velocity of the base, both in world axes, joint rates), 6 + n.
/// Generalized forces are dual to v. Joint i (1..n) has q[6 + i] and v[5 + i]. All SI.
struct Model {
  std::string name;
  std::vector<Joint> joints;  ///< joints[0] is the fictitious unpowered joint of the base
  std::array<bool, 6> baseFree{true, true, true, true, true, true};  ///< which base velocities are free
  std::vector<Body> bodies;
  std::vector<LinkInertia> links;  ///< one a joint, dummies are zero
  std::vector<Frame> frames;
  std::vector<Site> sites;
  std::vector<std::pair<std::string, SiteIndex>> roles;  ///< words of roles.h that sites of other names have
  std::vector<Capsule> capsules;                         ///< none: this model knows no collisions
  std::vector<std::array<int, 2>> capsulePairs;          ///< which capsules must stay apart
  double totalMass = 0.0;
  HandGrip grip;  ///< of the person: what contacts hold that tell no limit of their own
  std::string
      suit;  ///< name of what is worn, whose springs, friction and masses are counted in; mostly empty

  int linkCount() const { return static_cast<int>(joints.size()); }
  int jointCount() const { return linkCount() - 1; }
  int positionSize() const { return 7 + jointCount(); }
  int velocitySize() const { return 6 + jointCount(); }
  int degreesOfFreedom() const;  ///< free base velocities and joints

  /// -1 in the index where there is none of that name.
  LinkIndex findJoint(const std::string& jointName) const;
  FrameIndex findFrame(const std::string& frameName) const;
  /// By its name, or by the word of a role that it has.
  SiteIndex findSite(const std::string& siteName) const;

  VectorX zeroPosition() const;     ///< every joint at zero, base at the origin
  VectorX relaxedPosition() const;  ///< joints at their relaxed angles
  VectorX neutralPosition() const;  ///< joints where the springs are at rest
};

/// Where joint i (1..n) stands in q and in v.
constexpr int positionIndex(int joint) { return 6 + joint; }
constexpr int positionIndex(LinkIndex joint) { return positionIndex(static_cast<int>(joint)); }
constexpr int velocityIndex(int joint) { return 5 + joint; }
constexpr int velocityIndex(LinkIndex joint) { return velocityIndex(static_cast<int>(joint)); }

/// The same model with one more body, as when a tool is held. Recomputes links and total mass.
Model withBody(const Model& model, const Body& body);

/// Sums the bodies of each link into model.links and totalMass.
void gatherInertia(Model& model);

/// The mirror image of a posture in the plane x = 0 of the world.
VectorX mirrored(const Model& model, const VectorX& q);

/// q moved along the tangent vector dv (6 + n): position added, orientation exp(dv_rot) * R, angles added.
VectorX moved(const Model& model, const VectorX& q, const VectorX& dv);

/// The tangent vector that moves `from` to `to`; inverse of moved.
VectorX difference(const Model& model, const VectorX& from, const VectorX& to);

}  // namespace handhold
