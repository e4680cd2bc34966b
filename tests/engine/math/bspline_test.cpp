// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/core/error.h"
#include "engine/math/bspline_curve.h"
#include "engine/math/quaternion_curve.h"
#include "engine/math/rotation.h"

using namespace handhold;

namespace {

constexpr double kRounding = 1e-11;
/// Central differences with a step of 1e-5: an error of 1e-10 times the third derivative, and rounding 1e-11.
constexpr double kStep = 1e-5, kDifference = 2e-6;

MatrixX randomControls(int rows, int count, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  return MatrixX::NullaryExpr(rows, count, [&] { return normal(random); });
}

Vector3 vee(const Matrix3& S) { return Vector3(S(2, 1) - S(1, 2), S(0, 2) - S(2, 0), S(1, 0) - S(0, 1)) / 2; }

TurningFrame turningReference(double u) {
  const Vector3 axis(0.0, 1.0, 0.0);
  return {expQuaternion(3.0 * u * u * axis).toRotationMatrix(), 6.0 * u * axis, 6.0 * axis};
}

RotationChart chartAt(double u) {
  const Vector3 a(0.3, -0.8, 0.5), b(1.0, 0.4, -0.7);
  const Vector3 phi = a * std::sin(2.0 * u) + b * u * u;
  const Vector3 first = 2.0 * a * std::cos(2.0 * u) + 2.0 * b * u;
  const Vector3 second = -4.0 * a * std::sin(2.0 * u) + 2.0 * b;
  return rotationChart(phi, first, second, turningReference(u));
}

}  // namespace

class BsplineTest : public QObject {
  Q_OBJECT

 private slots:
  void functionsSumToOne() {
    for (int degree = 1; degree <= 6; ++degree) {
      const BsplineBasis basis = BsplineBasis::clamped(degree, degree + 7, -1.0, 3.0);
      for (double u = -1.0; u <= 3.0; u += 0.173) {
        const BsplineBasis::Active active = basis.at(u, 2);
        QVERIFY(std::abs(active.values.row(0).sum() - 1.0) < kRounding);
        QVERIFY(std::abs(active.values.row(1).sum()) < kRounding);
        QVERIFY(active.values.row(0).minCoeff() >= 0.0);
      }
    }
  }

  // Bernstein's polynomials are the B-splines without inner knots.
  void withoutInnerKnotsIsBernstein() {
    const BsplineBasis basis = BsplineBasis::clamped(3, 4);
    const double u = 0.37, w = 1.0 - u;
    const BsplineBasis::Active active = basis.at(u, 3);
    const Eigen::Vector4d value(w * w * w, 3 * u * w * w, 3 * u * u * w, u * u * u);
    const Eigen::Vector4d third(-6.0, 18.0, -18.0, 6.0);
    QVERIFY((active.values.row(0).transpose() - value).norm() < kRounding);
    QVERIFY((active.values.row(3).transpose() - third).norm() < 1e-9);
  }

  void derivativesMatchDifferences() {
    const BsplineCurve curve(BsplineBasis::clamped(5, 14, 0.0, 2.0), randomControls(3, 14, 1));
    for (double u = 0.05; u < 1.95; u += 0.0937)
      for (int order = 1; order <= 3; ++order) {
        const VectorX difference =
            (curve.at(u + kStep, order - 1) - curve.at(u - kStep, order - 1)) / (2.0 * kStep);
        const VectorX exact = curve.at(u, order);
        QVERIFY((difference - exact).norm() < kDifference * (1.0 + exact.norm()));
      }
  }

  void knotInsertionKeepsTheCurve() {
    const BsplineCurve curve(BsplineBasis::clamped(4, 11), randomControls(2, 11, 2));
    const BsplineCurve finer = curve.withKnot(0.31).withKnot(0.31).withKnot(0.99);
    QCOMPARE(finer.basis().count(), 14);
    for (double u = 0.0; u <= 1.0; u += 0.01) QVERIFY((curve.at(u) - finer.at(u)).norm() < kRounding);
  }

  void fitRecoversACurve() {
    const BsplineBasis basis = BsplineBasis::clamped(5, 12);
    const BsplineCurve truth(basis, randomControls(4, 12, 3));
    MatrixX ends(4, 6), samples(4, 60);
    ends << truth.controls().leftCols(3), truth.controls().rightCols(3);
    const VectorX parameters = VectorX::LinSpaced(60, 0.0, 1.0);
    for (int k = 0; k < 60; ++k) samples.col(k) = truth.at(parameters[k]);
    const BsplineCurve fitted = fitBspline(basis, parameters, samples, ends);
    QVERIFY((fitted.controls() - truth.controls()).norm() < 1e-7);
  }

  // As the loads of a fast rise were, one for each control point but one, with the corner of a limit.
  void fewSamplesThrowNoControlPointAside() {
    constexpr int kSamples = 17, kControls = 18;
    MatrixX samples(1, kSamples);
    samples << 5.31, 6.07, 6.94, 8.46, 9.96, 9.02, 6.74, 4.82, 3.80, 2.75, 1.82, 1.60, 1.95, 2.44, 2.91, 3.49,
        4.31;
    MatrixX ends(1, 2);
    ends << samples(0, 0), samples(0, kSamples - 1);
    const VectorX parameters = VectorX::LinSpaced(kSamples, 0.0, 1.0);
    const BsplineCurve fitted = fitBspline(BsplineBasis::clamped(5, kControls), parameters, samples, ends);
    QVERIFY(fitted.controls().cwiseAbs().maxCoeff() < 1.2 * samples.maxCoeff());
    for (int k = 0; k < kSamples; ++k)
      QVERIFY(std::abs(fitted.at(parameters[k])[0] - samples(0, k)) < 0.01 * samples.maxCoeff());
  }

