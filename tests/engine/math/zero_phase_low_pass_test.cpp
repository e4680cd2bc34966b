// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/zero_phase_low_pass.h"

#include <QtTest>
#include <cmath>
#include <numbers>
#include <vector>

using namespace handhold;

namespace {

constexpr double kRate = 100.0;  // Hz

double sine(double frequency, std::size_t i) {
  return std::sin(2.0 * std::numbers::pi * frequency * static_cast<double>(i) / kRate + 0.3);
}

}  // namespace

class ZeroPhaseLowPassTest : public QObject {
  Q_OBJECT

 private slots:
  void leavesHalfThePowerAtItsCutOff();
  void sinesKeepTheirPlace_data();
  void sinesKeepTheirPlace();
  void constantsAndLinesPass();
  void fewValues();
};

void ZeroPhaseLowPassTest::leavesHalfThePowerAtItsCutOff() {
  for (const double cutOff : {1.0, 6.0, 20.0, 45.0})
    QCOMPARE(ZeroPhaseLowPass(cutOff, kRate).gain(cutOff), std::sqrt(0.5));
}

void ZeroPhaseLowPassTest::sinesKeepTheirPlace_data() {
  QTest::addColumn<double>("frequency");
  for (const double frequency : {0.5, 2.0, 6.0, 12.0, 30.0}) QTest::addRow("%.1f Hz", frequency) << frequency;
}

/// Away from the ends a sine comes out as itself, times the gain that is told: no shift.
void ZeroPhaseLowPassTest::sinesKeepTheirPlace() {
  QFETCH(const double, frequency);
  const ZeroPhaseLowPass filter(6.0, kRate);
  std::vector<double> values;
  for (std::size_t i = 0; i < 1000; ++i) values.push_back(sine(frequency, i));
  filter.apply(values);
  constexpr double kEnds = 1e-6;  // what the ends still do in the middle
  for (std::size_t i = 300; i < 700; ++i)
    QVERIFY(std::abs(values[i] - filter.gain(frequency) * sine(frequency, i)) < kEnds);
}

void ZeroPhaseLowPassTest::constantsAndLinesPass() {
  std::vector<double> constant(50, 3.0), line;
  for (int i = 0; i < 50; ++i) line.push_back(2.0 - 0.1 * i);
  const std::vector<double> before = line;
  ZeroPhaseLowPass(6.0, kRate).apply(constant);
  ZeroPhaseLowPass(6.0, kRate).apply(line);
  for (const double value : constant) QCOMPARE(value, 3.0);
  constexpr double kSettling = 1e-3;  // of what lies beyond the ends that are gone on with
  for (std::size_t i = 0; i < line.size(); ++i) QVERIFY(std::abs(line[i] - before[i]) < kSettling);
}

void ZeroPhaseLowPassTest::fewValues() {
  std::vector<double> none, one{4.0}, two{1.0, 1.0};
  const ZeroPhaseLowPass filter(6.0, kRate);
  filter.apply(none);
  filter.apply(one);
  filter.apply(two);
  QCOMPARE(one, std::vector<double>{4.0});
  QCOMPARE(two, (std::vector<double>{1.0, 1.0}));
}

QTEST_APPLESS_MAIN(ZeroPhaseLowPassTest)
#include "zero_phase_low_pass_test.moc"
