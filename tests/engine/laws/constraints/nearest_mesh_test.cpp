// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/nearest_mesh.h"

#include <QtTest>

#include "tests/engine/planning/random_shapes.h"
#include "tests/engine/planning/sampled_distance.h"
#include "tests/engine/planning/solid_shapes.h"

using namespace handhold;

namespace {

constexpr double kFar = 10.0;
/// Of central differences (m).
constexpr double kStep = 1e-6;
/// What the term for the middles adds at an end (m).
constexpr double kAtEnd = 0.25 * kNearestMiddle;

MeshBody bodyOf(const std::vector<Vector3>& corners, const Pose& X_WB = {}) {
  return {X_WB, std::make_shared<const TriangleSolid>(corners)};
}

constexpr double kSweepStep = 1e-4;  // m

/// A limb of 30 cm, tilted a little about both axes of a board in x, y.
Segment limbAt(const Vector3& middle) {
  const Vector3 half = 0.15 * Vector3(0.2, 0.1, 1.0).normalized();
  return {middle - half, middle + half};
}

/// What the soft minimum of two places as near as each other is.
double softOfTwo(double d) {
  const double wanted = d + kMeshSharp * std::log(d) - kMeshBlend * std::log(2.0);
  double low = 0.5 * d, high = d;
  for (int k = 0; k < 60; ++k) {
    const double middle = 0.5 * (low + high);
    (middle + kMeshSharp * std::log(middle) < wanted ? low : high) = middle;
  }
  return low;
}

double slopeAlong(const NearestToMesh& near, const Vector3& way) {
  double slope = 0.0;
  for (int k = 0; k < near.count; ++k) slope += near.weights[k] * near.places[k].normal.dot(way);
  return slope;
}

}  // namespace

class NearestMeshTest : public QObject {
  Q_OBJECT

 private slots:
  void aBoxOfTrianglesAnswersAsABox();
  void slopesAreThoseOfDifferences();
  void aBallIsItsMiddleLessItsRadius();
  void inACornerBothWallsCount();
  void aSheetIsLeftOnTheSideOfTheShorterEnd();
  void deepInABoxIsTheShortestWayOut();
  void withinIsWithinHoweverFarTheSkin();
  void overABorderNothingJumps_data();
  void overABorderNothingJumps();
  void throughTheSkinNothingJumps();
  void whatIsTouchedByTheWayHasFiniteSlopes();
  void buriedFacesAreNoWaysOut();
};

/// A box law's edges are rounded by a centimetre, which lies up to (sqrt 3 - 1) cm nearer. Over a small face
/// four others begin as near as it, so that the soft minimum is up to 2 mm times log 5 short.
void NearestMeshTest::aBoxOfTrianglesAnswersAsABox() {
  RandomShapes random;
  int outside = 0;
  for (int k = 0; k < 1000; ++k) {
    const Vector3 half(random.number(0.02, 0.2), random.number(0.02, 0.2), random.number(0.02, 0.2));
    const Pose X_WB{Quaternion(Eigen::AngleAxisd(1.0, random.point(1.0).normalized())).toRotationMatrix(),
                    random.point(0.1)};
    const Segment a{random.point(0.4), random.point(0.4)};
    const double block = nearestPoints(a, Block{X_WB, half}).distance;
    const NearestToMesh mesh = nearestPoints(a, bodyOf(boxCorners(half), X_WB), kFar);
    if (block < 0.01) {  // where edges are passed the ways out of the two differ; both are within
      QVERIFY(block > 0.0 || mesh.distance < 0.01);
      continue;
    }
    ++outside;
    const double away = block - mesh.least, soft = mesh.least - mesh.distance;
    QVERIFY2(away > -1e-9 && away < 0.0074 + kAtEnd, qPrintable(QString::number(away)));
    QVERIFY2(soft > -1e-9 && soft < kMeshBlend * std::log(5.0), qPrintable(QString::number(soft)));
  }
  QVERIFY(outside > 300);
}

void NearestMeshTest::slopesAreThoseOfDifferences() {
  RandomShapes random;
  int within = 0;
  for (int k = 0; k < 1000; ++k) {
    const MeshBody box = bodyOf(
        boxCorners(Vector3(random.number(0.02, 0.2), random.number(0.02, 0.2), random.number(0.02, 0.2))));
    const Segment a{random.point(0.4), random.point(0.4)};
    const Vector3 way = random.point(1.0).normalized();
    const auto at = [&](double t) {
      return nearestPoints(Segment{a.from + t * way, a.to + t * way}, box, kFar);
    };
    const double slope = (at(kStep).distance - at(-kStep).distance) / (2.0 * kStep);
    const NearestToMesh here = at(0.0);
    within += here.distance < 0.0 ? 1 : 0;
    QVERIFY2(std::abs(slope - slopeAlong(here, way)) < 1e-5,
             qPrintable(QString("%1 for %2 at %3").arg(slopeAlong(here, way)).arg(slope).arg(here.distance)));
  }
  QVERIFY(within > 100);
}

