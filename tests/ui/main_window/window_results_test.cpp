// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDockWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/trial/trial_folder.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/dialogs/command_palette.h"
#include "ui/document/files/document_files.h"
#include "ui/panels/solve/solve_panel.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

const fs::path kModels = HANDHOLD_SOURCE_DIR "/resources/models";

/// A result of the sample as a folder.
void writeFolder(const fs::path& folder, PostureStatus status) {
  const Project pull = samplePull();
  const OpenedTask asked = {human(), pull.task, folder.parent_path()};
  writeTrial(fakeResult(human(), pull.task, pull.q, status), asked, folder);
}

QString text(const fs::path& path) { return QString::fromStdString(path.string()); }

}  // namespace

class WindowResultsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aFolderOpensAsUnsavedWorkWithItsTask();
  void aSummaryStandsForItsFolder();
  void aTableOfStatesIsARecordingBesideTheTask();
  void resultsAreAddedAndComparedByMouse();
  void anotherPersonsResultIsRefused();
  void whatIsNoResultIsTold();
  void anOpenedResultIsSavedAndReopened();
  void aRefusalMarksThePageOfItsReason();
  void aPanelChosenInTheMenuIsInFront();
  void theFitIsFoundByThePelvis();
  void aLateCancelStartsNothing();

 private:
  QScopedPointer<QTemporaryDir> temporary_;
  fs::path folder_;
};

void WindowResultsTest::init() {
  useTestSettings();
  temporary_.reset(new QTemporaryDir);
  folder_ = temporary_->path().toStdString();
  writeFolder(folder_ / "pull one", PostureStatus::Optimal);
}

void WindowResultsTest::aFolderOpensAsUnsavedWorkWithItsTask() {
  WindowFixture f;
  QVERIFY(f.window->openFile(text(folder_ / "pull one")));
  QVERIFY(f.document.filePath().isEmpty());
  QVERIFY(f.document.isClean());
  const Project& project = f.document.project();
  QCOMPARE(project.task.name, std::string("Standing pull on a bar"));
  QCOMPARE(project.results.size(), std::size_t(1));
  QCOMPARE(shownResult(project)->name, std::string("pull one"));
  QCOMPARE(verdictOf(project).words, QString("Feasible, local optimum"));
}

void WindowResultsTest::aSummaryStandsForItsFolder() {
  WindowFixture f;
  QVERIFY(f.window->openFile(text(folder_ / "pull one/summary.json")));
  QCOMPARE(shownResult(f.document.project())->name, std::string("pull one"));
}

void WindowResultsTest::aTableOfStatesIsARecordingBesideTheTask() {
  WindowFixture f;
  fs::copy_file(folder_ / "pull one/states.csv", folder_ / "walk.csv");
  const std::size_t contacts = f.document.project().task.contacts.size();
  QVERIFY(f.window->openFile(text(folder_ / "walk.csv")));
  const Project& project = f.document.project();
  QCOMPARE(project.task.contacts.size(), contacts);
  QCOMPARE(shownResult(project), nullptr);  // a posture without torques is shown as one that somebody set
  QCOMPARE(project.results.back().name, std::string("walk"));
  QCOMPARE(verdictOf(*project.results.back().trial).words, QString("Recorded"));
  f.document.undo();
  QVERIFY(f.document.project().results.empty());
}

void WindowResultsTest::resultsAreAddedAndComparedByMouse() {
  WindowFixture f;
  writeFolder(folder_ / "pull two", PostureStatus::Infeasible);
  writeFolder(folder_ / "pull three", PostureStatus::Stopped);
  QVERIFY(f.window->openFile(text(folder_ / "pull one")));
  for (const char* name : {"pull two", "pull three"}) {
    addResult(f.document, text(folder_ / name), QString::fromStdString(kModels.string()));
    QTest::qWait(1);
  }
  QCOMPARE(f.document.project().results.size(), std::size_t(3));
  f.find<QDockWidget>("dock.results")->raise();
  auto* list = f.find<QTreeWidget>("results.list");
  for (int row = 0; row < 3; ++row) {
    const QRect rect = list->visualItemRect(list->topLevelItem(row));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, row > 0 ? Qt::ControlModifier : Qt::NoModifier,
                      QPoint(30, rect.center().y()));
  }
  QTest::mouseClick(f.find<QPushButton>("results.compare"), Qt::LeftButton);
  QVERIFY(f.document.comparison() == std::optional(Comparison{1, 2, 3}));
  auto* table = f.find<QTreeWidget>("results.differences");
  QCOMPARE(table->columnCount(), 4);
  QCOMPARE(table->topLevelItem(0)->text(2), QString("138.0"));
  const QString pictures = qEnvironmentVariable("HANDHOLD_SCREENSHOTS");
  if (!pictures.isEmpty()) {
    QTest::qWait(100);
    QVERIFY(f.window->grab().save(pictures + "/compared.png"));
  }
}

