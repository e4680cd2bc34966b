// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <array>

#include "engine/jointed/quaternion_dynamics.h"
#include "tests/engine/jointed/dual_number.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

constexpr double kRounding = 1e-13;

using DualQuaternion = std::array<DualNumber, 4>;
using DualMatrix = std::array<std::array<DualNumber, 3>, 3>;

/// What of (2.6) stands before I: with a.a, or for unit quaternions without it.
enum class Diagonal { Quadratic, OfUnit };

/// (2.6), entry by entry.
DualMatrix rotation(const DualQuaternion& q, Diagonal diagonal = Diagonal::Quadratic) {
  const DualNumber two = constant(2.0), &x = q[0], &y = q[1], &z = q[2], &w = q[3];
  const DualNumber size =
      diagonal == Diagonal::Quadratic ? w * w - x * x - y * y - z * z : two * w * w - constant(1.0);
  return {{{size + two * x * x, two * x * y + two * w * z, two * x * z - two * w * y},
           {two * x * y - two * w * z, size + two * y * y, two * y * z + two * w * x},
           {two * x * z + two * w * y, two * y * z - two * w * x, size + two * z * z}}};
}

/// R a, or R^T a, by one of its parts.
Vector3 turned(const DualMatrix& R, const Vector3& a, double DualNumber::*part, bool isBack) {
  Vector3 sum = Vector3::Zero();
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      sum[Eigen::Index(i)] += (isBack ? R[j][i] : R[i][j]).*part * a[Eigen::Index(j)];
  return sum;
}

Matrix3 cross(const Vector3& a) {
  Matrix3 matrix;
  matrix << 0.0, -a.z(), a.y(), a.z(), 0.0, -a.x(), -a.y(), a.x(), 0.0;
  return matrix;
}

using Matrix34 = Eigen::Matrix<double, 3, 4>;

/// G +a of D.69 and L -a of D.70: `sign` of the cross products.
Matrix34 turnedBy(const Vector4& q, const Vector3& a, double sign) {
  Matrix34 rows;
  rows << -sign * cross(q.head<3>()) + q[3] * Matrix3::Identity(), -q.head<3>();
  Eigen::Matrix4d signedMatrix = Eigen::Matrix4d::Zero();
  signedMatrix << sign * cross(a), a, -a.transpose(), 0.0;
  return rows * signedMatrix;
}

Vector4 four(RandomTrees& random) {
  const Vector3 v = random.vector();
  return {v.x(), v.y(), v.z(), random.vector().x()};
}

/// A quaternion of any length on a path.
DualQuaternion onPath(const Vector4& q, const Vector4& first, const Vector4& second) {
  DualQuaternion path;
  for (Eigen::Index i = 0; i < 4; ++i) path[std::size_t(i)] = {q[i], first[i], first[i], second[i]};
  return path;
}

}  // namespace

/// Derivatives of 003 by dual numbers, in every direction, off the unit sphere, too.
class DocumentDerivativesTest : public QObject {
  Q_OBJECT

 private slots:
  void theRotationIsTheHouses();
  void eqD_69_andD_70_holdInEveryDirection();
  void eqD_57_toD_68_holdAlongAPath();
  void accelerationsOfTheDynamicsAreSecondDerivatives();
};

void DocumentDerivativesTest::theRotationIsTheHouses() {
  RandomTrees random(3);
  const Vector4 q = four(random);
  const Vector3 a = random.vector();
  const DualMatrix R = rotation(onPath(q, four(random), four(random)));
  QVERIFY((turned(R, a, &DualNumber::value, false) - documentRotation(q) * a).norm() < kRounding);
}

