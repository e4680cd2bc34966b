// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>

#include "engine/math/types.h"

namespace handhold {

// What a weightless manoeuvre is asked for. Axes: x to the left, y up, z forward, of the body at the start or
// of the world as each says; the planners behind them are in planning/manoeuvre.

enum class TurnGoal {
  Shortest,    ///< within limits, speeds and share of strength
  LeastTorque  ///< the smallest share of strength that does it in the time given
};

enum class TurnLimbs { Legs, LegsAndArms };

/// The three steps of a cycle of 001 section 4 (figures 7 to 10) as they are told: lifting, twisting and
/// closing the legs.
struct TurnSteps {
  double front = 0.5;  ///< tilt of a lifted leg from the body's long axis where it points forward (rad)
  double side = 0.5;   ///< where it points to its side (rad)
  double back = 0.5;   ///< where it points backward (rad)
  double twist = 2.0;  ///< through which the lifted legs twist; its sign is that of the body's turn (rad)
  double arms = 1.2;   ///< tilt of the arms, where they help (rad)
  std::array<double, 3> durations{1.0, 1.0, 1.0};  ///< of the steps (s)
  std::array<double, 3> maxSpeeds{};               ///< of every joint in a step (rad/s); 0: no bound

  bool operator==(const TurnSteps&) const = default;
};

/// "Turn me by an angle about an axis", floating at rest without holds (001 section 4).
struct TurnManoeuvre {
  Vector3 axis = Vector3::UnitY();    ///< in the body's axes: x left, y up, z forward; y turns to the left
  double angle = 1.5707963267948966;  ///< (rad), either sign
  TurnGoal goal = TurnGoal::Shortest;
  TurnLimbs limbs = TurnLimbs::Legs;  ///< with LegsAndArms the arms help where that is better
  double strengthShare = 0.5;         ///< of every joint's torque limit, 0 to 1
  double maxSpeed = 4.0;              ///< of every joint (rad/s)
  std::optional<double> time;         ///< that the turn may take (s); LeastTorque without: twice the shortest
  std::optional<int> cycles;          ///< of each part; without, as many as are best
  /// That cycle instead of planned ones, `cycles` times (else once), about up or left as the axis says; of
  /// the others only the limbs count.
  std::optional<TurnSteps> steps;

  bool operator==(const TurnManoeuvre&) const = default;
};

enum class TraverseAlong {
  Rungs,  ///< bars across the way: a ladder
  Rail    ///< places on one bar along the way: a handrail
};

enum class TraversePace {
  Even,        ///< the torso speeds up once, runs evenly and stops once
  StopAtRungs  ///< it rests whenever a hand has arrived
};

enum class TraverseMethod {
  Kinematic,  ///< two levels, hands along ways in space
  Predicted,  ///< that, with the same holds at the same times, improved for the least normalized torque
  JointSpace  ///< as the source has it: joints by the kinematic motion function from one end of a period,
              ///< where inverse kinematics gives their angles, to the other
};

enum class TraverseGoal {
  AsAsked,  ///< at the speed asked for
  Fastest   ///< as fast as all limits let it: the greatest workload that is possible
};

/// Hand over hand along a ladder or a handrail, legs free (001 section 5). The way goes along the world's y
/// from y = 0, holds lie in the plane z = 0, the person is before them at negative z and faces them.
struct TraverseManoeuvre {
  TraverseAlong along = TraverseAlong::Rungs;
  int rungs = 6;           ///< spacings to go, two or more
  double spacing = 0.305;  ///< (m)
  double speed = 0.25;     ///< bound of the torso's speed (m/s)
  double rampTime = 1.5;   ///< in which the torso speeds up and slows down (s)
  TraversePace pace = TraversePace::Even;
  TraverseMethod method = TraverseMethod::Kinematic;
  TraverseGoal goal = TraverseGoal::AsAsked;
  double jointSpeed = 4.0;     ///< bound of every joint on ways in joint space (rad/s)
  bool shoulderLimits = true;  ///< false: without the shoulders' ranges and strengths, as 001 figure 15
  double holdShare = 0.2;      ///< of a period in which both hands hold, 0 to 0.8
  double handHeight = -0.1;    ///< of the hands' mean beyond the shoulders, along the way (m)
  double handWidth = 0.42;     ///< between the hands across the way (m)
  double distance = 0.32;      ///< of the shoulders from the plane of the holds (m)
  double clearance = 0.06;     ///< by which a moving hand leaves that plane (m)
  double approachSpeed = 0.0;  ///< at which a hand meets its bar, which stops it (m/s); 0: it comes to rest
  Quaternion attitude =
      Quaternion::Identity();  ///< of the torso; without a turn it faces the holds, head first
  double railLimit = 556.0;    ///< that a bar bears (N): 125 lbf, assumed

