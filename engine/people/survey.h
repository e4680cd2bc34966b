// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/model/person.h"

namespace handhold {

inline constexpr const char* kStature = "stature";
inline constexpr const char* kBodyMass = "mass";

/// How a measure follows from stature and mass: intercept + perStature stature + perMass mass, in m and kg.
struct Regression {
  double intercept = 0.0, perStature = 0.0, perMass = 0.0;
  double spread = 0.0;     ///< standard deviation about it (m)
  double explained = 0.0;  ///< share of the measure's variance (R squared)
};

/// A measure of one sex: the 5th, 50th and 95th percentile (m, kg).
struct SurveyedMeasure {
  std::string word;
  std::array<double, 3> percentiles{};
  Regression regression;  ///< of stature and mass themselves unused
};

/// The measures of one sex in a survey of people.
struct SurveyedPeople {
  std::vector<SurveyedMeasure> measures;
  double correlation = 0.0;  ///< of stature and mass
};

struct Survey {
  std::array<SurveyedPeople, 2> people;  ///< by Sex
  const SurveyedPeople& of(Sex sex) const { return people[static_cast<std::size_t>(sex)]; }
};

/// ANSUR II from ansur2_percentiles.csv and ansur2_regression.csv of the folder (mm and kg there). Throws
/// InputError.
Survey readSurvey(const std::filesystem::path& folder);

/// Throws InputError for a word that the survey does not know.
const SurveyedMeasure& measureOf(const SurveyedPeople& people, const std::string& word);

/// Standard deviation over mean of mass times stature, by which strengths go, of people who are jointly
/// normal in both: with variations m and h and correlation r, E = 1 + r m h and Var = m^2 + h^2 + 2 r m h +
/// (1 + r^2) m^2 h^2, both over the product of the means.
double sizeVariation(const SurveyedPeople& people);

/// What so many of a hundred people do not exceed (m, kg). Each half of a measure's distribution is taken as
/// normal, so that the three printed percentiles are met. `percentile` is above 0 and below 100.
double valueAt(const SurveyedMeasure& measure, double percentile);

/// The inverse, 0 to 100.
double percentileOf(const SurveyedMeasure& measure, double value);

}  // namespace handhold
