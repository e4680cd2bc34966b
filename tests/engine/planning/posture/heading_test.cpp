// SPDX-License-Identifier: GPL-3.0-or-later
// Fingers, toes and eyes point where they should, not the other way: the equations alone hold both ways.
#include <QtTest>

#include "engine/laws/constraints/contact_rows.h"
#include "engine/laws/constraints/gaze_rows.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/math/rotation.h"
#include "engine/planning/posture/posture.h"
#include "tests/engine/planning/feasible_tasks.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

/// Less than a tenth of a degree.
constexpr double kPointed = 1.5e-3;

const Model& human() {
  static const auto model = human55();
  return *model;
}

/// One contact of each kind whose heading is settled, and targets that say which way round.
Task pointedTask() {
  Task task;
  const VectorX q = standing(human());
  for (ContactKind kind : {ContactKind::FlatFoot, ContactKind::Foot, ContactKind::Restraint}) {
    task.contacts.push_back(footAt(human(), q, kind, ContactEnd::RightFoot));
    task.contacts.back().heading = Vector3(0.3, 0.1, 1.0);
  }
  for (ContactKind kind : {ContactKind::FixedGrip, ContactKind::Palm}) {
    task.contacts.push_back(gripAt(human(), q, ContactEnd::LeftHand));
    task.contacts.back().kind = kind;
    task.contacts.back().heading = Vector3(1.0, 0.4, -0.2);
  }
  Target look = wish("eyes", Vector3(0.3, 1.9, 1.2));
  look.kind = TargetKind::Gaze;
  look.mustHold = true;
  Target turn = wish("r_grip", Vector3::Zero());
  turn.kind = TargetKind::Orientation;
  turn.orientation = Quaternion(0.8, 0.2, -0.5, 0.1).normalized();
  turn.mustHold = true;
  task.targets = {look, turn};
  return task;
}

/// The whole body turned about the vertical through its feet.
VectorX turnedAbout(const VectorX& q, const Vector3& place, double angle) {
  const Quaternion turn(Eigen::AngleAxisd(angle, Vector3::UnitY()));
  VectorX result = q;
  result.head<3>() = place + turn * (q.head<3>() - place);
  const Quaternion R = turn * Quaternion(q[3], q[4], q[5], q[6]);
  result.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  return result;
}

}  // namespace

class HeadingTest : public QObject {
  Q_OBJECT

 private slots:
  void rowsHaveTheSlopesAndBendOfDifferences();
  void aReversedFootBreaksItsRows();
  void fromAReversedStartNothingIsSolvedReversed();
  void aGazeIsNotFromBehind();
  void aWishIsNotMetTheOtherWayRound();
};

void HeadingTest::rowsHaveTheSlopesAndBendOfDifferences() {
  RandomShapes random;
  const Task task = pointedTask();
  for (int k = 0; k < 3; ++k) {
    const VectorX q = random.posture(human());
    RowProbe probe(human(), {}, q);
    auto all = contactRows(human(), task, q);
    for (auto& rows : targetRows(human(), task)) all.push_back(std::move(rows));
    for (const auto& rows : all) {
      QVERIFY2(slopeError(probe, *rows) < kSlopeError, rows->rowName(0).c_str());
      QVERIFY2(bendError(probe, *rows, VectorX::LinSpaced(rows->rows(), 0.7, -1.3)) < kBendError,
               rows->rowName(0).c_str());
    }
  }
}

void HeadingTest::aReversedFootBreaksItsRows() {
  const VectorX q = standing(human());
  Task task;
  task.contacts = {footAt(human(), q, ContactKind::FlatFoot, ContactEnd::RightFoot)};
  task.contacts[0].heading = siteAt(human(), q, "r_ball").R.col(2);
  const VectorX reversed = turnedAbout(q, task.contacts[0].position, M_PI);
  RowProbe right(human(), {}, q), wrong(human(), {}, reversed);
  double told = 0.0;
  for (const auto& rows : contactRows(human(), task, q)) {
    QVERIFY(right.violations(*rows).empty());
    for (const Violation& violation : wrong.violations(*rows)) told = std::max(told, violation.amount);
  }
  QVERIFY2(std::abs(told - M_PI) < kPointed, qPrintable(QString::number(told)));
}

void HeadingTest::fromAReversedStartNothingIsSolvedReversed() {
  PostureOptions brief;
  brief.effort = PostureOptions::Effort::Brief;
  FeasibleTasks generator(human55(), 5);
  int solved = 0;
  for (int k = 0; k < 16; ++k) {
    const FeasibleTask made = generator.next();
    const VectorX reversed = turnedAbout(made.witness, made.task.contacts[0].position, M_PI);
    const PostureResult result = solvePosture(human(), made.task, reversed, brief);
    solved += result.solved();
    if (result.solved()) QVERIFY(headingError(human(), made.task, result.q) < kPointed);
  }
  QVERIFY(solved > 0);
}

void HeadingTest::aGazeIsNotFromBehind() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Target look = wish("eyes", siteAt(human(), q, "eyes").p + Vector3(0.4, 0.0, -2.0));
  look.kind = TargetKind::Gaze;
  look.mustHold = true;
  task.targets = {look};
  const PostureResult result = solvePosture(human(), task, {}, {});
  const Pose eyes = siteAt(human(), result.q, "eyes");
  const double ahead = eyes.R.col(2).dot((look.position - eyes.p).normalized());
  QVERIFY(!result.solved() || ahead > 1.0 - 1e-6);
}

// The equations of an attitude hold for half a turn as well: such a wish must not be content there.
void HeadingTest::aWishIsNotMetTheOtherWayRound() {
  const VectorX q = standing(human());
  const Quaternion now(siteAt(human(), q, "r_grip").R);
  Target turn = wish("r_grip", Vector3::Zero());
  turn.kind = TargetKind::Orientation;
  const auto cost = [&](const Vector3& halfTurn) {
    Task task;
    turn.orientation = expQuaternion(halfTurn) * now;
    task.targets = {turn};
    PostureProblem problem(human(), task, q, PostureProblem::Mode::Strict);
    problem.at(problem.startFrom(q));
    for (const auto& [name, value] : problem.goalTerms())
      if (name == "wished targets") return value;
    return 0.0;
  };
  QVERIFY(cost(Vector3::Zero()) < 1e-9);
  for (const Vector3& axis : {Vector3(now * Vector3::UnitX()), Vector3(now * Vector3::UnitZ())})
    QVERIFY2(cost(M_PI * axis) > 1e-2, qPrintable(QString::number(cost(M_PI * axis))));
}

QTEST_GUILESS_MAIN(HeadingTest)
#include "heading_test.moc"
