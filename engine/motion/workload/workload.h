// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/motion/motion.h"

namespace handhold {

/// Shares of strength above which time is counted.
constexpr std::array<double, 3> kStrengthShares{0.3, 0.5, 0.8};

/// What one instant costs (001 section 7).
struct WorkloadSample {
  double time = 0.0;            ///< (s)
  double weightedTorque = 0.0;  ///< (a) sum of |tau|, a third where tau and rate oppose each other (N m)
  double translational = 0.0;   ///< (b) kinetic energy of the segments (J)
  double rotational = 0.0;      ///< (b) (J)
  double spring = 0.0;          ///< in the joints' passive springs (J)
  double potential = 0.0;       ///< of gravity (J)
  double generated = 0.0;       ///< (c) power of joints that work, >= 0 (W)
  double absorbed = 0.0;        ///< (c) power of joints that brake, <= 0 (W)
  double transferred = 0.0;     ///< (c) power that passes joints from segment to segment, >= 0 (W)
  double weightedPower = 0.0;   ///< (c) |power|, a third where it is negative (W)
  double contactPower = 0.0;    ///< of contacts and loads on the body (W)
  double frictionPower = 0.0;   ///< of what is worn at the joints, <= 0 (W)
  double jerk = 0.0;            ///< (d) sum of |d qddot / dt| of the joints (rad/s^3)
  double peakLoad = 0.0;        ///< greatest |tau| / strength of a joint

  double mechanical() const { return translational + rotational; }
  double stored() const { return mechanical() + spring + potential; }
};

/// Load and work of one joint or of the joints of one limb over the whole motion.
struct Effort {
  std::string name;
  double positiveWork = 0.0;          ///< (J) >= 0
  double negativeWork = 0.0;          ///< (J) <= 0
  double peakTorque = 0.0;            ///< |tau|; the greatest of a limb's joints (N m)
  double peakLoad = 0.0;              ///< over strength on the side it acts; the greatest of a limb's joints
  double meanLoad = 0.0;              ///< mean over time, and over a limb's joints
  std::array<double, 3> timeAbove{};  ///< above kStrengthShares; of a limb: any of its joints (s)
};

/// Greatest and mean force and moment of one contact while it holds.
struct ContactEffort {
  std::string name;
  double peakForce = 0.0, meanForce = 0.0;    ///< (N)
  double peakMoment = 0.0, meanMoment = 0.0;  ///< (N m)
  double time = 0.0;                          ///< for which it is listed (s)
};

struct WorkloadTotals {
  double duration = 0.0;        ///< (s)
  double weightedTorque = 0.0;  ///< integral of (a) (N m s)
  double positiveWork = 0.0;    ///< of the joints (J)
  double negativeWork = 0.0;    ///< (J) <= 0
  double transferred = 0.0;     ///< (J)
  double weightedWork = 0.0;    ///< integral of the weighted power (J)
  double contactWork = 0.0;     ///< (J)
  double frictionWork = 0.0;    ///< of what is worn at the joints (J)
  double energyChange = 0.0;    ///< of everything stored (J)
  double energyGap = 0.0;    ///< joint, contact and friction work - energyChange: zero but for sampling (J)
  double squaredJerk = 0.0;  ///< half the integral of the sum of squared jerk (rad^2/s^5)
  double peakLoad = 0.0;     ///< greatest |tau| / strength
  double peakTime = 0.0;     ///< when (s)
  std::string peakJoint;
};

/// The cost of a motion.
///
/// Readings of 001 section 7 where its print is ambiguous:
/// - (a) and the power it calls transferred: omega_i is the rate of joint i, so that the sign tells whether
/// the
///   muscle shortens; both are summed with the weight one third for negative work.
/// - (b) has the energies "of the joint i": they belong to segment i, since joints have no mass.
/// - (c) tau_i (omega_{i+1} - omega_i): omega_i and omega_{i+1} are the angular velocities of the segments
///   before and after joint i about its axis, so the difference is the joint's rate whatever the numbering of
///   the tree. The part of the power that leaves one segment and enters the other, without being made or
///   lost, is |tau_i| min(|omega_i|, |omega_{i+1}|) where both have the same sign, else zero (Robertson and
///   Winter); the printed sum under that heading weighs power instead, here weightedPower.
/// - (d) J_i are signed; summed as printed they would cancel, so their absolute values are summed. The total
/// is
///   the integral of half their squares, the criterion of Hogan that the source cites.
struct Workload {
  std::vector<WorkloadSample> curve;  ///< one entry a frame
  MatrixX translational, rotational;  ///< of each segment: links x frames (J)
  std::vector<Effort> joints;         ///< one a joint
  std::vector<Effort> limbs;          ///< those that the model has
  std::vector<ContactEffort> contacts;
  WorkloadTotals totals;
};

/// Of any motion with torques; tau carries the passive springs, as everywhere. Frames with sizes that are not
/// the model's throw InputError. Gravity in world axes (m/s^2).
Workload workloadOf(const Model& model, const Motion& motion, const Vector3& gravity);

/// "right arm", as the summary names limbs.
std::string limbWords(Limb limb);

}  // namespace handhold
