// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/component_ways.h"

#include <QTest>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/model/model_file.h"
#include "engine/planning/paths/own_times_kept.h"
#include "engine/planning/paths/posture_motion.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_check.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

int rowOf(const char* joint) { return velocityIndex(human()->findJoint(joint)); }

/// A floating body that bends its right elbow and left knee by one radian.
struct Bending {
  Bending() {
    task.gravity.setZero();
    task.motion.duration = 4.0;
    from = human()->relaxedPosition();
    to = from;
    to[rowOf("r_elbow_flexion") + 1] += to[rowOf("r_elbow_flexion") + 1] > 0.0 ? -1.0 : 1.0;
    to[rowOf("l_knee_flexion") + 1] += to[rowOf("l_knee_flexion") + 1] > 0.5 ? -0.8 : 0.8;
  }
  MotionOutcome plan() const { return planKinematicMotion(*human(), task, from, to, {}); }

  Task task;
  VectorX from, to;
};

/// Equation 1 of 001.
double share(double t, double T) {
  if (t <= 0.0) return 0.0;
  if (t >= T) return 1.0;
  return (10.0 * T * T - 15.0 * T * t + 6.0 * t * t) * t * t * t / std::pow(T, 5);
}

}  // namespace

class ComponentWaysTest : public QObject {
  Q_OBJECT

 private slots:
  void eachGoesByItsOwnTime();
  void aBoundOfOneLeavesTheOthers();
  void momentumIsKeptAllTheSame();
  void contactsAreKept();
  void theBasesShiftIsBoundAsOne();
  void whatContactsMoveTooFastIsTold();
  void aFloatingPelvisHasNoTimeOfItsOwn();
  void whatContactsDoNotLetThroughIsTold();
  void wrongTimesAreTold_data();
  void wrongTimesAreTold();
  void filesKeepThem();
};

void ComponentWaysTest::eachGoesByItsOwnTime() {
  Bending bending;
  bending.task.motion.components = {{"r_elbow_flexion", 0.5, 1.5, {}}};
  const MotionOutcome outcome = bending.plan();
  QVERIFY(outcome.motion.frames.size() > 100);
  for (const MotionFrame& frame : outcome.motion.frames) {
    for (const auto& [joint, expected] : {std::pair("r_elbow_flexion", share(frame.time - 0.5, 1.5)),
                                          std::pair("l_knee_flexion", share(frame.time, 4.0))}) {
      const int at = rowOf(joint) + 1;
      const double went = (frame.q[at] - bending.from[at]) / (bending.to[at] - bending.from[at]);
      QVERIFY2(std::abs(went - expected) < 1e-4,
               qPrintable(QString("%1 at %2 s").arg(joint).arg(frame.time)));
    }
  }
}

void ComponentWaysTest::aBoundOfOneLeavesTheOthers() {
  Bending bending;
  bending.task.motion.components = {{"r_elbow_flexion", 0.0, {}, 0.3}};
  double elbow = 0.0, knee = 0.0;
  for (const MotionFrame& frame : bending.plan().motion.frames) {
    elbow = std::max(elbow, std::abs(frame.v[rowOf("r_elbow_flexion")]));
    knee = std::max(knee, std::abs(frame.v[rowOf("l_knee_flexion")]));
  }
  QVERIFY2(elbow > 0.29 && elbow < 0.301, qPrintable(QString::number(elbow)));
  QVERIFY(std::abs(knee - 15.0 * 0.8 / (8.0 * 4.0)) < 2e-3);
}

void ComponentWaysTest::momentumIsKeptAllTheSame() {
  Bending bending;
  bending.task.motion.components = {{"r_elbow_flexion", 1.0, 2.0, {}}};
  Data data(*human());
  for (const MotionFrame& frame : bending.plan().motion.frames) {
    updateKinematics(*human(), frame.q, data);
    const Momentum kept = momentum(*human(), frame.v, data);
    QVERIFY(kept.linear.norm() < 1e-3 && kept.angular.norm() < 1e-3);
  }
}

/// Contacts hold, whatever the times are; a joint that no contact takes goes by its own.
void ComponentWaysTest::contactsAreKept() {
  Task task = loadTask(kResources + "/tasks/squat_load.json", *human());
  task.motion.duration = 3.0;
  task.motion.components = {{"r_elbow_flexion", 1.0, 1.0, {}}};
  const VectorX start = human()->relaxedPosition();
  VectorX to = start;
  to[rowOf("r_elbow_flexion") + 1] += to[rowOf("r_elbow_flexion") + 1] > 0.0 ? -0.8 : 0.8;
  const MotionOutcome outcome = planKinematicMotion(*human(), task, start, to, {});
  QVERIFY(!outcome.motion.frames.empty());
  Data data(*human());
  const SiteIndex ball = human()->findSite("r_ball");
  updateKinematics(*human(), start, data);
  const Vector3 stood = sitePose(*human(), data, ball).p;
  for (const MotionFrame& frame : outcome.motion.frames) {
    updateKinematics(*human(), frame.q, data);
    QVERIFY((sitePose(*human(), data, ball).p - stood).norm() < 1e-4);
    const int at = rowOf("r_elbow_flexion") + 1;
    QVERIFY(std::abs((frame.q[at] - start[at]) / (to[at] - start[at]) - share(frame.time - 1.0, 1.0)) < 1e-2);
  }
}

/// 0.3 m aside and 0.4 m ahead are 0.5 m of way.
void ComponentWaysTest::theBasesShiftIsBoundAsOne() {
  VectorX way = VectorX::Zero(human()->velocitySize());
  way[0] = 0.3, way[2] = 0.4, way[rowOf("r_elbow_flexion")] = 0.1;
  const ComponentWays ways(*human(), {2.0, 0.3, {{"r_elbow_flexion", 0.0, {}, {}}}}, way);
  double fastest = 0.0;
  for (int i = 0; i <= 200; ++i)
    fastest = std::max(fastest, ways.rates(0.01 * i).head<3>().cwiseProduct(way.head<3>()).norm());
  QVERIFY2(fastest > 0.297 && fastest < 0.3001, qPrintable(QString::number(fastest)));
}

