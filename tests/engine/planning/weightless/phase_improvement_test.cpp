// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/phase_improvement.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/planning/quality_function.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// Prediction holds contacts between its instants to 0.2 mm.
constexpr double kHolds = 5e-4;  // m

double meanSquaredLoad(const Model& model, const Motion& motion) {
  double sum = 0.0;
  for (const MotionFrame& frame : motion.frames) sum += normalizedTorque(model, frame.tau).squaredNorm();
  return sum / static_cast<double>(motion.frames.size());
}

}  // namespace

class PhaseImprovementTest : public QObject {
  Q_OBJECT

 private slots:
  void aTraverseLoadsTheJointsLess_data();
  void aTraverseLoadsTheJointsLess();
  void holdsOfOneBarAreOne();
};

void PhaseImprovementTest::aTraverseLoadsTheJointsLess_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"ladder13", "human55"}) QTest::newRow(name) << name;
}

void PhaseImprovementTest::aTraverseLoadsTheJointsLess() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  TraverseRequest request;
  request.rungs = 3;
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  Task base;
  base.gravity.setZero();
  const Task task = improvementTask(*model, base, plan.phases, plan.motion);
  const MotionPrediction better = improveByPrediction(*model, task, plan.phases, plan.motion, {});
  QVERIFY2(better.outcome.unmet.empty(), better.outcome.message.c_str());
  const Motion& motion = better.outcome.motion;
  QVERIFY(std::abs(motion.duration() - plan.motion.duration()) < 1e-9);
  QVERIFY(meanSquaredLoad(*model, motion) < 0.5 * meanSquaredLoad(*model, plan.motion));
  QVERIFY(better.check.peakLoad < plan.workload.totals.peakLoad);
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

void PhaseImprovementTest::holdsOfOneBarAreOne() {
  const auto model = modelNamed("ladder13");
  Contact bar;
  bar.name = "bar";
  bar.kind = ContactKind::FixedGrip;
  Contact other = bar;
  other.name = "other";
  Motion motion;
  motion.frames.resize(2);
  motion.frames[1].time = 3.0;
  const std::vector<ContactPhase> phases = {{0.0, 1.0, {bar}}, {1.0, 2.0, {bar, other}}, {2.0, 3.0, {other}}};
  const Task task = improvementTask(*model, {}, phases, motion);
  QCOMPARE(task.contacts.size(), size_t(2));
  QVERIFY(task.contacts[0].kind == ContactKind::Grip);  // five joints to a hand
  QCOMPARE(task.motion.holds.size(), size_t(2));
  QCOMPARE(task.motion.holds[0].to, 2.0);
  QCOMPARE(task.motion.holds[1].from, 1.0);
}

QTEST_GUILESS_MAIN(PhaseImprovementTest)
#include "phase_improvement_test.moc"
