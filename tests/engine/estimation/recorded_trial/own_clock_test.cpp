// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

constexpr double kBegin = 3.2, kRate = 100.0;  // s, Hz
constexpr int kFrames = 30, kUnseen = 5;

/// A recording that begins late on its file's clock, with some first frames that show nobody.
RecordedTrialRequest late() {
  const MarkerSet set = markerSet("plug_in_gait");
  const auto model = human();
  Recording recording = seenBy(*model, markersOf(*model, set), swingingWay(*model, kFrames, kRate), kRate);
  for (std::size_t i = 0; i < set.markers.size(); ++i) {
    recording.markers[i].name = set.markers[i].labels.front();
    for (std::size_t k = 0; k < kUnseen; ++k) recording.markers[i].positions[k] = unseen();
  }
  for (double& time : recording.frames.times) time += kBegin;
  RecordedTrialRequest request;
  request.file = "late.c3d";
  request.recording = std::make_shared<const Recording>(recording);
  request.markerSet = set;
  request.subject = Subject(model);
  request.modelFile = readFile(kHumanFile);
  request.mass = 70.0;
  request.weighing.holds = {{BodySegment::Hand, BodySide::Left, kBegin + 0.1, kBegin + 0.2}};
  return request;
}

}  // namespace

class OwnClockTest : public QObject {
  Q_OBJECT

 private slots:
  void allTimesCountFromTheFirstFrame();
};

void OwnClockTest::allTimesCountFromTheFirstFrame() {
  constexpr double kFirst = kBegin + kUnseen / kRate;
  const RecordedTrial made = recordedTrial(late());
  const Recorded& recorded = *made.trial.from<Recorded>();
  QVERIFY(std::abs(made.begin - kFirst) < 1e-9);
  QCOMPARE(made.trial.motion.frames.front().time, 0.0);
  QCOMPARE(recorded.recording->frames.times.front(), 0.0);
  QVERIFY(std::abs(recorded.holds.at(0).from - (kBegin + 0.1 - kFirst)) < 1e-9);
  QVERIFY(std::abs(recorded.holds.at(0).to - (kBegin + 0.2 - kFirst)) < 1e-9);
  const auto tells = [](const Doubt& doubt) {
    return doubt.kind == DoubtKind::Times && doubt.place == "clock";
  };
  QCOMPARE(std::ranges::count_if(made.doubts, tells), 1);
  QCOMPARE(std::ranges::count_if(recorded.doubts, tells), 1);
  QVERIFY(tells(made.doubts.front()));
  QVERIFY2(made.doubts.front().found.find("3.25 s of the file") != std::string::npos,
           made.doubts.front().found.c_str());
}

QTEST_APPLESS_MAIN(OwnClockTest)
#include "own_clock_test.moc"
