// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/path_smoothing.h"

#include <QtTest>

#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

/// Samples whose elbow follows a function of the share of the way.
template <typename Angle>
std::vector<VectorX> elbowPath(const Model& model, int count, Angle angle) {
  std::vector<VectorX> postures;
  for (int i = 0; i < count; ++i) {
    VectorX q = standing(model);
    setJoint(model, q, "r_elbow_flexion", angle(static_cast<double>(i) / (count - 1)));
    postures.push_back(q);
  }
  return postures;
}

}  // namespace

class PathSmoothingTest : public QObject {
  Q_OBJECT

 private slots:
  void bendIsTheSecondDerivative();
  void straightWaysStay();
  void leapsAreSpreadOverTheWidth();
};

/// Closed form: a parabola has one second derivative everywhere, and differences of it are exact.
void PathSmoothingTest::bendIsTheSecondDerivative() {
  const auto model = human55();
  const double bend =
      sharpestBend(*model, elbowPath(*model, 41, [](double s) { return -1.0 + 0.4 * s * s; }));
  // rounding of angles times 40^2
  QVERIFY2(std::abs(bend - 0.8) < 1e-10, qPrintable(QString::number(bend)));
}

void PathSmoothingTest::straightWaysStay() {
  const auto model = human55();
  const VectorX from = standing(*model);
  const VectorX way = VectorX::LinSpaced(model->velocitySize(), -0.4, 0.3);
  std::vector<VectorX> straight;
  for (int i = 0; i <= 20; ++i) straight.push_back(moved(*model, from, way * (i / 20.0)));
  const std::vector<VectorX> smooth = smoothedPath(*model, straight, 0.1);
  for (size_t i = 0; i < straight.size(); ++i)
    QVERIFY(difference(*model, straight[i], smooth[i]).norm() < 1e-12);
}

void PathSmoothingTest::leapsAreSpreadOverTheWidth() {
  const auto model = human55();
  const auto leap = elbowPath(*model, 65, [](double s) { return s < 0.5 ? -1.5 : -0.5; });
  const double before = sharpestBend(*model, leap);
  QVERIFY(std::abs(before - 64.0 * 64.0) < 1e-6);
  const std::vector<VectorX> smooth = smoothedPath(*model, leap, 0.08);
  // a leap of 1 spread over the width w bends by about 1 / (2 w)^2
  QVERIFY(sharpestBend(*model, smooth) < 1.5 / (0.08 * 0.08));
  QCOMPARE((smooth.front() - leap.front()).norm(), 0.0);
  QCOMPARE((smooth.back() - leap.back()).norm(), 0.0);
}

QTEST_GUILESS_MAIN(PathSmoothingTest)
#include "path_smoothing_test.moc"
