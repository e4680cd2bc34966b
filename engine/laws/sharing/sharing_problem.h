// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// |tangential force| <= friction * normal force, by indices of unknowns; -1 for a missing tangent.
struct FrictionCone {
  int normal = -1;
  std::array<int, 2> tangent{-1, -1};
  double friction = 0.0;
};

/// How contacts share a task at one instant, a convex problem in the load components x (order one each):
///   minimise  1/2 sum n_i^2,  n_i = |t_i| / its limit on the side it acts,  t = torque - relief x
///   subject to  balance x = demand,  lower <= x <= upper,  friction cones,  and n_i <= 1 where
///   limitsTorque holds.
struct SharingProblem {
  VectorX torque;                    ///< of the joints without contact loads (N m)
  MatrixX relief;                    ///< joints x n
  VectorX torqueLower, torqueUpper;  ///< < 0, > 0 (N m)
  bool limitsTorque = true;
  MatrixX balance;  ///< rows of the free base x n
  VectorX demand;
  VectorX lower, upper;  ///< of x, may be infinite
  std::vector<FrictionCone> cones;
};

struct SharingAnswer {
  VectorX x;
  VectorX missing;         ///< demand - balance x: what no contact can give
  double violation = 0.0;  ///< greatest excess over bounds and cones, in units of x
  int newtonSteps = 0;
};

/// Solves by the method of multipliers with semismooth Newton steps in the null space of the balance, and
/// remembers multipliers, so that the next instant of a motion takes few steps. Where the limits contradict
/// each other torque limits yield first, then bounds and cones by least squares; balance holds as far as the
/// contacts span it. No heap allocation after the first call with sizes unchanged, but for the factorization
/// of the balance.
class SharingSolver {
 public:
  SharingAnswer solve(const SharingProblem& problem);
  void forget();  ///< the next problem starts cold

 private:
  enum class Order { Value, Derivatives };

  void prepare();
  void splitBalance();
  void minimise();
  void evaluate(Order order);
  void addTorques(Order order);
  void addBounds(Order order);
  void addCones(Order order);
  void pushBack(int k, double force, double side, Order order);
  bool newtonStep();
  void updateMultipliers();
  double violation() const;
  double torqueExcess() const;
  double coneExcess(const FrictionCone& cone, double& radius) const;
  double normalized(int joint) const;

  const SharingProblem* problem_ = nullptr;
  double stiffness_ = 0.0;  ///< of the penalty on bounds and cones
  VectorX x_, particular_;
  MatrixX free_;  ///< columns span the null space of the balance
  VectorX torque_, slope_, curvature_;
  double value_ = 0.0;
  VectorX gradient_, reducedGradient_, step_, y_, trial_;
  MatrixX hessian_, weighted_, reducedHessian_;
  VectorX lowerForce_, upperForce_, coneForce_, torqueForce_;  ///< multipliers, >= 0
  int steps_ = 0;
};

}  // namespace handhold
