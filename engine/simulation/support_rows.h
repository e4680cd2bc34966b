// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/simulation/contact_impulse.h"
#include "engine/simulation/support.h"

namespace handhold {

/// The velocities that closed supports hold at zero, as rows J v. Rows of supports that hold come first, then
/// those of one-sided supports: the normal, then one or two along the surface. Room for the largest set is
/// kept between calls.
class SupportRows {
 public:
  SupportRows(const Model& model, const std::vector<Support>& supports);

  /// Which supports count, in which order: those that are closed.
  void choose(const std::vector<Support>& supports);

  /// J of the chosen supports at the poses in data.
  void fill(const Model& model, const std::vector<Support>& supports, const Data& data);
  /// dJ/dt v, and J v.
  void fillBias(const Model& model, const std::vector<Support>& supports, const Data& data, const VectorX& v);
  /// How far the rows are from zero: offsets from where points are held (m), turns from the held axes (rad),
  /// gaps; along a surface zero.
  void fillOffsets(const std::vector<Support>& supports, const Data& data, VectorX& offsets) const;

  int supportOf(int row) const { return rows_[row].support; }
  /// The six load components of a support (contact_points.h) from the forces of the rows.
  Vector6 componentsOf(int support, const VectorX& force) const;

  int count() const { return count_; }
  int holdCount() const { return holdCount_; }
  std::span<const SupportTouch> touches() const { return touches_; }
  /// J^T, velocitySize x count.
  auto jacobian() const { return jacobianT_.leftCols(count_); }
  auto bias() const { return bias_.head(count_); }
  auto velocity() const { return velocity_.head(count_); }

 private:
  struct Row {
    int support;
    int component;  ///< 0 to 2 along, 3 to 5 about the load axes
  };
  void addRow(const Support& support, int index, int component);
  void addTouch(const Support& support, int index);

  int count_ = 0, holdCount_ = 0;
  std::vector<Row> rows_;
  std::vector<SupportTouch> touches_;
  MatrixX jacobianT_;
  Matrix6X pointJ_;
  VectorX bias_, velocity_;
};

}  // namespace handhold
