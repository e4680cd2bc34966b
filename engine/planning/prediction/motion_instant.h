// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/laws/problem/posture_problem.h"
#include "engine/math/quaternion_curve.h"
#include "engine/optimization/bordered_band.h"
#include "engine/planning/prediction/motion_layout.h"

namespace handhold {

/// Control points of all groups: signals x functions each, and the time that the motion takes.
struct MotionCurves {
  std::vector<MatrixX> controls;
  QuaternionCurve reference;  ///< the base turns by a rotation vector from it
  double duration = 1.0;      ///< (s)
};

/// One instant of a motion: a posture with rates, under the task of its time, as a function of the control
/// points that act there. What is exact of the posture problem stays exact here.
class MotionInstant {
 public:
  /// u: the time as a part of the duration; weight: its share of the mean over time.
  struct Place {
    double u = 0.0;
    double weight = 0.0;
    PostureProblem::Content content;
    PostureProblem::Mode mode = PostureProblem::Mode::Strict;
  };
  MotionInstant(const Model& model, const Task& task, const MotionLayout& layout, const Place& place,
                const VectorX& heading);

  /// The same task at another time.
  void moveTo(double u);
  /// Evaluates everything there; `greatest` is the unknown of that name, 0 where there is none.
  void evaluate(const MotionCurves& curves, double greatest, NlpProblem::Order order);

  double u() const { return place_.u; }
  double weight() const { return place_.weight; }
  PostureProblem& problem() { return *problem_; }
  const PostureProblem& problem() const { return *problem_; }
  const NlpValues& values() const { return values_; }
  const VectorX& x() const { return x_; }
  const VectorX& q() const { return q_; }

  /// out += (derivative of the local unknowns by all unknowns)^T times a local gradient.
  void scatter(VectorX local, Eigen::Ref<VectorX> out) const;
  /// The change of the local unknowns under a change of all.
  VectorX gather(const Eigen::Ref<const VectorX>& dx) const;
  /// Derivatives of any rows by the unknowns of one control point, transposed.
  struct ControlRows {
    int first;           ///< unknown
    MatrixX transposed;  ///< its unknowns x rows
  };
  /// Rows by the local unknowns, given transposed, become rows by the control points that act here, in the
  /// order of their unknowns.
  std::vector<ControlRows> toControls(MatrixX transposed) const;
  /// The same of a Jacobian by the local unknowns, with the unknowns that all instants share behind them.
  std::vector<ControlRows> toWhole(const MatrixX& J) const;
  /// Change of the local unknowns with the duration / nominal duration.
  VectorX byDuration() const;

  struct Weights {
    double objective;
    Eigen::Ref<const VectorX> yE, yI, wE, wI;
  };
  /// The local Hessian and the weighted squares of the rows. Touches nothing but this instant.
  void prepare(const Weights& weights);
  /// Adds them after prepare(); the diagonal of the Hessian alone, too.
  void assemble(BorderedBand& K, VectorX& hessianDiagonal);

 private:
  struct Active {
    int group = 0;
    BsplineBasis::Active basis;
    std::vector<int> local;  ///< where each signal stands in the local unknowns
    bool isInOrder = false;  ///< one beside the other
  };
  struct Column {
    int first;               ///< unknown
    Eigen::Vector3d weight;  ///< of the value, the velocity (by s) and the acceleration (by s^2)
    const Active* active;
  };

  void mapLoads(Active& active, const SignalGroup& group) const;
  void placeCoordinates(const MotionCurves& curves, const Active& active);
  std::vector<Column> columns() const;
  void toCurve(Eigen::Ref<MatrixX> K, Eigen::Index columnsCount) const;
  void columnsToCurve(MatrixX& K) const;
  void byCurve();
  bool hasBorder() const { return layout_.size > layout_.bandSize; }
  Matrix3X diagonalOf(const std::vector<Column>& columns) const;
  void addBorder(const std::vector<Column>& columns, const MatrixX& localK, const VectorX& gradient,
                 BorderedBand& K) const;
  MatrixX expand(const Column& column, const MatrixX& localK) const;
  void contract(const Column& column, const Eigen::Ref<const MatrixX>& rows, MatrixX& out) const;

  const MotionLayout& layout_;
  Place place_;
  int coordinates_, rates_, accelerations_;
  double nominalDuration_;
  std::unique_ptr<PostureProblem> problem_;
  std::vector<Active> active_;

  double duration_ = 1.0;
  VectorX x_, q_;
  Matrix3 A_, velocityByPhi_, accelerationByPhi_, accelerationByRate_;
  NlpValues values_;
  MatrixX H_;
  Matrix3X diagonal_;  ///< of the Hessian alone by the unknowns that act here, in terms
  VectorX gradient_;   ///< of the Lagrangian, for the border
};

}  // namespace handhold
