// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/floating/planned_motion.h"

namespace handhold {

/// What is asked for, and how to run.
struct TraverseRequest : TraverseManoeuvre, PlanRun {
  std::vector<Load> carried;  ///< masses, as tasks have them
};

enum class PeriodKind { Starting, Middle, Ending };

/// One hand goes from bar to bar while the other holds.
struct TraversePeriod {
  PeriodKind kind = PeriodKind::Middle;
  ContactEnd moving = ContactEnd::LeftHand;
  int from = 0, to = 0, held = 0;                             ///< bars
  double begin = 0.0, liftOff = 0.0, touch = 0.0, end = 0.0;  ///< (s)
  double peakForce = 0.0;                                     ///< of a hand (N)
  double peakTorqueSum = 0.0;   ///< weighted sum of torques, 001 figure 15 (N m)
  double touchForce = 0.0;      ///< greatest force of a hand within a tenth of a second of the touch (N)
  double touchTorqueSum = 0.0;  ///< greatest weighted sum then (N m)
  double peakLoad = 0.0;        ///< of a joint, over its strength
  double touchSpeed = 0.0;      ///< at which the hand meets its bar (m/s)
  double touchImpulse = 0.0;    ///< of the bar on the hand that meets it, until it has stopped it (N s)
  double weightedWork = 0.0;    ///< (J)
};

struct TraversePlan : PlannedMotion {
  double speed = 0.0;     ///< bound of the torso's speed, where the shortest time was asked for (m/s)
  double rampTime = 0.0;  ///< likewise, of its ramps (s)
  std::vector<TraversePeriod> periods;
  double peakForce = 0.0;     ///< of a hand on a bar (N)
  double railLoad = 0.0;      ///< the same over the rail's limit
  double touchImpulse = 0.0;  ///< the greatest of all touches (N s)
  double meanSquaredLoad =
      0.0;  ///< mean over time of the squared loads of all joints: what prediction lowers
};

/// Two levels as in the source. Globally the torso follows a kinematic motion function with a speed bound; at
/// every time it is where that says, so periods fit together without stops. The hands' mean keeps pace with
/// it: in the starting period the left hand goes from bar 0 to 1, in a middle period one hand from bar i - 1
/// to i + 1 while the other holds bar i, in the ending period the last hand joins. A moving hand follows a
/// kinematic motion function of its own; arms by inverse kinematics. While one
/// hand moves there is no closed loop; while both hold they share the load best.
///
/// In joint space the periods are those of joint_space_way.h. The fastest is searched among speeds whose
/// ramps are shorter in proportion; without shoulder limits it is planned for a body that has none there.
///
/// With an approach speed a hand meets its bar at that speed, square to the plane of the holds, and the bar
/// stops it evenly in 0.03 s, in which palm and bar yield by a millimetre or two: its touch is a blow that
/// both hands, the arms and the trunk bear (touch_impact.h). Without one it touches at rest.
///
/// Hands hold as fixed grips: they bear moments about the bar by friction, too. Models whose arms cannot keep
/// a hand's full attitude (ladder13) let it turn about the bar against that friction.
TraversePlan planTraverse(const Model& model, const TraverseRequest& request);

}  // namespace handhold
