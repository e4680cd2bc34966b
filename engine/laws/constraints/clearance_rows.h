// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/clearance_pairs.h"
#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// The body keeps out of itself and of the props (002 equation 7.1): the distance of two capsules less their
/// radii and a margin is not negative. A row counts 10 cm as one; beyond 5 cm it flattens and from 20 cm on
/// it is constant, so that far parts cost nothing although the rows stay the same.
class ClearanceRows : public Constraint {
 public:
  ClearanceRows(const Model& model, const Task& task);

  int rows() const override { return static_cast<int>(pairs_.size()); }
  double upper(int) const override { return kInfinity; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override;
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  /// The row's value as a function of the clearance in metres.
  struct Scaled {
    double value, slope, bend;
  };
  struct Look;

  static Scaled scaled(double clearance);
  Look look(const PostureEvaluation& posture, int row) const;
  Segment segment(const PostureEvaluation& posture, int capsule) const;
  /// Of one place where the two are near, added to the row's.
  void addSlope(const PostureEvaluation& posture, int row, const NearestPoints& near, double slope,
                Eigen::Ref<MatrixX> J) const;
  void addColumns(const PostureEvaluation& posture, int row, const NearestPoints& near) const;
  void addOne(const PostureEvaluation& posture, int row, double weight, Curvature& curvature) const;

  const Model& model_;
  std::vector<Capsule> capsules_;
  std::vector<ClearancePair> pairs_;

  /// How the points of one row move with the coordinates that matter to it.
  struct Columns {
    std::vector<int> index;  ///< of the coordinates
    Matrix3X J;              ///< of the vector from b to a
    Matrix3X Da, Db;         ///< of the two edges
    void begin(int most);
    int slot(int coordinate);
  };
  mutable Columns columns_;
};

}  // namespace handhold
