// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/strength_writer.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/people/person_strength.h"
#include "engine/people/rounded.h"
#include "engine/scores/measured_joints.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

constexpr double kEarth = 9.80665;      // m/s^2
constexpr double kTorqueParts = 100.0;  // of a newton metre
constexpr double kCurveParts = 10'000.0;

double told(double value) { return rounded(value, kCurveParts); }

const char* limitOf(bool isUpper) { return isUpper ? "torque_upper" : "torque_lower"; }
const char* endOf(bool isUpper) { return isUpper ? "upper" : "lower"; }

void scale(Json& joint, bool isUpper, double factor) {
  Json& limit = joint[limitOf(isUpper)];
  limit = rounded(factor * limit.get<double>(), kTorqueParts);
}

Json cosineJson(const StrengthCosine& cosine) {
  return {{"best", told(cosine.best)}, {"turn", told(cosine.turn)}};
}

Json speedsJson(const StrengthSpeeds& speeds) {
  Json json{{"three_quarters", told(speeds.threeQuarters)}, {"half", told(speeds.half)}};
  if (speeds.stretched > 1.0) {
    json["stretched"] = told(speeds.stretched);
    json["stretched_at"] = told(speeds.stretchedAt);
  }
  if (speeds.top > 0.0) {
    json["top"] = told(speeds.top);
    json["at_half_top"] = told(speeds.atHalfTop);
  }
  return json;
}

Json shapeJson(const StrengthShape& shape, const Model& model) {
  Json json{{"constant", told(shape.constant)}, {"linear", told(shape.linear)}};
  if (shape.square != 0.0) json["square"] = told(shape.square);
  for (const StrengthShape::Neighbour& of : shape.neighbours)
    json["with"][model.joints[of.joint].name] = told(of.slope);
  return json;
}

/// Of the source's angle of a leg's joint against the model's.
double angleSignOf(const std::string& stem) {
  const auto* movement = std::ranges::find(kMovements, stem, &StrengthMovement::stem);
  return movement == kMovements.end() ? 1.0 : movement->angleSign;
}

/// Published medians of trunk extension are not sure enough to be taken, but they, an elite gymnast's and the
/// sums of muscles all lie above flexion: no less than that at its best.
void writeExtension(Json& joint) {
  const double flexion = joint[limitOf(true)].get<double>();
  Json& extension = joint[limitOf(false)];
  extension = std::min(extension.get<double>(), -flexion);
}

}  // namespace

double strengthSize(const Person& person) {
  return person.measures.at(kBodyMass) * person.measures.at(kStature);
}

StrengthWriter::StrengthWriter(const PeopleTables& tables, const Person& person, const Skeleton& skeleton,
                               const std::optional<StrengthScores>& scores)
    : tables_(tables),
      person_(person),
      skeleton_(skeleton),
      scores_(scores),
      sizeVariation_(sizeVariation(tables.survey.of(person.sex))) {}

void StrengthWriter::write(Json& joint) const {
  writeLimb(joint);
  for (const bool isUpper : {false, true}) {
    writeByMass(isUpper, joint);
    writeLeg(isUpper, joint);
  }
  if (!person_.hasConstantStrength) writeEquations(joint);
  if (scores_)
    for (const bool isUpper : {false, true})
      scale(joint, isUpper, scoreFactor(joint["name"].get<std::string>(), isUpper));
}

/// Of the skeleton's own: the joint's, where the table names it, else its limb's.
double StrengthWriter::limbShare(const Json& joint) const {
  const std::string side = joint["limb"].get<std::string>();
  const std::string stem = withoutSide(joint["name"].get<std::string>());
  double share = 1.0;
  for (const LimbStrength& limb : tables_.limbs) {
    if (limb.sex != person_.sex) continue;
    if (limb.limb == stem) return limb.share;
    if (side.ends_with(limb.limb)) share = limb.share;
  }
  return share;
}

/// What no survey of legs tells: the skeleton's own, by size, sex and age.
void StrengthWriter::writeLimb(Json& joint) const {
  const double bySize = limbShare(joint) * strengthSize(person_) / skeleton_.size;
  for (const bool isUpper : {false, true}) scale(joint, isUpper, bySize);
  const double aged = gripRatio(tables_.strengths, person_.sex, person_.age);
  for (const bool isUpper : {false, true})
    if (aged != 1.0) scale(joint, isUpper, aged);
}

/// Over mass; as people age by their grip.
void StrengthWriter::writeByMass(bool isUpper, Json& joint) const {
  const StrengthMovement* movement = movementOf(joint["name"].get<std::string>());
  if (movement == nullptr) return;
  const char* direction = isUpper ? movement->positive : movement->negative;
  const auto measured = tables_.population.ofMass(movement->joint, direction, populationOf(person_.sex));
  if (!measured) return;
  const double aged = gripRatio(tables_.strengths, person_.sex, person_.age);
  const double torque = rounded(aged * measured->mean * person_.measures.at(kBodyMass), kTorqueParts);
  joint[limitOf(isUpper)] = isUpper ? torque : -torque;
}

void StrengthWriter::writeLeg(bool isUpper, Json& joint) const {
  const std::string stem = withoutSide(joint["name"].get<std::string>());
  const auto strength = legStrength(tables_.strengths, {stem, isUpper, person_.sex}, person_.age);
  if (!strength) return;
  const double torque = rounded(strength->c1 * kEarth * strengthSize(person_), kTorqueParts);
  joint[limitOf(isUpper)] = isUpper ? torque : -torque;
  if (person_.hasConstantStrength) return;
  const StrengthCurve curve = legCurve(*strength, angleSignOf(stem));
  joint["strength"][endOf(isUpper)] = {{"angle", cosineJson(*curve.cosine)},
                                       {"speed", speedsJson(*curve.speeds)}};
}

/// Legs of an age spread as those of that age do.
double StrengthWriter::scoreFactor(const std::string& joint, bool isUpper) const {
  const LegEnd end{withoutSide(joint), isUpper, person_.sex};
  if (person_.age)
    if (const auto share = legShare(tables_.strengths, end, *person_.age, jointScore(*scores_, joint)))
      return *share;
  return strengthFactor({tables_.population, person_.sex, *scores_, sizeVariation_}, joint, isUpper);
}

/// The limit until here is that of the posture in which it was measured; the file's is the best.
void StrengthWriter::writeEquations(Json& joint) const {
  const std::string name = joint["name"].get<std::string>();
  for (const StrengthEquation& equation : tables_.strengths.equations) {
    if (equation.joint != withoutSide(name)) continue;
    const ScaledShape scaled = scaledShape(equation, name, skeleton_.model);
    scale(joint, equation.isUpper, scaled.best);
    joint["strength"][endOf(equation.isUpper)] = {{"shape", shapeJson(scaled.shape, skeleton_.model)}};
    if (name.starts_with("spine")) writeExtension(joint);
  }
}

}  // namespace handhold
