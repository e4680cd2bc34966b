// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <numbers>

#include "engine/io/input/number_text.h"
#include "engine/recording/measured.h"
#include "engine/recording/time_base.h"

using namespace handhold;

class MeasuredTest : public QObject {
  Q_OBJECT

 private slots:
  void unitsOfFiles_data();
  void unitsOfFiles();
  void unitsOfOursAreKnown();
  void unknownUnits();
  void numbersOfFiles_data();
  void numbersOfFiles();
  void digits();
  void roundedTimesHaveARate();
};

void MeasuredTest::unitsOfFiles_data() {
  QTest::addColumn<int>("measure");
  QTest::addColumn<double>("factor");
  QTest::addColumn<bool>("isComplete");
  const auto row = [](const char* word, Measured measure, double factor, bool isComplete = true) {
    QTest::newRow(word) << static_cast<int>(measure) << factor << isComplete;
  };
  row("mm", Measured::Length, 1e-3);
  row("mete", Measured::Length, 1.0, false);
  row("Newtons", Measured::Force, 1.0);
  row("nt", Measured::Force, 1.0);
  row("N-M", Measured::Moment, 1.0);
  row("N*m", Measured::Moment, 1.0);
  row("N m", Measured::Moment, 1.0);
  row("Nmm", Measured::Moment, 1e-3);
  row("ntmm", Measured::Moment, 1e-3);
  row("deg", Measured::Angle, std::numbers::pi / 180.0);
  row("Grad", Measured::Angle, std::numbers::pi / 180.0);
  row("grad/s", Measured::AngularSpeed, std::numbers::pi / 180.0);
  row("\xC2\xB0", Measured::Angle, std::numbers::pi / 180.0);
  row("\xC2\xB0/s", Measured::AngularSpeed, std::numbers::pi / 180.0);
  row("Seconds", Measured::Time, 1.0);
  row("second", Measured::Time, 1.0);
  row("msec", Measured::Time, 1e-3);
  row("milliseconds", Measured::Time, 1e-3);
  row("min", Measured::Time, 60.0);
  row("d.u.", Measured::Count, 1.0);
  row("mV", Measured::Voltage, 1e-3);
  row("in", Measured::Length, 0.0254);
}

void MeasuredTest::unitsOfFiles() {
  const std::optional<FileUnit> unit = fileUnit(QTest::currentDataTag());
  QVERIFY(unit);
  QTEST(static_cast<int>(unit->measure), "measure");
  QTEST(unit->factor, "factor");
  QTEST(unit->isComplete, "isComplete");
}

/// What we write is read as what it was.
void MeasuredTest::unitsOfOursAreKnown() {
  for (int i = 1; i <= static_cast<int>(Measured::Count); ++i) {
    const auto measure = static_cast<Measured>(i);
    const std::optional<FileUnit> unit = fileUnit(unitOf(measure));
    QVERIFY2(unit && unit->measure == measure && unit->factor == 1.0, wordOf(measure));
  }
}

void MeasuredTest::unknownUnits() {
  for (const char* word : {"", "ell", "furlongs", "met", "mmm"}) QVERIFY2(!fileUnit(word), word);
}

void MeasuredTest::numbersOfFiles_data() {
  QTest::addColumn<double>("number");
  QTest::newRow("1.5") << 1.5;
  QTest::newRow("+2E-03") << 0.002;
  QTest::newRow("1.25D2") << 125.0;
  QTest::newRow(" 7 ") << 7.0;
  QTest::newRow("1e-400") << 0.0;
  for (const char* gap : {"", " ", "NaN", "-nan", "nan(ind)", "1.#QNAN", "-1.#IND", "INF", "n/a", "1e999"})
    QTest::newRow(gap) << qQNaN();
}

void MeasuredTest::numbersOfFiles() {
  QFETCH(double, number);
  const std::optional<double> read = numberOf(QTest::currentDataTag());
  QVERIFY(read);
  QVERIFY(std::isnan(number) ? std::isnan(*read) : *read == number);
  for (const char* word : {"abc", "1,5", "1.2.3", "0x10", "1 2", "-"}) QVERIFY2(!numberOf(word), word);
}

void MeasuredTest::digits() {
  QCOMPARE(halfDigit("0.033"), 0.0005);
  QCOMPARE(halfDigit("12"), 0.5);
  QCOMPARE(halfDigit("1.5e-3"), 0.00005);
  QCOMPARE(countOf("12"), std::optional<int>(12));
  for (const char* word : {"-1", "1.5", "", "x", "1e12"}) QVERIFY2(!countOf(word), word);
}

void MeasuredTest::roundedTimesHaveARate() {
  QVERIFY(std::abs(*rateOf({0.0, 0.033, 0.067, 0.1}, 0.001) - 30.0) < 1e-9);
  QVERIFY(!rateOf({0.0, 0.033, 0.09, 0.1}, 0.001));
  QVERIFY(!rateOf({0.0}, 0.001) && !rateOf({1.0, 0.0}, 0.001));
  const TimeBase base = evenTimes(2.0, 50.0, 3);
  QVERIFY(isEven(base, 1e-12) && std::abs(base.times[2] - 2.04) < 1e-15);
}

QTEST_GUILESS_MAIN(MeasuredTest)
#include "measured_test.moc"
