// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/population_strength.h"

#include <cmath>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/strength_curve.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

constexpr double kNinetyFive =
    1.6448536269514722;  ///< standard deviations from the median to the 95th percentile

/// Medians of ANSUR II (kg, m).
double massOf(Population sex) { return sex == Population::Men ? 84.6 : 66.8; }
double statureOf(Population sex) { return sex == Population::Men ? 1.755 : 1.626; }

/// g m h (N m).
double sizeOf(Population sex) {
  constexpr double kWeight = 9.81;
  return kWeight * massOf(sex) * statureOf(sex);
}

StrengthSpread times(StrengthSpread spread, double factor) {
  spread.mean *= factor;
  spread.deviation *= factor;
  spread.deviationAbove *= factor;
  return spread;
}

std::string keyOf(const std::string& joint, const std::string& direction, const std::string& sex) {
  return joint + " " + direction + " " + sex;
}

const char* letterOf(Population sex) { return sex == Population::Men ? "M" : "F"; }

/// strengthAt(z) = mean + slope z + bend (sqrt(1 + z^2) - 1), through the 5th and the 95th percentile; it
/// grows as long as neither half is 3.5 times the other.
struct Bent {
  double slope, bend;

  explicit Bent(const StrengthSpread& of)
      : slope(0.5 * (of.deviationAbove + of.deviation)),
        bend(0.5 * kNinetyFive * (of.deviationAbove - of.deviation) / (std::hypot(1.0, kNinetyFive) - 1.0)) {}
};

}  // namespace

double strengthAt(const StrengthSpread& strength, double score) {
  const Bent bent(strength);
  return strength.mean + bent.slope * score + bent.bend * (std::hypot(1.0, score) - 1.0);
}

double shareCapable(const StrengthSpread& strength, double required) {
  // bend sqrt(1 + z^2) = above - slope z, solved for z
  const auto [slope, bend] = Bent(strength);
  const double above = required - strength.mean + bend;
  const double root = std::sqrt(slope * slope + above * above - bend * bend);
  const double score = (slope * above - bend * root) / (slope * slope - bend * bend);
  return 0.5 * std::erfc(score / std::sqrt(2.0));
}

double sizeVariationOf(Population sex) { return sex == Population::Men ? 0.1861 : 0.1858; }

StrengthSpread ofAllSizes(const StrengthSpread& strength, Population sex) {
  if (!strength.isOfSize) return strength;
  const double size = sizeVariationOf(sex);
  const auto whole = [&](double deviation) {
    const double residual = deviation / strength.mean;
    return strength.mean * std::sqrt((1.0 + size * size) * (1.0 + residual * residual) - 1.0);
  };
  StrengthSpread all = strength;
  all.deviation = whole(strength.deviation);
  all.deviationAbove = whole(strength.deviationAbove);
  all.isOfSize = false;
  return all;
}

PopulationStrength::PopulationStrength(const std::filesystem::path& file) {
  const CsvTable table(readFile(file), file.string());
  const auto text = [&](int row, const char* column) { return table.text(row, table.column(column)); };
  for (int i = 0; i < table.rowCount(); ++i) {
    Row& row = rows_[keyOf(text(i, "joint"), text(i, "direction"), text(i, "sex"))];
    const double value = table.number(i, table.column("value"), kTabled);
    double below = 0.0, above = 0.0;
    if (!text(i, "sd").empty()) {
      below = above = table.number(i, table.column("sd"), kTabled);
    } else if (!text(i, "p05").empty()) {
      below = (value - table.number(i, table.column("p05"), kTabled)) / kNinetyFive;
      above = (table.number(i, table.column("p95"), kTabled) - value) / kNinetyFive;
    }
    row.numbers[text(i, "quantity")] = {value, below, above};
    row.isDoubtful = text(i, "certainty") == "m";
  }
}

std::optional<StrengthSpread> PopulationStrength::of(const std::string& joint, const std::string& direction,
                                                     Population sex, double angle) const {
  if (const auto byMass = ofMass(joint, direction, sex)) return times(*byMass, massOf(sex));
  const auto row = rows_.find(keyOf(joint, direction, letterOf(sex)));
  if (row == rows_.end()) return std::nullopt;
  const auto& numbers = row->second.numbers;
  for (const char* whole : {"moment", "force"})
    if (const auto number = numbers.find(whole); number != numbers.end()) return number->second;
  const auto C1 = numbers.find("C1"), C2 = numbers.find("C2"), C3 = numbers.find("C3");
  if (C1 == numbers.end() || C2 == numbers.end() || C3 == numbers.end()) return std::nullopt;
  // T = C1 m g h cos(C2 (a - C3)); C1's spread is the population's
  const double turn = std::abs(C2->second.mean * (angle - C3->second.mean));
  const bool isBeyond = turn > kToldTurn;
  const double size = sizeOf(sex) * std::cos(std::min(turn, kToldTurn));
  return StrengthSpread{C1->second.mean * size, C1->second.deviation * size, C1->second.deviationAbove * size,
                        isBeyond, true};
}

std::optional<StrengthSpread> PopulationStrength::ofMass(const std::string& joint,
                                                         const std::string& direction, Population sex) const {
  const auto measured = [&](Population people) -> std::optional<StrengthSpread> {
    const auto row = rows_.find(keyOf(joint, direction, letterOf(people)));
    if (row == rows_.end()) return std::nullopt;
    const auto number = row->second.numbers.find("moment_per_mass");
    if (number == row->second.numbers.end()) return std::nullopt;
    StrengthSpread spread = number->second;
    spread.isOfSize = true;
    return spread;
  };
  if (const auto own = measured(sex)) return own;
  const auto men = measured(Population::Men);
  if (!men) return std::nullopt;
  const auto hers = of("hand", "grip_right", sex, 0.0), his = of("hand", "grip_right", Population::Men, 0.0);
  if (!hers || !his) return std::nullopt;
  return times(*men, hers->mean / massOf(sex) / (his->mean / massOf(Population::Men)));
}

FatigueRates PopulationStrength::fatigue(const std::string& group) const {
  const auto row = rows_.find(keyOf(group, "endurance", ""));
  const auto number = [&](const char* name) {
    if (row != rows_.end())
      if (const auto found = row->second.numbers.find(name); found != row->second.numbers.end())
        return found->second.mean;
    throw InputError("strengths", "have no " + std::string(name) + " of endurance for " + group,
                     "install the program's resources again");
  };
  return {number("F"), number("R"), number("r")};
}

bool PopulationStrength::isDoubtful(const std::string& joint, const std::string& direction) const {
  const auto row = rows_.find(keyOf(joint, direction, letterOf(Population::Men)));
  return row != rows_.end() && row->second.isDoubtful;
}

}  // namespace handhold