/// d(R a)/dq = 2 G +a + 2 a q^T for (2 q4^2 - 1) I, of R^T a alike with L -a, where the print lacks the plus
/// before 2 a q^T. Of the quadratic form of 2.6 it is 2 G +a alone: both are the same along unit quaternions.
void DocumentDerivativesTest::eqD_69_andD_70_holdInEveryDirection() {
  for (unsigned seed = 1; seed < 6; ++seed) {
    RandomTrees random(seed);
    const Vector4 q = four(random);
    const Vector3 a = random.vector();
    const Matrix34 outer = 2.0 * a * q.transpose();
    for (Eigen::Index way = 0; way < 4; ++way) {
      const DualQuaternion path = onPath(q, Vector4::Unit(way), Vector4::Zero());
      for (const bool isBack : {false, true}) {
        const Matrix34 B = 2.0 * turnedBy(q, a, isBack ? -1.0 : 1.0);
        const Vector3 ofUnit = turned(rotation(path, Diagonal::OfUnit), a, &DualNumber::first, isBack);
        const Vector3 quadratic = turned(rotation(path), a, &DualNumber::first, isBack);
        QVERIFY((ofUnit - (B + outer).col(way)).norm() < kRounding);
        QVERIFY((quadratic - B.col(way)).norm() < kRounding);
      }
    }
  }
}

/// R' a and R'' a by G, L and a's matrices, of a unit quaternion.
void DocumentDerivativesTest::eqD_57_toD_68_holdAlongAPath() {
  for (unsigned seed = 1; seed < 6; ++seed) {
    RandomTrees random(seed);
    const Vector4 q = four(random).normalized();
    Vector4 first = four(random), second = four(random);
    first -= q.dot(first) * q;
    second -= (q.dot(second) + first.squaredNorm()) * q;
    const Vector3 a = random.vector();
    const DualMatrix R = rotation(onPath(q, first, second));
    for (const double sign : {1.0, -1.0}) {
      const bool isBack = sign < 0.0;
      const Matrix34 B = 2.0 * turnedBy(q, a, sign), B1 = 2.0 * turnedBy(first, a, sign);
      QVERIFY((turned(R, a, &DualNumber::first, isBack) - B * first).norm() < kRounding);
      QVERIFY((turned(R, a, &DualNumber::mixed, isBack) - B1 * first - B * second).norm() < 10.0 * kRounding);
    }
  }
}

/// The centres' accelerations of 7.5 are the second derivatives of where quaternions put them.
void DocumentDerivativesTest::accelerationsOfTheDynamicsAreSecondDerivatives() {
  RandomTrees random(11);
  const JointedBodies tree = random.tree(4);
  JointedMotion motion = random.motion(4);
  closeJoints(tree, 0, motion);
  const QuaternionDynamics dynamics(tree, 0);
  const JointMoments moments{{Vector3::Zero(), random.vector(), random.vector(), random.vector()}};
  dynamics.forward(moments, Vector3(0.0, -9.81, 0.0), {}, motion);
  const QuaternionState state = dynamics.toState(motion);
  const QuaternionAcceleration second = dynamics.accelerations(state, moments, Vector3(0.0, -9.81, 0.0));
  for (std::size_t j = 0; j < tree.joints.size(); ++j) {
    Vector3 apart = Vector3::Zero();
    const auto add = [&](int body, const Vector3& arm, double sign) {
      const auto i = std::size_t(body);
      Vector4 q = state.q[i], q1 = state.qRate[i], q2 = second.q[i];
      for (Vector4* one : {&q, &q1, &q2}) one->head<3>() *= -1.0;  // the house's sense of turning
      const DualMatrix R = rotation(onPath(q, q1, q2));
      apart += sign * (motion.acceleration[i] + turned(R, arm, &DualNumber::mixed, false));
    };
    add(tree.joints[j].b, tree.joints[j].inB, 1.0);
    add(tree.joints[j].a, tree.joints[j].inA, -1.0);
    QVERIFY2(apart.norm() < 1e-9, qPrintable(QString::number(apart.norm())));
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::DocumentDerivativesTest)
#include "document_derivatives_test.moc"
