// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/csv.h"

#include <QtTest>
#include <clocale>
#include <limits>

#include "engine/core/error.h"

using namespace handhold;

namespace {

std::string complaint(const std::string& text) {
  try {
    const CsvTable table(text, "t.csv");
    for (int row = 0; row < table.rowCount(); ++row)
      for (int column = 0; column < static_cast<int>(table.columns().size()); ++column)
        table.number(row, column);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no complaint";
}

}  // namespace

class CsvTest : public QObject {
  Q_OBJECT

 private slots:
  void readsWhatOthersWrite();
  void numbersRoundTripWhateverTheLocale();
  void textsRoundTrip();
  void formulasStayText();
  void complaintsAreExact_data();
  void complaintsAreExact();
};

void CsvTest::readsWhatOthersWrite() {
  const CsvTable table("\xEF\xBB\xBFtime, \"a b\" ,c\r\n1,+2.5, -3e2 \r\n\r\n4,\"5\",6", "t.csv");
  QCOMPARE(table.columns(), (std::vector<std::string>{"time", "a b", "c"}));
  QCOMPARE(table.rowCount(), 2);
  QCOMPARE(table.number(0, table.column("a b")), 2.5);
  QCOMPARE(table.number(0, 2), -300.0);
  QCOMPARE(table.number(1, 1), 5.0);
  QCOMPARE(table.find("d"), -1);
}

void CsvTest::numbersRoundTripWhateverTheLocale() {
  // a decimal comma where the system has such a locale; the result must not depend on it
  std::setlocale(LC_ALL, "de_DE.UTF-8");
  for (const double value : {0.1, -1.0 / 3.0, 5e-324, std::numeric_limits<double>::max(), -0.0, 12345678.0}) {
    CsvText text({"x"});
    text.add(value);
    text.endRow();
    QVERIFY(!QString::fromStdString(text.text()).contains(','));
    const double back = CsvTable(text.text(), "t.csv").number(0, 0);
    QCOMPARE(std::signbit(back), std::signbit(value));
    QVERIFY(back == value);
  }
  QCOMPARE(csvNumber(0.1), std::string("0.1"));
  std::setlocale(LC_ALL, "C");
}

void CsvTest::textsRoundTrip() {
  CsvText text({"name", "x"});
  for (const char* name : {"left foot, \"heel\"", " spaced ", "plain"}) {
    text.add(name);
    text.add(1.0);
    text.endRow();
  }
  const CsvTable table(text.text(), "t.csv");
  QCOMPARE(table.text(0, 0), std::string("left foot, \"heel\""));
  QCOMPARE(table.text(1, 0), std::string(" spaced "));
  QCOMPARE(table.text(2, 0), std::string("plain"));
}

/// A spreadsheet runs what begins like a formula; behind an apostrophe it is text, and we read it as it was.
void CsvTest::formulasStayText() {
  const std::vector<std::string> names = {"=1+1", "+a", "-b",  "@sum(a)", "'=c",
                                          "''d",  "'e", "\tf", "g=1",     ""};
  CsvText text(names);
  for (const std::string& name : names) text.add(name);
  text.endRow();
  for (const char* formula : {",=", ",+", ",-", ",@", "\n=", ",\"=", ",\"@"})
    QVERIFY2(text.text().find(formula) == std::string::npos, formula);
  const CsvTable table(text.text(), "t.csv");
  QVERIFY(table.columns() == names);
  for (int column = 0; column < static_cast<int>(names.size()); ++column)
    QCOMPARE(table.text(0, column), names[static_cast<std::size_t>(column)]);
}

void CsvTest::complaintsAreExact_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const char* text, const char* expected) {
    QTest::newRow(name) << QByteArray(text) << expected;
  };
  row("empty", "", "t.csv: is empty");
  row("cut off", "a,b\n1,2\n3", "t.csv:3: has 1 cells, the header has 2; complete the row");
  row("word", "a,b\n1,x", "t.csv:2: b: 'x' is not a number");
  row("nothing", "a,b\n1,", "t.csv:2: b: '' is not a number");
  row("comma", "a;b\n1;2", "t.csv:2: a;b: '1;2' is not a number");
  row("more behind", "a\n1.5.3", "'1.5.3' is not a number");
  row("nan", "a\nnan", "t.csv:2: a: 'nan' is not finite");
  row("inf", "a\n-inf", "'-inf' is not finite");
  row("huge", "a\n1e400", "'1e400' is out of range");
  row("twice", "a,a\n1,2", "t.csv:1: the column 'a' is there twice");
  row("open quotes", "a\n\"1", "t.csv:2: a quoted cell does not end");
}

void CsvTest::complaintsAreExact() {
  QFETCH(QByteArray, text);
  QFETCH(QString, expected);
  const QString said = QString::fromStdString(complaint(text.toStdString()));
  QVERIFY2(said.contains(expected), qPrintable(said));
}

QTEST_GUILESS_MAIN(CsvTest)
#include "csv_test.moc"