/// Facets lie up to 0.2 mm within the ball; the nearest point of the line is counted by itself.
void NearestMeshTest::aBallIsItsMiddleLessItsRadius() {
  RandomShapes random;
  const MeshBody ball = bodyOf(ballCorners(0.3, 48));
  for (int k = 0; k < 300; ++k) {
    const Segment a{random.point(0.7), random.point(0.7)};
    const double s = std::clamp(-a.from.dot(a.edge()) / a.edge().squaredNorm(), 0.0, 1.0);
    const double truth = a.at(s).norm() - 0.3;
    if (truth < 0.001) continue;
    const double away = nearestPoints(a, ball, kFar).least - truth;
    QVERIFY2(away > -1e-9 && away < 4e-4 + kAtEnd, qPrintable(QString::number(away)));
  }
}

/// As far from the floor as from the wall of an L the row has half a share of each.
void NearestMeshTest::inACornerBothWallsCount() {
  std::vector<Vector3> corners = boxCorners(Vector3(0.5, 0.05, 0.5));
  for (const Vector3& p : boxCorners(Vector3(0.05, 0.4, 0.5)))
    corners.push_back(p + Vector3(-0.45, 0.45, 0.0));
  const MeshBody bracket = bodyOf(corners);
  const Segment rod{Vector3(-0.3, 0.15, -0.1), Vector3(-0.3, 0.15, 0.1)};
  const NearestToMesh near = nearestPoints(rod, bracket, kFar);
  QVERIFY(std::abs(near.least - 0.1) < 1e-9);
  QVERIFY(std::abs(near.distance - softOfTwo(0.1)) < 1e-9);
  QCOMPARE(near.count, 2);
  const Vector3 mean = near.weights[0] * near.places[0].normal + near.weights[1] * near.places[1].normal;
  QVERIFY((mean.normalized() - Vector3(1.0, 1.0, 0.0).normalized()).norm() < 1e-9);
}

void NearestMeshTest::aSheetIsLeftOnTheSideOfTheShorterEnd() {
  const std::vector<Vector3> corners{{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, -1, 0}, {1, 1, 0}, {-1, 1, 0}};
  const MeshBody sheet = bodyOf(corners);
  for (const double side : {-1.0, 1.0}) {
    const Segment rod{Vector3(0.1, 0.3, -0.1 * side), Vector3(0.1, 0.3, 0.3 * side)};
    const NearestToMesh near = nearestPoints(rod, sheet, kFar);
    QVERIFY(std::abs(near.distance - (-0.1 + kAtEnd)) < 1e-12);
    QVERIFY((near.places[0].normal - side * Vector3::UnitZ()).norm() < 1e-12);
  }
  const Segment beside{Vector3(0.1, 0.3, -0.1), Vector3(0.1, 0.5, -0.1)};
  QVERIFY(std::abs(nearestPoints(beside, sheet, kFar).distance - 0.1) < 1e-12);
}

/// As of the box law: on the side where more of the limb is, and across an edge that it is laid over.
void NearestMeshTest::deepInABoxIsTheShortestWayOut() {
  const Segment leg{Vector3(0.05, 0.0, -0.1), Vector3(-0.05, 0.1, 0.3)};
  const NearestToMesh board = nearestPoints(leg, bodyOf(boxCorners(Vector3(0.4, 0.6, 0.015))), kFar);
  QVERIFY((board.places[0].normal - Vector3::UnitZ()).norm() < 1e-12);
  QVERIFY(std::abs(board.distance - (-0.115 + kAtEnd)) < 1e-12);
  const double deep = 0.04;
  const Vector3 out = Vector3(0, 1, 1).normalized(), past = Vector3(0, 0.1, 0.1) - deep * out;
  const Segment rod{past + Vector3(0.02, 0.2, -0.2), past - Vector3(0.02, 0.2, -0.2)};
  const NearestToMesh beam = nearestPoints(rod, bodyOf(boxCorners(Vector3(0.5, 0.1, 0.1))), kFar);
  QVERIFY((beam.places[0].normal - out).norm() < 1e-12);
  QVERIFY(std::abs(beam.distance + deep) < 1e-12);
}

/// Farther than whoever asks looks.
void NearestMeshTest::withinIsWithinHoweverFarTheSkin() {
  const MeshBody rock = bodyOf(boxCorners(Vector3(3.0, 2.0, 4.0)));
  const Segment limb{Vector3(0.0, 0.1, -0.1), Vector3(0.0, 0.1, 0.1)};
  const NearestToMesh near = nearestPoints(limb, rock, 0.3);
  QCOMPARE(near.count, 1);
  QVERIFY2(std::abs(near.distance + 1.9) < 0.01, qPrintable(QString::number(near.distance)));
  QCOMPARE(nearestPoints({Vector3(0.0, 9.0, 0.0), Vector3(0.0, 9.5, 0.0)}, rock, 0.3).count, 0);
}

