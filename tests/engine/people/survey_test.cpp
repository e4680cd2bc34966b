// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/survey.h"

#include <QtTest>
#include <cstdio>

#include "engine/core/error.h"
#include "engine/people/expected_person.h"

using namespace handhold;

namespace {

const std::filesystem::path kPeople = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/people";
constexpr std::array kBoth{Sex::Female, Sex::Male};
constexpr double kTiny = 1e-9;

}  // namespace

class SurveyTest : public QObject {
  Q_OBJECT

 private slots:
  void percentilesAreThePrintedOnes();
  void percentilesBetweenAreTheNormals();
  void theCorrelationIsThatOfPeople();
  void whatIsExpectedAtTheMediansIsTheMedian();
  void whatIsSetStays();
  void conditioningAgreesWithSampling();
  void knowingMoreLeavesLessOpen();
  void nobodysMeasuresAreRefused();
  void whoIsHardlyAnybodyIsKnown();
  void whatIsToldToGiveIsTaken();
  void measuresOfTwoBodiesAreRefused();

 private:
  const Survey survey_ = readSurvey(kPeople);
};

void SurveyTest::percentilesAreThePrintedOnes() {
  // ANSUR II's own table, read here by hand
  const SurveyedMeasure& stature = measureOf(survey_.of(Sex::Male), "stature");
  QVERIFY(std::abs(valueAt(stature, 5.0) - 1.648) < kTiny);
  QVERIFY(std::abs(valueAt(stature, 50.0) - 1.755) < kTiny);
  QVERIFY(std::abs(valueAt(stature, 95.0) - 1.870) < kTiny);
  const SurveyedMeasure& mass = measureOf(survey_.of(Sex::Female), "mass");
  QVERIFY(std::abs(valueAt(mass, 95.0) - 87.1) < kTiny);
  for (const Sex sex : kBoth)
    for (const SurveyedMeasure& measure : survey_.of(sex).measures)
      for (int k = 0; k < 3; ++k)
        QVERIFY2(std::abs(percentileOf(measure, measure.percentiles[std::size_t(k)]) -
                          std::array{5, 50, 95}[std::size_t(k)]) < 1e-6,
                 measure.word.c_str());
}

/// The standard normal's 99th percentile is 2.326348, its 95th 1.644854.
void SurveyTest::percentilesBetweenAreTheNormals() {
  const SurveyedMeasure& stature = measureOf(survey_.of(Sex::Male), "stature");
  QVERIFY(std::abs(valueAt(stature, 99.0) - (1.755 + 0.115 * 2.326348 / 1.644854)) < 1e-6);
  for (double percentile = 0.5; percentile < 100.0; percentile += 3.3)
    QVERIFY(std::abs(percentileOf(stature, valueAt(stature, percentile)) - percentile) < 1e-6);
}

/// Published correlations of stature and weight in armies lie between 0.4 and 0.6.
void SurveyTest::theCorrelationIsThatOfPeople() {
  for (const Sex sex : kBoth) QVERIFY(survey_.of(sex).correlation > 0.4 && survey_.of(sex).correlation < 0.6);
}

void SurveyTest::whatIsExpectedAtTheMediansIsTheMedian() {
  for (const Sex sex : kBoth) {
    const SurveyedPeople& people = survey_.of(sex);
    for (const auto& [word, expected] : expectedMeasures(people, {})) {
      const auto& printed = measureOf(people, word).percentiles;
      // distributions are skewed: means lie beside medians by a small part of the spread
      QVERIFY2(std::abs(expected.value - printed[1]) < 0.06 * (printed[2] - printed[0]), word.c_str());
      QVERIFY2(std::abs(expected.spread * 3.29 / (printed[2] - printed[0]) - 1.0) < 0.12, word.c_str());
    }
  }
}

void SurveyTest::whatIsSetStays() {
  const Measures set{{"stature", 1.62}, {"sittingheight", 0.88}, {"footlength", 0.251}};
  const Person person = expectedPerson(survey_, {"she", Sex::Female, false, set});
  for (const auto& [word, value] : set) QVERIFY(std::abs(person.measures.at(word) - value) < kTiny);
  // one measure alone moves the stature towards its owner's: taller people sit taller
  const auto seated = expectedMeasures(survey_.of(Sex::Female), {{"sittingheight", 0.912}});
  QVERIFY(seated.at("stature").value > 1.64 && seated.at("stature").value < 1.74);
}

