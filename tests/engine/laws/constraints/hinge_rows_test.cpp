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

QTEST_GUILESS_MAIN(HingeRowsTest)
#include "hinge_rows_test.moc"
