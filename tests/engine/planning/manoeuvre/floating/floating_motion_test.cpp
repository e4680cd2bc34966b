// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/floating_motion.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/motion/momentum_curve.h"
#include "engine/planning/manoeuvre/floating/weightless_posing.h"
#include "engine/planning/manoeuvre/turning/turn_cycle.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// What the issue allows for a net rotation.
constexpr double kNetRotation = 1e-6;  // rad

/// A body with a wheel on an axis through both centres: the closed form of two bodies.
Model wheelOnBody(double bodyInertia, double wheelInertia) {
  Model model = pendulum(Vector3::UnitY(), {3.0, Vector3::Zero(), wheelInertia * Matrix3::Identity()});
  model.baseFree.fill(true);
  model.bodies.push_back({"base", LinkIndex(0), 5.0, Vector3::Zero(), bodyInertia * Matrix3::Identity()});
  gatherInertia(model);
  return model;
}

VectorX joint(double angle) { return VectorX::Constant(1, angle); }

JointTrajectory cycleOf(const Model& model, const TurnCycle& cycle, double duration) {
  JointTrajectory trajectory;
  CycleTiming timing;
  timing.durations.fill(duration / 3.0);
  addCycles(cycleWays(model, cycle), timing, 1, trajectory);
  return trajectory;
}

Vector3 turnOf(const Model& model, const JointTrajectory& joints, int steps) {
  return logQuaternion(floatingTurn(
      model, [&](double t) { return joints.at(t); }, joints.duration(), steps));
}

}  // namespace

class FloatingMotionTest : public QObject {
  Q_OBJECT

 private slots:
  void aWheelTurnsTheBodyBack();
  void wholeTurnsAreCounted();
  void theTurnDoesNotKnowTheTiming();
  void theNetRotationIsExact_data();
  void theNetRotationIsExact();
  void momentumIsKeptSegmentBySegment();
  void velocitiesAreThoseOfThePositions();
  void aTumblingBodyKeepsItsMomentum();
  void draggingFollowsTheSameLaw();
  void theWayBackUndoesADrag();
  void aLoopTurnsTheBody();
  void wrongSizesAreRefused();
};

void FloatingMotionTest::aWheelTurnsTheBodyBack() {
  const Model model = wheelOnBody(0.6, 0.2);
  JointTrajectory spin;
  spin.add(JointStep("spin", {joint(0.0), joint(7.0)}, 1.5));
  const Motion motion = floatingMotion(model, [&](double t) { return spin.at(t); }, {{}, {}, 1.5, 60.0});
  const std::vector<MomentumSample> curve = momentumCurve(model, motion);
  // I_b w + I_w (w + q') = 0
  QVERIFY((curve.back().turn - Vector3(0.0, -7.0 * 0.2 / 0.8, 0.0)).norm() < 1e-9);
  // the torque spins both against each other: I_b I_w / (I_b + I_w) q''
  for (const MotionFrame& frame : motion.frames)
    QVERIFY(std::abs(frame.tau[6] - 0.6 * 0.2 / 0.8 * frame.vdot[6]) < 1e-10);
}

// A wheel that turns four times as far leaves the body a whole turn on and more: told as turned so far.
void FloatingMotionTest::wholeTurnsAreCounted() {
  const Model model = wheelOnBody(0.6, 0.2);
  for (const double angle : {2.0 * M_PI, -4.5 * M_PI}) {
    JointTrajectory spin;
    spin.add(JointStep("spin", {joint(0.0), joint(-4.0 * angle)}, 1.5));
    const Motion motion = floatingMotion(model, [&](double t) { return spin.at(t); }, {{}, {}, 1.5, 60.0});
    const Vector3 turn = momentumCurve(model, motion).back().turn;
    QVERIFY2((turn - Vector3(0.0, angle, 0.0)).norm() < 1e-9, qPrintable(QString::number(turn.y())));
  }
}

void FloatingMotionTest::theTurnDoesNotKnowTheTiming() {
  const auto model = modelNamed("legs6");
  const Vector3 fast = turnOf(*model, cycleOf(*model, {}, 0.9), 900);
  const Vector3 slow = turnOf(*model, cycleOf(*model, {}, 30.0), 900);
  QVERIFY((fast - slow).norm() < 1e-10);
  QVERIFY(fast.norm() > 0.5);
}

void FloatingMotionTest::theNetRotationIsExact_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"legs6", "human55"}) QTest::newRow(name) << name;
}

void FloatingMotionTest::theNetRotationIsExact() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  // as fast as a strong person could: two thirds of a second for all three steps
  const JointTrajectory cycle = cycleOf(*model, {}, 1.0);
  const Motion motion =
      floatingMotion(*model, [&](double t) { return cycle.at(t); }, {{}, {}, cycle.duration(), 60.0});
  const Vector3 reference = turnOf(*model, cycle, 6000);
  QVERIFY((momentumCurve(*model, motion).back().turn - reference).norm() < kNetRotation);
}

