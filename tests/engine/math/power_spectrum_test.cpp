// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/power_spectrum.h"

#include <QtTest>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>

using namespace handhold;

namespace {

constexpr double kPi = std::numbers::pi;

double powerOf(const PowerSpectrum& spectrum) {
  return spectrum.step() * std::accumulate(spectrum.densities.begin(), spectrum.densities.end(), 0.0);
}

std::vector<double> noise(int count, double size) {
  std::mt19937 random(7);
  std::normal_distribution<> value(0.0, size);
  std::vector<double> values(static_cast<std::size_t>(count));
  for (double& one : values) one = value(random);
  return values;
}

/// What stays of a curve when its line of least squares is taken out, by normal equations.
std::vector<double> withoutLine(std::vector<double> values) {
  double n = 0.0, x = 0.0, y = 0.0, xx = 0.0, xy = 0.0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double at = static_cast<double>(i);
    n += 1.0, x += at, y += values[i], xx += at * at, xy += at * values[i];
  }
  const double slope = (n * xy - x * y) / (n * xx - x * x), start = (y - slope * x) / n;
  for (std::size_t i = 0; i < values.size(); ++i) values[i] -= start + slope * static_cast<double>(i);
  return values;
}

}  // namespace

class PowerSpectrumTest : public QObject {
  Q_OBJECT

 private slots:
  void parsevalHolds_data();
  void parsevalHolds();
  void aSineHasItsPowerAtItsFrequency();
  void whiteNoiseIsLevel();
  void aStraightLineHasNone();
  void fewerThanFourHaveNone();
};

void PowerSpectrumTest::parsevalHolds_data() {
  QTest::addColumn<int>("count");
  QTest::addColumn<int>("piece");
  QTest::newRow("one piece, even") << 256 << 256;
  QTest::newRow("one piece, odd") << 251 << 251;
  QTest::newRow("overlapping") << 1000 << 128;
  QTest::newRow("longer than all") << 100 << 4096;
}

/// The sum over frequencies is the mean square under the window, in time.
void PowerSpectrumTest::parsevalHolds() {
  QFETCH(const int, count);
  QFETCH(const int, piece);
  const std::vector<double> values = noise(count, 2.0), rest = withoutLine(values);
  const int length = std::min(count, piece);
  double power = 0.0, squares = 0.0;
  int pieces = 0;
  for (int first = 0; first + length <= count; first += length / 2, ++pieces)
    for (int n = 0; n < length; ++n) {
      const double w = std::pow(std::sin(kPi * n / length), 2);  // Hann
      power += std::pow(w * rest[static_cast<std::size_t>(first + n)], 2);
      if (pieces == 0) squares += w * w;
    }
  power /= squares * pieces;
  const PowerSpectrum spectrum = powerSpectrum(values, 120.0, piece);
  QCOMPARE(spectrum.frequencies.front(), 0.0);
  QCOMPARE(spectrum.frequencies.size(), static_cast<std::size_t>(length / 2 + 1));
  QVERIFY2(std::abs(powerOf(spectrum) / power - 1.0) < 1e-12,
           qPrintable(QString("%1 %2").arg(powerOf(spectrum)).arg(power)));
}

/// Half the square of its amplitude, 3 Hz and its neighbours by Hann's window.
void PowerSpectrumTest::aSineHasItsPowerAtItsFrequency() {
  constexpr double kAmplitude = 0.02, kFrequency = 3.0, kRate = 100.0;
  std::vector<double> values;
  for (int i = 0; i < 1000; ++i)
    values.push_back(0.7 + kAmplitude * std::sin(2.0 * kPi * kFrequency * i / kRate));
  const PowerSpectrum spectrum = powerSpectrum(values, kRate, 1000);
  const auto most = std::ranges::max_element(spectrum.densities) - spectrum.densities.begin();
  QCOMPARE(spectrum.frequencies[std::size_t(most)], kFrequency);
  double near = 0.0;
  for (std::size_t k = std::size_t(most) - 1; k <= std::size_t(most) + 1; ++k)
    near += spectrum.step() * spectrum.densities[k];
  constexpr double kLine = 2e-3;  // of it: a sine has a little of a straight line
  QVERIFY(std::abs(near / (0.5 * kAmplitude * kAmplitude) - 1.0) < kLine);
  QVERIFY(std::abs(powerOf(spectrum) / near - 1.0) < kLine);
}

/// sigma^2 over half the rate, at all frequencies.
void PowerSpectrumTest::whiteNoiseIsLevel() {
  constexpr double kSize = 1e-3, kRate = 200.0, kLevel = kSize * kSize / (0.5 * kRate);
  const PowerSpectrum spectrum = powerSpectrum(noise(20000, kSize), kRate, 200);
  for (std::size_t k = 2; k + 2 < spectrum.densities.size(); ++k)
    QVERIFY2(std::abs(spectrum.densities[k] / kLevel - 1.0) < 0.4, qPrintable(QString::number(k)));
  QVERIFY(std::abs(powerOf(spectrum) / (kSize * kSize) - 1.0) < 0.03);
}

void PowerSpectrumTest::aStraightLineHasNone() {
  std::vector<double> values(100);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = 3.0 - 0.2 * static_cast<double>(i);
  QVERIFY(powerOf(powerSpectrum(values, 100.0, 100)) < 1e-24);
}

void PowerSpectrumTest::fewerThanFourHaveNone() {
  QVERIFY(powerSpectrum({1.0, 2.0, 1.0}, 100.0, 64).densities.empty());
  QVERIFY(powerSpectrum(std::vector<double>(10, 1.0), 0.0, 64).densities.empty());
}

QTEST_GUILESS_MAIN(PowerSpectrumTest)
#include "power_spectrum_test.moc"
