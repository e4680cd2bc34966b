// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/posture_motion.h"
#include "engine/laws/problem/posture_solving.h"

#include <QtTest>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/energy.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_loads.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

/// A crouch over the same feet as the standing posture.
VectorX crouchingInPlace(const Model& model, const VectorX& stand, double bend) {
  VectorX q = crouching(model, bend);
  q.head<3>() += siteAt(model, stand, "r_ball").p - siteAt(model, q, "r_ball").p;
  return q;
}

struct Ends {
  std::shared_ptr<const Model> model = human55();
  VectorX from = standing(*model);
  VectorX to = crouchingInPlace(*model, from, 0.3);
  Task task = standingTask(*model, from);
};

/// The source's bar and two of its hip targets (human55.md), solved; the arms meet their limits on the way.
struct BarEnds {
  BarEnds() {
    for (int side = 0; side < 2; ++side) {
      const double x = side == 0 ? -1.0 : 1.0;
      Contact grip;
      grip.end = side == 0 ? ContactEnd::RightHand : ContactEnd::LeftHand;
      grip.name = toString(grip.end);
      grip.position = Vector3(0.25 * x, 0.45, 0.42);
      Contact foot;
      foot.kind = ContactKind::Foot;
      foot.end = side == 0 ? ContactEnd::RightFoot : ContactEnd::LeftFoot;
      foot.name = toString(foot.end);
      foot.axis = Vector3::UnitY();
      foot.position = Vector3(0.12 * x, -0.918, 0.1);
      task.contacts.push_back(grip);
      task.contacts.push_back(foot);
    }
    Target hip;
    hip.name = "hip";
    hip.position = Vector3(0, -0.02, 0.2);
    task.targets = {hip};
    from = solvePosture(*model, task, model->relaxedPosition(), {}).q;
    task.targets[0].position = Vector3(-0.1, -0.1, -0.1);
    to = followingPosture(*model, task, from, {}).q;
  }

  std::shared_ptr<const Model> model = human55();
  Task task;
  VectorX from, to;
};

double greatestSlip(const Model& model, const Motion& motion, const std::vector<std::string>& sites) {
  double worst = 0.0;
  for (const std::string& site : sites) {
    const Vector3 place = siteAt(model, motion.frames.front().q, site).p;
    for (const MotionFrame& frame : motion.frames)
      worst = std::max(worst, (siteAt(model, frame.q, site).p - place).norm());
  }
  return worst;
}

double jointExcess(const Model& model, const VectorX& q) {
  double worst = 0.0;
  for (int i = 1; i < model.linkCount(); ++i)
    worst = std::max({worst, q[6 + i] - model.joints[i].upper, model.joints[i].lower - q[6 + i]});
  return worst;
}

double storedEnergy(const Model& model, const Task& task, const MotionFrame& frame) {
  Data data(model);
  updateKinematics(model, frame.q, data);
  return kineticEnergy(model, frame.v, data) + potentialEnergy(model, task.gravity, data) +
         springEnergy(model, frame.q);
}

/// Central differences over neighbouring frames of q against v, and of v against vdot.
void verifyRates(const Model& model, const Motion& motion, double tolerance) {
  double worstRate = 0.0, worstAcceleration = 0.0;
  for (size_t i = 1; i + 1 < motion.frames.size(); ++i) {
    const MotionFrame &a = motion.frames[i - 1], &b = motion.frames[i], &c = motion.frames[i + 1];
    const double h = c.time - a.time;
    worstRate = std::max(worstRate, (difference(model, a.q, c.q) / h - b.v).lpNorm<Eigen::Infinity>());
    worstAcceleration = std::max(worstAcceleration, ((c.v - a.v) / h - b.vdot).lpNorm<Eigen::Infinity>());
  }
  QVERIFY2(worstRate < tolerance, qPrintable(QString::number(worstRate)));
  QVERIFY2(worstAcceleration < 10 * tolerance, qPrintable(QString::number(worstAcceleration)));
}

}  // namespace

class PostureMotionTest : public QObject {
  Q_OBJECT

