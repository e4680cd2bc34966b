// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/strength_tables.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/error.h"
#include "engine/people/ageing.h"
#include "engine/people/people_table.h"
#include "engine/people/person_strength.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;

/// An angle that people measure between two segments: degrees of the straight body, and what a degree of each
/// joint adds.
struct IncludedAngle {
  const char* word;
  double straight;
  std::array<std::pair<const char*, double>, 6> joints;  ///< stems of names; of legs both sides
  double most;                                           ///< (degrees); the least is 0
};

/// The arm lies 90 degrees from the trunk where the joint of the model is at zero; how far it is turned
/// forward does not count. Of two thighs the mean counts.
constexpr std::array<IncludedAngle, 3> kAngles{{
    {"elbow", 180.0, {{{"elbow_flexion", 1.0}}}, 180.0},
    {"arm_from_trunk", 90.0, {{{"shoulder_adduction", -1.0}}}, 180.0},
    {"trunk_thigh",
     180.0,
     {{{"spine1_flexion", -1.0},
       {"spine2_flexion", -1.0},
       {"spine3_flexion", -1.0},
       {"spine4_flexion", -1.0},
       {"r_hip_flexion", 0.5},
       {"l_hip_flexion", 0.5}}},
     180.0},
}};

const IncludedAngle& angleOf(const std::string& word) {
  const auto* angle = std::ranges::find(kAngles, word, &IncludedAngle::word);
  if (angle == kAngles.end())
    throw InputError("strength_shapes.csv", "'" + word + "' is no angle",
                     "use elbow, arm_from_trunk or trunk_thigh");
  return *angle;
}

bool isUpperIn(const CsvTable& table, int row) { return table.text(row, table.column("end")) == "upper"; }

std::vector<LegStrength> readLegs(const CsvTable& table) {
  std::vector<LegStrength> legs;
  for (int row = 0; row < table.rowCount(); ++row) {
    const auto number = [&](const char* column) { return table.number(row, table.column(column)); };
    legs.push_back({{table.text(row, table.column("joint")), isUpperIn(table, row), sexIn(table, row)},
                    table.text(row, table.column("age")),
                    number("c1"),
                    number("sd"),
                    number("c2"),
                    number("c3"),
                    number("c4"),
                    number("c5"),
                    number("c6")});
  }
  return legs;
}

std::vector<StrengthEquation> readEquations(const CsvTable& table) {
  std::vector<StrengthEquation> equations;
  for (int row = 0; row < table.rowCount(); ++row) {
    const auto number = [&](const char* column) { return table.number(row, table.column(column)); };
    const auto text = [&](const char* column) { return table.text(row, table.column(column)); };
    equations.push_back({text("joint"), isUpperIn(table, row), text("own"), text("neighbour"),
                         number("constant"), number("linear"), number("square"), number("by_neighbour"),
                         number("measured"), number("neighbour_measured")});
  }
  return equations;
}

std::vector<GripAtAge> readGrips(const CsvTable& table) {
  std::vector<GripAtAge> grips;
  for (int row = 0; row < table.rowCount(); ++row) {
    const auto number = [&](const char* column) { return table.number(row, table.column(column)); };
    grips.push_back({sexIn(table, row),
                     number("age"),
                     {number("right"), number("left")},
                     {number("right_sd"), number("left_sd")}});
  }
  std::ranges::stable_sort(grips, {}, &GripAtAge::age);
  return grips;
}

/// The middle of the group of 30 to 34 years (Mathiowetz), from which on nobody grows stronger.
constexpr double kInFullStrength = 32.0;

struct AtAge {
  double age = 0.0, value = 0.0;
};

/// Between those of two ages, before the first and after the last as theirs.
double atAge(const std::vector<AtAge>& groups, double age) {
  const auto after = std::ranges::lower_bound(groups, age, {}, &AtAge::age);
  if (after == groups.begin()) return groups.front().value;
  if (after == groups.end()) return groups.back().value;
  const AtAge& before = *std::prev(after);
  return std::lerp(before.value, after->value, (age - before.age) / (after->age - before.age));
}

/// What one hand of those holds by age who are that many standard deviations from the mean (N). Both hands
/// are as far from it as the right one: of two that spread apart by themselves, the left one of weak men
/// would hold more.
std::vector<AtAge> gripsOf(const StrengthTables& tables, Sex sex, double HandGrip::*hand, double score) {
  std::vector<AtAge> groups;
  std::vector<double> grown;
  for (const GripAtAge& grip : tables.grips) {
    if (grip.sex != sex) continue;
    const double mean = grip.mean.*hand;
    groups.push_back({grip.age, mean * shareAtScore(score, grip.deviation.right / grip.mean.right)});
    if (grip.age >= kInFullStrength) grown.push_back(groups.back().value);
  }
  if (groups.empty()) throw InputError("grip_by_age.csv", "has no row of that sex", "add one");
  const std::vector<double> aged = nonGrowing(grown, std::vector<double>(grown.size(), 1.0));
  for (std::size_t i = 0; i < aged.size(); ++i) groups[groups.size() - aged.size() + i].value = aged[i];
  return groups;
}