/// The pelvis goes down within a third of the time; over feet that stand the knees, told to be slow, go
/// along.
void ComponentWaysTest::whatContactsMoveTooFastIsTold() {
  Task task = loadTask(kResources + "/tasks/squat_load.json", *human());
  task.motion.duration = 3.0;
  const PostureResult low = solvePosture(*human(), task, {}, {});
  QVERIFY2(low.solved(), low.message.c_str());
  const VectorX start = motionStart(*human(), task, low, {});
  const double usual = 15.0 / 8.0 * difference(*human(), start, low.q).lpNorm<Eigen::Infinity>() / 3.0;
  task.motion.maxSpeed = 1.05 * usual;
  task.motion.components = {
      {"pelvis_x", 1.0, 0.7, {}}, {"pelvis_y", 1.0, 0.7, {}}, {"pelvis_z", 1.0, 0.7, {}}};
  const MotionOutcome outcome = planKinematicMotion(*human(), task, start, low.q, {});
  double fastest = 0.0;
  for (const MotionFrame& frame : outcome.motion.frames)
    fastest = std::max(fastest, frame.v.tail(frame.v.size() - 6).lpNorm<Eigen::Infinity>());
  QVERIFY(fastest > 1.2 * *task.motion.maxSpeed);
  const auto told = std::ranges::find(outcome.violations, Law::SpeedBound, &Violation::law);
  QVERIFY(told != outcome.violations.end());
  QVERIFY(std::abs(told->value - fastest) < 0.02 * fastest);
  QCOMPARE(told->limit, *task.motion.maxSpeed);
  // and without times of their own all keep it
  task.motion.components.clear();
  for (const Violation& violation : planKinematicMotion(*human(), task, start, low.q, {}).violations)
    QVERIFY(violation.law != Law::SpeedBound);
}

void ComponentWaysTest::aFloatingPelvisHasNoTimeOfItsOwn() {
  Bending bending;
  bending.task.motion.components = {{"pelvis_y", 0.5, 2.0, {}}};
  try {
    bending.plan();
    QFAIL("taken");
  } catch (const InputError& error) {
    QVERIFY(QString::fromUtf8(error.what()).contains("momentum"));
  }
}

/// As if contacts kept the elbow with all others: it is farthest from its own time, one second, when that
/// ends.
void ComponentWaysTest::whatContactsDoNotLetThroughIsTold() {
  Bending bending;
  const std::vector<ComponentTime> own = {{"r_elbow_flexion", 0.0, 1.0, {}}};
  const ComponentWays ways(*human(), {4.0, {}, own}, difference(*human(), bending.from, bending.to));
  Motion together, apart;
  for (int i = 0; i <= 40; ++i) {
    MotionFrame frame;
    frame.time = 0.1 * i;
    frame.q = bending.from + share(frame.time, 4.0) * (bending.to - bending.from);
    together.frames.push_back(frame);
    const int at = rowOf("r_elbow_flexion") + 1;
    frame.q[at] = bending.from[at] + share(frame.time, 1.0) * (bending.to[at] - bending.from[at]);
    apart.frames.push_back(frame);
  }
  const double off = (share(0.9, 1.0) - share(0.9, 4.0)) * 180.0 / M_PI;
  const QString told = QString::fromStdString(ownTimesNotKept(*human(), own, ways, together));
  QCOMPARE(
      told,
      QString(", but contacts take right elbow flexion %1 degrees from its own time").arg(off, 0, 'f', 1));
  QVERIFY(ownTimesNotKept(*human(), own, ways, apart).empty());
}

void ComponentWaysTest::wrongTimesAreTold_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<double>("from");
  QTest::addColumn<double>("duration");
  QTest::newRow("no such joint") << "r_elbow" << 0.0 << 1.0;
  QTest::newRow("after the end") << "r_elbow_flexion" << 3.5 << 1.0;
  QTest::newRow("before the beginning") << "r_elbow_flexion" << -1.0 << 1.0;
  QTest::newRow("no time") << "r_elbow_flexion" << 1.0 << 0.0;
  QTest::newRow("shorter than the curve") << "r_elbow_flexion" << 1.0 << 0.1;
}

void ComponentWaysTest::wrongTimesAreTold() {
  QFETCH(QString, name);
  QFETCH(double, from);
  QFETCH(double, duration);
  Bending bending;
  QVERIFY(!findProblem(bending.task, *human()));
  bending.task.motion.components = {{name.toStdString(), from, duration, {}}};
  const auto problem = findProblem(bending.task, *human());
  QVERIFY(problem && problem->path.starts_with("motion.components[0]"));
}

void ComponentWaysTest::filesKeepThem() {
  Bending bending;
  bending.task.motion.components = {{"pelvis_y", 0.5, {}, 0.7}, {"r_elbow_flexion", 0.0, 2.0, {}}};
  bending.task.motion.iterations = 77;
  bending.task.motion.tolerance = 1e-5;
  bending.task.motion.settled = 3e-4;
  const Task read = taskFromJson(taskToJson(bending.task, Subject(human())), "test", *human());
  QVERIFY(read.motion.components == bending.task.motion.components);
  QCOMPARE(read.motion.iterations, 77);
  QCOMPARE(read.motion.tolerance, 1e-5);
  QCOMPARE(read.motion.settled, 3e-4);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ComponentWaysTest)
#include "component_ways_test.moc"
