// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/moving_way.h"

#include <QtTest>

#include "engine/laws/problem/nearest_state.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/task_at.h"
#include "tests/engine/planning/rod_model.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kRate = 60.0;
constexpr double kMet = 1e-6;  // m
constexpr double kStep = 0.6, kSpeed = 1.2, kLands = 0.4;

/// A state with the pelvis ahead by so much that goes on at walking pace, as its contacts allow.
GivenState walking(const Model& model, const Task& task, double time, double ahead) {
  GivenState state{standing(model), VectorX::Zero(model.velocitySize())};
  state.q[2] += ahead;
  state.q[1] -= 0.06;
  state.v[2] = kSpeed;
  return nearestState(model, taskAt(task, time), state).state;
}

/// The left foot stands, the right one comes down half a step ahead of it at kLands.
Task walk(const Model& model) {
  Task task;
  task.motion.duration = 0.5;
  task.contacts = {footAt(model, standing(model), ContactKind::FlatFoot, ContactEnd::LeftFoot),
                   footAt(model, standing(model), ContactKind::FlatFoot, ContactEnd::RightFoot)};
  task.contacts[1].position.z() += 0.5 * kStep;
  task.motion.holds = {{task.contacts[1].name, kLands, task.motion.duration}};
  task.motion.begin = walking(model, task, 0.0, -0.3 * kStep);
  task.motion.end = walking(model, task, task.motion.duration, 0.3 * kStep);
  return task;
}

}  // namespace

class MovingWayTest : public QObject {
  Q_OBJECT

 private slots:
  void whatMovesGoesOn();
  void contactsHoldAtTheirTimes();
  void speedsAtTheEndsDieOut();
};

/// Pelvis and centre of mass never stop, nor go faster than half as fast again.
void MovingWayTest::whatMovesGoesOn() {
  const auto model = human55();
  const Task task = walk(*model);
  const Motion way = movingWay(*model, task, kRate);
  QCOMPARE(way.frames.front().q, task.motion.begin->q);
  QCOMPARE(way.frames.back().q, task.motion.end->q);
  QCOMPARE(way.frames.front().v, task.motion.begin->v);
  QCOMPARE(way.frames.back().v, task.motion.end->v);
  const double mean = (way.frames.back().q[2] - way.frames.front().q[2]) / task.motion.duration;
  for (const MotionFrame& frame : way.frames) {
    QVERIFY2(frame.v[2] > 0.5 * mean, qPrintable(QString::number(frame.v[2])));
    QVERIFY2(frame.v[2] < 1.6 * mean, qPrintable(QString::number(frame.v[2])));
  }
}

void MovingWayTest::contactsHoldAtTheirTimes() {
  const auto model = human55();
  const Task task = walk(*model);
  const Motion way = movingWay(*model, task, kRate);
  bool isHeldLater = false;
  for (const MotionFrame& frame : way.frames)
    for (const Contact& contact : task.contacts) {
      if (!holdsAt(task, contact, frame.time)) continue;
      const Vector3 off = siteAt(*model, frame.q, contactSite(contact)).p - contact.position;
      QVERIFY2(off.norm() < kMet, qPrintable(QString::number(off.norm())));
      isHeldLater = isHeldLater || (&contact == &task.contacts[1] && frame.time < task.motion.duration);
    }
  QVERIFY(isHeldLater);
}

/// A rod that begins fast and ends a little way off after a long time does not swing far beyond.
void MovingWayTest::speedsAtTheEndsDieOut() {
  const auto model = test::rod();
  Task task = test::rodTask(5.0);
  task.motion.begin = GivenState{model->zeroPosition(), VectorX::Zero(model->velocitySize())};
  task.motion.end = task.motion.begin;
  task.motion.begin->v[6] = 4.0;
  task.motion.end->q[7] = 0.1;
  double most = 0.0;
  for (const MotionFrame& frame : movingWay(*model, task, kRate).frames)
    most = std::max(most, std::abs(frame.q[7]));
  QVERIFY2(most > 0.1 && most < 0.5, qPrintable(QString::number(most)));
}

QTEST_APPLESS_MAIN(MovingWayTest)
#include "moving_way_test.moc"
