// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/main_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/dialogs/command_palette.h"
#include "ui/document/files/document_files.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/main_window/message_bar.h"

namespace handhold {

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Types a path into the file dialog that the next action opens.
void answerFileDialog(MainWindow* window, const QString& path) {
  QTimer::singleShot(50, window, [path] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (!dialog) return;
    dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
    QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")), Qt::Key_Return);
  });
}

}  // namespace

class MainWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void titleMarksUnsavedWork();
  void undoKeyTakesBackAndTitleIsClean();
  void toolBarHasAtMostTwelveIconsWithWords();
  void paletteRunsAnAction();
  void paletteKnowsWhatCanBeAdded();
  void exportsAreProposedWhereTheLastOneWent();
  void whatWasToldOfUnsavedWorkGoesWithSaving();
  void themeSwitchChangesEveryColour();
  void layoutIsRestored();
  void layoutsChangeWhileADockIsHeld_data();
  void layoutsChangeWhileADockIsHeld();
  void tabInTheViewHidesAndBringsBackPanels();
  void wrongFileLeavesTheTaskAndSaysWhy();
  void droppedTextFileIsRefusedInWords();
  void closingAsksAboutUnsavedWork();
  void whatIsTypedBelongsToTheOpenTask();
  void aSampleIsSavedAsACopy();
  void aFileThatAnotherProgramChangedIsAskedAbout();
  void statusTellsVerdictAndPeak();
  void keysSheetOpens();
  void warningsGoWithTheNextChange();
  void keysThatNobodyTakesPlay();
  void spacePlaysWhateverWasClickedLast();
  void startPageShowsSamplesAndHidesPanels();
  void screenshots();
};

void MainWindowTest::titleMarksUnsavedWork() {
  WindowFixture f;
  QVERIFY(!f.window->isWindowModified());
  removeThing(f.document, {ElementKind::Target, 0});
  QVERIFY(f.window->isWindowModified());
}

