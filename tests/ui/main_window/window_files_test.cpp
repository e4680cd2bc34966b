// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks about the file that is open.
#include <QDockWidget>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/number_field.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/folders.h"

namespace handhold {

class WindowFilesTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void theQuestionNamesTheFile();
  void whatIsThrownAwayIsClosed();
  void whatIsTypedInAFloatingPanelIsSaved();
  void whatIsTypedBesideAFloatingPanelIsSolved();
  void exportsAreProposedBesideTheTask();
};

/// By the name of its file, once it has one, as in the title.
void WindowFilesTest::theQuestionNamesTheFile() {
  QTemporaryDir folder;
  WindowFixture f;
  saveDocument(f.document, folder.filePath("low bar.json"));
  removeThing(f.document, {ElementKind::Target, 0});
  QString asked;
  QTimer::singleShot(50, f.window.get(), [&] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!question) return;
    asked = question->text();
    question->reject();
  });
  QVERIFY(!f.window->close());
  QVERIFY2(asked.contains("low bar.json"), qPrintable(asked));
  f.document.markSaved(folder.filePath("low bar.json"));  // nothing is asked on the way out
}

/// Left open below the start page, it could still be saved over its file.
void WindowFilesTest::whatIsThrownAwayIsClosed() {
  QTemporaryDir folder;
  WindowFixture f;
  saveDocument(f.document, folder.filePath("low bar.json"));
  removeThing(f.document, {ElementKind::Target, 0});
  QTimer::singleShot(50, f.window.get(), [] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question) question->button(QMessageBox::Discard)->click();
  });
  f.window->actions()["file.start"]->trigger();
  QVERIFY(f.find<QWidget>("start")->isVisible());
  QVERIFY(f.document.filePath().isEmpty() && f.document.isClean());
  QVERIFY(f.document.project().task.name != samplePull().task.name);
}

void WindowFilesTest::whatIsTypedInAFloatingPanelIsSaved() {
  QTemporaryDir folder;
  WindowFixture f;
  saveDocument(f.document, folder.filePath("low bar.json"));
  QVERIFY(f.window->openFile(folder.filePath("low bar.json")));
  auto* dock = f.find<QDockWidget>("dock.inspector");
  dock->setFloating(true);
  dock->activateWindow();
  QTRY_VERIFY(dock->isActiveWindow());
  auto* field = f.window->findChild<NumberField*>("task.gravity.y");
  QVERIFY(field);
  field->setFocus();
  QTRY_VERIFY(field->hasFocus());
  field->selectAll();
  QTest::keyClicks(field, "-1.62");
  f.window->actions()["file.save"]->trigger();
  QVERIFY(f.document.isClean());
  Document again(samplePull());
  openDocument(again, folder.filePath("low bar.json"), f.places.modelFolder);
  QCOMPARE(again.project().task.gravity.y(), -1.62);
}

void WindowFilesTest::whatIsTypedBesideAFloatingPanelIsSolved() {
  WindowFixture f;
  f.find<QDockWidget>("dock.solve")->setFloating(true);
  auto* field = f.window->findChild<NumberField*>("task.gravity.y");
  QVERIFY(field);
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "-1.62");
  f.window->actions()["solve.posture"]->trigger();
  QCOMPARE(f.document.project().task.gravity.y(), -1.62);
}

/// Until one went elsewhere.
void WindowFilesTest::exportsAreProposedBesideTheTask() {
  QTemporaryDir folder, other;
  WindowFixture f;
  saveDocument(f.document, folder.filePath("low bar.json"));
  QCOMPARE(exportFile("Report.pdf"), QDir(documentsFolder()).filePath("Report.pdf"));
  QVERIFY(f.window->openFile(folder.filePath("low bar.json")));
  QCOMPARE(exportFile("Report.pdf"), folder.filePath("Report.pdf"));
  rememberExport(other.filePath("Film.mp4"));
  QCOMPARE(exportFile("Report.pdf"), other.filePath("Report.pdf"));
}

}  // namespace handhold

QTEST_MAIN(handhold::WindowFilesTest)
#include "window_files_test.moc"
