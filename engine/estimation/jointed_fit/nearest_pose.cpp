// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/nearest_pose.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr int kMostSteps = 50, kMostHalvings = 12;
constexpr double kEnough = 1e-8;
/// Part of the greatest curvature that holds what no marker tells where it is.
constexpr double kHold = 1e-10;

constexpr int kBase = 0;

using Matrix36 = Eigen::Matrix<double, 3, 6>;

// A step of Gauss and Newton, body by body from the ends to the base and back. With u the way of a body's
// joint to its parent (of the base: of its centre), theta its turn and K = [[R a]] of the joint's place a in
// it,
//   (1) centre c = u + K theta,  a child's joint u_k = u + (K - [[R a_k]]) theta = u + M theta
// What a body and all that it carries cost is a square form of z = (u, lambda), where lambda, the multiplier
// of the centre of mass of all, stands for sum m_i c_i / m = 0:
//   (2) V(z) = z . A z / 2 - b . z,  least over theta where H theta = g - E z.

/// V of (2).
struct Carried {
  Matrix6 A = Matrix6::Zero();
  Vector6 b = Vector6::Zero();
};

/// theta of (2): turn = freely - byWay z.
struct BodyAnswer {
  Matrix3 K = Matrix3::Zero();
  Vector3 freely = Vector3::Zero();
  Matrix36 byWay = Matrix36::Zero();
};

struct Step {
  Vector3 base = Vector3::Zero();  ///< of the base's centre
  std::vector<Vector3> turns;

  double greatest() const {
    double most = base.lpNorm<Eigen::Infinity>();
    for (const Vector3& turn : turns) most = std::max(most, turn.lpNorm<Eigen::Infinity>());
    return most;
  }
  void halve() {
    base *= 0.5;
    for (Vector3& turn : turns) turn *= 0.5;
  }
};

struct Chain {
  const PoseProblem& problem;
  JointOrder order;

  explicit Chain(const PoseProblem& asked) : problem(asked), order(orderFrom(asked.tree, kBase)) {}

  /// Brings the centres to where the joints close.
  void close(JointedPose& pose) const {
    closeJoints(problem.tree, kBase, pose);
    if (!problem.centre) return;
    Vector3 middle = Vector3::Zero();
    for (std::size_t i = 0; i < pose.q.size(); ++i) middle += share(i) * pose.centre[i];
    for (Vector3& centre : pose.centre) centre += *problem.centre - middle;
  }

  /// Of the mass of all.
  double share(std::size_t body) const { return problem.tree.bodies[body].mass / problem.tree.mass(); }

  int parentOf(int body) const { return order.parent[static_cast<std::size_t>(body)]; }

  /// K of (1).
  Matrix3 armOf(int body, const JointedPose& pose) const {
    if (parentOf(body) < 0) return Matrix3::Zero();
    return skew(pose.q[static_cast<std::size_t>(body)] * placeInBody(problem.tree, order, body));
  }

  /// M of (1) for that child.
  Matrix3 wayTo(int child, const Matrix3& K, const JointedPose& pose) const {
    const auto parent = static_cast<std::size_t>(parentOf(child));
    return K - skew(pose.q[parent] * placeInParent(problem.tree, order, child));
  }
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

/// H, E and g of (2) of one body, with what its children add.
struct BodyEquations {
  Matrix3 H = Matrix3::Zero();
  Matrix36 E = Matrix36::Zero();
  Vector3 g = Vector3::Zero();
  Carried rest;  ///< the part that does not hang on its own turn

