// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/camera.h"

#include <QTest>
#include <cmath>
#include <numbers>

using namespace handhold;

namespace {

constexpr double kExact = 1e-9;  // m or px: closed forms in double precision
constexpr double kPi = std::numbers::pi;
const ViewSize kSize{1280, 800, 1.0};

Camera oblique(Lens lens = Lens::Perspective) {
  Camera camera = defaultCamera();
  camera.R_WC = orientationFrom(0.7, 0.3);
  camera.lens = lens;
  return camera;
}

}  // namespace

class CameraTest : public QObject {
  Q_OBJECT

 private slots:
  void rayAndProjectionAgree_data();
  void rayAndProjectionAgree();
  void lookingFromTheFrontHasThePersonsLeftOnTheRight();
  void anglesComeBack();
  void orbitKeepsTargetAndStopsAtThePole();
  void panMovesTheTargetWithTheCursor();
  void zoomKeepsThePointUnderTheCursor_data();
  void zoomKeepsThePointUnderTheCursor();
  void frameShowsTheWholeBox_data();
  void frameShowsTheWholeBox();
  void axisViewsLookAlongTheirAxis();
  void interpolationStartsAndEndsExactly();
  void handlesKeepTheirSizeOnTheScreen();
  void freeModeTurnsOverThePole();
  void freeTurnsAreUndoneByTheWayBack();
  void rollFollowsTheCursorRoundTheMiddle();
  void levelKeepsTheDirection_data();
  void levelKeepsTheDirection();
};

void CameraTest::rayAndProjectionAgree_data() {
  QTest::addColumn<int>("lens");
  QTest::newRow("perspective") << int(Lens::Perspective);
  QTest::newRow("orthographic") << int(Lens::Orthographic);
}

void CameraTest::rayAndProjectionAgree() {
  QFETCH(int, lens);
  const Camera camera = oblique(Lens(lens));
  for (const Vector2& pixel : {Vector2(640, 400), Vector2(10, 700), Vector2(1200, 33)}) {
    const Ray ray = rayThrough(camera, pixel, kSize);
    const double away = Lens(lens) == Lens::Orthographic ? 61.0 : 3.0;
    const Vector3 back = project(camera, kSize, ray.at(away));
    QVERIFY((back.head<2>() - pixel).norm() < kExact * 1e3);
    QVERIFY(back.z() > 0.0 && back.z() < 1.0);
  }
}

void CameraTest::lookingFromTheFrontHasThePersonsLeftOnTheRight() {
  const Camera camera = lookingFrom(defaultCamera(), ViewAxis::PlusZ);
  const Vector3 left = project(camera, kSize, camera.target + Vector3(0.3, 0, 0));
  const Vector3 above = project(camera, kSize, camera.target + Vector3(0, 0.3, 0));
  QVERIFY(left.x() > 640.0);
  QVERIFY(above.y() < 400.0);
  QVERIFY(project(camera, kSize, camera.position() - camera.forward()).z() < 0.0);
}

void CameraTest::anglesComeBack() {
  Camera camera;
  camera.R_WC = orientationFrom(-2.1, 0.9);
  QVERIFY(std::abs(yawOf(camera) + 2.1) < kExact);
  QVERIFY(std::abs(pitchOf(camera) - 0.9) < kExact);
}

void CameraTest::orbitKeepsTargetAndStopsAtThePole() {
  const Camera before = oblique();
  const Camera after = orbited(before, {100.0, 0.0}, kSize);
  QVERIFY((after.target - before.target).norm() < kExact);
  QVERIFY(std::abs(yawOf(after) - (0.7 - kPi * 100.0 / 800.0)) < kExact);
  QVERIFY(std::abs(pitchOf(after) - 0.3) < kExact);
  QVERIFY(std::abs(pitchOf(orbited(before, {0.0, 5000.0}, kSize)) - 0.5 * kPi) < 1e-6);
  QVERIFY(std::abs(orbited(before, {0.0, 5000.0}, kSize).right().y()) < kExact);
}

void CameraTest::panMovesTheTargetWithTheCursor() {
  const Camera before = oblique();
  const Camera after = panned(before, {30.0, -20.0}, kSize);
  const Vector3 now = project(after, kSize, before.target);
  QVERIFY((now.head<2>() - Vector2(670.0, 380.0)).norm() < 1e-6);
}

void CameraTest::zoomKeepsThePointUnderTheCursor_data() { rayAndProjectionAgree_data(); }

void CameraTest::zoomKeepsThePointUnderTheCursor() {
  QFETCH(int, lens);
  const Camera before = oblique(Lens(lens));
  const Vector2 cursor(300.0, 150.0);
  const Vector3 p_W = onPicturePlane(before, kSize, cursor, before.target);
  const Camera after = zoomedToCursor(before, 0.5, cursor, kSize);
  QVERIFY(std::abs(after.distance - 0.5 * before.distance) < kExact);
  QVERIFY((project(after, kSize, p_W).head<2>() - cursor).norm() < 1e-6);
}

void CameraTest::frameShowsTheWholeBox_data() { rayAndProjectionAgree_data(); }

