// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/frame_spline.h"

#include <QTest>
#include <numbers>

#include "engine/core/error.h"
#include "engine/estimation/jointed_fit/three_angles.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr double kStep = 0.01;
constexpr int kFrames = 101;
/// What the curve of this step leaves of an alpha of up to 5 rad/s^2.
constexpr double kAlpha = 0.05;

/// Smooth angles that stay away from where they lock.
ThreeAngles anglesAt(double t) {
  return {{0.3 + std::sin(t), 0.2 + 0.5 * std::cos(2.0 * t), 1.5 + 0.4 * std::sin(3.0 * t)},
          {std::cos(t), -std::sin(2.0 * t), 1.2 * std::cos(3.0 * t)},
          {-std::sin(t), -2.0 * std::cos(2.0 * t), -3.6 * std::sin(3.0 * t)}};
}

template <class Value>
auto overFrames(const Value& value) {
  std::vector<decltype(value(0.0))> values;
  for (int i = 0; i < kFrames; ++i) values.push_back(value(i * kStep));
  return values;
}

double greatest(const std::vector<Vector3>& a, const std::vector<Vector3>& b) {
  double most = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, (a[i] - b[i]).norm());
  return most;
}

Vector3 differenceOmega(const ThreeAngles& before, const ThreeAngles& after, double time) {
  return logQuaternion(turnOf(after).q * turnOf(before).q.conjugate()) / time;
}

}  // namespace

class FrameSplineTest : public QObject {
  Q_OBJECT

 private slots:
  void cubicsAreTheirOwnSplines();
  void tooFewFramesAreRefused();
  void theCurveMeetsItsRotationsAndTurns();
  void itsOrderIsTwo();
  void turnsIntegrateToTheirRotations();
  void eqC_6_and_C_20_areSlopes();
  void eqC_9_to_C_30_giveTheAnglesBack_data();
  void eqC_9_to_C_30_giveTheAnglesBack();
  void stepsOneAndTwoAlign();
  void threeAnglesAgreeWhereTheyAreFree();
  void eqC_8_lockedAtWholeTurns();
  void figC_6_lockedAlongY();
  void threeAnglesMissWhatIsSmooth_data();
  void threeAnglesMissWhatIsSmooth();
};

void FrameSplineTest::cubicsAreTheirOwnSplines() {
  const Vector3 a(0.1, 0.2, -0.3), b(1.0, 2.0, 3.0), c(-2.0, 1.0, 0.5), d(4.0, -3.0, 1.0);
  const auto y = [&](double t) -> Vector3 { return a + t * (b + t * (c + t * d)); };
  const FrameSpline spline = frameSpline(overFrames(y), kStep);
  QVERIFY(greatest(spline.first,
                   overFrames([&](double t) -> Vector3 { return b + t * (2.0 * c + 3.0 * t * d); })) < 1e-11);
  QVERIFY(greatest(spline.second, overFrames([&](double t) -> Vector3 { return 2.0 * c + 6.0 * t * d; })) <
          1e-9);
  QVERIFY(greatest(spline.integral, overFrames([&](double t) -> Vector3 {
                     return t * (a + t * (b / 2.0 + t * (c / 3.0 + t * d / 4.0)));
                   })) < 1e-13);
}

void FrameSplineTest::tooFewFramesAreRefused() {
  QVERIFY_EXCEPTION_THROWN(frameSpline(std::vector<Vector3>(3, Vector3::Zero()), kStep), InputError);
  QVERIFY_EXCEPTION_THROWN(frameTurns(std::vector<Quaternion>(3, Quaternion::Identity()), kStep), InputError);
}

