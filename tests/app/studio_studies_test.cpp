// SPDX-License-Identifier: GPL-3.0-or-later
// The page of studies in the whole program.
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <csignal>

#include "app/bindings/studies/sweep_binding.h"
#include "app/commands/studies/study_folder.h"
#include "app/studio.h"
#include "engine/core/atomic_file.h"
#include "tests/app/program_run.h"
#include "tests/engine/io/recorded_data.h"
#include "ui/dialogs/folder_dialog.h"
#include "ui/studies/studies_page.h"
#include "ui/studies/sweep_view.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines

int shownDocks(const Studio& studio) {
  int count = 0;
  for (const auto* dock : const_cast<Studio&>(studio).window().findChildren<QDockWidget*>())
    count += dock->isVisible() ? 1 : 0;
  return count;
}

}  // namespace

class StudioStudiesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void thePageTakesTheViewsPlaceAndGivesItBack();
  void theStartPageLeadsThere();
  void theFolderIsTheCommands();
  void exportAsksForAFolder();
  void aRecordedJumpIsStudiedFromTheWindow();
  void aStudyWaitsForTheEndOfTheOneBefore();
  void aCaseKeepsTheFilesName();
};

void StudioStudiesTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-studies"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioStudiesTest::thePageTakesTheViewsPlaceAndGivesItBack() {
  Studio studio;
  studio.window().show();
  auto* page = studio.window().findChild<StudiesPage*>();
  const int before = shownDocks(studio);
  QVERIFY(before > 2);
  QVERIFY(!page->isVisible());
  studio.window().actions()["view.studies"]->trigger();
  QVERIFY(page->isVisible());
  QCOMPARE(shownDocks(studio), 0);
  QTest::keyClick(page, Qt::Key_Escape);
  QVERIFY(!page->isVisible());
  QCOMPARE(shownDocks(studio), before);
}

/// And the layout of before both comes back.
void StudioStudiesTest::theStartPageLeadsThere() {
  Studio studio;
  studio.window().show();
  const int before = shownDocks(studio);
  studio.window().showStartPage();
  studio.window().findChild<QPushButton*>(QStringLiteral("start.link.view.studies"))->click();
  QVERIFY(studio.window().findChild<StudiesPage*>()->isVisible());
  studio.window().showView();
  QCOMPARE(shownDocks(studio), before);
}

void StudioStudiesTest::theFolderIsTheCommands() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.window().actions()["view.studies"]->trigger();
  studio.studies().setValue(4, 0.02);  // sigma
  QSignalSpy done(&studio.studies(), &StudySession::resultChanged);
  studio.window().findChild<QPushButton*>(QStringLiteral("studies.run"))->click();
  QVERIFY(done.wait(kPatience));
  const std::filesystem::path ours = folder.filePath("window").toStdString();
  writeStudy(*studio.studies().result(), ours);
  const Run run = start({"study", "three-bar", "--sigma", "0.02", "--out", folder.filePath("command")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const std::filesystem::path theirs = folder.filePath("command").toStdString();
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(theirs)) {
    const std::string name = entry.path().filename().string();
    QVERIFY2(readFile(entry.path()) == readFile(ours / name), name.c_str());
    ++files;
  }
  QVERIFY(files > 50);
}

/// One that is not there yet; its place is remembered and told.
void StudioStudiesTest::exportAsksForAFolder() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.window().actions()["view.studies"]->trigger();
  QSignalSpy done(&studio.studies(), &StudySession::resultChanged);
  studio.window().findChild<QPushButton*>(QStringLiteral("studies.run"))->click();
  QVERIFY(done.wait(kPatience));
  QString told;
  QObject::connect(&studio.document(), &Document::reported, &studio.window(),
                   [&](Severity, const QString& sentence) { told = sentence; });
  QTimer::singleShot(0, &studio.window(), [&] {
    auto* dialog = qobject_cast<FolderDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>()->setText(folder.filePath("linkage"));
    dialog->accept();
  });
  studio.window().findChild<QPushButton*>(QStringLiteral("studies.export"))->click();
  QVERIFY2(told.contains("linkage"), qPrintable(told));
  QVERIFY(QFile::exists(folder.filePath("linkage/summary.json")));
}

