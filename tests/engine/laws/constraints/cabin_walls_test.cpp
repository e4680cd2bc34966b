// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/cabin_walls.h"

#include <QtTest>

#include "engine/task/cabin.h"
#include "tests/engine/planning/random_shapes.h"

using namespace handhold;

class CabinWallsTest : public QObject {
  Q_OBJECT

 private slots:
  void aHatchIsOpenAndItsWallIsNot();
  void pointsAreAsFarAsFromTheWalls();
};

void CabinWallsTest::aHatchIsOpenAndItsWallIsNot() {
  Prop cabin;
  cabin.name = "module";
  cabin.kind = PropKind::Cabin;
  cabin.position = Vector3(1.0, 2.0, 3.0);
  cabin.size = kCabinSize;
  const double end = 3.0 + 0.5 * kCabinSize.z();
  const auto gap = [&](const Vector3& p_C) {
    const Vector3 p = cabin.position + p_C, along(0.0, 0.0, 0.3);
    double least = INFINITY;
    for (const Obstacle& wall : cabinWalls(cabin)) {
      if (const auto* mesh = std::get_if<MeshBody>(&wall))
        if (const NearestToMesh near = nearestPoints({p - along, p + along}, *mesh, 1.0); near.count > 0)
          least = std::min(least, near.least);
      if (const auto* block = std::get_if<Block>(&wall))
        least = std::min(least, nearestPoints({p - along, p + along}, *block).distance);
    }
    return least;
  };
  const Vector3 hatch(0.0, 0.0, end - cabin.position.z());
  QVERIFY(std::abs(gap(hatch) - 0.5 * kHatch) < 2e-3);
  QVERIFY(std::abs(gap(hatch + Vector3(0.4, 0.0, 0.0)) - (0.5 * kHatch - 0.4)) < 2e-3);
  // in the corner of the square its rounding is nearer
  const double diagonal = std::sqrt(0.5) * (0.5 * kHatch - kHatchCorner) * 2.0 + kHatchCorner;
  const Vector3 aside = (diagonal - 0.1) * Vector3(1.0, 1.0, 0.0).normalized();
  QVERIFY(std::abs(gap(hatch + aside) - 0.1) < 2e-3);
  QVERIFY(gap(hatch + Vector3(0.8, 0.0, 0.0)) < -0.1);
  QVERIFY(gap(Vector3(0.0, 0.9, 0.0)) > 0.14 && gap(Vector3(0.0, 1.1, 0.0)) < -0.04);
}

/// Also beyond the end walls, where the next module is. Edges of boxes are rounded by a centimetre.
void CabinWallsTest::pointsAreAsFarAsFromTheWalls() {
  Prop cabin;
  cabin.kind = PropKind::Cabin;
  cabin.position = Vector3(1.0, 2.0, 3.0);
  cabin.orientation = Quaternion(Eigen::AngleAxisd(0.7, Vector3(1, 2, 3).normalized()));
  cabin.size = kCabinSize;
  const std::vector<Obstacle> walls = cabinWalls(cabin);
  RandomShapes random;
  int within = 0;
  for (int k = 0; k < 2000; ++k) {
    const Vector3 p =
        cabin.position + cabin.orientation * random.point(1.0).cwiseProduct(Vector3(2.0, 2.0, 4.5));
    const Vector3 beyond =
        (cabin.orientation.conjugate() * (p - cabin.position)).cwiseAbs() - 0.5 * kCabinSize;
    if (beyond.head<2>().maxCoeff() > 0.2) continue;  // racks have a back there
    double least = INFINITY;
    for (const Obstacle& wall : walls) {
      if (const auto* mesh = std::get_if<MeshBody>(&wall))
        least = std::min(least, distanceTo(*mesh, p, 10.0));
      if (const auto* block = std::get_if<Block>(&wall))
        least = std::min(least, nearestPoints(Segment{p, p}, *block).distance);
    }
    const double found = distanceToWalls(cabin, p);
    within += found < 0.0 ? 1 : 0;
    // where two walls meet a point lies deeper in both than in one
    const bool isAlike =
        found < -0.012 ? least < 0.0 && found < least + 0.012 : std::abs(found - least) < 0.012;
    QVERIFY2(isAlike, qPrintable(QString("%1 for %2").arg(found).arg(least)));
  }
  QVERIFY2(within > 40, qPrintable(QString::number(within)));
  Task task;
  task.props = {cabin};
  const auto behind = [&](double depth) {
    return Vector3(cabin.position + cabin.orientation * Vector3(0.8, 0.0, 0.5 * kCabinSize.z() + depth));
  };
  QVERIFY(solidAround(task, behind(0.04), 0.01));
  QVERIFY(!solidAround(task, behind(0.58), 0.01));
}

QTEST_GUILESS_MAIN(CabinWallsTest)
#include "cabin_walls_test.moc"
