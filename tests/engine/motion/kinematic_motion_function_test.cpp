// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/kinematic_motion_function.h"

#include <QtTest>
#include <cmath>
#include <random>

#include "engine/core/error.h"

using namespace handhold;

namespace {

// sums of a few products of numbers of order ten: some hundred roundings
constexpr double kRounding = 1e-12;

/// Simpson's rule is exact for cubics and nearly so for these pieces of degree four.
double integralOfVelocity(const KinematicMotionFunction& f, double from, double to) {
  const int steps = 400;
  const double h = (to - from) / steps;
  double sum = f.at(from).velocity + f.at(to).velocity;
  for (int i = 1; i < steps; ++i) sum += (i % 2 == 1 ? 4.0 : 2.0) * f.at(from + i * h).velocity;
  return sum * h / 3.0;
}

void compareSamples(const MotionSample& a, const MotionSample& b) {
  QVERIFY2(std::abs(a.position - b.position) < kRounding, "position");
  QVERIFY2(std::abs(a.velocity - b.velocity) < kRounding, "velocity");
  QVERIFY2(std::abs(a.acceleration - b.acceleration) < kRounding, "acceleration");
}

}  // namespace

class KinematicMotionFunctionTest : public QObject {
  Q_OBJECT

 private slots:
  void equationOneIsItsClosedForm();
  void restsAtBothEnds();
  void bordersOfThePhasesAreContinuous();
  void firstPhaseIsThePrintedOne();
  void printedSecondAndThirdPhasesJump();
  void derivativesAreThoseOfThePosition();
  void randomMotionsCoverTheirDistance();
  void aGenerousBoundChangesNothing();
  void tooShortATimeNamesOneThatDoes();
  void nonsenseIsRefused();
};

void KinematicMotionFunctionTest::equationOneIsItsClosedForm() {
  const double X = 1.7, T = 2.5;
  const KinematicMotionFunction f(X, T);
  for (double t : {0.0, 0.3, 1.25, 2.0, 2.5}) {
    // 001 equation 1 as printed
    const double x = X / std::pow(T, 5) * (10 * T * T - 15 * T * t + 6 * t * t) * t * t * t;
    QVERIFY(std::abs(f.at(t).position - x) < kRounding);
    // and its derivative C0 t^2 (T - t)^2, C0 = 30 X / T^5
    const double v = 30 * X / std::pow(T, 5) * t * t * (T - t) * (T - t);
    QVERIFY(std::abs(f.at(t).velocity - v) < kRounding);
  }
  QVERIFY(std::abs(f.peakSpeed() - 15 * X / (8 * T)) < kRounding);
  QVERIFY(std::abs(f.at(T / 2).velocity - f.peakSpeed()) < kRounding);
}

void KinematicMotionFunctionTest::restsAtBothEnds() {
  for (const auto& f : {KinematicMotionFunction(-0.8, 1.5), KinematicMotionFunction(-0.8, 1.5, 0.7)}) {
    compareSamples(f.at(0.0), {});
    compareSamples(f.at(-1.0), {});
    compareSamples(f.at(1e-14), {});
    compareSamples(f.at(1.5 - 1e-14), {-0.8, 0.0, 0.0, 0.0});
    compareSamples(f.at(9.0), {-0.8, 0.0, 0.0, 0.0});
  }
}

void KinematicMotionFunctionTest::bordersOfThePhasesAreContinuous() {
  const KinematicMotionFunction f(1.2, 2.0, 0.9);
  QVERIFY(f.threePhases());
  QVERIFY(std::abs(f.rampTime() - (2.0 - 1.2 / 0.9)) < kRounding);
  QVERIFY(std::abs(f.cruiseTime() - (2.0 * 1.2 / 0.9 - 2.0)) < kRounding);
  for (double border : {f.rampTime(), f.rampTime() + f.cruiseTime()})
    compareSamples(f.at(border - 1e-14), f.at(border + 1e-14));
  QVERIFY(std::abs(f.at(1.0).velocity - 0.9) < kRounding);
  QVERIFY(std::abs(f.at(1.0).position - 0.6) < kRounding);
}

void KinematicMotionFunctionTest::firstPhaseIsThePrintedOne() {
  const double V = 0.9;
  const KinematicMotionFunction f(1.2, 2.0, V);
  const double t2 = f.rampTime();
  for (double t : {0.1, 0.3, 0.6}) {
    QVERIFY(std::abs(f.at(t).position - V * t * t * t / (t2 * t2 * t2) * (t2 - t / 2)) < kRounding);
    const double u = t / t2;
    QVERIFY(std::abs(f.at(t).velocity - V * u * u * (3 - 2 * u)) < kRounding);
  }
}