void MainWindowTest::undoKeyTakesBackAndTitleIsClean() {
  WindowFixture f;
  removeThing(f.document, {ElementKind::Target, 0});
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  QTest::keyClick(f.window.get(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(f.document.project().task.targets.size(), std::size_t(1));
  QVERIFY(!f.window->isWindowModified());
  QTest::keyClick(f.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(f.document.project().task.targets.empty());
}

void MainWindowTest::toolBarHasAtMostTwelveIconsWithWords() {
  WindowFixture f;
  int icons = 0;
  for (QAction* action : f.find<QToolBar>("tools")->actions()) {
    if (action->isSeparator()) continue;
    ++icons;
    QVERIFY(!action->icon().isNull());
    QVERIFY(!action->toolTip().isEmpty());
  }
  QVERIFY(icons > 0 && icons <= 12);
}

void MainWindowTest::paletteRunsAnAction() {
  WindowFixture f;
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  QTest::keyClick(f.window.get(), Qt::Key_K, Qt::ControlModifier);
  auto* typed = f.find<QLineEdit>("palette.text");
  QVERIFY(typed);
  QTest::keyClicks(typed, "moon");
  QTest::keyClick(typed, Qt::Key_Return);
  QCOMPARE(f.document.project().task.gravity, Vector3(0.0, -1.62, 0.0));
}

void MainWindowTest::paletteKnowsWhatCanBeAdded() {
  WindowFixture f;
  f.window->addBottomWidget({"Wertungen", new QWidget});
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  QTest::keyClick(f.window.get(), Qt::Key_K, Qt::ControlModifier);
  auto* list = f.find<QListWidget>("palette.list");
  QStringList found;
  for (int row = 0; row < list->count(); ++row)
    found.append(list->item(row)->data(Qt::AccessibleTextRole).toString());
  const QMenu* add = nullptr;
  for (const QAction* action : f.window->menuBar()->actions())
    if (action->text() == "&Add") add = action->menu();
  QVERIFY(add);
  for (const Command& command : commandsIn(*add, "Add"))
    QVERIFY2(found.contains(command.words), qPrintable(command.words));
  QVERIFY(found.contains("Add: Cabin") && found.contains("Panel: Wertungen"));
  auto* typed = f.find<QLineEdit>("palette.text");
  QTest::keyClicks(typed, "add mass");
  QTest::keyClick(typed, Qt::Key_Return);
  QCOMPARE(f.document.project().task.loads.size(), std::size_t(1));
}

void MainWindowTest::exportsAreProposedWhereTheLastOneWent() {
  const QTemporaryDir folder;
  WindowFixture f;
  QString written;
  f.window->addExport(
      {"notes", "Notes", "notes", "Text (*.txt)", [&](const QString& path) { written = path; }});
  f.window->addExport({"lists", "Lists", "lists", "Text (*.txt)", [](const QString&) {}});
  QString proposed, place;
  const auto answer = [&](const QString& path) {
    QTimer::singleShot(50, f.window.get(), [&, path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (!dialog) return;
      auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
      proposed = name->text();
      place = dialog->directory().path();
      name->setText(path);
      path.isEmpty() ? dialog->reject() : void(QTest::keyClick(name, Qt::Key_Return));
    });
  };
  answer(folder.filePath("mine.txt"));
  f.window->actions()["export.notes"]->trigger();
  QCOMPARE(proposed, QString("Standing pull on a bar, posture, notes.txt"));
  QCOMPARE(written, folder.filePath("mine.txt"));
  applyTrial(f.document, shared(fakeResult(human(), f.document.project().task, f.document.project().q,
                                           PostureStatus::Optimal)));
  renameTask(f.document, "Up/down: \"pull\"");
  answer({});
  f.window->actions()["export.lists"]->trigger();
  QCOMPARE(place, folder.path());
  QCOMPARE(proposed, QString("Up-down- -pull-, Posture 1, lists.txt"));
}

void MainWindowTest::whatWasToldOfUnsavedWorkGoesWithSaving() {
  const QTemporaryDir folder;
  WindowFixture f;
  removeThing(f.document, {ElementKind::Target, 0});
  f.document.report(Severity::Attention, "Unsaved work was brought back");
  saveDocument(f.document, folder.filePath("task.json"));
  QVERIFY(f.window->messages().message().isEmpty());
}

void MainWindowTest::themeSwitchChangesEveryColour() {
  WindowFixture f;
  f.window->setAppearance(Appearance::Dark);
  QCOMPARE(f.window->palette().color(QPalette::Window), QColor(0x1D2025));
  const QImage dark = f.window->grab().toImage();
  f.window->setAppearance(Appearance::Light);
  QCOMPARE(f.window->palette().color(QPalette::Window), QColor(0xEEF0F3));
  QVERIFY(f.window->grab().toImage() != dark);
}

void MainWindowTest::layoutIsRestored() {
  {
    WindowFixture f;
    f.find<QDockWidget>("dock.inspector")->hide();
    f.find<QDockWidget>("dock.history")->show();
    f.window->close();
  }
  WindowFixture again;
  QVERIFY(again.find<QDockWidget>("dock.inspector")->isHidden());
  QVERIFY(!again.find<QDockWidget>("dock.history")->isHidden());
  QVERIFY(QTest::qWaitForWindowActive(again.window.get()));
  QTest::keyClick(again.window.get(), Qt::Key_1, Qt::ControlModifier);
  QVERIFY(!again.find<QDockWidget>("dock.inspector")->isHidden());
}

void MainWindowTest::layoutsChangeWhileADockIsHeld_data() {
  QTest::addColumn<QString>("command");
  for (const char* command : {"layout.1", "layout.3", "layout.5", "view.panels", "file.start"})
    QTest::newRow(command) << QString::fromLatin1(command);
}

/// What the mouse holds, the edge of a dock, its title or its tab, is let go before the layout changes under
/// it.
void MainWindowTest::layoutsChangeWhileADockIsHeld() {
  QFETCH(QString, command);
  WindowFixture f;
  MainWindow& window = *f.window;
  window.actions()["layout.keep.5"]->trigger();
  auto* dock = f.find<QDockWidget>("dock.posture");
  auto* tabs =
      f.find<QDockWidget>("dock.solve")->window()->findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
  QVERIFY(tabs);
  const QPoint edge = dock->geometry().topLeft() + QPoint(-2, dock->height() / 2);
  const std::pair<QWidget*, QPoint> held[] = {{&window, edge},
                                              {dock->titleBarWidget(), QPoint(20, 10)},
                                              {tabs, tabs->tabRect(tabs->currentIndex()).center()}};
  for (const auto& [widget, place] : held) {
    QTest::mousePress(widget, Qt::LeftButton, {}, place);
    for (const int by : {-15, -40, -90}) QTest::mouseMove(widget, place + QPoint(by, -by));
    window.actions()[command]->trigger();
    window.showView();
    QTest::mouseMove(widget, place + QPoint(60, 30));
    QTest::mouseMove(widget, place + QPoint(-60, 80));
    window.actions()["layout.1"]->trigger();
    QTest::mouseRelease(widget, Qt::LeftButton, {}, place);
    QVERIFY(!QWidget::mouseGrabber());
    QVERIFY(!dock->isFloating());
  }
}

void MainWindowTest::tabInTheViewHidesAndBringsBackPanels() {
  WindowFixture f;
  auto* view = new QWidget;
  view->setFocusPolicy(Qt::StrongFocus);
  f.window->setViewport(view);
  view->setFocus();
  QTest::keyClick(view, Qt::Key_Tab);
  QVERIFY(f.find<QDockWidget>("dock.scene")->isHidden());
  QVERIFY(f.find<QDockWidget>("dock.solve")->isHidden());
  QTest::keyClick(view, Qt::Key_Tab);
  QVERIFY(!f.find<QDockWidget>("dock.scene")->isHidden());
  QVERIFY(!f.find<QDockWidget>("dock.solve")->isHidden());
}

void MainWindowTest::wrongFileLeavesTheTaskAndSaysWhy() {
  QTemporaryDir folder;
  QFile file(folder.filePath("broken.json"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("{ \"schema\": \"handhold-task-1\", ");
  file.close();
  WindowFixture f;
  const std::string before = f.document.project().task.name;
  QVERIFY(!f.window->openFile(file.fileName()));
  QVERIFY(!f.window->openFile(folder.filePath("missing.json")));
  QCOMPARE(f.document.project().task.name, before);
  QVERIFY(f.window->messages().message().contains("missing.json"));
}

void MainWindowTest::droppedTextFileIsRefusedInWords() {
  WindowFixture f;
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile("/nowhere/notes.txt")});
  QDragEnterEvent enter(QPoint(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(f.window.get(), &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(f.window.get(), &drop);
  QVERIFY(f.window->messages().message().contains("notes.txt"));
}

void MainWindowTest::closingAsksAboutUnsavedWork() {
  WindowFixture f;
  removeThing(f.document, {ElementKind::Target, 0});
  bool asked = false;
  const auto answer = [&](QMessageBox::StandardButton button) {
    QTimer::singleShot(50, f.window.get(), [&, button] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      asked = question != nullptr;
      if (question) QTest::mouseClick(question->button(button), Qt::LeftButton);
    });
  };
  answer(QMessageBox::Cancel);
  QVERIFY(!f.window->close());
  QVERIFY(asked);
  answer(QMessageBox::Discard);
  QVERIFY(f.window->close());
}

void MainWindowTest::whatIsTypedBelongsToTheOpenTask() {
  QTemporaryDir folder;
  const QString file = folder.filePath("next.json");
  WindowFixture f;
  saveDocument(f.document, file);
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  auto* name = f.find<QLineEdit>("task.name");
  QVERIFY(name);
  name->setFocus();
  QTest::keyClicks(name, "Half typed ");
  QTimer::singleShot(50, f.window.get(), [] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question) QTest::mouseClick(question->button(QMessageBox::Discard), Qt::LeftButton);
  });
  QVERIFY(f.window->openFile(file));
  QCOMPARE(f.document.project().task.name, std::string("Standing pull on a bar"));
  QVERIFY(f.document.isClean());
}

void MainWindowTest::aSampleIsSavedAsACopy() {
  QTemporaryDir folder;
  const QString samples = folder.filePath("tasks"), sample = samples + "/pull.json",
                mine = folder.filePath("mine.json");
  QVERIFY(QDir().mkpath(samples));
  WindowFixture f(quickSolvers(PostureStatus::Optimal), samplePull(), samples);
  saveDocument(f.document, sample);
  const QByteArray before = contentOf(sample);
  QVERIFY(f.window->openFile(sample));
  QVERIFY(f.window->windowTitle().contains("sample"));
  removeThing(f.document, {ElementKind::Target, 0});
  answerFileDialog(f.window.get(), samples + "/another.json");
  f.window->actions()["file.save"]->trigger();
  QVERIFY(!QFile::exists(samples + "/another.json"));
  QVERIFY(f.window->messages().message().contains("samples"));
  answerFileDialog(f.window.get(), mine);
  f.window->actions()["file.save"]->trigger();
  QVERIFY(QFile::exists(mine));
  QCOMPARE(f.document.filePath(), mine);
  QCOMPARE(contentOf(sample), before);
}

void MainWindowTest::aFileThatAnotherProgramChangedIsAskedAbout() {
  QTemporaryDir folder;
  const QString file = folder.filePath("task.json");
  WindowFixture f;
  saveDocument(f.document, file);
  QVERIFY(f.window->openFile(file));
  removeThing(f.document, {ElementKind::Target, 0});
  QFile other(file);
  QVERIFY(other.open(QIODevice::Append));
  other.write("\n");
  other.close();
  const QByteArray theirs = contentOf(file);
  const auto answer = [&](const char* button) {
    QTimer::singleShot(50, f.window.get(), [button] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!question || question->objectName() != "changedOnDisk") return;
      for (QAbstractButton* each : question->buttons())
        if (each->text() == QLatin1String(button)) return QTest::mouseClick(each, Qt::LeftButton);
    });
  };
  answer("Cancel");
  f.window->actions()["file.save"]->trigger();
  QCOMPARE(contentOf(file), theirs);
  QVERIFY(!f.document.isClean());
  answer("Replace");
  f.window->actions()["file.save"]->trigger();
  QVERIFY(contentOf(file) != theirs);
  QVERIFY(f.document.isClean());
}

void MainWindowTest::statusTellsVerdictAndPeak() {
  WindowFixture f(quickSolvers(PostureStatus::Optimal));
  QCOMPARE(f.find<QLabel>("status.verdict")->text(), QString("Not solved"));
  QTest::mouseClick(f.find<QPushButton>("solve.start"), Qt::LeftButton);
  QTRY_COMPARE(f.find<QLabel>("status.verdict")->text(), QString("Feasible, local optimum"));
  QVERIFY(f.find<QLabel>("status.peak")->text().contains("%"));
}

void MainWindowTest::keysSheetOpens() {
  WindowFixture f;
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  setGravity(f.document, Vector3::Zero(), "None");
  QTest::keyClick(f.window.get(), Qt::Key_F1);
  QVERIFY(f.find<QWidget>("keys"));
  for (const QLabel* label : f.find<QWidget>("keys")->findChildren<QLabel*>())
    QVERIFY2(!label->text().startsWith("Undo "), qPrintable(label->text()));  // any step, not the next one
}

void MainWindowTest::warningsGoWithTheNextChange() {
  WindowFixture f;
  auto* bar = f.find<MessageBar>("message.bar");
  f.document.report(Severity::Attention, "The bar is too high");
  QCOMPARE(bar->message(), QStringLiteral("The bar is too high"));
  setGravity(f.document, Vector3::Zero(), "None");
  QVERIFY(bar->message().isEmpty());
  f.document.report(Severity::Error, "The disk is full");
  setGravity(f.document, Vector3(0.0, -1.62, 0.0), "Moon");
  QCOMPARE(bar->message(), QStringLiteral("The disk is full"));
}

/// Takes the keys that reach it.
class KeyTaker : public QWidget {
 public:
  QList<int> keys;

 protected:
  void keyPressEvent(QKeyEvent* event) override { keys.append(event->key()); }
};

void MainWindowTest::keysThatNobodyTakesPlay() {
  WindowFixture f;
  auto* timeline = new KeyTaker;
  f.window->setTimeline(timeline);
  auto* view = new QWidget;
  f.window->setViewport(view);
  for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Left, Qt::Key_L, Qt::Key_I}) QTest::keyClick(view, key);
  QCOMPARE(timeline->keys, QList<int>({Qt::Key_Space, Qt::Key_Left, Qt::Key_L, Qt::Key_I}));
  QTest::keyClick(f.find<QPushButton>("solve.start"), Qt::Key_End);
  QCOMPARE(timeline->keys.size(), 5);
  f.document.select({ElementKind::Contact, 0});
  QTest::keyClick(f.find<QLineEdit>("contact.name"), Qt::Key_Space);
  QCOMPARE(timeline->keys.size(), 5);
}

