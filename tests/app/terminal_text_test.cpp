// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/terminal_text.h"

#include <QTemporaryDir>
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "tests/app/program_run.h"

using namespace handhold;

/// What a file names itself cannot steer a terminal.
class TerminalTextTest : public QObject {
  Q_OBJECT

 private slots:
  void controlCharactersAreMasked_data();
  void controlCharactersAreMasked();
  void notesOfFilesAreMasked();
};

void TerminalTextTest::controlCharactersAreMasked_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("safe");
  QTest::newRow("plain") << QByteArray("left hand") << QByteArray("left hand");
  QTest::newRow("other scripts") << QByteArray("Hände 日本") << QByteArray("Hände 日本");
  QTest::newRow("lines") << QByteArray("a\tb\nc") << QByteArray("a\tb\nc");
  QTest::newRow("escape") << QByteArray("\x1B[31mred") << QByteArray("?[31mred");
  QTest::newRow("bell") << QByteArray("\a\x7F") << QByteArray("??");
  QTest::newRow("C1") << QByteArray(
                             "\xC2\x9B"
                             "31m")
                      << QByteArray("?31m");
}

void TerminalTextTest::controlCharactersAreMasked() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, safe);
  QCOMPARE(QByteArray::fromStdString(terminalText(text.toStdString())), safe);
}

void TerminalTextTest::notesOfFilesAreMasked() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("table.csv"), out = folder.filePath("out");
  writeFile(file.toStdString(), "time,r_elbow_flexion,\x1B[31mtail\n0,1,1\n0.1,1,2\n");
  const Run run = start({"import", file, "--out", out});
  QVERIFY2(run.error.contains("'?[31mtail' is no joint"), qPrintable(run.error));
  QVERIFY(!run.error.contains(QChar(0x1B)));
}

QTEST_GUILESS_MAIN(TerminalTextTest)
#include "terminal_text_test.moc"