 private slots:
  void startsAndEndsAtRestInItsPostures();
  void contactsStayAndLimitsHold();
  void ratesBelongToOneCurve();
  void nothingButTheContactsHoldsTheBody();
  void symmetricTasksGiveSymmetricLoads();
  void workOfTheTorquesIsStored();
  void slowMotionCostsWhatStandingCosts();
  void theSpeedBoundHolds();
  void aFreeBodyFollowsEquationOneAndKeepsItsMomentum();
  void aFreeBodyEndsAtItsTargets();
  void sampleTasksMoveSmoothly_data();
  void sampleTasksMoveSmoothly();
  void planarModelsMoveToo();
  void contactsThatMoveAreRefused();
  void theVerdictDoesNotDependOnTheFrameRate();
  void feetPullWhereTheBodyTipsOverThem();
  void aStartOffItsPlaceIsNamed();
  void whatIsInTheWayIsToldWhereThatIsALaw();
  void stopsWhenAsked();
};

void PostureMotionTest::startsAndEndsAtRestInItsPostures() {
  const Ends ends;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QCOMPARE(outcome.status, PostureStatus::Feasible);
  const auto& frames = outcome.motion.frames;
  QCOMPARE(frames.size(), size_t(121));
  QVERIFY(difference(*ends.model, frames.front().q, ends.from).norm() < 1e-12);
  QVERIFY(difference(*ends.model, frames.back().q, ends.to).norm() < 1e-12);
  for (const MotionFrame* frame : {&frames.front(), &frames.back()}) {
    QCOMPARE(frame->v.norm(), 0.0);
    QCOMPARE(frame->vdot.norm(), 0.0);
  }
  QVERIFY(outcome.peakLoad > 0.0 && outcome.peakLoad < 1.0);
  QVERIFY(outcome.peakJoint.valid());
}

void PostureMotionTest::contactsStayAndLimitsHold() {
  BarEnds ends;
  ends.task.motion.framesPerSecond = 600.0;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QVERIFY2(outcome.violations.empty(), outcome.message.c_str());
  const double slip = greatestSlip(*ends.model, outcome.motion, {"r_grip", "l_grip", "r_ball", "l_ball"});
  // the law is 1 mm; both ends are solved to 1e-6 and the curve is refined to 1e-8
  QVERIFY2(slip < 1e-5, qPrintable(QString::number(slip)));
  for (const MotionFrame& frame : outcome.motion.frames) {
    // rounding of the spline between samples that hold by construction
    QVERIFY(jointExcess(*ends.model, frame.q) < 1e-7);
    const Vector3 grip = siteAt(*ends.model, frame.q, "r_grip").R.col(2);
    QVERIFY(std::abs(std::abs(grip.x()) - 1.0) < 1e-6);
    QVERIFY(siteAt(*ends.model, frame.q, "r_heel").p.y() > -0.918 - 1e-5);
  }
}

void PostureMotionTest::ratesBelongToOneCurve() {
  BarEnds ends;
  ends.task.motion.framesPerSecond = 600.0;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QVERIFY2(outcome.motion.frames.size() > 2, outcome.message.c_str());
  // h^2 / 6 times a third derivative of some tens of rad/s^3
  verifyRates(*ends.model, outcome.motion, 2e-4);
}

void PostureMotionTest::nothingButTheContactsHoldsTheBody() {
  const BarEnds ends;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QVERIFY2(outcome.motion.frames.size() > 2, outcome.message.c_str());
  for (const MotionFrame& frame : outcome.motion.frames) {
    QVERIFY(frame.tau.head<6>().norm() < 1e-6);
    QCOMPARE(frame.loads.size(), size_t(4));
    for (const ContactLoad& load : frame.loads) {
      if (load.kind != "foot") continue;
      const double push = load.force.dot(load.normal);
      QVERIFY(push > -1e-6);
      QVERIFY((load.force - push * load.normal).norm() <= load.friction * push + 0.011);
    }
  }
}

