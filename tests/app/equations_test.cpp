// SPDX-License-Identifier: GPL-3.0-or-later
// The table of equations (engine/equations.md) names what is there: files, commands, options; and no numbered
// equation, figure or table of 001 and 002 is left out.
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

enum Column { kEquation, kWhat, kFile, kCommand, kSeen, kTest, kColumns };

/// Of a document, by how its heading begins; of all documents without one.
std::vector<QStringList> rows(const QString& document = {}) {
  std::vector<QStringList> rows;
  const QString page = QString::fromStdString(readFile(kSource / "engine/equations.md"));
  bool isAsked = false;
  for (const QString& line : page.split('\n')) {
    if (line.startsWith("## ")) isAsked = line.startsWith("## " + document);
    if (!isAsked || !line.startsWith("| ") || line.startsWith("| Equation")) continue;
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

/// What a kind of things is numbered by: "5.8 to 5.11, 5.21" is 5.8, 5.9, 5.10, 5.11 and 5.21.
void addNumbers(const QString& words, std::set<QString>& numbers) {
  static const QRegularExpression kRange("(?:([A0-9])\\.)?([0-9]+)\\)?(?: to \\(?(?:[A0-9]\\.)?([0-9]+))?");
  for (auto match = kRange.globalMatch(words); match.hasNext();) {
    const QRegularExpressionMatch range = match.next();
    const QString chapter = range.captured(1).isEmpty() ? QString() : range.captured(1) + '.';
    const int first = range.captured(2).toInt();
    const int last = range.captured(3).isEmpty() ? first : range.captured(3).toInt();
    for (int number = first; number <= last; ++number) numbers.insert(chapter + QString::number(number));
  }
}

/// "equation", "figure" and "table" of a document, with all numbers that its rows name.
std::map<QString, std::set<QString>> numbered(const QString& document) {
  static const QString kMore = "(?:(?:, | and | to )(?:[A0-9]\\.)?[0-9]+)*";
  static const QRegularExpression kThings("(figure|table)s? ((?:[A0-9]\\.)?[0-9]+" + kMore + ")");
  static const QRegularExpression kEquations("\\((?:[0-9]\\.)?[0-9]+\\)(?: to \\([0-9]\\.[0-9]+\\))?");
  std::map<QString, std::set<QString>> found;
  for (const QStringList& row : rows(document)) {
    for (auto match = kThings.globalMatch(row[kEquation]); match.hasNext();) {
      const QRegularExpressionMatch things = match.next();
      addNumbers(things.captured(2), found[things.captured(1)]);
    }
    for (auto match = kEquations.globalMatch(row[kEquation]); match.hasNext();)
      addNumbers(match.next().captured(0), found["equation"]);
  }
  return found;
}

}  // namespace

class EquationsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyFileIsThere();
  void everyCommandKnowsItsOptions();
  void nothingNumberedIsLeftOut_data();
  void nothingNumberedIsLeftOut();
};

void EquationsTest::everyFileIsThere() {
  std::set<QString> files;
  for (const QStringList& row : rows()) {
    QCOMPARE(row.size(), int(kColumns));
    QVERIFY2(!row[kSeen].isEmpty(), qPrintable(row[kEquation]));
    for (const int column : {kFile, kTest})
      for (const QString& file : row[column].split(", ")) {
        const bool isOfItsKind = file.startsWith("tests/") == (column == kTest);
        QVERIFY2(isOfItsKind && fs::is_regular_file(kSource / file.toStdString()),
                 qPrintable(file + ", of " + row[kEquation]));
        files.insert(file);
      }
  }
  QVERIFY(files.size() > 80);
}

void EquationsTest::everyCommandKnowsItsOptions() {
  std::map<QString, QString> helps;
  for (const QStringList& row : rows()) {
    const QStringList told = inBackticks(row[kCommand]);
    QVERIFY2(!told.isEmpty() && told[0].startsWith("handhold "), qPrintable(row[kCommand]));
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

/// How far the documents count, chapter by chapter.
void EquationsTest::nothingNumberedIsLeftOut_data() {
  QTest::addColumn<QString>("document");
  QTest::addColumn<QString>("kind");
  QTest::addColumn<QString>("chapter");
  QTest::addColumn<int>("last");
  const auto add = [](const char* document, const char* kind, const char* chapter, int last) {
    QTest::addRow("%s of %s, %s", kind, document, chapter) << document << kind << chapter << last;
  };
  add("001", "equation", "", 1);
  add("001", "figure", "", 15);
  for (const auto& [chapter, last] :
       {std::pair("2.", 28), {"3.", 10}, {"4.", 31}, {"5.", 21}, {"6.", 22}, {"7.", 1}})
    add("002", "equation", chapter, last);
  for (const auto& [chapter, last] :
       {std::pair("2.", 4), {"3.", 1}, {"4.", 1}, {"5.", 18}, {"6.", 29}, {"7.", 2}})
    add("002", "figure", chapter, last);
  for (const auto& [chapter, last] : {std::pair("5.", 7), {"6.", 2}, {"A.", 11}})
    add("002", "table", chapter, last);
}

/// Nor is anything told that the document has not.
void EquationsTest::nothingNumberedIsLeftOut() {
  QFETCH(QString, document);
  QFETCH(QString, kind);
  QFETCH(QString, chapter);
  QFETCH(int, last);
  const std::set<QString> told = numbered(document)[kind];
  for (int number = 1; number <= last; ++number) {
    const QString wanted = chapter + QString::number(number);
    QVERIFY2(told.contains(wanted), qPrintable(kind + ' ' + wanted));
  }
  QVERIFY(!told.contains(chapter + QString::number(last + 1)));
}

QTEST_GUILESS_MAIN(EquationsTest)
#include "equations_test.moc"
