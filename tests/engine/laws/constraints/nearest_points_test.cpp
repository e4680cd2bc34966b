// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/nearest_points.h"

#include <QtTest>

#include "tests/engine/planning/random_shapes.h"
#include "tests/engine/planning/sampled_distance.h"

using namespace handhold;

namespace {

/// Of central differences (m).
constexpr double kStep = 1e-6;

}  // namespace

class NearestPointsTest : public QObject {
  Q_OBJECT

 private slots:
  void distancesAgreeWithSampling();
  void distancesToBoxesAgreeWithSampling();
  void deepInABoxIsTheShortestWayOut();
  void slopesHoldThroughABox();
  void parallelSegmentsMoveSmoothly();
};

void NearestPointsTest::distancesAgreeWithSampling() {
  RandomShapes random;
  for (int k = 0; k < 200; ++k) {
    const Segment a = random.segment(), b = random.segment();
    const double sampled = sampledDistance(a, b), found = nearestPoints(a, b).distance;
    const double step = (a.length() + b.length()) / kSamples;
    QVERIFY2(found > sampled - step, qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
    QVERIFY2(found < sampled + (sampled > 0.1 ? kNearestExcessAtTenCentimetres : kNearestExcess),
             qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
  }
}

/// Rounded edges lie at most (sqrt 3 - 1) cm inside the corners; the middles add a millimetre. Sampled
/// directions miss the best one by up to a degree and see no more than it does.
void NearestPointsTest::distancesToBoxesAgreeWithSampling() {
  RandomShapes random;
  int inside = 0;
  for (int k = 0; k < 500; ++k) {
    Segment a = random.segment();
    for (Vector3* end : {&a.from, &a.to}) *end *= 0.7;
    Block block{{Quaternion(Eigen::AngleAxisd(1.0, random.point(1.0).normalized())).toRotationMatrix(),
                 random.point(0.1)},
                Vector3(random.number(0.02, 0.2), random.number(0.02, 0.2), random.number(0.02, 0.2))};
    const double sampled = sampledDistance(a, block), found = nearestPoints(a, block).distance;
    inside += sampled < 0.0 ? 1 : 0;
    const double coarse = sampled < 0.0 ? 0.015 * (a.length() + block.half.norm()) : 0.0;
    QVERIFY2(found > sampled - a.length() / kSamples,
             qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
    QVERIFY2(found < sampled + 0.0085 + coarse, qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
  }
  QVERIFY2(inside > 50 && inside < 450, qPrintable(QString::number(inside)));
}

/// A limb that is pushed through a thin board gets out on the side where more of it is.
void NearestPointsTest::deepInABoxIsTheShortestWayOut() {
  const Block board{Pose{Matrix3::Identity(), Vector3::Zero()}, Vector3(0.4, 0.6, 0.015)};
  const Segment leg{Vector3(0.05, 0.0, -0.1), Vector3(-0.05, 0.1, 0.3)};
  const NearestPoints near = nearestPoints(leg, board);
  QVERIFY((near.normal - Vector3::UnitZ()).norm() < 1e-12);
  QVERIFY((near.a - leg.from).norm() < 1e-12);
  // the term for the middles adds a millimetre at an end
  QVERIFY(std::abs(near.distance - (-0.1 - 0.015 + 0.001)) < 1e-12);
  // beside the middle of a long beam's edge the way leads across the edge
  const Block beam{Pose{Matrix3::Identity(), Vector3::Zero()}, Vector3(0.5, 0.1, 0.1)};
  const double deep = 0.04;
  const Vector3 past = Vector3(0, 0.1, 0.1) - deep * Vector3(0, 1, 1).normalized();
  const Segment rod{past + Vector3(0.02, 0.2, -0.2), past - Vector3(0.02, 0.2, -0.2)};
  const NearestPoints across = nearestPoints(rod, beam);
  QVERIFY((across.normal - Vector3(0, 1, 1).normalized()).norm() < 1e-12);
  // the box's edge is rounded by a centimetre, which lies (sqrt 2 - 1) cm nearer
  QVERIFY(std::abs(across.distance + deep - 0.01 * (std::sqrt(2.0) - 1.0)) < 1e-12);
}

/// Over all depths the distance is continuous and its slope is that of the differences, but where two ways
/// out are equally long.
void NearestPointsTest::slopesHoldThroughABox() {
  RandomShapes random;
  int kinks = 0, seen = 0;
  for (int k = 0; k < 200; ++k) {
    const Segment a{random.point(0.3), random.point(0.3)};
    const Vector3 way = random.point(1.0).normalized();
    const Block block{Pose{Matrix3::Identity(), Vector3::Zero()}, Vector3(0.1, 0.15, 0.02)};
    const auto at = [&](double t) { return nearestPoints(Segment{a.from + t * way, a.to + t * way}, block); };
    for (double t = -0.4; t < 0.4; t += 0.02) {
      const NearestPoints before = at(t - kStep), here = at(t), after = at(t + kStep);
      QVERIFY(std::abs(after.distance - before.distance) <= 2.0 * kStep * (1.0 + 1e-6));
      const double slope = (after.distance - before.distance) / (2.0 * kStep);
      ++seen;
      kinks += std::abs(slope - here.normal.dot(way)) > 1e-5 ? 1 : 0;
    }
  }
  // kinks within a micrometre of one of so many places would be a wonder
  QVERIFY2(seen > 5000 && kinks <= 1, qPrintable(QString("%1 of %2").arg(kinks).arg(seen)));
}

/// Turning one of two parallel segments by an angle moves the nearest points by d l^2 / (2 m) times that,
/// 2 mm for a hundredth of a degree; without the term for the middles they leap from end to end.
void NearestPointsTest::parallelSegmentsMoveSmoothly() {
  const Segment a{Vector3(-0.15, 0, 0), Vector3(0.15, 0, 0)};
  Vector3 last = nearestPoints(a, Segment{Vector3(-0.15, 0.1, 0), Vector3(0.15, 0.1, 0)}).a;
  QVERIFY(last.norm() < 1e-12);
  for (int k = 1; k <= 100; ++k) {
    const Vector3 half = 0.15 * Vector3(std::cos(1.7e-4 * k), std::sin(1.7e-4 * k), 0.0);
    const Vector3 centre(0, 0.1, 0);
    const Vector3 now = nearestPoints(a, Segment{centre - half, centre + half}).a;
    QVERIFY((now - last).norm() < 2e-3);
    last = now;
  }
}

QTEST_GUILESS_MAIN(NearestPointsTest)
#include "nearest_points_test.moc"
