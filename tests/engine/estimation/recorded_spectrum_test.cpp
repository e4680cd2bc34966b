// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_spectrum.h"

#include <QtTest>
#include <numbers>
#include <numeric>

using namespace handhold;

namespace {

constexpr double kRate = 100.0, kAmplitude = 0.05, kFrequency = 5.0;
constexpr int kFrames = 800;

double swing(double t) { return kAmplitude * std::sin(2.0 * std::numbers::pi * kFrequency * t); }

/// Swings along a direction.
Marker markerAlong(const Vector3& direction, const TimeBase& frames) {
  Marker marker{"a", "", {}, {}};
  for (const double t : frames.times) marker.positions.push_back((swing(t) * direction).cast<float>());
  return marker;
}

double power(const PowerSpectrum& spectrum) {
  return spectrum.step() * std::accumulate(spectrum.densities.begin(), spectrum.densities.end(), 0.0);
}

}  // namespace

class RecordedSpectrumTest : public QObject {
  Q_OBJECT

 private slots:
  void aMarkersDirectionMakesNoDifference();
  void theLongestStretchCounts();
  void coordinatesHaveOne();
  void whatWasHardlySeenHasNone();
};

/// Half the square of the amplitude, whichever way it swings: within what windows of two seconds take for a
/// line.
void RecordedSpectrumTest::aMarkersDirectionMakesNoDifference() {
  const TimeBase frames = evenTimes(0.0, kRate, kFrames);
  for (const Vector3& direction : {Vector3(1.0, 0.0, 0.0), Vector3(1.0, -2.0, 2.0).normalized()}) {
    const PowerSpectrum spectrum = recordedSpectrum(markerAlong(direction, frames), frames);
    QVERIFY(std::abs(power(spectrum) / (0.5 * kAmplitude * kAmplitude) - 1.0) < 0.01);
    const auto most = std::ranges::max_element(spectrum.densities) - spectrum.densities.begin();
    QVERIFY(std::abs(spectrum.frequencies[std::size_t(most)] - kFrequency) <= spectrum.step());
  }
}

/// What stands still before a gap is not of it.
void RecordedSpectrumTest::theLongestStretchCounts() {
  const TimeBase frames = evenTimes(0.0, kRate, kFrames);
  Marker marker = markerAlong(Vector3::UnitX(), frames);
  for (std::size_t k = 0; k < 200; ++k) marker.positions[k] = Vector3f::Zero();
  marker.positions[200] = unseen();
  const double expected = 0.5 * kAmplitude * kAmplitude;
  QVERIFY(std::abs(power(recordedSpectrum(marker, frames)) / expected - 1.0) < 0.01);
}

void RecordedSpectrumTest::coordinatesHaveOne() {
  const TimeBase steps = evenTimes(0.0, kRate, kFrames);
  RecordedCoordinate knee{"knee", Measured::Angle, {}};
  for (const double t : steps.times) knee.values.push_back(swing(t));
  QVERIFY(std::abs(power(recordedSpectrum(knee, steps)) / (0.5 * kAmplitude * kAmplitude) - 1.0) < 0.01);
}

void RecordedSpectrumTest::whatWasHardlySeenHasNone() {
  const TimeBase frames = evenTimes(0.0, kRate, kFrames);
  Marker marker = markerAlong(Vector3::UnitX(), frames);
  for (std::size_t k = 0; k < marker.positions.size(); k += 15) marker.positions[k] = unseen();
  QVERIFY(recordedSpectrum(marker, frames).densities.empty());
}

QTEST_GUILESS_MAIN(RecordedSpectrumTest)
#include "recorded_spectrum_test.moc"
