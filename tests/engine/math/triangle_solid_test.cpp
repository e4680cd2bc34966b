// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/triangle_solid.h"

#include <QtTest>

#include "tests/engine/planning/random_shapes.h"
#include "tests/engine/planning/solid_shapes.h"

using namespace handhold;

namespace {

/// Of a box about the origin, negative inside.
double boxDistance(const Vector3& half, const Vector3& p) {
  const Vector3 beyond = p.cwiseAbs() - half;
  return beyond.cwiseMax(0.0).norm() + std::min(beyond.maxCoeff(), 0.0);
}

double distance(const TriangleSolid& solid, const Vector3& p) { return solid.distance(p, INFINITY); }

enum class Wound { Outwards, Inwards };

/// A box at a place.
void addBox(std::vector<Vector3>& corners, const Vector3& half, const Vector3& middle, Wound wound) {
  std::vector<Vector3> box = boxCorners(half);
  for (std::size_t i = 0; i < box.size(); i += 3) {
    if (wound == Wound::Inwards) std::swap(box[i], box[i + 1]);
    for (std::size_t k = i; k < i + 3; ++k) corners.push_back(middle + box[k]);
  }
}

}  // namespace

class TriangleSolidTest : public QObject {
  Q_OBJECT

 private slots:
  void aBoxIsABox_data();
  void aBoxIsABox();
  void aSphereIsNearlyASphere();
  void whatIsOpenHasNoInside();
  void aCavityIsOutside();
  void aCavityIsOutsideHoweverAllIsWound();
  void whatIsWoundInwardsBesideOthersIsSolid();
  void partsThatStandInEachOtherAreOne();
  void cornersAcrossACellAreOne();
  void aSharedEdgeAndBothSidesStayClosed();
  void nothingIsNearerThanFar();
};

void TriangleSolidTest::aBoxIsABox_data() {
  QTest::addColumn<bool>("inwards");
  QTest::newRow("wound outwards") << false;
  QTest::newRow("wound inwards") << true;
}

void TriangleSolidTest::aBoxIsABox() {
  QFETCH(bool, inwards);
  RandomShapes random;
  const Vector3 half(0.1, 0.25, 0.04);
  std::vector<Vector3> corners = boxCorners(half);
  for (std::size_t i = 0; inwards && i < corners.size(); i += 3) std::swap(corners[i], corners[i + 1]);
  const TriangleSolid box(corners);
  QVERIFY(box.hasInside());
  int inside = 0;
  for (int k = 0; k < 3000; ++k) {
    const Vector3 p = random.point(0.3);
    const double truth = boxDistance(half, p), found = distance(box, p);
    inside += truth < 0.0 ? 1 : 0;
    QVERIFY2(std::abs(found - truth) < 1e-12, qPrintable(QString("%1 for %2").arg(found).arg(truth)));
  }
  QVERIFY(inside > 50);
}

/// Its facets lie up to r (1 - cos(pi / 128)) inside, 0.1 mm.
void TriangleSolidTest::aSphereIsNearlyASphere() {
  RandomShapes random;
  const TriangleSolid ball(ballCorners(0.3, 64));
  for (int k = 0; k < 1000; ++k) {
    const Vector3 p = random.point(0.6);
    const double away = distance(ball, p) - (p.norm() - 0.3);
    QVERIFY2(away > -1e-12 && away < 2e-4, qPrintable(QString::number(away)));
  }
}

void TriangleSolidTest::whatIsOpenHasNoInside() {
  std::vector<Vector3> corners = boxCorners(Vector3(0.1, 0.1, 0.1));
  corners.resize(corners.size() - 3);
  const TriangleSolid open(corners);
  QVERIFY(!open.hasInside());
  QVERIFY(std::abs(distance(open, Vector3(0.02, 0.0, 0.0)) - 0.08) < 1e-12);
}

/// A hollow box, whose inner skin winds the other way.
void TriangleSolidTest::aCavityIsOutside() {
  std::vector<Vector3> corners = boxCorners(Vector3(0.2, 0.2, 0.2)),
                       inner = boxCorners(Vector3(0.1, 0.1, 0.1));
  for (std::size_t i = 0; i < inner.size(); i += 3) std::swap(inner[i], inner[i + 1]);
  corners.insert(corners.end(), inner.begin(), inner.end());
  const TriangleSolid hollow(corners);
  QVERIFY(std::abs(distance(hollow, Vector3::Zero()) - 0.1) < 1e-12);
  QVERIFY(std::abs(distance(hollow, Vector3(0.14, 0.0, 0.0)) + 0.04) < 1e-12);
}

void TriangleSolidTest::aCavityIsOutsideHoweverAllIsWound() {
  std::vector<Vector3> corners;
  addBox(corners, Vector3(0.2, 0.2, 0.2), Vector3::Zero(), Wound::Inwards);
  addBox(corners, Vector3(0.1, 0.1, 0.1), Vector3::Zero(), Wound::Outwards);
  const TriangleSolid hollow(corners);
  QVERIFY(std::abs(distance(hollow, Vector3::Zero()) - 0.1) < 1e-12);
  QVERIFY(std::abs(distance(hollow, Vector3(0.14, 0.0, 0.0)) + 0.04) < 1e-12);
}

