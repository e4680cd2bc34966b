// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/simulation/simulation_settings.h"
#include "engine/simulation/supported_body.h"

namespace handhold {

/// Explicit Runge-Kutta steps on the group of q: within a step the base's orientation is exp(u) R_0, and
///   u' = leftJacobian(u)^-1 omega
/// is integrated beside positions, angles and v, which keeps the order of the scheme (Munthe-Kaas,
/// High order Runge-Kutta methods on manifolds, 1999).
class RungeKutta {
 public:
  RungeKutta(const Model& model, IntegrationScheme scheme);

  /// `first` is the evaluation at `from`, which the step begins with. False when a stage is not finite.
  bool step(SupportedBody& body, const TorqueSource& source, const BodyState& from, const Evaluation& first,
            double h, BodyState& to);

  /// Of the last step with the embedded pair: root mean square of error over tolerance; 1 is at the limit.
  double scaledError(const SimulationSettings& settings) const;

  /// Of the last step (J), by the weights of the scheme.
  const EnergyFlow& work() const { return work_; }
  /// The rate whose error was greatest against its tolerance in the last step with the embedded pair.
  Eigen::Index worstRate(const SimulationSettings& settings) const;

  /// Order by which the error of a step falls with h, for choosing h.
  static constexpr double kErrorOrder = 5.0;

 private:
  struct Tableau;
  static const Tableau& tableauOf(IntegrationScheme scheme);
  void fillStage(int stage, const VectorX& displacement, const VectorX& v, const VectorX& vdot);

  const Tableau& tableau_;
  std::vector<VectorX> moves_;  ///< rate of the displacement at each stage
  std::vector<VectorX> kicks_;  ///< vdot at each stage
  BodyState stage_;
  Evaluation evaluation_;
  EnergyFlow work_;
  VectorX displacement_, errorMove_, errorKick_, sizeMove_, sizeKick_;
};

}  // namespace handhold
