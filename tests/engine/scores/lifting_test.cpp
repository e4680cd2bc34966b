// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/lifting.h"

#include <QtTest>

using namespace handhold;

namespace {

constexpr double kGram = 5e-4;  ///< what the printed test lines are rounded to (kg)
constexpr double kDegreeOf = M_PI / 180.0;

/// Recommended weight with a frequency multiplier of its own (kg).
double weightOf(Lift lift, double frequency) {
  LiftMultipliers m = liftMultipliers(lift);
  m.frequency = frequency;
  return kLoadConstant * m.product();
}

}  // namespace

class LiftingTest : public QObject {
  Q_OBJECT

 private slots:
  void recommendedWeightsAreTheManuals() {
    // DHHS (NIOSH) 94-110: H V D A FM CM -> kg
    const auto near = [](double a, double b) { return std::abs(a - b) < kGram; };
    QVERIFY(near(weightOf({0.25, 0.75, 0.25, 0.0, 0.2, 1.0, Coupling::Good}, 1.0), 23.0));
    QVERIFY(near(weightOf({0.40, 0.75, 0.50, 30 * kDegreeOf, 0.2, 1.0, Coupling::Good}, 0.91), 10.761));
    QVERIFY(near(weightOf({0.30, 0.10, 0.60, 45 * kDegreeOf, 0.2, 1.0, Coupling::Poor}, 0.75), 7.979));
    QVERIFY(near(weightOf({0.63, 1.75, 1.75, 135 * kDegreeOf, 0.2, 1.0, Coupling::Good}, 1.0), 3.069));
    QCOMPARE(weightOf({0.631, 0.75, 0.25}, 1.0), 0.0);
  }

  void thePunchPressOfTheManual() {
    // inches and pounds: H 23, V 15, D 49, fair -> 16.02 lb; at V 64 14.15 lb, with 51 lb and 10/H
    constexpr double kInch = 0.0254, kPound = 0.45359237;
    const double origin =
        weightOf({23 * kInch, 15 * kInch, 49 * kInch, 0.0, 0.2, 1.0, Coupling::Fair}, 1.0) / kPound;
    const double end =
        weightOf({23 * kInch, 64 * kInch, 49 * kInch, 0.0, 0.2, 1.0, Coupling::Fair}, 1.0) / kPound;
    // the two systems' constants differ by less than 3.5 parts of a hundred (23 kg is 50.7 lb, 25 cm 9.84 in)
    QVERIFY2(std::abs(origin / 16.02 - 1.0) < 0.035, qPrintable(QString::number(origin)));
    QVERIFY2(std::abs(end / 14.15 - 1.0) < 0.035, qPrintable(QString::number(end)));
  }

  void frequencyIsAsTabulated_data() {
    QTest::addColumn<double>("perMinute");
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("multiplier");
    QTest::newRow("seldom") << 0.1 << 1.0 << 1.0 << 1.0;
    QTest::newRow("one an hour's work") << 1.0 << 1.0 << 0.5 << 0.94;
    QTest::newRow("two hours") << 4.0 << 2.0 << 0.5 << 0.72;
    QTest::newRow("a shift, low") << 9.0 << 8.0 << 0.5 << 0.0;
    QTest::newRow("a shift, high") << 9.0 << 8.0 << 0.8 << 0.15;
    QTest::newRow("fast, low") << 13.0 << 1.0 << 0.7 << 0.0;
    QTest::newRow("fast, high") << 13.0 << 1.0 << 0.75 << 0.34;
    QTest::newRow("too fast") << 15.1 << 1.0 << 1.0 << 0.0;
    QTest::newRow("too long") << 1.0 << 8.5 << 1.0 << 0.0;
    QTest::newRow("between rows") << 1.5 << 1.0 << 1.0 << 0.925;
  }
  void frequencyIsAsTabulated() {
    QFETCH(double, perMinute);
    QFETCH(double, hours);
    QFETCH(double, height);
    QFETCH(double, multiplier);
    QVERIFY(std::abs(frequencyMultiplier(perMinute, hours, height) - multiplier) < 1e-12);
  }

  void fairHandlesCountBelowTheKnucklesAlone() {
    QCOMPARE(liftMultipliers({0.25, 0.74, 0.25, 0.0, 0.2, 1.0, Coupling::Fair}).coupling, 0.95);
    QCOMPARE(liftMultipliers({0.25, 0.75, 0.25, 0.0, 0.2, 1.0, Coupling::Fair}).coupling, 1.0);
  }
};

QTEST_GUILESS_MAIN(LiftingTest)
#include "lifting_test.moc"
