// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "engine/people/strength_scores.h"
#include "engine/people/survey.h"

namespace handhold {

/// A measure of somebody of whom some others are known.
struct ExpectedMeasure {
  double value = 0.0;  ///< (m, kg)
  double spread =
      0.0;  ///< standard deviation of people who are alike in what is known; 0: it is known itself
};

/// The conditional expectation of all measures given some: what is set stays. Stature and mass are jointly
/// normal and every other measure follows them by its regression, its rest independent of the others' (of
/// which the survey prints nothing). Throws InputError for a word or a value that the survey does not know:
/// beyond four standard deviations nobody was measured.
std::map<std::string, ExpectedMeasure> expectedMeasures(const SurveyedPeople& people, const Measures& set);

/// Throws InputError where measures that are set contradict each other: what is sat on and what is stood on
/// make a body of another stature.
void checkTogether(const Measures& set);

/// A measure that is set and hardly goes with the others that are.
struct UnusualMeasure {
  std::string word;
  double value = 0.0, expected = 0.0;  ///< (m, kg)
  double deviations = 0.0;             ///< standard deviations of people who have the others
};

/// The one that is farthest off; nothing where all are within three deviations, as 369 of 370 people are.
std::optional<UnusualMeasure> mostUnusual(const SurveyedPeople& people, const Measures& set);

/// What a person is asked for by.
struct AskedPerson {
  std::string name;
  Sex sex = Sex::Female;
  bool isWeightless = false;
  Measures set;
  std::optional<StrengthScores> strength = {};  ///< none: as the program's own people have it
  std::optional<double> age = {};               ///< (years); none: a young adult
  bool hasConstantStrength = false;             ///< at all angles and speeds
};

/// With all measures.
Person expectedPerson(const Survey& survey, const AskedPerson& asked);

/// Stature and mass at a percentile, the others as expected. A person who is small (tall, heavy) in both:
/// fewer people than the percentile tells are outside in both.
Measures atPercentile(const Survey& survey, Sex sex, double percentile);

}  // namespace handhold
