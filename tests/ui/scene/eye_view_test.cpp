// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/body/eye_view.h"

#include <QTest>
#include <cmath>

#include "engine/model/model_file.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;
const ViewSize kSize{1200, 900, 1.0};

std::shared_ptr<const Model> person() {
  static const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return model;
}

/// Upright, looking ahead.
Pose eyesAtRest() { return *eyesOf(*person(), person()->zeroPosition()); }

/// How far points lie beside and above a line of sight (rad, great circles).
Vector2 anglesFrom(const Pose& X_WS, const Vector3& p_W) {
  const Vector3 p = X_WS.inverse() * p_W;
  return {std::atan2(std::hypot(p.x(), p.y()), p.z()), std::atan2(p.y(), p.x())};
}

}  // namespace

class EyeViewTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsAheadIsInTheMiddle();
  void whoeverLeavesSeesTheSameAsLarge();
  void theFieldHasTheStandardsAngles();
  void theConeWouldHideItsOwnPicture();
  void sightIsLowerWhereNothingWeighs();
  void aBodyWithoutEyesHasNone();
};

/// World: x to the person's left, y up, z forward.
void EyeViewTest::whatIsAheadIsInTheMiddle() {
  const Pose X_WE = eyesAtRest();
  const Camera camera = eyeCamera(X_WE);
  QVERIFY((camera.position() - X_WE.p).norm() < 1e-12);
  QVERIFY(camera.forward().dot(Vector3::UnitZ()) > std::cos(5.0 * kDegree));
  QVERIFY(camera.up().dot(Vector3::UnitY()) > std::cos(5.0 * kDegree));
  const Vector3 ahead = project(camera, kSize, X_WE * Vector3(0.0, 0.0, 2.0));
  QVERIFY(std::abs(ahead.x() - 600.0) < 1e-6 && std::abs(ahead.y() - 450.0) < 1e-6);
  QVERIFY(project(camera, kSize, X_WE * Vector3(0.3, 0.0, 2.0)).x() < 600.0);
  // 60 degrees from top to bottom: 30 above is at the edge
  const Vector3 above = X_WE * Vector3(0.0, std::sin(30.0 * kDegree), std::cos(30.0 * kDegree));
  QVERIFY(std::abs(project(camera, kSize, above).y()) < 1e-6);
}

void EyeViewTest::whoeverLeavesSeesTheSameAsLarge() {
  const Camera eyes = eyeCamera(eyesAtRest()), behind = seenFromBehind(eyes, defaultCamera());
  QCOMPARE(behind.fieldOfView, defaultCamera().fieldOfView);
  QVERIFY(std::abs(metresPerPixel(behind, kSize, eyes.target) - metresPerPixel(eyes, kSize, eyes.target)) <
          1e-12);
  QVERIFY((behind.target - eyes.target).norm() < 1e-12);
  QVERIFY(behind.distance > eyes.distance);
}

/// MIL-STD-1472: 15 degrees easily; at most 35 to the sides and down, 25 up.
void EyeViewTest::theFieldHasTheStandardsAngles() {
  Scene scene;
  const Pose X_WE = eyesAtRest();
  addFieldOfView(scene, X_WE, 10.0 * kDegree, FieldOfView::FromEyes);
  QCOMPARE(scene.lines.size(), std::size_t(2));
  QCOMPARE(scene.labels.size(), std::size_t(2));
  const Pose X_WS{X_WE.R * Eigen::AngleAxisd(10.0 * kDegree, Vector3::UnitX()).toRotationMatrix(), X_WE.p};
  QVERIFY(X_WS.R.col(2).y() < X_WE.R.col(2).y());  // below the head's horizontal
  for (const Vector3& point : scene.lines[0].points)
    QVERIFY(std::abs(anglesFrom(X_WS, point).x() - 15.0 * kDegree) < 1e-9);
  double up = 0.0, down = 0.0, aside = 0.0;
  for (const Vector3& point : scene.lines[1].points) {
    const Vector2 angles = anglesFrom(X_WS, point);
    up = std::max(up, angles.x() * std::sin(angles.y()));
    down = std::max(down, -angles.x() * std::sin(angles.y()));
    aside = std::max(aside, std::abs(angles.x() * std::cos(angles.y())));
  }
  QVERIFY(std::abs(up - 25.0 * kDegree) < 1e-9);
  QVERIFY(std::abs(down - 35.0 * kDegree) < 1e-9);
  QVERIFY(std::abs(aside - 35.0 * kDegree) < 1e-9);
}

void EyeViewTest::theConeWouldHideItsOwnPicture() {
  Scene own, outside;
  addFieldOfView(own, eyesAtRest(), 0.2, FieldOfView::FromEyes);
  addFieldOfView(outside, eyesAtRest(), 0.2, FieldOfView::FromOutside);
  QVERIFY(own.shells.empty());
  QCOMPARE(outside.shells.size(), std::size_t(1));
  // its tip is between the eyes, its rim on the circle of 15 degrees
  const Solid& cone = outside.shells[0];
  QVERIFY((cone.X_WS * Vector3(0.0, cone.size.y(), 0.0) - eyesAtRest().p).norm() < 1e-9);
  QVERIFY(std::abs(std::atan2(cone.radius, 2.0 * cone.size.y()) - 15.0 * kDegree) < 1e-9);
}

void EyeViewTest::sightIsLowerWhereNothingWeighs() {
  Task task;
  QVERIFY(std::abs(sightBelow(task) - 10.0 * kDegree) < 1e-12);
  Contact seat;
  seat.end = ContactEnd::Seat;
  task.contacts = {seat};
  QVERIFY(std::abs(sightBelow(task) - 15.0 * kDegree) < 1e-12);
  task.gravity.setZero();
  QVERIFY(std::abs(sightBelow(task) - 25.0 * kDegree) < 1e-12);
}

void EyeViewTest::aBodyWithoutEyesHasNone() {
  const auto arm = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/arm4.json");
  QVERIFY(!eyesOf(*arm, arm->zeroPosition()));
  QVERIFY(!eyesOf(*person(), VectorX::Zero(2)));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::EyeViewTest)
#include "eye_view_test.moc"