/// Of whom a leg's end was measured, from the youngest to the oldest.
using LegGroups = std::array<const LegStrength*, 3>;

/// Young adults where no older ones were measured; null where nobody was.
LegGroups legGroups(const StrengthTables& tables, const LegEnd& end) {
  constexpr std::array kAges{"18-25", "55-65", "65+"};
  LegGroups groups{};
  for (std::size_t i = 0; i < kAges.size(); ++i) {
    const auto row = std::ranges::find_if(
        tables.legs, [&](const LegStrength& leg) { return leg.end == end && leg.ages == kAges[i]; });
    groups[i] = row == tables.legs.end() ? groups[0] : &*row;
  }
  return groups;
}

/// What each group counts at an age.
using LegParts = std::array<double, 3>;
LegParts legParts(const std::optional<double>& age) {
  if (!age || *age <= 25.0) return {1.0, 0.0, 0.0};
  if (*age > 65.0) {
    const double part = std::min(1.0, (*age - 65.0) / 5.0);
    return {0.0, 1.0 - part, part};
  }
  const double part = std::min(1.0, (*age - 25.0) / 30.0);
  return {1.0 - part, part, 0.0};
}

double mixed(const LegParts& parts, const LegParts& values) {
  return parts[0] * values[0] + parts[1] * values[1] + parts[2] * values[2];
}

/// C1 of each group, of those who are that many standard deviations from its mean, as people age.
LegParts agedC1(const LegGroups& groups, double score) {
  const std::vector<double> older{14.0, 6.0};  // people of both sexes
  const auto variation = [](const LegStrength& leg) { return leg.deviation / leg.c1; };
  LegParts c1{};
  for (std::size_t i = 0; i < groups.size(); ++i)
    c1[i] = groups[i]->c1 * shareAtScore(score, std::max(variation(*groups[i]), variation(*groups[0])));
  const std::vector<double> aged = nonGrowing({c1[1], c1[2]}, older);
  return {c1[0], std::min(c1[0], aged[0]), std::min(c1[0], aged[1])};
}

// Anderson's eccentric branch, f(u) (1 + C6 u) at a speed u of stretching, stands in our source from memory,
// and voluntary torques were measured at 0.9 to 1.2 of the isometric (Pain et al. 2013): it counts up to its
// best, between 1 and 1.2.
void addStretching(const LegStrength& strength, StrengthSpeeds& speeds) {
  constexpr double kMost = 1.2, kNothing = 1e-3, kStep = 0.01, kFastest = 10.0;
  const double end = std::min(kFastest, speedOfNothing(speeds));
  for (double u = kStep; u < end; u += kStep) {
    const double gain = std::min(kMost, leftAtSpeed(speeds, u) * (1.0 + strength.c6 * u));
    if (gain < std::max(speeds.stretched, 1.0 + kNothing)) continue;
    if (gain == speeds.stretched) break;
    speeds.stretched = gain;
    speeds.stretchedAt = u;
  }
}

double valueAt(const StrengthEquation& equation, double own, double neighbour) {
  return equation.constant + own * (equation.linear + own * equation.square) +
         neighbour * equation.byNeighbour;
}

/// The greatest value over the angles' ranges.
double greatest(const StrengthEquation& equation, double mostOwn, double mostNeighbour) {
  std::vector<double> angles{0.0, mostOwn};
  if (equation.square < 0.0)
    angles.push_back(std::clamp(-0.5 * equation.linear / equation.square, 0.0, mostOwn));
  double best = 0.0;
  for (const double own : angles)
    for (const double neighbour : {0.0, mostNeighbour})
      best = std::max(best, valueAt(equation, own, neighbour));
  return best;
}

/// By the angle's straight body and slopes, in radians of the joints.
class ShapeMaker {
 public:
  ShapeMaker(const std::string& joint, const Model& model) : joint_(joint), model_(model) {}

