// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/lifting.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/segments.h"
#include "engine/scores/body_support.h"
#include "engine/trial/trial.h"

namespace handhold {

namespace {

constexpr double kGravity = 9.80665;
constexpr double kPerDegree = M_PI / 180.0;
constexpr double kKnuckle = 0.75;    ///< height at which nothing is taken off (m)
constexpr double kTolerance = 1e-9;  ///< of limits that are reached exactly

struct FrequencyRow {
  double perMinute;
  std::array<double, 3> high;  ///< hands at 75 cm and above; 1, 2, 8 hours
  std::array<double, 3> low;   ///< below
};

constexpr std::array<FrequencyRow, 17> kFrequency{{{0.2, {1.00, .95, .85}, {1.00, .95, .85}},
                                                   {0.5, {.97, .92, .81}, {.97, .92, .81}},
                                                   {1, {.94, .88, .75}, {.94, .88, .75}},
                                                   {2, {.91, .84, .65}, {.91, .84, .65}},
                                                   {3, {.88, .79, .55}, {.88, .79, .55}},
                                                   {4, {.84, .72, .45}, {.84, .72, .45}},
                                                   {5, {.80, .60, .35}, {.80, .60, .35}},
                                                   {6, {.75, .50, .27}, {.75, .50, .27}},
                                                   {7, {.70, .42, .22}, {.70, .42, .22}},
                                                   {8, {.60, .35, .18}, {.60, .35, .18}},
                                                   {9, {.52, .30, .15}, {.52, .30, 0}},
                                                   {10, {.45, .26, .13}, {.45, .26, 0}},
                                                   {11, {.41, .23, 0}, {.41, 0, 0}},
                                                   {12, {.37, .21, 0}, {.37, 0, 0}},
                                                   {13, {.34, 0, 0}, {0, 0, 0}},
                                                   {14, {.31, 0, 0}, {0, 0, 0}},
                                                   {15, {.28, 0, 0}, {0, 0, 0}}}};

/// Where hands and feet are at one instant.
struct Grasp {
  double horizontal = 0.0, height = 0.0, asymmetry = 0.0;
};

Grasp graspAt(const Model& model, const MotionFrame& frame, const Vector3& up) {
  Data data(model);
  updateKinematics(model, frame.q, data);
  Vector3 hands = Vector3::Zero(), ankles = Vector3::Zero(), ahead = Vector3::Zero();
  double floor = 0.0;
  for (const BodySide side : kBodySides) {
    hands += 0.5 * sitePose(model, data, wantSite(model, role::kGrip, side)).p;
    ankles += 0.5 * sitePose(model, data, wantSite(model, role::kAnkle, side)).p;
    ahead += sitePose(model, data, wantSite(model, role::kBall, side)).R.col(2);
    const double sole = soleHeight(model, data, side, up);
    floor = side == kBodySides[0] ? sole : std::min(floor, sole);
  }
  const Vector3 line = hands - ankles, level = line - line.dot(up) * up;
  const Vector3 straight = ahead - ahead.dot(up) * up;
  return {level.norm(), hands.dot(up) - floor, std::atan2(straight.cross(level).norm(), straight.dot(level))};
}

/// What both hands bear of weight (kg); zero where they do not, with why in `reason`.
double liftedMass(const Trial& trial, const Vector3& gravity, const ScoreSettings& settings,
                  std::string& reason) {
  if (settings.mass) return *settings.mass;
  const std::vector<BodySegment> segments = segmentsOf(*trial.subject.model);
  std::array<double, 2> down{};
  for (const ContactLoad& load : trial.motion.frames.front().loads) {
    const auto link = static_cast<std::size_t>(load.link);
    if (load.kind != "load" || segments[link] != BodySegment::Hand) continue;
    const double weight = load.force.dot(gravity.normalized());
    if (weight < 0.7 * load.force.norm()) continue;  // a pull or push, no weight
    down[trial.subject.model->joints[link].limb == Limb::LeftArm ? 1 : 0] += weight;
  }
  const double all = down[0] + down[1];
  if (all < 1.0)
    reason = "the hands carry no weight; tell the lifted mass if they do";
  else if (std::min(down[0], down[1]) < 0.1 * all)
    reason = "one hand alone carries the weight; the equation is for lifts with two hands";
  return all / gravity.norm();
}

/// `lightness`: Earth's gravity over that which pulls at the load.
InstantScore liftScore(const Lift& lift, double mass, double lightness, double time) {
  const LiftMultipliers m = liftMultipliers(lift);
  InstantScore score;
  score.time = time;
  const double recommended = kLoadConstant * m.product() * lightness;
  score.value = mass / recommended;
  score.level = score.value > 3.0   ? ActionLevel::ChangeNow
                : score.value > 1.0 ? ActionLevel::ChangeSoon
                                    : ActionLevel::Acceptable;
  const auto add = [&](const char* name, double multiplier, std::optional<double> amount,
                       Dimension quantity) {
    score.parts.push_back({name, {}, {}, multiplier, 1.0, 0.0, amount, quantity});
  };
  add("horizontal distance", m.horizontal, lift.horizontal, Dimension::Length);
  add("height of the hands", m.vertical, lift.height, Dimension::Length);
  add("vertical travel", m.distance, lift.travel, Dimension::Length);
  add("asymmetry", m.asymmetry, lift.asymmetry, Dimension::Angle);
  add("frequency and duration", m.frequency, {}, Dimension::None);
  add("coupling", m.coupling, {}, Dimension::None);
  score.parts[5].remark = kCouplingWords[static_cast<std::size_t>(lift.coupling)];
  const auto least =
      std::min_element(score.parts.begin(), score.parts.end(),
                       [](const ScorePart& a, const ScorePart& b) { return a.score < b.score; });
  if (least->score < 1.0) score.driver = static_cast<int>(least - score.parts.begin());
  score.parts.push_back({"load lifted", {}, {}, mass, 0.0, 0.0, mass, Dimension::Mass});
  score.parts.push_back({"recommended weight",
                         {},
                         {},
                         recommended,
                         kLoadConstant * lightness,
                         0.0,
                         recommended,
                         Dimension::Mass});
  return score;
}

}  // namespace

double frequencyMultiplier(double perMinute, double hours, double height) {
  if (perMinute > kFrequency.back().perMinute + kTolerance || hours > 8.0 + kTolerance) return 0.0;
  const std::size_t column = hours <= 1.0 ? 0 : hours <= 2.0 ? 1 : 2;
  const auto value = [&](const FrequencyRow& row) {
    return (height < kKnuckle ? row.low : row.high)[column];
  };
  std::size_t i = 0;
  while (i < kFrequency.size() && kFrequency[i].perMinute < perMinute - kTolerance) ++i;
  if (i == 0) return value(kFrequency.front());
  const FrequencyRow &above = kFrequency[i], &below = kFrequency[i - 1];
  const double share = (perMinute - below.perMinute) / (above.perMinute - below.perMinute);
  return value(below) + share * (value(above) - value(below));
}

LiftMultipliers liftMultipliers(const Lift& lift) {
  constexpr double kFarthest = 0.63, kHighest = 1.75, kNearest = 0.25;
  const double H = lift.horizontal, V = lift.height, D = lift.travel,
               A = std::abs(lift.asymmetry) / kPerDegree;
  LiftMultipliers m;
  m.horizontal = H > kFarthest + kTolerance ? 0.0 : std::min(1.0, kNearest / std::max(H, kNearest));
  m.vertical = V < -kTolerance || V > kHighest + kTolerance ? 0.0 : 1.0 - 0.3 * std::abs(V - kKnuckle);
  m.distance = D > kHighest + kTolerance ? 0.0 : std::min(1.0, 0.82 + 0.045 / std::max(D, kNearest));
  m.asymmetry = A > 135.0 + 1e-6 ? 0.0 : 1.0 - 0.0032 * A;
  m.frequency = frequencyMultiplier(lift.perMinute, lift.hours, V);
  if (lift.coupling == Coupling::Fair && V < kKnuckle) m.coupling = 0.95;
  if (lift.coupling >= Coupling::Poor) m.coupling = 0.90;
  return m;
}

RuleVerdict liftingVerdict(const Trial& trial, const Vector3& gravity, const ScoreSettings& settings) {
  const Vector3 up = -gravity.normalized();
  RuleVerdict verdict;
  verdict.rule = Rule::Lifting;
  const double mass = liftedMass(trial, gravity, settings, verdict.reason);
  if (!verdict.applies()) return verdict;
  const MotionFrame &first = trial.motion.frames.front(), &last = trial.last();
  std::vector<std::pair<double, Grasp>> ends{{first.time, graspAt(*trial.subject.model, first, up)}};
  if (trial.isMotion()) ends.emplace_back(last.time, graspAt(*trial.subject.model, last, up));
  for (const auto& [time, grasp] : ends) {
    const double travel = std::abs(ends.back().second.height - ends.front().second.height);
    const Lift lift{grasp.horizontal,        grasp.height,   travel,           grasp.asymmetry,
                    settings.liftsPerMinute, settings.hours, settings.coupling};
    if (liftMultipliers(lift).product() <= 0.0) {
      verdict.curve.clear();
      verdict.reason =
          "the equation covers hands up to 63 cm ahead of the ankles, 1.75 m high and 135 degrees aside, "
          "15 lifts a minute and 8 hours; this is beyond";
      return verdict;
    }
    verdict.curve.push_back(liftScore(lift, mass, kGravity / gravity.norm(), time));
  }
  sumUp(verdict);
  return verdict;
}

}  // namespace handhold
