// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/given_turn.h"

#include <QtTest>

#include "engine/core/error.h"
#include "tests/engine/dynamics/small_models.h"
#include "tests/engine/planning/manoeuvre/turning/own_turn.h"

using namespace handhold;

namespace {

TurnRequest given() {
  TurnRequest request;
  request.steps.emplace();
  return request;
}

double fastest(const Model& model, const Motion& motion, double from, double to) {
  double fastest = 0.0;
  for (const MotionFrame& frame : motion.frames)
    if (frame.time >= from && frame.time <= to)
      fastest = std::max(fastest, frame.v.tail(model.jointCount()).lpNorm<Eigen::Infinity>());
  return fastest;
}

}  // namespace

class GivenTurnTest : public QObject {
  Q_OBJECT

 private slots:
  void theTurnIsThatOfAnOwnIntegration_data();
  void theTurnIsThatOfAnOwnIntegration();
  void anglesAreThoseThatAreTold();
  void durationsAndBoundsAreKept();
  void aBoundThatForbidsTheTimeIsRefused();
  void cyclesAddUp();
  void whatPassesARangeIsTold();
  void whatIsTooQuickIsTold();
  void otherAxesAreRefused();
};

void GivenTurnTest::theTurnIsThatOfAnOwnIntegration_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<bool>("isPitch");
  QTest::addColumn<double>("twist");
  for (const char* name : {"legs6", "human55"})
    for (const double twist : {2.0, -1.0}) {
      QTest::addRow("%s up %.0f", name, twist) << name << false << twist;
      QTest::addRow("%s left %.0f", name, twist) << name << true << twist;
    }
}

