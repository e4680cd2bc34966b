// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/constraints.h"

#include <QTest>

#include "engine/estimation/jointed_fit/penalties.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

constexpr int kBodies = 9;

struct Sample {
  JointedBodies tree;
  JointedMotion motion;
};

/// A tree with branches whose joints close.
Sample closedSample(unsigned seed) {
  RandomTrees random(seed);
  Sample sample{random.tree(kBodies), random.motion(kBodies)};
  closeJoints(sample.tree, 2, sample.motion);
  return sample;
}

double errorOf(const LinearConstraint& constraint, const std::vector<Vector3>& values) {
  return (constraint.C * columnOf(values) - constraint.d).norm();
}

Matrix3 part(const MatrixX& matrix, int i, int j) { return matrix.block<3, 3>(3 * i, 3 * j); }

/// R_k L_ku
Vector3 arm(const Sample& sample, int k, int u) {
  for (const BallJoint& joint : sample.tree.joints) {
    if (joint.a == k && joint.b == u) return sample.motion.pose.q[std::size_t(k)] * joint.inA;
    if (joint.b == k && joint.a == u) return sample.motion.pose.q[std::size_t(k)] * joint.inB;
  }
  return Vector3::Zero();
}

std::vector<int> neighbours(const Sample& sample, int k) {
  std::vector<int> found;
  for (const BallJoint& joint : sample.tree.joints)
    if (joint.a == k || joint.b == k) found.push_back(joint.a == k ? joint.b : joint.a);
  return found;
}

}  // namespace

class ConstraintsTest : public QObject {
  Q_OBJECT

 private slots:
  void eq4_5_to_4_16_holdInAMotionThatCloses();
  void eq4_15_and_4_16_areMomentumAndItsRate();
  void eq6_26_to_6_29_matricesOfCentres();
  void eqE_14_and_E_15_matricesOfTurning();
  void eqE_47_biasOfAccelerations();
  void exactMinimiserHasNoSlope();
  void eq6_30_oneStepIsTheExactMinimiser();
  void eq6_30_iterationApproachesTheNearestFeasible();
};

void ConstraintsTest::eq4_5_to_4_16_holdInAMotionThatCloses() {
  const auto [tree, motion] = closedSample(1);
  const WholeMotion whole = wholeMotion(tree, motion);
  QVERIFY(errorOf(jointsByCentres(tree, motion.pose), motion.pose.centre) < 1e-13);
  QVERIFY(errorOf(centreOfAll(tree, whole.centre), motion.pose.centre) < 1e-12);
  for (const Rate rate : {Rate::Velocity, Rate::Acceleration}) {
    const auto& turns = rate == Rate::Velocity ? motion.omega : motion.alpha;
    const auto& centres = rate == Rate::Velocity ? motion.velocity : motion.acceleration;
    QVERIFY(errorOf(jointsByCentres(tree, motion, rate), centres) < 1e-12);
    QVERIFY(errorOf(jointsByTurning(tree, motion, rate), turns) < 1e-12);
    QVERIFY(errorOf(momentumByTurning(tree, motion, whole, rate), turns) < 1e-11);
    QVERIFY(errorOf(momentumByCentres(tree, motion, whole, rate), centres) < 1e-11);
  }
}

/// The moment is the slope of the momentum along the motion.
void ConstraintsTest::eq4_15_and_4_16_areMomentumAndItsRate() {
  constexpr double kStep = 1e-5;
  const auto [tree, motion] = closedSample(2);
  const auto momentumAt = [&tree = tree, &motion = motion](double time) {
    JointedMotion moved = motion;
    for (std::size_t i = 0; i < kBodies; ++i) {
      moved.pose.q[i] = expQuaternion(time * motion.omega[i]) * motion.pose.q[i];
      moved.omega[i] += time * motion.alpha[i];
      moved.pose.centre[i] += time * motion.velocity[i];
      moved.velocity[i] += time * motion.acceleration[i];
    }
    return wholeMotion(tree, moved).momentum;
  };
  const Vector3 slope = (momentumAt(kStep) - momentumAt(-kStep)) / (2.0 * kStep);
  QVERIFY((slope - wholeMotion(tree, motion).moment).norm() < 1e-6);
}

/// (6.28) as a tree with branches has it, ends with 1 on the diagonal (6.18 prints 2); (6.29).
void ConstraintsTest::eq6_26_to_6_29_matricesOfCentres() {
  const Sample sample = closedSample(3);
  const LinearConstraint joints = jointsByCentres(sample.tree, sample.motion.pose);
  const MatrixX square = joints.C.transpose() * joints.C;
  const VectorX pull = joints.C.transpose() * joints.d;
  for (int k = 0; k < kBodies; ++k) {
    const std::vector<int> near = neighbours(sample, k);
    QVERIFY(part(square, k, k).isApprox(static_cast<double>(near.size()) * Matrix3::Identity(), 1e-15));
    Vector3 C_rR = Vector3::Zero();
    for (const int u : near) {
      QVERIFY(part(square, k, u).isApprox(-Matrix3::Identity(), 1e-15));
      C_rR += arm(sample, u, k) - arm(sample, k, u);
    }
    QVERIFY((pull.segment<3>(3 * k) - C_rR).norm() < 1e-14);
  }
}

