// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/grip/held_field.h"

#include <QTest>
#include <cmath>
#include <random>

#include "engine/math/triangle_solid.h"
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
  void aTriangleWithoutAreaIsPassedOver();
  void theOtherHandSeesTheMirrorImage();
  void aHandGoesRoundWhatIsSlim();
  void aGripLiesAlongEdgesAndMantles();
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
    const double away = (nearestOnTriangle(p, corners[0], corners[1], corners[2]).point - p).norm();
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

/// Two of its corners in one place, or all in one line, as tools that cut meshes leave them.
void HeldFieldTest::aTriangleWithoutAreaIsPassedOver() {
  const Vector3 half(0.03, 0.02, 0.03);
  const HeldField whole(testing::boxCorners(half), Vector3::Zero());
  std::mt19937 random(11);
  std::uniform_real_distribution<double> unit(-1.0, 1.0);
  MeshCorners corners = testing::boxCorners(half);
  for (int i = 0; i < 40; ++i) {
    const Vector3 from = Vector3(unit(random), 1.0, unit(random)).cwiseProduct(half),
                  to = Vector3(unit(random), 1.0, unit(random)).cwiseProduct(half);
    corners.insert(corners.end(), {from, to, from + 0.5 * (1.0 + unit(random)) * (to - from)});
    corners.insert(corners.end(), {from, from, to});
  }
  const HeldField field(corners, Vector3::Zero());
  for (int i = 0; i < 2000; ++i) {
    const Vector3 p = 0.06 * Vector3(unit(random), unit(random), unit(random));
    QVERIFY(std::abs(field.distance(p) - whole.distance(p)) < 1e-6);
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

/// Box-shaped handles of many proportions, tubes and bars that taper, turned any way and clicked anywhere:
/// the axis within 2 degrees of theirs, the middle on it.
void HeldFieldTest::aGripLiesAlongEdgesAndMantles() {
  struct Case {
    const char* name;
    MeshCorners corners;
    Vector3 p, outward;
    double radius;
  };
  MeshCorners taper = testing::tubeCorners(0.02, 0.15);
  for (Vector3& p : taper) p.tail<2>() *= 1.0 + p.x();
  const double slope = 0.02 * 1.0;
  const std::vector<Case> cases{
      {"square", testing::boxCorners({0.10, 0.02, 0.02}), {0.01, 0.005, 0.02}, Vector3::UnitZ(), 0.02},
      {"slab", testing::boxCorners({0.08, 0.045, 0.01}), {0.02, -0.02, 0.01}, Vector3::UnitZ(), 0.045},
      {"slab's edge",
       testing::boxCorners({0.08, 0.045, 0.01}),
       {0.02, 0.045, 0.002},
       Vector3::UnitY(),
       0.045},
      {"short", testing::boxCorners({0.05, 0.03, 0.015}), {0.012, 0.01, 0.015}, Vector3::UnitZ(), 0.03},
      {"long", testing::boxCorners({0.60, 0.01, 0.04}), {0.35, 0.01, 0.011}, Vector3::UnitY(), 0.04},
      {"thick", testing::boxCorners({0.25, 0.05, 0.055}), {0.03, 0.02, 0.055}, Vector3::UnitZ(), 0.055},
      {"tube", testing::tubeCorners(0.03, 0.3), {0.07, 0.0, 0.03}, Vector3::UnitZ(), 0.03},
      {"tapered", taper, {0.03, 0.0, 0.0206}, Vector3(-slope, 0.0, 1.0).normalized(), 0.0206}};
  const Matrix3 turns[] = {Matrix3::Identity(),
                           Eigen::AngleAxisd(0.7, Vector3(1.0, 2.0, -1.0).normalized()).toRotationMatrix(),
                           Eigen::AngleAxisd(2.1, Vector3(-1.0, 0.3, 0.5).normalized()).toRotationMatrix()};
  for (const Case& c : cases)
    for (const Matrix3& R : turns) {
      MeshCorners corners = c.corners;
      for (Vector3& p : corners) p = R * p;
      const auto grasp = graspUnder(corners, R * c.p, R * c.outward);
      QVERIFY2(grasp.has_value(), c.name);
      const Vector3 axis = R.transpose() * grasp->axis, middle = R.transpose() * grasp->middle;
      QVERIFY2(std::abs(axis.x()) > std::cos(2.0 * M_PI / 180.0), c.name);
      QVERIFY2(middle.tail<2>().norm() < 1.5e-3, c.name);
      QVERIFY2(std::abs(grasp->radius - c.radius) < 1.5e-3, qPrintable(QString::number(grasp->radius)));
    }
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
