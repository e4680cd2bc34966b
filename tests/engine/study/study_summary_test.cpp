// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_summary.h"

#include <QtTest>
#include <cmath>

using namespace handhold;

namespace {

constexpr double kPrinted = 5e-5;  ///< half of the last printed digit

StudyRow rowOf(const char* person, const char* place, CaseState state, const char* thing = "") {
  StudyRow row;
  row.values = {person, place};
  row.state = state;
  if (state == CaseState::Infeasible) row.law = "joint torque";
  row.thing = thing;
  return row;
}

/// Two people at three places, of which one was not decided.
std::vector<StudyRow> table() {
  return {rowOf("\"a\"", "0.1", CaseState::Solved),
          rowOf("\"a\"", "0.2", CaseState::Infeasible, "left knee"),
          rowOf("\"a\"", "0.3", CaseState::Crashed),
          rowOf("\"b\"", "0.1", CaseState::Infeasible, "left knee"),
          rowOf("\"b\"", "0.2", CaseState::Infeasible, "right elbow"),
          rowOf("\"b\"", "0.3", CaseState::Solved)};
}

}  // namespace

class StudySummaryTest : public QObject {
  Q_OBJECT

 private slots:
  void intervalsAreThePrintedOnes_data() {
    // Newcombe 1998, Statistics in Medicine 17:857, table I, method 3
    QTest::addColumn<int>("can");
    QTest::addColumn<int>("of");
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    QTest::newRow("81 of 263") << 81 << 263 << 0.2553 << 0.3662;
    QTest::newRow("15 of 148") << 15 << 148 << 0.0624 << 0.1605;
    QTest::newRow("0 of 20") << 0 << 20 << 0.0 << 0.1611;
    QTest::newRow("1 of 29") << 1 << 29 << 0.0061 << 0.1718;
    QTest::newRow("none") << 0 << 0 << 0.0 << 1.0;
  }
  void intervalsAreThePrintedOnes() {
    QFETCH(int, can);
    QFETCH(int, of);
    QFETCH(double, lower);
    QFETCH(double, upper);
    const auto interval = wilsonInterval({can, of});
    QVERIFY2(std::abs(interval[0] - lower) < kPrinted, qPrintable(QString::number(interval[0])));
    QVERIFY2(std::abs(interval[1] - upper) < kPrinted, qPrintable(QString::number(interval[1])));
    // from the other side
    const auto mirrored = wilsonInterval({of - can, of});
    QVERIFY(of == 0 || std::abs(mirrored[0] - (1.0 - interval[1])) < 1e-12);
  }

  void whatWasNotDecidedCountsForNobody() {
    const std::vector<StudyRow> rows = table();
    QCOMPARE(solvedShare(rows), (Share{2, 5}));
    const std::vector<ShareAt> places = sharesBy(rows, 1);
    QCOMPARE(places.size(), std::size_t(3));
    QCOMPARE(places[0].share, (Share{1, 2}));
    QCOMPARE(places[2].value, std::string("0.3"));
    QCOMPARE(places[2].share, (Share{1, 1}));
    QCOMPARE(shareOfAny(rows, 0), (Share{2, 2}));
    QCOMPARE(shareOfAny(rows, 1), (Share{2, 3}));
  }

  /// b has only failed at the first place and nobody knows of the second: b is not one who cannot anywhere.
  void whoIsNotDecidedEverywhereIsNotUnable() {
    std::vector<StudyRow> rows = table();
    rows[4].state = CaseState::Waiting;
    rows[5].state = CaseState::Crashed;
    QCOMPARE(shareOfAny(rows, 0), (Share{1, 1}));
    rows[4].state = rows[5].state = CaseState::Infeasible;
    QCOMPARE(shareOfAny(rows, 0), (Share{1, 2}));
  }

  void whatStandsInTheWayIsCounted() {
    const std::vector<Hindrance> hindrances = hindrancesOf(table());
    QCOMPARE(hindrances.size(), std::size_t(3));
    QCOMPARE(hindrances[0].count, 2);
    QCOMPARE(hindrances[0].thing, std::string("left knee"));
    QCOMPARE(hindrances[1].law, std::string("crashed"));
  }

