// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/optimization/interior_point_newton.h"
#include "engine/optimization/interior_point_state.h"
#include "engine/optimization/quality_function.h"

namespace handhold {

/// Chooses the barrier parameter: freely by the quality function of Nocedal, Waechter and Waltz (2009, sec.
/// 4) while the optimality error falls, monotonically as a safeguard when it does not.
class InteriorPointBarrier {
 public:
  enum class Change { Kept, Changed };

  explicit InteriorPointBarrier(double tolerance);

  /// Sets state.barrier for the step about to be combined.
  Change update(InteriorPointState& state, const InteriorPointNewton& newton);
  /// After a failed line search: the safeguard. Kept means that it was on already.
  Change fallBack(InteriorPointState& state);
  /// After the multipliers were reset: errors of earlier iterates no longer count.
  void forget() { errors_.clear(); }
  double least() const { return least_; }

 private:
  enum class Mode { Free, Fixed };

  bool progresses(double error) const;
  void remember(double error);
  double choose(const InteriorPointState& state, const InteriorPointNewton& newton);
  Change updateFixed(InteriorPointState& state) const;
  double average(const InteriorPointState& state) const;

  double least_;
  Mode mode_ = Mode::Free;
  std::vector<double> errors_;
  QualityFunction quality_;
};

}  // namespace handhold
