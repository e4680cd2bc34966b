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

double distance(const TriangleSolid& solid, const Vector3& p) { return solid.nearest(p, INFINITY)->distance; }

}  // namespace

class TriangleSolidTest : public QObject {
  Q_OBJECT

 private slots:
  void aBoxIsABox_data();
  void aBoxIsABox();
  void aSphereIsNearlyASphere();
  void whatIsOpenHasNoInside();
  void aCavityIsOutside();
  void nothingIsNearerThanFar();
};

void TriangleSolidTest::aBoxIsABox_data() {
  QTest::addColumn<bool>("inwards");
  QTest::newRow("wound outwards") << false;
  QTest::newRow("wound inwards") << true;
}

/// At its edges and corners the nearest triangle's own normal says nothing about the side.
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

void TriangleSolidTest::nothingIsNearerThanFar() {
  const TriangleSolid box(boxCorners(Vector3(0.1, 0.1, 0.1)));
  QVERIFY(!box.nearest(Vector3(0.5, 0.0, 0.0), 0.39));
  QVERIFY(box.nearest(Vector3(0.5, 0.0, 0.0), 0.41));
}

QTEST_GUILESS_MAIN(TriangleSolidTest)
#include "triangle_solid_test.moc"