void FrameSplineTest::theCurveMeetsItsRotationsAndTurns() {
  const auto turnAt = [](double t) { return turnOf(anglesAt(t)); };
  const auto q = overFrames([&](double t) { return turnAt(t).q; });
  const QuaternionCurve curve = curveThrough(q, kStep);
  for (int i = 0; i < kFrames; ++i)
    QVERIFY(q[std::size_t(i)].angularDistance(Quaternion(curve.at(i * kStep).R)) < 1e-7);
  const FrameTurns turns = frameTurns(q, kStep);
  QVERIFY(greatest(turns.omega, overFrames([&](double t) { return turnAt(t).omega; })) < 1e-4);
  QVERIFY(greatest(turns.alpha, overFrames([&](double t) { return turnAt(t).alpha; })) < kAlpha);
}

/// Of the angular velocity, because turns do not commute: half the step, a quarter of the error.
void FrameSplineTest::itsOrderIsTwo() {
  const auto errorAt = [](int frames) {
    const double step = 1.0 / (frames - 1);
    std::vector<Quaternion> q;
    std::vector<Vector3> omega;
    for (int i = 0; i < frames; ++i) {
      const TurningRotation turn = turnOf(anglesAt(i * step));
      q.push_back(turn.q);
      omega.push_back(turn.omega);
    }
    return greatest(frameTurns(q, step).omega, omega);
  };
  QVERIFY(errorAt(81) < errorAt(41) / 3.5);
}

void FrameSplineTest::turnsIntegrateToTheirRotations() {
  const auto q = overFrames([](double t) { return turnOf(anglesAt(t)).q; });
  const auto omega = overFrames([](double t) { return turnOf(anglesAt(t)).omega; });
  const std::vector<Quaternion> found = integratedTurns(q.front(), omega, kStep);
  for (std::size_t i = 0; i < q.size(); ++i) QVERIFY(found[i].angularDistance(q[i]) < 1e-6);
}

void FrameSplineTest::eqC_6_and_C_20_areSlopes() {
  constexpr double kShort = 1e-4;
  for (const double t : {0.0, 0.4, 1.7}) {
    const TurningRotation turn = turnOf(anglesAt(t)), before = turnOf(anglesAt(t - kShort)),
                          after = turnOf(anglesAt(t + kShort));
    QVERIFY((differenceOmega(anglesAt(t - kShort), anglesAt(t + kShort), 2.0 * kShort) - turn.omega).norm() <
            1e-6);
    QVERIFY(((after.omega - before.omega) / (2.0 * kShort) - turn.alpha).norm() < 1e-6);
  }
}

void FrameSplineTest::eqC_9_to_C_30_giveTheAnglesBack_data() {
  QTest::addColumn<double>("phi1");
  QTest::addColumn<double>("phi2");
  const double right = std::numbers::pi / 2.0;
  QTest::newRow("anywhere") << 0.4 << 0.7;
  QTest::newRow("cos phi1 = 0") << right << 0.7;
  QTest::newRow("cos phi1 = 0, the other way") << -right << 0.7;
  QTest::newRow("phi1 = 0") << 0.0 << -0.4;
  QTest::newRow("cos phi2 = 0") << 0.4 << right;
  QTest::newRow("cos phi2 = 0 below, where C.9 to C.11 err as printed") << 0.4 << -right;
  QTest::newRow("both") << right << -right;
}

/// Where phi1 is open its own rates are those of the frame before.
void FrameSplineTest::eqC_9_to_C_30_giveTheAnglesBack() {
  QFETCH(double, phi1);
  QFETCH(double, phi2);
  const ThreeAngles angles{{phi1, phi2, 1.1}, {0.5, -0.8, 0.3}, {1.2, 0.4, -0.9}};
  const ThreeAngles found = anglesOf(turnOf(angles), angles);
  QVERIFY((found.value - angles.value).norm() < 1e-12);
  QVERIFY((found.first - angles.first).norm() < 1e-12);
  QVERIFY((found.second - angles.second).norm() < 1e-11);
}