void CameraTest::frameShowsTheWholeBox() {
  QFETCH(int, lens);
  const Eigen::AlignedBox3d box(Vector3(-1.0, 0.0, -2.0), Vector3(0.5, 2.0, 3.0));
  const Camera camera = framed(oblique(Lens(lens)), box, kSize);
  double margin = 1e9;
  for (int i = 0; i < 8; ++i) {
    const Vector3 p = project(camera, kSize, box.corner(Eigen::AlignedBox3d::CornerType(i)));
    margin = std::min({margin, p.x(), p.y(), 1280.0 - p.x(), 800.0 - p.y()});
  }
  QVERIFY(margin > 0.0);
  QVERIFY2(margin < 120.0, "the box should fill the picture");
}

void CameraTest::axisViewsLookAlongTheirAxis() {
  QVERIFY((lookingFrom(oblique(), ViewAxis::PlusX).forward() + Vector3::UnitX()).norm() < kExact);
  QVERIFY((lookingFrom(oblique(), ViewAxis::MinusX).forward() - Vector3::UnitX()).norm() < kExact);
  QVERIFY((lookingFrom(oblique(), ViewAxis::PlusY).forward() + Vector3::UnitY()).norm() < kExact);
  QVERIFY((lookingFrom(oblique(), ViewAxis::MinusZ).forward() - Vector3::UnitZ()).norm() < kExact);
  QVERIFY((lookingFrom(oblique(), ViewAxis::MinusZ).up() - Vector3::UnitY()).norm() < kExact);
}

void CameraTest::interpolationStartsAndEndsExactly() {
  const Camera a = oblique();
  const Camera b = panned(lookingFrom(defaultCamera(), ViewAxis::PlusX), {50, 60}, kSize);
  QVERIFY((interpolated(a, b, 0.0).position() - a.position()).norm() < kExact);
  QVERIFY((interpolated(a, b, 1.0).position() - b.position()).norm() < kExact);
  QCOMPARE(easeOut(0.0), 0.0);
  QCOMPARE(easeOut(1.0), 1.0);
  QVERIFY(easeOut(0.5) > 0.5);
}

void CameraTest::handlesKeepTheirSizeOnTheScreen() {
  for (const double distance : {0.5, 3.0, 20.0}) {
    Camera camera = oblique();
    camera.distance = distance;
    const Vector3 p_W = camera.target;
    const double metres = 80.0 * metresPerPixel(camera, kSize, p_W);
    const Vector3 end = project(camera, kSize, p_W + metres * camera.right());
    QVERIFY(std::abs(end.x() - 640.0 - 80.0) < 1e-6);
  }
}

void CameraTest::freeModeTurnsOverThePole() {
  Camera camera = oblique();
  camera.upMode = UpMode::Free;
  camera = orbited(camera, {0.0, 800.0}, kSize);  // half a turn
  QVERIFY(camera.up().y() < 0.0);
  QVERIFY(std::abs(camera.R_WC.norm() - 1.0) < kExact);
}

void CameraTest::freeTurnsAreUndoneByTheWayBack() {
  Camera camera = oblique();
  camera.upMode = UpMode::Free;
  const Camera there = orbited(camera, {37.0, -83.0}, kSize);
  const double turned = kPi / 800.0 * std::hypot(37.0, 83.0);
  QVERIFY(std::abs(there.R_WC.angularDistance(camera.R_WC) - turned) < kExact);
  QVERIFY(orbited(there, {-37.0, 83.0}, kSize).R_WC.angularDistance(camera.R_WC) < 1e-7);
  QVERIFY((there.target - camera.target).norm() < kExact);
}

void CameraTest::rollFollowsTheCursorRoundTheMiddle() {
  const Camera before = oblique();
  const Vector2 from(840.0, 400.0), to(640.0, 600.0);  // a quarter clockwise
  const Vector3 p_W = onPicturePlane(before, kSize, from, before.target);
  const Camera after = rolled(before, from, to, kSize);
  QVERIFY((project(after, kSize, p_W).head<2>() - to).norm() < 1e-6);
  QVERIFY((after.forward() - before.forward()).norm() < kExact);
  QVERIFY(rolled(before, {641.0, 401.0}, to, kSize).R_WC.angularDistance(before.R_WC) < kExact);
}

void CameraTest::levelKeepsTheDirection_data() {
  QTest::addColumn<double>("yaw");
  QTest::addColumn<double>("pitch");
  QTest::addColumn<double>("roll");
  QTest::newRow("rolled") << 0.7 << 0.3 << 1.1;
  QTest::newRow("upside down") << -2.5 << -0.8 << 3.0;
  QTest::newRow("from above") << 0.4 << 0.5 * kPi << 0.0;
}

void CameraTest::levelKeepsTheDirection() {
  QFETCH(double, yaw);
  QFETCH(double, pitch);
  QFETCH(double, roll);
  Camera camera;
  camera.R_WC = orientationFrom(yaw, pitch) * Quaternion(Eigen::AngleAxisd(roll, Vector3::UnitZ()));
  const Camera level = levelled(camera);
  QVERIFY((level.forward() - camera.forward()).norm() < 1e-6);
  QVERIFY(std::abs(level.right().y()) < 1e-6);
  QVERIFY(level.up().y() > -1e-6);
}

QTEST_GUILESS_MAIN(CameraTest)
#include "camera_test.moc"