void FloatingMotionTest::momentumIsKeptSegmentBySegment() {
  const auto model = modelNamed("human55");
  const JointTrajectory cycle = cycleOf(*model, {}, 1.0);
  const Motion motion =
      floatingMotion(*model, [&](double t) { return cycle.at(t); }, {{}, {}, cycle.duration(), 60.0});
  const std::vector<MomentumSample> curve = momentumCurve(*model, motion);
  const MomentumResidue residue = momentumResidue(curve);
  QVERIFY(residue.angularExchange > 1.0);
  QVERIFY(residue.share < 1e-9);
  for (const MomentumSample& sample : curve)
    QVERIFY((sample.centreOfMass - curve.front().centreOfMass).norm() < 1e-12);
}

void FloatingMotionTest::velocitiesAreThoseOfThePositions() {
  const auto model = modelNamed("legs6");
  const JointTrajectory cycle = cycleOf(*model, {}, 3.0);
  const double fps = 1000.0;
  const Motion motion =
      floatingMotion(*model, [&](double t) { return cycle.at(t); }, {{}, {}, cycle.duration(), fps});
  for (std::size_t k = 1; k + 1 < motion.frames.size(); k += 7) {
    const MotionFrame &before = motion.frames[k - 1], &at = motion.frames[k], &after = motion.frames[k + 1];
    const VectorX v = difference(*model, before.q, after.q) * (0.5 * fps);
    // the error of central differences: h^2 / 6 of the third derivative, some 1e3 rad/s^3
    QVERIFY((v - at.v).norm() < 1e-3);
    QVERIFY(((after.v - before.v) * (0.5 * fps) - at.vdot).norm() < 0.1);
  }
}

void FloatingMotionTest::aTumblingBodyKeepsItsMomentum() {
  const auto model = modelNamed("human55");
  const JointTrajectory cycle = cycleOf(*model, {}, 3.0);
  KeptMomentum kept;
  kept.linear = Vector3(20.0, 5.0, -10.0);
  kept.angular = Vector3(3.0, 1.0, -2.0);
  const Motion motion =
      floatingMotion(*model, [&](double t) { return cycle.at(t); }, {{}, kept, cycle.duration(), 60.0});
  const std::vector<MomentumSample> curve = momentumCurve(*model, motion);
  QVERIFY(momentumResidue(curve).share < 1e-9);
  QVERIFY((curve.back().angular - kept.angular).norm() < 1e-9);
  const Vector3 way = curve.back().centreOfMass - curve.front().centreOfMass;
  QVERIFY((way - kept.linear / model->totalMass * motion.duration()).norm() < 1e-9);
}

void FloatingMotionTest::draggingFollowsTheSameLaw() {
  const Model model = wheelOnBody(0.6, 0.2);
  VectorX q = model.zeroPosition();
  q.head<3>() = Vector3(1.0, 2.0, 3.0);
  const std::vector<VectorX> coarse = {joint(1.6)};
  std::vector<VectorX> fine;
  for (int i = 1; i <= 50; ++i) fine.push_back(joint(1.6 * i / 50));
  for (const std::vector<VectorX>& path : {coarse, fine}) {
    const WeightlessWay way = followJoints(model, q, path);
    QVERIFY((way.turnVector() - Vector3(0.0, -1.6 * 0.25, 0.0)).norm() < 1e-9);
    QVERIFY((way.postures.back().head<3>() - q.head<3>()).norm() < 1e-12);
  }
}

void FloatingMotionTest::theWayBackUndoesADrag() {
  const auto model = modelNamed("human55");
  const VectorX q = RandomStates(*model, 3).next().q;
  VectorX there = q.tail(model->jointCount());
  there.array() += 0.2;
  const std::vector<VectorX> path = {there, q.tail(model->jointCount())};
  const WeightlessWay way = followJoints(*model, q, path);
  QVERIFY(way.turnVector().norm() < kNetRotation);
  QVERIFY(difference(*model, q, way.postures.back()).norm() < kNetRotation);
  QVERIFY(difference(*model, q, way.postures.front()).head<6>().norm() > 1e-3);
}

void FloatingMotionTest::aLoopTurnsTheBody() {
  const auto model = modelNamed("legs6");
  const CycleWays ways = cycleWays(*model, {});
  std::vector<VectorX> path;
  JointTrajectory straight;
  for (const std::vector<VectorX>& way : ways)
    for (std::size_t i = 1; i < way.size(); ++i) {
      straight.add(JointStep("", {way[i - 1], way[i]}, 1.0));
      path.push_back(way[i]);
    }
  VectorX q = model->zeroPosition();
  q.tail(6) = ways[0].front();
  const Vector3 dragged = followJoints(*model, q, path).turnVector();
  QVERIFY((dragged - turnOf(*model, straight, 8000)).norm() < kNetRotation);
  QVERIFY(dragged.y() < -0.5);
}

void FloatingMotionTest::wrongSizesAreRefused() {
  const auto model = modelNamed("legs6");
  const std::vector<VectorX> path = {VectorX::Zero(3)};
  QVERIFY_EXCEPTION_THROWN(followJoints(*model, model->zeroPosition(), path), InputError);
}

QTEST_GUILESS_MAIN(FloatingMotionTest)
#include "floating_motion_test.moc"
