// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/estimation/marker_sets/own_places.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/trial/marker_residuals.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

constexpr int kFrames = 60;
constexpr double kRate = 100.0;
constexpr const char* kWrong = "LLM";  // on the left ankle

/// The standard person with 73 markers, one of which wanders up to 10 cm along the shank and across it.
Recording withAWrongMarker(const MarkerSet& set) {
  const auto model = human();
  Recording recording = seenBy(*model, markersOf(*model, set), swingingWay(*model, kFrames, kRate), kRate);
  for (std::size_t i = 0; i < set.markers.size(); ++i)
    recording.markers[i].name = set.markers[i].labels.front();
  Marker& wrong = recording.markers[static_cast<std::size_t>(markerNamed(recording, kWrong))];
  for (std::size_t k = 0; k < wrong.positions.size(); ++k) {
    const auto phase = static_cast<float>(0.3 * static_cast<double>(k));
    wrong.positions[k] += 0.1F * Vector3f(std::sin(phase), 0.0F, std::cos(phase));
  }
  return recording;
}

Recording without(const char* label, Recording recording) {
  std::erase_if(recording.markers, [&](const Marker& marker) { return marker.name == label; });
  return recording;
}

RecordedTrial fitted(const Recording& recording, const MarkerSet& set) {
  RecordedTrialRequest request;
  request.file = "walk.c3d";
  request.recording = std::make_shared<const Recording>(recording);
  request.markerSet = set;
  request.subject = Subject(human());
  request.modelFile = readFile(kHumanFile);
  return recordedTrial(request);
}

MarkerSet weighted(double weight) {
  MarkerSet set = markerSet("whole_body_73");
  if (!setWeight(kWrong, weight, set)) qFatal("the set has no such marker");
  return set;
}

const FittedMarker* markerOf(const Trial& trial, const char* label) {
  const Recorded& recorded = *trial.from<Recorded>();
  for (const FittedMarker& marker : recorded.markers)
    if (recorded.recording->markers[static_cast<std::size_t>(marker.marker)].name == label) return &marker;
  return nullptr;
}

}  // namespace

class MarkerWeightsTest : public QObject {
  Q_OBJECT

 private slots:
  void aMarkerWithoutWeightIsNone();
  void aSetKeepsItsWeights();
};

/// The motion is that of a recording without it; it stays with the trial, is said to be left out, and is told
/// how far off it is.
void MarkerWeightsTest::aMarkerWithoutWeightIsNone() {
  const MarkerSet set = weighted(0.0);
  const Recording recording = withAWrongMarker(set);
  const RecordedTrial leftOut = fitted(recording, set), absent = fitted(without(kWrong, recording), set);
  QCOMPARE(leftOut.trial.motion.frames.size(), absent.trial.motion.frames.size());
  for (std::size_t k = 0; k < leftOut.trial.motion.frames.size(); ++k)
    QCOMPARE(leftOut.trial.motion.frames[k].q, absent.trial.motion.frames[k].q);
  const auto isSaid = [](const Doubts& doubts) {
    return std::ranges::count(doubts,
                              Doubt{DoubtKind::Labels, kWrong, "its weight is 0", "left out of the fit"});
  };
  QCOMPARE(isSaid(leftOut.doubts), 1);
  QCOMPARE(isSaid(absent.doubts), 0);
  const FittedMarker* marker = markerOf(leftOut.trial, kWrong);
  QVERIFY(marker && marker->weight == 0.0);
  QVERIFY2(std::abs(marker->rms - 0.1) < 0.02,
           qPrintable(QString::number(marker->rms)));  // it wanders so far
  QVERIFY(!markerOf(absent.trial, kWrong));
  const Recorded& recorded = *leftOut.trial.from<Recorded>();
  for (const int i : markersWorstFirst(recorded)) QVERIFY(&recorded.markers[std::size_t(i)] != marker);
}

void MarkerWeightsTest::aSetKeepsItsWeights() {
  const MarkerSet set = weighted(0.25);
  QCOMPARE(markerSetFromJson(markerSetToJson(set), "set"), set);
  MarkerSet other = set;
  QVERIFY(!setWeight("nobody", 0.5, other));
  QCOMPARE(other, set);
  QVERIFY(setWeight("anna:llm ", 0.5, other));  // as a recording may have it
  QCOMPARE(other, weighted(0.5));
}

QTEST_GUILESS_MAIN(MarkerWeightsTest)
#include "marker_weights_test.moc"
