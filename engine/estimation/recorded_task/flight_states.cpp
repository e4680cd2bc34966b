// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/flight_states.h"

#include <Eigen/LU>
#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"

namespace handhold {

namespace {

/// Where the centre of mass is, and what the momentum is made of.
struct FlightEnd {
  Vector3 centre;
  Matrix6X A;
  Vector6 h;  ///< angular about the centre of mass, linear
};

FlightEnd flightEnd(const Model& model, const GivenState& state) {
  Data data(model);
  updateKinematics(model, state.q, data);
  FlightEnd end{centreOfMass(model, data), Matrix6X(6, model.velocitySize()), {}};
  centroidalMomentumMatrix(model, data, end.A);
  end.h = end.A * state.v;
  return end;
}

/// By the base alone.
double giveMomentum(const FlightEnd& end, const Vector6& wanted, double mass, GivenState& state) {
  const Vector6 change = wanted - end.h;
  state.v.head<6>() += Matrix6(end.A.leftCols<6>()).partialPivLu().solve(change);
  return change.tail<3>().norm() / mass;
}

}  // namespace

double agreeInFlight(const Model& model, const Vector3& gravity, double duration, GivenState& begin,
                     GivenState& end) {
  const FlightEnd from = flightEnd(model, begin), to = flightEnd(model, end);
  const double mass = model.totalMass;
  const Vector3 speed = (to.centre - from.centre) / duration - 0.5 * duration * gravity;
  const Vector3 L = 0.5 * (from.h.head<3>() + to.h.head<3>());
  Vector6 first, last;
  first << L, mass * speed;
  last << L, mass * (speed + duration * gravity);
  return std::max(giveMomentum(from, first, mass, begin), giveMomentum(to, last, mass, end));
}

}  // namespace handhold
