// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/task_check.h"
#include "engine/trial/violation.h"
#include "tests/engine/planning/rod_model.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kTorque = 0.1;  // N m: a search ends where a part of 2e-5 of the squares is to gain
constexpr double kPlace = 0.01;  // rad, likewise

/// A state of the rod.
GivenState rodState(const Model& model, double angle, double speed) {
  GivenState state{model.zeroPosition(), VectorX::Zero(model.velocitySize())};
  state.q[7] = angle;
  state.v[6] = speed;
  return state;
}

/// From one state to another in a second with the least torque.
MotionPrediction predicted(const Model& model, const GivenState& begin, const GivenState& end) {
  Task task = test::rodTask(1.0);
  task.motion.objective.body.torque = 1.0;
  task.motion.begin = begin;
  task.motion.end = end;
  MotionPredictionOptions options;
  options.tolerance = 1e-7;
  return predictMotion(model, task, options);
}

}  // namespace

class GivenStatesTest : public QObject {
  Q_OBJECT

 private slots:
  void aRodGoesOnAsItMoves();
  void aRodQuickensEvenly();
  void theLastSearchIsAsLongAsTheOthers();
  void muchFinerCurvesAreSearchedOnAtOnce();
  void theSearchBeginsAsItsEndsMove();
  void aMotionMayBeginTheSearch();
  void aStateOffItsContactsIsTold();
  void whatIsNoStateIsRefused();
};

/// Without torque a rod keeps its speed: q = t.
void GivenStatesTest::aRodGoesOnAsItMoves() {
  const auto model = test::rod();
  const MotionPrediction found = predicted(*model, rodState(*model, 0.0, 1.0), rodState(*model, 1.0, 1.0));
  QVERIFY(found.outcome.violations.empty());
  for (const MotionFrame& frame : found.outcome.motion.frames) {
    QVERIFY2(std::abs(frame.q[7] - frame.time) < kPlace,
             qPrintable(QString::number(frame.q[7] - frame.time)));
    QVERIFY2(std::abs(frame.tau[6]) < kTorque, qPrintable(QString::number(frame.tau[6])));
  }
}

/// Of all ways from rest to a speed of 1 over half a radian the least squared torque is the even one:
/// q = t^2 / 2, tau = I, at the ends, too, where nothing else is given.
void GivenStatesTest::aRodQuickensEvenly() {
  const auto model = test::rod();
  const MotionPrediction found = predicted(*model, rodState(*model, 0.0, 0.0), rodState(*model, 0.5, 1.0));
  QVERIFY(found.outcome.violations.empty());
  for (const MotionFrame& frame : found.outcome.motion.frames) {
    QVERIFY(std::abs(frame.q[7] - 0.5 * frame.time * frame.time) < kPlace);
    QVERIFY2(std::abs(frame.tau[6] - test::kRodInertia) < kTorque, qPrintable(QString::number(frame.tau[6])));
  }
}

/// What is gained to the end is gained within the iterations that a search may take.
void GivenStatesTest::theLastSearchIsAsLongAsTheOthers() {
  const auto model = test::rod();
  Task task = test::rodTask(1.0);
  task.motion.objective.body.torque = 1.0;
  task.motion.begin = rodState(*model, 0.0, 0.0);
  task.motion.end = rodState(*model, 0.5, 1.0);
  MotionPredictionOptions options;
  options.tolerance = 1e-16;
  options.maxRefinements = 0;
  options.maxIterations = 2;
  const MotionPrediction found = predictMotion(*model, task, options);
  QCOMPARE(found.outcome.status, PostureStatus::Feasible);
  // roughly, with the task's curves, and to the end with what the last one knows and from anew
  QCOMPARE(found.iterations, 4 * options.maxIterations);
}

/// Rough curves first, else: they cannot do what so fine ones are asked for.
void GivenStatesTest::muchFinerCurvesAreSearchedOnAtOnce() {
  const auto model = test::rod();
  for (const int spans : {18, 60}) {
    Task task = test::rodTask(1.0);
    task.motion.begin = rodState(*model, 0.0, 0.0);
    task.motion.end = rodState(*model, 0.5, 1.0);
    task.motion.controlPoints = task.motion.degree + spans;
    task.motion.instants = 2 * task.motion.controlPoints + 4;
    MotionPredictionOptions options;
    std::size_t first = 0;
    options.iterate = [&first](const Motion& motion) {
      if (first == 0) first = motion.frames.size();
    };
    QVERIFY(predictMotion(*model, task, options).outcome.violations.empty());
    const bool isAtOnce = first >= static_cast<std::size_t>(task.motion.instants);
    QVERIFY2(isAtOnce == (spans == 60), qPrintable(QString::number(first)));
  }
}

