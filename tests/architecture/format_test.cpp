// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

// One style in every file, so that a change shows what changed: .clang-format, as clang-format 14 reads it.

namespace {

const QString kSource = HANDHOLD_SOURCE_DIR;

QStringList sourceFiles() {
  QStringList files;
  for (const char* folder : {"app", "engine", "tests", "ui"})
    for (QDirIterator all(kSource + "/" + folder, {"*.h", "*.cpp"}, QDir::Files,
                          QDirIterator::Subdirectories);
         all.hasNext();)
      files << all.next();
  return files;
}

/// What clang-format of another version would write differs in places.
QString formatter() {
  for (const char* name : {"clang-format-14", "clang-format"})
    if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty()) return found;
  return {};
}

}  // namespace

class FormatTest : public QObject {
  Q_OBJECT

 private slots:
  void everyFileIsAsTheStyleSays() {
    if (formatter().isEmpty()) QSKIP("clang-format is not installed");
    QProcess version;
    version.start(formatter(), {"--version"});
    QVERIFY(version.waitForFinished());
    if (!version.readAllStandardOutput().contains("version 14.")) QSKIP("clang-format is not of version 14");
    const QStringList files = sourceFiles();
    QVERIFY(files.size() > 500);
    QProcess format;
    format.start(formatter(), QStringList{"--dry-run", "-Werror"} + files);
    QVERIFY(format.waitForFinished(-1));
    const QByteArray complaints = format.readAllStandardError();
    QVERIFY2(format.exitCode() == 0, complaints.left(2000).constData());
  }
};

QTEST_GUILESS_MAIN(FormatTest)
#include "format_test.moc"
