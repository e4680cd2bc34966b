// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/people/person_model.h"
#include "engine/people/strength_scores.h"

namespace handhold {

/// Mass times stature, by which strengths go (kg m).
double strengthSize(const Person& person);

/// Writes the torque limits of a person into the joints of a model file, and how they go with angle and
/// speed. Tables, person and skeleton must outlive it.
class StrengthWriter {
 public:
  struct Skeleton {
    const Model& model;
    double size = 1.0;  ///< whose strengths it has (kg m)
  };
  StrengthWriter(const PeopleTables& tables, const Person& person, const Skeleton& skeleton,
                 const std::optional<StrengthScores>& scores);

  void write(nlohmann::ordered_json& joint) const;

 private:
  double limbShare(const nlohmann::ordered_json& joint) const;
  void writeLimb(nlohmann::ordered_json& joint) const;
  void writeByMass(bool isUpper, nlohmann::ordered_json& joint) const;
  void writeLeg(bool isUpper, nlohmann::ordered_json& joint) const;
  void writeEquations(nlohmann::ordered_json& joint) const;
  double scoreFactor(const std::string& joint, bool isUpper) const;

  const PeopleTables& tables_;
  const Person& person_;
  Skeleton skeleton_;
  std::optional<StrengthScores> scores_;
  double sizeVariation_;
};

}  // namespace handhold
