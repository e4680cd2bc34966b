// SPDX-License-Identifier: GPL-3.0-or-later
// Thrust that turns with the body, water around it and friction at its joints, simulated: closed forms, and
// the book of energy.
#include <QtTest>
#include <cmath>

#include "engine/dynamics/jacobian.h"
#include "engine/task/water_body.h"
#include "tests/engine/planning/test_tasks.h"
#include "tests/engine/simulation/test_bodies.h"

using namespace handhold;

namespace {

/// What Runge-Kutta 4 leaves in steps of a millisecond.
constexpr double kSteps = 1e-9;

Model ballWithSite() {
  Model model = block(0.4 * Matrix3::Identity());
  model.sites.push_back({"middle", LinkIndex(0), FrameIndex(0), Pose()});
  return model;
}

Task thrusting(const Vector3& force) {
  Task task = taskWithout(Vector3::Zero());
  Load load;
  load.name = "thrust";
  load.site = "middle";
  load.frame = LoadFrame::Site;
  load.force = force;
  task.loads = {load};
  return task;
}

SimulationOptions bareOptions(double duration) {
  SimulationOptions options;
  options.settings = bareSettings();
  options.duration = duration;
  return options;
}

/// Half a metre of a limb 20 cm thick, lying across its way down.
Model sinker(double mass) {
  Model model = block(0.4 * Matrix3::Identity());
  model.bodies[0].mass = mass;
  gatherInertia(model);
  model.capsules.push_back({"limb", LinkIndex(0), Vector3(0.0, 0.0, -0.25), Vector3(0.0, 0.0, 0.25), 0.1});
  return model;
}

}  // namespace

class SurroundingsTest : public QObject {
  Q_OBJECT
 private slots:
  void thrustGivesItsImpulse();
  void thrustTurnsWithTheBody();
  void aPackGivesAPersonItsImpulse();
  void aSinkingBodyComesToItsSpeed();
  void energyInWaterIsAccountedFor();
  void aTrimmedPersonStays();
  void frictionStopsAJoint();
  void stiffGlovesNeedNoShorterSteps();
};

void SurroundingsTest::thrustGivesItsImpulse() {
  const Vector3 force(0.0, 0.0, 14.4);
  const SimulationResult run =
      simulate(ballWithSite(), thrusting(force), limp(), atRest(ballWithSite()), bareOptions(3.0));
  QVERIFY(run.status == SimulationStatus::Finished);
  QVERIFY((run.frames.back().linearMomentum - 3.0 * force).norm() < kSteps);
  const double work = 0.5 * std::pow(3.0 * 14.4, 2) / 2.0;
  QVERIFY(std::abs(run.frames.back().work.loads - work) < 1e-6 * work);
}

// A ball that turns at w about z, pushed along its own x: p = F / w (sin wt, 1 - cos wt).
void SurroundingsTest::thrustTurnsWithTheBody() {
  const double F = 10.0, w = 2.0, t = 2.5;
  BodyState start = atRest(ballWithSite());
  start.v[5] = w;
  const SimulationResult run =
      simulate(ballWithSite(), thrusting(Vector3(F, 0.0, 0.0)), limp(), start, bareOptions(t));
  const Vector3 wanted = F / w * Vector3(std::sin(w * t), 1.0 - std::cos(w * t), 0.0);
  const Vector3 got = run.frames.back().linearMomentum;
  QVERIFY2((got - wanted).norm() < 1e-8, qPrintable(QString::number((got - wanted).norm())));
  const ContactLoad& told = run.frames.back().motion.loads.back();
  QVERIFY((told.force - F * Vector3(std::cos(w * t), std::sin(w * t), 0.0)).norm() < 1e-8);
}

/// A limp, floating person with a pack, pushed at the back: momentum is the sum of the thrust as it turned
/// with the chest, and what it did is the energy that the body has besides what its joints lost.
void SurroundingsTest::aPackGivesAPersonItsImpulse() {
  const auto model = human55();
  Task task = thrusting(Vector3(0.0, -14.4, 0.0));
  task.loads[0].site = "back";
  Load pack;
  pack.name = "pack";
  pack.kind = LoadKind::Mass;
  pack.site = "back";
  pack.mass = 38.5;
  pack.com = Vector3(0.0, 0.125, 0.0);
  pack.inertia = Vector3(0.59, 1.79, 1.6);
  task.loads.push_back(pack);
  BodyState start = atRest(*model);
  start.q = model->relaxedPosition();
  SimulationOptions options;
  options.duration = 1.0;
  options.framesPerSecond = 1000.0;
  const SimulationResult run = simulate(*model, task, limp(), start, options);
  QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
  Vector3 impulse = Vector3::Zero();
  const auto thrustAt = [&](std::size_t k) { return run.frames[k].motion.loads[0].force; };
  QCOMPARE(run.frames[0].motion.loads[0].name, std::string("thrust"));
  for (std::size_t k = 1; k < run.frames.size(); ++k) impulse += 0.5e-3 * (thrustAt(k - 1) + thrustAt(k));
  const Vector3 gained = run.frames.back().linearMomentum - run.frames.front().linearMomentum;
  qInfo("%.4f N s of %.4f, the thrust turned by %.1f degrees", gained.norm(), impulse.norm(),
        std::acos(thrustAt(0).dot(thrustAt(run.frames.size() - 1)) / (14.4 * 14.4)) * 180.0 / M_PI);
  QVERIFY((gained - impulse).norm() < 1e-4 * impulse.norm());
  QVERIFY(std::abs(thrustAt(run.frames.size() - 1).norm() - 14.4) < 1e-9);
  QVERIFY((thrustAt(0) - Vector3(0.0, 0.0, 14.4)).norm() < 1e-9);  // forward
}

