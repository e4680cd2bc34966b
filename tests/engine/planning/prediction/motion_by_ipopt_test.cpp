// SPDX-License-Identifier: GPL-3.0-or-later
// Predicted motions by Ipopt, which shares nothing with our own solver but the program.
#include <QtTest>
#include <algorithm>
#include <random>

#include "engine/model/model_file.h"
#include "engine/optimization/ipopt_solver.h"
#include "engine/planning/prediction/even_motion.h"
#include "engine/planning/prediction/motion_guess.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::string kResources = HANDHOLD_SOURCE_DIR "/resources";

Task motionOf(const std::string& file, const Model& model, double duration) {
  Task task = loadTask(kResources + "/tasks/" + file + ".json", model);
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = duration;
  task.motion.controlPoints = 16;
  task.motion.instants = 34;
  return task;
}

/// JE d and JI d by the entries.
VectorX byEntries(const BandedNlp& problem, const VectorX& d) {
  VectorX rows = VectorX::Zero(problem.equalityCount() + problem.inequalityCount());
  for (const BandedNlp::Entry& entry : problem.jacobianEntries())
    rows[entry.row] += entry.value * d[entry.column];
  return rows;
}

void compareEntries(const BandedNlp& problem, const VectorX& x) {
  NlpValues values;
  problem.evaluate(x, NlpProblem::Order::Derivatives, values);
  std::mt19937 random(7);
  std::normal_distribution<double> normal;
  const VectorX d = VectorX::NullaryExpr(x.size(), [&] { return normal(random); });
  VectorX E(problem.equalityCount()), I(problem.inequalityCount());
  problem.multiply(d, E, I);
  const VectorX rows = byEntries(problem, d);
  QVERIFY((rows.head(E.size()) - E).norm() < 1e-10 * (1.0 + E.norm()));
  QVERIFY((rows.tail(I.size()) - I).norm() < 1e-10 * (1.0 + I.norm()));
}

}  // namespace

class MotionByIpoptTest : public QObject {
  Q_OBJECT

 private slots:
  void entriesAreTheJacobian();
  void entriesOfEvenMotionsAreTheirs();
  void ipoptFindsTheSameMotion();
  void ipoptRefusesWhatCannotBe();
};

/// With the free duration and the greatest torque, which all instants share.
void MotionByIpoptTest::entriesAreTheJacobian() {
  const auto model = loadModel(kResources + "/models/planar9.json");
  Task task = motionOf("planar_trial_2", *model, 1.5);
  task.motion.objective.body.greatestTorque = 0.3;
  task.motion.objective.duration = 0.1;
  task.motion.shortest = 0.5;
  const MotionPlan plan = planPostures(*model, task, {});
  const MotionLayout layout(*model, task);
  MotionProblem problem(*model, task, curvesThrough(*model, task, layout, plan.guess, {plan.begin, plan.end}),
                        PostureProblem::Mode::Strict);
  compareEntries(problem, problem.startFrom(problem.curves()));
}

void MotionByIpoptTest::entriesOfEvenMotionsAreTheirs() {
  const auto model = loadModel(kResources + "/models/human55.json");
  const Task task = motionOf("squat_rise", *model, 2.0);
  const MotionPlan plan = planPostures(*model, task, {});
  QVERIFY(plan.mirror.has_value());
  const MotionLayout layout(*model, task);
  MotionProblem whole(*model, task, curvesThrough(*model, task, layout, plan.guess, {plan.begin, plan.end}),
                      PostureProblem::Mode::Strict);
  const EvenMotion even(*model, whole, *plan.mirror);
  compareEntries(even, even.reduced(whole.startFrom(whole.curves())));
}

void MotionByIpoptTest::ipoptFindsTheSameMotion() {
  const auto model = loadModel(kResources + "/models/planar9.json");
  const Task task = motionOf("planar_trial_1", *model, 1.0);
  SolveOptions own, ipopt;
  own.wanted = ipopt.wanted = Wanted::Motion;
  ipopt.posture.solver = PostureOptions::Solver::Ipopt;
  const Subject subject{"planar9", model};
  const Trial ours = solve(subject, task, own), theirs = solve(subject, task, ipopt);
  QVERIFY2(ours.solved() && theirs.solved(), theirs.message.c_str());
  QCOMPARE(QString::fromStdString(theirs.solver), QString("ipopt"));
  QVERIFY2(std::abs(*ours.objective - *theirs.objective) < 0.01 * *ours.objective,
           qPrintable(QString("%1 and %2").arg(*ours.objective).arg(*theirs.objective)));
}

/// In a tenth of a second no arm gets there.
void MotionByIpoptTest::ipoptRefusesWhatCannotBe() {
  const auto model = loadModel(kResources + "/models/planar9.json");
  const Task task = motionOf("planar_trial_1", *model, 0.05);
  SolveOptions ipopt;
  ipopt.wanted = Wanted::Motion;
  ipopt.posture.solver = PostureOptions::Solver::Ipopt;
  const Trial refused = solve({"planar9", model}, task, ipopt);
  QVERIFY(!refused.solved());
  QVERIFY(!refused.violations.empty());
}

QTEST_GUILESS_MAIN(MotionByIpoptTest)
#include "motion_by_ipopt_test.moc"
