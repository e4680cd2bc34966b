// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/circle_rows.h"

#include <QtTest>

#include "engine/planning/posture/posture.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

const Model& human() {
  static const auto model = human55();
  return *model;
}

}  // namespace

class CircleRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void circlesHaveTheSlopesAndBendOfDifferences();
  void theHandFollowsACircle();
  void aCircleOutOfReachIsTold();
};

void CircleRowsTest::circlesHaveTheSlopesAndBendOfDifferences() {
  RandomShapes random;
  Target target = wish("r_grip", Vector3(0.1, 0.2, 0.3));
  target.kind = TargetKind::Circle;
  target.direction = Vector3(1, 2, -1);
  target.radius = 0.4;
  const CircleRows rows(human(), target, 0, 1.0);
  for (int k = 0; k < 5; ++k) {
    RowProbe probe(human(), {}, random.posture(human()));
    QVERIFY(slopeError(probe, rows) < kSlopeError);
    QVERIFY(bendError(probe, rows, Eigen::Vector2d(0.7, -1.3)) < kBendError);
  }
}

/// A door handle half a metre from its hinge.
void CircleRowsTest::theHandFollowsACircle() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Target handle = wish("r_grip", siteAt(human(), q, "r_grip").p + Vector3(-0.4, 0.2, 0.2));
  handle.kind = TargetKind::Circle;
  handle.radius = 0.5;
  handle.mustHold = true;
  task.targets = {handle};
  const PostureResult result = solvePosture(human(), task, q, {});
  QVERIFY2(result.solved(), result.message.c_str());
  const Vector3 out = siteAt(human(), result.q, "r_grip").p - handle.position;
  QVERIFY(std::abs(out.y()) < 1e-5);
  QVERIFY(std::abs(std::hypot(out.x(), out.z()) - 0.5) < 1e-5);
}

void CircleRowsTest::aCircleOutOfReachIsTold() {
  Target far = wish("r_grip", Vector3(0, 0, 5));
  far.kind = TargetKind::Circle;
  RowProbe probe(human(), {}, human().zeroPosition());
  const std::vector<Violation> violations = probe.violations(CircleRows(human(), far, 3, 1.0));
  QCOMPARE(violations.size(), size_t(1));
  QCOMPARE(violations[0].kind(), ViolationKind::Target);
  QCOMPARE(violations[0].index, 3);
  // 4.5 m from the edge seen from above the centre of the body, some more from an outstretched hand
  QVERIFY(violations[0].amount > 4.4 && violations[0].amount < 4.8);
  QVERIFY(QString::fromStdString(told(violations[0])).contains(" off its circle"));
}

QTEST_GUILESS_MAIN(CircleRowsTest)
#include "circle_rows_test.moc"
