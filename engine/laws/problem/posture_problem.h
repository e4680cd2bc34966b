// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/laws/constraints/constraint.h"
#include "engine/laws/goals/drag_goal.h"
#include "engine/laws/goals/goal.h"
#include "engine/laws/problem/law_group.h"
#include "engine/optimization/nlp.h"

namespace handhold {

/// Posture prediction as a nonlinear program (002 chapter 5): coordinates and contact loads, all laws at
/// once.
class PostureProblem : public NlpProblem {
 public:
  /// Strict: every constraint is one. Nearest: equilibrium, contacts, targets and torque limits become
  /// penalties, weighted by priority, so that some posture always exists; limits of joints and loads still
  /// hold.
  enum class Mode { Strict, Nearest };

  /// What is asked of the posture besides its goals and limits; an instant of a motion may ask for less.
  struct Content {
    Regime regime = Regime::Still;
    bool placesContacts = true;    ///< contacts stay where they are
    bool keepsEquilibrium = true;  ///< the rows of the free base vanish
    LawSet yielding = {};          ///< in Strict mode: laws that become penalties all the same
    double goalWeight = 1.0;       ///< of all goals, against penalties
  };

  PostureProblem(const Model& model, const Task& task, const VectorX& reference, Mode mode,
                 Content content = {Regime::Still, true, true, {}, 1.0});

  /// One more law, of one instant of a motion.
  void addLaw(LawGroup group, std::unique_ptr<Constraint> rows);
  /// One more term of what is minimised.
  void addGoal(std::unique_ptr<Goal> goal) { goals_.push_back(std::move(goal)); }
  /// A wish that yields to the laws; null takes it away.
  void setDrag(std::unique_ptr<DragGoal> drag);
  /// In Nearest mode: multiplies the penalty of a constraint block (by index into softConstraints()).
  void setPenalty(int block, double factor) { penalties_[block] = factor; }
  /// Likewise for each row of a block.
  void setRowPenalties(int block, const VectorX& factors) { rowPenalties_[block] = factors; }
  /// The factors of another problem of the same structure.
  void takePenalties(const PostureProblem& other) {
    penalties_ = other.penalties_;
    rowPenalties_ = other.rowPenalties_;
  }
  /// What the broken laws cost at the posture that was evaluated last; 0 in Strict mode.
  double softPenalty() const;
  const PostureEvaluation& evaluation() const { return evaluation_; }
  /// As Curvature::setInertia, for the Hessians that follow.
  void setInertiaCurvature(bool counts) { curvature_.setInertia(counts); }
  const std::vector<std::unique_ptr<Constraint>>& softConstraints() const { return soft_; }
  /// Which laws they belong to, one by one.
  const std::vector<LawGroup>& softGroups() const { return softGroups_; }
  /// How far each row of a soft constraint lies outside its range at the posture that was evaluated last,
  /// signed.
  VectorX softViolation(int block) const;
  const std::vector<std::unique_ptr<Constraint>>& allConstraints() const { return constraints_; }
  /// How many of the leading equations are linear in the loads: equilibrium and hinges.
  int balanceRows() const { return balanceRows_; }

  /// Unknowns for a posture, with the weight shared among the contacts as a first guess of the loads.
  VectorX startFrom(const VectorX& q) const;
  /// Sets the posture and its loads, for reading results.
  const PostureEvaluation& at(const VectorX& x);
  /// The posture that was evaluated last, for watching a solve.
  const VectorX& lastPosture() const { return evaluation_.q(); }
  const PostureLayout& layout() const { return layout_; }
  const Model& model() const { return model_; }
  const Task& task() const { return task_; }
  const VectorX& reference() const { return reference_; }
  std::vector<std::pair<std::string, double>> goalTerms() const;
  std::vector<Violation> violations(double tolerance) const;

  int variableCount() const override { return layout_.size; }
  int equalityCount() const override { return equalityRows_; }
  int inequalityCount() const override { return inequalityRows_; }
  const VectorX& lower() const override { return layout_.lower; }
  const VectorX& upper() const override { return layout_.upper; }
  const VectorX& inequalityLower() const override { return inequalityLower_; }
  const VectorX& inequalityUpper() const override { return inequalityUpper_; }
  void evaluate(const VectorX& x, Order order, NlpValues& values) const override;
  void hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
               MatrixX& H) const override;
  HessianKind hessianKind() const override { return HessianKind::Exact; }
  void recentre(VectorX& x) override;
  void saveChart(VectorX& chart) const override { chart = reference_; }
  void restoreChart(const VectorX& chart) override { reference_ = chart; }
  std::string equalityName(int row) const override;
  std::string inequalityName(int row) const override;

 private:
  void addGoals();
  bool yields(LawGroup group) const;
  void place(LawGroup group, std::unique_ptr<Constraint> rows);
  void addConstraints();
  void addContacts();
  void addStrength();
  void placeRows();
  double softValue(const Constraint& constraint, const VectorX& weights) const;
  void addSoftGradient(const Constraint& constraint, const VectorX& weights, VectorX& gradient) const;
  void addSoftCurvature(const Constraint& constraint, const VectorX& weights, Curvature& curvature) const;
  VectorX penalty(size_t block) const;
  VectorX wishWeights(size_t wish) const;
  void turnColumns(NlpValues& values) const;
  template <class Rows>
  void fillRows(const Rows& rows, Order order, VectorX& c, MatrixX& J) const;

  Model model_;
  Task task_;
  PostureLayout layout_;
  VectorX reference_;
  Mode mode_;
  Content content_;
  std::vector<std::unique_ptr<Goal>> goals_;
  std::vector<std::unique_ptr<Constraint>> wishes_;  ///< targets that need not hold
  std::vector<double> wishWeights_;
  std::unique_ptr<DragGoal> drag_;
  std::vector<std::unique_ptr<Constraint>> constraints_;  ///< enforced
  std::vector<std::unique_ptr<Constraint>> soft_;         ///< penalised
  std::vector<LawGroup> softGroups_;
  std::vector<double> penalties_;
  std::vector<VectorX> rowPenalties_;
  int equalityRows_ = 0, inequalityRows_ = 0, balanceRows_ = 0;
  VectorX inequalityLower_, inequalityUpper_;
  mutable PostureEvaluation evaluation_;
  mutable Curvature curvature_;
};

}  // namespace handhold
