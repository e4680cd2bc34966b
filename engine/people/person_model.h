// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/model/subject.h"
#include "engine/people/expected_person.h"
#include "engine/people/segment_inertia.h"
#include "engine/people/strength_tables.h"
#include "engine/scores/population_strength.h"

namespace handhold {

/// The range of a joint on both sides, for one sex (rad).
struct SurveyedRange {
  std::string joint;  ///< without its side: "elbow_flexion"
  Sex sex = Sex::Female;
  double lower = 0.0, upper = 0.0;
};

/// Strengths of a limb ("arm", of either side) or a joint of it ("forearm_pronation") that no survey tells,
/// of the skeleton's own: share times mass and stature, over those of the median man.
struct LimbStrength {
  std::string limb;
  Sex sex = Sex::Female;
  double share = 0.0;
};

/// All that bodies are made from.
struct PeopleTables {
  Survey survey;
  SegmentShares segments;
  std::vector<SurveyedRange> ranges;
  StrengthTables strengths;
  std::vector<LimbStrength> limbs;
  std::string skeleton;  ///< text of the model whose joints, sites and capsules all people have
  PopulationStrength population;
};

/// From the folders people, scores and models of the resources; `skeleton` is the shipped model's name.
/// Throws InputError.
PeopleTables readPeopleTables(const std::filesystem::path& resources, const std::string& skeleton);

/// The text of a model file with the person's body: the skeleton with joints, sites and capsules where the
/// measures put them, the segments of Dumas with full inertias, ranges by sex where the published ones are
/// known (the ankle bends as far as under load), torque limits by sex, stature, mass and age, which go with
/// angle and speed where that was published unless the person has constant ones. What no
/// measure tells is in the skeleton's proportions. Scores of strength change all torque limits from those of
/// the mean of such people (person_strength). Throws InputError.
std::string personModel(const PeopleTables& tables, const Person& person,
                        const std::optional<StrengthScores>& scores = {});

/// The same as somebody whose file goes along.
Subject personSubject(const PeopleTables& tables, const AskedPerson& asked);

}  // namespace handhold