  void theBestValueServesMostAndThenLoadsLeast() {
    std::vector<StudyRow> rows = table();
    for (StudyRow& row : rows) row.figures = {{"peak_load", row.values[1] == "0.1" ? 0.9 : 0.4}};
    QCOMPARE(bestValue(rows, 1)->at.value, std::string("0.3"));  // one of one
    // one of two at 0.1 and now at 0.3, too: the lower load counts
    rows.push_back(rows.front());
    rows.back().values[1] = "0.3";
    rows.back().state = CaseState::Infeasible;
    QCOMPARE(bestValue(rows, 1)->at.share, (Share{1, 2}));
    QCOMPARE(bestValue(rows, 1)->at.value, std::string("0.3"));
    QCOMPARE(bestValue(rows, 1)->load, 0.4);
    for (StudyRow& row : rows) row.state = CaseState::Infeasible;
    QVERIFY(!bestValue(rows, 1));
  }

  /// A search that has failed may end anywhere: 180, 317, 118 N m of ever heavier loads.
  void whatIsImpossibleHasNoFigures() {
    std::vector<StudyRow> rows = table();
    rows[0].figures = {{"peak_load", 0.8}};
    rows[1].figures = {{"peak_load", 395.0}, {"rula", 7.0}};
    QCOMPARE(figureOf(rows[0], "peak_load"), std::optional(0.8));
    QVERIFY(!figureOf(rows[1], "peak_load"));
    QCOMPARE(figureNames(rows), std::vector<std::string>{"peak_load"});
    QCOMPARE(std::string(chartedWords(rows)), std::string(" (solved cases)"));
    QCOMPARE(std::string(chartedWords({rows[0]})), std::string());
  }

  void quartilesAreThoseOfR() {
    // R: quantile(c(1, 3, 4, 10, 12, 20)), type 7
    const auto numbers = fiveNumbers({12, 1, 20, 3, 4, 10});
    QVERIFY(numbers.has_value());
    const std::array<double, 5> printed{1.0, 3.25, 7.0, 11.5, 20.0};
    for (std::size_t i = 0; i < printed.size(); ++i) QVERIFY(std::abs((*numbers)[i] - printed[i]) < 1e-12);
    QVERIFY(!fiveNumbers({}));
    QCOMPARE((*fiveNumbers({5.0}))[2], 5.0);
  }

  void aPersonsOwnNumbersAreNotToldByValue() {
    StudyVariable variable;
    variable.name = "stature";
    const std::vector<ShareAt> shares = sharesBy(table(), 1);
    QVERIFY(isToldByValue(variable, shares));
    variable.isOfPerson = true;
    QVERIFY(!isToldByValue(variable, shares));
    variable.name = "sex";
    QVERIFY(isToldByValue(variable, shares));
    QVERIFY(!isToldByValue(variable, {shares[0]}));
    // a value of its own for each case tells nothing
    QVERIFY(!isToldByValue(variable, {{"1", {1, 1}}, {"2", {0, 1}}}));
  }

  void sharesAreSaidWithTheirInterval() {
    QCOMPARE(shareWords({143, 200}), std::string("71.5 %, 143 of 200"));
    QCOMPARE(intervalWords({143, 200}), std::string(" (95 % interval 64.9 to 77.3 %)"));
    QCOMPARE(shareWords({}), std::string("none was decided"));
  }

  /// Who is asked at several places is no new person at each: of those alone an interval would be too narrow.
  void nobodyCountsTwiceInAnInterval() {
    StudyPlan plan;
    QVERIFY(!isDrawnOnce(plan));  // a grid was chosen
    plan.design = Design::Sobol;  // more even than chance
    QVERIFY(!isDrawn(plan) && !isDrawnOnce(plan));
    plan.design = Design::Random;
    QVERIFY(isDrawnOnce(plan));
    plan.design = Design::Grid;
    plan.people.resize(4);
    QVERIFY(!isDrawn(plan) && !isDrawnOnce(plan));  // picked by hand
    plan.arePeopleDrawn = true;
    StudyVariable sex;
    sex.isOfPerson = true;
    plan.variables = {sex};
    QVERIFY(isDrawnOnce(plan) && isDrawnOnce(plan, 0));
    StudyVariable place;
    place.values = {"0.1", "0.2", "0.3"};
    plan.variables.push_back(place);
    QVERIFY(!isDrawnOnce(plan) && !isDrawnOnce(plan, 0) && isDrawnOnce(plan, 1));
    plan.variables.push_back(place);
    QVERIFY(!isDrawnOnce(plan, 1));
  }
};

QTEST_GUILESS_MAIN(StudySummaryTest)
#include "study_summary_test.moc"
