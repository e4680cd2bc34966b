// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/path_rows.h"

#include <QtTest>

#include "engine/math/smooth_path.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/target_path.h"
#include "engine/task/task_at.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

const Model& human() {
  static const auto model = human55();
  return *model;
}

/// A bow in space, near enough to the right hand for its nearest point to be unique.
Target bowNear(const Vector3& place) {
  Target target = wish("r_grip", place + Vector3(0.05, -0.03, 0.04));
  target.kind = TargetKind::Path;
  target.path = {Vector3(-0.4, -0.1, 0.0), Vector3(-0.1, 0.05, 0.05), Vector3(0.2, 0.0, -0.1),
                 Vector3(0.5, 0.2, 0.1)};
  return target;
}

}  // namespace

class PathRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void pathsHaveTheSlopesAndBendOfDifferences();
  void endsHaveTheSlopesAndBendOfDifferences();
  void theHandStaysOnThePath();
  void theHandStaysBetweenTheEnds();
  void aPathOutOfReachIsTold();
  void aGivenPaceIsAPointAtEachTime();
};

void PathRowsTest::pathsHaveTheSlopesAndBendOfDifferences() {
  RandomShapes random;
  for (int k = 0; k < 5; ++k) {
    const VectorX q = random.posture(human());
    const PathRows rows(human(), bowNear(siteAt(human(), q, "r_grip").p), 0, 1.0);
    RowProbe probe(human(), {}, q);
    QVERIFY(slopeError(probe, rows) < kSlopeError);
    QVERIFY(bendError(probe, rows, Eigen::Vector2d(0.7, -1.3)) < kBendError);
  }
}

void PathRowsTest::endsHaveTheSlopesAndBendOfDifferences() {
  RandomShapes random;
  for (int k = 0; k < 5; ++k) {
    const VectorX q = random.posture(human());
    const PathEnds rows(human(), bowNear(siteAt(human(), q, "r_grip").p), 0, 1.0);
    RowProbe probe(human(), {}, q);
    QVERIFY(slopeError(probe, rows) < kSlopeError);
    QVERIFY(bendError(probe, rows, VectorX::Constant(1, -1.3)) < kBendError);
  }
}

void PathRowsTest::theHandStaysOnThePath() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Target bow = bowNear(siteAt(human(), q, "r_grip").p + Vector3(-0.1, 0.3, 0.2));
  bow.mustHold = true;
  task.targets = {bow};
  const PostureResult result = solvePosture(human(), task, q, {});
  QVERIFY2(result.solved(), result.message.c_str());
  const Vector3 hand = siteAt(human(), result.q, "r_grip").p;
  QVERIFY((SmoothPath(pathPoints(bow)).nearest(hand).position - hand).norm() < 1e-5);
}

/// The middle of a long way up is comfortable; cut short above that, its lower end is where the hand goes.
void PathRowsTest::theHandStaysBetweenTheEnds() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Target way = wish("r_grip", siteAt(human(), q, "r_grip").p + Vector3(0.0, 0.0, 0.25));
  way.kind = TargetKind::Path;
  way.path = {Vector3::Zero(), Vector3(0.0, 0.9, 0.0)};
  way.mustHold = true;
  task.targets = {way};
  const auto height = [&] {
    const PostureResult result = solvePosture(human(), task, q, {});
    return result.solved() ? siteAt(human(), result.q, "r_grip").p.y() - way.position.y() : -1.0;
  };
  const double liked = height();
  QVERIFY2(liked > 0.05 && liked < 0.8, qPrintable(QString::number(liked)));
  task.targets[0].path[0].y() = liked + 0.1;
  QVERIFY(std::abs(height() - (liked + 0.1)) < 1e-4);
}

void PathRowsTest::aPathOutOfReachIsTold() {
  Target far = wish("r_grip", Vector3(0, 0, 5));
  far.kind = TargetKind::Path;
  far.path = {Vector3(-0.2, 0, 0), Vector3(0.2, 0, 0)};
  RowProbe probe(human(), {}, human().zeroPosition());
  const std::vector<Violation> violations = probe.violations(PathRows(human(), far, 3, 1.0));
  QCOMPARE(violations.size(), size_t(1));
  QCOMPARE(violations[0].kind(), ViolationKind::Target);
  QCOMPARE(violations[0].index, 3);
  QVERIFY(QString::fromStdString(told(violations[0])).contains(" off its path"));
}

void PathRowsTest::aGivenPaceIsAPointAtEachTime() {
  TimedTarget timed{bowNear(Vector3::Zero()), 1.0, 3.0};
  QVERIFY(targetAt(timed, 2.0).kind == TargetKind::Path);
  timed.target.pace = PathPace::Given;
  const SmoothPath path(pathPoints(timed.target));
  for (double time : {1.0, 1.5, 2.0, 3.0}) {
    const Target now = targetAt(timed, time);
    QVERIFY(now.kind == TargetKind::Point);
    // 001 equation 1: 10 r^3 - 15 r^4 + 6 r^5
    const double r = (time - 1.0) / 2.0, part = r * r * r * (10.0 - 15.0 * r + 6.0 * r * r);
    QVERIFY((now.position - path.atPart(part).position).norm() < 1e-12);
  }
}

QTEST_GUILESS_MAIN(PathRowsTest)
#include "path_rows_test.moc"