/// Another way to the same: people drawn from the same distribution, those kept whose stature and mass fit.
void SurveyTest::conditioningAgreesWithSampling() {
  const SurveyedPeople& people = survey_.of(Sex::Male);
  const double S = 0.222 / 3.2897, M = 46.3 / 3.2897, r = people.correlation;
  const Regression& sit = measureOf(people, "sittingheight").regression;
  std::mt19937 random(7);
  std::normal_distribution<double> normal;
  double sum = 0.0, sum2 = 0.0, statures = 0.0;
  int count = 0;
  for (int k = 0; k < 2'000'000; ++k) {
    const double a = normal(random), b = r * a + std::sqrt(1.0 - r * r) * normal(random);
    const double stature = 1.755 + S * a, mass = 84.6 + M * b;
    const double seated =
        sit.intercept + sit.perStature * stature + sit.perMass * mass + sit.spread * normal(random);
    if (std::abs(seated - 0.96) > 0.002) continue;
    ++count;
    sum += mass;
    sum2 += mass * mass;
    statures += stature;
  }
  const auto expected = expectedMeasures(people, {{"sittingheight", 0.96}});
  const double mean = sum / count, deviation = std::sqrt(sum2 / count - mean * mean);
  QVERIFY(count > 10'000);
  QVERIFY(std::abs(expected.at("mass").value - mean) < 4.0 * deviation / std::sqrt(double(count)));
  QVERIFY(std::abs(expected.at("mass").spread / deviation - 1.0) < 0.03);
  QVERIFY(std::abs(expected.at("stature").value - statures / count) < 2e-3);
}

void SurveyTest::knowingMoreLeavesLessOpen() {
  const SurveyedPeople& people = survey_.of(Sex::Female);
  const auto nothing = expectedMeasures(people, {}), tall = expectedMeasures(people, {{"stature", 1.7}});
  const auto both = expectedMeasures(people, {{"stature", 1.7}, {"mass", 60.0}});
  for (const auto& [word, expected] : both) {
    QVERIFY2(expected.spread <= tall.at(word).spread + kTiny, word.c_str());
    QVERIFY2(tall.at(word).spread <= nothing.at(word).spread + kTiny, word.c_str());
  }
  QVERIFY(std::abs(both.at("thighcircumference").spread - 0.0228) < 1e-9);  // its printed residual
}

void SurveyTest::nobodysMeasuresAreRefused() {
  const SurveyedPeople& people = survey_.of(Sex::Female);
  QVERIFY_EXCEPTION_THROWN(expectedMeasures(people, {{"stature", 2.9}}), InputError);
  QVERIFY_EXCEPTION_THROWN(expectedMeasures(people, {{"statur", 1.6}}), InputError);
  try {
    expectedMeasures(people, {{"stature", 2.9}});
  } catch (const InputError& error) {
    QVERIFY2(error.remedy().find("1.89 m") != std::string::npos ||
                 error.remedy().find(" to 1.9") != std::string::npos,
             error.what());
  }
}

/// 40 kg and 1.9 m are somebody's each, but not together.
void SurveyTest::whoIsHardlyAnybodyIsKnown() {
  const SurveyedPeople& people = survey_.of(Sex::Female);
  const auto unusual = mostUnusual(people, {{"stature", 1.88}, {"mass", 40.0}});
  QVERIFY(unusual.has_value());
  const bool isMass = unusual->word == "mass";
  const auto expected = expectedMeasures(people, {isMass ? std::pair(std::string("stature"), 1.88)
                                                         : std::pair(std::string("mass"), 40.0)})
                            .at(unusual->word);
  QVERIFY(std::abs(unusual->expected - expected.value) < kTiny);
  QVERIFY(std::abs(unusual->deviations) > 3.0);
  QCOMPARE(unusual->deviations < 0.0, isMass);
  QVERIFY(!mostUnusual(people, {{"stature", 1.88}}));
  for (const Sex sex : kBoth)
    for (const double percentile : {0.5, 5.0, 50.0, 95.0, 99.5})
      QVERIFY(!mostUnusual(survey_.of(sex), atPercentile(survey_, sex, percentile)));
}

/// 35.5 kg were told as the least, and refused.
void SurveyTest::whatIsToldToGiveIsTaken() {
  for (const Sex sex : kBoth)
    for (const SurveyedMeasure& measure : survey_.of(sex).measures) {
      double least = 0.0, most = 0.0;
      try {
        expectedMeasures(survey_.of(sex), {{measure.word, 1e-3}});
        QFAIL(measure.word.c_str());
      } catch (const InputError& refused) {
        const std::string remedy = refused.remedy();
        QCOMPARE(std::sscanf(remedy.c_str(), "give %lf %*s to %lf", &least, &most), 2);
      }
      for (const double told : {least, most})
        QVERIFY2(expectedMeasures(survey_.of(sex), {{measure.word, told}}).contains(measure.word),
                 measure.word.c_str());
    }
}

void SurveyTest::measuresOfTwoBodiesAreRefused() {
  checkTogether({{"stature", 1.755}, {"sittingheight", 0.918}, {"crotchheight", 0.845}});
  checkTogether({{"sittingheight", 1.0}, {"crotchheight", 1.0}});
  for (const double crotch : {0.95, 0.7})
    QVERIFY_EXCEPTION_THROWN(
        checkTogether({{"stature", 1.755}, {"sittingheight", 0.93}, {"crotchheight", crotch}}), InputError);
}

QTEST_GUILESS_MAIN(SurveyTest)
#include "survey_test.moc"
