// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/dynamics/composite.h"
#include "engine/dynamics/data.h"
#include "engine/motion/joint_trajectory.h"
#include "engine/motion/posture_curve.h"
#include "engine/planning/manoeuvre/floating/limb_reach.h"

namespace handhold {

enum class Ramp {
  SpeedUp,  ///< from rest to the given momentum at the end
  SlowDown  ///< from the given momentum at the beginning to rest
};

/// A body that holds on with some limbs while its momentum grows from nothing, or fades, as the velocity in
/// the first phase of 001's bounded motion function: h(t) = h_full u^2 (3 - 2u). The centre of mass runs
/// straight, so what the contacts give is one force along one line and, for the turn, one moment; both begin
/// and end at zero. The base moves as that asks, limbs by inverse kinematics:  A_b V + A_j q'_limbs(V) = h.
class RampPhase {
 public:
  struct Settings {
    Ramp ramp = Ramp::SpeedUp;
    std::vector<ReachGoal> holds;
    Pose edge;                       ///< X_WB at the end: in full speed, or at rest
    double duration = 1.0;           ///< (s)
    double samplesPerSecond = 80.0;  ///< of the posture; a fifth of that tells what reaches and what does not
    double settled = 1e-11;          ///< of joints (rad), and a hundred times of the full momentum
    std::function<bool()> goOn;      ///< asked between rounds; false leaves the last one
  };

  /// The model, with what it carries, must outlive it.
  RampPhase(const Model& model, const VectorX& rest, const Settings& settings);

  /// Whether holds come near enough to being reached for a momentum to be worth looking for: false where some
  /// are missed by far as the base goes straight along. `linear`: momentum where the speed is full.
  bool begin(const Vector3& linear);

  /// Linear and, about the centre of mass, angular; where the speed is full. Starts from the last answer.
  /// Returns the momentum that is missed at most, over the full linear one (angular: over 1 m).
  double setMomentum(const Momentum& full);

  /// q at a time from the phase's begin (s).
  VectorX postureAt(double time) const;
  /// Joints where the speed is full, with their derivatives by time.
  JointState jointsAtSpeed() const;
  /// X_WB where the speed is full.
  Pose baseAtSpeed() const;
  /// How far the holds are missed at most (m, rad).
  double worstMiss() const { return worstMiss_; }
  bool missesTurn() const { return missesTurn_; }  ///< by most, not a place
  /// Whether it was given up at once, because they are missed by far.
  bool isFarOut() const { return isFarOut_; }

  double duration() const { return settings_.duration; }

 private:
  double shareAt(double time) const;
  double wayAt(double time) const;
  double timeOf(int sample) const { return settings_.duration * sample / (count() - 1); }
  int count() const { return static_cast<int>(postures_.size()); }
  const PostureCurve& curve() const;
  void guess();
  bool guessesFarOut();
  double reach(int sample);
  void remember(double miss);
  void reachAll();
  double improve();
  Vector6 correction(int sample, const VectorX& rates, double& missed);

  const Model& model_;
  Settings settings_;
  VectorX rest_;
  LimbReach reach_;
  Data data_;
  Momentum full_;
  std::vector<VectorX> postures_;         ///< at equal steps
  std::vector<LimbReach::Start> starts_;  ///< of the limbs, there
  std::vector<MatrixX> limbRates_;        ///< joint rates by base velocities, there
  PostureRates rates_;
  MatrixX fromEnd_;  ///< velocities at the samples to ways from the end
  mutable std::optional<PostureCurve>
      curve_;  ///< through the postures; empty: not asked for since they moved
  double worstMiss_ = 0.0;
  bool missesTurn_ = false, isFarOut_ = false, isBegun_ = false;
};

}  // namespace handhold
