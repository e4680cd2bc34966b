// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/smooth_path.h"

#include <QtTest>
#include <cmath>

#include "engine/core/error.h"

using namespace handhold;

namespace {

constexpr double kRounding = 1e-12;
/// Central differences over 1e-4 m of what bends within decimetres.
constexpr double kStep = 1e-4, kDifference = 1e-5;

/// Turns in all directions, with uneven chords.
std::vector<Vector3> windingPoints() {
  return {Vector3(0, 0, 0), Vector3(0.3, 0.1, 0.05), Vector3(0.4, 0.4, -0.1), Vector3(0.1, 0.6, 0.2),
          Vector3(0.0, 0.5, 0.5)};
}

}  // namespace

class SmoothPathTest : public QObject {
  Q_OBJECT

 private slots:
  void twoPointsMakeALine();
  void passesItsPointsInOrder();
  void followsACircle();
  void derivativesByTheWay();
  void normalsDoNotTwist();
  void nearestPointOfPlacesBesideThePath();
  void distancesAcrossHaveTheNormalsAsGradients();
  void whatTurnsStraightBackHasNumbers();
  void refusesTooFewOrDoublePoints();
};

void SmoothPathTest::twoPointsMakeALine() {
  const SmoothPath path({Vector3(1, 2, 3), Vector3(1, 2, 5)});
  QVERIFY(std::abs(path.length() - 2.0) < kRounding);
  const PathPoint middle = path.nearest(Vector3(1.5, 2, 4));
  QVERIFY((middle.position - Vector3(1, 2, 4)).norm() < kRounding);
  QVERIFY(std::abs(middle.way - 1.0) < kRounding);
  QVERIFY(middle.bend.norm() < kRounding);
  const PathPoint beyond = path.nearest(Vector3(1, 2.5, 6.5));
  QVERIFY((beyond.position - Vector3(1, 2, 6.5)).norm() < kRounding);
  QVERIFY(std::abs(beyond.way - 3.5) < kRounding);
  QVERIFY(std::abs(path.nearest(Vector3(0, 0, 1)).way + 2.0) < kRounding);
}

void SmoothPathTest::passesItsPointsInOrder() {
  const SmoothPath path(windingPoints());
  double last = -1.0;
  for (const Vector3& point : windingPoints()) {
    const PathPoint there = path.nearest(point);
    QVERIFY((there.position - point).norm() < kRounding);
    QVERIFY(there.way > last);
    last = there.way;
  }
  QVERIFY(std::abs(last - path.length()) < 1e-9);
  QVERIFY((path.atPart(0.0).position - windingPoints().front()).norm() < 1e-9);
  QVERIFY((path.atPart(1.0).position - windingPoints().back()).norm() < 1e-9);
  QVERIFY(std::abs(path.atPart(0.3).way - 0.3 * path.length()) < 1e-9);
}

/// Away from its ends, whose bend the natural spline sets to zero, it bends as the circle does.
void SmoothPathTest::followsACircle() {
  std::vector<Vector3> points;
  const double radius = 0.5;
  for (int i = 0; i <= 24; ++i)
    points.push_back(radius * Vector3(std::cos(M_PI * i / 24), std::sin(M_PI * i / 24), 0.0));
  const SmoothPath path(points);
  QVERIFY(std::abs(path.length() - M_PI * radius) < 2e-4);
  const PathPoint middle = path.nearest(Vector3(0.05, 2.0, 0.0));
  QVERIFY(std::abs(middle.position.norm() - radius) < 1e-5);
  QVERIFY(std::abs(middle.bend.norm() - 1.0 / radius) < 2e-2);
  QVERIFY((middle.normal2 - Vector3::UnitZ()).norm() < 1e-9);
}

