// SPDX-License-Identifier: GPL-3.0-or-later
// The goals that 002 names in chapter 7, each against its own formula and for what it does to a posture.
#include <QTest>
#include <cmath>
#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/laws/goals/upright_goal.h"
#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/contact_points.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr double kDegree = M_PI / 180.0;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

Task standing() { return loadTask(kResources + "/tasks/standing_pull.json", *human()); }

Task onlyFor(Task task, double Objective::*weight) {
  for (const GoalRow& row : bodyGoals()) task.objective.*row.weight = 0.0;
  task.objective.*weight = 1.0;
  return task;
}

double termOf(const PostureResult& result, const std::string& name) {
  for (const auto& [term, value] : result.terms)
    if (term == name) return value;
  return std::numeric_limits<double>::quiet_NaN();
}

/// How far the centre of mass is within the patches under the feet: over all headings the least of how far
/// they reach beyond it. No hull, no edges, no loads.
double marginOf(const Task& task, const VectorX& q) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  const Vector3 com = centreOfMass(*human(), data);
  double margin = std::numeric_limits<double>::infinity();
  for (int heading = 0; heading < 3600; ++heading) {
    const Vector3 n(std::cos(0.1 * kDegree * heading), 0.0, std::sin(0.1 * kDegree * heading));
    double reach = -std::numeric_limits<double>::infinity();
    for (const ContactPoint& point : contactPoints(*human(), task)) {
      if (point.axes != LoadAxes::Surface) continue;
      const double patch = 0.03 * (std::abs(n.x()) + std::abs(n.z()));
      reach = std::max(reach, n.dot(worldPoint(point, data) - com) + patch);
    }
    margin = std::min(margin, reach);
  }
  return margin;
}

/// Off the line of sight (rad).
double angleTo(const Vector3& place, const VectorX& q) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  const Pose X = sitePose(*human(), data, human()->findSite("eyes"));
  return std::acos(std::clamp(X.R.col(2).dot((place - X.p).normalized()), -1.0, 1.0));
}

/// One hand reaches for a place, far to the side.
Task reaching() {
  Task task;
  task.gravity.setZero();
  Target target;
  target.site = "r_fingertip";
  target.position = human()->relaxedPosition().head<3>() + Vector3(-0.6, 0.3, 0.1);
  task.targets.push_back(target);
  return task;
}

}  // namespace

class NamedGoalsTest : public QObject {
  Q_OBJECT

 private slots:
  void balanceIsTheDistanceFromTheEdge();
  void balanceComesOverTheFeet();
  void effortStaysAtTheStart();
  void metabolicEnergyOfHoldingIsHeat();
  void visionIsTheAngleOffTheLineOfSight();
  void bothTurnTheHead();
  void facesTurnToTheWork_data();
  void facesTurnToTheWork();
  void aSampleLooksAtItsWorkForIt();
};

/// The rounded least of at most twelve edges lies below the least, by no more than a centimetre's log of
/// them.
void NamedGoalsTest::balanceIsTheDistanceFromTheEdge() {
  for (const double hips : {-0.2, -0.15, -0.1}) {
    Task task = standing();
    task.targets.front().position.z() = hips;
    task.objective.balance = 0.01;
    const PostureResult result = solvePosture(*human(), task, {}, {});
    QVERIFY2(result.solved(), result.message.c_str());
    const double rounded = -termOf(result, "balance") / 0.01 * 0.1, exact = marginOf(task, result.q);
    QVERIFY2(rounded < exact + 1e-4 && rounded > exact - 0.01 * std::log(12.0),
             qPrintable(QString("%1 against %2").arg(rounded).arg(exact)));
  }
}

void NamedGoalsTest::balanceComesOverTheFeet() {
  Task task = standing();
  task.targets.clear();
  task.objective.discomfort = 0.0;
  const PostureResult usual = solvePosture(*human(), task, {}, {});
  task.objective.balance = 5.0;
  const PostureResult balanced = solvePosture(*human(), task, {}, {});
  QVERIFY2(usual.solved() && balanced.solved(), balanced.message.c_str());
  const double before = marginOf(task, usual.q), after = marginOf(task, balanced.q);
  QVERIFY2(after > before + 0.02 && after > 0.08, qPrintable(QString("%1 to %2").arg(before).arg(after)));
}

void NamedGoalsTest::effortStaysAtTheStart() {
  Task task = onlyFor(reaching(), &Objective::effort);
  task.targets.clear();
  task.start = human()->relaxedPosition();
  for (int joint = 1; joint < human()->linkCount(); ++joint) {
    const Joint& limits = human()->joints[std::size_t(joint)];
    task.start[positionIndex(joint)] = limits.lower + 0.3 * (limits.upper - limits.lower);
  }
  const PostureResult kept = solvePosture(*human(), task, {}, {});
  QVERIFY2(kept.solved(), kept.message.c_str());
  const double off = (kept.q - task.start).tail(human()->jointCount()).lpNorm<Eigen::Infinity>();
  QVERIFY2(off < 1e-3, qPrintable(QString::number(off)));
  QVERIFY(termOf(kept, "effort") < 1e-4);
}

