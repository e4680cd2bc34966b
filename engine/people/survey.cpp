// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/survey.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/math/random_numbers.h"
#include "engine/people/people_table.h"

namespace handhold {

namespace {

constexpr double kMillimetre = 1e-3;
constexpr double kNormal95 = 1.6448536269514722;  // the standard normal's 95th percentile
constexpr std::array kSexes{Sex::Female, Sex::Male};

/// The survey's file calls it "weightkg".
std::string wordOf(const std::string& printed) { return printed == "weightkg" ? kBodyMass : printed; }

void readPercentiles(const CsvTable& table, Sex sex, SurveyedPeople& people) {
  const std::string prefix = toString(sex);
  const std::array columns{table.column(prefix + "_p05"), table.column(prefix + "_p50"),
                           table.column(prefix + "_p95")};
  for (int row = 0; row < table.rowCount(); ++row) {
    SurveyedMeasure measure;
    measure.word = wordOf(table.text(row, table.column("measure")));
    const double unit = measure.word == kBodyMass ? 1.0 : kMillimetre;
    for (std::size_t k = 0; k < 3; ++k) measure.percentiles[k] = unit * table.number(row, columns[k]);
    if (!std::is_sorted(measure.percentiles.begin(), measure.percentiles.end(), std::less_equal<>()))
      table.fail(row, columns[0], "the percentiles do not grow", "correct them");
    people.measures.push_back(std::move(measure));
  }
}

void readRegressions(const CsvTable& table, Sex sex, SurveyedPeople& people) {
  for (int row = 0; row < table.rowCount(); ++row) {
    if (table.text(row, table.column("sex")) != toString(sex)) continue;
    const std::string word = wordOf(table.text(row, table.column("measure")));
    const auto number = [&](const char* column) { return table.number(row, table.column(column)); };
    const auto measure = std::ranges::find(people.measures, word, &SurveyedMeasure::word);
    if (measure == people.measures.end())
      table.fail(row, table.column("measure"), "has no percentiles", "add them to the other file");
    measure->regression = {kMillimetre * number("intercept"), number("per_mm_stature"),
                           kMillimetre * number("per_kg_mass"), kMillimetre * number("residual_sd"),
                           number("r2")};
  }
}

double spreadOf(const SurveyedMeasure& measure) {
  return (measure.percentiles[2] - measure.percentiles[0]) / (2.0 * kNormal95);
}

/// Nobody prints it. A measure's variance is that about its regression plus that of the regression, which
/// contains the correlation r: s^2 / (1 - R^2) = s^2 + a^2 S^2 + b^2 M^2 + 2 a b r S M. Least squares over
/// all measures.
double correlationOf(const SurveyedPeople& people) {
  const double S = spreadOf(measureOf(people, kStature)), M = spreadOf(measureOf(people, kBodyMass));
  double xx = 0.0, xy = 0.0;
  for (const SurveyedMeasure& measure : people.measures) {
    const Regression& r = measure.regression;
    if (r.spread == 0.0) continue;
    const double a = r.perStature * S, b = r.perMass * M, own = r.spread * r.spread;
    const double x = 2.0 * a * b;
    xx += x * x;
    xy += x * (own / (1.0 - r.explained) - own - a * a - b * b);
  }
  return xy / xx;
}

}  // namespace

Survey readSurvey(const std::filesystem::path& folder) {
  const CsvTable percentiles = readPeopleTable(folder / "ansur2_percentiles.csv");
  const CsvTable regressions = readPeopleTable(folder / "ansur2_regression.csv");
  Survey survey;
  for (const Sex sex : kSexes) {
    SurveyedPeople& people = survey.people[static_cast<std::size_t>(sex)];
    readPercentiles(percentiles, sex, people);
    readRegressions(regressions, sex, people);
    people.correlation = correlationOf(people);
  }
  return survey;
}

const SurveyedMeasure& measureOf(const SurveyedPeople& people, const std::string& word) {
  const auto found = std::ranges::find(people.measures, word, &SurveyedMeasure::word);
  if (found != people.measures.end()) return *found;
  std::vector<std::string> words;
  for (const SurveyedMeasure& measure : people.measures) words.push_back(measure.word);
  throw InputError("measure", "'" + word + "' is none of the survey", suggestion(word, words));
}

double sizeVariation(const SurveyedPeople& people) {
  const auto variation = [&](const char* word) {
    const SurveyedMeasure& measure = measureOf(people, word);
    return spreadOf(measure) / measure.percentiles[1];
  };
  const double h = variation(kStature), m = variation(kBodyMass), r = people.correlation;
  return std::sqrt(m * m + h * h + 2.0 * r * m * h + (1.0 + r * r) * m * m * h * h) / (1.0 + r * m * h);
}

double valueAt(const SurveyedMeasure& measure, double percentile) {
  const auto& [low, middle, high] = measure.percentiles;
  const double z = normalQuantile(0.01 * percentile) / kNormal95;
  return middle + z * (z < 0.0 ? middle - low : high - middle);
}

double percentileOf(const SurveyedMeasure& measure, double value) {
  const auto& [low, middle, high] = measure.percentiles;
  const double z = (value - middle) / (value < middle ? middle - low : high - middle);
  return 100.0 * normalShare(kNormal95 * z);
}

}  // namespace handhold
