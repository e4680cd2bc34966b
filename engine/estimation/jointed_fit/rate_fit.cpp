// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/rate_fit.h"

#include <Eigen/SparseCholesky>
#include <vector>

namespace handhold {

namespace {

std::vector<Vector3>& turns(JointedMotion& motion, Rate rate) {
  return rate == Rate::Velocity ? motion.omega : motion.alpha;
}

std::vector<Vector3>& centres(JointedMotion& motion, Rate rate) {
  return rate == Rate::Velocity ? motion.velocity : motion.acceleration;
}

const Vector3& centreRate(const RateProblem& problem) {
  return problem.rate == Rate::Velocity ? problem.whole.velocity : problem.whole.acceleration;
}

/// A constraint with its sequence.
struct Penalised {
  std::optional<PenaltySequence> penalty;
  LinearConstraint constraint;
};

/// One half of a weighting iteration: j_n steps of one list of vectors.
void iterateHalf(const std::vector<Penalised>& all, const RateFitSettings& settings, int k,
                 std::vector<Vector3>& values, const JointedMotion& motion) {
  std::vector<NormalTerm> terms;
  std::vector<double> weights;
  for (const Penalised& one : all) {
    if (!one.penalty) continue;
    terms.emplace_back(one.constraint);
    weights.push_back(one.penalty->at(k));
  }
  if (terms.empty()) return;
  const SelfIteration iteration(terms, weights);
  VectorX column = columnOf(values);
  for (int j = 0; j < settings.iterations.self; ++j) {
    column = iteration.step(column);
    if (!settings.watch) continue;
    values = vectorsOf(column);
    settings.watch(motion);
  }
  values = vectorsOf(column);
}

/// The turns of the motion taken away, so that constraints by the centres keep what does not hang on them.
JointedMotion withoutTurns(JointedMotion motion, Rate rate) {
  for (Vector3& turn : turns(motion, rate)) turn.setZero();
  return motion;
}

/// All constraints on turns and centres in one column.
LinearConstraint together(const RateProblem& problem, const JointedMotion& motion) {
  const auto& [tree, whole, rate] = problem;
  const JointedMotion still = withoutTurns(motion, rate);
  const LinearConstraint parts[] = {jointsByCentres(tree, still, rate),
                                    centreOfAll(tree, centreRate(problem)),
                                    momentumByCentres(tree, still, whole, rate)};
  const LinearConstraint turning[] = {jointsByTurning(tree, still, rate),
                                      momentumByTurning(tree, still, whole, rate)};
  const Eigen::Index count = parts[0].C.cols(), joints = parts[0].C.rows();
  LinearConstraint all{MatrixX::Zero(joints + 6, 2 * count), VectorX(joints + 6)};
  all.C.topLeftCorner(joints, count) = turning[0].C;
  all.C.bottomLeftCorner(3, count) = turning[1].C;
  all.C.topRightCorner(joints, count) = parts[0].C;
  all.C.block(joints, count, 3, count) = parts[1].C;
  all.C.bottomRightCorner(3, count) = parts[2].C;
  all.d << parts[0].d, parts[1].d, parts[2].d;
  return all;
}

using Sparse = Eigen::SparseMatrix<double>;

/// S^-1 of the kinetic energy: inertia of each turn, mass of each centre.
Sparse inverseEnergy(const JointedBodies& tree, const JointedPose& pose) {
  std::vector<Eigen::Triplet<double>> entries;
  const auto count = static_cast<int>(tree.bodies.size());
  for (int i = 0; i < count; ++i) {
    const JointedBody& body = tree.bodies[static_cast<std::size_t>(i)];
    const Matrix3 R = pose.q[static_cast<std::size_t>(i)].toRotationMatrix();
    const Matrix3 inverse = R * body.inertia.inverse() * R.transpose();
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 3; ++column)
        entries.emplace_back(3 * i + row, 3 * i + column, inverse(row, column));
      entries.emplace_back(3 * (count + i) + row, 3 * (count + i) + row, 1.0 / body.mass);
    }
  }
  Sparse energy(6 * count, 6 * count);
  energy.setFromTriplets(entries.begin(), entries.end());
  return energy;
}

}  // namespace

void iterateRates(const RateProblem& problem, const RateFitSettings& settings, JointedMotion& motion) {
  const auto& [tree, whole, rate] = problem;
  const RatePenalties& penalties = settings.penalties;
  for (int k = 0; k < settings.iterations.weighting; ++k) {
    iterateHalf({{penalties.momentumByTurning, momentumByTurning(tree, motion, whole, rate)},
                 {penalties.jointsByTurning, jointsByTurning(tree, motion, rate)}},
                settings, k, turns(motion, rate), motion);
    iterateHalf({{penalties.centre, centreOfAll(tree, centreRate(problem))},
                 {penalties.momentumByCentres, momentumByCentres(tree, motion, whole, rate)},
                 {penalties.jointsByCentres, jointsByCentres(tree, motion, rate)}},
                settings, k, centres(motion, rate), motion);
  }
}

void toNearestRates(const RateProblem& problem, JointedMotion& motion) {
  const LinearConstraint all = together(problem, motion);
  VectorX x(all.C.cols());
  x << columnOf(turns(motion, problem.rate)), columnOf(centres(motion, problem.rate));
  // a joint knows its neighbours alone, so that the cost grows with the bodies and not with their cube
  const Sparse C = all.C.sparseView();
  const Sparse T = inverseEnergy(problem.tree, motion.pose) * Sparse(C.transpose());
  const Eigen::SimplicialLDLT<Sparse> square(C * T);
  x += T * square.solve(all.d - C * x);
  turns(motion, problem.rate) = vectorsOf(x.head(x.size() / 2));
  centres(motion, problem.rate) = vectorsOf(x.tail(x.size() / 2));
}

Vector3 jointRateGap(const JointedBodies& tree, const JointedMotion& motion, int joint, Rate rate) {
  const BallJoint& ball = tree.joints[static_cast<std::size_t>(joint)];
  const auto at = [&](int body, const Vector3& inBody) -> Vector3 {
    const auto i = static_cast<std::size_t>(body);
    const Vector3 arm = motion.pose.q[i] * inBody;
    if (rate == Rate::Velocity) return motion.velocity[i] + motion.omega[i].cross(arm);
    return motion.acceleration[i] + motion.alpha[i].cross(arm) +
           motion.omega[i].cross(motion.omega[i].cross(arm));
  };
  return at(ball.b, ball.inB) - at(ball.a, ball.inA);
}

}  // namespace handhold