/// What moves at both ends does not stop on the way.
void GivenStatesTest::theSearchBeginsAsItsEndsMove() {
  const auto model = test::rod();
  Task task = test::rodTask(1.0);
  task.motion.begin = rodState(*model, 0.0, 1.0);
  task.motion.end = rodState(*model, 1.0, 1.0);
  const MotionPlan plan = planPostures(*model, task, {});
  QVERIFY(plan.possible() && plan.guess.frames.size() > 10);
  for (const MotionFrame& frame : plan.guess.frames)
    QVERIFY2(std::abs(frame.q[7] - frame.time) < 1e-6, qPrintable(QString::number(frame.q[7] - frame.time)));
}

/// The way that is given is the guess between the states, whatever its clock shows.
void GivenStatesTest::aMotionMayBeginTheSearch() {
  const auto model = test::rod();
  Task task = test::rodTask(1.0);
  task.motion.begin = rodState(*model, 0.0, 0.0);
  task.motion.end = rodState(*model, 1.0, 0.0);
  MotionPredictionOptions options;
  for (int k = 0; k <= 50; ++k) {
    const double time = 3.0 + 0.02 * k;
    options.way.frames.push_back(
        {time, rodState(*model, std::sin(time), 0.0).q, VectorX::Zero(7), VectorX::Zero(7), {}, {}});
  }
  const MotionPlan plan = planPostures(*model, task, options);
  QVERIFY(plan.possible() && !plan.isFromRestToRest());
  for (const MotionFrame& frame : plan.guess.frames)
    QVERIFY(std::abs(frame.q[7] - std::sin(3.0 + frame.time)) < 1e-3);
  QCOMPARE(plan.begin.q, task.motion.begin->q);
  QCOMPARE(plan.end.v, task.motion.end->v);
}

/// A standing foot 1 cm above its place, and one that moves in it.
void GivenStatesTest::aStateOffItsContactsIsTold() {
  const auto model = human55();
  Task task;
  task.motion.duration = 0.5;
  GivenState state{standing(*model), VectorX::Zero(model->velocitySize())};
  task.contacts = {footAt(*model, state.q, ContactKind::FlatFoot, ContactEnd::RightFoot)};
  task.motion.begin = task.motion.end = state;
  MotionPredictionOptions options;
  options.advising = PostureOptions::Advising::No;
  QVERIFY(planPostures(*model, task, options).possible());
  task.motion.begin->q[1] += 0.01;
  task.motion.end->v[1] = 0.2;
  const MotionPlan plan = planPostures(*model, task, options);
  QCOMPARE(plan.violations.size(), std::size_t(2));
  QCOMPARE(plan.violations[0].law, Law::ContactReach);
  QVERIFY(std::abs(plan.violations[0].amount - 0.01) < 1e-9 && plan.violations[0].time == 0.0);
  QCOMPARE(plan.violations[1].law, Law::HeldBack);
  QVERIFY(std::abs(plan.violations[1].amount - 0.2) < 1e-9 && plan.violations[1].time == 0.5);
}

void GivenStatesTest::whatIsNoStateIsRefused() {
  const auto model = test::rod();
  Task task = test::rodTask(1.0);
  task.motion.begin = rodState(*model, 0.0, 1e3);
  QCOMPARE(findProblem(task, *model).value().path, std::string("motion.begin.joint_speeds.hinge"));
  task.motion.begin = rodState(*model, 0.0, 1.0);
  task.motion.begin->v.resize(0);
  QCOMPARE(findProblem(task, *model).value().path, std::string("motion.begin"));
  task.motion.begin = rodState(*model, 0.0, 1.0);
  QVERIFY(!findProblem(task, *model));
  task.motion.stages = {{"all", 1.0, {}, {}}};
  task.motion.stages[0].start = {StageVelocity::Kind::Given, {{"", Vector3::Zero(), "hinge", 1.0}}};
  QCOMPARE(findProblem(task, *model).value().path, std::string("motion.begin"));
  task.motion.begin->q[3] = 0.0;
  QCOMPARE(findProblem(task, *model).value().path, std::string("motion.begin.pelvis"));
}

QTEST_APPLESS_MAIN(GivenStatesTest)
#include "given_states_test.moc"
