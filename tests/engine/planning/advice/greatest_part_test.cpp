// SPDX-License-Identifier: GPL-3.0-or-later
// The greatest part of a load as one program: in closed form, and against halving.
#include <QTest>
#include <cmath>

#include "engine/laws/problem/posture_solving.h"
#include "engine/model/model_file.h"
#include "engine/planning/advice/greatest_part.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "tests/engine/planning/test_tasks.h"

namespace handhold {

namespace {

constexpr double kRodLimit = 50.0, kRodRange = 0.5;  // N m, rad
/// Of a part, as the program is solved.
constexpr double kPartError = 2e-3;

/// A rod of 1 m on a fixed hinge that turns by half a radian either way from level.
std::shared_ptr<const Model> levelRod() {
  return modelFromJson(R"({"schema": "handhold-model-1", "name": "rod", "description": "a rod on a hinge",
    "base": "fixed",
    "links": [
      {"name": "wall", "mass": 1, "com": [0, 0, 0], "inertia": [0.1, 0.1, 0.1]},
      {"name": "rod", "parent": "wall", "mass": 1, "com": [0, 0, 0], "inertia": [0.3, 0.3, 0.5],
       "joint": {"name": "hinge", "type": "Z", "position": [0, 0, 0], "degrees": [
         {"name": "hinge", "lower": -0.5, "upper": 0.5, "neutral": 0, "relaxed": 0, "stiffness": 0,
          "damping": 0, "torque_lower": -50, "torque_upper": 50, "limb": "other", "mirror": "hinge",
          "mirror_sign": 1}]}}],
    "sites": [{"name": "hip_centre", "link": "wall", "point": [0, 0, 0]},
              {"name": "tip", "link": "rod", "point": [1, 0, 0]}]})",
                       "rod");
}

Load pushAt(const std::string& site, const Vector3& force) {
  Load push;
  push.name = "push";
  push.site = site;
  push.force = force;
  return push;
}

TaskChange wholeOf(int load) {
  TaskChange change;
  change.kind = TaskChange::Kind::Load;
  change.index = load;
  return change;
}

}  // namespace

class GreatestPartTest : public QObject {
  Q_OBJECT
 private slots:
  void aHingeBearsItsLimitOverTheLever();
  void noMoreHoldsNearby_data();
  void noMoreHoldsNearby();
  void whereNothingHoldsThereIsNone();
};

/// F cos(q) <= 50 N m with |q| <= 0.5: most at either end of the range.
void GreatestPartTest::aHingeBearsItsLimitOverTheLever() {
  const auto model = levelRod();
  Task task;
  task.gravity.setZero();
  constexpr double kPush = 1000.0;
  task.loads = {pushAt("tip", Vector3(0.0, -kPush, 0.0))};
  VectorX q = model->zeroPosition();
  q[7] = 0.1;
  const std::optional<HeldPart> most = greatestPart(*model, parted(task, {wholeOf(0)}), q, {});
  QVERIFY(most);
  const double force = kPush * most->part, expected = kRodLimit / std::cos(kRodRange);
  QVERIFY2(std::abs(force - expected) < kPartError * expected, qPrintable(QString::number(force)));
}

void GreatestPartTest::noMoreHoldsNearby_data() {
  QTest::addColumn<QString>("sample");
  QTest::addColumn<QString>("site");
  QTest::addColumn<Vector3>("push");
  QTest::newRow("palm") << "overhead_work"
                        << "r_palm" << Vector3(0.0, -2000.0, 0.0);
  QTest::newRow("chest") << "standing_pull"
                         << "chest" << Vector3(0.0, 0.0, -2000.0);
}

/// Against strict solves with a little less and a little more from the same posture.
void GreatestPartTest::noMoreHoldsNearby() {
  QFETCH(QString, sample);
  QFETCH(QString, site);
  QFETCH(Vector3, push);
  const auto model = human55();
  Task task = loadTask(
      std::filesystem::path(HANDHOLD_SOURCE_DIR) / ("resources/tasks/" + sample.toStdString() + ".json"),
      *model);
  const PostureResult free = solvePosture(*model, task, {}, {});
  QVERIFY(free.solved());
  task.loads = {pushAt(site.toStdString(), push)};
  const std::optional<HeldPart> most = greatestPart(*model, parted(task, {wholeOf(0)}), free.q, {});
  QVERIFY(most && most->part > 0.0);
  const auto holds = [&](double part) {
    Task tried = task;
    tried.loads[0].force *= part * most->part;
    return strictPosture(*model, tried, most->q, {}).solved();
  };
  QVERIFY2(holds(0.99), qPrintable(QString::number(most->part)));
  QVERIFY2(!holds(1.02), qPrintable(QString::number(most->part)));
}

void GreatestPartTest::whereNothingHoldsThereIsNone() {
  const auto model = levelRod();
  Task task;
  task.gravity.setZero();
  task.loads = {pushAt("tip", Vector3(0.0, -1000.0, 0.0)), pushAt("tip", Vector3(0.0, -100.0, 0.0))};
  QVERIFY(!greatestPart(*model, parted(task, {wholeOf(0)}), model->zeroPosition(), {}));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::GreatestPartTest)
#include "greatest_part_test.moc"
