// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/column_area.h"
#include "ui/dialogs/folder_dialog.h"
#include "ui/document/files/document_files.h"
#include "ui/main_window/message_bar.h"

namespace handhold {

namespace {

QTreeWidgetItem* itemNamed(const QTreeWidget& tree, const QString& name) {
  return tree.findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

}  // namespace

class WindowRoomTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void docksGrowBackWithTheWindow();
  void docksGrowBackStepByStep();
  void aWidthThatTheUserChoseIsGivenBack();
  void aLongContentTakesNoRoomForGood();
  void narrowPanelsCutNoNumbers();
  void aRunningSolveIsSeenWhateverPanelIsInFront();
  void errorsOfTheLastTaskGoWithIt();
  void aFileThatIsOpenElsewhereIsOpenedAndSaysSo();
  void aFolderThatIsTypedIsTaken();
  void aPersonFromElsewhereIsAskedAbout();
  void openContactsAndTargetsStandOutInTheTree();
  void whatIsBeingSolvedHasNoTorquesYet();
};

void WindowRoomTest::docksGrowBackWithTheWindow() {
  WindowFixture f;
  f.window->resize(1600, 1000);
  QTest::qWait(50);
  auto* right = f.find<QDockWidget>("dock.posture");
  auto* below = f.find<QDockWidget>("dock.time");
  const int width = right->width(), height = below->height();
  f.window->resize(f.window->minimumSizeHint());
  QTest::qWait(50);
  QVERIFY(right->width() < width);
  f.window->resize(1600, 1000);
  QTest::qWait(50);
  QCOMPARE(right->width(), width);
  QCOMPARE(below->height(), height);
}

/// As an edge of the window is dragged: each step gives a few pixels.
void WindowRoomTest::docksGrowBackStepByStep() {
  WindowFixture f;
  f.window->resize(1600, 1000);
  QTest::qWait(50);
  const auto* right = f.find<QDockWidget>("dock.posture");
  const int width = right->width();
  f.window->resize(f.window->minimumSizeHint());
  QTest::qWait(50);
  QVERIFY(right->width() < width);
  for (int across = f.window->width(); across < 1600; across += 7) {
    f.window->resize(across, 1000);
    QTest::qWait(1);
  }
  QTRY_COMPARE(right->width(), width);
}

void WindowRoomTest::aWidthThatTheUserChoseIsGivenBack() {
  WindowFixture f;
  f.window->resize(1600, 1000);
  auto* right = f.find<QDockWidget>("dock.posture");
  f.window->resizeDocks({right}, {420}, Qt::Horizontal);
  QTest::qWait(50);
  const int chosen = right->width();
  f.window->resize(f.window->minimumSizeHint());
  QTest::qWait(50);
  f.window->resize(1600, 1000);
  QTest::qWait(50);
  QCOMPARE(right->width(), chosen);
}

/// A panel is as wide as what stands in it, and as the user had it when that is gone.
void WindowRoomTest::aLongContentTakesNoRoomForGood() {
  WindowFixture f;
  f.window->resize(1600, 1000);
  QTest::qWait(50);
  auto* right = f.find<QDockWidget>("dock.posture");
  auto* area = right->findChild<ColumnArea*>();
  QVERIFY(area && area->isVisible());
  for (const int chosen : {right->width(), 420}) {
    f.window->resizeDocks({right}, {chosen}, Qt::Horizontal);
    QTRY_COMPARE(right->width(), chosen);
    auto* sentence = new QWidget(area->widget());
    sentence->setFixedSize(chosen + 100, 10);
    area->widget()->layout()->addWidget(sentence);
    QTRY_VERIFY(right->width() >= chosen + 100);
    delete sentence;
    QTRY_COMPARE(right->width(), chosen);
    QTest::qWait(50);
    QCOMPARE(right->width(), chosen);  // and it stays so
  }
}

/// Every panel is at least as wide as what stands in it, however far its edge is dragged.
void WindowRoomTest::narrowPanelsCutNoNumbers() {
  WindowFixture f;
  for (QDockWidget* dock : f.window->findChildren<QDockWidget*>())
    if (f.window->dockWidgetArea(dock) != Qt::BottomDockWidgetArea)
      f.window->resizeDocks({dock}, {1}, Qt::Horizontal);
  QTest::qWait(50);
  int columns = 0;
  for (const ColumnArea* area : f.window->findChildren<ColumnArea*>()) {
    if (!area->isVisible()) continue;
    ++columns;
    QVERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(area->parent()->objectName()));
  }
  QCOMPARE(columns, 3);  // inspector, posture, solve
}

void WindowRoomTest::aRunningSolveIsSeenWhateverPanelIsInFront() {
  WindowFixture f(slowSolvers(std::chrono::milliseconds(0)));
  f.find<QDockWidget>("dock.results")->raise();
  f.window->actions()["solve.posture"]->trigger();
  auto* stop = f.find<QToolButton>("status.stop");
  QVERIFY(stop);
  QTRY_VERIFY(stop->isVisible());
  QVERIFY(f.find<QLabel>("status.job.words")->text().startsWith("Solve posture"));
  QTest::mouseClick(stop, Qt::LeftButton);
  QTRY_VERIFY(!f.runner.isRunning());
  QVERIFY(!stop->isVisible());
  QVERIFY(f.document.project().posture);
}

