// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/recovery.h"

#include <QTemporaryDir>
#include <QTest>

#include "engine/core/atomic_file.h"
#include "engine/model/model_file.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/files/document_files.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

const QString kModels = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models");

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model = loadModel((kModels + "/human55.json").toStdString());
  return model;
}

/// A window as far as files go: its document, the file as it knows it, and copies of unsaved work.
struct Session {
  explicit Session(const QTemporaryDir& folder)
      : claims(folder.filePath("claims")), document(newProject(human())), recovery(document, folder.path()) {
    recovery.setOpenFile(claims);
    QObject::connect(&document, &Document::wasReset, &document,
                     [this] { claims.adopt(document.filePath()); });
  }

  void open(const QString& file) { openDocument(document, file, kModels); }
  /// What is left of the unsaved work when the program is killed now.
  QString killed(const QTemporaryDir& folder) {
    const QString copy = folder.filePath(QStringLiteral("session-copy.json"));
    return recovery.writeNow() && QFile::copy(recovery.file(), copy) ? copy : QString();
  }

  OpenFile claims;
  Document document;
  Recovery recovery;
};

QString savedTask(const QTemporaryDir& folder) {
  const QString file = folder.filePath(QStringLiteral("task.json"));
  Document document(standingProject(human()));
  saveDocument(document, file);
  return file;
}

/// As an editor does.
void edit(const QString& file) {
  QFile text(file);
  QVERIFY(text.open(QIODevice::Append));
  text.write("\n");
}

}  // namespace

class RecoveryTest : public QObject {
  Q_OBJECT

 private slots:
  void whatOthersWroteBeforeTheCrashIsNoticedAfterIt();
  void aFileThatNobodyTouchedAsksNothing();
  void aCopyThatKnowsNothingOfTheFileAsks();
  void theResultThatWasShownIsShownAgain();
  void aPostureOfNoResultIsShownAgain();
  void copiesAreWrittenAsideAndGoWhenTheWorkIsSaved();
};

void RecoveryTest::copiesAreWrittenAsideAndGoWhenTheWorkIsSaved() {
  QTemporaryDir folder;
  const QString file = savedTask(folder);
  {
    Session session(folder);
    session.recovery.setDelay(0);
    session.open(file);
    renameTask(session.document, "Changed here");
    QTRY_VERIFY(QFile::exists(session.recovery.file()));
    for (int k = 0; k < 20; ++k) {  // some saves come while a copy is being written
      renameTask(session.document, QStringLiteral("Changed %1").arg(k));
      QTest::qWait(k % 5);
      saveDocument(session.document, file);
    }
    QTest::qWait(300);
    QVERIFY(!QFile::exists(session.recovery.file()));
    renameTask(session.document, "Changed at the end");
    QTest::qWait(1);
  }
  QCOMPARE(QDir(folder.path()).entryList({"session-*.json"}).size(), 0);
}

void RecoveryTest::whatOthersWroteBeforeTheCrashIsNoticedAfterIt() {
  QTemporaryDir folder;
  const QString file = savedTask(folder);
  QString copy;
  {
    Session before(folder);
    before.open(file);
    renameTask(before.document, "Changed here");
    edit(file);
    QVERIFY(before.claims.hasChanged());
    copy = before.killed(folder);
  }
  QVERIFY(!copy.isEmpty());
  Session after(folder);
  after.recovery.bringBack(copy, kModels);
  QCOMPARE(after.document.filePath(), file);
  QVERIFY(after.claims.hasChanged());
  const QString again = folder.filePath(QStringLiteral("session-again.json"));
  QVERIFY(QFile::copy(after.recovery.file(), again));  // the second crash
  Session third(folder);
  third.recovery.bringBack(again, kModels);
  QVERIFY(third.claims.hasChanged());
}

void RecoveryTest::aFileThatNobodyTouchedAsksNothing() {
  QTemporaryDir folder;
  const QString file = savedTask(folder);
  Session before(folder);
  before.open(file);
  renameTask(before.document, "Changed here");
  const QString copy = before.killed(folder);
  Session after(folder);
  after.recovery.bringBack(copy, kModels);
  QVERIFY(!after.claims.hasChanged());
  edit(file);
  QVERIFY(after.claims.hasChanged());
}

void RecoveryTest::aCopyThatKnowsNothingOfTheFileAsks() {
  QTemporaryDir folder;
  const QString file = savedTask(folder);
  Document before(newProject(human()));
  Recovery recovery(before, folder.path());
  openDocument(before, file, kModels);
  renameTask(before, "Changed here");
  QVERIFY(recovery.writeNow());
  const QString copy = folder.filePath(QStringLiteral("session-copy.json"));
  QVERIFY(QFile::copy(recovery.file(), copy));
  Session after(folder);
  after.recovery.bringBack(copy, kModels);
  QVERIFY(after.claims.hasChanged());
}

void RecoveryTest::theResultThatWasShownIsShownAgain() {
  QTemporaryDir folder;
  Session before(folder);
  before.document.reset(standingProject(human()), QString());
  Document& document = before.document;
  applyTrial(document, shared(stillTrial(human(), document.project().task, document.project().q, 0.5)));
  // such as a planner's: the motion ends elsewhere than the task's posture stands
  Trial motion = stillTrial(human(), document.project().task, document.project().q, 0.4);
  motion.motion.frames.push_back(motion.motion.frames.front());
  motion.motion.frames.back().time = 1.0;
  motion.motion.frames.back().q[0] += 1.0 / 3.0;
  motion.origin = Kinematic();
  applyTrial(document, shared(motion));
  QCOMPARE(shownResult(document.project())->id, 2);
  const QString copy = before.killed(folder);
  Session after(folder);
  after.recovery.bringBack(copy, kModels);
  QVERIFY(shownResult(after.document.project()));
  QCOMPARE(shownResult(after.document.project())->id, 2);
  QCOMPARE(motionDuration(after.document.project()), 1.0);
}

void RecoveryTest::aPostureOfNoResultIsShownAgain() {
  QTemporaryDir folder;
  Session before(folder);
  before.document.reset(standingProject(human()), QString());
  Document& document = before.document;
  applyTrial(document, shared(stillTrial(human(), document.project().task, document.project().q, 0.5)));
  VectorX q = document.project().q;
  q[q.size() - 1] += 0.2;
  document.commit(QStringLiteral("Pose"), withPosture(document.project(), q));
  const QString copy = before.killed(folder);
  Session after(folder);
  after.recovery.bringBack(copy, kModels);
  QVERIFY(!shownResult(after.document.project()));
  QVERIFY(after.document.project().q == q);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::RecoveryTest)
#include "recovery_test.moc"