void NamedGoalsTest::metabolicEnergyOfHoldingIsHeat() {
  Task task = standing();
  const PostureResult usual = solvePosture(*human(), task, {}, {});
  task = onlyFor(task, &Objective::metabolicEnergy);
  const PostureResult least = solvePosture(*human(), task, {}, {});
  QVERIFY2(least.solved(), least.message.c_str());
  const auto heat = [](const VectorX& tau) {
    double sum = 0.0;
    for (Eigen::Index i = 6; i < tau.size(); ++i) sum += 1.08 * (std::hypot(tau[i], 1.0) - 1.0);
    return sum / 100.0;
  };
  QVERIFY(std::abs(termOf(least, "metabolic energy") - heat(least.tau)) < 1e-6);
  QVERIFY2(heat(least.tau) < 0.9 * heat(usual.tau),
           qPrintable(QString("%1 of %2").arg(heat(least.tau)).arg(heat(usual.tau))));
}

void NamedGoalsTest::visionIsTheAngleOffTheLineOfSight() {
  Task task = reaching();
  task.objective.upright = 0.0;
  task.objective.visualDisplacement = 1e-3;
  task.objective.visualAcuity = 1e-3;
  const PostureResult result = solvePosture(*human(), task, {}, {});
  QVERIFY2(result.solved(), result.message.c_str());
  const double theta = angleTo(task.targets.front().position, result.q), fovea = 0.5 * kDegree;
  const double lost = theta * theta / std::hypot(theta, fovea);
  QVERIFY(theta > 0.1);
  QVERIFY(std::abs(termOf(result, "visual displacement") / 1e-3 - theta * theta) < 1e-9);
  QVERIFY(std::abs(termOf(result, "visual acuity") / 1e-3 - lost / (lost + 2.3 * kDegree)) < 1e-9);
  // as it is printed but for the rounding about the line of sight
  QVERIFY(std::abs(lost / (lost + 2.3 * kDegree) - theta / (theta + 2.3 * kDegree)) < 1e-3);
}

void NamedGoalsTest::bothTurnTheHead() {
  const auto angleWith = [](double Objective::*weight) {
    Task task = reaching();
    task.objective.upright = 0.0;
    if (weight) task.objective.*weight = 1.0;
    const PostureResult result = solvePosture(*human(), task, {}, {});
    return result.solved() ? angleTo(task.targets.front().position, result.q)
                           : std::numeric_limits<double>::quiet_NaN();
  };
  const double unseen = angleWith(nullptr), acuity = angleWith(&Objective::visualAcuity),
               displacement = angleWith(&Objective::visualDisplacement);
  QVERIFY2(displacement < 0.2 * unseen && acuity < 0.2 * unseen && unseen > 0.3,
           qPrintable(QString("%1, %2, %3").arg(unseen).arg(acuity).arg(displacement)));
}

void NamedGoalsTest::facesTurnToTheWork_data() {
  QTest::addColumn<double>("most");
  QTest::newRow("seam_welding") << 20.0;
  QTest::newRow("reach_in_flight") << 20.0;
  QTest::newRow("reach_in_pool") << 20.0;
}

/// Of samples that ask for it; what is left eyes reach with ease.
void NamedGoalsTest::facesTurnToTheWork() {
  QFETCH(double, most);
  const Task task = loadTask(kResources + "/tasks/" + QTest::currentDataTag() + ".json", *human());
  const PostureResult result = solvePosture(*human(), task, {}, {});
  QVERIFY2(result.solved(), result.message.c_str());
  const double angle = angleTo(*workPlace(*human(), task), result.q) / kDegree;
  QVERIFY2(angle < most, qPrintable(QString::number(angle)));
}

/// In a sample that asks for it the answer is visibly another one: the head bows over the seam.
void NamedGoalsTest::aSampleLooksAtItsWorkForIt() {
  Task task = loadTask(kResources + "/tasks/seam_welding.json", *human());
  QVERIFY(task.objective.visualDisplacement > 0.0);
  const auto angle = [&] {
    const PostureResult result = solvePosture(*human(), task, {}, {});
    return result.solved() ? angleTo(*workPlace(*human(), task), result.q) / kDegree
                           : std::numeric_limits<double>::quiet_NaN();
  };
  const double with = angle();
  task.objective.visualDisplacement = 0.0;
  const double without = angle();
  QVERIFY2(without > with + 15.0, qPrintable(QString("%1, %2").arg(with).arg(without)));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::NamedGoalsTest)
#include "named_goals_test.moc"