/// With block (j, i) the transpose of (i, j): as printed they are equal, which no tree fulfils.
void ConstraintsTest::eqE_14_and_E_15_matricesOfTurning() {
  const Sample sample = closedSample(4);
  const LinearConstraint joints = jointsByTurning(sample.tree, sample.motion, Rate::Velocity);
  const MatrixX square = joints.C.transpose() * joints.C;
  const VectorX pull = joints.C.transpose() * joints.d;
  for (int k = 0; k < kBodies; ++k) {
    Matrix3 own = Matrix3::Zero();
    Vector3 right = Vector3::Zero();
    for (const int u : neighbours(sample, k)) {
      const Matrix3 mine = skew(arm(sample, k, u)), other = skew(arm(sample, u, k));
      own += mine.transpose() * mine;
      right += mine.transpose() *
               (sample.motion.velocity[std::size_t(k)] - sample.motion.velocity[std::size_t(u)]);
      QVERIFY((part(square, k, u) + mine.transpose() * other).norm() < 1e-14);
    }
    QVERIFY((part(square, k, k) - own).norm() < 1e-14);
    QVERIFY((pull.segment<3>(3 * k) - right).norm() < 1e-13);
  }
}

void ConstraintsTest::eqE_47_biasOfAccelerations() {
  Sample sample = closedSample(5);
  for (Vector3& acceleration : sample.motion.acceleration) acceleration.setZero();
  const LinearConstraint joints = jointsByTurning(sample.tree, sample.motion, Rate::Acceleration);
  const VectorX pull = joints.C.transpose() * joints.d;
  const auto turned = [&](int k, int u) -> Vector3 {
    const Vector3& omega = sample.motion.omega[std::size_t(k)];
    return omega.cross(omega.cross(arm(sample, k, u)));
  };
  for (int k = 0; k < kBodies; ++k) {
    Vector3 sum = Vector3::Zero();
    for (const int u : neighbours(sample, k))
      sum += skew(arm(sample, k, u)).transpose() * (turned(k, u) - turned(u, k));
    QVERIFY((pull.segment<3>(3 * k) - sum).norm() < 1e-12);
  }
}

/// The slope of |x - x*|^2 + sum of w |C x - d|^2 / size at the minimiser, by the definition itself.
void ConstraintsTest::exactMinimiserHasNoSlope() {
  constexpr double kStep = 1e-4;
  const auto [tree, motion] = closedSample(6);
  const VectorX guess = columnOf(RandomTrees(7).motion(kBodies).omega);
  const LinearConstraint constraints[] = {
      jointsByTurning(tree, motion, Rate::Velocity),
      momentumByTurning(tree, motion, wholeMotion(tree, motion), Rate::Velocity)};
  const double weights[] = {0.7, 3.0};
  const auto loss = [&](const VectorX& x) {
    double sum = (x - guess).squaredNorm();
    for (int i = 0; i < 2; ++i)
      sum += weights[i] / greatestSingularValue(constraints[i].C) *
             (constraints[i].C * x - constraints[i].d).squaredNorm();
    return sum;
  };
  const VectorX best = exactMinimiser(guess, constraints, weights);
  for (Eigen::Index i = 0; i < best.size(); ++i) {
    const VectorX step = kStep * VectorX::Unit(best.size(), i);
    QVERIFY(std::abs(loss(best + step) - loss(best - step)) / (2.0 * kStep) < 1e-8);
  }
}

void ConstraintsTest::eq6_30_oneStepIsTheExactMinimiser() {
  const auto [tree, motion] = closedSample(8);
  const VectorX guess = columnOf(RandomTrees(9).motion(kBodies).pose.centre);
  const LinearConstraint constraints[] = {centreOfAll(tree, Vector3(0.1, 0.2, 0.3)),
                                          jointsByCentres(tree, motion.pose)};
  const NormalTerm terms[] = {NormalTerm(constraints[0]), NormalTerm(constraints[1])};
  for (const double weight : {0.01, 5.0, 2e4}) {
    const double weights[] = {weight, 2.0 * weight};
    const VectorX step = SelfIteration(terms, weights).step(guess);
    QVERIFY((step - exactMinimiser(guess, constraints, weights)).norm() < 1e-9);
  }
}

/// Whatever the sequence, if only it is long enough (fig. 6.3).
void ConstraintsTest::eq6_30_iterationApproachesTheNearestFeasible() {
  const auto [tree, motion] = closedSample(10);
  const VectorX guess = columnOf(RandomTrees(11).motion(kBodies).omega);
  const LinearConstraint constraints[] = {
      jointsByTurning(tree, motion, Rate::Velocity),
      momentumByTurning(tree, motion, wholeMotion(tree, motion), Rate::Velocity)};
  const NormalTerm terms[] = {NormalTerm(constraints[0]), NormalTerm(constraints[1])};
  const VectorX nearest = nearestFeasible(guess, constraints);
  QVERIFY((constraints[0].C * nearest - constraints[0].d).norm() < 1e-12);
  VectorX x = guess;
  double before = (x - nearest).norm();
  for (int k = 0; k < 12; ++k) {
    const double weights[] = {PenaltySequence{0.01, 5.0}.at(k), PenaltySequence{0.01, 2.0}.at(k)};
    const SelfIteration iteration(terms, weights);
    for (int j = 0; j < 15; ++j) x = iteration.step(x);
    QVERIFY((x - nearest).norm() <= before + 1e-9);
    before = (x - nearest).norm();
  }
  QVERIFY(before < 1e-6);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ConstraintsTest)
#include "constraints_test.moc"
