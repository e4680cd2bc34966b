// SPDX-License-Identifier: GPL-3.0-or-later
// Buoyancy and drag against closed forms, and what is known of whole bodies.
#include <QtTest>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/task/task_loads.h"
#include "engine/task/water_body.h"
#include "tests/engine/planning/random_shapes.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kRounding = 1e-9;

Model shippedModel(const std::string& name) {
  return *loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models" / (name + ".json"));
}

/// A limb alone: 15 cm thick, half a metre with its round ends' share, along x about its end.
Model limbAlone(double thick, double length) {
  Model model;
  model.name = "limb";
  model.joints.push_back(Joint());
  model.bodies.push_back({"limb", LinkIndex(0), 8.0, Vector3::Zero(), Matrix3::Identity()});
  gatherInertia(model);
  model.frames.push_back({"0", LinkIndex(0), Pose()});
  const double straight = length - 0.25 * M_PI * thick;
  model.capsules.push_back({"limb", LinkIndex(0), Vector3(0.0, 0.125 * M_PI * thick, 0.0),
                            Vector3(0.0, 0.125 * M_PI * thick + straight, 0.0), 0.5 * thick});
  return model;
}

Task inWater(Trim trim = Trim::Neutral) {
  Task task;
  task.water = Water();
  task.water->trim = trim;
  return task;
}

/// All forces of the water with the body's own weight, and their moment about the base.
Vector6 netWrench(const Model& model, const Task& task, const VectorX& q, const VectorX& v) {
  Data data(model);
  updateKinematics(model, q, data);
  VectorX tau;
  const VectorX zero = VectorX::Zero(model.velocitySize());
  inverseDynamics(model, q, zero, zero, task.gravity, data, tau);
  updateKinematics(model, q, data);
  for (const ContactLoad& load : taskLoads(model, task, data, v, zero))
    addWrench(model, data, toWrench(load), -1.0, tau);
  return -tau.head<6>();
}

VectorX moving(const Model& model, const Vector3& velocity) {
  VectorX v = VectorX::Zero(model.velocitySize());
  v.head<3>() = velocity;
  return v;
}

}  // namespace

class WaterBodyTest : public QObject {
  Q_OBJECT
 private slots:
  void aLimbIsDraggedAsAStrip();
  void aLimbThatTurnsAboutItsEnd();
  void aHipThatTurnsAboutTheSpine();
  void whatPressesOnTheGround();
  void dragNeverPushes();
  void slopesOfDrag();
  void aPersonBroadside_data();
  void aPersonBroadside();
  void aTrimmedPersonHangsInAnyAttitude_data();
  void aTrimmedPersonHangsInAnyAttitude();
  void limbsKeepTheirOwnWeight();
  void peopleNearlyFloat_data();
  void peopleNearlyFloat();
  void whatIsCarriedFloatsWithNeutralTrim();
  void loadsAndLiftsSayTheSame();
};

// dF = -1/2 rho Cd D |v| v dx: half a metre of 15 cm at 0.3 m/s is 3.7 N across and nothing along.
void WaterBodyTest::aLimbIsDraggedAsAStrip() {
  const Model model = limbAlone(0.15, 0.5);
  const WaterBody water(model, inWater());
  Vector6 V = Vector6::Zero();
  V.tail<3>() = Vector3(0.3, 0.0, 0.0);
  const double wanted = 0.5 * 1000.0 * 1.1 * 0.15 * 0.5 * 0.09;
  QVERIFY(std::abs(wanted - 3.7125) < 1e-12);
  const Vector6 across = water.drag(LinkIndex(0), V);
  QVERIFY((across.tail<3>() + Vector3(wanted, 0.0, 0.0)).norm() < kRounding);
  QVERIFY((across.head<3>() - Vector3(0.0, 0.0, 0.25 * wanted)).norm() < kRounding);  // at its middle
  V.tail<3>() = Vector3(0.0, 0.3, 0.0);
  QVERIFY(water.drag(LinkIndex(0), V).norm() < kRounding);
  V.tail<3>() = Vector3(0.3, 0.4, 0.0);  // the part along it counts for nothing
  QVERIFY((water.drag(LinkIndex(0), V) - across).norm() < kRounding);
  V.tail<3>() = Vector3(0.6, 0.0, 0.0);
  QVERIFY((water.drag(LinkIndex(0), V) - 4.0 * across).norm() < kRounding);
}

// Moment 1/2 rho Cd D w^2 L^4 / 4; four strips miss (2 / 16) / 4^2 of that.
void WaterBodyTest::aLimbThatTurnsAboutItsEnd() {
  const Model model = limbAlone(0.15, 0.6);
  Vector6 V = Vector6::Zero();
  V[2] = 2.0;
  const double wanted = -0.5 * 1000.0 * 1.1 * 0.15 * 4.0 * std::pow(0.6, 4) / 4.0;
  const double got = WaterBody(model, inWater()).drag(LinkIndex(0), V)[2];
  QVERIFY2(std::abs(got / wanted - 1.0) < 0.035, qPrintable(QString::number(got / wanted)));
}

