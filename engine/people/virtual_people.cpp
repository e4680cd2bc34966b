// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/virtual_people.h"

#include <algorithm>
#include <cmath>

#include "engine/math/random_numbers.h"

namespace handhold {

namespace {

constexpr double kFarthest = 3.0;  // standard deviations: one of 370 is drawn again

constexpr double kLeast = 0.004;  // percentile: beyond nobody was measured

double drawn(UniformNumbers& numbers) {
  double z = nextNormal(numbers);
  while (std::abs(z) > kFarthest) z = nextNormal(numbers);
  return z;
}

double within(const SurveyedMeasure& measure, double value) {
  return std::clamp(value, valueAt(measure, kLeast), valueAt(measure, 100.0 - kLeast));
}

double valueOf(const SurveyedMeasure& measure, double z) {
  return within(measure, valueAt(measure, 100.0 * normalShare(z)));
}

/// To a tenth of a millimetre, or ten grams.
double told(double value, const std::string& word) {
  const double parts = word == kBodyMass ? 100.0 : 10'000.0;
  return std::round(value * parts) / parts;
}

Measures drawnMeasures(const SurveyedPeople& people, UniformNumbers& numbers) {
  const SurveyedMeasure &stature = measureOf(people, kStature), &mass = measureOf(people, kBodyMass);
  const double r = people.correlation, tall = drawn(numbers),
               heavy = r * tall + std::sqrt(1.0 - r * r) * drawn(numbers);
  Measures measures{{kStature, valueOf(stature, tall)}, {kBodyMass, valueOf(mass, heavy)}};
  const double height = measures[kStature], weight = measures[kBodyMass];
  for (const SurveyedMeasure& measure : people.measures) {
    const Regression& by = measure.regression;
    if (by.spread == 0.0) continue;  // stature and mass themselves
    const double value =
        by.intercept + by.perStature * height + by.perMass * weight + by.spread * drawn(numbers);
    measures[measure.word] = within(measure, value);
  }
  for (auto& [word, value] : measures) value = told(value, word);
  return measures;
}

StrengthScores drawnStrength(UniformNumbers& numbers) {
  const double common = std::sqrt(kStrengthCorrelation) * drawn(numbers);
  StrengthScores scores{};
  for (double& score : scores)
    score = std::round(1000.0 * (common + std::sqrt(1.0 - kStrengthCorrelation) * drawn(numbers))) / 1000.0;
  return scores;
}

}  // namespace

std::vector<AskedPerson> drawPeople(const Survey& survey, const PeopleRequest& request) {
  std::vector<AskedPerson> people;
  for (int i = 0; i < request.count; ++i) {
    UniformNumbers numbers = numbersOfCase(request.seed, i);
    AskedPerson person;
    person.sex = request.sex.value_or(i % 2 == 0 ? Sex::Female : Sex::Male);
    person.name = std::string(person.sex == Sex::Female ? "woman " : "man ") + std::to_string(i + 1);
    person.set = drawnMeasures(survey.of(person.sex), numbers);
    person.strength = drawnStrength(numbers);
    people.push_back(std::move(person));
  }
  return people;
}

}  // namespace handhold
