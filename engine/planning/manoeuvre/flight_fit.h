// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <optional>

#include "engine/planning/manoeuvre/flight_joints.h"
#include "engine/planning/manoeuvre/flight_stance.h"
#include "engine/planning/manoeuvre/floating/phase_frames.h"

namespace handhold {

/// How much is worked out.
enum class FlightDetail {
  Verdict,  ///< whether it works, at instants far apart, up to the first law that is broken: for searches
  Rough,    ///< what it breaks, at such instants
  Whole     ///< the motion
};

/// Of a rough look (1/s): samples of push and catch, and looks at their loads.
inline constexpr PhaseDensity kRoughDensity{40.0, 20.0};
inline constexpr double kRoughStepRate = 30.0;  // a second, of the integration where joints move
/// Of the planner's time: what is done when the momentum fits.
inline constexpr double kFitShare = 0.6;
inline constexpr double kStanceReached = 1e-6;  // m

/// One layout of a flight: push, flight and catch, and the momentum with which the body arrives in the
/// attitude that is asked for.
class FlightFit {
 public:
  /// Model and request must outlive it.
  FlightFit(const Model& model, const FlightRequest& request, const FlightLayout& layout,
            FlightDetail detail);

  /// False where no momentum fits, where feet or hands do not reach, or where it was stopped.
  bool solve();

  const Model& loaded() const { return loaded_; }  ///< with what is carried
  const FlightStance& stance() const { return stance_; }
  const RampPhase& push() const { return *push_; }
  const RampPhase& grab() const { return *catch_; }
  const KeptMomentum& kept() const { return kept_; }
  double worstMiss() const { return std::max(push_->worstMiss(), catch_->worstMiss()); }  ///< (m, rad)
  double flightWay() const { return flightWay_; }    ///< of the centre of mass (m)
  double flightTime() const { return flightTime_; }  ///< (s)
  /// Of the free flight; after a fit of feet and hands that reach.
  const FlightJoints& joints() const { return *joints_; }
  FloatSettings flightSettings() const;

 private:
  Model loadedModel() const;
  std::unique_ptr<RampPhase> phaseOf(RampPhase::Settings settings) const;
  bool isStopped() const { return request_.stop.stop_requested(); }
  VectorX fitOnce(const VectorX& angular);
  VectorX withJoints(const Pose& base, const JointState& joints) const;

  const Model& model_;
  const FlightRequest& request_;
  const std::shared_ptr<const JointTrajectory> turn_;  ///< that limbs make in flight
  const bool isRough_;
  const Model loaded_;
  const FlightStance stance_;
  std::unique_ptr<RampPhase> push_, catch_;
  KeptMomentum kept_;
  double missed_ = 0.0;  ///< of it, by push and catch
  double flightWay_ = 0.0, flightTime_ = 0.0;
  std::optional<FlightPace> pace_;
  std::unique_ptr<FlightJoints> joints_;
};

}  // namespace handhold
