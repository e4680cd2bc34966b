// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// How far a step may go before a bound or a bound multiplier reaches zero, in (0, 1].
struct StepLengths {
  double primal = 1.0;
  double dual = 1.0;
};

/// Multipliers of the lower and upper sides; zero where a side is infinite.
struct BoundMultipliers {
  VectorX lower, upper;
};

/// Finite bounds of the unknowns w = (x, s) and everything the logarithmic barrier needs of them.
/// Distances to a bound never fall below a rounding unit.
class BoundSet {
 public:
  BoundSet() = default;
  BoundSet(VectorX lower, VectorX upper);

  int size() const { return static_cast<int>(lower_.size()); }
  int sideCount() const { return static_cast<int>(lowerRows_.size() + upperRows_.size()); }
  const VectorX& lower() const { return lower_; }
  const VectorX& upper() const { return upper_; }
  const std::vector<int>& lowerRows() const { return lowerRows_; }
  const std::vector<int>& upperRows() const { return upperRows_; }
  double lowerGap(const VectorX& w, int i) const { return std::max(w[i] - lower_[i], kLeastGap); }
  double upperGap(const VectorX& w, int i) const { return std::max(upper_[i] - w[i], kLeastGap); }

  /// Moves w at least min(push max(1, |bound|), push * range) inside.
  void pushInside(double push, VectorX& w) const;
  /// - sum of the logarithms of all distances.
  double barrier(const VectorX& w) const;
  /// Adds the gradient of barrier() times factor.
  void addBarrierGradient(const VectorX& w, double factor, VectorX& gradient) const;
  /// z / distance, both sides.
  void sigma(const VectorX& w, const BoundMultipliers& z, VectorX& out) const;
  /// Newton step of the multipliers: z + dz = (barrier -+ z dw) / distance.
  void multiplierStep(const VectorX& w, const BoundMultipliers& z, double barrier, const VectorX& dw,
                      BoundMultipliers& dz) const;
  /// Longest step that keeps a part 1 - tau of every distance.
  double primalStep(const VectorX& w, const VectorX& dw, double tau) const;
  double dualStep(const BoundMultipliers& z, const BoundMultipliers& dz, double tau) const;
  /// Mean, sum of squares and greatest of distance times multiplier (the greatest as deviation from barrier).
  double meanComplementarity(const VectorX& w, const BoundMultipliers& z) const;
  double squaredComplementarity(const VectorX& w, const BoundMultipliers& z) const;
  double worstComplementarity(const VectorX& w, const BoundMultipliers& z, double barrier) const;
  /// Keeps each multiplier within a factor 1e10 of barrier / distance.
  void safeguard(const VectorX& w, double barrier, BoundMultipliers& z) const;

 private:
  static constexpr double kLeastGap = 1e-16;
  VectorX lower_, upper_;
  std::vector<int> lowerRows_, upperRows_;
};

}  // namespace handhold