void WindowResultsTest::anotherPersonsResultIsRefused() {
  WindowFixture f;
  const OpenedTask arms = openTask(kModels / "../tasks/planar_trial_1.json", kModels);
  writeTrial(stillTrial(arms.subject.model, arms.task, arms.subject.model->zeroPosition()), arms,
             folder_ / "arms");
  QVERIFY_THROWS_EXCEPTION(
      InputError, addResult(f.document, text(folder_ / "arms"), QString::fromStdString(kModels.string())));
  QVERIFY(f.window->openFile(text(folder_ / "arms")));  // by itself
  QCOMPARE(f.document.model().name, std::string("planar9"));
}

void WindowResultsTest::whatIsNoResultIsTold() {
  WindowFixture f;
  fs::create_directories(folder_ / "empty");
  writeFile(folder_ / "states.csv", "time,pelvis_tx\n0,here\n");
  writeFile(folder_ / "table.csv", "a,b\n1,2\n");
  QVERIFY(!f.window->openFile(text(folder_ / "empty")));
  QVERIFY2(f.window->messages().message().contains("no result"), qPrintable(f.window->messages().message()));
  QVERIFY(!f.window->openFile(text(folder_ / "states.csv")));
  QVERIFY2(f.window->messages().message().contains("states.csv"), qPrintable(f.window->messages().message()));
  // what names nobody's pelvis may be a recording: who reads those says where it is none
  QSignalSpy wanted(f.window.get(), &MainWindow::recordingWanted);
  QVERIFY(f.window->openFile(text(folder_ / "table.csv")));
  QCOMPARE(wanted.count(), 1);
}

void WindowResultsTest::anOpenedResultIsSavedAndReopened() {
  const QString file = text(folder_ / "kept.json");
  WindowFixture f;
  QVERIFY(f.window->openFile(text(folder_ / "pull one")));
  saveDocument(f.document, file);
  const Trial before = *f.document.project().results[0].trial;
  WindowFixture again;
  QVERIFY(again.window->openFile(file));
  QVERIFY(*shownResult(again.document.project())->trial == before);
}

/// The page in front stays there under the mouse: the one with the reason is marked at its tab.
void WindowResultsTest::aRefusalMarksThePageOfItsReason() {
  WindowFixture f(quickSolvers(PostureStatus::Infeasible));
  auto* results = f.find<QDockWidget>("dock.results");
  auto* solve = f.find<QDockWidget>("dock.solve");
  const auto isMarked = [&](const QDockWidget& dock) {
    for (const QTabBar* tabs : f.window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
      for (int tab = 0; tab < tabs->count(); ++tab)
        if (tabs->tabText(tab) == dock.windowTitle() && !tabs->tabIcon(tab).isNull()) return true;
    return false;
  };
  QTest::qWait(200);  // a new window shares its room out a little later
  results->raise();
  QTRY_VERIFY(!results->visibleRegion().isEmpty() && solve->visibleRegion().isEmpty());
  QVERIFY(!isMarked(*solve));
  f.window->actions()["solve.posture"]->trigger();
  QTRY_VERIFY(f.document.project().posture);
  QTRY_VERIFY(isMarked(*solve) && !isMarked(*results));
  QTest::qWait(100);
  QVERIFY(!results->visibleRegion().isEmpty());
  QVERIFY(f.window->messages().message().startsWith("Not feasible. The panel Solve"));
  solve->raise();
  QTRY_VERIFY(!isMarked(*solve));
  f.window->actions()["solve.posture"]->trigger();  // what stands in front needs no mark
  QTRY_COMPARE(f.document.project().results.size(), std::size_t(2));
  QTest::qWait(50);
  QVERIFY(!isMarked(*solve));
}

void WindowResultsTest::aPanelChosenInTheMenuIsInFront() {
  WindowFixture f;
  auto* results = f.find<QDockWidget>("dock.results");
  f.find<QDockWidget>("dock.solve")->raise();
  results->hide();
  QTest::qWait(50);
  results->toggleViewAction()->trigger();
  QTRY_VERIFY(!results->visibleRegion().isEmpty());
}

/// What is left on the pelvis is reduced on the page that it opens.
void WindowResultsTest::theFitIsFoundByThePelvis() {
  const Command fit{QStringLiteral("Fit the human to the recording…"), nullptr,
                    otherWords(QStringLiteral("solve.fit"))};
  QVERIFY(score(QStringLiteral("pelvis"), fit) > 0);
  QVERIFY(score(QStringLiteral("femur"), fit) == 0);
}

/// Predict stands where Cancel stood: a click that came a little late began a prediction.
void WindowResultsTest::aLateCancelStartsNothing() {
  WindowFixture f;
  auto* predict = f.find<QPushButton>("solve.predict");
  f.find<QPushButton>("solve.cancel")->setAttribute(Qt::WA_UnderMouse);
  f.window->findChild<SolvePanel*>()->solve();
  QTRY_VERIFY(!f.runner.isRunning() && predict->isVisible());
  QCOMPARE(f.window->childAt(predict->mapTo(f.window.get(), predict->rect().center())),
           predict->parentWidget());
  QTest::qWait(QApplication::doubleClickInterval() + 100);
  QTRY_COMPARE(f.window->childAt(predict->mapTo(f.window.get(), predict->rect().center())), predict);
}

}  // namespace handhold

QTEST_MAIN(handhold::WindowResultsTest)
#include "window_results_test.moc"