void PostureMotionTest::symmetricTasksGiveSymmetricLoads() {
  const Ends ends;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QVERIFY2(outcome.motion.frames.size() > 2, outcome.message.c_str());
  for (const MotionFrame& frame : outcome.motion.frames) {
    for (int i = 0; i < 2; ++i) {
      const Vector3 right = frame.loads[i].force, left = frame.loads[2 + i].force;
      // the source's body is symmetric to some newtons
      QVERIFY((right - Vector3(-left.x(), left.y(), left.z())).norm() < 5.0);
    }
  }
}

/// Contacts stand still, so the joints alone pay for movement, height and springs.
void PostureMotionTest::workOfTheTorquesIsStored() {
  BarEnds ends;
  ends.task.motion.framesPerSecond = 400.0;
  ends.task.motion.duration = 0.8;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  const auto& frames = outcome.motion.frames;
  const double before = storedEnergy(*ends.model, ends.task, frames.front());
  double work = 0.0, greatest = 0.0;
  for (size_t i = 1; i < frames.size(); ++i) {
    const auto power = [&](const MotionFrame& f) { return f.tau.dot(f.v); };
    work += 0.5 * (power(frames[i - 1]) + power(frames[i])) * (frames[i].time - frames[i - 1].time);
    const double stored = storedEnergy(*ends.model, ends.task, frames[i]) - before;
    greatest = std::max(greatest, std::abs(stored));
    // the trapezoid rule: h^2 / 12 times the second derivative of some hundred watts
    QVERIFY2(std::abs(work - stored) < 5e-3, qPrintable(QString("%1 %2").arg(work).arg(stored)));
  }
  QVERIFY(greatest > 5.0);
}

void PostureMotionTest::slowMotionCostsWhatStandingCosts() {
  Ends ends;
  ends.task.motion.duration = 1000.0;
  ends.task.motion.framesPerSecond = 0.02;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QVERIFY2(outcome.motion.frames.size() > 2, outcome.message.c_str());
  for (const MotionFrame& frame : outcome.motion.frames) {
    const PostureResult still = shareLoads(*ends.model, ends.task, frame.q);
    // accelerations of 1e-6 rad/s^2 on 98 kg
    QVERIFY((still.tau - frame.tau).lpNorm<Eigen::Infinity>() < 1e-2);
  }
}

void PostureMotionTest::theSpeedBoundHolds() {
  BarEnds ends;
  double fastest = 0.0;
  for (const auto& frame : planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {}).motion.frames)
    fastest = std::max(fastest, frame.v.lpNorm<Eigen::Infinity>());
  ends.task.motion.maxSpeed = 0.75 * fastest;
  const MotionOutcome bounded = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  for (const MotionFrame& frame : bounded.motion.frames)
    QVERIFY(frame.v.lpNorm<Eigen::Infinity>() <= *ends.task.motion.maxSpeed * (1 + 1e-6));
  QVERIFY(difference(*ends.model, bounded.motion.frames.back().q, ends.to).norm() < 1e-12);
  ends.task.motion.maxSpeed = 0.3 * fastest;
  QVERIFY_EXCEPTION_THROWN(planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {}), InputError);
}

