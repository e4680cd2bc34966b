// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/math/types.h"
#include "engine/model/model.h"
#include "engine/task/manoeuvre.h"

namespace handhold {

enum class PropKind { Floor, Bar, Ladder, Box, Mesh, Cabin };

/// A thing of the scene. It is drawn and it may carry contacts; of the laws only the clearance knows it.
struct Prop {
  std::string name;
  PropKind kind = PropKind::Box;
  Vector3 position = Vector3::Zero();  ///< p_WP of its centre (m); a floor's height is its y
  Quaternion orientation =
      Quaternion::Identity();             ///< R_WP; a bar lies along its own x, a ladder climbs its y
  Vector3 size = Vector3(1.0, 1.0, 1.0);  ///< box, cabin: edges; bar: length, diameter; ladder: width, height
  double spacing = 0.305;                 ///< ladder: from rung to rung (m)
  double diameter = 0.032;                ///< ladder: of a rung (m)
  std::string file;                       ///< mesh: path relative to the task file
};

/// How a hand or a foot holds on.
enum class ContactKind {
  Grip,       ///< hand round a bar, free to turn about it
  FixedGrip,  ///< hand clamped in position and orientation
  Palm,       ///< flat hand against a surface: pushes only, friction
  Foot,       ///< ball of the foot on a surface: pushes only, friction
  FlatFoot,   ///< heel and ball on a surface, the load shared between them
  Restraint   ///< foot clamped both ways, as in a foot loop or socket
};

/// Which person's end holds.
enum class ContactEnd { RightHand, LeftHand, RightFoot, LeftFoot };

struct ContactLimits {
  double pull = 540.0;   ///< grips: away from the palm's surface, fingers hold (N)
  double push = 1000.0;  ///< into the palm or the sole (N)
  double shear = 540.0;  ///< grips and restraints: along the surface or the bar, each axis (N)
  double moment = 15.0;  ///< each axis that can carry one (N m)
  double turn = 0.0;     ///< grips: about the bar, by the hand's friction on it (N m); 0: it turns freely
};

/// What a contact moves with during a motion: a door, a lever or a wheel that turns about an axis while the
/// contact holds, by the kinematic motion function of 001.
struct Hinge {
  Vector3 point = Vector3::Zero();  ///< of the axis, in world (m)
  Vector3 axis = Vector3::UnitY();  ///< along it
  double angle = 0.0;               ///< from the beginning to the end of the hold (rad)
  double resistance = 0.0;  ///< moment against the turn at its greatest speed, less in proportion (N m)
  double inertia = 0.0;     ///< of what turns, about the axis (kg m^2)
  double friction = 0.0;    ///< moment against the turn, the same at any speed (N m)
  double damping = 0.0;     ///< moment against the turn for each unit of its speed (N m s / rad)
  std::vector<std::string> with = {};  ///< props that turn along, beside the one that the contact touches
};

struct Contact {
  std::string name;
  ContactKind kind = ContactKind::Grip;
  ContactEnd end = ContactEnd::RightHand;
  std::string site;                    ///< the site that touches; empty: the usual one of kind and end
  Vector3 position = Vector3::Zero();  ///< where it touches, in world (m)
  Vector3 axis = Vector3::UnitX();     ///< grips: along the bar; others: surface normal towards the body
  std::optional<Vector3> heading;      ///< where fingers or toes point; empty: free, but for clamped kinds
  double friction = 0.6;
  ContactLimits limits;
  bool pinned = true;  ///< false: released, it neither holds nor carries
  std::string prop;    ///< the prop that it touches, for moving them together
  std::optional<Hinge> hinge;
};

enum class TargetKind { Point, Line, Plane, Circle, Path, Orientation, Gaze };

/// How a site goes along a path: anywhere on it at any time, or from the first to the last point in the time
/// of the target, by the kinematic motion function of 001.
enum class PathPace { Free, Given };

/// Something that a site should do besides the contacts.
struct Target {
  std::string name;
  TargetKind kind = TargetKind::Point;
  std::string site = "hip_centre";
  Vector3 position = Vector3::Zero();    ///< point; of line, plane, path; centre; what is looked at (m)
  Vector3 direction = Vector3::UnitY();  ///< along the line, normal of the plane or circle
  Quaternion orientation = Quaternion::Identity();  ///< R_WS wanted
  bool mustHold = true;                             ///< false: a wish with a weight
  double weight = 1.0;
  double radius = 0.5;  ///< of the circle (m)
  /// Points that a path passes in this order, from `position`, in world axes (m).
  std::vector<Vector3> path = {};
  PathPace pace = PathPace::Free;
};

enum class LoadKind { Force, Mass };

struct Load {
  std::string name;
  LoadKind kind = LoadKind::Force;
  std::string site = "chest";
  Vector3 force = Vector3::Zero();    ///< on the body, in world axes (N)
  Vector3 moment = Vector3::Zero();   ///< (N m)
  double mass = 0.0;                  ///< (kg)
  Vector3 com = Vector3::Zero();      ///< of the mass, in site axes from the site (m)
  Vector3 inertia = Vector3::Zero();  ///< principal, about its centre, in site axes (kg m^2)
};

/// Weights of the goals; zero switches a goal off. The defaults make the mix that looks like a person.
struct Objective {
  double displacement = 0.0;      ///< distance from the relaxed posture (002 eq 5.1)
  double torque = 0.0;            ///< sum of squared torque (002 eq 5.2)
  double normalizedTorque = 1.0;  ///< sum of squared torque over its limit (002 eq 5.6)
  double greatestTorque = 0.0;    ///< the largest normalized torque, a true minimum of the maximum
  double discomfort = 1.0;        ///< distance from the relaxed posture in parts of each joint's range
  double upright = 1.0;           ///< gaze at what the hands do, or level; head and trunk upright
  double symmetry = 1.0;          ///< even load on mirrored contacts and limbs