void SmoothPathTest::derivativesByTheWay() {
  const SmoothPath path(windingPoints());
  for (double part : {0.13, 0.37, 0.52, 0.81}) {
    const double step = kStep / path.length();
    const PathPoint here = path.atPart(part), next = path.atPart(part + step),
                    last = path.atPart(part - step);
    QVERIFY(((next.position - last.position) / (2.0 * kStep) - here.tangent).norm() < kDifference);
    QVERIFY(((next.tangent - last.tangent) / (2.0 * kStep) - here.bend).norm() < kDifference * 20.0);
    const Vector3 rate = (next.bend - last.bend) / (2.0 * kStep);
    const Vector3 across = rate - here.tangent.dot(rate) * here.tangent;
    QVERIFY((across - here.bendRate).norm() < kDifference * 400.0);
  }
}

void SmoothPathTest::normalsDoNotTwist() {
  const SmoothPath path(windingPoints());
  for (int k = 1; k < 60; ++k) {
    const double part = k / 60.0, step = kStep / path.length();
    const PathPoint here = path.atPart(part), next = path.atPart(part + step),
                    last = path.atPart(part - step);
    const Matrix3 R = (Matrix3() << here.tangent, here.normal1, here.normal2).finished();
    QVERIFY((R.transpose() * R - Matrix3::Identity()).norm() < 1e-9 && R.determinant() > 0.0);
    const double twist = (next.normal1 - last.normal1).dot(here.normal2) / (2.0 * kStep);
    QVERIFY2(std::abs(twist) < 1e-4, qPrintable(QString::number(twist)));
  }
}

void SmoothPathTest::nearestPointOfPlacesBesideThePath() {
  const SmoothPath path(windingPoints());
  for (double part : {0.02, 0.2, 0.45, 0.7, 0.97}) {
    const PathPoint on = path.atPart(part);
    const PathPoint found = path.nearest(on.position + 0.03 * on.normal1 - 0.02 * on.normal2);
    QVERIFY((found.position - on.position).norm() < 1e-9);
  }
}

void SmoothPathTest::distancesAcrossHaveTheNormalsAsGradients() {
  const SmoothPath path(windingPoints());
  const PathPoint on = path.atPart(0.41);
  const Vector3 p = on.position + 0.06 * on.normal1 - 0.05 * on.normal2;
  const auto across = [&](const Vector3& at) {
    const PathPoint near = path.nearest(at);
    return Vector2(near.normal1.dot(at - near.position), near.normal2.dot(at - near.position));
  };
  for (int axis = 0; axis < 3; ++axis) {
    const Vector3 step = 1e-5 * Vector3::Unit(axis);
    const Vector2 slope = (across(p + step) - across(p - step)) / 2e-5;
    QVERIFY((slope - Vector2(on.normal1[axis], on.normal2[axis])).norm() < 1e-6);
  }
}

/// There and back: the path stands still where it turns.
void SmoothPathTest::whatTurnsStraightBackHasNumbers() {
  for (const double length : {0.1, 0.2, 0.25, 0.3, 0.5, 0.8, 1.0}) {
    const Vector3 far(length, 0.0, 0.0);
    const SmoothPath path({Vector3::Zero(), far, Vector3::Zero()});
    const auto isFinite = [](const PathPoint& point) {
      return point.position.allFinite() && point.tangent.allFinite() && point.bend.allFinite() &&
             point.bendRate.allFinite() && point.normal1.allFinite() && point.normal2.allFinite();
    };
    for (int i = 0; i <= 100; ++i) QVERIFY(isFinite(path.atPart(0.01 * i)));
    QVERIFY((path.atPart(0.5).position - far).norm() < 1e-6);
    QVERIFY(path.atPart(1.0).position.norm() < 1e-6);
    for (const double beyond : {-0.01, 0.0, 0.01})
      QVERIFY(isFinite(path.nearest(far + Vector3(beyond, 0.02, 0.0))));
  }
}

void SmoothPathTest::refusesTooFewOrDoublePoints() {
  QVERIFY_EXCEPTION_THROWN(SmoothPath({Vector3::Zero()}), InputError);
  QVERIFY_EXCEPTION_THROWN(SmoothPath({Vector3::Zero(), Vector3::UnitX(), Vector3::UnitX()}), InputError);
}

QTEST_GUILESS_MAIN(SmoothPathTest)
#include "smooth_path_test.moc"
