// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/expected_person.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

// Within which a value is somebody's: four standard deviations.
constexpr double kLeastPercentile = 0.0032, kMostPercentile = 99.9968;

/// By so much sitting and crotch height together may differ from the stature (m): they are 8 mm more at the
/// survey's medians, and with 7 cm the crotch would be where the trochanters are.
constexpr double kMostOverlap = 0.1;

using Pair = Eigen::Vector2d;  // stature, mass
using Covariance = Eigen::Matrix2d;

/// What is known of stature and mass.
struct Size {
  Pair mean;
  Covariance covariance;

  /// After one has learned that `row` times the pair is `value`, but for an error of that variance.
  void learn(const Pair& row, double value, double variance) {
    const Pair gain = covariance * row / (row.dot(covariance * row) + variance);
    mean += gain * (value - row.dot(mean));
    covariance -= gain * (row.transpose() * covariance);
    covariance = 0.5 * (covariance + covariance.transpose().eval());
  }
};

double deviation(const SurveyedMeasure& measure) {
  constexpr double kWidth = 3.2897072539029444;  // of the normal's 5th to 95th percentile
  return (measure.percentiles[2] - measure.percentiles[0]) / kWidth;
}

Size sizeOf(const SurveyedPeople& people) {
  const SurveyedMeasure &stature = measureOf(people, kStature), &mass = measureOf(people, kBodyMass);
  const double S = deviation(stature), M = deviation(mass);
  Size size{{stature.percentiles[1], mass.percentiles[1]}, {}};
  size.covariance << S * S, people.correlation * S * M, people.correlation * S * M, M * M;
  return size;
}

/// As it is told, in three figures, so that what is told is within the bound.
enum class Bound { Least, Most };
double told(double bound, Bound which) {
  constexpr double kRounding = 1e-9;
  const double step = std::pow(10.0, std::min(0.0, std::floor(std::log10(bound)) - 2.0));
  const double steps = bound / step;
  return step * (which == Bound::Least ? std::ceil(steps - kRounding) : std::floor(steps + kRounding));
}

void wantSomebodys(const SurveyedMeasure& measure, double value) {
  const double percentile = percentileOf(measure, value);
  if (percentile >= kLeastPercentile && percentile <= kMostPercentile) return;
  const char* unit = measure.word == kBodyMass ? "kg" : "m";
  const auto said = [&](double amount) { return spokenSize(amount, Dimension::None) + unit; };
  throw InputError(measure.word, said(value) + " is nobody's of the survey",
                   "give " + said(told(valueAt(measure, kLeastPercentile), Bound::Least)) + " to " +
                       said(told(valueAt(measure, kMostPercentile), Bound::Most)));
}

Pair rowOf(const SurveyedMeasure& measure) {
  if (measure.word == kStature) return {1.0, 0.0};
  if (measure.word == kBodyMass) return {0.0, 1.0};
  return {measure.regression.perStature, measure.regression.perMass};
}

}  // namespace

std::map<std::string, ExpectedMeasure> expectedMeasures(const SurveyedPeople& people, const Measures& set) {
  Size size = sizeOf(people);
  for (const auto& [word, value] : set) wantSomebodys(measureOf(people, word), value);
  // stature and mass first: what is known for certain is not changed by what only hints at it
  for (const bool isCertain : {true, false})
    for (const auto& [word, value] : set) {
      const SurveyedMeasure& measure = measureOf(people, word);
      if (isCertain != (measure.regression.spread == 0.0)) continue;
      if (isCertain || size.covariance.norm() > 0.0)
        size.learn(rowOf(measure), value - measure.regression.intercept,
                   measure.regression.spread * measure.regression.spread + 1e-15);
    }
  std::map<std::string, ExpectedMeasure> all;
  for (const SurveyedMeasure& measure : people.measures) {
    const Pair row = rowOf(measure);
    const Regression& r = measure.regression;
    const double variance = std::max(0.0, row.dot(size.covariance * row)) + r.spread * r.spread;
    all[measure.word] = {r.intercept + row.dot(size.mean), std::sqrt(variance)};
  }
  for (const auto& [word, value] : set) all[word] = {value, 0.0};
  return all;
}

void checkTogether(const Measures& set) {
  constexpr const char *kSitting = "sittingheight", *kCrotch = "crotchheight";
  if (!set.contains(kStature) || !set.contains(kSitting) || !set.contains(kCrotch)) return;
  const double stature = set.at(kStature), sum = set.at(kSitting) + set.at(kCrotch);
  if (std::abs(sum - stature) <= kMostOverlap) return;
  const auto said = [](double amount) { return spokenSize(amount, Dimension::None) + "m"; };
  throw InputError("sittingheight and crotchheight",
                   "are " + said(sum) + " together, which nobody of " + said(stature) + " has",
                   "change one of them, or the stature: they differ by " + said(kMostOverlap) + " at most");
}

std::optional<UnusualMeasure> mostUnusual(const SurveyedPeople& people, const Measures& set) {
  constexpr double kUsual = 3.0;
  std::optional<UnusualMeasure> most;
  for (const auto& [word, value] : set) {
    Measures others = set;
    others.erase(word);
    if (others.empty()) continue;
    const ExpectedMeasure expected = expectedMeasures(people, others).at(word);
    const double off = (value - expected.value) / expected.spread;
    if (std::abs(off) > std::max(kUsual, most ? std::abs(most->deviations) : 0.0))
      most = UnusualMeasure{word, value, expected.value, off};
  }
  return most;
}

Person expectedPerson(const Survey& survey, const AskedPerson& asked) {
  Person person{asked.name, asked.sex, asked.isWeightless,       asked.set,
                {},         asked.age, asked.hasConstantStrength};
  for (const auto& [word, measure] : expectedMeasures(survey.of(asked.sex), asked.set))
    person.measures[word] = measure.value;
  return person;
}

Measures atPercentile(const Survey& survey, Sex sex, double percentile) {
  Measures set;
  for (const char* word : {kStature, kBodyMass})
    set[word] = valueAt(measureOf(survey.of(sex), word), percentile);
  return set;
}

}  // namespace handhold
