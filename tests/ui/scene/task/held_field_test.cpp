// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/grip/held_field.h"

#include <QTest>
#include <cmath>
#include <random>

#include "tests/ui/scene/task/mesh_corners.h"
#include "ui/scene/grip/held_solid.h"
#include "ui/scene/task/mesh_grasp.h"

namespace handhold {

namespace {

constexpr double kOfGrid = 0.0012;  ///< that trilinear distances in cells of 5 mm may be off at edges (m)

}  // namespace

class HeldFieldTest : public QObject {
  Q_OBJECT

 private slots:
  void nearestPointsOfATriangle();
  void distancesAreThoseOfABox();
  void aTubeIsAsTheBar();
  void aSheetHasNoInside();
  void theOtherHandSeesTheMirrorImage();
  void aHandGoesRoundWhatIsSlim();
  void aFaceIsNotGoneRound();
};

/// The least of many points of the triangle is never nearer, and hardly farther.
void HeldFieldTest::nearestPointsOfATriangle() {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(-1.0, 1.0);
  const auto point = [&] { return Vector3(unit(random), unit(random), unit(random)); };
  for (int round = 0; round < 50; ++round) {
    const std::array<Vector3, 3> corners{point(), point(), point()};
    const Vector3 p = 2.0 * point();
    double least = 1e9;
    for (int i = 0; i <= 60; ++i)
      for (int k = 0; i + k <= 60; ++k)
        least = std::min(least, (corners[0] + i / 60.0 * (corners[1] - corners[0]) +
                                 k / 60.0 * (corners[2] - corners[0]) - p)
                                    .norm());
    const double away = (nearestOnTriangle(p, corners.data()) - p).norm();
    QVERIFY(away < least + 1e-12 && away > least - 0.03);
  }
}

void HeldFieldTest::distancesAreThoseOfABox() {
  HeldSolid box{HeldSolid::Form::Box};
  box.half = Vector3(0.2, 0.02, 0.03);
  const HeldField field(testing::boxCorners(box.half), Vector3::Zero());
  std::mt19937 random(7);
  std::uniform_real_distribution<double> place(-0.075, 0.075);
  for (int i = 0; i < 2000; ++i) {
    const Vector3 p(place(random), place(random), place(random));
    const double wanted = box.distance(p);
    if (wanted < 0.04)
      QVERIFY2(std::abs(field.distance(p) - wanted) < kOfGrid, qPrintable(QString::number(wanted)));
  }
  QCOMPARE(field.distance(Vector3(1.0, 0.0, 0.0)), HeldField::kFar);
}

void HeldFieldTest::aTubeIsAsTheBar() {
  const HeldField field(testing::tubeCorners(0.02, 0.3), Vector3(0.05, 0.0, 0.0));
  for (const double r : {0.012, 0.019, 0.0225, 0.031, 0.05})
    for (int k = 0; k < 40; ++k) {
      const Vector3 p(0.003 * k, r * std::cos(0.7 * k), r * std::sin(0.7 * k));
      QVERIFY(std::abs(field.distance(p) - (r - 0.02)) < kOfGrid);
    }
}

/// Both sides of one triangle lie outside.
void HeldFieldTest::aSheetHasNoInside() {
  const MeshCorners sheet{{-1.0, 0.0, -1.0}, {1.0, 0.0, -1.0}, {0.0, 0.0, 2.0}};
  const HeldField field(sheet, Vector3::Zero());
  QVERIFY(std::abs(field.distance({0.01, 0.02, 0.03}) - 0.02) < 1e-6);
  QVERIFY(std::abs(field.distance({0.01, -0.02, 0.03}) - 0.02) < 1e-6);
}

void HeldFieldTest::theOtherHandSeesTheMirrorImage() {
  HeldSolid mesh{HeldSolid::Form::Mesh};
  mesh.R_GS = Eigen::AngleAxisd(0.4, Vector3(2.0, 1.0, 2.0) / 3.0).toRotationMatrix();
  mesh.p_GS = Vector3(0.01, 0.02, 0.005);
  mesh.field = std::make_shared<HeldField>(MeshCorners{{0.0, 0.0, 0.0}, {0.1, 0.01, 0.0}, {0.02, 0.08, 0.03}},
                                           Vector3::Zero());
  const HeldSolid other = mirrored(mesh);
  for (const Vector3& p : {Vector3(0.02, 0.03, 0.02), Vector3(0.05, 0.01, -0.03)}) {
    const Vector3 across(p.x(), p.y(), -p.z());
    QVERIFY(std::abs(mesh.distance(p) - other.distance(across)) < 1e-12);
    QVERIFY(std::abs(mesh.distance(p) - mesh.distance(across)) > 1e-3);
    QCOMPARE(mirrored(other).distance(p), mesh.distance(p));
  }
}

void HeldFieldTest::aHandGoesRoundWhatIsSlim() {
  const MeshCorners tube = testing::tubeCorners(0.03, 0.3);
  const Vector3 p = Vector3(0.07, 0.03 * std::cos(0.5), 0.03 * std::sin(0.5));
  const Vector3 outward = Vector3(0.0, p.y(), p.z()).normalized();
  QVERIFY(normalAt(tube, p, Vector3(0.1, 2.0, 1.0)).dot(outward) > 0.99);
  const auto grasp = graspUnder(tube, p, outward);
  QVERIFY(grasp.has_value());
  QVERIFY((grasp->middle - Vector3(0.07, 0.0, 0.0)).norm() < 1e-3);
  QVERIFY(std::abs(grasp->axis.x()) > 0.99);
  QVERIFY(goesRound(tube, *grasp));
}

/// A block that is wider than a hand one way across is held by its slim way; one that is nowhere slim is not.
void HeldFieldTest::aFaceIsNotGoneRound() {
  const MeshCorners block = testing::boxCorners({0.15, 0.10, 0.15}),
                    plate = testing::boxCorners({0.15, 0.10, 0.01});
  QVERIFY(!graspUnder(block, Vector3(0.02, 0.03, -0.15), -Vector3::UnitZ()).has_value());
  QVERIFY(!graspUnder(plate, Vector3(0.02, 0.03, -0.01), -Vector3::UnitZ()).has_value());
  QVERIFY(!goesRound(block, {Vector3(0.02, 0.03, -0.15), Vector3::UnitX()}));
  QVERIFY(goesRound(plate, {Vector3(0.02, 0.1, 0.0), Vector3::UnitX()}));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::HeldFieldTest)
#include "held_field_test.moc"
