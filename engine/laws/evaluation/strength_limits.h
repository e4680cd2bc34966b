// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/laws/evaluation/posture_layout.h"
#include "engine/model/varying_limit.h"

namespace handhold {

/// The torque limits of a posture problem's joints at its guess, with their derivatives by the unknowns.
/// Where no joint varies nothing is worked out.
class StrengthLimits {
 public:
  StrengthLimits(const Model& model, const PostureLayout& layout);

  /// v: empty, where the body is still.
  void set(const VectorX& q, const VectorX& v);

  /// Of joint i (1..n), with its sign (N m).
  double of(int joint, TorqueEnd end) const {
    const int at = places_[joint][place(end)];
    return at < 0 ? constants_[joint][place(end)] : varying_[at].limit.value();
  }
  bool varies(int joint, TorqueEnd end) const { return places_[joint][place(end)] >= 0; }
  bool varies(int joint) const { return varies(joint, TorqueEnd::Lower) || varies(joint, TorqueEnd::Upper); }

  // L: the limit of one end, L' and L'' its derivatives; all add nothing where it is constant.
  /// out += factor L'; a row of a matrix will do.
  using Row = Eigen::Ref<RowVectorX, 0, Eigen::InnerStride<>>;
  void addSlope(int joint, TorqueEnd end, double factor, Row out) const;
  /// H += factor (row' L' + L'' row) with L' as a row: both halves of a product's derivatives.
  struct Product {
    double factor;
    const RowVectorX& row;
  };
  void addProduct(int joint, TorqueEnd end, const Product& product, MatrixX& H) const;
  /// H += factor L''
  void addCurvature(int joint, TorqueEnd end, double factor, MatrixX& H) const;

 private:
  /// A column of the unknowns that a limit goes with: by its angle (0), its rate (1), or a neighbour (2).
  struct Column {
    int index, argument;
    double factor;
  };
  struct Varying {
    VaryingLimit limit;
    std::vector<Column> columns;
    double slope(const Column& column) const { return column.factor * limit.slope()[column.argument]; }
  };
  static std::size_t place(TorqueEnd end) { return end == TorqueEnd::Upper ? 1 : 0; }
  const Varying* find(int joint, TorqueEnd end) const;

  std::vector<std::array<double, 2>> constants_;
  std::vector<std::array<int, 2>> places_;  ///< in varying_, -1: constant
  std::vector<Varying> varying_;
};

}  // namespace handhold
