// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/hinge_rows.h"

#include <QtTest>

#include "engine/task/task_at.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

const Model& human() {
  static const auto model = human55();
  return *model;
}

/// A hand at a door that turns by a radian in two seconds, with friction, damping and inertia.
Task doorTask(const VectorX& q) {
  Task task;
  Contact handle = gripAt(human(), q, ContactEnd::RightHand);
  handle.limits.turn = 5.0;
  handle.hinge = Hinge{Vector3(0.5, 1.0, 0.2), Vector3(0.1, 1.0, -0.2), 1.0, 0.0, 6.0, 4.0, 11.0};
  task.contacts = {handle};
  task.motion.duration = 2.0;
  return task;
}

}  // namespace

class HingeRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void hingesHaveTheSlopesAndBendOfDifferences();
  void aTurnedBarHelpsTheHand();
  void twoHandsOvercomeTheResistanceOnce();
};

void HingeRowsTest::hingesHaveTheSlopesAndBendOfDifferences() {
  RandomShapes random;
  for (int k = 0; k < 5; ++k) {
    const VectorX q = random.posture(human());
    const Task now = taskAt(doorTask(q), 0.7);
    const PostureLayout layout(human(), now);
    const HingeRows rows(now, layout);
    QCOMPARE(rows.rows(), 1);
    RowProbe probe(human(), now, q);
    // loads with coordinates; what coordinates alone bend is left out, and nothing without loads
    QVERIFY(bendError(probe, rows, VectorX::Constant(1, 0.7)) < kBendError);
    QVERIFY(slopeError(probe.load(random), rows) < kSlopeError);
  }
}

/// A moment about the bar counts towards the turn: without force it alone moves the row, by 1 for 10 N m.
void HingeRowsTest::aTurnedBarHelpsTheHand() {
  const VectorX q = standing(human());
  Task task = doorTask(q);
  task.contacts[0].hinge->axis = task.contacts[0].axis;
  const PostureLayout layout(human(), task);
  int about = -1;
  for (size_t k = 0; k < layout.loads.size(); ++k)
    if (layout.loads[k].component == 5) about = layout.loadIndex(static_cast<int>(k));
  QVERIFY(about >= 0);
  const HingeRows rows(task, layout);
  RowProbe probe(human(), task, q);
  const MatrixX J = probe.jacobian(rows);
  QVERIFY(std::abs(std::abs(J(0, about)) - 1.0) < 1e-9);
}

/// One row: the moments of both hands about the hinge and the resistance once, whether or not the second hand
/// tells the hinge; a hand on another thing is another's.
void HingeRowsTest::twoHandsOvercomeTheResistanceOnce() {
  const VectorX q = standing(human());
  const Task one = taskAt(doorTask(q), 0.7);
  for (const bool isTold : {true, false}) {
    Task two = one;
    two.contacts[0].prop = "handle";
    two.contacts[0].hinge->with = {"door"};
    Contact left = gripAt(human(), q, ContactEnd::LeftHand);
    left.prop = "door";
    if (isTold) left.hinge = two.contacts[0].hinge;
    two.contacts.push_back(left);
    const PostureLayout layout(human(), two);
    const HingeRows rows(two, layout);
    QCOMPARE(rows.rows(), 1);
    RowProbe probe(human(), two, q);
    // without loads the resistance alone is left
    QVERIFY(std::abs(probe.values(rows)[0] - 0.1 * one.contacts[0].hinge->resistance) < 1e-12);
    const MatrixX J = probe.jacobian(rows);
    const Hinge& hinge = *one.contacts[0].hinge;
    const Vector3 arm = siteAt(human(), q, "l_grip").p - hinge.point;
    for (size_t k = 0; k < layout.loads.size(); ++k) {
      const int point = layout.loads[k].point;
      if (layout.points[point].contact != 1 || layout.loads[k].component != 1) continue;
      const Vector3 push = layout.loads[k].scale * siteAt(human(), q, "l_grip").R.col(1);
      const double moment = hinge.axis.normalized().dot(arm.cross(push));
      QVERIFY(std::abs(J(0, layout.loadIndex(static_cast<int>(k))) - 0.1 * moment) < 1e-9);
    }
    RandomShapes random;
    QVERIFY(slopeError(probe.load(random), rows) < kSlopeError);
    two.contacts[1].prop = "wall";
    if (isTold) two.contacts[1].hinge->with = {};
    QCOMPARE(HingeRows(two, PostureLayout(human(), two)).rows(), isTold ? 2 : 1);
  }
}

QTEST_GUILESS_MAIN(HingeRowsTest)
#include "hinge_rows_test.moc"