// m dv/dt = W - c v^2: v = sqrt(W / c) tanh(sqrt(W c) t / m), W the weight less that of the water.
void SurroundingsTest::aSinkingBodyComesToItsSpeed() {
  const double mass = 25.0;
  const Model model = sinker(mass);
  Task task = taskWithout(kEarthGravity);
  task.water = Water();
  task.water->trim = Trim::None;
  task.water->densities.fill(1500.0);
  const SimulationResult run = simulate(model, task, limp(), atRest(model), bareOptions(2.0));
  QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
  const double W = mass * kEarthGravity.norm() * (1.0 - 1000.0 / 1500.0);
  // a link of a model without segments is its pelvis: one slab, as wide as the capsule, its ends half circles
  const double c = 0.5 * 1000.0 * 1.1 * 0.2 * (0.5 + 0.25 * M_PI * 0.2);
  const double wanted = std::sqrt(W / c) * std::tanh(std::sqrt(W * c) * 2.0 / mass);
  const double got = -run.frames.back().motion.v[1];
  QVERIFY2(std::abs(got - wanted) < 1e-8, qPrintable(QString("%1 %2").arg(got).arg(wanted)));
}

/// A limp person with some speed, in water: what drag takes is what energy is lost besides damping and stops.
void SurroundingsTest::energyInWaterIsAccountedFor() {
  const auto model = human55();
  for (const Trim trim : {Trim::Neutral, Trim::None}) {
    Task task = taskWithout(kEarthGravity);
    task.water = Water();
    task.water->trim = trim;
    BodyState start = atRest(*model);
    start.q = model->relaxedPosition();
    start.v = RandomStates(*model, 5).normal(model->velocitySize(), 0.5);
    SimulationOptions options;
    options.duration = 1.0;
    const SimulationResult run = simulate(*model, task, limp(), start, options);
    QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
    const double change = energyOf(run.frames.back()) - energyOf(run.frames.front());
    const EnergyFlow& work = run.frames.back().work;
    qInfo("%.2f J: water %.2f, damping %.2f, stops %.2f, gap %.1e", change, work.water, work.damping,
          work.stops, change - work.total());
    QVERIFY(work.water < -0.5);
    QVERIFY(std::abs(change - work.total()) < 1e-3 * std::abs(change));
  }
}

/// Held at ease, a trimmed person neither sinks nor turns; without water he falls 4.9 m in that second.
void SurroundingsTest::aTrimmedPersonStays() {
  Model model = *human55();
  for (Joint& joint : model.joints) {
    joint.neutral = joint.relaxed;
    joint.stiffness = 500.0;
    joint.damping = 1.0;  // more would ask for shorter steps at the wrists
  }
  Task task = taskWithout(kEarthGravity);
  task.water = Water();
  BodyState start = atRest(model);
  start.q = model.relaxedPosition();
  SimulationOptions options;
  options.duration = 1.0;
  const SimulationResult run = simulate(model, task, limp(), start, options);
  QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
  const double way = (run.frames.back().motion.q.head<3>() - start.q.head<3>()).norm();
  qInfo("%.1e m in a second", way);
  QVERIFY(way < 0.01);
  const auto& loads = run.frames.front().motion.loads;
  QVERIFY(std::ranges::any_of(loads, [](const ContactLoad& load) { return load.kind == kWaterKind; }));
}

// Far above its rate friction slows a wheel evenly: it stands after I w / tau_c.
void SurroundingsTest::frictionStopsAJoint() {
  Model model = pendulum(Vector3::UnitZ(), {1.5, Vector3::Zero(), 0.3 * Matrix3::Identity()});
  model.joints[1].friction = 2.0;
  model.joints[1].frictionRate = 0.01;
  BodyState start = atRest(model);
  start.v[6] = 4.0;
  const Task task = taskWithout(Vector3::Zero());
  const SimulationResult half = simulate(model, task, limp(), start, bareOptions(0.3));
  QVERIFY(std::abs(half.frames.back().motion.v[6] - 2.0) < 5e-3);
  const SimulationResult run = simulate(model, task, limp(), start, bareOptions(0.7));
  QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
  QVERIFY(std::abs(run.frames.back().motion.v[6]) < 1e-6);
  const double lost = 0.5 * 0.3 * 16.0;
  QVERIFY2(std::abs(run.frames.back().work.damping + lost) < 1e-4 * lost,
           qPrintable(QString::number(run.frames.back().work.damping + lost)));
}

/// Friction of 5 N m on fingers' inertia asks for no shorter steps, and never drives.
void SurroundingsTest::stiffGlovesNeedNoShorterSteps() {
  Model model = pendulum(Vector3::UnitZ(), {0.1, Vector3::Zero(), 1e-4 * Matrix3::Identity()});
  model.joints[1].friction = 5.0;
  BodyState start = atRest(model);
  start.v[6] = 3.0;
  const SimulationResult run = simulate(model, taskWithout(Vector3::Zero()), limp(), start, bareOptions(0.1));
  QVERIFY2(run.status == SimulationStatus::Finished, run.message.c_str());
  double before = start.v[6];
  for (const SimulationFrame& frame : run.frames) {
    QVERIFY(frame.motion.v[6] >= -1e-9 && frame.motion.v[6] <= before + 1e-12);
    before = frame.motion.v[6];
  }
  QVERIFY(before < 1e-3);
}

QTEST_APPLESS_MAIN(SurroundingsTest)
#include "surroundings_test.moc"