/// In the opening of a C, and in a box without a lid.
void TriangleSolidTest::whatIsWoundInwardsBesideOthersIsSolid() {
  const std::vector<std::array<double, 2>> outline{{-3, -3}, {3, -3}, {3, -2}, {-2, -2},
                                                   {-2, 2},  {3, 2},  {3, 3},  {-3, 3}};
  const std::vector<std::array<int, 3>> face{{0, 1, 2}, {0, 2, 3}, {0, 3, 4},
                                             {0, 4, 7}, {4, 5, 6}, {4, 6, 7}};
  std::vector<Vector3> frame;
  const auto at = [&](int i, double z) { return Vector3(0.1 * outline[i][0], 0.1 * outline[i][1], z); };
  for (const auto& [i, j, k] : face) {
    frame.insert(frame.end(), {at(i, 0.2), at(j, 0.2), at(k, 0.2)});
    frame.insert(frame.end(), {at(k, -0.2), at(j, -0.2), at(i, -0.2)});
  }
  for (int i = 0; i < 8; ++i) {
    const int k = (i + 1) % 8;
    frame.insert(frame.end(), {at(i, -0.2), at(k, -0.2), at(k, 0.2), at(i, -0.2), at(k, 0.2), at(i, 0.2)});
  }
  addBox(frame, Vector3(0.1, 0.1, 0.1), Vector3::Zero(), Wound::Inwards);
  const TriangleSolid inFrame(frame);
  QCOMPARE(inFrame.openCount(), 0);
  QVERIFY(std::abs(distance(inFrame, Vector3::Zero()) + 0.1) < 1e-12);
  std::vector<Vector3> crate;
  addBox(crate, Vector3(0.2, 0.2, 0.2), Vector3::Zero(), Wound::Outwards);
  crate.resize(crate.size() - 6);
  addBox(crate, Vector3(0.1, 0.1, 0.1), Vector3::Zero(), Wound::Inwards);
  QVERIFY(std::abs(distance(TriangleSolid(crate), Vector3::Zero()) + 0.1) < 1e-12);
}

/// A skin that is buried is neither outside nor a way out; facets of the ball lie up to 2 mm within it.
void TriangleSolidTest::partsThatStandInEachOtherAreOne() {
  std::vector<Vector3> corners = ballCorners(0.3, 32);
  addBox(corners, Vector3(0.01, 0.01, 0.01), Vector3::Zero(), Wound::Outwards);
  const TriangleSolid ball(corners);
  QVERIFY(std::abs(distance(ball, Vector3(0.05, 0.0, 0.0)) + 0.25) < 2e-3);
  QVERIFY(std::abs(distance(ball, Vector3::Zero()) + 0.3) < 2e-3);
  QVERIFY(std::abs(distance(ball, Vector3(0.0, 0.4, 0.0)) - 0.1) < 2e-3);
  // two halves that touch have no gap between them
  std::vector<Vector3> halves;
  for (const double side : {-1.0, 1.0})
    addBox(halves, Vector3(0.1, 0.2, 0.2), Vector3(0.1 * side, 0.0, 0.0), Wound::Outwards);
  QVERIFY(std::abs(distance(TriangleSolid(halves), Vector3(0.01, 0.0, 0.0)) + 0.19) < 1e-12);
}

/// Wherever a box's corners lie between the cells by which they are looked up.
void TriangleSolidTest::cornersAcrossACellAreOne() {
  RandomShapes random;
  for (int k = 0; k < 300; ++k) {
    const Vector3 half(random.number(0.1, 0.2), random.number(0.1, 0.2), 0.5);
    std::vector<Vector3> corners = boxCorners(half);
    for (Vector3& corner : corners)
      for (int axis = 0; axis < 3; ++axis)
        corner[axis] = std::nextafter(corner[axis], random.number(-1.0, 1.0));
    const TriangleSolid box(corners);
    QCOMPARE(box.corners().size(), std::size_t{8});
    QVERIFY(box.hasInside());
  }
}

void TriangleSolidTest::aSharedEdgeAndBothSidesStayClosed() {
  std::vector<Vector3> two;
  for (const double side : {-1.0, 1.0})
    addBox(two, Vector3(0.1, 0.1, 0.1), Vector3(0.1 * side, 0.1 * side, 0.0), Wound::Outwards);
  const TriangleSolid pair(two);
  QCOMPARE(pair.openCount(), 0);
  QVERIFY(std::abs(distance(pair, Vector3(0.1, 0.1, 0.0)) + 0.1) < 1e-12);
  QVERIFY(distance(pair, Vector3(0.1, -0.1, 0.0)) > 0.09);
  std::vector<Vector3> doubled;
  for (const Wound wound : {Wound::Outwards, Wound::Inwards})
    addBox(doubled, Vector3(0.1, 0.1, 0.1), Vector3::Zero(), wound);
  const TriangleSolid box(doubled);
  QCOMPARE(box.triangles().size(), std::size_t{12});
  QVERIFY(std::abs(distance(box, Vector3::Zero()) + 0.1) < 1e-12);
}

void TriangleSolidTest::nothingIsNearerThanFar() {
  const TriangleSolid box(boxCorners(Vector3(0.1, 0.1, 0.1)));
  QVERIFY(!box.nearest(Vector3(0.5, 0.0, 0.0), 0.39));
  QVERIFY(box.nearest(Vector3(0.5, 0.0, 0.0), 0.41));
}

QTEST_GUILESS_MAIN(TriangleSolidTest)
#include "triangle_solid_test.moc"