/// And momentum stays zero to rounding.
void GivenTurnTest::theTurnIsThatOfAnOwnIntegration() {
  QFETCH(QString, name);
  QFETCH(bool, isPitch);
  QFETCH(double, twist);
  const auto model = modelNamed(name.toStdString());
  TurnRequest request = given();
  request.axis = isPitch ? Vector3::UnitX() : Vector3::UnitY();
  request.steps->twist = twist;
  if (isPitch) request.steps->front = 1.0;
  const TurnPlan plan = planTurn(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  const double own = ownTurn(*model, plan.motion).counted.dot(request.axis);
  QVERIFY2(std::abs(own - plan.angle) < kOwnTurn, std::to_string(own - plan.angle).c_str());
  QVERIFY(std::abs(plan.angle) > 0.01);
  QVERIFY(plan.angle * twist > 0.0);
  QVERIFY(plan.residue.share < 1e-9);
}

/// Legs of legs6 are straight: after lifting one points forward by `front`, after closing both point down.
void GivenTurnTest::anglesAreThoseThatAreTold() {
  const auto model = modelNamed("legs6");
  TurnRequest request = given();
  request.steps->front = 0.4;
  request.steps->back = 0.3;
  request.steps->twist = M_PI;
  const TurnPlan plan = planTurn(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  const auto tiltsAt = [&](double time) {
    Data data(*model);
    VectorX q = model->zeroPosition();
    for (const MotionFrame& frame : plan.motion.frames)
      if (frame.time <= time + 1e-9) q.tail(model->jointCount()) = frame.q.tail(model->jointCount());
    updateKinematics(*model, q, data);
    std::array<double, 2> tilts{};
    const char* const names[] = {"r_ankle", "l_ankle"};
    for (int i = 0; i < 2; ++i) {
      const int root = model->findJoint(i == 0 ? "r_hip_abduction" : "l_hip_abduction");
      const Vector3 leg = sitePose(*model, data, model->findSite(names[i])).p - data.p_WL[root];
      tilts[static_cast<std::size_t>(i)] = std::atan2(leg.z(), -leg.y());
    }
    return tilts;
  };
  const auto lifted = tiltsAt(1.0), twisted = tiltsAt(2.0), closed = tiltsAt(3.0);
  QVERIFY(std::abs(std::max(lifted[0], lifted[1]) - 0.4) < 1e-6);
  QVERIFY(std::abs(std::min(lifted[0], lifted[1]) + 0.3) < 1e-6);
  QVERIFY(std::abs(twisted[0] - lifted[1]) < 1e-6 && std::abs(twisted[1] - lifted[0]) < 1e-6);
  QVERIFY(std::abs(closed[0]) < 1e-6 && std::abs(closed[1]) < 1e-6);
}

void GivenTurnTest::durationsAndBoundsAreKept() {
  const auto model = modelNamed("legs6");
  TurnRequest request = given();
  request.steps->durations = {0.5, 2.0, 1.5};
  const TurnPlan free = planTurn(*model, request);
  QVERIFY(std::abs(free.motion.duration() - 4.0) < 1e-9);
  const double unbound = fastest(*model, free.motion, 0.5, 2.5);
  request.steps->maxSpeeds = {0.0, 0.8 * unbound, 0.0};
  const TurnPlan bound = planTurn(*model, request);
  QVERIFY(std::abs(bound.motion.duration() - 4.0) < 1e-9);
  QVERIFY(fastest(*model, bound.motion, 0.5, 2.5) < 0.8 * unbound * (1.0 + 1e-3));
  QVERIFY(std::abs(fastest(*model, bound.motion, 0.0, 0.49) - fastest(*model, free.motion, 0.0, 0.49)) <
          1e-9);
  // the time of a way does not change where it leads (zero momentum)
  QVERIFY(std::abs(bound.angle - free.angle) < 1e-6);
}

void GivenTurnTest::aBoundThatForbidsTheTimeIsRefused() {
  TurnRequest request = given();
  request.steps->maxSpeeds = {0.0, 0.05, 0.0};
  try {
    planTurn(*modelNamed("legs6"), request);
    QFAIL("an impossible bound was taken");
  } catch (const InputError& problem) {
    QVERIFY2(QString(problem.what()).contains("leg twisting"), problem.what());
  }
}

void GivenTurnTest::cyclesAddUp() {
  const auto model = modelNamed("legs6");
  TurnRequest request = given();
  request.axis = Vector3::UnitX();
  request.steps->front = 1.0;
  const TurnPlan once = planTurn(*model, request);
  request.cycles = 3;
  const TurnPlan thrice = planTurn(*model, request);
  QVERIFY(std::abs(thrice.angle - 3.0 * once.angle) < 1e-6);
  QVERIFY(std::abs(thrice.motion.duration() - 3.0 * once.motion.duration()) < 1e-9);
}

/// With the tilts that keep it, which do.
void GivenTurnTest::whatPassesARangeIsTold() {
  const auto model = modelNamed("human55");
  TurnRequest request = given();
  request.steps->twist = M_PI;
  request.steps->back = 1.0;
  const TurnPlan plan = planTurn(*model, request);
  QCOMPARE(plan.status, PostureStatus::Infeasible);
  QVERIFY(!plan.motion.frames.empty());
  const auto told = QRegularExpression(
                        "hip flexion passes its range by ([0-9.]+) degrees in leg .*, tilts of "
                        "([0-9]+) % keep it")
                        .match(QString::fromStdString(plan.message));
  QVERIFY2(told.hasMatch(), plan.message.c_str());
  const double share = told.captured(2).toDouble() / 100.0;
  for (double* tilt : {&request.steps->front, &request.steps->side, &request.steps->back}) *tilt *= share;
  QVERIFY(planTurn(*model, request).solved());
}

void GivenTurnTest::whatIsTooQuickIsTold() {
  TurnRequest request = given();
  request.steps->durations = {0.2, 0.2, 0.2};
  const TurnPlan plan = planTurn(*modelNamed("human55"), request);
  QCOMPARE(plan.status, PostureStatus::Infeasible);
  QVERIFY(!plan.violations.empty());
  QVERIFY2(QString::fromStdString(plan.message).contains("would need"), plan.message.c_str());
}

void GivenTurnTest::otherAxesAreRefused() {
  TurnRequest request = given();
  request.axis = Vector3::UnitZ();
  QVERIFY_EXCEPTION_THROWN(planTurn(*modelNamed("legs6"), request), InputError);
}

QTEST_GUILESS_MAIN(GivenTurnTest)
#include "given_turn_test.moc"
