// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>

#include "app/commands/recording_request.h"
#include "app/process/known_marker_sets.h"
#include "app/process/resources.h"
#include "app/process/terminal_progress.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/recordings/import_draft.h"

using namespace handhold;

/// The window's import page and the command line ask for the same fit of the same file.
class RecordingDefaultsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void bothAskForTheSameFit();
  void optionsLeaveGapsAsThePageDoes();

 private:
  RecordedTrialRequest ofCommand() const { return recordingRequest(options_, progress_).trial; }
  ImportDraft draft() const;
  RecordedTrialRequest ofWindow(const ImportDraft& draft) const;

  TerminalProgress progress_;
  QTemporaryDir folder_;
  RecordingOptions options_;
  std::vector<MarkerSet> sets_ = knownMarkerSets().sets;
};

namespace {

constexpr std::size_t kShort = 100, kLong = 70;  // frames within gaps of 8 and of 40 frames
constexpr std::size_t kAlone = 4, kOfPelvis = 2;

/// A toe that no three others of its segment tell, lost for less than a spline reaches, and a marker of the
/// pelvis that is lost for longer.
Recording gappyWalk() {
  Recording recording = walk();
  for (std::size_t i = 96; i < 104; ++i) recording.markers[kAlone].positions[i] = unseen();
  for (std::size_t i = 50; i < 90; ++i) recording.markers[kOfPelvis].positions[i] = unseen();
  return recording;
}

bool isSeenAt(const RecordedTrialRequest& request, std::size_t marker, std::size_t frame) {
  return isSeen(request.recording->markers[marker].positions[frame]);
}

}  // namespace

void RecordingDefaultsTest::init() {
  const std::filesystem::path file = folder_.filePath("walk.c3d").toStdString();
  writeRecording(gappyWalk(), file);
  options_ = {};
  options_.file = options_.still = file.string();
}

ImportDraft RecordingDefaultsTest::draft() const {
  const QString file = QString::fromStdString(options_.file);
  ImportDraft draft =
      draftOf(file, std::make_shared<const Recording>(readRecording(options_.file).recording), sets_);
  draft.stillFile = file;
  draft.still = draft.read;
  return draft;
}

RecordedTrialRequest RecordingDefaultsTest::ofWindow(const ImportDraft& draft) const {
  const Subject subject = openSubject({});
  return fitRequest(draft, sets_, *keptTrial(draft, unfittedTrial(draft, sets_, subject)),
                    modelText(subject));
}

void RecordingDefaultsTest::bothAskForTheSameFit() {
  const RecordedTrialRequest command = ofCommand(), window = ofWindow(draft());
  QVERIFY(command.recording->markers == window.recording->markers);
  QVERIFY(command.still->markers == window.still->markers);
  QVERIFY(command.recording->plates == window.recording->plates);
  QVERIFY(command.recording->doubts == window.recording->doubts);
  QVERIFY(command.markerSet == window.markerSet);
  QVERIFY(command.modelFile == window.modelFile);
  QVERIFY(command.gaps == window.gaps && !command.reduction && !window.reduction);
  QCOMPARE(command.weighing.cutOff, window.weighing.cutOff);
  QVERIFY(isSeenAt(command, kAlone, kShort) && isSeenAt(command, kOfPelvis, kLong));
}

void RecordingDefaultsTest::optionsLeaveGapsAsThePageDoes() {
  options_.leavesSegmentGaps = true;
  ImportDraft alone = draft();
  alone.preparation.gaps.segments.clear();
  const RecordedTrialRequest splines = ofCommand();
  QVERIFY(splines.recording->markers == ofWindow(alone).recording->markers);
  QVERIFY(isSeenAt(splines, kAlone, kShort) && !isSeenAt(splines, kOfPelvis, kLong));
  options_.longestSpline = alone.preparation.gaps.longestSpline = 0.0;
  const RecordedTrialRequest none = ofCommand();
  QVERIFY(none.recording->markers == ofWindow(alone).recording->markers);
  QVERIFY(!isSeenAt(none, kAlone, kShort));
}

QTEST_GUILESS_MAIN(RecordingDefaultsTest)
#include "recording_defaults_test.moc"
