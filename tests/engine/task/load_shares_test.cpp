// SPDX-License-Identifier: GPL-3.0-or-later
// The share of its limits that a contact's load takes, in the hand's axes and side by side.
#include "engine/task/load_shares.h"

#include <QtTest>
#include <cmath>

#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kExact = 1e-12;
/// Solved loads lie within their bounds to the solver's tolerance.
constexpr double kSolved = 1e-4;

ContactPoint gripPoint(const Model& model) {
  Task task;
  Contact grip = gripAt(model, standing(model), ContactEnd::RightHand);
  grip.limits = {540.0, 1000.0, 500.0, 15.0};
  task.contacts = {grip};
  return contactPoints(model, task).front();
}

}  // namespace

class LoadSharesTest : public QObject {
  Q_OBJECT
 private slots:
  void eachSideHasItsLimit_data();
  void eachSideHasItsLimit();
  void aTurnedHandIsReadInItsOwnAxes();
  void solvedLoadsAreWithinTheirLimits_data();
  void solvedLoadsAreWithinTheirLimits();
};

void LoadSharesTest::eachSideHasItsLimit_data() {
  QTest::addColumn<int>("component");
  QTest::addColumn<double>("value");
  QTest::addColumn<double>("share");
  QTest::newRow("into the palm") << 1 << -600.0 << 0.6;
  QTest::newRow("opens the fingers") << 1 << 270.0 << 0.5;
  QTest::newRow("along the fingers") << 0 << -250.0 << 0.5;
  QTest::newRow("along the bar") << 2 << 125.0 << 0.25;
  QTest::newRow("twist") << 3 << -12.0 << 0.8;
  QTest::newRow("about the bar, which carries none") << 5 << 7.0 << 0.0;
}

void LoadSharesTest::eachSideHasItsLimit() {
  QFETCH(int, component);
  QFETCH(double, value);
  QFETCH(double, share);
  Vector6 load = Vector6::Zero();
  load[component] = value;
  QVERIFY(std::abs(shareOfLimits(gripPoint(*human55()), load) - share) < kExact);
}

void LoadSharesTest::aTurnedHandIsReadInItsOwnAxes() {
  const auto model = human55();
  VectorX q = standing(*model);
  setJoint(*model, q, "r_elbow_flexion", -1.3);
  setJoint(*model, q, "r_forearm_pronation", 0.9);
  Task task;
  task.contacts = {gripAt(*model, q, ContactEnd::RightHand)};
  task.contacts[0].limits.push = 1000.0;
  ContactLoad load;
  load.name = task.contacts[0].name;
  load.contact = 0;
  load.force = -600.0 * siteAt(*model, q, "r_grip").R.col(1);
  LoadShares shares(*model, task);
  QVERIFY(std::abs(*shares.at(q, {load})[0] - 0.6) < kExact);
  load.contact = -1;
  QVERIFY(!shares.at(q, {load})[0]);
}

void LoadSharesTest::solvedLoadsAreWithinTheirLimits_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"overhead_work", "standing_pull", "pull_up", "cabin", "foot_restraint"})
    QTest::newRow(name) << name;
}

void LoadSharesTest::solvedLoadsAreWithinTheirLimits() {
  QFETCH(QString, name);
  const auto model = human55();
  const std::filesystem::path folder = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/tasks";
  const Task task = loadTask(folder / (name.toStdString() + ".json"), *model);
  const PostureResult result = solvePosture(*model, task, task.start, {});
  QVERIFY(result.solved());
  double most = 0.0;
  for (const std::optional<double>& share : LoadShares(*model, task).at(result.q, result.loads))
    most = std::max(most, share.value_or(0.0));
  QVERIFY(most > 0.0);
  QVERIFY2(most < 1.0 + kSolved, qPrintable(QString::number(most)));
}

QTEST_APPLESS_MAIN(LoadSharesTest)
#include "load_shares_test.moc"
