// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// A hinge that contacts hold: those with hinges that turn one prop turn it once, by the hinge of the first;
/// a contact on such a prop holds it without a hinge, too.
struct HeldHinge {
  int contact = -1;                 ///< whose hinge counts, into Task::contacts
  Vector3 axis = Vector3::UnitY();  ///< of size one
  std::vector<std::string> props;   ///< that turn
  std::vector<int> contacts;        ///< pinned ones that hold them
};

/// Of the pinned contacts of one instant's task.
std::vector<HeldHinge> heldHinges(const Task& task);

/// A held door, lever or wheel turns as it should: the moment about the hinge of all that holds what turns
/// overcomes friction, damping and inertia, sum ((p - c) x F + M) . a + resistance = 0 with F and M on the
/// body, over 10 N m; resistance is the sum of them at this instant (taskAt).
class HingeRows : public Constraint {
 public:
  static constexpr double kScale = 0.1;  ///< 1 / (N m)

  HingeRows(const Task& task, const PostureLayout& layout);
  int rows() const override { return static_cast<int>(hinges_.size()); }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  /// Loads with coordinates; the coordinates alone hardly matter, because the contact is held in place.
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override { return hinges_[row].name + " hinge moment"; }
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  struct HingedContact {
    std::string name;
    int contact = -1;
    Hinge hinge;
    Vector3 axis = Vector3::UnitY();
    std::vector<int> points;  ///< into the layout's points
  };
  std::vector<HingedContact> hinges_;
};

}  // namespace handhold
