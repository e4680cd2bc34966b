// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/optimization/banded_nlp.h"
#include "engine/planning/prediction/curve_jerk.h"
#include "engine/planning/prediction/load_takeover.h"
#include "engine/planning/prediction/motion_instant.h"
#include "engine/planning/prediction/torque_rate_goal.h"

namespace handhold {

/// Motion prediction as a nonlinear program (002 chapter 6 with all laws in force): at each instant a posture
/// problem with rates under the task of its time, the control points of all curves as unknowns.
///
/// Contacts and targets that last are held at the Greville abscissae of the coordinates' curves, one instant
/// for each free control point, equilibrium and limits at all instants; checkMotion looks between them.
class MotionProblem : public BandedNlp {
 public:
  /// `yielding`: in Strict mode, laws that become penalties all the same.
  MotionProblem(const Model& model, const Task& task, MotionCurves curves, PostureProblem::Mode mode,
                LawSet yielding = {});
  PostureProblem::Mode mode() const { return mode_; }
  LawSet yielding() const { return yielding_; }

  const MotionLayout& layout() const { return layout_; }
  const MotionCurves& curves() const { return curves_; }
  const std::vector<std::unique_ptr<MotionInstant>>& instants() const { return instants_; }
  const Task& task() const { return task_; }

  /// The unknowns of curves, within their bounds.
  VectorX startFrom(const MotionCurves& curves) const;
  /// Takes the unknowns over into curves().
  void set(const VectorX& x) const;
  /// Which instant an inequality or equality row belongs to.
  int instantOfEquality(int row) const;
  int instantOfInequality(int row) const;
  /// Means over time of what is minimised, by name.
  std::vector<std::pair<std::string, double>> goalTerms() const;
  /// What keeps the curves even adds so much to the goals.
  double evenness() const { return jerk_.evenness(curves_.controls[0]); }
  /// f is divided by it before it is minimised.
  double objectiveScale() const { return objectiveScale_; }
  void scaleObjectiveAt(const VectorX& x);
  /// What the broken laws cost at the unknowns that were evaluated last, not scaled; 0 in Strict mode.
  double softPenalty() const;
  /// The penalty factors of another problem of the same structure.
  void takePenalties(const MotionProblem& other);

  int variableCount() const override { return layout_.size; }
  int equalityCount() const override { return firstEquality_.back(); }
  int inequalityCount() const override { return firstInequality_.back(); }
  const VectorX& lower() const override { return layout_.lower; }
  const VectorX& upper() const override { return layout_.upper; }
  const VectorX& inequalityLower() const override { return inequalityLower_; }
  const VectorX& inequalityUpper() const override { return inequalityUpper_; }
  void evaluate(const VectorX& x, Order order, NlpValues& values) const override;
  HessianKind hessianKind() const override { return HessianKind::Exact; }
  void addTransposed(const NlpValues& values, const VectorX& yE, const VectorX& yI,
                     Eigen::Ref<VectorX> out) const override;
  BorderedBand newMatrix() const override;
  void assemble(const Weights& weights, BorderedBand& K) const override;
  VectorX hessianDiagonal() const override { return hessianDiagonal_; }
  std::vector<Entry> jacobianEntries() const override;
  void multiply(const Eigen::Ref<const VectorX>& dx, Eigen::Ref<VectorX> E,
                Eigen::Ref<VectorX> I) const override;
  /// Equilibrium where enough contacts hold: closeEquilibrium() takes up what is left.
  double equalitySlack(int row) const override;
  std::string equalityName(int row) const override;
  std::string inequalityName(int row) const override;

 private:
  void addInstants(const Model& model);
  void addSpeeds(const Model& model);
  void placeRows();
  double curveGoals(Order order, VectorX& gradient) const;
  std::string withTime(const std::string& name, int instant) const;

  Task task_;
  PostureProblem::Mode mode_;
  LawSet yielding_;
  MotionLayout layout_;
  mutable MotionCurves curves_;
  CurveJerk jerk_;
  LoadTakeover takeover_;
  std::unique_ptr<TorqueRateGoal> torqueRate_;  ///< empty where it is no goal
  std::vector<std::unique_ptr<MotionInstant>> instants_;
  std::vector<int> firstEquality_, firstInequality_;  ///< of each instant, and one behind the last
  VectorX inequalityLower_, inequalityUpper_;
  double objectiveScale_ = 1.0;
  mutable VectorX hessianDiagonal_;
  mutable double violation_ = 0.0;  ///< of the row that is off most, where derivatives were asked for last
};

}  // namespace handhold