  bool operator==(const TraverseManoeuvre&) const = default;
};

/// A mass strapped to the person and taken along a handrail, or a ladder, hand over hand, and stopped.
struct CarryManoeuvre : TraverseManoeuvre {
  CarryManoeuvre();
  double mass = 200.0;  ///< (kg)
  double size = 0.6;    ///< edge of the cube behind the back, of even density (m)

  bool operator==(const CarryManoeuvre&) const = default;
};

enum class PushFrom {
  Wall,  ///< the plane y = 0, with the toes of both feet
  Rail   ///< a bar along x through the origin, with both hands
};

/// Push off, fly free, catch a rail with both hands and come to rest. The person begins upright in the
/// world's axes (x left, y up, z forward) at the origin and flies head first or as the rail lies.
struct FlightManoeuvre {
  PushFrom from = PushFrom::Wall;
  Vector3 rail = Vector3(0.0, 2.8, 0.4);         ///< middle of the hands on the rail (m)
  Vector3 railAxis = Vector3::UnitX();           ///< direction of the bar
  Quaternion attitude = Quaternion::Identity();  ///< R_WB wanted at rest at the rail
  double speed = 0.35;                           ///< of the centre of mass in flight (m/s)
  double pushStroke = 0.2, catchStroke = 0.2;    ///< ways on which it speeds up and slows down (m)
  double handWidth = 0.42;                       ///< on the bar (m)
  double railLimit = 556.0;                      ///< that a bar bears (N): 125 lbf, assumed

  bool operator==(const FlightManoeuvre&) const = default;
};

enum class ToolHands { Right, Left, Both };
enum class RestrainedFeet { Right, Left, Both };

/// Holding still in a foot restraint while the hands pull a tool. The plate lies in y = 0, the restrained
/// foot at x = 0 (both feet on either side of it) with its toes forward, z.
struct HoldManoeuvre {
  Vector3 pull = Vector3(0.0, 0.0, 100.0);  ///< force of the tool on the hands, all together (N)
  Vector3 tool = Vector3(0.0, 1.1, 0.45);   ///< where the hands hold it (m)
  Vector3 handle = Vector3::UnitX();        ///< direction of its handle
  ToolHands hands = ToolHands::Right;
  RestrainedFeet feet = RestrainedFeet::Both;
  double handWidth = 0.3;  ///< between two hands on the handle (m)
  double stance = 0.3;     ///< between two feet (m)

  bool operator==(const HoldManoeuvre&) const = default;
};

/// The kinds, in the order of the variant below.
enum class ManoeuvreKind { Orient, Ladder, Flight, Hold, Carry };
using Manoeuvre =
    std::variant<TurnManoeuvre, TraverseManoeuvre, FlightManoeuvre, HoldManoeuvre, CarryManoeuvre>;

/// What a kind of manoeuvre is called; all else hangs on its type (overloads that std::visit chooses).
struct ManoeuvreRow {
  ManoeuvreKind kind = ManoeuvreKind::Orient;
  const char* word = "";   ///< in files and commands
  const char* title = "";  ///< of its results
  const char* deed = "";   ///< in lists, with what it is
  const char* tip = "";
  bool takesMasses = false;  ///< along; the others have no place for loads
};

/// Every kind, in the order of ManoeuvreKind.
inline constexpr std::array<ManoeuvreRow, std::variant_size_v<Manoeuvre>> kManoeuvreRows{
    {{ManoeuvreKind::Orient, "orient", "Turn", "Turn without holds", "Floating free, by moving the legs"},
     {ManoeuvreKind::Ladder, "ladder", "Ladder", "Traverse a ladder", "Hand over hand, legs free", true},
     {ManoeuvreKind::Flight, "flight", "Flight", "Fly to a rail",
      "Push off, fly, catch a rail and come to rest", true},
     {ManoeuvreKind::Hold, "hold", "Hold", "Hold at a workstation",
      "Still in a foot restraint against the pull of a tool"},
     {ManoeuvreKind::Carry, "carry", "Carry", "Carry a mass along a rail",
      "Hand over hand with a box on the back, and stop it", true}}};

constexpr const ManoeuvreRow& rowOf(ManoeuvreKind kind) {
  return kManoeuvreRows[static_cast<std::size_t>(kind)];
}

inline ManoeuvreKind kindOf(const Manoeuvre& manoeuvre) {
  return static_cast<ManoeuvreKind>(manoeuvre.index());
}

/// One of that kind with its usual numbers.
Manoeuvre usualManoeuvre(ManoeuvreKind kind);

/// Words for people and files: "orient", "least torque", "stop at rungs".
std::string toString(ManoeuvreKind kind);
std::string toString(TurnGoal goal);
std::string toString(TurnLimbs limbs);
std::string toString(TraverseAlong along);
std::string toString(TraversePace pace);
std::string toString(TraverseMethod method);
std::string toString(TraverseGoal goal);
std::string toString(PushFrom from);
std::string toString(ToolHands hands);
std::string toString(RestrainedFeet feet);

}  // namespace handhold
