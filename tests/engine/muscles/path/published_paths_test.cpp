// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths and moment arms of published muscles in their own models, by the tables beside the checkout.
#include <QtTest>
#include <cmath>

#include "tests/engine/muscles/path/source_muscles.h"

using namespace handhold;

namespace {

constexpr double kDegree = M_PI / 180.0;
constexpr double kStep = 0.002;  ///< of the tables' central differences (rad)
/// What the tables' evaluator is told to be true to (m).
constexpr double kExact = 0.5e-3, kApproximate = 3e-3;

/// Three surfaces on one stretch: which of them are met first is each evaluator's own choice.
const std::set<std::string> kCrowded{"DELT2", "LAT3", "TMIN"};
constexpr int kExactRows = 667, kApproximateRows = 328;

struct Check {
  std::string muscle, source, coordinate, wrapping;
  double angle = 0.0, length = 0.0, arm = 0.0;
  std::map<std::string, double> others;
};

Check checkAt(const CsvTable& table, int row) {
  const auto cell = [&](const char* column) { return table.text(row, table.column(column)); };
  Check check;
  check.muscle = cell("muscle");
  check.source = cell("model");
  check.coordinate = cell("coordinate");
  check.wrapping = cell("wrapping");
  check.angle = table.number(row, table.column("angle_deg")) * kDegree;
  check.length = table.number(row, table.column("length_m"));
  check.arm = table.number(row, table.column("moment_arm_m"));
  if (check.source.rfind("hybrid", 0) == 0) check.source = "mobl";
  for (const std::string& told : piecesOf(cell("other_deg"), ' ')) {
    const std::size_t equals = told.find('=');
    check.others[told.substr(0, equals)] = std::stod(told.substr(equals + 1)) * kDegree;
  }
  return check;
}

/// Length, and the moment arm as the tables have it.
std::pair<double, double> measured(const SourceMuscles& muscles, const Check& check) {
  const auto at = [&](double angle) {
    std::map<std::string, double> coordinates = check.others;
    coordinates[check.coordinate] = angle;
    return muscles.length(check.source, check.muscle, coordinates);
  };
  return {at(check.angle), -(at(check.angle + kStep) - at(check.angle - kStep)) / (2.0 * kStep)};
}

}  // namespace

class PublishedPathsTest : public QObject {
  Q_OBJECT

 private slots:
  void lengthsAndArmsAreThePublishedOnes();
};

void PublishedPathsTest::lengthsAndArmsAreThePublishedOnes() {
  if (!std::filesystem::exists(kMuscleTables / "muscle_checks.csv"))
    QSKIP("NOT CHECKED: shared/reference/muscle_checks.csv is not beside the checkout");
  const SourceMuscles muscles;
  const CsvTable table = muscleTable("muscle_checks.csv");
  int exact = 0, approximate = 0;
  for (int row = 0; row < table.rowCount(); ++row) {
    const Check check = checkAt(table, row);
    if (check.wrapping == "discontinuous" || !muscles.isTraced(check.muscle)) continue;
    const bool isExact = check.wrapping == "exact";
    if (!isExact && kCrowded.contains(check.muscle)) continue;
    const auto [length, arm] = measured(muscles, check);
    const double tolerance = isExact ? kExact : kApproximate;
    const std::string told = check.muscle + " by " + check.coordinate + " at " + std::to_string(check.angle);
    QVERIFY2(std::abs(length - check.length) < tolerance, told.c_str());
    QVERIFY2(std::abs(arm - check.arm) < tolerance, told.c_str());
    ++(isExact ? exact : approximate);
  }
  QCOMPARE(exact, kExactRows);
  QCOMPARE(approximate, kApproximateRows);
}

QTEST_APPLESS_MAIN(PublishedPathsTest)
#include "published_paths_test.moc"
