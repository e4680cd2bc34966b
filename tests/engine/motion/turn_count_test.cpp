// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/turn_count.h"

#include <QtTest>

#include "engine/math/rotation.h"

using namespace handhold;

namespace {

constexpr double kDegree = M_PI / 180.0;

/// A body that turns about up and wobbles about the axis to its left, 25 degrees eleven times a turn.
Quaternion wobbling(double angle) {
  return expQuaternion(Vector3(25.0 * kDegree * std::sin(11.0 * angle), 0.0, 0.0)) *
         expQuaternion(Vector3(0.0, angle, 0.0));
}

}  // namespace

class TurnCountTest : public QObject {
  Q_OBJECT

 private slots:
  void halfATurnIsARotationVector();
  void turnsAboutAnAxisCountOn();
  void aWobbleDoesNotDisturbTheCount();
  void theWayBackUndoesIt();
};

void TurnCountTest::halfATurnIsARotationVector() {
  const Quaternion start = expQuaternion(Vector3(0.3, -0.2, 0.9));
  const Vector3 wanted(0.4, 1.1, -0.7);
  TurnCount count(start);
  for (int i = 1; i <= 10; ++i) count.moveTo(start * expQuaternion(0.1 * i * wanted));
  QVERIFY((count.turn() - wanted).norm() < 1e-12);
}

void TurnCountTest::turnsAboutAnAxisCountOn() {
  const Quaternion start = expQuaternion(Vector3(-0.5, 0.2, 0.1));
  const Vector3 axis = Vector3(1.0, -2.0, 0.5).normalized();
  for (const double degrees : {170.0, 190.0, 355.0, 360.0, 365.0, 725.0}) {
    TurnCount count(start);
    for (int i = 1; i <= 20; ++i) count.moveTo(start * expQuaternion(degrees * kDegree * i / 20.0 * axis));
    QVERIFY2((count.turn() - degrees * kDegree * axis).norm() < 1e-9, std::to_string(degrees).c_str());
  }
}

/// The axis of the way is not quite up, but the count about it never leaps and is right where the wobble is
/// nil.
void TurnCountTest::aWobbleDoesNotDisturbTheCount() {
  TurnCount count(wobbling(0.0));
  double last = 0.0;
  constexpr int kSteps = 3600;  // three turns
  for (int i = 1; i <= kSteps; ++i) {
    const double angle = 6.0 * M_PI * i / kSteps;
    count.moveTo(wobbling(angle));
    QVERIFY(std::abs(count.turn().y() - last) < 8.0 * kDegree);
    last = count.turn().y();
    if (i % 1200 == 0) QVERIFY(std::abs(last - angle) < 1.0 * kDegree);
  }
}

void TurnCountTest::theWayBackUndoesIt() {
  TurnCount count(wobbling(0.0));
  for (int i = 1; i <= 200; ++i) count.moveTo(wobbling(0.05 * i));
  QVERIFY(count.turn().y() > 3.0 * M_PI);
  for (int i = 199; i >= 0; --i) count.moveTo(wobbling(0.05 * i));
  QVERIFY(count.turn().norm() < 1e-9);
}

QTEST_GUILESS_MAIN(TurnCountTest)
#include "turn_count_test.moc"