/// q of any sign over two whole turns of theta and one of phi2 over the top.
void FrameSplineTest::stepsOneAndTwoAlign() {
  const auto angles = overFrames([](double t) { return Vector3(0.5 + t, 6.0 * t + 0.01, 0.3 + 12.0 * t); });
  std::vector<Quaternion> q;
  for (const Vector3& value : angles) {
    q.push_back(turnOf({value}).q);
    if (q.size() % 3 == 0) q.back().coeffs() *= -1.0;
  }
  const std::vector<Vector3> found = alignedAngles(q);
  for (std::size_t i = 1; i < q.size(); ++i)
    QVERIFY((found[i] - found[i - 1] - angles[i] + angles[i - 1]).norm() < 1e-7);
}

void FrameSplineTest::threeAnglesAgreeWhereTheyAreFree() {
  const auto q = overFrames([](double t) { return turnOf(anglesAt(t)).q; });
  const FrameTurns a = frameTurns(q, kStep), b = frameTurnsByAngles(q, kStep);
  QVERIFY(greatest(a.omega, b.omega) < 1e-4);
  QVERIFY(greatest(a.alpha, b.alpha) < kAlpha);
}

/// 10.5 and 11.3 of 003 claim that nothing locks. At theta = 2 n pi no rates of the angles turn a body about
/// anything but n.
void FrameSplineTest::eqC_8_lockedAtWholeTurns() {
  for (const double theta : {0.0, 2.0 * std::numbers::pi}) {
    const ThreeAngles before{{0.3, 0.2, theta}, {1.0, -1.0, 0.5}, {}};
    const TurningRotation turn{
        turnOf(before).q, Vector3(0.0, 0.0, 1.0).cross(turnOf({{0.3, 0.2, 1.0}}).q.vec()), {}};
    QVERIFY((turnOf(anglesOf(turn, before)).omega - turn.omega).norm() > 0.9 * turn.omega.norm());
  }
}

/// And where n is along y, of its ways across only one.
void FrameSplineTest::figC_6_lockedAlongY() {
  const ThreeAngles before{{0.3, std::numbers::pi / 2.0, 1.1}, {0.0, 0.0, 0.0}, {}};
  const TurningRotation free = turnOf({before.value, {0.0, 1.0, 0.0}, {}});
  QVERIFY((turnOf(anglesOf(free, before)).omega - free.omega).norm() < 1e-12);
  const TurningRotation locked{
      free.q, expQuaternion(Vector3(0.0, 0.5 * std::numbers::pi, 0.0)) * free.omega, {}};
  QVERIFY((turnOf(anglesOf(locked, before)).omega - locked.omega).norm() > 0.9 * locked.omega.norm());
}

/// A body that turns evenly and smoothly past its rest, or whose n passes y, with every frame well told.
void FrameSplineTest::threeAnglesMissWhatIsSmooth_data() {
  QTest::addColumn<Vector3>("offset");
  QTest::addColumn<double>("along");
  QTest::newRow("past rest") << Vector3(0.0, 0.005, 0.0) << 0.0;
  QTest::newRow("past y") << Vector3(0.005, 0.0, 0.0) << 1.5;
}

void FrameSplineTest::threeAnglesMissWhatIsSmooth() {
  QFETCH(Vector3, offset);
  QFETCH(double, along);
  const auto wayAt = [&](double t) {
    return expQuaternion(offset + Vector3(0.0, along, 0.0) +
                         (t - 0.503) * Vector3(along > 0.0 ? 0.0 : 1.0, 0.0, 1.0));
  };
  const auto q = overFrames(wayAt);
  const auto omega = overFrames([&](double t) -> Vector3 {
    return logQuaternion(wayAt(t + 1e-5) * wayAt(t - 1e-5).conjugate()) / 2e-5;
  });
  QVERIFY(greatest(frameTurns(q, kStep).omega, omega) < 1e-4);
  QVERIFY(greatest(frameTurnsByAngles(q, kStep).omega, omega) > 1e-2);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::FrameSplineTest)
#include "frame_spline_test.moc"
