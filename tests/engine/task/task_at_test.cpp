// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task_at.h"

#include <QtTest>
#include <cmath>

using namespace handhold;

namespace {

/// A door of one metre that hinges at the origin, its handle at the other edge, turned by a quarter.
Task doorTask() {
  Task task;
  Prop door;
  door.name = "door";
  door.position = Vector3(0.5, 1.0, 0.0);
  task.props = {door};
  Contact handle;
  handle.name = "handle";
  handle.position = Vector3(1.0, 1.0, 0.0);
  handle.axis = Vector3::UnitX();
  handle.prop = "door";
  handle.hinge = Hinge{Vector3::Zero(), Vector3::UnitY(), M_PI / 2.0, 10.0, 0.0};
  task.contacts = {handle};
  task.motion.duration = 2.0;
  return task;
}

}  // namespace

class TaskAtTest : public QObject {
  Q_OBJECT

 private slots:
  void aDoorTurnsWithItsHandle();
  void twoHandsTurnADoorOnce();
  void aDoorStaysWhereItWasLetGo();
  void frictionIsTheSameAtAnySpeedAndDampingGrowsWithIt();
  void whatIsFixedToADoorTurnsAlong();
};

void TaskAtTest::aDoorTurnsWithItsHandle() {
  const Task task = doorTask();
  const Task end = taskAt(task, 2.0);
  QVERIFY((end.contacts[0].position - Vector3(0, 1, -1)).norm() < 1e-12);
  QVERIFY((end.props[0].position - Vector3(0, 1, -0.5)).norm() < 1e-12);
  QVERIFY((end.props[0].orientation * Vector3::UnitX() + Vector3::UnitZ()).norm() < 1e-12);
  // half the time is half the way of the kinematic motion function, where it is fastest
  const Task middle = taskAt(task, 1.0);
  const double half = std::sqrt(0.5);
  QVERIFY((middle.props[0].position - Vector3(0.5 * half, 1, -0.5 * half)).norm() < 1e-12);
  QVERIFY(std::abs(middle.contacts[0].hinge->resistance - 10.0) < 1e-9);
}

void TaskAtTest::twoHandsTurnADoorOnce() {
  Task task = doorTask();
  task.contacts.push_back(task.contacts[0]);
  task.contacts[1].name = "edge";
  const Task end = taskAt(task, 2.0);
  QVERIFY((end.props[0].position - Vector3(0, 1, -0.5)).norm() < 1e-12);
}

void TaskAtTest::aDoorStaysWhereItWasLetGo() {
  Task task = doorTask();
  task.motion.holds = {{"handle", 0.0, 1.0}};
  const Task after = taskAt(task, 1.7);
  QVERIFY(!after.contacts[0].pinned);
  QVERIFY((after.props[0].position - Vector3(0, 1, -0.5)).norm() < 1e-12);
}

namespace {

/// What the hand must overcome at a time, about the hinge (N m).
double opposedBy(const Hinge& hinge, double duration, double time) {
  Task task = doorTask();
  task.contacts[0].hinge = hinge;
  task.motion.duration = duration;
  return taskAt(task, time).contacts[0].hinge->resistance;
}

}  // namespace

/// Halfway nothing accelerates and the speed is 15/8 of the mean (001 equation 1); twice as slow is half of
/// it.
void TaskAtTest::frictionIsTheSameAtAnySpeedAndDampingGrowsWithIt() {
  constexpr double kNearlyFull = 1e-4;  // of tanh at ten times the sliding speed
  Hinge hinge{Vector3::Zero(), Vector3::UnitY(), M_PI / 2.0};
  hinge.friction = 6.0;
  QVERIFY(std::abs(opposedBy(hinge, 2.0, 1.0) - 6.0) < kNearlyFull);
  QVERIFY(std::abs(opposedBy(hinge, 4.0, 2.0) - 6.0) < kNearlyFull);
  QCOMPARE(opposedBy(hinge, 2.0, 0.0), 0.0);
  hinge.angle = -hinge.angle;
  QVERIFY(std::abs(opposedBy(hinge, 2.0, 1.0) + 6.0) < kNearlyFull);
  hinge.friction = 0.0;
  hinge.damping = 3.0;
  const double peak = -15.0 / 8.0 * M_PI / 2.0 / 2.0;
  QVERIFY(std::abs(opposedBy(hinge, 2.0, 1.0) - 3.0 * peak) < 1e-9);
  QVERIFY(std::abs(opposedBy(hinge, 4.0, 2.0) - 1.5 * peak) < 1e-9);
}

void TaskAtTest::whatIsFixedToADoorTurnsAlong() {
  Task task = doorTask();
  Prop handle;
  handle.name = "handle";
  handle.position = Vector3(1.0, 1.0, 0.0);
  task.props.push_back(handle);
  task.contacts[0].prop = "handle";
  task.contacts[0].hinge->with = {"door"};
  const Task end = taskAt(task, 2.0);
  QVERIFY((end.props[0].position - Vector3(0, 1, -0.5)).norm() < 1e-12);
  QVERIFY((end.props[1].position - Vector3(0, 1, -1)).norm() < 1e-12);
}

QTEST_GUILESS_MAIN(TaskAtTest)
#include "task_at_test.moc"
