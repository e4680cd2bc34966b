// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include "engine/model/roles.h"
#include "engine/motion/joint_trajectory.h"
#include "engine/planning/manoeuvre/flight.h"
#include "engine/planning/manoeuvre/flight_size.h"
#include "engine/planning/manoeuvre/floating/head_aim.h"
#include "engine/planning/manoeuvre/floating/ramp_phase.h"

namespace handhold {

/// Where the feet point at the wall before the push.
enum class FlightFacing {
  Forward,  ///< along the world's z, as the body stands
  Flight  ///< so that the line of flight lies before or behind: ankles lean the body that way, not to a side
};

/// Freedom that a flight leaves its planner.
struct FlightLayout {
  double lean = 0.0;     ///< of the body at the wall: 0 upright, 1 along the line of flight, more beyond it
  double centred = 0.0;  ///< share of a stroke at a rail that lies beyond where the hands are comfortable
  double toesOut =
      0.0;  ///< by which each foot points outwards at the wall (rad): hips turn inwards but little
  FlightFacing facing = FlightFacing::Forward;
  double width = 1.0;   ///< share of the asked distance between the hands at which they hold the rail
  double crouch = 0.0;  ///< by which the hips are lower when the feet leave the wall (m)
  double spread = 0.0;  ///< by which the feet stand farther apart at the wall (m)
  double twist = 0.0;   ///< of the pelvis over the feet when they leave the wall, about up (rad)
  /// Of the hands at rest from where they are comfortable before the body (m).
  Vector3 handShift = Vector3::Zero();
  double mostPush = 1.0, mostCatch = 1.0;            ///< strokes are no longer (m)
  std::shared_ptr<const JointTrajectory> turn = {};  ///< that limbs make in flight; null: none
};

/// The body at ease with no joint above the legs at its limit, so that all can move either way; legs are as
/// straight as they are at ease.
VectorX flightEase(const Model& model);

/// Where hands and feet hold at push and catch, and where the base is then: in full speed at the end of the
/// push, at rest at the end of the catch.
class FlightStance {
 public:
  /// `loaded` is the model with what it carries. All must outlive this. Throws InputError when the model
  /// lacks the sites.
  FlightStance(const Model& model, const Model& loaded, const FlightRequest& request,
               const FlightLayout& layout);

  const RampPhase::Settings& push() const { return push_; }
  const RampPhase::Settings& grab() const { return grab_; }
  double facing() const { return facing_; }  ///< of the feet, about up from the world's z (rad)
  double handWidth() const { return layout_.width * request_.handWidth; }                ///< on the rail (m)
  double pushStroke() const { return std::min(request_.pushStroke, layout_.mostPush); }  ///< (m)
  double catchStroke() const { return std::min(request_.catchStroke, layout_.mostCatch); }  ///< (m)
  /// In flight; face and trunk turned to where the rail is on the last part of the way, but where limbs turn
  /// the body in between.
  const VectorX& rest() const { return rest_; }
  /// The same while hands or feet hold, the face turned to the rail from there.
  const VectorX& restOf(const RampPhase::Settings& settings) const {
    return settings.ramp == Ramp::SpeedUp ? pushRest_ : grabRest_;
  }

  /// With the joints of the limbs that hold where the phase has its edge.
  VectorX heldPosture(const RampPhase::Settings& settings) const;
  Vector3 centreOf(const VectorX& q) const;
  /// The contacts of a phase, named after what is held.
  Task heldTask(const RampPhase::Settings& settings, const char* name) const;

 private:
  void pushFromWall();
  Vector3 besideToes(const Vector3& way, const VectorX& end) const;
  double facingOf(const Vector3& goal) const;
  ReachGoal foot(BodySide side) const;
  struct Bar {
    Vector3 middle, axis;
    double width;  ///< between the hands (m)
  };
  RampPhase::Settings railHold(const Bar& bar, const Quaternion& attitude) const;
  ReachGoal hand(BodySide side, const Vector3& place, const Vector3& along) const;
  void takeComfortableGrip(RampPhase::Settings& settings) const;
  void centre();
  void lookAtRail();
  VectorX withEyesOnRail(const Pose& X_WB, AimedBy parts) const;
  Contact handContact(const ReachGoal& goal, const std::string& name) const;
  void addToes(const ReachGoal& goal, const std::string& name, Task& task) const;

  const Model& model_;
  const Model& loaded_;
  const FlightRequest& request_;
  const FlightLayout layout_;
  const FlightSize size_;
  mutable Data data_;
  VectorX rest_, pushRest_, grabRest_;
  double facing_ = 0.0;
  RampPhase::Settings push_, grab_;
};

}  // namespace handhold
