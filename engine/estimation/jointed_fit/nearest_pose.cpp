// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/nearest_pose.h"

#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr int kMostSteps = 50, kMostHalvings = 12;
constexpr double kEnough = 1e-8;
/// Part of the greatest curvature that holds what no marker tells where it is.
constexpr double kHold = 1e-10;

constexpr int kBase = 0;

/// Unknowns: a turn of each body, then the place of all where it is free.
struct Chain {
  const PoseProblem& problem;
  JointOrder order;
  Eigen::Index turns, columns;

  explicit Chain(const PoseProblem& asked)
      : problem(asked),
        order(orderFrom(asked.tree, kBase)),
        turns(static_cast<Eigen::Index>(3 * asked.tree.bodies.size())),
        columns(asked.centre ? turns : turns + 3) {}

  static Eigen::Index at(std::size_t body) { return static_cast<Eigen::Index>(3 * body); }

  /// Brings the centres to where the joints close.
  void close(JointedPose& pose) const {
    closeJoints(problem.tree, kBase, pose);
    if (!problem.centre) return;
    Vector3 middle = Vector3::Zero();
    for (std::size_t i = 0; i < pose.q.size(); ++i)
      middle += problem.tree.bodies[i].mass / problem.tree.mass() * pose.centre[i];
    for (Vector3& centre : pose.centre) centre += *problem.centre - middle;
  }

  /// How the centres move with the unknowns, three rows a body.
  MatrixX centreSlopes(const JointedPose& pose) const {
    MatrixX D = MatrixX::Zero(turns, columns);
    if (!problem.centre) D.topRightCorner<3, 3>().setIdentity();
    for (const int next : order.bodies) {
      const auto body = static_cast<std::size_t>(next);
      if (order.parent[body] < 0) continue;
      const auto parent = static_cast<std::size_t>(order.parent[body]);
      D.middleRows<3>(at(body)) = D.middleRows<3>(at(parent));
      D.block<3, 3>(at(body), at(parent)) -= skew(pose.q[parent] * placeInParent(problem.tree, order, next));
      D.block<3, 3>(at(body), at(body)) += skew(pose.q[body] * placeInBody(problem.tree, order, next));
    }
    if (problem.centre) keepMiddle(D);
    return D;
  }

  void keepMiddle(MatrixX& D) const {
    MatrixX middle = MatrixX::Zero(3, columns);
    for (std::size_t i = 0; i < problem.tree.bodies.size(); ++i)
      middle += problem.tree.bodies[i].mass / problem.tree.mass() * D.middleRows<3>(at(i));
    for (std::size_t i = 0; i < problem.tree.bodies.size(); ++i) D.middleRows<3>(at(i)) -= middle;
  }
};

/// Normal equations of the markers: H x = g.
struct Normal {
  MatrixX H;
  VectorX g;
};

/// Sums over the markers of a body: of weights, arms R a, their squares [[.]]^T [[.]], what is left, and its
/// moments.
struct BodySums {
  double weight = 0.0;
  Vector3 arms = Vector3::Zero(), left = Vector3::Zero(), moments = Vector3::Zero();
  Matrix3 squares = Matrix3::Zero();
};

BodySums sumsOf(const std::vector<BodyMarker>& markers, const Quaternion& q, const Vector3& centre) {
  BodySums sums;
  const Matrix3 R = q.toRotationMatrix();
  for (const BodyMarker& marker : markers) {
    const Vector3 arm = R * marker.onBody, left = marker.seen - centre - arm;
    sums.weight += marker.weight;
    sums.arms += marker.weight * arm;
    sums.left += marker.weight * left;
    sums.moments += marker.weight * arm.cross(left);
    sums.squares += marker.weight * (arm.squaredNorm() * Matrix3::Identity() - arm * arm.transpose());
  }
  return sums;
}

Normal normalEquations(const Chain& chain, const JointedPose& pose) {
  const MatrixX D = chain.centreSlopes(pose);
  MatrixX B = D;
  VectorX left(chain.turns);
  Normal normal{MatrixX::Zero(chain.columns, chain.columns), VectorX::Zero(chain.columns)};
  for (std::size_t i = 0; i < pose.q.size(); ++i) {
    const BodySums sums = sumsOf(chain.problem.markers[i], pose.q[i], pose.centre[i]);
    const Eigen::Index row = Chain::at(i);
    const Matrix3 S = skew(sums.arms);
    B.middleRows<3>(row) *= sums.weight;
    B.block<3, 3>(row, row) -= S;
    left.segment<3>(row) = sums.left;
    normal.H.middleRows<3>(row) += S * D.middleRows<3>(row);
    normal.H.block<3, 3>(row, row) += sums.squares;
    normal.g.segment<3>(row) += sums.moments;
  }
  normal.H.noalias() += D.transpose() * B;
  normal.g.noalias() += D.transpose() * left;
  return normal;
}

JointedPose moved(const Chain& chain, const JointedPose& from, const VectorX& step) {
  JointedPose pose = from;
  for (std::size_t i = 0; i < pose.q.size(); ++i)
    pose.q[i] = (expQuaternion(step.segment<3>(Chain::at(i))) * from.q[i]).normalized();
  if (!chain.problem.centre) pose.centre[kBase] += step.tail<3>();
  chain.close(pose);
  return pose;
}

}  // namespace

NearestPose nearestPose(const PoseProblem& problem, const JointedPose& start) {
  const Chain chain(problem);
  NearestPose found{start};
  chain.close(found.pose);
  found.loss = markerLoss(problem, found.pose);
  while (!found.isConverged && found.steps < kMostSteps) {
    ++found.steps;
    Normal normal = normalEquations(chain, found.pose);
    normal.H.diagonal().array() += kHold * normal.H.diagonal().maxCoeff();
    VectorX step = normal.H.llt().solve(normal.g);
    for (int halving = 0; halving < kMostHalvings; ++halving, step *= 0.5) {
      const JointedPose next = moved(chain, found.pose, step);
      const double loss = markerLoss(problem, next);
      found.isConverged = step.lpNorm<Eigen::Infinity>() < kEnough;
      if (loss > found.loss && !found.isConverged) continue;
      found.pose = next;
      found.loss = loss;
      break;
    }
  }
  return found;
}

}  // namespace handhold
