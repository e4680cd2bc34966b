// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>

#include "engine/estimation/recorded_task/recorded_task.h"
#include "engine/trial/trial_folder.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

Trial moving(Origin origin) {
  Trial trial;
  trial.subject = Subject(human());
  trial.subject.name = "human55";
  trial.task = std::make_shared<const Task>();
  trial.status = PostureStatus::Feasible;
  trial.origin = std::move(origin);
  for (int k = 0; k < 3; ++k) {
    MotionFrame frame;
    frame.time = 0.1 * k;
    frame.q = trial.subject.model->relaxedPosition();
    frame.v = frame.vdot = frame.tau = VectorX::Zero(trial.subject.model->velocitySize());
    trial.motion.frames.push_back(frame);
  }
  return trial;
}

}  // namespace

/// Where a predicted piece lies in the time of what was recorded.
class PiecesTest : public QObject {
  Q_OBJECT

 private slots:
  void aPieceLiesWhereItWasRecorded();
  void othersAreNotShifted();
  void aFolderKeepsWhere();
};

void PiecesTest::aPieceLiesWhereItWasRecorded() {
  const Trial recorded = moving(Recorded{"walk.c3d"});
  Trial early = moving(Predicted()), late = early;
  keepPieceBegin(0.4, early);
  keepPieceBegin(9.0, late);
  keepPieceBegin(1.2, late);  // the last counts
  QCOMPARE(shiftOfPieces(recorded, late).value_or(0.0), 1.2);
  QCOMPARE(shiftOfPieces(late, recorded).value_or(0.0), -1.2);
  QVERIFY(std::abs(shiftOfPieces(early, late).value_or(0.0) - 0.8) < 1e-12);
}

void PiecesTest::othersAreNotShifted() {
  const Trial recorded = moving(Recorded{"walk.c3d"}), predicted = moving(Predicted());
  Trial piece = predicted;
  keepPieceBegin(1.2, piece);
  QVERIFY(!shiftOfPieces(recorded, recorded) && !shiftOfPieces(recorded, predicted));
  QVERIFY(!shiftOfPieces(piece, predicted));
}

void PiecesTest::aFolderKeepsWhere() {
  QTemporaryDir folder;
  Trial piece = moving(Predicted());
  keepPieceBegin(1.2, piece);
  const std::filesystem::path path = folder.filePath("piece").toStdString();
  writeTrial(piece, {piece.subject, *piece.task, {}, {}}, path);
  const Trial read = readTrial(path, kResources / "models").trial;
  QVERIFY(read.from<Predicted>());
  QCOMPARE(shiftOfPieces(moving(Recorded{"walk.c3d"}), read).value_or(0.0), 1.2);
}

QTEST_GUILESS_MAIN(PiecesTest)
#include "pieces_test.moc"
