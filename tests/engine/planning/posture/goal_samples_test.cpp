// SPDX-License-Identifier: GPL-3.0-or-later
// Samples of the start page that show what a goal of 002's chapter 7 does: solved with it and without, and
// measured by formulas of their own.
#include <QTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr double kDegree = M_PI / 180.0;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

Task sample(const std::string& name) { return loadTask(kResources + "/tasks/" + name + ".json", *human()); }

Vector3 siteOf(const VectorX& q, const char* name) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  return sitePose(*human(), data, human()->findSite(name)).p;
}

double kneeOf(const VectorX& q) { return q[positionIndex(human()->findJoint("r_knee_flexion"))] / kDegree; }

/// How far what weighs lies behind the balls of the feet, the forward edge of support (m).
double behindTheToes(const VectorX& q, const Task& task) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  const Load& lamp = task.loads.front();
  const double body = human()->totalMass, all = body + lamp.mass;
  const double place = (body * centreOfMass(*human(), data).z() +
                        lamp.mass * sitePose(*human(), data, human()->findSite(lamp.site)).p.z()) /
                       all;
  return siteOf(q, "r_ball").z() - place;
}

/// Between where the face points and a place (degrees).
double angleTo(const Vector3& place, const VectorX& q) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  const Pose X = sitePose(*human(), data, human()->findSite("eyes"));
  return std::acos(std::clamp(X.R.col(2).dot((place - X.p).normalized()), -1.0, 1.0)) / kDegree;
}

/// Of holding all torques (W), 1.08 W for a newton-metre.
double heatOf(const VectorX& tau) {
  double sum = 0.0;
  for (Eigen::Index i = 6; i < tau.size(); ++i) sum += 1.08 * (std::hypot(tau[i], 1.0) - 1.0);
  return sum;
}

}  // namespace

class GoalSamplesTest : public QObject {
  Q_OBJECT

 private slots:
  void balanceTakesTheHipsBack();
  void metabolicEnergyBendsOverStraightKnees();
  void effortStaysDown();
  void acuityTurnsTheFaceToTheJoint();
  void potentialEnergySinksTheHips();

 private:
  struct Both {
    Task task;
    PostureResult with, without;
  };
  static Both solve(const std::string& name, double Objective::*weight);
};

GoalSamplesTest::Both GoalSamplesTest::solve(const std::string& name, double Objective::*weight) {
  Both both{sample(name), {}, {}};
  both.with = solvePosture(*human(), both.task, both.task.start, {});
  Task without = both.task;
  without.objective.*weight = 0.0;
  both.without = solvePosture(*human(), without, without.start, {});
  return both;
}

void GoalSamplesTest::balanceTakesTheHipsBack() {
  const Both both = solve("ledge_reach", &Objective::balance);
  QVERIFY2(both.with.solved() && both.without.solved(), both.with.message.c_str());
  const double with = behindTheToes(both.with.q, both.task),
               without = behindTheToes(both.without.q, both.task);
  QVERIFY2(with > without + 0.04, qPrintable(QString("%1 and %2 m").arg(with).arg(without)));
  QVERIFY(siteOf(both.with.q, "hip_centre").z() < siteOf(both.without.q, "hip_centre").z() - 0.07);
}

void GoalSamplesTest::metabolicEnergyBendsOverStraightKnees() {
  const Both both = solve("floor_pickup", &Objective::metabolicEnergy);
  QVERIFY2(both.with.solved() && both.without.solved(), both.with.message.c_str());
  const double with = heatOf(both.with.tau), without = heatOf(both.without.tau);
  QVERIFY2(with < 0.85 * without, qPrintable(QString("%1 and %2 W").arg(with).arg(without)));
  QVERIFY2(kneeOf(both.with.q) < 20.0 && kneeOf(both.without.q) > 60.0,
           qPrintable(QString("%1 and %2 degrees").arg(kneeOf(both.with.q)).arg(kneeOf(both.without.q))));
}

void GoalSamplesTest::effortStaysDown() {
  const Both both = solve("next_bolt", &Objective::effort);
  QVERIFY2(both.with.solved() && both.without.solved(), both.with.message.c_str());
  const auto change = [&](const VectorX& q) {
    return (q - both.task.start).tail(human()->jointCount()).squaredNorm();
  };
  QVERIFY2(change(both.with.q) < 0.5 * change(both.without.q),
           qPrintable(QString("%1 and %2 rad^2").arg(change(both.with.q)).arg(change(both.without.q))));
  QVERIFY2(kneeOf(both.with.q) > kneeOf(both.without.q) + 40.0,
           qPrintable(QString("%1 and %2 degrees").arg(kneeOf(both.with.q)).arg(kneeOf(both.without.q))));
}

void GoalSamplesTest::acuityTurnsTheFaceToTheJoint() {
  const Both both = solve("solder_joint", &Objective::visualAcuity);
  QVERIFY2(both.with.solved() && both.without.solved(), both.with.message.c_str());
  const Vector3 joint = both.task.targets.front().position;
  const double with = angleTo(joint, both.with.q), without = angleTo(joint, both.without.q);
  QVERIFY2(with < 2.0 && without > 25.0, qPrintable(QString("%1 and %2 degrees").arg(with).arg(without)));
}

void GoalSamplesTest::potentialEnergySinksTheHips() {
  const Both both = solve("low_platform", &Objective::potentialEnergy);
  QVERIFY2(both.with.solved() && both.without.solved(), both.with.message.c_str());
  const double with = siteOf(both.with.q, "hip_centre").y(),
               without = siteOf(both.without.q, "hip_centre").y();
  QVERIFY2(with < without - 0.25, qPrintable(QString("%1 and %2 m").arg(with).arg(without)));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::GoalSamplesTest)
#include "goal_samples_test.moc"
