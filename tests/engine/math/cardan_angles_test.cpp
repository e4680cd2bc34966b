// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <random>

#include "engine/math/rotation.h"

using namespace handhold;

namespace {

constexpr double kRounding = 1e-12;     // rad, some hundred roundings of numbers of order one
constexpr double kLockRounding = 1e-7;  // near the lock the cosine of the middle angle loses half the digits

}  // namespace

class CardanAnglesTest : public QObject {
  Q_OBJECT

 private slots:
  void firstTurnIsAboutTheWorldsX();
  void anglesComeBack();
  void lockedRotationsComeBack();
};

/// By hand: z of the world lies along -y after a quarter turn about x, and the new y is the world's z.
void CardanAnglesTest::firstTurnIsAboutTheWorldsX() {
  const Matrix3 R = xyzRotation({M_PI_2, M_PI_2, 0.0}).toRotationMatrix();
  QVERIFY((R.col(1) - Vector3::UnitZ()).norm() < kRounding);  // y: only the first turn moved it
  QVERIFY((R.col(2) - Vector3::UnitX()).norm() < kRounding);
  QVERIFY((R.col(0) - Vector3::UnitY()).norm() < kRounding);
}

void CardanAnglesTest::anglesComeBack() {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> whole(-3.1, 3.1), half(-1.5, 1.5);
  for (int k = 0; k < 1000; ++k) {
    const Vector3 angles(whole(random), half(random), whole(random));
    const Vector3 back = xyzAngles(xyzRotation(angles).toRotationMatrix());
    QVERIFY((back - angles).norm() < 100.0 * kRounding);
  }
}

void CardanAnglesTest::lockedRotationsComeBack() {
  for (const double middle : {M_PI_2, -M_PI_2})
    for (const double first : {-2.0, 0.3, 3.0}) {
      const Matrix3 R = xyzRotation({first, middle, 0.7}).toRotationMatrix();
      const Matrix3 back = xyzRotation(xyzAngles(R)).toRotationMatrix();
      QVERIFY((R - back).norm() < kLockRounding);
    }
}

QTEST_GUILESS_MAIN(CardanAnglesTest)
#include "cardan_angles_test.moc"
