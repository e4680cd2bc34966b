// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/traverse_improvement.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// Prediction holds contacts between its instants to 0.2 mm.
constexpr double kHolds = 5e-4;  // m

}  // namespace

class TraverseImprovementTest : public QObject {
  Q_OBJECT

 private slots:
  void aTraverseLoadsTheJointsLess_data();
  void aTraverseLoadsTheJointsLess();
  void barsBearWhatTheyCan();
  void whyNothingBetterWasFoundIsTold();
  void whatItCostsIsTold();
  void whatIsNoBetterIsNotTaken();
  void holdsOfOneBarAreOne();
  void aStopKeepsThePlannedMotion();
};

void TraverseImprovementTest::aTraverseLoadsTheJointsLess_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"ladder13", "human55"}) QTest::newRow(name) << name;
}

void TraverseImprovementTest::aTraverseLoadsTheJointsLess() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  TraverseRequest request;
  request.rungs = 3;
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  const TraversePlan better = improveTraverse(*model, request, plan);
  QVERIFY2(better.solved() && better.message.find("lowers") != std::string::npos, better.message.c_str());
  const Motion& motion = better.motion;
  QVERIFY(std::abs(motion.duration() - plan.motion.duration()) < 1e-9);
  QVERIFY(better.meanSquaredLoad < 0.5 * plan.meanSquaredLoad);
  QVERIFY(better.workload.totals.peakLoad < plan.workload.totals.peakLoad);
  // each hand on its bar as long as it was planned to be
  Data data(*model);
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(*model, frame.q, data);
    for (const ContactPhase& phase : plan.phases) {
      if (frame.time < phase.begin || frame.time > phase.end) continue;
      for (const Contact& contact : phase.contacts) {
        const SiteIndex site = model->findSite(contactSite(contact));
        QVERIFY((sitePose(*model, data, site).p - contact.position).norm() < kHolds);
      }
    }
  }
}

/// What just bears the planned traverse bears the predicted one.
void TraverseImprovementTest::barsBearWhatTheyCan() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request;
  request.rungs = 2;
  request.railLimit = 1.02 * planTraverse(*model, request).peakForce;
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  const TraversePlan better = improveTraverse(*model, request, plan);
  QVERIFY2(better.solved() && better.railLoad <= 1.0, better.message.c_str());
}

/// Bars that bear next to nothing hold no motion: the planned one stays, and it is told why.
void TraverseImprovementTest::whyNothingBetterWasFoundIsTold() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request;
  request.rungs = 2;
  const TraversePlan plan = planTraverse(*model, request);
  request.railLimit = 0.02 * plan.peakForce;
  const TraversePlan same = improveTraverse(*model, request, plan);
  const std::string told = "prediction found nothing better: ";
  const std::size_t at = same.message.find(told);
  QVERIFY2(at != std::string::npos && at + told.size() < same.message.size(), same.message.c_str());
}

void TraverseImprovementTest::whatItCostsIsTold() {
  TraversePlan before, after;
  before.meanSquaredLoad = 0.2;
  before.peakForce = 25.1;
  before.workload.totals.peakLoad = 0.65;
  before.workload.totals.weightedWork = 5.3;
  after = before;
  after.meanSquaredLoad = 0.05;
  after.workload.totals.peakLoad = 0.3;
  const std::string lower =
      "; prediction lowers the mean squared load of the joints to 25 % (greatest load 30 instead of 65 % of "
      "strength)";
  QCOMPARE(improvementWords(before, after), lower);
  after.peakForce = 213.0;
  QCOMPARE(improvementWords(before, after), lower + ", at the cost of 213 instead of 25 N on a hand");
  after.workload.totals.weightedWork = 104.0;
  QCOMPARE(improvementWords(before, after),
           lower + ", at the cost of 213 instead of 25 N on a hand and 104 instead of 5 J of work");
  after.peakForce = 20.0;
  QCOMPARE(improvementWords(before, after), lower + ", at the cost of 104 instead of 5 J of work");
}

/// By its own measure: a plan whose joints were not loaded at all stays.
void TraverseImprovementTest::whatIsNoBetterIsNotTaken() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request;
  request.rungs = 2;
  TraversePlan plan = planTraverse(*model, request);
  plan.meanSquaredLoad = 0.0;
  const TraversePlan same = improveTraverse(*model, request, plan);
  QVERIFY2(same.message.find("would not be less") != std::string::npos, same.message.c_str());
  QCOMPARE(same.peakForce, plan.peakForce);
  QVERIFY(same.motion.frames.back().q == plan.motion.frames.back().q);
}

void TraverseImprovementTest::holdsOfOneBarAreOne() {
  const auto model = modelNamed("ladder13");
  Contact bar;
  bar.name = "bar";
  bar.kind = ContactKind::FixedGrip;
  Contact other = bar;
  other.name = "other";
  PlannedMotion plan;
  plan.motion.frames.resize(2);
  plan.motion.frames[1].time = 3.0;
  plan.phases = {{0.0, 1.0, {bar}}, {1.0, 2.0, {bar, other}}, {2.0, 3.0, {other}}};
  const Task task = improvementTask(*model, {}, plan);
  QCOMPARE(task.contacts.size(), size_t(2));
  QVERIFY(task.contacts[0].kind == ContactKind::Grip);  // five joints to a hand
  QCOMPARE(task.motion.holds.size(), size_t(2));
  QCOMPARE(task.motion.holds[0].to, 2.0);
  QCOMPARE(task.motion.holds[1].from, 1.0);
}

void TraverseImprovementTest::aStopKeepsThePlannedMotion() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request;
  request.rungs = 2;
  const TraversePlan plan = planTraverse(*model, request);
  std::stop_source stop;
  request.stop = stop.get_token();
  request.progress = [&](const Progress& step) {
    if (step.iteration == 2) stop.request_stop();
  };
  const TraversePlan same = improveTraverse(*model, request, plan);
  QVERIFY(same.solved());
  QVERIFY(same.message.find("stopped") != std::string::npos);
  QCOMPARE(same.motion.frames.size(), plan.motion.frames.size());
  QCOMPARE(same.meanSquaredLoad, plan.meanSquaredLoad);
}

QTEST_GUILESS_MAIN(TraverseImprovementTest)
#include "traverse_improvement_test.moc"
