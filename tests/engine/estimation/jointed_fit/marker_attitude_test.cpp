// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/marker_attitude.h"

#include <QTest>

#include "engine/estimation/jointed_fit/marker_rates.h"
#include "engine/jointed/document_quaternion.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

double lossOf(const std::vector<BodyMarker>& markers, const Quaternion& q, const Vector3& centre) {
  double loss = 0.0;
  for (const BodyMarker& marker : markers)
    loss += marker.weight * (marker.seen - centre - q * marker.onBody).squaredNorm();
  return loss;
}

std::vector<BodyMarker> seenFrom(const std::vector<Vector3>& places, const Quaternion& q,
                                 const Vector3& centre) {
  std::vector<BodyMarker> markers;
  for (const Vector3& place : places) markers.push_back({place, centre + q * place});
  return markers;
}

}  // namespace

class MarkerAttitudeTest : public QObject {
  Q_OBJECT

 private slots:
  void eq2_8_profileIsTheTrace();
  void eq2_13_attitudeIsFound();
  void eq2_1_noAttitudeNearbyIsBetter();
  void spanIsSaid_data();
  void spanIsSaid();
  void openTurnsAreTakenFromBefore();
  void noMarkerSaysSo();
  void eq5_13_and_5_15_ratesAreFound();
  void eq5_13_inLineNothingTurnsAboutTheLine();
};

/// tr(B^T R A) in document quaternions (2.5, 2.8).
void MarkerAttitudeTest::eq2_8_profileIsTheTrace() {
  RandomTrees random(1);
  const Matrix3 W =
      random.vector() * random.vector().transpose() + random.vector() * random.vector().transpose();
  const Vector4 q = toDocument(random.rotation());
  QVERIFY(std::abs(q.dot(attitudeProfile(W) * q) - (documentRotation(q) * W.transpose()).trace()) < 1e-13);
}

void MarkerAttitudeTest::eq2_13_attitudeIsFound() {
  RandomTrees random(2);
  for (int count = 3; count < 7; ++count) {
    const Quaternion q = random.rotation();
    const Vector3 centre = random.vector();
    std::vector<Vector3> places;
    for (int i = 0; i < count; ++i) places.push_back(random.vector());
    const MarkerAttitude found = markerAttitude(seenFrom(places, q, centre), Quaternion::Identity());
    QVERIFY(found.q.angularDistance(q) < 1e-7);
    QVERIFY((found.centre - centre).norm() < 1e-13);
    QVERIFY(found.residual < 1e-13);
    QCOMPARE(found.span, count == 3 ? MarkerSpan::Plane : MarkerSpan::Space);
  }
}

/// With noise and weights, in every direction of turn and place.
void MarkerAttitudeTest::eq2_1_noAttitudeNearbyIsBetter() {
  RandomTrees random(3);
  std::vector<BodyMarker> markers;
  for (int i = 0; i < 5; ++i) {
    const Vector3 place = random.vector();
    markers.push_back({place, place + 0.1 * random.vector(), 0.2 + random.unit()});
  }
  const MarkerAttitude found = markerAttitude(markers, Quaternion::Identity());
  const double least = lossOf(markers, found.q, found.centre);
  for (int i = 0; i < 100; ++i) {
    const Quaternion turned = expQuaternion(0.01 * random.vector()) * found.q;
    QVERIFY(lossOf(markers, turned, found.centre + 0.01 * random.vector()) > least);
  }
}

void MarkerAttitudeTest::spanIsSaid_data() {
  QTest::addColumn<int>("markers");
  QTest::addColumn<int>("dimensions");
  QTest::addColumn<MarkerSpan>("span");
  QTest::newRow("one") << 1 << 3 << MarkerSpan::Point;
  QTest::newRow("two") << 2 << 3 << MarkerSpan::Line;
  QTest::newRow("three") << 3 << 3 << MarkerSpan::Plane;
  QTest::newRow("four in line") << 4 << 1 << MarkerSpan::Line;
  QTest::newRow("five in a plane") << 5 << 2 << MarkerSpan::Plane;
  QTest::newRow("four about") << 4 << 3 << MarkerSpan::Space;
  QTest::newRow("three in one place") << 3 << 0 << MarkerSpan::Point;
}

void MarkerAttitudeTest::spanIsSaid() {
  QFETCH(int, markers);
  QFETCH(int, dimensions);
  QFETCH(MarkerSpan, span);
  RandomTrees random(4);
  const Quaternion axes = random.rotation();
  std::vector<Vector3> places;
  for (int i = 0; i < markers; ++i) {
    Vector3 place = random.vector();
    place.tail(3 - dimensions).setZero();
    places.push_back(axes * place + Vector3(0.1, 0.2, 0.3));
  }
  QCOMPARE(markerSpan(seenFrom(places, random.rotation(), random.vector())), span);
}

/// About the line of two markers the body stays as near to where it was as the markers let it.
void MarkerAttitudeTest::openTurnsAreTakenFromBefore() {
  RandomTrees random(5);
  const Vector3 line = random.vector().normalized();
  const Quaternion before = random.rotation();
  const Quaternion turn = expQuaternion(0.3 * (before * line).cross(random.vector()));
  const MarkerAttitude found =
      markerAttitude(seenFrom({0.4 * line, -0.2 * line}, turn * before, random.vector()), before);
  QVERIFY((found.q * line - turn * before * line).norm() < 1e-7);
  QVERIFY(found.q.angularDistance(before) < turn.angularDistance(Quaternion::Identity()) + 1e-7);
  QVERIFY(!found.isTold());
}

void MarkerAttitudeTest::noMarkerSaysSo() {
  const Quaternion before = expQuaternion(Vector3(0.1, 0.2, 0.3));
  const MarkerAttitude found = markerAttitude({}, before);
  QCOMPARE(found.span, MarkerSpan::None);
  QVERIFY(found.q.isApprox(before, 1e-15));
}

/// The sign of (5.13) as printed would give -omega.
void MarkerAttitudeTest::eq5_13_and_5_15_ratesAreFound() {
  RandomTrees random(6);
  const Quaternion q = random.rotation();
  const Vector3 omega = random.vector(), alpha = random.vector(), v = random.vector(), a = random.vector();
  MovingMarkers markers;
  for (int i = 0; i < 4; ++i) {
    const Vector3 place = random.vector(), arm = q * place;
    markers.places.push_back({place, arm, 0.5 + random.unit()});
    markers.velocities.push_back(v + omega.cross(arm));
    markers.accelerations.push_back(a + alpha.cross(arm) + omega.cross(omega.cross(arm)));
  }
  const MarkerRates rates = markerRates(markers, q);
  QVERIFY((rates.omega - omega).norm() < 1e-12);
  QVERIFY((rates.velocity - v).norm() < 1e-12);
  QVERIFY((rates.alpha - alpha).norm() < 1e-12);
  QVERIFY((rates.acceleration - a).norm() < 1e-12);
}

void MarkerAttitudeTest::eq5_13_inLineNothingTurnsAboutTheLine() {
  const MovingMarkers markers{{{Vector3::UnitX(), Vector3::UnitX()}, {-Vector3::UnitX(), -Vector3::UnitX()}},
                              {Vector3::UnitY(), -Vector3::UnitY()},
                              {Vector3::Zero(), Vector3::Zero()}};
  QVERIFY((markerRates(markers, Quaternion::Identity()).omega - Vector3::UnitZ()).norm() < 1e-14);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::MarkerAttitudeTest)
#include "marker_attitude_test.moc"