void MainWindowTest::spacePlaysWhateverWasClickedLast() {
  WindowFixture f;
  auto* timeline = new KeyTaker;
  f.window->setTimeline(timeline);
  auto* law = f.find<QCheckBox>("law.friction");
  auto* preset = f.find<QComboBox>("solve.preset");
  QVERIFY(law && preset);
  const bool before = law->isChecked();
  for (QWidget* widget : QList<QWidget*>{law, preset, f.find<QPushButton>("solve.start")}) {
    timeline->keys.clear();
    QTest::keyClick(widget, Qt::Key_Space);
    QCOMPARE(timeline->keys, QList<int>({Qt::Key_Space}));
  }
  QCOMPARE(law->isChecked(), before);
  QVERIFY(!f.runner.isRunning());
  QTest::keyClick(law, Qt::Key_Return);
  QCOMPARE(law->isChecked(), !before);
  f.window->showPalette();
  timeline->keys.clear();
  QTest::keyClick(f.find<QLineEdit>("palette.text"), Qt::Key_Space);
  QVERIFY(timeline->keys.isEmpty());
}

void MainWindowTest::startPageShowsSamplesAndHidesPanels() {
  WindowFixture f;
  f.window->showStartPage();
  QVERIFY(f.find<QDockWidget>("dock.scene")->isHidden());
  QTest::mouseClick(f.find<QPushButton>("start.new"), Qt::LeftButton);
  QVERIFY(!f.find<QDockWidget>("dock.scene")->isHidden());
  QCOMPARE(f.document.project().task.name, std::string("Untitled"));
}