// A slab of width L: moment 1/2 rho Cd D w^2 L^4 / 32, of which four strips have seven eighths.
void WaterBodyTest::aHipThatTurnsAboutTheSpine() {
  Model model = limbAlone(0.2, 0.4);
  for (Vector3* end : {&model.capsules[0].from, &model.capsules[0].to})
    *end = Vector3(end->y() - 0.2, 0.0, 0.0);
  Vector6 V = Vector6::Zero();
  V[1] = 2.0;
  const double whole = -0.5 * 1000.0 * 1.1 * 0.2 * 4.0 * std::pow(0.4, 4) / 32.0;
  const Vector6 drag = WaterBody(model, inWater()).drag(LinkIndex(0), V);
  QVERIFY2(std::abs(drag[1] / whole - 0.875) < 1e-4, qPrintable(QString::number(drag[1] / whole)));
  QVERIFY(drag.tail<3>().norm() < kRounding);
}

/// Who stands in a pool leans on the ground with what water does not bear.
void WaterBodyTest::whatPressesOnTheGround() {
  const auto model = human55();
  Task task;
  QVERIFY(std::abs(pressingMass(*model, task) - model->totalMass) < kRounding);
  task.water = Water();
  QCOMPARE(pressingMass(*model, task), 0.0);  // floats
  task.water->trim = Trim::None;
  task.water->densities.fill(1250.0);
  QVERIFY(std::abs(pressingMass(*model, task) - 0.2 * model->totalMass) < 1e-6);
  task.water->densities.fill(800.0);
  QCOMPARE(pressingMass(*model, task), 0.0);  // comes up
}

void WaterBodyTest::dragNeverPushes() {
  const auto model = human55();
  const WaterBody water(*model, inWater());
  RandomShapes random;
  for (int k = 0; k < 200; ++k)
    for (const LinkIndex link : water.dragged()) {
      Vector6 V;
      V << random.point(3.0), random.point(2.0);
      QVERIFY(water.drag(link, V).dot(V) < 0.0);
    }
}

void WaterBodyTest::slopesOfDrag() {
  constexpr double kStep = 1e-6;
  const auto model = human55();
  const WaterBody water(*model, inWater());
  RandomShapes random;
  for (const LinkIndex link : water.dragged()) {
    Vector6 V;
    V << random.point(3.0), random.point(2.0);
    Matrix6 slope;
    water.drag(link, V, &slope);
    for (int k = 0; k < 6; ++k) {
      const Vector6 step = kStep * Vector6::Unit(k);
      const Vector6 d = (water.drag(link, V + step) - water.drag(link, V - step)) / (2.0 * kStep);
      QVERIFY((slope.col(k) - d).norm() < 1e-6 * (1.0 + d.norm()));
    }
    water.drag(link, Vector6::Zero(), &slope);  // at rest it begins with no slope
    QVERIFY(slope.norm() < 1e-5);
  }
}

void WaterBodyTest::aPersonBroadside_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"human55", "f05", "f50", "m50", "m95"}) QTest::newRow(name) << name;
}

/// Our own estimate for a man is 1/2 x 1000 x 1.1 x 0.7 m^2 = 385 v^2 (space.md, section 3). Lengthwise a
/// swimmer has 23.5 v^2 (Narita 2017); strips leave out what rubs along limbs, and have less, but not half
/// less.
void WaterBodyTest::aPersonBroadside() {
  QFETCH(QString, name);
  const Model model = shippedModel(name.toStdString());
  const auto dragOf = [&](const Vector3& way) {
    const VectorX q = model.relaxedPosition(), rest = VectorX::Zero(model.velocitySize());
    const Vector6 moved = netWrench(model, inWater(), q, moving(model, 0.5 * way)),
                  still = netWrench(model, inWater(), q, rest);
    return -(moved - still).head<3>().dot(way) / 0.25;
  };
  const double ahead = dragOf(Vector3::UnitZ()), aside = dragOf(Vector3::UnitX()),
               up = dragOf(Vector3::UnitY());
  qInfo("%s: %.0f v^2 broadside, %.0f sideways, %.0f lengthwise", qPrintable(name), ahead, aside, up);
  QVERIFY(ahead > 200.0 && ahead < 450.0);
  QVERIFY(aside > 0.4 * ahead && aside < ahead);
  QVERIFY(up > 0.5 * 23.5 && up < 23.5);
}

void WaterBodyTest::aTrimmedPersonHangsInAnyAttitude_data() { aPersonBroadside_data(); }

