// SPDX-License-Identifier: GPL-3.0-or-later
// Frames that are not there, samples that plates do not tell, and plates that lie as nobody stands.
#include <QtTest>
#include <numbers>

#include "engine/estimation/gap_filling.h"
#include "engine/estimation/low_pass.h"
#include "engine/estimation/residual_analysis.h"
#include "engine/estimation/world_placement.h"

using namespace handhold;

namespace {

constexpr double kPi = std::numbers::pi;

/// One marker for each name that goes the way.
template <class Way>
Recording recordingOf(const std::vector<std::string>& names, int frames, double rate, const Way& way) {
  Recording recording;
  recording.frames = evenTimes(0.0, rate, frames);
  for (std::size_t i = 0; i < names.size(); ++i) {
    Marker marker{names[i], "", {}, {}};
    for (const double time : recording.frames.times)
      marker.positions.push_back(Vector3(way(i, time)).cast<float>());
    recording.markers.push_back(marker);
  }
  return recording;
}

}  // namespace

class LostValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void aLostFrameHindersNoLowPass();
  void aClockThatWasSetBackIsNotAnalysed();
  void platesThatNobodyStandsOnAreDoubted();
  void shortGapsOfPlatesAreFilled();
};

/// A frame that was lost is no gap of a marker: the others are smoothed, and analysed, as if it were there.
void LostValuesTest::aLostFrameHindersNoLowPass() {
  const auto shaken = [](std::size_t, double t) {
    return Vector3(std::sin(2.0 * kPi * t) + 0.01 * std::sin(2.0 * kPi * 31.0 * t), 0.0, 0.0);
  };
  Recording even = recordingOf({"a"}, 400, 100.0, shaken), uneven = even;
  uneven.frames.rate = 0.0;
  uneven.frames.times.erase(uneven.frames.times.begin() + 200);
  uneven.markers[0].positions.erase(uneven.markers[0].positions.begin() + 200);
  const ResidualAnalysis one = residualAnalysis(even), other = residualAnalysis(uneven);
  QVERIFY(other.isKnown());
  QVERIFY(std::abs(one.chosen - other.chosen) < 0.5);  // Hz: a step of the cut-offs
  smooth({6.0, {}}, even);
  smooth({6.0, {}}, uneven);
  constexpr float kBetween = 1e-3f;  // m: chords of the shaking across the lost frame
  for (std::size_t i = 0; i < 399; ++i) {
    const float was = even.markers[0].positions[i < 200 ? i : i + 1].x();
    QVERIFY(std::abs(uneven.markers[0].positions[i].x() - was) < kBetween);
  }
}

/// Where the last frame is before the first one, there are no even times between them.
void LostValuesTest::aClockThatWasSetBackIsNotAnalysed() {
  Recording recording =
      recordingOf({"a"}, 400, 100.0, [](std::size_t, double t) { return Vector3(std::sin(t), 0.0, 0.0); });
  recording.frames.rate = 0.0;
  for (std::size_t k = 0; k < 200; ++k) recording.frames.times[k] += 10.0;
  QVERIFY(!residualAnalysis(recording).isKnown());
}

void LostValuesTest::platesThatNobodyStandsOnAreDoubted() {
  Recording recording = recordingOf({"a", "b"}, 10, 100.0,
                                    [](std::size_t i, double) { return Vector3(0.0, 0.0, 1.5 * double(i)); });
  recording.plates.emplace_back();
  const auto lay = [&](const Vector3& x, const Vector3& y) {
    recording.plates[0].corners = {x + y, y - x, -x - y, x - y};
  };
  lay(Vector3::UnitY(), Vector3::UnitX());
  noteTurnedPlates(recording);
  QVERIFY(recording.doubts.empty());
  lay(Vector3::UnitX(), Vector3::UnitZ());
  noteTurnedPlates(recording);
  QVERIFY(inWords(recording.doubts.at(0)).find("bear along y, and the markers stand along z") !=
          std::string::npos);
}

/// Along a line between what was measured; a longer gap stays, and both are told.
void LostValuesTest::shortGapsOfPlatesAreFilled() {
  Recording recording;
  recording.samples = evenTimes(0.0, 1000.0, 1000);
  ForcePlate plate;
  plate.name = "plate 1";
  for (int i = 0; i < 1000; ++i) {
    // the second is as long as may be; of its times, in seconds, rounding makes more
    const bool isLost = (i >= 100 && i < 120) || (i >= 300 && i < 400) || (i >= 500 && i < 700);
    plate.forces.push_back(isLost ? unseen() : Vector3f(0.0f, 700.0f + static_cast<float>(i), 0.0f));
    plate.moments.push_back(Vector3f::Zero());
  }
  recording.plates = {plate};
  fillGaps({0.1, {}}, recording);
  const std::vector<Vector3f>& forces = recording.plates[0].forces;
  for (std::size_t i = 100; i < 120; ++i) QCOMPARE(forces[i].y(), 700.0f + static_cast<float>(i));
  QVERIFY(isSeen(forces[300]) && isSeen(forces[399]));
  QVERIFY(!isSeen(forces[500]) && !isSeen(forces[699]));
  QCOMPARE(inWords(recording.doubts.at(0)),
           std::string("plate 1: 3 gaps; filled: 2 along lines of up to 0.1 s; left: 1"));
}

QTEST_APPLESS_MAIN(LostValuesTest)
#include "lost_values_test.moc"
