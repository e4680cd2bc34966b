// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// Rows that tie one site to the world: components of its position and of its axes along fixed directions.
/// Contacts and targets are made of these.
class PoseRows : public Constraint {
 public:
  struct Row {
    bool isPosition = true;
    int column = 0;                   ///< of the site's axes, for directions
    Vector3 along = Vector3::Zero();  ///< in world, unit
    double origin = 0.0;              ///< the wanted component
    double least = 0.0, most = 0.0;   ///< of the difference; both zero for an equation
    std::string name;
  };

  PoseRows(const Model& model, const std::string& site, double priority);
  void setLocalPoint(const Vector3& point_S) { local_ = point_S; }
  /// Equations first, then ranges: one object holds only one of the two.
  void add(const Row& row) { rows_.push_back(row); }
  void addPosition(const Vector3& along, const Vector3& through, const std::string& name);
  void addDirection(int column, const Vector3& along, double wanted, const std::string& name);
  void addDirectionRange(int column, const Vector3& along, double least, double most);
  /// What describe() tells: kind and index of the contact or target, and its name for sentences.
  void setSubject(Law reach, Law turn, const std::string& name, int index);

  int rows() const override { return static_cast<int>(rows_.size()); }
  double lower(int row) const override { return rows_[row].least; }
  double upper(int row) const override { return rows_[row].most; }
  void evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const override;
  void jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const override;
  void addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                    Curvature& curvature) const override;
  std::string rowName(int row) const override { return rows_[row].name; }
  void describe(const PostureEvaluation& posture, double tolerance,
                std::vector<Violation>& violations) const override;
  double priority() const override { return priority_; }

 private:
  SiteIndex site_;
  LinkIndex link_;
  Vector3 local_ = Vector3::Zero();
  double priority_;
  std::vector<Row> rows_;
  Law reach_ = Law::ContactReach, turn_ = Law::ContactTurn;
  std::string subject_;
  int index_ = -1;
  mutable MatrixX block_;
};

}  // namespace handhold