  bool operator==(const Objective&) const = default;
};

/// Laws that may be switched off to see what binds. Equilibrium and contacts always hold.
struct Laws {
  bool jointLimits = true;
  bool torqueLimits = true;
  bool contactLimits = true;
  bool friction = true;
  bool clearance = false;  ///< the body keeps out of itself and of props (002 eq 7.1)

  bool operator==(const Laws&) const = default;
};

/// How a motion is found: along the kinematic motion function, or predicted under all laws.
enum class MotionMethod { Kinematic, Predicted };

/// What a predicted motion minimises: means over time of what Objective lists, and goals that only a motion
/// has; zero switches a goal off.
struct MotionObjective {
  Objective body{.discomfort = 0.2, .upright = 0.3, .symmetry = 0.0};
  double nearest = 0.0;     ///< distance from the first guess (002's fifth)
  double work = 0.0;        ///< absolute mechanical power of the joints (100 W)
  double jerk = 1e-4;       ///< squared third derivative of the coordinates (rad^2 or m^2 over s^6)
  double torqueRate = 0.0;  ///< squared change of torque over its limit (1/s^2)
  double duration = 0.0;    ///< the time it takes (s), where it is free

  bool operator==(const MotionObjective&) const = default;
};

/// A contact holds from one time to another; contacts without an entry hold all the time.
struct HoldInterval {
  std::string contact;
  double from = 0.0, to = 0.0;  ///< (s) of the nominal duration
};

/// A target that holds at one time or during an interval of the motion.
struct TimedTarget {
  Target target;
  double from = 0.0, to = 0.0;  ///< (s) of the nominal duration
};

struct MotionSettings {
  MotionMethod method = MotionMethod::Kinematic;
  double duration = 2.0;  ///< (s)
  double framesPerSecond = 60.0;
  std::optional<double> maxSpeed;  ///< kinematic: of the fastest coordinate (m/s or rad/s); empty: none
  MotionObjective objective;
  std::optional<double> shortest, longest;  ///< predicted: bounds of a free duration (s); empty: it is given
  std::vector<HoldInterval> holds;
  std::vector<TimedTarget> targets;
  int controlPoints = 23;  ///< of each coordinate's curve
  int instants = 60;       ///< at which the laws are enforced
  int degree = 5;          ///< of the curves
};

/// What the engineer asks: a person, a place, where to hold, what to reach, what to carry.
struct Task {
  std::string name;
  std::string description;
  std::string model = "human55";  ///< a shipped model's name or a path relative to the task file
  Vector3 gravity = Vector3(0.0, -9.80665, 0.0);
  std::vector<Prop> props;
  std::vector<Contact> contacts;
  std::vector<Target> targets;
  std::vector<Load> loads;
  Objective objective;
  Laws laws;
  VectorX start;  ///< start posture q of the model; empty: relaxed
  MotionSettings motion;
  std::optional<Manoeuvre> manoeuvre;  ///< weightless, planned as a whole instead of the motion
};

/// The site a contact touches with: its own, or the usual one of its kind and end ("r_grip", "l_ball", ...).
std::string contactSite(const Contact& contact);

/// How much a hand that grips with a force (N) holds back a bar of a diameter (m) from turning in it (N m):
/// 002 chapter 5 limits the moment about the bar "by the strength of the hand and the friction". The grip is
/// taken as one force of that size between bar and hand.
double frictionTurn(double grip, double friction, double diameter);

/// What a contact of that kind can carry unless told otherwise: grips 540 N right and 490 N left (002 chapter
/// 5), foot restraints what their socket bears, 1219 N and 475 N m.
ContactLimits usualLimits(ContactKind kind, ContactEnd end);

/// Words for people and files: "grip", "foot", "right hand".
std::string toString(ContactKind kind);
std::string toString(ContactEnd end);
std::string toString(TargetKind kind);
std::string toString(PathPace pace);
std::string toString(LoadKind kind);
std::string toString(PropKind kind);
std::string toString(MotionMethod method);

}  // namespace handhold