/// CMU 01_01 opened and imported without a body: its flight is studied as the command does it. Without a
/// recording the reason is told and nothing changes.
void StudioStudiesTest::aRecordedJumpIsStudiedFromTheWindow() {
  WANT_RECORDED_DATA();
  Studio studio;
  studio.window().show();
  QAction* study = studio.window().actions()["view.studyRecording"];
  const std::size_t kinds = studio.studies().kinds().size();
  study->trigger();
  QCOMPARE(studio.studies().kinds().size(), kinds);
  studio.open(QString::fromStdString((kRecorded / "c3d/cmu/01_01.c3d").string()));
  QTRY_VERIFY_WITH_TIMEOUT(studio.import().isOpen() && studio.import().trial(), kPatience);
  studio.window().findChild<QPushButton*>(QStringLiteral("import.import"))->click();
  QTRY_COMPARE_WITH_TIMEOUT(studio.document().project().results.size(), std::size_t(1), kPatience);
  study->trigger();
  QCOMPARE(studio.studies().kind().name, std::string("recorded-jump"));
  QVERIFY(studio.window().findChild<StudiesPage*>()->isVisible());
  study->trigger();  // again, in the same place
  QCOMPARE(studio.studies().kinds().size(), kinds + 1);
  QSignalSpy done(&studio.studies(), &StudySession::resultChanged);
  studio.window().findChild<QPushButton*>(QStringLiteral("studies.run"))->click();
  QVERIFY(done.wait(10 * kPatience));
  const PrintedStudy& jump = studio.studies().result()->study;
  QVERIFY(jump.recommendation.starts_with("Take the exact solver"));
  QCOMPARE(jump.tables.front().rows.size(), std::size_t(4));
  QCOMPARE(jump.motions.front().sets.size(), std::size_t(6));
  QCOMPARE(jump.motions.front().sets.front().name, std::string("whole-body fit"));
}

/// Which takes longer to end than anybody waits.
void StudioStudiesTest::aStudyWaitsForTheEndOfTheOneBefore() {
  QTemporaryDir folder;
  QVERIFY(QFile::copy(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/standing_pull.json"),
                      folder.filePath("task.json")));
  Studio studio;
  studio.window().show();
  auto* binding = studio.window().findChild<SweepBinding*>();
  auto* view = studio.window().findChild<SweepView*>();
  for (const QString& name : {folder.filePath("first"), folder.filePath("second")}) {
    const std::filesystem::path file = (name + ".json").toStdString();
    writeFile(file, R"({"schema": "handhold-study-1", "task": "task.json",
                        "vary": [{"pointer": "/props/bar/position/1", "values": [1.1, 1.2]}]})");
    QVERIFY(binding->open(file));
    emit view->runWanted();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(name + ".sqlite.begun"), kPatience);
  }
}

/// And the step back is to the task as the file has it.
void StudioStudiesTest::aCaseKeepsTheFilesName() {
  QTemporaryDir folder;
  const QString task = folder.filePath("task.json"), study = folder.filePath("study.json");
  QVERIFY(QFile::copy(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/standing_pull.json"), task));
  writeFile(study.toStdString(), R"({"schema": "handhold-study-1", "task": "task.json",
                                     "vary": [{"pointer": "/props/bar/position/1", "values": [1.1]}]})");
  const Run run = start({"study", study, "--out", folder.filePath("study.sqlite")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  Studio studio;
  studio.window().show();
  QVERIFY(studio.window().openFile(task));
  QTRY_VERIFY_WITH_TIMEOUT(!studio.document().project().results.empty(), kPatience);
  QVERIFY(studio.window().findChild<SweepBinding*>()->open(study.toStdString()));
  auto* table = studio.window().findChild<QTreeWidget*>("sweep.table");
  emit table->itemClicked(table->topLevelItem(0), 0);
  QVERIFY(table->currentItem());
  QCOMPARE(studio.document().history().steps().size(), std::size_t(1));
  QCOMPARE(studio.document().filePath(), task);
  QVERIFY(!studio.document().isOfFile());
  studio.document().undo();
  QVERIFY(!table->currentItem() && table->selectedItems().isEmpty());
  QVERIFY(studio.document().isOfFile() && studio.document().isClean());
  QCOMPARE(studio.document().filePath(), task);
  studio.document().redo();
  QVERIFY(table->topLevelItem(0)->isSelected());
}

namespace {

/// The program that runs cases, deaf to the wish to end.
int beDeaf(const std::string& results) {
  std::signal(SIGTERM, SIG_IGN);
  writeFile(results + ".begun", "");
  QThread::sleep(kPatience / 1000);
  return 0;
}

}  // namespace

}  // namespace handhold

int main(int argc, char** argv) {
  if (argc > 4 && std::string_view(argv[1]) == "study") return handhold::beDeaf(argv[4]);
  QApplication app(argc, argv);
  handhold::StudioStudiesTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "studio_studies_test.moc"
