// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/manoeuvre_plan.h"

#include <QtTest>
#include <set>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/planning/weightless/orientation.h"
#include "engine/planning/weightless/workstation.h"

using namespace handhold;

namespace {

std::shared_ptr<const Model> model(const char* name) {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name + ".json");
}

Task taskOf(const Manoeuvre& manoeuvre) {
  Task task;
  task.gravity.setZero();
  task.manoeuvre = manoeuvre;
  task.motion.framesPerSecond = 30.0;
  return task;
}

TraverseManoeuvre shortLadder() {
  TraverseManoeuvre ladder;
  ladder.rungs = 2;
  return ladder;
}

Load mass(double kilograms) {
  Load load;
  load.name = "box";
  load.kind = LoadKind::Mass;
  load.site = "chest";
  load.mass = kilograms;
  return load;
}

QString refusal(const Model& body, const Task& task) {
  try {
    planManoeuvre(body, task);
  } catch (const InputError& error) {
    return QString::fromStdString(error.what());
  }
  return {};
}

}  // namespace

class ManoeuvrePlanTest : public QObject {
  Q_OBJECT

 private slots:
  void aTurnIsThatOfItsPlanner();
  void aTurnBeginsWhereTheTaskStarts();
  void aTraverseHasPeriodsAndLoads();
  void aHoldIsThatOfItsPlanner();
  void contactsOfAPlanAreNotThoseOfTheTask();
  void massesGoAlong();
  void whatCannotBePlannedIsRefused();
  void theImpossibleSaysWhatWorks();
  void aStopEndsIt();
};

void ManoeuvrePlanTest::aTurnIsThatOfItsPlanner() {
  const auto body = model("legs6");
  const ManoeuvrePlan plan = planManoeuvre(*body, taskOf(TurnManoeuvre()));
  TurnRequest request;
  request.framesPerSecond = 30.0;
  const TurnPlan direct = planTurn(*body, request);
  QVERIFY(plan.solved());
  QCOMPARE(plan.message, direct.message);
  QCOMPARE(plan.motion.frames.size(), direct.motion.frames.size());
  QCOMPARE(plan.motion.frames.back().q, direct.motion.frames.back().q);
  QCOMPARE(figureOf(plan, "peak_torque_Nm"), direct.peakTorque);
  QCOMPARE(figureOf(plan, "momentum_residue"), direct.residue.share);
  QVERIFY(std::abs(figureOf(plan, "angle_deg") - 90.0) < 1e-3);
  QCOMPARE(plan.workload.totals.weightedWork, direct.totals.weightedWork);
}

void ManoeuvrePlanTest::aTurnBeginsWhereTheTaskStarts() {
  const auto body = model("legs6");
  Task task = taskOf(TurnManoeuvre());
  task.start = body->zeroPosition();
  task.start.head<7>() << 1.0, 2.0, 3.0, 0.6, 0.0, 0.8, 0.0;
  const ManoeuvrePlan plan = planManoeuvre(*body, task);
  const VectorX expected = task.start.head<7>();
  QVERIFY((plan.motion.frames.front().q.head<7>() - expected).norm() < 1e-12);
}

void ManoeuvrePlanTest::aTraverseHasPeriodsAndLoads() {
  const ManoeuvrePlan plan = planManoeuvre(*model("ladder13"), taskOf(shortLadder()));
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.periods.size(), std::size_t(3));  // starting, middle, ending
  QVERIFY(figureOf(plan, "peak_hand_force_N") > 0.0);
  QCOMPARE(figureOf(plan, "rail_load"), figureOf(plan, "peak_hand_force_N") / TraverseManoeuvre().railLimit);
  QCOMPARE(figureOf(plan, "no such figure"), 0.0);
  QVERIFY(!plan.phases.empty());
}

void ManoeuvrePlanTest::aHoldIsThatOfItsPlanner() {
  const auto body = model("human55");
  HoldManoeuvre hold;
  hold.pull = Vector3(0.0, 0.0, 40.0);
  const ManoeuvrePlan plan = planManoeuvre(*body, taskOf(hold));
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.motion.frames.size(), std::size_t(1));
  QVERIFY(plan.posture.has_value());
  QCOMPARE(plan.motion.frames[0].q, plan.posture->q);
  QVERIFY(figureOf(plan, "greatest_pull_N") >= 40.0);
}

void ManoeuvrePlanTest::contactsOfAPlanAreNotThoseOfTheTask() {
  Task task = taskOf(shortLadder());
  task.contacts.resize(3);
  const ManoeuvrePlan plan = planManoeuvre(*model("ladder13"), task);
  QVERIFY(!plan.motion.frames.empty());
  for (const MotionFrame& frame : plan.motion.frames)
    for (const ContactLoad& load : frame.loads) QVERIFY(load.contact < 0 || load.contact >= 3);
}

void ManoeuvrePlanTest::massesGoAlong() {
  Task task = taskOf(shortLadder());
  const double alone = figureOf(planManoeuvre(*model("human55"), task), "peak_hand_force_N");
  task.loads = {mass(40.0)};
  const ManoeuvrePlan plan = planManoeuvre(*model("human55"), task);
  QCOMPARE(plan.carried.size(), std::size_t(1));
  QVERIFY(figureOf(plan, "peak_hand_force_N") > alone);
}

void ManoeuvrePlanTest::whatCannotBePlannedIsRefused() {
  const auto legs = model("legs6");
  Task none = taskOf(TurnManoeuvre());
  none.manoeuvre.reset();
  QVERIFY(refusal(*legs, none).contains("manoeuvre"));
  Task heavy = taskOf(TurnManoeuvre());
  heavy.gravity = Vector3(0.0, -9.8, 0.0);
  QVERIFY(refusal(*legs, heavy).contains("gravity"));
  Task loaded = taskOf(TurnManoeuvre());
  loaded.loads = {mass(1.0)};
  QVERIFY(refusal(*legs, loaded).contains("loads[0]"));
  Task pushed = taskOf(shortLadder());
  pushed.loads = {mass(1.0)};
  pushed.loads[0].kind = LoadKind::Force;
  QVERIFY(refusal(*model("human55"), pushed).contains("is a force"));
}

void ManoeuvrePlanTest::theImpossibleSaysWhatWorks() {
  TraverseManoeuvre far = shortLadder();
  far.spacing = 0.9;
  const ManoeuvrePlan plan = planManoeuvre(*model("human55"), taskOf(far));
  QVERIFY(plan.status == PostureStatus::Infeasible);
  QVERIFY(plan.motion.frames.empty());
  QVERIFY2(plan.message.find("works") != std::string::npos, plan.message.c_str());
}

void ManoeuvrePlanTest::aStopEndsIt() {
  std::stop_source source;
  source.request_stop();
  ManoeuvreOptions options;
  options.stop = source.get_token();
  QVERIFY(planManoeuvre(*model("legs6"), taskOf(TurnManoeuvre()), options).status == PostureStatus::Stopped);
}

QTEST_GUILESS_MAIN(ManoeuvrePlanTest)
#include "manoeuvre_plan_test.moc"
