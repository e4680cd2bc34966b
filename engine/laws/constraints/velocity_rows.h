// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/statics.h"
#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// Speeds that are prescribed at one instant of a motion (002, 6.19 and 6.20): of sites in world (m/s), and
/// of the coordinates, each or as sums.
class VelocityRows : public Constraint {
 public:
  /// `name` is for sentences: "at the end of reach".
  VelocityRows(const Model& model, std::string name) : model_(model), name_(std::move(name)), rates_(model) {}

  /// One row for each direction in which the model moves.
  void addSite(SiteIndex site, const Vector3& velocity_W);
  void addJoint(LinkIndex joint, double speed);
  /// sum part_k v_k = 0.
  void addRest(const VectorX& part);

  int rows() const override { return static_cast<int>(rows_.size()); }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  /// Sites' rows count as linear here: their speed hardly bends within a step.
  void addCurvature(const PostureEvaluation&, const Eigen::Ref<const VectorX>&, Curvature&) const override {}
  std::string rowName(int row) const override {
    return rows_[static_cast<std::size_t>(row)].thing + " speed";
  }
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return 1.0; }

 private:
  struct Row {
    SiteIndex site;  ///< invalid: of the coordinates
    Vector3 along;   ///< in world, unit
    VectorX part;    ///< of the coordinates
    double wanted = 0.0;
    std::string thing;
    Dimension quantity = Dimension::Speed;
  };

  /// By v, 1 x coordinates.
  VectorX byRates(const PostureEvaluation& posture, const Row& row) const;

  const Model& model_;
  std::string name_;
  std::vector<Row> rows_;
  mutable RateField rates_;
};

}  // namespace handhold
