// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/data.h"

namespace handhold {

/// How much of a pose a site has to take.
enum class ReachKind {
  Axis,  ///< its origin, and its z axis along that of the pose: a hand round a bar
  Fixed  ///< all of it
};

/// A pose in world that a site shall take.
struct ReachGoal {
  SiteIndex site;
  Pose pose;
  ReachKind kind = ReachKind::Fixed;
  /// Of its attitude, as many times as a joint does from its angle at rest: zero takes it exactly, one no
  /// more than a joint of the limb is left at rest.
  double yields = 0.0;
};

/// Inverse kinematics of arms and legs for a given base: the joints of the limbs that end in the goals' sites
/// take the angles nearest to those at rest that reach the goals,
///   u = J^T f,  c(q) = 0,
/// u the offsets from rest, f any forces; limits hold by construction, rounded as in pinned_path.h, so that
/// the angles are a smooth function of base and goals. Joints of other limbs stay at rest. An attitude that
/// yields by Y is missed by c = -Y f.
class LimbReach {
 public:
  /// `rest`: joint angles are read, inside their limits. The model must outlive it. A search ends when no
  /// angle changes by more than `settled` (rad): splines take second derivatives of the angles.
  LimbReach(const Model& model, const VectorX& rest, double settled = 1e-11);

  /// Joint angles of q from its base. Starts from the last answer. Returns how far the goals are missed at
  /// most (m, and sines of angles), attitudes that yield left out: 1e-9 and less where they are within reach.
  double solve(const std::vector<ReachGoal>& goals, VectorX& q);

  /// Whether what the last answer misses most is an attitude (rad), not a place (m).
  bool missesTurn() const { return missesTurn_; }

  /// Joint rates (rad/s) while the base moves from the last answer and the goals stay: jointCount x 6, a
  /// column for each component of the base's velocity, linear ones first. Among the ways that keep the goals
  /// the one by J^T alone; near enough to lead Newton's steps.
  MatrixX limbRates();

  /// The next call starts from rest.
  void restart() { offset_.setZero(); }

 private:
  void choose(const std::vector<ReachGoal>& goals);
  void evaluate(const std::vector<ReachGoal>& goals, const VectorX& q);
  void turnRows(const ReachGoal& goal, const Pose& site, int row);
  void place(VectorX& q);
  void step();
  void weigh();
  int chosen() const { return static_cast<int>(joints_.size()); }
  auto limbJ() const { return J_.rightCols(chosen()); }

  const Model& model_;
  Data data_;
  VectorX rest_, offset_;
  std::vector<int> joints_, columns_;  ///< that may move, and of siteJ_: the base's and theirs
  VectorX slope_;                      ///< of the joints that may move
  VectorX values_, yields_;
  MatrixX J_;  ///< by the velocities of the base and of the joints that may move
  MatrixX softJ_, normal_;
  Matrix6X siteJ_, chosenJ_;
  const double settled_;
  double length_ = 0.0;  ///< of the last step (rad)
  bool missesTurn_ = false;
};

}  // namespace handhold