void WindowRoomTest::errorsOfTheLastTaskGoWithIt() {
  WindowFixture f;
  f.document.report(Severity::Error, "The disk is full");
  f.window->actions()["file.new"]->trigger();
  QVERIFY(f.window->messages().message().isEmpty());
  f.document.report(Severity::Error, "Nothing was found");
  f.window->actions()["solve.posture"]->trigger();
  QVERIFY(f.window->messages().message().isEmpty());
  QTRY_VERIFY(!f.runner.isRunning());
}

void WindowRoomTest::aFileThatIsOpenElsewhereIsOpenedAndSaysSo() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("task.json");
  WindowFixture f;
  saveDocument(f.document, file);
  QVERIFY(f.window->openFile(file));
  WindowFixture second;
  QVERIFY(second.window->openFile(file));
  QCOMPARE(second.document.filePath(), file);
  QVERIFY(second.window->windowTitle().contains("open in another window"));
  second.window->actions()["solve.posture"]->trigger();  // as the program does unasked
  QTRY_VERIFY(!second.runner.isRunning());
  QVERIFY(second.window->messages().message().contains("another Handhold window"));
}

void WindowRoomTest::aFolderThatIsTypedIsTaken() {
  const QTemporaryDir folder;
  FolderDialog dialog("Export tables", folder.filePath("Pull-up, Posture 1"));
  dialog.setOption(QFileDialog::DontUseNativeDialog);
  dialog.show();
  auto* field = dialog.findChild<QLineEdit*>("fileNameEdit");
  QVERIFY(field);
  QCOMPARE(field->text(), QString("Pull-up, Posture 1"));
  const auto* choose = dialog.findChild<QDialogButtonBox*>("buttonBox")->button(QDialogButtonBox::Open);
  QTest::qWait(50);
  QVERIFY(choose && choose->isEnabled());
  field->setText(folder.filePath("new/results"));
  dialog.accept();
  QCOMPARE(dialog.result(), int(QDialog::Accepted));
  QVERIFY(!QFileInfo::exists(folder.filePath("new")));  // nothing is written yet
  QCOMPARE(dialog.selectedFiles().value(0), folder.filePath("new/results"));
}

void WindowRoomTest::aPersonFromElsewhereIsAskedAbout() {
  const QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkdir("tasks"));
  QVERIFY(QFile::copy(HANDHOLD_SOURCE_DIR "/resources/models/planar9.json", folder.filePath("mine.json")));
  QFile task(folder.filePath("tasks/task.json"));
  QVERIFY(task.open(QIODevice::WriteOnly));
  task.write(R"({"schema": "handhold-task-1", "name": "Elsewhere", "model": "../mine.json"})");
  task.close();
  WindowFixture f;
  for (const char* wanted : {"Cancel", "Read"}) {
    QTimer::singleShot(50, f.window.get(), [wanted] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!question || question->objectName() != "modelOutside") return;
      for (QAbstractButton* button : question->buttons())
        if (button->text().remove('&') == wanted) return QTest::mouseClick(button, Qt::LeftButton);
    });
    QCOMPARE(f.window->openFile(task.fileName()), QString(wanted) == "Read");
  }
  QCOMPARE(f.document.project().task.name, std::string("Elsewhere"));
}

void WindowRoomTest::openContactsAndTargetsStandOutInTheTree() {
  WindowFixture f;
  auto* tree = f.find<QTreeWidget>("scene.tree");
  const Project& project = f.document.project();
  const QString contact = QString::fromStdString(project.task.contacts[0].name);
  const QString target = QString::fromStdString(project.task.targets[0].name);
  QVERIFY(itemNamed(*tree, contact)->toolTip(0).isEmpty());
  Trial result = fakeResult(human(), project.task, project.q, PostureStatus::Infeasible);
  result.violations = {{Law::ContactPlace, project.task.contacts[0].name, 0, Dimension::Length, 0.12},
                       {Law::TargetPlace, project.task.targets[0].name, 0, Dimension::Length, 0.05}};
  result.origin = Held();
  f.document.attachLoads(shared(result));
  QTRY_COMPARE(itemNamed(*tree, contact)->toolTip(0),
               contact[0].toUpper() + contact.mid(1) + " is 120 mm off its place");
  QCOMPARE(itemNamed(*tree, target)->toolTip(0),
           target[0].toUpper() + target.mid(1) + " is 50 mm off its place");
  QVERIFY(f.find<QLabel>("status.verdict")->text().contains("and 1 more"));
  togglePin(f.document, 1);  // nobody knows the gaps of the new task yet
  QTRY_VERIFY(itemNamed(*tree, contact)->toolTip(0).isEmpty());
}

void WindowRoomTest::whatIsBeingSolvedHasNoTorquesYet() {
  WindowFixture f;
  const Project& project = f.document.project();
  Trial held = fakeResult(human(), project.task, project.q, PostureStatus::Infeasible);
  held.origin = Held();
  f.document.attachLoads(shared(held));
  const QWidget* arm = f.find<QWidget>(QString("limb.%1").arg(static_cast<int>(Limb::RightArm)));
  QTRY_VERIFY(arm->toolTip().startsWith("Greatest load: "));
  f.document.setBeingSolved(true);
  QTRY_COMPARE(arm->toolTip(), QString("Torques are not known yet"));
  f.document.setBeingSolved(false);
  QTRY_VERIFY(arm->toolTip().startsWith("Greatest load: "));
}

}  // namespace handhold

QTEST_MAIN(handhold::WindowRoomTest)
#include "window_room_test.moc"
