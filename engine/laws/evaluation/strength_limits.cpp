// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/strength_limits.h"

namespace handhold {

StrengthLimits::StrengthLimits(const Model& model, const PostureLayout& layout) {
  for (int i = 0; i < model.linkCount(); ++i) {
    constants_.push_back({model.joints[i].torqueLower, model.joints[i].torqueUpper});
    places_.push_back({-1, -1});
    for (const TorqueEnd end : {TorqueEnd::Lower, TorqueEnd::Upper}) {
      if (!hasCurve(model.joints[i], end)) continue;
      Varying varying{VaryingLimit(model, i, end), {{velocityIndex(i), 0, 1.0}}};
      const StrengthCurve& curve = varying.limit.curve();
      if (layout.rates >= 0 && curve.speeds)
        varying.columns.push_back({layout.rates + velocityIndex(i), 1, 1.0});
      if (curve.shape)
        for (const StrengthShape::Neighbour& of : curve.shape->neighbours)
          varying.columns.push_back({velocityIndex(of.joint), 2, of.slope});
      places_.back()[place(end)] = static_cast<int>(varying_.size());
      varying_.push_back(std::move(varying));
    }
  }
}

void StrengthLimits::set(const VectorX& q, const VectorX& v) {
  for (Varying& varying : varying_) varying.limit.set(q, v);
}

const StrengthLimits::Varying* StrengthLimits::find(int joint, TorqueEnd end) const {
  const int at = places_[joint][place(end)];
  return at < 0 ? nullptr : &varying_[at];
}

void StrengthLimits::addSlope(int joint, TorqueEnd end, double factor, Row out) const {
  const Varying* varying = find(joint, end);
  if (varying == nullptr) return;
  for (const Column& column : varying->columns) out[column.index] += factor * varying->slope(column);
}

void StrengthLimits::addProduct(int joint, TorqueEnd end, const Product& product, MatrixX& H) const {
  const Varying* varying = find(joint, end);
  if (varying == nullptr) return;
  for (const Column& column : varying->columns) {
    const double factor = product.factor * varying->slope(column);
    H.col(column.index) += factor * product.row.transpose();
    H.row(column.index) += factor * product.row;
  }
}

void StrengthLimits::addCurvature(int joint, TorqueEnd end, double factor, MatrixX& H) const {
  const Varying* varying = find(joint, end);
  if (varying == nullptr) return;
  for (const Column& a : varying->columns)
    for (const Column& b : varying->columns)
      H(a.index, b.index) +=
          factor * a.factor * b.factor * varying->limit.curvature()(a.argument, b.argument);
}

}  // namespace handhold
