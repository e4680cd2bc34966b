// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/contact/contact.h"
#include "engine/math/types.h"
#include "engine/model/model.h"
#include "engine/motion/component_ways.h"
#include "engine/task/manoeuvre/manoeuvre.h"
#include "engine/task/objective.h"
#include "engine/task/water.h"

namespace handhold {

class TriangleSolid;

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
  /// Mesh: its triangles in its own axes, as large as it is (m), where somebody has read the file; no part of
  /// the task's text. Null: nothing keeps clear of it.
  std::shared_ptr<const TriangleSolid> solid = nullptr;
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

/// In whose axes a force and a moment are told: those of the world, or of the site with which they turn.
enum class LoadFrame { World, Site };

struct Load {
  std::string name;
  LoadKind kind = LoadKind::Force;
  std::string site = "chest";
  Vector3 force = Vector3::Zero();    ///< on the body, in the axes of `frame` (N)
  Vector3 moment = Vector3::Zero();   ///< likewise (N m)
  double mass = 0.0;                  ///< (kg)
  Vector3 com = Vector3::Zero();      ///< of the mass, in site axes from the site (m)
  Vector3 inertia = Vector3::Zero();  ///< principal, about its centre, in site axes (kg m^2)
  LoadFrame frame = LoadFrame::World;
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

/// How fast a site or a joint moves at one end of a stage.
struct GivenVelocity {
  std::string site;                  ///< empty: it is of the joint
  Vector3 linear = Vector3::Zero();  ///< of the site, in world (m/s)
  std::string joint;                 ///< empty: it is of the site
  double speed = 0.0;                ///< of the joint (rad/s)

  bool operator==(const GivenVelocity&) const = default;
};

/// The speed with which a stage begins or ends (002, 6.19 to 6.22).
struct StageVelocity {
  enum class Kind {
    Carried,  ///< whatever is best, the same in both stages; a motion's own ends are at rest then
    Rest,     ///< of the whole body
    Given     ///< of some sites or joints, the rest of the body as is best
  };
  Kind kind = Kind::Carried;
  std::vector<GivenVelocity> given = {};

  bool operator==(const StageVelocity&) const = default;
};

/// A part of a motion with a name: go there, grip, work, return. Stages follow each other without a pause.
struct Stage {
  std::string name;
  double duration = 1.0;  ///< (s) of the nominal duration
  StageVelocity start, end;
};

/// A state in which a motion begins or ends: taken as it is, at rest or not, held or in flight. No posture is
/// looked for there; how the body quickens is left to the motion.
struct GivenState {
  VectorX q, v;  ///< of the model
};

struct MotionSettings {
  MotionMethod method = MotionMethod::Kinematic;
  double duration = 2.0;  ///< (s)
  double framesPerSecond = 60.0;
  std::optional<double> maxSpeed;  ///< kinematic: of the fastest coordinate (m/s or rad/s); empty: none
  std::vector<ComponentTime> components;  ///< kinematic: all others move by duration and maxSpeed
  MotionObjective objective;
  std::optional<double> shortest, longest;  ///< predicted: bounds of a free duration (s); empty: it is given
  std::vector<HoldInterval> holds;
  std::vector<TimedTarget> targets;
  std::optional<GivenState> begin, end;  ///< predicted: empty: the best posture there
  std::vector<Stage> stages;             ///< their durations make up that of the motion; empty: it is one
  int controlPoints = 23;                ///< of each coordinate's curve
  int instants = 60;                     ///< at which the laws are enforced
  int degree = 5;                        ///< of the curves
  int iterations = 200;                  ///< predicted: the most of one search
  double tolerance = 2e-4;               ///< of the scaled optimality conditions and laws
  double settled = 2e-5;  ///< a search ends when the objective changes by a lesser part from step to step
};

/// What the engineer asks: a person, a place, where to hold, what to reach, what to carry.
struct Task {
  std::string name;
  std::string description;
  bool isForAnybody = false;  ///< any subject may do it: whom the file names is only who did it last
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
  std::optional<Water> water;          ///< what surrounds the body; empty: air, which does nothing
  std::optional<Vector3> watched;  ///< of an instant (watchfulTaskAt): what the eyes seek; empty: the work
};

/// Words for people and files.
std::string toString(TargetKind kind);
std::string toString(PathPace pace);
std::string toString(LoadKind kind);
std::string toString(LoadFrame frame);
std::string toString(Trim trim);
std::string toString(PropKind kind);
std::string toString(MotionMethod method);

}  // namespace handhold
