// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/floating/limb_chain.h"

namespace handhold {

/// Inverse kinematics of arms and legs for a given base: the joints of the limbs that end in the goals' sites
/// take the angles nearest to those at rest that reach the goals,
///   u = J^T f,  c(q) = 0,
/// u the offsets from rest, f any forces; limits hold by construction, rounded as in pinned_path.h, so that
/// the angles are a smooth function of base and goals. Joints of other limbs stay at rest, so each limb is
/// one of its own (limb_chain.h). An attitude that yields by Y is missed by c = -Y f.
class LimbReach {
 public:
  /// `rest`: joint angles are read, inside their limits. The model must outlive it. A search ends when no
  /// angle changes by more than `settled` (rad): splines take second derivatives of the angles.
  LimbReach(const Model& model, const VectorX& rest, double settled = 1e-11);

  /// Joint angles of q from its base; each goal is of another limb. Starts from the last answer. Returns how
  /// far the goals are missed at most (m, and sines of angles), attitudes that yield left out: 1e-9 and less
  /// where they are within reach.
  double solve(const std::vector<ReachGoal>& goals, VectorX& q);

  /// Whether what the last answer misses most is an attitude (rad), not a place (m).
  bool missesTurn() const { return missesTurn_; }

  /// Joint rates (rad/s) while the base moves from the last answer and the goals stay: jointCount x 6, a
  /// column for each component of the base's velocity, linear ones first. Among the ways that keep the goals
  /// the one by J^T alone; near enough to lead Newton's steps.
  void limbRates(MatrixX& rates) const;

  /// Where the limbs of the last answer are, from which a later search may start.
  using Start = std::vector<VectorX>;
  Start answer() const;
  /// The next call starts from an answer for the same goals' sites.
  void startFrom(const Start& answer);
  /// The next call starts from rest.
  void restart();

 private:
  void choose(const std::vector<ReachGoal>& goals);

  const Model& model_;
  const VectorX rest_;
  std::vector<LimbChain> chains_;
  std::vector<std::size_t> chosen_;  ///< of them, one a goal
  const double settled_;
  bool missesTurn_ = false;
};

}  // namespace handhold
