// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand holds is borne by that hand: the law's rows and slopes, and what it refuses.
#include <QtTest>

#include "engine/laws/constraints/held_load_rows.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/task_loads.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kGravity = 9.80665;
/// Of a wrench in newtons; rounding.
constexpr double kSame = 1e-9;

Load massAt(const std::string& site, double mass) {
  Load load;
  load.name = "block";
  load.kind = LoadKind::Mass;
  load.site = site;
  load.mass = mass;
  load.com = Vector3(0.02, 0.1, -0.15);
  load.inertia = Vector3(0.1, 0.2, 0.3) * mass;
  return load;
}

Load forceAt(const std::string& site, const Vector3& force, const Vector3& moment) {
  Load load;
  load.name = "pull";
  load.site = site;
  load.force = force;
  load.moment = moment;
  return load;
}

/// A mass and a force in the right hand, a mass on the chest that is no hand's.
Task holdingTask(const Model& model, const VectorX& q) {
  Task task = standingTask(model, q);
  task.loads = {massAt("chest", 10.0), massAt("r_grip", 4.0),
                forceAt("r_palm", Vector3(20.0, -30.0, 50.0), Vector3(1.0, 2.0, -3.0))};
  return task;
}

VectorX shakenPosture(const Model& model, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> part(0.2, 0.8);
  VectorX q = standing(model);
  for (int i = 1; i < model.linkCount(); ++i)
    q[6 + i] = model.joints[i].lower + part(random) * (model.joints[i].upper - model.joints[i].lower);
  q.segment<4>(3) = Eigen::Vector4d(0.8, 0.3, -0.2, 0.4).normalized();
  return q;
}

/// Rows of a moving body by posture, speed and acceleration, and their central differences.
double slopeErrorMoving(const Model& model, const Task& task, const VectorX& q) {
  const PostureLayout layout(model, task, Regime::Moving);
  const Model loaded = withTaskMasses(model, task);
  PostureEvaluation evaluation(loaded, task, layout);
  const HeldLoadRows rows(loaded, task, heldLoads(loaded, task).front());
  VectorX x = VectorX::Zero(layout.size);
  x.segment(6, model.jointCount()) = q.tail(model.jointCount());
  std::mt19937 random(3);
  std::normal_distribution<double> normal;
  for (int k = layout.rates; k < layout.size; ++k) x[k] = normal(random);
  evaluation.set(x, q, NlpProblem::Order::Derivatives);
  MatrixX J(rows.rows(), layout.size);
  rows.jacobian(evaluation, J);
  double worst = 0.0;
  VectorX above(rows.rows()), below(rows.rows());
  for (int k = 0; k < layout.size; ++k) {
    for (const double step : {kStep, -kStep}) {
      VectorX there = x;
      there[k] += step;
      evaluation.set(there, q, NlpProblem::Order::Values);
      rows.evaluate(evaluation, step > 0.0 ? above : below);
    }
    worst = std::max(worst, (J.col(k) - (above - below) / (2.0 * kStep)).cwiseAbs().maxCoeff());
  }
  return worst;
}

PostureResult solveQuietly(const Model& model, const Task& task) {
  PostureOptions plain;
  plain.advising = PostureOptions::Advising::No;
  return solvePosture(model, task, {}, plain);
}

}  // namespace

class HeldLoadRowsTest : public QObject {
  Q_OBJECT
 private slots:
  void gathersWhatEachHandHolds();
  void knowsPlacesByWhatTheyAre();
  void weighsInTheHandsAxes();
  void slopesOfAStillBody();
  void slopesOfAMovingBody();
  void refusesWhatNoHandHolds_data();
  void refusesWhatNoHandHolds();
  void tellsWhatAFlatHandDoesAsSuch_data();
  void tellsWhatAFlatHandDoesAsSuch();
  void aHandThatBearsNoShearHoldsWeight();
};

void HeldLoadRowsTest::gathersWhatEachHandHolds() {
  const auto model = human55();
  Task task = holdingTask(*model, standing(*model));
  task.loads.push_back(massAt("l_fingertip", 1.0));
  const std::vector<HeldLoads> held = heldLoads(*model, task);
  QCOMPARE(held.size(), size_t(2));
  QCOMPARE(held[0].loads, (std::vector<int>{1, 2}));
  QCOMPARE(held[1].loads, std::vector<int>{3});
  QCOMPARE(held[0].grip.upper[1], 540.0);
  QCOMPARE(held[1].grip.upper[1], 490.0);
  QCOMPARE(held[0].grip.lower[1], -1000.0);
  task.laws.contactLimits = false;
  QVERIFY(std::isinf(heldLoads(*model, task)[0].grip.upper[1]));
}

/// A model may call its grip otherwise.
void HeldLoadRowsTest::knowsPlacesByWhatTheyAre() {
  Model model = *human55();
  const SiteIndex grip = model.findSite("r_grip");
  model.sites[grip].name = "right bar";
  model.roles.emplace_back("r_grip", grip);
  Task task;
  task.loads = {massAt("right bar", 4.0), massAt("r_wrist", 4.0)};
  const auto held = heldLoads(model, task);
  QCOMPARE(held.size(), size_t(1));
  QCOMPARE(held[0].loads, std::vector<int>{0});
}