  /// By the markers, and by its part of the centre of all.
  BodyEquations(const BodySums& sums, const Matrix3& K, double share) {
    const Matrix3 S = skew(sums.arms);
    H = sums.squares + S * K - K.transpose() * S + sums.weight * K.transpose() * K;
    E << S + sums.weight * K.transpose(), share * K.transpose();
    g = sums.moments + K.transpose() * sums.left;
    rest.A.topLeftCorner<3, 3>() = sums.weight * Matrix3::Identity();
    rest.A.topRightCorner<3, 3>() = rest.A.bottomLeftCorner<3, 3>() = share * Matrix3::Identity();
    rest.b.head<3>() = sums.left;
  }
  void add(const Carried& child, const Matrix3& M) {
    const auto Au = child.A.topRows<3>();
    H += M.transpose() * Au.leftCols<3>() * M;
    E += M.transpose() * Au;
    g += M.transpose() * child.b.head<3>();
    rest.A += child.A;
    rest.b += child.b;
  }
};

/// The least over the body's own turn; `hold` is for a turn that no marker tells.
Carried withoutTurn(BodyEquations& body, double hold, BodyAnswer& answer) {
  body.H.diagonal().array() += hold;
  const Eigen::LLT<Matrix3> solver(body.H);
  answer.freely = solver.solve(body.g);
  answer.byWay = solver.solve(body.E);
  Carried carried = body.rest;
  carried.A.noalias() -= body.E.transpose() * answer.byWay;
  carried.b.noalias() -= body.E.transpose() * answer.freely;
  return carried;
}

/// The base's way and the multiplier.
Vector6 rootOf(const Chain& chain, Carried all, double hold) {
  all.A.topLeftCorner<3, 3>().diagonal().array() += hold;
  if (chain.problem.centre) return all.A.partialPivLu().solve(all.b);
  Vector6 z = Vector6::Zero();
  z.head<3>() = all.A.topLeftCorner<3, 3>().llt().solve(all.b.head<3>());
  return z;
}

Step gaussNewtonStep(const Chain& chain, const JointedPose& pose) {
  const auto count = pose.q.size();
  std::vector<BodyAnswer> answers(count);
  std::vector<BodyEquations> bodies;
  bodies.reserve(count);
  double hold = 0.0;
  for (std::size_t i = 0; i < count; ++i) {
    answers[i].K = chain.armOf(static_cast<int>(i), pose);
    bodies.emplace_back(sumsOf(chain.problem.markers[i], pose.q[i], pose.centre[i]), answers[i].K,
                        chain.share(i));
    hold = std::max({hold, bodies.back().H.trace(), bodies.back().rest.A(0, 0)});
  }
  hold = std::max(kHold * hold, std::numeric_limits<double>::min());  // a frame without any marker stays
  const std::vector<int>& outward = chain.order.bodies;
  for (auto body = outward.rbegin(); body + 1 != outward.rend(); ++body) {
    const auto i = static_cast<std::size_t>(*body), parent = static_cast<std::size_t>(chain.parentOf(*body));
    bodies[parent].add(withoutTurn(bodies[i], hold, answers[i]), chain.wayTo(*body, answers[parent].K, pose));
  }
  const Vector6 root = rootOf(chain, withoutTurn(bodies[kBase], hold, answers[kBase]), hold);
  Step step{root.head<3>(), std::vector<Vector3>(count)};
  std::vector<Vector3> ways(count, step.base);
  for (const int body : outward) {
    const auto i = static_cast<std::size_t>(body);
    if (const int parent = chain.parentOf(body); parent >= 0) {
      const auto p = static_cast<std::size_t>(parent);
      ways[i] = ways[p] + chain.wayTo(body, answers[p].K, pose) * step.turns[p];
    }
    Vector6 z;
    z << ways[i], root.tail<3>();
    step.turns[i] = answers[i].freely - answers[i].byWay * z;
  }
  return step;
}

JointedPose moved(const Chain& chain, const JointedPose& from, const Step& step) {
  JointedPose pose = from;
  for (std::size_t i = 0; i < pose.q.size(); ++i)
    pose.q[i] = (expQuaternion(step.turns[i]) * from.q[i]).normalized();
  if (!chain.problem.centre) pose.centre[kBase] += step.base;
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
    Step step = gaussNewtonStep(chain, found.pose);
    for (int halving = 0; halving < kMostHalvings; ++halving, step.halve()) {
      const JointedPose next = moved(chain, found.pose, step);
      const double loss = markerLoss(problem, next);
      found.isConverged = step.greatest() < kEnough;
      if (!(loss <= found.loss) && !found.isConverged) continue;
      found.pose = next;
      found.loss = loss;
      break;
    }
  }
  return found;
}

}  // namespace handhold