  void addSquare(const StrengthEquation& equation, double scale) {
    const IncludedAngle& angle = angleOf(equation.own);
    const double slope = angle.joints[0].second / kDegree;
    shape_.square += scale * equation.square * slope * slope;
    shape_.linear += scale * 2.0 * equation.square * angle.straight * slope;
    shape_.constant += scale * equation.square * angle.straight * angle.straight;
  }
  void addLinear(const IncludedAngle& angle, double factor) {
    shape_.constant += factor * angle.straight;
    for (const auto& [stem, degrees] : angle.joints) {
      if (stem == nullptr) continue;
      const double slope = factor * degrees / kDegree;
      const LinkIndex other = jointOf(stem);
      if (model_.joints[other].name == joint_)
        shape_.linear += slope;
      else
        shape_.neighbours.push_back({other, slope});
    }
  }
  StrengthShape& shape() { return shape_; }

 private:
  LinkIndex jointOf(const std::string& stem) const {
    const LinkIndex whole = model_.findJoint(stem);
    const LinkIndex joint = whole.valid() ? whole : model_.findJoint(joint_.substr(0, 2) + stem);
    if (!joint.valid())
      throw InputError(joint_, "its strength goes with a joint '" + stem + "' that is not there", "add it");
    return joint;
  }

  const std::string& joint_;
  const Model& model_;
  StrengthShape shape_{0.0, 0.0, 0.0, {}};
};

}  // namespace

StrengthTables readStrengthTables(const std::filesystem::path& folder) {
  return {readLegs(readPeopleTable(folder / "leg_strength.csv")),
          readEquations(readPeopleTable(folder / "strength_shapes.csv")),
          readGrips(readPeopleTable(folder / "grip_by_age.csv"))};
}

std::optional<LegStrength> legStrength(const StrengthTables& tables, const LegEnd& end,
                                       const std::optional<double>& age) {
  const LegGroups groups = legGroups(tables, end);
  if (groups[0] == nullptr) return {};
  const LegParts parts = legParts(age);
  LegStrength strength = *groups[0];
  for (double LegStrength::*number : {&LegStrength::deviation, &LegStrength::c2, &LegStrength::c3,
                                      &LegStrength::c4, &LegStrength::c5, &LegStrength::c6})
    strength.*number = mixed(parts, {groups[0]->*number, groups[1]->*number, groups[2]->*number});
  strength.c1 = mixed(parts, agedC1(groups, 0.0));
  return strength;
}

std::optional<double> legShare(const StrengthTables& tables, const LegEnd& end, double age, double score) {
  const LegGroups groups = legGroups(tables, end);
  if (groups[0] == nullptr) return {};
  const LegParts parts = legParts(age);
  return mixed(parts, agedC1(groups, score)) / mixed(parts, agedC1(groups, 0.0));
}

double gripRatio(const StrengthTables& tables, Sex sex, const std::optional<double>& age) {
  if (!age) return 1.0;
  const std::vector<AtAge> grips = gripsOf(tables, sex, &HandGrip::right, 0.0);
  return atAge(grips, *age) / grips.front().value;
}

HandGrip personGrip(const StrengthTables& tables, Sex sex, const std::optional<double>& age, double score) {
  constexpr double kYoung = 27.0;  // years
  const auto held = [&](double HandGrip::*hand) {
    return atAge(gripsOf(tables, sex, hand, score), age.value_or(kYoung));
  };
  return {held(&HandGrip::right), held(&HandGrip::left)};
}

StrengthCurve legCurve(const LegStrength& strength, double angleSign) {
  constexpr double kGymnastTop = 11.7646, kGymnastAtHalf = 0.410591;  // plantarflexion, rad/s and a part
  StrengthCurve curve;
  curve.cosine = {angleSign * strength.c3, strength.c2};
  StrengthSpeeds speeds{strength.c4, strength.c5};
  addStretching(strength, speeds);
  if (!std::isfinite(speedOfNothing(speeds))) {
    speeds.top = kGymnastTop;
    speeds.atHalfTop = kGymnastAtHalf;
  }
  curve.speeds = speeds;
  return curve;
}

ScaledShape scaledShape(const StrengthEquation& equation, const std::string& joint, const Model& model) {
  const IncludedAngle& own = angleOf(equation.own);
  const IncludedAngle* neighbour = equation.neighbour.empty() ? nullptr : &angleOf(equation.neighbour);
  const double most = greatest(equation, own.most, neighbour ? neighbour->most : 0.0);
  ShapeMaker maker(joint, model);
  maker.shape().constant = equation.constant / most;
  maker.addLinear(own, equation.linear / most);
  if (equation.square != 0.0) maker.addSquare(equation, 1.0 / most);
  if (neighbour != nullptr) maker.addLinear(*neighbour, equation.byNeighbour / most);
  return {maker.shape(), most / valueAt(equation, equation.measured, equation.neighbourMeasured)};
}

}  // namespace handhold
