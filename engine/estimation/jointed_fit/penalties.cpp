// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/penalties.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>

namespace handhold {

namespace {

/// Constraints below one another, each times its factor.
LinearConstraint stacked(std::span<const LinearConstraint> constraints, std::span<const double> factors,
                         Eigen::Index columns) {
  Eigen::Index rows = 0;
  for (const LinearConstraint& constraint : constraints) rows += constraint.C.rows();
  LinearConstraint all{MatrixX(rows, columns), VectorX(rows)};
  rows = 0;
  for (std::size_t i = 0; i < constraints.size(); ++i) {
    const Eigen::Index count = constraints[i].C.rows();
    all.C.middleRows(rows, count) = factors[i] * constraints[i].C;
    all.d.segment(rows, count) = factors[i] * constraints[i].d;
    rows += count;
  }
  return all;
}

}  // namespace

double PenaltySequence::at(int k) const { return first * std::pow(ratio, k); }

double greatestSingularValue(const MatrixX& C) {
  if (C.rows() == 0) return 0.0;
  const MatrixX square = C.rows() < C.cols() ? MatrixX(C * C.transpose()) : MatrixX(C.transpose() * C);
  return Eigen::SelfAdjointEigenSolver<MatrixX>(square, Eigen::EigenvaluesOnly).eigenvalues().maxCoeff();
}

NormalTerm::NormalTerm(const LinearConstraint& constraint) {
  const double size = greatestSingularValue(constraint.C);
  const double factor = size > 0.0 ? 1.0 / size : 0.0;
  square = factor * constraint.C.transpose() * constraint.C;
  pull = factor * constraint.C.transpose() * constraint.d;
}

SelfIteration::SelfIteration(std::span<const NormalTerm> terms, std::span<const double> weights)
    : pull_(VectorX::Zero(terms.front().pull.size())) {
  MatrixX Lambda = MatrixX::Identity(pull_.size(), pull_.size());  // (6.26), (E.14), (E.33), (E.45), (E.56)
  for (std::size_t i = 0; i < terms.size(); ++i) {
    Lambda += weights[i] * terms[i].square;
    pull_ += weights[i] * terms[i].pull;
  }
  Lambda_.compute(Lambda);
}

VectorX exactMinimiser(const VectorX& guess, std::span<const LinearConstraint> constraints,
                       std::span<const double> weights) {
  std::vector<double> factors;
  for (std::size_t i = 0; i < constraints.size(); ++i) {
    const double size = greatestSingularValue(constraints[i].C);
    factors.push_back(size > 0.0 ? std::sqrt(weights[i] / size) : 0.0);
  }
  const LinearConstraint penalties = stacked(constraints, factors, guess.size());
  const Eigen::Index count = guess.size(), rows = penalties.d.size();
  MatrixX A(count + rows, count);
  VectorX b(count + rows);
  A << MatrixX::Identity(count, count), penalties.C;
  b << guess, penalties.d;
  return A.colPivHouseholderQr().solve(b);
}

VectorX nearestFeasible(const VectorX& guess, std::span<const LinearConstraint> constraints) {
  const std::vector<double> ones(constraints.size(), 1.0);
  const LinearConstraint all = stacked(constraints, ones, guess.size());
  return guess + all.C.completeOrthogonalDecomposition().solve(all.d - all.C * guess);
}

VectorX columnOf(const std::vector<Vector3>& values) {
  VectorX column(static_cast<Eigen::Index>(3 * values.size()));
  for (std::size_t i = 0; i < values.size(); ++i)
    column.segment<3>(static_cast<Eigen::Index>(3 * i)) = values[i];
  return column;
}

std::vector<Vector3> vectorsOf(const VectorX& column) {
  std::vector<Vector3> values(static_cast<std::size_t>(column.size() / 3));
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = column.segment<3>(static_cast<Eigen::Index>(3 * i));
  return values;
}

}  // namespace handhold