/// Why the source's second and third phases are not used: they neither continue the first phase nor arrive.
void KinematicMotionFunctionTest::printedSecondAndThirdPhasesJump() {
  const double X = 1.2, T = 2.0, V = 0.9;
  const KinematicMotionFunction f(X, T, V);
  const double t1 = f.cruiseTime(), t2 = f.rampTime(), b = t1 + t2;
  const auto secondPrinted = [&](double t) { return V * (t2 / 2 + t); };
  const auto thirdPrinted = [&](double t) {
    return std::pow(t, 4) / 12 - (T + b) * std::pow(t, 3) / 6 + T * b * t * t / 2 -
           b * b * (3 * T - b) * t / 6 - std::pow(b, 3) * (b - 2 * T) / 12 + V * (t - t2 / 2);
  };
  QVERIFY(std::abs(secondPrinted(t2) - f.at(t2).position - V * t2) < kRounding);
  QVERIFY(std::abs(thirdPrinted(T) - X) > 0.01);
  QVERIFY(std::abs((thirdPrinted(T) - thirdPrinted(T - 1e-6)) / 1e-6) > 0.1);
}

void KinematicMotionFunctionTest::derivativesAreThoseOfThePosition() {
  const double h = 1e-5, tolerance = 1e-8;  // central differences: h^2 and rounding over h
  for (const auto& f : {KinematicMotionFunction(1.2, 2.0), KinematicMotionFunction(1.2, 2.0, 0.9)}) {
    for (double t = 0.05; t < 2.0; t += 0.11) {
      const MotionSample s = f.at(t), before = f.at(t - h), after = f.at(t + h);
      QVERIFY(std::abs((after.position - before.position) / (2 * h) - s.velocity) < tolerance);
      QVERIFY(std::abs((after.velocity - before.velocity) / (2 * h) - s.acceleration) < tolerance);
      QVERIFY(std::abs((after.acceleration - before.acceleration) / (2 * h) - s.jerk) < tolerance);
    }
  }
}

void KinematicMotionFunctionTest::randomMotionsCoverTheirDistance() {
  std::mt19937 random(20261121);
  std::uniform_real_distribution<double> share(0.0, 1.0);
  int phased = 0;
  for (int i = 0; i < 500; ++i) {
    const double T = 0.2 + 5 * share(random), X = 10 * share(random) - 5;
    const double V = std::abs(X) / T * (1.02 + 1.2 * share(random));
    const KinematicMotionFunction f(X, T, V);
    phased += f.threePhases();
    const double b = f.rampTime(), c = b + f.cruiseTime();
    const double whole =
        integralOfVelocity(f, 0, b) + integralOfVelocity(f, b, c) + integralOfVelocity(f, c, T);
    // Simpson's error of a quartic over 400 steps
    QVERIFY(std::abs(whole - X) < 1e-9 * (1 + std::abs(X)));
    QVERIFY(f.peakSpeed() <= V * (1 + kRounding));
    for (double t = 0; t <= T; t += T / 50) QVERIFY(std::abs(f.at(t).velocity) <= V * (1 + kRounding));
  }
  QVERIFY(phased > 100 && phased < 490);
}

void KinematicMotionFunctionTest::aGenerousBoundChangesNothing() {
  const KinematicMotionFunction plain(1.0, 1.0), bound(1.0, 1.0, 15.0 / 8.0);
  QVERIFY(!bound.threePhases());
  compareSamples(plain.at(0.37), bound.at(0.37));
  QVERIFY(!KinematicMotionFunction(0.0, 1.0, 1e-3).threePhases());
}

void KinematicMotionFunctionTest::tooShortATimeNamesOneThatDoes() {
  try {
    KinematicMotionFunction(3.0, 2.0, 1.0);
    QFAIL("3 m in 2 s at 1 m/s");
  } catch (const InputError& error) {
    QVERIFY(QString(error.what()).contains("more than 3 s"));
    QVERIFY(QString(error.what()).contains("5.625 s would do"));
  }
  QVERIFY(!KinematicMotionFunction(3.0, 5.625, 1.0).threePhases());
  QVERIFY(KinematicMotionFunction(3.0, 3.01, 1.0).threePhases());
  // exactly X = Vmax T leaves no time for the ramps
  QVERIFY_EXCEPTION_THROWN(KinematicMotionFunction(2.0, 2.0, 1.0), InputError);
}

void KinematicMotionFunctionTest::nonsenseIsRefused() {
  QVERIFY_EXCEPTION_THROWN(KinematicMotionFunction(1.0, 0.0), InputError);
  QVERIFY_EXCEPTION_THROWN(KinematicMotionFunction(1.0, -1.0), InputError);
  QVERIFY_EXCEPTION_THROWN(KinematicMotionFunction(NAN, 1.0), InputError);
  QVERIFY_EXCEPTION_THROWN(KinematicMotionFunction(1.0, 1.0, 0.0), InputError);
  QVERIFY_EXCEPTION_THROWN(KinematicMotionFunction(1.0, INFINITY), InputError);
}

QTEST_GUILESS_MAIN(KinematicMotionFunctionTest)
#include "kinematic_motion_function_test.moc"