  void endsTakeGivenDerivatives() {
    const BsplineBasis basis = BsplineBasis::clamped(5, 10, 1.0, 4.0);
    const VectorX value = VectorX::LinSpaced(3, 1, 3), first = VectorX::LinSpaced(3, -2, 5),
                  second = VectorX::LinSpaced(3, 7, 4);
    MatrixX controls = randomControls(3, 10, 4);
    controls.leftCols<3>() = endControls(basis, CurveEnd::Begin, value, first, second);
    controls.rightCols<3>() = endControls(basis, CurveEnd::End, second, value, first);
    const BsplineCurve curve(basis, controls);
    QVERIFY((curve.at(1.0) - value).norm() < kRounding && (curve.at(4.0) - second).norm() < kRounding);
    QVERIFY((curve.at(1.0, 1) - first).norm() < 1e-9 && (curve.at(4.0, 1) - value).norm() < 1e-9);
    QVERIFY((curve.at(1.0, 2) - second).norm() < 1e-9 && (curve.at(4.0, 2) - first).norm() < 1e-9);
  }

  void badKnotsAreRefused() {
    QVERIFY_EXCEPTION_THROWN(BsplineBasis(3, {0, 0, 0, 0, 1, 1, 1}), InputError);
    QVERIFY_EXCEPTION_THROWN(BsplineBasis(2, {0, 0, 0, 2, 1, 3, 3, 3}), InputError);
    QVERIFY_EXCEPTION_THROWN(BsplineBasis(2, {0, 0, 1, 2, 3, 3, 3}), InputError);
  }

  // Its rates are those of its rotations, through three whole turns.
  void quaternionCurveTurnsWithoutLocking() {
    std::vector<Quaternion> controls;
    for (int i = 0; i < 16; ++i)
      controls.push_back(expQuaternion(1.3 * i * Vector3(0.6, 0.0, 0.8)) *
                         expQuaternion(Vector3(0.1 * i, 0.3, 0)));
    const QuaternionCurve curve(BsplineBasis::clamped(5, 16), controls);
    for (double u = 0.03; u < 0.98; u += 0.0431) {
      const TurningFrame here = curve.at(u), after = curve.at(u + kStep), before = curve.at(u - kStep);
      const Vector3 rate = vee((after.R - before.R) * here.R.transpose()) / (2.0 * kStep);
      QVERIFY((rate - here.velocity).norm() < 1e-6 * (1.0 + here.velocity.norm()));
      const Vector3 quickening = (after.velocity - before.velocity) / (2.0 * kStep);
      QVERIFY((quickening - here.acceleration).norm() < 1e-6 * (1.0 + here.acceleration.norm()));
    }
  }

  void chartRatesMatchDifferences() {
    for (double u = 0.0; u < 1.2; u += 0.1) {
      const RotationChart here = chartAt(u), after = chartAt(u + kStep), before = chartAt(u - kStep);
      const Vector3 rate = vee((after.frame.R - before.frame.R) * here.frame.R.transpose()) / (2.0 * kStep);
      QVERIFY((rate - here.frame.velocity).norm() < 1e-7);
      const Vector3 quickening = (after.frame.velocity - before.frame.velocity) / (2.0 * kStep);
      QVERIFY((quickening - here.frame.acceleration).norm() < 1e-7);
    }
  }

  void chartDerivativesMatchDifferences() {
    const Vector3 phi(0.7, -1.1, 0.4), first(1.2, 0.3, -0.9), second(-2.0, 0.7, 1.5);
    const TurningFrame reference = turningReference(0.6);
    const RotationChart chart = rotationChart(phi, first, second, reference);
    for (int k = 0; k < 3; ++k) {
      const Vector3 d = kStep * Vector3::Unit(k);
      const auto close = [&](const auto& at, const Matrix3& velocity, const Matrix3& acceleration) {
        const TurningFrame p = at(1.0).frame, m = at(-1.0).frame;
        return ((p.velocity - m.velocity) / (2 * kStep) - velocity.col(k)).norm() < 1e-7 &&
               ((p.acceleration - m.acceleration) / (2 * kStep) - acceleration.col(k)).norm() < 1e-7;
      };
      const auto byPhi = [&](double s) { return rotationChart(phi + s * d, first, second, reference); };
      const auto byRate = [&](double s) { return rotationChart(phi, first + s * d, second, reference); };
      const auto bySecond = [&](double s) { return rotationChart(phi, first, second + s * d, reference); };
      QVERIFY(close(byPhi, chart.velocityByPhi, chart.accelerationByPhi));
      QVERIFY(close(byRate, chart.A, chart.accelerationByRate));
      QVERIFY(close(bySecond, Matrix3::Zero(), chart.A));
      const Matrix3 turn = (byPhi(1.0).frame.R - byPhi(-1.0).frame.R) * chart.frame.R.transpose();
      QVERIFY((vee(turn) / (2 * kStep) - chart.A.col(k)).norm() < 1e-8);
    }
  }
};

QTEST_GUILESS_MAIN(BsplineTest)
#include "bspline_test.moc"
