// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/foot_events.h"

#include <QtTest>
#include <cmath>
#include <numbers>

using namespace handhold;

namespace {

constexpr double kRate = 100.0, kStride = 1.0, kStance = 0.6;  // Hz, s, s

/// A foot that stands for kStance of each stride and swings in a cycloid between: where it strikes and leaves
/// is known. `phase`: when it strikes (s).
Vector3 footAt(double phase, double side, double t) {
  const double since = t - phase, stride = std::floor(since / kStride), within = since - stride * kStride;
  const double swing = std::max(0.0, (within - kStance) / (kStride - kStance));
  const double way = swing - std::sin(2.0 * std::numbers::pi * swing) / (2.0 * std::numbers::pi);
  return {side, 0.05 + 0.1 * (1.0 - std::cos(2.0 * std::numbers::pi * swing)), 1.2 * (stride + way)};
}

Recording walk() {
  Recording recording;
  recording.frames = evenTimes(0.0, kRate, 300);
  recording.samples = evenTimes(0.0, 1000.0, 3000);
  Marker left{"LTOE", "", {}, {}}, right{"RTOE", "", {}, {}};
  for (const double t : recording.frames.times) {
    left.positions.push_back(footAt(0.2, 0.1, t).cast<float>());
    right.positions.push_back(footAt(0.7, -0.1, t).cast<float>());
  }
  recording.markers = {left, right};
  return recording;
}

/// Bears 700 N from `from` to `to` about `middle`.
ForcePlate plateAt(const Vector3& middle, const TimeBase& samples, double from, double to) {
  ForcePlate plate;
  const Vector3 x = 0.3 * Vector3::UnitX(), z = 0.3 * Vector3::UnitZ();
  plate.corners = {middle + x + z, middle - x + z, middle - x - z, middle + x - z};
  for (const double t : samples.times) {
    plate.forces.push_back(Vector3f(0.0f, t >= from && t < to ? 700.0f : 3.0f, 0.0f));
    plate.moments.push_back(Vector3f::Zero());
  }
  return plate;
}

std::vector<double> timesOf(const std::vector<RecordedEvent>& events, const char* label,
                            const char* context) {
  std::vector<double> times;
  for (const RecordedEvent& event : events)
    if (event.label == label && event.context == context) times.push_back(event.time);
  return times;
}

}  // namespace

class FootEventsTest : public QObject {
  Q_OBJECT

 private slots:
  void feetAreFoundByTheirMotion();
  void platesTellBetter();
  void whatTheFileToldIsLeftOut();
};

void FootEventsTest::feetAreFoundByTheirMotion() {
  const std::vector<RecordedEvent> events = foundFootEvents(walk(), {{"LTOE"}, {"RTOE"}});
  constexpr double kSlow = 0.06;  // s: a foot is slow for a while before it strikes and after it leaves
  const std::vector<double> strikes = timesOf(events, "Foot Strike", "Left");
  QCOMPARE(strikes.size(), std::size_t(3));
  for (std::size_t i = 0; i < strikes.size(); ++i) QVERIFY(std::abs(strikes[i] - (0.2 + double(i))) < kSlow);
  const std::vector<double> offs = timesOf(events, "Foot Off", "Right");
  QCOMPARE(offs.size(), std::size_t(3));
  for (std::size_t i = 0; i < offs.size(); ++i) QVERIFY(std::abs(offs[i] - (0.3 + double(i))) < kSlow);
}

/// The left foot stands at 1.2 m from 1.2 s to 1.8 s.
void FootEventsTest::platesTellBetter() {
  Recording recording = walk();
  recording.plates = {plateAt(Vector3(0.1, 0.0, 1.2), recording.samples, 1.215, 1.795)};
  const std::vector<RecordedEvent> events = foundFootEvents(recording, {{"LTOE"}, {"RTOE"}});
  const std::vector<double> strikes = timesOf(events, "Foot Strike", "Left");
  QCOMPARE(strikes.size(), std::size_t(3));
  QVERIFY(std::abs(strikes[1] - 1.215) < 1e-9);
  QVERIFY(timesOf(events, "Foot Strike", "General").empty());
  QCOMPARE(timesOf(foundFootEvents(recording, {}), "Foot Strike", "General"), (std::vector<double>{1.215}));
}

void FootEventsTest::whatTheFileToldIsLeftOut() {
  Recording recording = walk();
  recording.events = {{"Foot Strike", "Left", "", 1.21}};
  QCOMPARE(timesOf(foundFootEvents(recording, {{"LTOE"}, {}}), "Foot Strike", "Left").size(), std::size_t(2));
}

QTEST_APPLESS_MAIN(FootEventsTest)
#include "foot_events_test.moc"
