// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/framing.h"

#include <QTest>
#include <cmath>

using namespace handhold;

namespace {

constexpr double kPixel = 1e-6;  // px: the fit is in closed form
const ViewSize kWide{1200, 600, 1.0};
const ViewSize kTall{300, 900, 1.0};

Scene personBehindAWall() {
  Scene scene;
  FigureInstance person;
  person.id = {ThingKind::Body, 0};
  person.limbs.push_back({Vector3(0, 0.1, 0), Vector3(0, 1.7, 0), 0.1, -1});
  scene.figures.push_back(person);
  Solid wall = boxSolid({Matrix3::Identity(), Vector3(0.5, 1, 0.8)}, {1.6, 1.0, 0.05}, scene.theme.matte);
  wall.id = {ThingKind::Prop, 0};
  scene.solids.push_back(wall);
  return scene;
}

Eigen::AlignedBox2d pictureOf(const std::vector<Vector3>& points, const Camera& camera,
                              const ViewSize& size) {
  Eigen::AlignedBox2d box;
  for (const Vector3& p_W : points) box.extend(Vector2(project(camera, size, p_W).head<2>()));
  return box;
}

}  // namespace

class FramingTest : public QObject {
  Q_OBJECT

 private slots:
  void pointsFillTheirShareOfThePicture_data();
  void pointsFillTheirShareOfThePicture();
  void furnitureDoesNotCount();
  void homeShowsABarThatNobodyHoldsYet();
  void whoIsOutOfThePictureIsMissed();
  void aThingIsFramedWithAirAroundIt();
  void firstViewKeepsClearOfWalls();
  void onlyWhatHidesIsLookedThrough();
};

void FramingTest::pointsFillTheirShareOfThePicture_data() {
  QTest::addColumn<bool>("parallel");
  QTest::addColumn<bool>("tall");
  for (const bool parallel : {false, true})
    for (const bool tall : {false, true})
      QTest::addRow("%s %s", parallel ? "parallel" : "perspective", tall ? "tall" : "wide")
          << parallel << tall;
}

void FramingTest::pointsFillTheirShareOfThePicture() {
  QFETCH(bool, parallel);
  QFETCH(bool, tall);
  const ViewSize size = tall ? kTall : kWide;
  const std::vector<Vector3> points{{0, 0, 0}, {0.4, 1.8, 0.1}, {-0.5, 1.2, 0.6}, {0.3, 0.1, -0.7}};
  const Camera from = withLens(defaultCamera(), parallel ? Lens::Orthographic : Lens::Perspective);
  const auto picture = pictureOf(points, framed(from, points, size), size);
  const double shareOfHeight = picture.sizes().y() / size.height;
  const double shareOfWidth = picture.sizes().x() / size.width;
  const double share = tall ? shareOfWidth : shareOfHeight;
  const double middle =
      tall ? picture.center().x() - 0.5 * size.width : picture.center().y() - 0.5 * size.height;
  QVERIFY2(std::abs(share - kFramedShare) < kPixel, qPrintable(QString::number(share)));
  QVERIFY2(std::abs(middle) < kPixel, qPrintable(QString::number(middle)));
  QVERIFY((tall ? shareOfHeight : shareOfWidth) <= kFramedShare + kPixel);
}

/// A new bar over the head lay outside of the picture.
void FramingTest::homeShowsABarThatNobodyHoldsYet() {
  Scene scene = personBehindAWall();  // 3.2 m wide, and no more shown for that
  const std::size_t before = homePoints(scene).size();
  QCOMPARE(before, framingPoints(scene).size());
  Solid bar = boxSolid({Matrix3::Identity(), Vector3(0, 2.4, 0.4)}, {0.4, 0.02, 0.02}, scene.theme.matte);
  bar.id = {ThingKind::Prop, 1};
  scene.solids.push_back(bar);
  const auto picture =
      pictureOf({Vector3(0, 2.42, 0.4)}, framed(defaultCamera(), homePoints(scene), kWide), kWide);
  QVERIFY(picture.min().y() > 0.05 * kWide.height);
}

void FramingTest::furnitureDoesNotCount() {
  Scene scene = personBehindAWall();
  const auto highest = [](const std::vector<Vector3>& points) {
    double y = -1e300;
    for (const Vector3& p : points) y = std::max(y, p.y());
    return y;
  };
  QCOMPARE(highest(framingPoints(scene)), 1.8);
  TargetDisc target;
  target.id = {ThingKind::Target, 0};
  target.X_WT.p = Vector3(0, 2.5, 0);
  target.radius = 0.05;
  scene.targets.push_back(target);
  QCOMPARE(highest(framingPoints(scene)), 2.55);
}

void FramingTest::whoIsOutOfThePictureIsMissed() {
  Scene scene = personBehindAWall();
  const Camera camera = framed(defaultCamera(), framingPoints(scene), kWide);
  QCOMPARE(personInSight(scene, camera, kWide), 1.0);
  Camera past = camera;
  past.target += Vector3(0.0, 10.0, 0.0);
  QCOMPARE(personInSight(scene, past, kWide), 0.0);
  scene.figures.clear();
  scene.solids.clear();
  QCOMPARE(personInSight(scene, past, kWide), 1.0);
}

/// A grip of two centimetres with the hand that is there, a trunk from end to end.
void FramingTest::aThingIsFramedWithAirAroundIt() {
  for (const double size : {0.02, 0.6}) {
    const Eigen::AlignedBox3d thing(Vector3(1.0, 1.0, 0.0), Vector3(1.0 + size, 1.0 + size, size));
    const Camera camera = framed(defaultCamera(), withAir(thing), kWide);
    const Eigen::AlignedBox3d around(thing.min() - Vector3::Constant(0.05),
                                     thing.max() + Vector3::Constant(0.05));
    for (int i = 0; i < 8; ++i) {
      const Vector3 p = project(camera, kWide, around.corner(Eigen::AlignedBox3d::CornerType(i)));
      QVERIFY(p.x() > 0.0 && p.x() < kWide.width && p.y() > 0.0 && p.y() < kWide.height);
    }
    QVERIFY(camera.distance > 0.6);
  }
}

void FramingTest::firstViewKeepsClearOfWalls() {
  const Scene scene = personBehindAWall();
  QVERIFY(!hidingSolids(scene, framed(defaultCamera(), framingPoints(scene), kWide)).empty());
  QVERIFY(hidingSolids(scene, firstView(scene, kWide)).empty());
  Scene free = scene;
  free.solids.clear();
  QVERIFY(firstView(free, kWide).R_WC.isApprox(defaultCamera().R_WC));
}

void FramingTest::onlyWhatHidesIsLookedThrough() {
  const Scene scene = personBehindAWall();
  Camera camera = framed(lookingFrom(defaultCamera(), ViewAxis::PlusZ), framingPoints(scene), kWide);
  const auto hiding = hidingSolids(scene, camera);
  QCOMPARE(hiding.size(), std::size_t(1));
  QVERIFY(lookedThrough(scene, hiding).solids[0].color.a < 0.5f);
  Scene own = scene;
  own.figures.at(0).head = HeadShown::LeftOut;  // seen from their own eyes, as it is
  QVERIFY(hidingSolids(own, camera).empty());
  camera = framed(lookingFrom(camera, ViewAxis::MinusZ), framingPoints(scene), kWide);
  QVERIFY(hidingSolids(scene, camera).empty());
}

QTEST_GUILESS_MAIN(FramingTest)
#include "framing_test.moc"
