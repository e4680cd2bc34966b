// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optimization/interior_point_filter.h"
#include "engine/optimization/interior_point_newton.h"
#include "engine/optimization/interior_point_state.h"

namespace handhold {

/// Filter line search with second-order corrections (Waechter and Biegler 2006, algorithm A).
class InteriorPointLineSearch {
 public:
  enum class Outcome { Accepted, Failed };

  /// Call once at the first iterate: limits the violation that is ever accepted.
  void begin(const FilterPoint& start);
  /// Call when the barrier parameter changed.
  void reset() { filter_.reset(filter_.mostViolation()); }
  /// Moves the iterate along step. Derivatives there are not evaluated yet.
  Outcome advance(InteriorPointState& state, InteriorPointNewton& newton, InteriorPointStep& step);
  /// Follows step to its end without asking.
  void force(InteriorPointState& state, const InteriorPointStep& step);

  /// Part of the greatest step that was taken last.
  double takenPart() const { return takenPart_; }
  InteriorPointFilter& filter() { return filter_; }

 private:
  struct Base {
    FilterPoint point;
    double slope = 0.0;
  };
  enum class Kind { Refused, Filter, Armijo };

  Kind judge(const FilterPoint& point, double length) const;
  FilterPoint evaluate(InteriorPointState& state, const VectorX& dw, double length) const;
  bool correctSecondOrder(InteriorPointState& state, InteriorPointNewton& newton, InteriorPointStep& step,
                          double violation);
  bool take(InteriorPointState& state, const InteriorPointStep& step, double length, Kind kind);
  double shortest() const;

  InteriorPointFilter filter_;
  double smallViolation_ = 1e-4;
  double takenPart_ = 1.0;
  Base base_;
  VectorX slope_, correctedE_, correctedI_;
  InteriorPointStep corrected_;
};

}  // namespace handhold
