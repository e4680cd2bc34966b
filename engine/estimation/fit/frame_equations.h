// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"
#include "engine/estimation/fit/fit_problem.h"

namespace handhold {

/// The normal equations of one frame's markers, flat feet, joint limits and posture: Gauss-Newton's step dv
/// of the posture solves H dv = -g. Of H the lower triangle.
struct FrameEquations {
  MatrixX H;
  VectorX g;
  double cost = 0.0;         ///< half the sum of squares
  double markerSquares = 0;  ///< of distances (m^2), without weights
  int seen = 0;

  double rms() const;  ///< of the markers (m); 0 where none was seen
};

/// Makes them at postures. A marker p of link i that moves with the spatial velocity V about the base's
/// origin o goes with B V, B = [-(p - o)x, 1], so that links add up to 6 x 6 matrices B^T B, and those of a
/// subtree to one, as inertias do in Featherstone's composite-rigid-body algorithm (his section 6.2):
///   Y_i = sum B^T B + sum of the children's Y,   H_ij = S_i^T Y_j S_j for i on the way from the base to j.
class FrameAssembler {
 public:
  FrameAssembler(const Model& model, const FitProblem& problem);

  void assemble(const VectorX& q, int frame, FrameEquations& equations);
  /// The cost alone.
  double cost(const VectorX& q, int frame);

 private:
  /// What each marker that is seen in a frame adds.
  template <class Take>
  void forSeen(int frame, const Take& take) const;
  /// What each level direction of a sole that stands flat adds.
  template <class Take>
  void forFlat(int frame, const Take& take) const;
  void addMarkers(int frame, FrameEquations& equations);
  void addFlatFeet(int frame, FrameEquations& equations);
  void addTree(FrameEquations& equations);
  void addPosture(const VectorX& q, FrameEquations& equations) const;

  const Model& model_;
  const FitProblem& problem_;
  VectorX relaxed_;
  Data data_;
  std::vector<Matrix6> Y_;  ///< of each link, then of its subtree
  std::vector<Vector6> f_;  ///< B^T of the errors, likewise
  std::vector<Vector6> S_;  ///< the joint's motion about the base's origin, rotational part first
};

}  // namespace handhold
