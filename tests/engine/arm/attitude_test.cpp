// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/attitude.h"

#include <QTest>

#include "engine/math/rotation.h"
#include "tests/engine/arm/random_arms.h"

namespace handhold {

namespace {

constexpr double kRounding = 1e-13;
constexpr double kDifferences = 1e-7;  // of rad/s^2: five quaternions a millisecond apart

}  // namespace

/// Attitudes of 004 against Eigen's rotations and closed forms.
class AttitudeTest : public QObject {
  Q_OBJECT

 private slots:
  void matrixTurnsAsTheQuaternion();
  void printedMatrixIsNoRotation();
  void segmentsLieAlongTheirAttitude();
  void verticalSegmentsHaveAnAttitude();
  void otherWorldsHaveTheSameAttitudes();
  void handAxesComeBack();
  void ratesComeFromAttitudes();
};

void AttitudeTest::matrixTurnsAsTheQuaternion() {
  RandomArms random(1);
  for (int i = 0; i < 100; ++i) {
    const Quaternion q = random.rotation();
    const Vector3 v = random.vector();
    QVERIFY((attitudeMatrix(q) - q.toRotationMatrix()).norm() < kRounding);
    QVERIFY((turned(q, v) - attitudeMatrix(q) * v).norm() < kRounding);
  }
  // of any length it scales by the square of it
  const Quaternion twice(Quaternion(0.5, 0.5, 0.5, 0.5).coeffs() * 2.0);
  QVERIFY((attitudeMatrix(twice) * attitudeMatrix(twice).transpose() - 16.0 * Matrix3::Identity()).norm() <
          kRounding);
}

/// (1) with |q|^2 E, as it stands in print.
void AttitudeTest::printedMatrixIsNoRotation() {
  const Quaternion q = Quaternion(0.9, 0.3, -0.2, 0.4).normalized();
  const Matrix3 printed = attitudeMatrix(q) + 2.0 * q.vec().squaredNorm() * Matrix3::Identity();
  QVERIFY((printed * printed.transpose() - Matrix3::Identity()).norm() > 1.0);
}

void AttitudeTest::segmentsLieAlongTheirAttitude() {
  RandomArms random(2);
  for (int i = 0; i < 100; ++i) {
    const Vector3 d = random.vector();
    const Quaternion q = attitudeAlong(d);
    QVERIFY((q * Vector3::UnitX() - d.normalized()).norm() < kRounding);
    // the segment's y stays level: it was turned about up and raised in its vertical plane
    QVERIFY(std::abs((q * Vector3::UnitY()).z()) < kRounding);
    QVERIFY((q * Vector3::UnitZ()).z() > 0.0);
  }
}

void AttitudeTest::verticalSegmentsHaveAnAttitude() {
  for (const double side : {1.0, -1.0}) {
    const Quaternion q = attitudeAlong(3.0 * side * Vector3::UnitZ());
    QVERIFY(std::abs(q.norm() - 1.0) < kRounding);
    QVERIFY((q * Vector3::UnitX() - side * Vector3::UnitZ()).norm() < kRounding);
    QVERIFY((q * Vector3::UnitY() - Vector3::UnitY()).norm() < kRounding);
  }
}

void AttitudeTest::otherWorldsHaveTheSameAttitudes() {
  RandomArms random(3);
  const Bearings house{Vector3::UnitY(), Vector3::UnitZ()};
  Matrix3 toHouse;  // document's x ahead, y left, z up
  toHouse << Vector3::UnitZ(), Vector3::UnitX(), Vector3::UnitY();
  for (int i = 0; i < 20; ++i) {
    const Vector3 d = random.vector();
    const Matrix3 there = attitudeAlong(toHouse * d, house).toRotationMatrix();
    QVERIFY((there - toHouse * attitudeAlong(d).toRotationMatrix()).norm() < kRounding);
  }
}

void AttitudeTest::handAxesComeBack() {
  RandomArms random(4);
  const HandAxes hand = random.hand();
  const Quaternion q = attitudeOf(2.0 * hand.x, hand.z + 0.3 * hand.x);
  QVERIFY((q * Vector3::UnitX() - hand.x).norm() < kRounding);
  QVERIFY((q * Vector3::UnitZ() - hand.z).norm() < kRounding);
}

/// A turn about a fixed axis after a turn about another: omega and alpha in closed form.
void AttitudeTest::ratesComeFromAttitudes() {
  const Vector3 a(0.6, 0.0, 0.8), b(0.0, 1.0, 0.0);
  const double rate = 1.7, quickening = 0.9, spin = 2.3, time = 0.4;
  const auto attitude = [&](double t) -> Quaternion {
    const Quaternion outer = expQuaternion((rate * t + 0.5 * quickening * t * t) * a);
    const Quaternion q = outer * expQuaternion(spin * t * b);
    return t > time ? Quaternion(-q.coeffs()) : q;  // either sign is the same attitude
  };
  const TurningAttitude turning = turningFrom(attitude, time, 1e-3);
  const Quaternion outer = expQuaternion((rate * time + 0.5 * quickening * time * time) * a);
  const Vector3 outerRate = (rate + quickening * time) * a, inner = spin * (outer * b);
  QVERIFY((turning.omega - outerRate - inner).norm() < kDifferences);
  QVERIFY((turning.alpha - quickening * a - outerRate.cross(inner)).norm() < kDifferences);
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::AttitudeTest)
#include "attitude_test.moc"
