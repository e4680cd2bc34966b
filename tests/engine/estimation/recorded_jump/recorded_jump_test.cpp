// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_jump/recorded_jump.h"

#include <QTest>

#include "engine/estimation/jump/method_figures.h"
#include "engine/estimation/marker_sets/recognition.h"
#include "engine/estimation/preparation.h"
#include "engine/io/storage/ground_forces.h"
#include "tests/engine/estimation/synthetic_recording.h"
#include "tests/engine/io/recorded_data.h"

namespace handhold {

namespace {

constexpr double kCutOff = 10.0;  // Hz

RecordedJumpRequest requestFor(const char* file, const char* set, const char* forces = nullptr) {
  Recording recording = recorded(file);
  if (forces) addGroundForces(recorded(forces), forces, recording);
  RecordedJumpRequest request;
  request.recording.file = file;
  request.recording.recording =
      std::make_shared<const Recording>(prepared(recording, suggestedPreparation(recording)));
  request.recording.markerSet = markerSet(set);
  request.recording.subject = Subject(human());
  request.recording.modelFile = readFile(kHumanFile);
  request.recording.weighing.cutOff = kCutOff;
  return request;
}

double resultOf(const RecordedJump& jump, const std::string& quantity) {
  for (const StudyResult& result : jump.results)
    if (result.quantity == quantity) return result.value;
  return std::numeric_limits<double>::quiet_NaN();
}

/// Of a method's row.
double figureOf(const RecordedJump& jump, const std::string& method, const std::string& key) {
  const StudyTable& table = jump.tables.front();
  for (const StudyTable::Row& row : table.rows)
    for (std::size_t i = 0; i < table.columns.size(); ++i)
      if (row.name == method && table.columns[i].key == key) return row.values[i];
  return std::numeric_limits<double>::quiet_NaN();
}

bool hasFigure(const RecordedJump& jump, const std::string& number) {
  return std::ranges::any_of(jump.figures, [&](const StudyFigure& f) { return f.number == number; });
}

}  // namespace

class RecordedJumpTest : public QObject {
  Q_OBJECT

 private slots:
  void theTableRecommends();
  void aJumpForwardIsInFlightWithoutForces();
  void aDropJumpIsFollowedOverThePlates();
  void platesTellTheFlight();
  void aWalkHasNoFlight();
  void itIsStopped();
};

void RecordedJumpTest::theTableRecommends() {
  const double weight = 700.0;
  const MethodFigures torn{"torn", 1e-3, 0.05}, open{"pushed", 2e-3, 0.0, 0.0, 0.0, 0.0, 100.0};
  const MethodFigures lawful{"lawful", 1e-2}, worse{"worse", 2e-2}, lost{"lost", 0.3};
  const std::vector<MethodFigures> all{torn, open, worse, lawful, lost};
  QVERIFY(recommendation(all, weight).starts_with("Take lawful: of 5 methods it meets the markers best"));
  const std::vector<MethodFigures> alone{torn, open, worse, lost};
  QVERIFY(recommendation(alone, weight).starts_with("Take worse: of 4 methods it alone"));
  const std::vector<MethodFigures> none{torn, open, lost};
  QVERIFY(recommendation(none, weight).starts_with("Take pushed: of 3 methods it comes nearest"));
  QVERIFY(recommendation({}, weight).empty());
}

/// CMU 01_01: the longest of its jumps. Weights leave little, the exact solver nothing, and markers as near
/// as the whole-body fit's.
void RecordedJumpTest::aJumpForwardIsInFlightWithoutForces() {
  WANT_RECORDED_DATA();
  const RecordedJump jump = recordedJump(requestFor("c3d/cmu/01_01.c3d", "cmu_41"));
  const double flight = resultOf(jump, "flight ends") - resultOf(jump, "flight begins");
  QVERIFY2(flight > 0.3 && flight < 0.6, qPrintable(QString::number(flight)));
  QCOMPARE(jump.tables.front().rows.size(), std::size_t(4));
  QVERIFY(figureOf(jump, "the exact solver", "greatest_gap_m") < 1e-9);
  QVERIFY(figureOf(jump, "the exact solver", "trunk_force_rms_N") < 1e-6);
  QVERIFY(figureOf(jump, "the whole-body fit", "trunk_force_rms_N") > 10.0);
  QVERIFY(figureOf(jump, "the exact solver", "markers_rms_m") < 0.012);
  QVERIFY(figureOf(jump, "the document's iteration", "markers_rms_m") >
          2.0 * figureOf(jump, "the exact solver", "markers_rms_m"));
  QVERIFY(jump.recommendation.starts_with("Take the exact solver"));
  for (const char* number : {"9.6 recorded", "9.10 recorded", "9.12 recorded L", "9.15 recorded"})
    QVERIFY2(hasFigure(jump, number), number);
  QVERIFY(!hasFigure(jump, "9.12 ground L"));
}

/// With plates the knees bear the landing: more than in flight.
void RecordedJumpTest::aDropJumpIsFollowedOverThePlates() {
  WANT_RECORDED_DATA();
  const RecordedJump jump = recordedJump(
      requestFor("opensim/opencap_dropjump/DJ1.trc", "opencap", "opensim/opencap_dropjump/DJ1_grf.mot"));
  // the plates are empty from 2.17 to 2.57 s, and half a period of 10 Hz at either end is the low-pass's
  QVERIFY(std::abs(resultOf(jump, "flight begins") - 2.22) < 0.011);
  QVERIFY(std::abs(resultOf(jump, "flight ends") - 2.52) < 0.011);
  QVERIFY(hasFigure(jump, "9.12 ground L") && hasFigure(jump, "9.12 ground R"));
  QVERIFY(
      resultOf(jump, "greatest torque of a knee from the ground to the ground, with plates, exact solver") >
      2.0 * resultOf(jump, "greatest torque of a knee in flight, exact solver"));
  QVERIFY(figureOf(jump, "the exact solver", "trunk_force_rms_N") < 1e-6);
}

/// Two falls: from the box before the plates, and the jump between two stances on them, which is longer.
void RecordedJumpTest::platesTellTheFlight() {
  WANT_RECORDED_DATA();
  const RecordedJump jump = recordedJump(requestFor("c3d/osim/doubleLegLanding.c3d", "opensim_rajagopal"));
  QVERIFY(std::abs(resultOf(jump, "flight begins") - 1.98) < 0.02);
  QVERIFY(std::abs(resultOf(jump, "flight ends") - 2.28) < 0.03);
}

void RecordedJumpTest::aWalkHasNoFlight() {
  WANT_RECORDED_DATA();
  const std::string words =
      refusal([] { recordedJump(requestFor("c3d/pig/PiG_Motion-FlatFoot-One.c3d", "plug_in_gait")); });
  QVERIFY2(words.find("shows no flight") != std::string::npos, words.c_str());
}

void RecordedJumpTest::itIsStopped() {
  WANT_RECORDED_DATA();
  std::stop_source source;
  const auto late = [&](const Progress& progress) {
    if (progress.fraction > 0.7) source.request_stop();
  };
  const RecordedJump jump =
      recordedJump(requestFor("opensim/opencap_dropjump/DJ1.trc", "opencap"), late, source.get_token());
  QVERIFY(jump.isStopped && jump.figures.empty());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::RecordedJumpTest)
#include "recorded_jump_test.moc"