void NearestMeshTest::overABorderNothingJumps_data() {
  QTest::addColumn<double>("thickness");
  QTest::newRow("open sheet") << 0.0;
  QTest::newRow("door") << 0.015;
  QTest::newRow("plank") << 0.05;
}

/// In from a side until the shorter end is the nearer way out. To the law of boxes what is thinner than its
/// rounded edges is never entered deeper than that.
void NearestMeshTest::overABorderNothingJumps() {
  QFETCH(double, thickness);
  const Vector3 half(0.4, 0.9, 0.5 * thickness);
  std::vector<Vector3> corners = boxCorners(half);
  if (thickness == 0.0) corners.erase(corners.begin(), corners.end() - 6);  // its front alone
  const MeshBody board = bodyOf(corners);
  for (const Vector3& way : {Vector3(-1.0, 0.0, 0.0), Vector3(1.0, 0.0, 0.0), Vector3(0.0, -1.0, 0.0)}) {
    double before = NAN;
    for (double in = -0.05; in < 0.2; in += kSweepStep) {
      const Vector3 start = -way.cwiseProduct(way.cwiseAbs()).cwiseProduct(half);
      const Segment limb = limbAt(start + in * way + Vector3(0.03, 0.02, 0.01));
      const double now = nearestPoints(limb, board, kFar).distance;
      const double block = nearestPoints(limb, Block{{}, half}).distance;
      const QString where = QString("%1 of %2 at %3").arg(now).arg(before).arg(in);
      QVERIFY2(!(std::abs(now - before) > 0.001), qPrintable(where));
      if (thickness > 0.02 || block > -0.5 * std::max(thickness, 0.01) + 1e-4)
        QVERIFY2(std::abs(now - block) < 0.01, qPrintable(where + QString(", block %1").arg(block)));
      before = now;
    }
  }
}

/// Along random ways through boxes; the two sides of a face, an edge or a corner have one value.
void NearestMeshTest::throughTheSkinNothingJumps() {
  RandomShapes random;
  int passed = 0;
  for (int k = 0; k < 60; ++k) {
    const MeshBody box = bodyOf(
        boxCorners(Vector3(random.number(0.02, 0.2), random.number(0.02, 0.2), random.number(0.02, 0.2))));
    const Segment a{random.point(0.4), random.point(0.4)};
    const Vector3 way = random.point(1.0).normalized();
    const auto at = [&](double t) {
      return nearestPoints(Segment{a.from + t * way, a.to + t * way}, box, kFar).distance;
    };
    for (double t = -0.3; t < 0.3; t += 0.002) {
      double low = t, high = t + 0.002;
      if ((at(low) < 0.0) == (at(high) < 0.0)) continue;
      while (high - low > 1e-7) {
        const double middle = 0.5 * (low + high);
        ((at(middle) < 0.0) == (at(low) < 0.0) ? low : high) = middle;
      }
      ++passed;
      QVERIFY2(std::abs(at(low) - at(high)) < 1e-4, qPrintable(QString("%1 %2").arg(at(low)).arg(at(high))));
    }
  }
  QVERIFY2(passed > 20, qPrintable(QString::number(passed)));
}

/// At its end the limb touches one face, near its middle it is nearer than a millimetre to another.
void NearestMeshTest::whatIsTouchedByTheWayHasFiniteSlopes() {
  const MeshBody wedge =
      bodyOf({{-1, 0, -1}, {0, 0, 1}, {1, 0, -1}, {-0.1, 0.1, -1}, {-0.1, 0.1, 1}, {-0.1, -1, 0}});
  const Segment limb{Vector3(0.1, 2e-4, 0.0), Vector3(-0.1, 2e-4, 0.0)};
  const NearestToMesh near = nearestPoints(limb, wedge, kFar);
  QVERIFY(near.count > 0);
  for (int k = 0; k < near.count; ++k) {
    QVERIFY(std::abs(near.places[k].normal.norm() - 1.0) < 1e-9 && near.places[k].A.allFinite());
    QVERIFY(near.places[k].inverseK.allFinite() && std::isfinite(near.weights[k]));
    QVERIFY(near.places[k].A.norm() < 2.0 / kLeastRounding);
  }
}

/// A rod along the middle of a barrel with a rib in it leaves across the barrel, not at the rib.
void NearestMeshTest::buriedFacesAreNoWaysOut() {
  std::vector<Vector3> corners = boxCorners(Vector3(0.5, 0.1, 0.1));
  for (const Vector3& p : boxCorners(Vector3(0.006, 0.09, 0.09))) corners.push_back(p);
  const Segment rod{Vector3(-0.1, 0.02, 0.0), Vector3(0.1, 0.02, 0.0)};
  const NearestToMesh near = nearestPoints(rod, bodyOf(corners), kFar);
  QVERIFY(std::abs(near.distance + 0.08) < 1e-9);
  QVERIFY((near.places[0].normal - Vector3::UnitY()).norm() < 1e-9);
}

QTEST_GUILESS_MAIN(NearestMeshTest)
#include "nearest_mesh_test.moc"
