// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/load_closure.h"

#include <Eigen/QR>

#include "engine/laws/constraints/hinge_rows.h"

namespace handhold {

namespace {

/// A component may change by this part of what its point carries, besides its own part (1).
constexpr double kShare = 0.1;
/// What holds both ways takes over from nothing (N).
constexpr double kTwoSided = 1.0;
/// A moment counts like a force at this lever (m).
constexpr double kLever = 0.1;
/// Directions that contacts serve by less than this part of the best one are left alone; the second where the
/// first would change loads by more than so many times what is missing.
constexpr double kSingular[] = {1e-4, 0.05};
constexpr double kMostGain = 10.0;
/// Beyond a bound by less is at the bound (units of x: 1e-4 N).
constexpr double kAtBound = 1e-6;

/// Base rows of one unit of a load component, as in tau: the contact's wrench taken away from the body.
Eigen::Matrix<double, 6, 1> baseColumn(const PostureEvaluation& posture,
                                       const PostureLayout::LoadUnknown& load) {
  const LoadedPoint& point = posture.points()[load.point];
  const Vector3 axis = load.scale * point.axes.col(load.component % 3);
  Eigen::Matrix<double, 6, 1> column = Eigen::Matrix<double, 6, 1>::Zero();
  if (load.component < 3) {
    column.head<3>() = -axis;
    column.tail<3>() = -(point.p_W - posture.q().head<3>()).cross(axis);
  } else {
    column.tail<3>() = -axis;
  }
  return column;
}

/// How readily a component changes (units of x).
double readiness(const PostureEvaluation& posture, int k) {
  const PostureLayout::LoadUnknown& load = posture.layout().loads[k];
  const ContactPoint& point = posture.layout().points[load.point];
  const bool pulls = (point.lower.head<3>().array() < 0.0).all();
  const double carried = posture.points()[load.point].force.norm() + (pulls ? kTwoSided / kShare : 0.0);
  const double own = std::abs(posture.x()[posture.layout().loadIndex(k)]);
  return own + kShare * carried * (load.component < 3 ? 1.0 : kLever) / load.scale;
}

/// Rows that vanish in equilibrium (N, N m) and their slopes by the loads (units of x): the free rows of the
/// base, hinges that are held.
struct Balance {
  VectorX missing;
  MatrixX slope;
};

Balance balanceOf(const PostureProblem& problem) {
  const PostureEvaluation& posture = problem.evaluation();
  const PostureLayout& layout = posture.layout();
  const auto count = static_cast<Eigen::Index>(layout.loads.size());
  const HingeRows hinges(problem.task(), layout);
  Balance balance{VectorX(6 + hinges.rows()), MatrixX(6 + hinges.rows(), count)};
  balance.missing.head<6>() = posture.tau().head<6>();
  for (int k = 0; k < count; ++k) balance.slope.col(k).head<6>() = baseColumn(posture, layout.loads[k]);
  for (int row = 0; row < 6; ++row) {
    if (problem.model().baseFree[row]) continue;
    balance.missing[row] = 0.0;
    balance.slope.row(row).setZero();
  }
  hinges.evaluate(posture, balance.missing.tail(hinges.rows()));
  balance.missing.tail(hinges.rows()) /= HingeRows::kScale;
  MatrixX slope(hinges.rows(), layout.size);
  hinges.jacobian(posture, slope);
  balance.slope.bottomRows(hinges.rows()) = slope.middleCols(layout.coordinates, count) / HingeRows::kScale;
  return balance;
}

/// The change of the loads (units of x) that makes the rows vanish, as far as contacts serve them well.
VectorX closing(const Balance& balance, const VectorX& ready) {
  const MatrixX slope = balance.slope * ready.asDiagonal();
  VectorX change;
  for (const double singular : kSingular) {
    Eigen::CompleteOrthogonalDecomposition<MatrixX> solver;
    solver.setThreshold(singular);
    solver.compute(slope);
    change = ready.cwiseProduct(solver.solve(balance.missing));
    // forces in N; a missing moment counts by the arms of a person, a metre at most
    if (PostureLayout::kForceScale * change.norm() <= kMostGain * balance.missing.norm()) break;
  }
  return change;
}

/// A load that would pass its bound goes to it; the others take over the rest.
constexpr int kMostAtBounds = 12;

void closeWithin(Balance balance, VectorX ready, const PostureLayout& layout, VectorX& x) {
  const auto count = balance.slope.cols();
  auto loads = x.segment(layout.coordinates, count);
  const VectorX lower = layout.lower.segment(layout.coordinates, count),
                upper = layout.upper.segment(layout.coordinates, count);
  VectorX wanted = loads - closing(balance, ready);
  for (int round = 0; round < kMostAtBounds; ++round) {
    const VectorX kept = wanted.cwiseMax(lower).cwiseMin(upper);
    int worst = 0;
    if ((wanted - kept).cwiseAbs().maxCoeff(&worst) <= kAtBound) break;
    balance.missing += balance.slope.col(worst) * (kept[worst] - loads[worst]);
    loads[worst] = kept[worst];
    ready[worst] = 0.0;
    wanted = loads - closing(balance, ready);
  }
  loads = wanted.cwiseMax(lower).cwiseMin(upper);
}

}  // namespace

LoadClosure closeEquilibrium(PostureProblem& problem) {
  const PostureEvaluation& posture = problem.evaluation();
  const PostureLayout& layout = posture.layout();
  Balance balance = balanceOf(problem);
  const LoadClosure before{balance.missing.head<3>().cwiseAbs().maxCoeff(),
                           balance.missing.segment<3>(3).cwiseAbs().maxCoeff()};
  const auto count = balance.slope.cols();
  if (count == 0 || balance.missing.isZero(0.0)) return before;
  VectorX ready(count);
  for (int k = 0; k < count; ++k) ready[k] = readiness(posture, k);
  VectorX x = posture.x();
  closeWithin(std::move(balance), std::move(ready), layout, x);
  problem.at(x);
  return before;
}

}  // namespace handhold
