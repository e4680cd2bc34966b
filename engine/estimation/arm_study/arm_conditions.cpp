// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/arm_conditions.h"

#include <algorithm>
#include <cmath>

#include "engine/arm/hand_presets.h"

namespace handhold {

namespace {

constexpr Range kTurn{-180.0, 180.0, "deg"}, kSwing{-90.0, 90.0, "deg"};
constexpr Range kMass{0.0, 100.0, "kg"}, kPart{0.0, 1.5};
constexpr Range kForce{0.0, 20000.0, "N"}, kExtra{0.0, 500.0, "N"}, kDuration{0.1, 10.0, "s"};
constexpr double kFarther = 1.2;  // of the arm's length: far enough to see what is out of reach

double lengthOf(const ArmModel& model) {
  const double hand = model.hand ? model.tree[*model.hand].length : 0.0;
  return model.lengths().upper + model.lengths().fore + hand;
}

Range reachOf(const ArmModel& model) {
  const double most = std::max(kFarther * lengthOf(model), model.target.cwiseAbs().maxCoeff());
  return {-std::ceil(10.0 * most) / 10.0, std::ceil(10.0 * most) / 10.0, "m"};
}

ArmRow angleRow(const StudyCondition& told, double ArmConditions::*field) {
  StudyCondition angle = told;
  angle.dimension = Dimension::Angle;
  angle.perSi = kDegreesPerRadian;
  return conditionRow<ArmConditions>(
      angle, [field](auto& c) -> auto& { return c.*field; });
}

Range massesOf(const ArmModel& model) {
  return {kMass.least, std::max(kMass.most, model.weights.front().mass), kMass.unit};
}

std::vector<ArmRow> heldRows(const ArmModel& model) {
  const Range reach = reachOf(model);
  std::vector<ArmRow> rows{conditionRow<ArmConditions>(
                               {"--weight", "weight_kg", "Held", "Weight", "mass that the arm holds",
                                massesOf(model), Dimension::Mass},
                               [](auto& c) -> auto& { return c.weight; }),
                           conditionRow<ArmConditions>(
                               {"--at", "held_at", "Held", "Place",
                                "its part of the segment's length from the proximal end", kPart},
                               [](auto& c) -> auto& { return c.heldAt; })};
  constexpr const char* kOptions[] = {"--x", "--y", "--z"};
  constexpr const char* kKeys[] = {"target_x_m", "target_y_m", "target_z_m"};
  constexpr const char* kTitles[] = {"x", "y", "z"};
  for (int i = 0; i < 3; ++i)
    rows.push_back(conditionRow<ArmConditions>(
        {kOptions[i], kKeys[i], "Target from the shoulder", kTitles[i], "where the thing is held", reach,
         Dimension::Length},
        [i](auto& c) -> auto& { return c.target[i]; }));
  return rows;
}

std::vector<ArmRow> handRows() {
  return {angleRow({"--heading", "hand_heading_deg", "Hand, from its usual axes", "Heading", "turn about up",
                    kTurn},
                   &ArmConditions::heading),
          angleRow({"--rise", "hand_rise_deg", "Hand, from its usual axes", "Rise",
                    "fingers up or down, about the hand's own y", kTurn},
                   &ArmConditions::rise),
          angleRow({"--roll", "hand_roll_deg", "Hand, from its usual axes", "Roll", "about the hand's length",
                    kTurn},
                   &ArmConditions::roll)};
}

ArmRow presetRow(const ArmModel& model) {
  return conditionRow<ArmConditions>(
      {"--preset",
       "preset",
       "Hand, from its usual axes",
       "Fingers",
       "way of holding by number, as in the table of presets (4.2); 0: fingers straight",
       {0.0, double(model.presets.size())},
       Dimension::None,
       1.0,
       true},
      [](auto& c) -> auto& { return c.preset; });
}

std::vector<ArmRow> muscleRows(const ArmModel& model) {
  std::vector<ArmRow> rows;
  if (model.hand)
    rows.push_back(conditionRow<ArmConditions>(
        {"--wrist-most", "wrist_most_N", "Muscles", "Wrist bears at most",
         "contact force allowed in the wrist, at the price of effort (4.1); 0: any", kForce,
         Dimension::Force},
        [](auto& c) -> auto& { return c.wristMost; }));
  rows.push_back(conditionRow<ArmConditions>(
      {"--muscle",
       "extra_muscle",
       "Muscles",
       "Muscle",
       "which of them pulls beyond rest, from 1",
       {1.0, double(model.muscles.size())},
       Dimension::None,
       1.0,
       true},
      [](auto& c) -> auto& { return c.muscle; }));
  rows.push_back(conditionRow<ArmConditions>(
      {"--extra", "extra_N", "Muscles", "Extra tension",
       "of that muscle beyond what rest asks for: it accelerates the arm (4.1)", kExtra, Dimension::Force},
      [](auto& c) -> auto& { return c.extra; }));
  return rows;
}

std::vector<ArmRow> motionRows(const ArmModel& model) {
  Range lift = reachOf(model);
  lift.least /= 2.0;
  lift.most /= 2.0;
  return {conditionRow<ArmConditions>(
              {"--lift", "lift_m", "Motion (4.3)", "Lift", "how far the thing is lifted, from rest to rest",
               lift, Dimension::Length},
              [](auto& c) -> auto& { return c.lift; }),
          angleRow({"--swing", "swing_deg", "Motion (4.3)", "Swing",
                    "how far the elbow swings about its axis", kSwing},
                   &ArmConditions::swing),
          conditionRow<ArmConditions>(
              {"--duration", "duration_s", "Motion (4.3)", "Duration", "of lift and swing", kDuration},
              [](auto& c) -> auto& { return c.duration; })};
}

Vector3 turnedBy(double angle, const Vector3& axis, const Vector3& v) {
  return Eigen::AngleAxisd(angle, axis) * v;
}

/// Roll first, then rise, then heading.
HandAxes handOf(const ArmModel& model, const ArmConditions& conditions) {
  HandAxes hand = model.handAxes;
  hand.z = turnedBy(conditions.roll, hand.x, hand.z);
  const Vector3 y = model.handAxes.z.cross(model.handAxes.x), up = model.bearings().up;
  for (Vector3* axis : {&hand.x, &hand.z})
    *axis = turnedBy(conditions.heading, up, turnedBy(-conditions.rise, y, *axis));
  return hand;
}

}  // namespace

ArmConditions usualConditions(const ArmModel& model) {
  ArmConditions usual;
  usual.weight = model.weights.front().mass;
  usual.heldAt = model.weights.front().ratio;
  usual.target = model.target;
  usual.angle = model.angle;
  return usual;
}

std::vector<ArmRow> armRows(const ArmModel& model) {
  std::vector<ArmRow> rows = heldRows(model);
  rows.push_back(angleRow({"--angle", "elbow_angle_deg", "Elbow", "Angle",
                           model.hand ? "of the elbow on its circle, from the least bent wrist"
                                      : "of the elbow on its circle, from its lowest place",
                           kTurn},
                          &ArmConditions::angle));
  const auto add = [&rows](const std::vector<ArmRow>& more) {
    rows.insert(rows.end(), more.begin(), more.end());
  };
  if (model.hand) add(handRows());
  if (!model.presets.empty()) rows.push_back(presetRow(model));
  if (!model.muscles.empty()) add(muscleRows(model));
  add(motionRows(model));
  return rows;
}

std::vector<StudyCondition> everyArmCondition() {
  ArmModel whole;
  whole.tree.segments = {{"upper arm"}, {"forearm", 0}, {"hand", 1}};
  whole.hand = 2;
  whole.muscles = {ArmMuscle()};
  whole.weights = {ArmWeight()};
  whole.presets = {HandPreset()};
  std::vector<StudyCondition> conditions;
  for (const ArmRow& row : armRows(whole)) conditions.push_back(row.told);
  return conditions;
}

ArmConditions armConditionsOf(const ArmModel& model, const StudyValues& values) {
  ArmConditions conditions = usualConditions(model);
  const std::vector<ArmRow> rows = armRows(model);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].set(conditions, values[i]);
  return conditions;
}

ArmAsk askOf(const ArmModel& model, const ArmConditions& conditions) {
  ArmAsk ask = askedOf(model);
  ask.weights.front().mass = conditions.weight;
  ask.weights.front().ratio = ask.heldAt = conditions.heldAt;
  ask.target = conditions.target;
  ask.angle = conditions.angle;
  if (model.hand) ask.hand = handOf(model, conditions);
  if (conditions.preset > 0)
    holdAs(model.presets[std::size_t(conditions.preset - 1)], conditions.weight, ask);
  if (model.hand && conditions.wristMost > 0.0) ask.relief = {*model.hand, conditions.wristMost};
  ask.extra = VectorX::Zero(Eigen::Index(model.muscles.size()));
  if (ask.extra.size() > 0) ask.extra[conditions.muscle - 1] = conditions.extra;
  return ask;
}

ArmCourse courseOf(const ArmModel& model, const ArmConditions& conditions) {
  return {conditions.lift * model.bearings().up, conditions.swing, conditions.duration};
}

}  // namespace handhold