/// Closed form: no contacts, no gravity. Joints are s(t) times their distance, and nothing pushes the body,
/// so its centre of mass stays and its momentum is zero, with what it carries.
void PostureMotionTest::aFreeBodyFollowsEquationOneAndKeepsItsMomentum() {
  const Ends ends;
  const VectorX way = VectorX::LinSpaced(ends.model->velocitySize(), -0.3, 0.25);
  const VectorX to = moved(*ends.model, ends.from, way);
  Task task;
  task.gravity.setZero();
  Load tool;
  tool.kind = LoadKind::Mass;
  tool.site = "r_grip";
  tool.mass = 5.0;
  task.loads = {tool};
  const Model loaded = withTaskMasses(*ends.model, task);
  Data data(loaded);
  updateKinematics(loaded, ends.from, data);
  const Vector3 centre = centreOfMass(loaded, data);
  const MotionOutcome outcome = planKinematicMotion(*ends.model, task, ends.from, to, {});
  QCOMPARE(outcome.motion.frames.size(), size_t(121));
  QVERIFY((outcome.motion.frames.front().q - ends.from).norm() < 1e-12);
  for (const MotionFrame& frame : outcome.motion.frames) {
    const double u = frame.time / 2.0, s = u * u * u * (10 - 15 * u + 6 * u * u);
    const VectorX joints = ends.from.tail(ends.model->jointCount()) + s * way.tail(ends.model->jointCount());
    QVERIFY((joints - frame.q.tail(ends.model->jointCount())).norm() < 1e-10);
    updateKinematics(loaded, frame.q, data);
    // integrated with 256 steps of order four
    QVERIFY((centreOfMass(loaded, data) - centre).norm() < 1e-9);
    const Momentum kept = momentum(loaded, frame.v, data);
    QVERIFY(kept.linear.norm() < 1e-8 && kept.angular.norm() < 1e-8);
    QVERIFY2(frame.tau.head<6>().norm() < 1e-6, qPrintable(QString::number(frame.tau.head<6>().norm())));
  }
}

void PostureMotionTest::aFreeBodyEndsAtItsTargets() {
  const Ends ends;
  Task task;
  task.gravity.setZero();
  task.targets.push_back({});
  const MotionOutcome outcome = planKinematicMotion(*ends.model, task, ends.from, ends.to, {});
  QVERIFY(outcome.violations.empty());
  QVERIFY((outcome.motion.frames.back().q - ends.to).norm() < 1e-12);
  const VectorX first = outcome.motion.frames.front().q;
  QVERIFY((first.tail(ends.model->jointCount()) - ends.from.tail(ends.model->jointCount())).norm() < 1e-12);
}

void PostureMotionTest::sampleTasksMoveSmoothly_data() {
  QTest::addColumn<QString>("name");
  // bent arms come to their limits and the nearest posture leaps; the hips start near a right angle, where
  // abduction and rotation are one
  for (const char* name : {"standing_pull", "foot_restraint"}) QTest::newRow(name) << name;
}

void PostureMotionTest::sampleTasksMoveSmoothly() {
  QFETCH(QString, name);
  const auto file =
      std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/tasks" / (name + ".json").toStdString();
  const auto model = human55();
  const Task task = loadTask(file, *model);
  const PostureResult end = solvePosture(*model, task, task.start, {});
  const VectorX from = motionStart(*model, task, end, {});
  const MotionOutcome outcome = planKinematicMotion(*model, task, from, end.q, {});
  QVERIFY2(outcome.status == PostureStatus::Feasible, outcome.message.c_str());
  QVERIFY(outcome.peakLoad <= 1.0 + 1e-4);
  // both postures are solved to 1e-6
  QVERIFY(greatestSlip(*model, outcome.motion, {"r_ball", "l_ball", "r_heel", "l_heel"}) < 1e-5);
  const auto& frames = outcome.motion.frames;
  for (size_t i = 1; i < frames.size(); ++i) {
    QVERIFY(jointExcess(*model, frames[i].q) < 1e-6);
    const double h = frames[i].time - frames[i - 1].time;
    const VectorX mean = 0.5 * (frames[i].v + frames[i - 1].v);
    const VectorX rate = difference(*model, frames[i - 1].q, frames[i].q) / h;
    // h^2 / 12 times third derivatives of a gentle motion, below 400 rad/s^3
    QVERIFY((rate - mean).lpNorm<Eigen::Infinity>() < 0.01);
  }
}