void HeldLoadRowsTest::weighsInTheHandsAxes() {
  const auto model = human55();
  const VectorX q = shakenPosture(*model, 5);
  const Task task = holdingTask(*model, standing(*model));
  const HeldLoads held = heldLoads(*model, task).front();
  Data data(*model);
  updateKinematics(*model, q, data);
  const VectorX still = VectorX::Zero(model->velocitySize());
  const Vector6 w = heldWrench(held, data, taskLoads(*model, heldTask(task, held), data, still, still));
  const Pose hand = siteAt(*model, q, "r_grip");
  const Vector3 weight(0.0, -4.0 * kGravity, 0.0), pull(20.0, -30.0, 50.0);
  const Vector3 arm = hand.R * task.loads[1].com, palm = siteAt(*model, q, "r_palm").p - hand.p;
  const Vector3 moment = arm.cross(weight) + palm.cross(pull) + Vector3(1.0, 2.0, -3.0);
  QVERIFY((w.head<3>() - hand.R.transpose() * (weight + pull)).norm() < kSame);
  QVERIFY((w.tail<3>() - hand.R.transpose() * moment).norm() < kSame);
}

void HeldLoadRowsTest::slopesOfAStillBody() {
  const auto model = human55();
  for (unsigned seed = 1; seed < 4; ++seed) {
    const VectorX q = shakenPosture(*model, seed);
    const Task task = holdingTask(*model, standing(*model));
    const HeldLoadRows rows(*model, task, heldLoads(*model, task).front());
    QCOMPARE(rows.rows(), 6);
    RowProbe probe(*model, task, q);
    QVERIFY(slopeError(probe, rows) < kSlopeError);
    QVERIFY(bendError(probe, rows, VectorX::LinSpaced(6, -1.0, 2.0)) < kBendError);
  }
}

void HeldLoadRowsTest::slopesOfAMovingBody() {
  const auto model = human55();
  for (unsigned seed = 1; seed < 4; ++seed) {
    const VectorX q = shakenPosture(*model, seed);
    // a newton in a thousand differences of forces of hundreds of newtons over limits of 15 N m
    QVERIFY(slopeErrorMoving(*model, holdingTask(*model, standing(*model)), q) < 1e-5);
  }
}

void HeldLoadRowsTest::refusesWhatNoHandHolds_data() {
  QTest::addColumn<double>("kilograms");
  QTest::addColumn<bool>("isLimited");
  QTest::addColumn<bool>("holds");
  // 1000 N rest on a palm that faces up, however strong the arms are
  QTest::newRow("80 kg") << 80.0 << true << true;
  QTest::newRow("200 kg") << 200.0 << true << false;
  QTest::newRow("200 kg, limits off") << 200.0 << false << true;
}

void HeldLoadRowsTest::refusesWhatNoHandHolds() {
  QFETCH(double, kilograms);
  QFETCH(bool, isLimited);
  QFETCH(bool, holds);
  const auto model = human55();
  Task task = standingTask(*model, standing(*model));
  Load block = massAt("r_grip", kilograms);
  block.com.setZero();
  task.loads = {block};
  task.laws.torqueLimits = false;
  task.laws.contactLimits = isLimited;
  for (Contact& contact : task.contacts) contact.limits.push = 1e4;
  const PostureResult result = solveQuietly(*model, task);
  QCOMPARE(result.solved(), holds);
  if (holds) return;
  QCOMPARE(result.violations.front().kind(), ViolationKind::HeldLoad);
  QCOMPARE(result.violations.front().name, std::string("block"));
  QCOMPARE(result.violations.front().index, 0);
}

void HeldLoadRowsTest::tellsWhatAFlatHandDoesAsSuch_data() {
  QTest::addColumn<QString>("site");
  QTest::addColumn<int>("component");
  QTest::addColumn<double>("newtons");
  QTest::addColumn<int>("deed");
  const auto row = [](const char* name, const char* site, int component, double newtons, Deed deed) {
    QTest::newRow(name) << site << component << newtons << static_cast<int>(deed);
  };
  row("grip, along", "r_grip", 0, 5e3, Deed::SlidesThroughFingers);
  row("palm, along", "r_palm", 0, 5e3, Deed::Shears);
  row("fingertip, across", "r_fingertip", 2, -5e3, Deed::Shears);
  row("grip, away", "r_grip", 1, 5e3, Deed::OpensFingers);
  row("palm, away", "r_palm", 1, 5e3, Deed::Pulls);
  row("palm, into", "r_palm", 1, -5e3, Deed::PressesPalm);
}

/// Only fingers that go round something can be opened or slid through.
void HeldLoadRowsTest::tellsWhatAFlatHandDoesAsSuch() {
  QFETCH(QString, site);
  QFETCH(int, component);
  QFETCH(double, newtons);
  QFETCH(int, deed);
  const auto model = human55();
  Task task;
  task.loads = {massAt(site.toStdString(), 4.0)};
  const HeldLoads held = heldLoads(*model, task).front();
  Vector6 wrench = Vector6::Zero();
  wrench[component] = newtons;
  const std::optional<Violation> told = violatedHold(held, heldTask(task, held), wrench, 1e-3);
  QVERIFY(told.has_value());
  QCOMPARE(static_cast<int>(told->deed), deed);
  QCOMPARE(told->name, std::string("block"));
}

/// What lies still in a level palm shears nothing.
void HeldLoadRowsTest::aHandThatBearsNoShearHoldsWeight() {
  const auto model = human55();
  Task task = standingTask(*model, standing(*model));
  Contact grip = gripAt(*model, standing(*model), ContactEnd::RightHand);
  grip.pinned = false;
  grip.limits.shear = 0.0;
  task.contacts.push_back(grip);
  Load block = massAt("r_grip", 2.0);
  block.com.setZero();
  task.loads = {block};
  const HeldLoadRows rows(*model, task, heldLoads(*model, task).front());
  QVERIFY(!rows.isEquation());
  const PostureResult result = solveQuietly(*model, task);
  QVERIFY2(result.solved(), result.message.c_str());
}

QTEST_APPLESS_MAIN(HeldLoadRowsTest)
#include "held_load_rows_test.moc"
