// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/estimation/recorded_task/recorded_task.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/planning/solve.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/estimation/synthetic_recording.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

/// The human fitted to half a second of a person who walks, measured from the trial itself.
Trial step() {
  RecordedTrialRequest request;
  const Recording read = recorded("c3d/pig/PiG_Motion-FlatFoot-One.c3d");
  Preparation preparation = suggestedPreparation(read);
  const double begin = read.frames.times.front();
  preparation.crop = TimeSpan{begin + 0.4, begin + 1.1};
  request.file = "walk.c3d";
  request.recording = std::make_shared<const Recording>(prepared(read, preparation));
  request.markerSet = markerSet("plug_in_gait");
  request.subject = Subject(human());
  request.modelFile = readFile(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return recordedTrial(request).trial;
}

Trial predicted(const Trial& recorded, const Task& task, const std::shared_ptr<const Trial>& from) {
  SolveOptions options;
  options.wanted = Wanted::Motion;
  options.posture.advising = PostureOptions::Advising::No;
  options.last = from;
  return solve(recorded.subject, task, options);
}

}  // namespace

class RealRecordedTaskTest : public QObject {
  Q_OBJECT

 private slots:
  void aPredictedStepIsFoundNearItsBest();
};

/// What is compared with people is near an optimum: the best that any search found costs 185, those that
/// went astray on the way to finer curves ended at 487 and more, or broke the laws between their instants.
void RealRecordedTaskTest::aPredictedStepIsFoundNearItsBest() {
  WANT_RECORDED_DATA();
  const Trial walk = step();
  RecordedTaskRequest request;
  request.piece = TimeSpan{0.08, 0.58};
  request.laws.torqueLimits = false;
  const RecordedTask made = recordedTask(walk, request);
  const auto way = std::make_shared<Trial>();
  way->subject = walk.subject;
  way->motion = made.motion;
  const Trial found = predicted(walk, made.task, way);
  QVERIFY2(found.solved(), finding(found.message, found.violations).c_str());
  constexpr double kNearBest = 230.0;
  QVERIFY2(*found.objective < kNearBest, qPrintable(QString::number(*found.objective)));
}

QTEST_APPLESS_MAIN(RealRecordedTaskTest)
#include "real_recorded_task_test.moc"
