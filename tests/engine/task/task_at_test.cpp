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

QTEST_GUILESS_MAIN(TaskAtTest)
#include "task_at_test.moc"
