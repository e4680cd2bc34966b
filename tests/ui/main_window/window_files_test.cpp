// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks about the file that is open.
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/folders.h"

namespace handhold {

class WindowFilesTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void theQuestionNamesTheFile();
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