/// For the eye: set HANDHOLD_SCREENSHOTS to a folder.
void MainWindowTest::screenshots() {
  const QString folder = qEnvironmentVariable("HANDHOLD_SCREENSHOTS");
  if (folder.isEmpty()) QSKIP("set HANDHOLD_SCREENSHOTS to a folder to get pictures");
  WindowFixture f;
  const auto shoot = [&](const QString& name) {
    QTest::qWait(150);
    QVERIFY(f.window->grab().save(folder + "/" + name + ".png"));
  };
  for (Appearance appearance : {Appearance::Dark, Appearance::Light}) {
    f.window->setAppearance(appearance);
    const QString suffix = appearance == Appearance::Dark ? "_dark" : "_light";
    f.document.select({});
    applyTrial(f.document, shared(fakeResult(human(), f.document.project().task, f.document.project().q,
                                             PostureStatus::Optimal)));
    shoot("solved" + suffix);
    applyTrial(f.document, shared(fakeResult(human(), f.document.project().task, f.document.project().q,
                                             PostureStatus::Infeasible)));
    f.document.select({ElementKind::Contact, 0});
    f.document.report(Severity::Error,
                      "pull.json: contacts[1].site: there is no site \"r_gripp\"; choose r_grip");
    shoot("infeasible" + suffix);
    f.window->messages().dismiss();
    f.window->showPalette();
    QTest::qWait(100);
    QVERIFY(f.find<QWidget>("palette")->grab().save(folder + "/palette" + suffix + ".png"));
    f.find<QWidget>("palette")->close();
    f.window->showStartPage();
    shoot("start" + suffix);
    f.window->showView();
    f.window->actions()["app.keys"]->trigger();
    QTest::qWait(100);
    QVERIFY(f.find<QWidget>("keys")->grab().save(folder + "/keys" + suffix + ".png"));
    f.find<QWidget>("keys")->close();
    QTest::qWait(20);
  }
}

}  // namespace handhold

QTEST_MAIN(handhold::MainWindowTest)
#include "main_window_test.moc"
