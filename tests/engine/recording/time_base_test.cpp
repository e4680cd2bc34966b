// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/time_base.h"

#include <QtTest>

#include "engine/io/csv/csv_reader.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

/// Times that writers of tables rounded.
class TimeBaseTest : public QObject {
  Q_OBJECT

 private slots:
  void roundedTimesHaveARate_data();
  void roundedTimesHaveARate();
  void unevenTimesHaveNone();
  void theirMeanStandsInForIt();
  void instantsGoFromClockToClock();
};

void TimeBaseTest::roundedTimesHaveARate_data() {
  QTest::addColumn<double>("rate");
  QTest::addColumn<char>("format");
  QTest::addColumn<int>("digits");
  for (const double rate : {30.0, 60.0, 120.0}) {
    const QByteArray name = QByteArray::number(rate);
    QTest::newRow((name + " Hz, 9 digits in all").constData()) << rate << 'g' << 9;
    QTest::newRow((name + " Hz, 6 digits in all").constData()) << rate << 'g' << 6;
    QTest::newRow((name + " Hz, milliseconds").constData()) << rate << 'f' << 3;
    QTest::newRow((name + " Hz, 9 decimals").constData()) << rate << 'f' << 9;
  }
}

void TimeBaseTest::roundedTimesHaveARate() {
  QFETCH(double, rate);
  QFETCH(char, format);
  QFETCH(int, digits);
  std::string text = "time,knee_x\n";
  for (int k = 0; k < 151; ++k) text += QByteArray::number(k / rate, format, digits).toStdString() + ",0.5\n";
  const Recording recording = readText(text, readCsv, "even.csv");
  QCOMPARE(recording.steps.rate, rate);
  QVERIFY(!hasDoubt(recording.doubts, DoubtKind::Times));
}

void TimeBaseTest::unevenTimesHaveNone() {
  const Recording recording =
      readText("time,knee_x\n0,1\n0.0333333333,1\n0.0766666667,1\n0.1,1\n", readCsv, "uneven.csv");
  QCOMPARE(recording.steps.rate, 0.0);
  QVERIFY(hasDoubt(recording.doubts, DoubtKind::Times));
}

void TimeBaseTest::theirMeanStandsInForIt() {
  QCOMPARE(meanRate({0.0, {1.0, 1.1, 1.5}}), 4.0);
  QCOMPARE(meanRate({100.0, {1.0, 1.1, 1.5}}), 100.0);
  QCOMPARE(meanRate({0.0, {1.0}}), 0.0);
  QCOMPARE(meanRate({0.0, {1.0, 1.0}}), 0.0);
}

/// Between the same values; as the nearest two tell beyond them.
void TimeBaseTest::instantsGoFromClockToClock() {
  const TimeBase uneven{0.0, {1.0, 1.1, 1.5}}, even = evenTimes(0.0, 2.0, 3);
  const std::array<std::array<double, 2>, 6> pairs{
      {{1.0, 0.0}, {1.05, 0.25}, {1.1, 0.5}, {1.3, 0.75}, {1.5, 1.0}, {1.9, 1.5}}};
  for (const auto& [before, after] : pairs) {
    QCOMPARE(timeOn(even, uneven, before), after);
    QCOMPARE(timeOn(uneven, even, after), before);
  }
  QCOMPARE(timeOn({0.0, {3.0}}, {0.0, {1.0}}, 1.5), 3.5);
  QCOMPARE(timeOn({}, {}, 1.5), 1.5);
  QCOMPARE(timeOn({0.0, {3.0, 4.0}}, {0.0, {1.0, 1.0}}, 1.0), 3.0);
}

QTEST_GUILESS_MAIN(TimeBaseTest)
#include "time_base_test.moc"