void PostureMotionTest::planarModelsMoveToo() {
  const auto model = loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/planar9.json");
  Task task;
  VectorX from = model->relaxedPosition();
  for (ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
    Contact grip = gripAt(*model, from, end);
    grip.axis = Vector3::UnitZ();
    grip.limits = {2000.0, 2000.0, 2000.0, 100.0};
    task.contacts.push_back(grip);
  }
  task.laws.torqueLimits = false;
  setBoth(*model, from, "shoulder", -0.5);
  setBoth(*model, from, "elbow", 0.9);
  from[1] += task.contacts[0].position.y() - siteAt(*model, from, "r_grip").p.y();
  for (size_t i = 0; i < 2; ++i)
    task.contacts[i].position = siteAt(*model, from, i == 0 ? "r_grip" : "l_grip").p;
  Target hip;
  hip.site = model->sites.front().name;
  VectorX to = from;
  Task reach = task;
  hip.position = siteAt(*model, from, hip.site).p + Vector3(0.01, 0.01, 0.0);
  reach.targets = {hip};
  const PostureResult solved = solvePosture(*model, reach, from, {});
  QVERIFY2(solved.solved(), solved.message.c_str());
  const MotionOutcome outcome = planKinematicMotion(*model, task, from, solved.q, {});
  QVERIFY2(outcome.status == PostureStatus::Feasible, outcome.message.c_str());
  QVERIFY(greatestSlip(*model, outcome.motion, {"r_grip", "l_grip"}) < 1e-5);
  for (const MotionFrame& frame : outcome.motion.frames) {
    QVERIFY(frame.tau.head<6>().norm() < 1e-6);
    QCOMPARE(frame.q[2], from[2]);
    for (const ContactLoad& load : frame.loads) QVERIFY(std::abs(load.force.z()) < 1e-9);
  }
}

void PostureMotionTest::contactsThatMoveAreRefused() {
  Ends ends;
  ends.to[0] += 0.032;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QCOMPARE(outcome.status, PostureStatus::Failed);
  QVERIFY(outcome.motion.frames.empty());
  QCOMPARE(outcome.violations.size(), size_t(2));
  QCOMPARE(told(outcome.violations.front()),
           std::string("right foot lies 3.2 cm apart in the start and the end posture"));
}

// Three frames a second see only the ends of a tenth of a second, where nothing moves.
void PostureMotionTest::theVerdictDoesNotDependOnTheFrameRate() {
  Ends ends;
  ends.task.motion.duration = 0.1;
  ends.task.motion.framesPerSecond = 3.0;
  const MotionOutcome rough = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  ends.task.motion.framesPerSecond = 300.0;
  const MotionOutcome fine = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QCOMPARE(rough.motion.frames.size(), size_t(2));
  QCOMPARE(rough.status, PostureStatus::Infeasible);
  QCOMPARE(fine.status, PostureStatus::Infeasible);
  QCOMPARE(rough.peakLoad, fine.peakLoad);
  QCOMPARE(rough.terms, fine.terms);
  double seen = 0.0;
  for (const MotionFrame& frame : fine.motion.frames)
    seen = std::max(seen, normalizedTorque(*ends.model, frame.tau, frame.q, frame.v).maxCoeff());
  QVERIFY2(fine.peakLoad > seen - 1e-6 && fine.peakLoad < 1.01 * seen, qPrintable(QString::number(seen)));
}

/// Where the line of the force that the ground has to give meets it, counted forward (m).
double zeroMomentPoint(const Model& model, const Task& task, const MotionFrame& frame, double ground) {
  Data data(model);
  VectorX tau;
  updateKinematics(model, frame.q, data);
  inverseDynamics(model, frame.q, frame.v, frame.vdot, task.gravity, data, tau);
  for (const ContactLoad& load : taskLoads(model, task, data, frame.v, frame.vdot))
    addWrench(model, data, toWrench(load), -1.0, tau);
  const Vector3 force = tau.head<3>(), base = frame.q.head<3>();
  const Vector3 moment = tau.segment<3>(3) + base.cross(force);  // about the world's origin
  return (ground * force.z() - moment.x()) / force.y();
}

