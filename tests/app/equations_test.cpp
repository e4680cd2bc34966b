// SPDX-License-Identifier: GPL-3.0-or-later
// The table of equations (engine/equations.md) names what is there: files, commands, options; and no document
// of engine/README.md's sources that has rows is left out.
#include <QRegularExpression>
#include <QtTest>
#include <filesystem>
#include <map>
#include <set>

#include "engine/core/atomic_file.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const fs::path kSource = HANDHOLD_SOURCE_DIR;

/// Equation, what, file, command, test.
std::vector<QStringList> rows() {
  std::vector<QStringList> rows;
  const QString page = QString::fromStdString(readFile(kSource / "engine/equations.md"));
  for (const QString& line : page.split('\n')) {
    if (!line.startsWith("| ") || line.startsWith("| Equation")) continue;
    QStringList cells = line.mid(1, line.size() - 2).split('|');
    for (QString& cell : cells) cell = cell.trimmed();
    rows.push_back(cells);
  }
  return rows;
}

QStringList inBackticks(const QString& cell) {
  static const QRegularExpression kQuoted("`([^`]+)`");
  QStringList words;
  for (auto match = kQuoted.globalMatch(cell); match.hasNext();) words << match.next().captured(1);
  return words;
}

}  // namespace

class EquationsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyFileIsThere();
  void everyCommandKnowsItsOptions();
};

void EquationsTest::everyFileIsThere() {
  std::set<QString> files;
  for (const QStringList& row : rows()) {
    QCOMPARE(row.size(), 5);
    for (const int column : {2, 4})
      for (const QString& file : row[column].split(", ")) {
        const bool isOfItsKind = file.startsWith("tests/") == (column == 4);
        QVERIFY2(isOfItsKind && fs::is_regular_file(kSource / file.toStdString()),
                 qPrintable(file + ", of " + row[0]));
        files.insert(file);
      }
  }
  QVERIFY(files.size() > 80);
}

void EquationsTest::everyCommandKnowsItsOptions() {
  std::map<QString, QString> helps;
  for (const QStringList& row : rows()) {
    const QStringList told = inBackticks(row[3]);
    QVERIFY2(!told.isEmpty() && told[0].startsWith("handhold "), qPrintable(row[3]));
    if (!helps.contains(told[0])) {
      const Run run = start(told[0].split(' ').mid(1) + QStringList{"--help"});
      QVERIFY2(run.code == 0, qPrintable(told[0] + ": " + run.error));
      QVERIFY2(run.out.contains(told[0].section(' ', -1)), qPrintable(told[0]));
      helps[told[0]] = run.out;
    }
    for (const QString& options : told.mid(1))
      for (const QString& word : options.split(' '))
        if (word.startsWith("--")) QVERIFY2(helps[told[0]].contains(word), qPrintable(told[0] + " " + word));
  }
  QVERIFY(helps.size() > 10);
}

QTEST_GUILESS_MAIN(EquationsTest)
#include "equations_test.moc"
