// SPDX-License-Identifier: GPL-3.0-or-later
// Pages beside the view, and the panels that stand there again when the page is left by another way than its
// own buttons.
#include <QDockWidget>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "app/studio.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/task_actions.h"
#include "ui/plots/contact_lanes.h"
#include "ui/plots/stage_strip.h"
#include "ui/plots/timeline.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines
const QString kSample = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/standing_pull.json");

bool isImportThere(Studio& studio) { return studio.import().isOpen() && studio.import().trial(); }

bool isShown(Studio& studio, const char* dock) {
  return studio.window().findChild<QDockWidget*>(QString::fromLatin1(dock))->isVisible();
}

void answerUnsaved(QMessageBox::StandardButton button) {
  QTimer::singleShot(50, qApp, [button] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question) question->button(button)->click();
  });
}

}  // namespace

class StudioPagesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aWindowThatStaysKeepsItsImport();
  void theNextTaskHasItsPanels_data();
  void theNextTaskHasItsPanels();
  void anUndoEndsADragOfALane();
  void anUndoEndsADragOfAStage();
};

void StudioPagesTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-pages"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioPagesTest::aWindowThatStaysKeepsItsImport() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  setGravity(studio.document(), Vector3::Zero(), "None");
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isImportThere(studio), kPatience);
  answerUnsaved(QMessageBox::Cancel);
  QVERIFY(!studio.window().close());
  QVERIFY(isImportThere(studio));
  QVERIFY(isShown(studio, "dock.import"));
  answerUnsaved(QMessageBox::Discard);
  QVERIFY(studio.window().close());
  QVERIFY(!studio.import().isOpen());
}

void StudioPagesTest::theNextTaskHasItsPanels_data() {
  QTest::addColumn<bool>("fromAPage");
  QTest::newRow("by the start page") << false;
  QTest::newRow("from a page over it") << true;
}

void StudioPagesTest::theNextTaskHasItsPanels() {
  QFETCH(const bool, fromAPage);
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isImportThere(studio), kPatience);
  QVERIFY(!isShown(studio, "dock.posture"));
  auto* page = new QWidget;
  studio.window().addPage(page);
  if (fromAPage)
    studio.window().showPage(*page);
  else
    studio.window().actions()["file.start"]->trigger();
  QVERIFY(!isShown(studio, "dock.posture"));
  studio.open(kSample);
  QVERIFY(!studio.import().isOpen());
  QVERIFY(!isShown(studio, "dock.import"));
  QVERIFY(isShown(studio, "dock.posture"));
  studio.runner().cancel();
}

void StudioPagesTest::anUndoEndsADragOfALane() {
  Studio studio;
  studio.window().show();
  Document& document = studio.document();
  Task task = document.project().task;
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = 2.0;
  document.commit("Predicted", withTask(document.project(), task));
  auto* timeline = studio.window().findChild<Timeline*>();
  QVERIFY(timeline);
  ContactLanes& lanes = timeline->lanes();
  QTRY_VERIFY(lanes.isUseful() && lanes.isVisible());
  const int steps = document.history().index();
  const QPoint from = lanes.placeOf(0, 2.0).toPoint(), middle = lanes.placeOf(0, 1.5).toPoint(),
               to = lanes.placeOf(0, 1.0).toPoint();
  QTest::mousePress(&lanes, Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(&lanes, middle);
  QVERIFY(document.isPreviewing());
  document.undo();
  QTest::mouseMove(&lanes, to);
  QTest::mouseRelease(&lanes, Qt::LeftButton, Qt::NoModifier, to);
  QVERIFY(!document.isPreviewing());
  QCOMPARE(document.history().index(), steps);
  QVERIFY(document.project().task.motion.holds.empty());
}

/// The border between two stages goes back to where it was, and the mouse moves it no more.
void StudioPagesTest::anUndoEndsADragOfAStage() {
  Studio studio;
  studio.window().show();
  Document& document = studio.document();
  Task task = document.project().task;
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = 2.0;
  task.motion.stages = {{"reach", 1.0, {}, {}}, {"pull", 1.0, {}, {}}};
  document.commit("Two stages", withTask(document.project(), task));
  StageStrip& stages = studio.window().findChild<Timeline*>()->stages();
  QTRY_VERIFY(stages.isUseful() && stages.isVisible());
  const int steps = document.history().index();
  const QPoint from(qRound(stages.barOf(1).left()), stages.height() / 2);
  const auto move = [&](int by) { QTest::mouseMove(&stages, from + QPoint(by, 0)); };
  QTest::mousePress(&stages, Qt::LeftButton, Qt::NoModifier, from);
  move(40);
  QVERIFY(document.isPreviewing());
  QVERIFY(document.shown().task.motion.stages[0].duration > 1.0);
  document.undo();
  QVERIFY(!document.isPreviewing());
  move(60);
  QTest::mouseRelease(&stages, Qt::LeftButton, Qt::NoModifier, from + QPoint(60, 0));
  QVERIFY(!document.isPreviewing());
  QCOMPARE(document.history().index(), steps);
  QCOMPARE(document.project().task.motion.stages[0].duration, 1.0);
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioPagesTest)
#include "studio_pages_test.moc"
