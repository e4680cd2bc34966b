// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/cabin_walls.h"

#include <QtTest>

#include "engine/task/cabin.h"

using namespace handhold;

class CabinWallsTest : public QObject {
  Q_OBJECT

 private slots:
  void aHatchIsOpenAndItsWallIsNot();
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

QTEST_GUILESS_MAIN(CabinWallsTest)
#include "cabin_walls_test.moc"