void WaterBodyTest::aTrimmedPersonHangsInAnyAttitude() {
  QFETCH(QString, name);
  const Model model = shippedModel(name.toStdString());
  RandomShapes random;
  for (int k = 0; k < 10; ++k) {
    VectorX q = model.relaxedPosition();
    q.segment<4>(3) = Eigen::Vector4d(random.number(-1, 1), random.number(-1, 1), random.number(-1, 1),
                                      random.number(-1, 1))
                          .normalized();
    q.head<3>() = random.point(2.0);
    const VectorX rest = VectorX::Zero(model.velocitySize());
    QVERIFY(netWrench(model, inWater(), q, rest).norm() < 1e-8);
  }
}

/// An arm held out in water weighs what it is denser than water: it is balanced as a whole alone.
void WaterBodyTest::limbsKeepTheirOwnWeight() {
  const auto model = human55();
  const VectorX q = model->relaxedPosition(), rest = VectorX::Zero(model->velocitySize());
  Data data(*model);
  updateKinematics(*model, q, data);
  const Task task = inWater();
  for (const ContactLoad& load : waterLoads(*model, task, data, rest)) {
    if (load.name != "water at right forearm") continue;
    QCOMPARE(load.kind, std::string(kWaterKind));
    QVERIFY((load.force + 1.6 * 1000.0 / 1130.0 * task.gravity).norm() < kRounding);
    return;
  }
  QFAIL("nothing is told of the forearm");
}

void WaterBodyTest::peopleNearlyFloat_data() { aPersonBroadside_data(); }

/// Without floats a person weighs a few parts in a hundred at most, up or down.
void WaterBodyTest::peopleNearlyFloat() {
  QFETCH(QString, name);
  const Model model = shippedModel(name.toStdString());
  const Task task = inWater(Trim::None);
  const Vector6 net = netWrench(model, task, model.relaxedPosition(), VectorX::Zero(model.velocitySize()));
  const double weight = model.totalMass * task.gravity.norm();
  qInfo("%s weighs %.1f of %.0f N in water", qPrintable(name), -net[1], weight);
  QVERIFY(std::abs(net[1]) < 0.06 * weight);
}

void WaterBodyTest::whatIsCarriedFloatsWithNeutralTrim() {
  const auto model = human55();
  Task task = inWater();
  Load load;
  load.name = "pack";
  load.kind = LoadKind::Mass;
  load.site = "back";
  load.mass = 38.5;
  load.com = Vector3(0.0, 0.0, -0.2);
  task.loads = {load};
  const VectorX q = model->relaxedPosition(), rest = VectorX::Zero(model->velocitySize());
  QVERIFY(netWrench(*model, task, q, rest).norm() < 1e-8);
  Task sinking = task;
  sinking.water->trim = Trim::None;
  const Vector6 with = netWrench(*model, sinking, q, rest);
  sinking.loads.clear();
  const Vector6 without = netWrench(*model, sinking, q, rest);
  QVERIFY((with - without).head<3>().isApprox(38.5 * task.gravity, 1e-9));
}

/// Two ways to one torque: the loads that a result lists on the bare body, or the lifts on the loaded one.
void WaterBodyTest::loadsAndLiftsSayTheSame() {
  const auto model = human55();
  RandomShapes random;
  for (const Trim trim : {Trim::Neutral, Trim::None}) {
    Task task = inWater(trim);
    Load load;
    load.name = "pack";
    load.kind = LoadKind::Mass;
    load.site = "back";
    load.mass = 20.0;
    load.com = Vector3(0.1, 0.2, -0.2);
    task.loads = {load};
    const VectorX q = random.posture(*model), rest = VectorX::Zero(model->velocitySize());
    Data data(*model);
    VectorX bare, loaded;
    inverseDynamics(*model, q, rest, rest, task.gravity, data, bare);
    updateKinematics(*model, q, data);
    for (const ContactLoad& one : taskLoads(*model, task, data, rest, rest))
      addWrench(*model, data, toWrench(one), -1.0, bare);
    const Model carrying = withTaskMasses(*model, task);
    Data full(carrying);
    inverseDynamics(carrying, q, rest, rest, task.gravity, full, loaded);
    updateKinematics(carrying, q, full);
    const WaterBody water(carrying, task);
    for (const WaterBody::Lift& lift : water.liftsWithCarried())
      addWrench(carrying, full,
                {lift.link, full.p_WL[lift.link], -lift.mass * task.gravity,
                 -(full.R_WL[lift.link] * lift.firstMoment).cross(task.gravity)},
                -1.0, loaded);
    QVERIFY((bare - loaded).lpNorm<Eigen::Infinity>() < 1e-9);
  }
}

QTEST_APPLESS_MAIN(WaterBodyTest)
#include "water_body_test.moc"
