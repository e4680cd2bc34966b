// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Cholesky>
#include <optional>
#include <vector>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/momentum.h"
#include "engine/simulation/contact_impulse.h"
#include "engine/simulation/simulation_settings.h"
#include "engine/simulation/support_rows.h"
#include "engine/simulation/torque_source.h"
#include "engine/task/water_body.h"

namespace handhold {

/// A spring and a damper between a point of the body and a point in the world, as a hand on the mouse.
struct DragSpring {
  LinkIndex link;
  Vector3 p_L = Vector3::Zero();   ///< in link axes from the link origin (m)
  Vector3 goal = Vector3::Zero();  ///< in world (m)
  double stiffness = 1500.0;       ///< (N/m)
  double damping = 150.0;          ///< (N s/m)
  double greatestForce = 1000.0;   ///< of the spring (N)
};

/// What the equations of motion give at one instant.
struct Evaluation {
  VectorX vdot;
  VectorX tau;              ///< of the muscles, base rows zero
  VectorX force;            ///< of the rows of the closed supports
  double effort = 0.0;      ///< sum of |tau| over the joints (N m)
  double correction = 0.0;  ///< the part that was not known beforehand, likewise
  bool contactsSolved = true;
  EnergyFlow power;  ///< without impacts, which have no duration
};

/// Of a gripping hand's friction on its bar at a time, in world axes on the body (N m).
Vector3 rubbingMoment(const Support& support, double time, const TorqueSource& source);

/// The equations of motion of a body with its loads, on its supports:
///   (1) (M + armature) vdot + h = tau + passive joints + water + J_load^T w + J^T f,
///   (2) J vdot = -Jdot v for closed supports, with the inequalities of contact_impulse.h,
/// solved for vdot and f through the Delassus matrix J M^-1 J^T (Featherstone, Rigid Body Dynamics
/// Algorithms, section 8.4). Along surfaces a speed left over is asked to fade within kCreepTime.
class SupportedBody {
 public:
  SupportedBody(const Model& model, const Task& task, const SimulationSettings& settings, const VectorX& q);
  SupportedBody(const SupportedBody&) = delete;
  SupportedBody& operator=(const SupportedBody&) = delete;

  /// The person with the masses that the task lets them carry.
  const Model& model() const { return model_; }
  Data& data() { return data_; }
  const PassiveJoints& passive() const { return passive_; }
  const SupportRows& rows() const { return rows_; }
  const std::vector<Support>& supports() const { return supports_; }
  /// Changes which supports count; closes and opens at will.
  void setState(int support, SupportState state);
  Support& support(int index) { return supports_[index]; }

  void setGravity(const Vector3& gravity) { gravity_ = gravity; }
  const Vector3& gravity() const { return gravity_; }
  void setDrag(const std::optional<DragSpring>& drag) { drag_ = drag; }
  const std::optional<DragSpring>& drag() const { return drag_; }
  /// Speeds along surfaces fade in this time (s); not below the step of an explicit scheme.
  void setCreepTime(double seconds) { creepTime_ = seconds; }

  /// Leaves the poses of the state in data().
  void evaluate(const BodyState& state, const TorqueSource& source, Evaluation& result);

  /// Greatest offset of what is held and depth of what touches (m, rad), at the poses in data().
  double drift();
  /// The same of what is held alone.
  double driftOfHolds();
  /// Moves q back to where it is held and out of what it touches, by the least kinetic distance, in at most
  /// `steps` Newton steps. False when what is held stays away.
  bool projectPosition(VectorX& q, int steps);
  /// Stops v in its closed supports, or lets it bounce where `bouncing` says so. Never gains kinetic energy.
  /// At the poses in data(), which must be those of q.
  void projectVelocity(const VectorX& q, VectorX& v, double restitution, const std::vector<char>& bouncing);
  /// Greatest speed into or in what holds, at the poses in data() (m/s, rad/s).
  double speedOfDrift(const VectorX& v);

  /// Nothing from outside acts but gravity: the base is free, nothing holds, touches, pushes or drags, and no
  /// water is around.
  bool isFloating() const;
  /// Linear, and angular about the centre of mass, at the poses in data().
  Momentum momentumOf(const VectorX& v) { return momentum(model_, v, data_); }
  /// Gives v the base velocity with which the body has this momentum, at the poses in data().
  void setMomentum(const Momentum& wanted, VectorX& v);

  double kineticEnergy(const VectorX& v) const;
  /// Of gravity and buoyancy, springs and stops (J).
  double potentialEnergy(const VectorX& q) const;

 private:
  void factor(const VectorX& inertia);
  void fillDelassus();
  void gatherForces(const BodyState& state);
  void addRubbing(double time, const TorqueSource& source);
  void addDrag(const VectorX& v);
  void addWater(const VectorX& v);
  void solveOnce(Evaluation& result);
  bool clampTorques(Evaluation& result);
  EnergyFlow powerOf(const BodyState& state, const Evaluation& result) const;
  void impulse(VectorX& v, double restitution, const std::vector<char>& bouncing);

  Model model_;
  PassiveJoints passive_;
  std::vector<Load> pushes_;  ///< forces of the task
  Vector3 gravity_;
  std::optional<DragSpring> drag_;
  double creepTime_;
  Data data_;
  std::vector<Support> supports_;
  SupportRows rows_;
  ContactImpulse impulse_;
  TorqueLaw law_;
  MatrixX mass_, massAndControl_, delassus_;
  MatrixX swept_;  ///< L^-1 J^T
  Eigen::LLT<MatrixX> factor_;
  VectorX known_, right_, free_, force_, offsets_, stopInertia_, zero_;
  std::optional<WaterBody> water_;
  VectorX flow_;      ///< of the water's drag
  VectorX external_;  ///< of forces of the task, of the hand on the mouse and of friction on bars
  std::vector<SupportTouch> slippery_;
};

}  // namespace handhold
