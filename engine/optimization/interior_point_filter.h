// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace handhold {

/// What a line search weighs: how much the constraints are violated against the barrier function.
struct FilterPoint {
  double violation = 0.0;
  double barrierFunction = 0.0;
};

/// Pairs that later iterates must not be dominated by (Fletcher and Leyffer; Waechter and Biegler 2006,
/// sec. 2.3).
class InteriorPointFilter {
 public:
  /// Forgets all and refuses violations above most.
  void reset(double mostViolation);
  bool accepts(const FilterPoint& point) const;
  void add(const FilterPoint& point);
  double mostViolation() const { return mostViolation_; }

 private:
  double mostViolation_ = 1e300;
  std::vector<FilterPoint> points_;
};

/// point is better than base by a small part of base's violation, in one of both.
bool improves(const FilterPoint& point, const FilterPoint& base);

}  // namespace handhold