// No sharing can hold a body whose zero-moment point leaves the feet; wherever it is between them the feet
// only push. The point comes from the motion alone, without loads of contacts.
void PostureMotionTest::feetPullWhereTheBodyTipsOverThem() {
  const auto model = human55();
  Task task = loadTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/squat_load.json", *model);
  constexpr double kRaised = 0.04;  // m
  for (Contact& contact : task.contacts) contact.position.y() += kRaised;
  const PostureResult end = solvePosture(*model, task, {}, {});
  const MotionOutcome outcome =
      planKinematicMotion(*model, task, motionStart(*model, task, end, {}), end.q, {});
  constexpr double kUndecided = 1e-4;  // m, a tenth of a newton at the other end of the feet
  int tipping = 0, standing = 0;
  for (const MotionFrame& frame : outcome.motion.frames) {
    double heel = 1e9, least = 1e9;
    for (const ContactLoad& load : frame.loads) {
      if (load.contact < 0) continue;
      heel = std::min(heel, load.point.z());
      least = std::min(least, load.force.y());
    }
    const double inside = zeroMomentPoint(*model, task, frame, kRaised) - heel;
    if (std::abs(inside) < kUndecided) continue;
    ++(inside < 0.0 ? tipping : standing);
    QVERIFY2((least < -kLimitTolerance) == (inside < 0.0), qPrintable(QString::number(frame.time)));
  }
  QVERIFY2(tipping > 10 && standing > 10, qPrintable(QString("%1, %2").arg(tipping).arg(standing)));
  QCOMPARE(outcome.status, PostureStatus::Infeasible);
  QVERIFY(outcome.violations.front().kind() == ViolationKind::ContactForce);
}

void PostureMotionTest::aStartOffItsPlaceIsNamed() {
  Ends ends;
  ends.task.contacts[1].position.x() += 0.05;
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {});
  QCOMPARE(outcome.status, PostureStatus::Infeasible);
  QCOMPARE(told(outcome.violations.front()), std::string("left foot is 5.0 cm off its place at 0.00 s"));
  QVERIFY(std::abs(outcome.violations.front().amount - 0.05) < 1e-9);
  QVERIFY(!outcome.motion.frames.empty());
}

/// The hand swings up through a small block before it; both its ends are clear of that.
void PostureMotionTest::whatIsInTheWayIsToldWhereThatIsALaw() {
  Ends ends;
  ends.task.laws.clearance = true;
  const int elbow = positionIndex(ends.model->findJoint("r_elbow_flexion"));
  ends.to = ends.from;
  ends.to[elbow] += 1.6;
  const auto planned = [&] { return planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, {}); };
  const MotionOutcome clear = planned();
  QVERIFY2(clear.status == PostureStatus::Feasible,
           clear.violations.empty() ? "" : told(clear.violations.front()).c_str());
  VectorX middle = ends.from;
  middle[elbow] += 0.8;
  Prop block;
  block.name = "block";
  block.position = siteAt(*ends.model, middle, "r_palm").p;
  block.size = Vector3::Constant(0.05);
  ends.task.props.push_back(block);
  const MotionOutcome blocked = planned();
  QCOMPARE(blocked.status, PostureStatus::Infeasible);
  QCOMPARE(blocked.violations.front().other, std::string("block"));
  QVERIFY(std::abs(*blocked.violations.front().time - 0.5 * blocked.motion.duration()) <
          0.2 * blocked.motion.duration());
  // a posture that is held is judged likewise
  QCOMPARE(shareLoads(*ends.model, ends.task, ends.from).status, PostureStatus::Feasible);
  QCOMPARE(shareLoads(*ends.model, ends.task, middle).violations.front().other, std::string("block"));
  ends.task.laws.clearance = false;
  QCOMPARE(planned().status, PostureStatus::Feasible);
}

void PostureMotionTest::stopsWhenAsked() {
  const Ends ends;
  std::stop_source stop;
  PostureOptions options;
  options.stop = stop.get_token();
  int frames = 0;
  options.progress = [&](const Progress& progress) {
    frames = progress.iteration;
    if (frames == 5) stop.request_stop();
  };
  const MotionOutcome outcome = planKinematicMotion(*ends.model, ends.task, ends.from, ends.to, options);
  QCOMPARE(outcome.status, PostureStatus::Stopped);
  QCOMPARE(frames, 5);
  QVERIFY(outcome.motion.frames.empty());
}

QTEST_GUILESS_MAIN(PostureMotionTest)
#include "posture_motion_test.moc"
