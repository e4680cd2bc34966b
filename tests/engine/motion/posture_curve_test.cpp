// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/posture_curve.h"

#include <QtTest>
#include <cmath>

#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

class PostureCurveTest : public QObject {
  Q_OBJECT

 private slots:
  void quinticsAreExact();
  void errorFallsWithTheSixthPower();
  void postureCurveGoesThroughItsPostures();
  void ratesAreThoseOfThePostures();
  void manyCurvesHaveTheSameRates();
};

void PostureCurveTest::quinticsAreExact() {
  const auto p = [](double u) { return 1 + u * (2 - u * (3 + u * (1 - u * (5 - 4 * u)))); };
  const auto p1 = [](double u) { return 2 - 6 * u - 3 * u * u + 20 * u * u * u - 20 * std::pow(u, 4); };
  const auto p2 = [](double u) { return -6 - 6 * u + 60 * u * u - 80 * u * u * u; };
  MatrixX samples(1, 9);
  for (int i = 0; i < 9; ++i) samples(0, i) = p(i / 8.0);
  const QuinticSpline spline(samples);
  for (double u = 0.0; u <= 1.0; u += 0.0137) {
    const CurvePoint c = spline.at(u);
    // the collocation system is well conditioned; second derivatives lose two digits more
    QVERIFY(std::abs(c.value[0] - p(u)) < 1e-12);
    QVERIFY(std::abs(c.first[0] - p1(u)) < 1e-10);
    QVERIFY(std::abs(c.second[0] - p2(u)) < 1e-9);
  }
}

void PostureCurveTest::errorFallsWithTheSixthPower() {
  double errors[2];
  for (int k = 0; k < 2; ++k) {
    const int count = k == 0 ? 17 : 33;
    MatrixX samples(1, count);
    for (int i = 0; i < count; ++i) samples(0, i) = std::sin(6.0 * i / (count - 1));
    const QuinticSpline spline(samples);
    errors[k] = 0.0;
    for (double u = 0.0; u <= 1.0; u += 1e-3)
      errors[k] = std::max(errors[k], std::abs(spline.at(u).value[0] - std::sin(6.0 * u)));
  }
  // 2^6 = 64
  QVERIFY2(errors[0] / errors[1] > 40.0, qPrintable(QString::number(errors[0] / errors[1])));
}

void PostureCurveTest::postureCurveGoesThroughItsPostures() {
  const auto model = human55();
  std::vector<VectorX> postures;
  VectorX step = VectorX::LinSpaced(model->velocitySize(), -1.0, 1.2);
  for (int i = 0; i < 8; ++i) postures.push_back(moved(*model, standing(*model), step * (i * 0.3)));
  const PostureCurve curve(*model, postures);
  for (int i = 0; i < 8; ++i) QVERIFY(difference(*model, postures[i], curve.at(i / 7.0).q).norm() < 1e-12);
}

namespace {

std::vector<VectorX> turningPostures(const Model& model) {
  const VectorX one = VectorX::LinSpaced(model.velocitySize(), -1.0, 1.2);
  const VectorX two = VectorX::LinSpaced(model.velocitySize(), 0.7, -0.8);
  std::vector<VectorX> postures;
  for (int i = 0; i < 30; ++i) {
    const double u = i / 29.0;
    postures.push_back(moved(model, moved(model, standing(model), one * u), two * std::sin(3 * u)));
  }
  return postures;
}

}  // namespace

void PostureCurveTest::ratesAreThoseOfThePostures() {
  const auto model = human55();
  const std::vector<VectorX> postures = turningPostures(*model);
  const PostureCurve curve(*model, postures);
  const double h = 1e-5, tolerance = 1e-7;  // central differences: h^2 and rounding over h
  for (double u = 0.001; u < 0.999; u += 0.0499) {
    const CurveState s = curve.at(u), before = curve.at(u - h), after = curve.at(u + h);
    const VectorX rate = difference(*model, before.q, after.q) / (2 * h);
    QVERIFY((rate - s.first).lpNorm<Eigen::Infinity>() < tolerance);
    QVERIFY(((after.first - before.first) / (2 * h) - s.second).lpNorm<Eigen::Infinity>() < tolerance);
  }
}

/// What is made once for as many postures tells of each what the curve through them does.
void PostureCurveTest::manyCurvesHaveTheSameRates() {
  const auto model = human55();
  const std::vector<VectorX> postures = turningPostures(*model);
  const PostureCurve curve(*model, postures);
  const MatrixX rates = PostureRates(30)(*model, postures);
  QVERIFY(rates.rightCols<1>().norm() > 1.0);
  for (int i = 0; i < 30; ++i)
    QVERIFY((rates.col(i) - curve.at(i / 29.0).first).lpNorm<Eigen::Infinity>() < 1e-10);
}

QTEST_GUILESS_MAIN(PostureCurveTest)
#include "posture_curve_test.moc"
