// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/laws/constraints/clearance_rows.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_at.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/sampled_distance.h"
#include "tests/engine/planning/test_tasks.h"

Q_DECLARE_METATYPE(handhold::Vector3)

using namespace handhold;

namespace {

const Model& human() {
  static const auto model = human55();
  return *model;
}

Task sample(const std::string& name) {
  return loadTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/" + name + ".json", human());
}

Segment world(const Data& data, const Capsule& capsule) {
  const Matrix3& R = data.R_WL[capsule.link];
  const Vector3& p = data.p_WL[capsule.link];
  return {p + R * capsule.from, p + R * capsule.to};
}

/// The deepest that two parts of the body overlap (m); negative when all are apart.
double deepestOverlap(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double deepest = -INFINITY;
  for (const auto& [i, k] : model.capsulePairs) {
    const Capsule &a = model.capsules[i], &b = model.capsules[k];
    const double gap = sampledDistance(world(data, a), world(data, b));
    deepest = std::max(deepest, a.radius + b.radius - gap);
  }
  return deepest;
}

/// Of all capsules from a box (m), less than zero inside.
double nearestOf(const Model& model, const VectorX& q, const Prop& box) {
  Data data(model);
  updateKinematics(model, q, data);
  const Block block{{box.orientation.toRotationMatrix(), box.position}, 0.5 * box.size};
  double least = INFINITY;
  for (const Capsule& capsule : model.capsules)
    least = std::min(least, sampledDistance(world(data, capsule), block) - capsule.radius);
  return least;
}

/// A cage of props about the body, so that all kinds of rows are near.
Task cage() {
  Task task;
  Prop floor, bar, box, ladder;
  floor.name = "floor";
  floor.kind = PropKind::Floor;
  floor.position.y() = -0.85;
  bar.name = "bar";
  bar.kind = PropKind::Bar;
  bar.position = Vector3(0, -0.1, 0.22);
  bar.size = Vector3(1.0, 0.03, 1.0);
  box.name = "box";
  box.position = Vector3(-0.5, -0.2, 0.1);
  box.orientation = Quaternion(Eigen::AngleAxisd(0.4, Vector3(1, 2, 3).normalized()));
  box.size = Vector3(0.4, 0.5, 0.3);
  ladder.name = "ladder";
  ladder.kind = PropKind::Ladder;
  ladder.position = Vector3(0.3, -0.4, 0.2);
  ladder.size = Vector3(0.4, 1.2, 1.0);
  task.props = {floor, bar, box, ladder};
  return task;
}

/// Feet that keep their heading, so that the body cannot turn the chest out of the hand's way, and a wish
/// that the right hand be inside the chest.
Task handInChest(const VectorX& q) {
  Task task = standingTask(human(), q);
  for (Contact& foot : task.contacts) foot.heading = Vector3::UnitZ();
  task.targets = {wish("r_grip", siteAt(human(), q, "chest").p - Vector3(0, 0.05, 0.12))};
  return task;
}

int rowsAbout(const Task& task, const std::string& capsule, const std::string& prop) {
  int count = 0;
  for (const ClearancePair& pair : clearancePairs(human(), task))
    count += human().capsules[pair.capsule].name == capsule && pair.name == prop ? 1 : 0;
  return count;
}

}  // namespace

class ClearanceTest : public QObject {
  Q_OBJECT

 private slots:
  void rowsHaveTheSlopesOfDifferences();
  void rowsHaveTheBendOfDifferences();
  void farRowsCostNothing();
  void peopleAtEaseTouchNothing();
  void contactsExcuseTheirLimbs();
  void onlyWhatTouchesIsExcusedFromABox();
  void instantsKnowWhatHoldsAtOtherTimes();
  void theHandStaysOutOfTheTrunk();
  void theHandStaysOutOfABox();
  void theForearmLeavesTheBoardThatItBeginsIn_data();
  void theForearmLeavesTheBoardThatItBeginsIn();
  void collisionsAreToldInWords();
  void whatCannotBeClearIsTold();
  void palmsLieOnBothSidesOfABoard_data();
  void palmsLieOnBothSidesOfABoard();
  void sampleTasksCanBeHeldClear_data();
  void sampleTasksCanBeHeldClear();
};

void ClearanceTest::rowsHaveTheSlopesOfDifferences() {
  RandomShapes random;
  const Task task = cage();
  const ClearanceRows rows(human(), task);
  VectorX seen = VectorX::Zero(rows.rows());
  for (int k = 0; k < 20; ++k) {
    RowProbe probe(human(), task, random.posture(human()));
    const double error = slopeError(probe, rows);
    QVERIFY2(error < kSlopeError, qPrintable(QString::number(error)));
    seen += probe.jacobian(rows).rowwise().norm();
  }
  QVERIFY((seen.array() > 0.0).count() > rows.rows() / 2);
}

void ClearanceTest::rowsHaveTheBendOfDifferences() {
  RandomShapes random;
  const Task task = cage();
  const ClearanceRows rows(human(), task);
  for (int k = 0; k < 10; ++k) {
    RowProbe probe(human(), task, random.posture(human()));
    for (int r = 0; r < rows.rows(); ++r) {
      if (probe.jacobian(rows).row(r).isZero(0.0)) continue;
      const double error = bendError(probe, rows, VectorX::Unit(rows.rows(), r));
      QVERIFY2(error < kBendError, qPrintable(QString("%1: %2").arg(rows.rowName(r).c_str()).arg(error)));
    }
  }
}

void ClearanceTest::farRowsCostNothing() {
  Task task = cage();
  for (Prop& prop : task.props) prop.position += Vector3(0, -10, 0);
  const ClearanceRows rows(human(), task);
  RowProbe probe(human(), task, human().zeroPosition());
  const VectorX values = probe.values(rows);
  const int own = static_cast<int>(human().capsulePairs.size());
  QVERIFY(rows.rows() > own);
  QVERIFY(probe.jacobian(rows).bottomRows(rows.rows() - own).isZero(0.0));
  for (int r = own; r < rows.rows(); ++r) QCOMPARE(values[r], values[own]);
}

void ClearanceTest::peopleAtEaseTouchNothing() {
  for (const VectorX& q : {human().zeroPosition(), human().relaxedPosition(), human().neutralPosition(),
                           crouching(human(), 0.34)})
    QVERIFY2(deepestOverlap(human(), q) < 0.0, qPrintable(QString::number(deepestOverlap(human(), q))));
}

void ClearanceTest::contactsExcuseTheirLimbs() {
  Task task = sample("standing_pull");
  QCOMPARE(rowsAbout(task, "r_foot", "floor"), 0);
  QCOMPARE(rowsAbout(task, "r_shank", "floor"), 1);
  QCOMPARE(rowsAbout(task, "r_forearm", "bar"), 0);
  QCOMPARE(rowsAbout(task, "head", "bar"), 1);
  task.contacts[0].pinned = task.contacts[2].pinned = false;
  QCOMPARE(rowsAbout(task, "r_foot", "floor"), 1);
  QCOMPARE(rowsAbout(task, "r_hand", "bar"), 1);
  // released now, it holds at another time
  task.motion.holds = {{task.contacts[2].name, 0.0, 1.0}};
  QCOMPARE(rowsAbout(task, "r_hand", "bar"), 0);
  // two rails and four rungs for a hand, a board for the head
  QCOMPARE(rowsAbout(cage(), "r_hand", "ladder"), 6);
  QCOMPARE(rowsAbout(cage(), "head", "ladder"), 1);
}

/// The forearm is no more excused from the wall than the head is.
void ClearanceTest::onlyWhatTouchesIsExcusedFromABox() {
  const Task wall = sample("wall_push");
  QCOMPARE(rowsAbout(wall, "r_hand", "wall"), 0);
  for (const char* part : {"r_forearm", "r_upper_arm", "head"}) QCOMPARE(rowsAbout(wall, part, "wall"), 1);
  const Task stool = sample("sitting_console");
  QCOMPARE(rowsAbout(stool, "pelvis", "stool"), 0);
  for (const char* part : {"waist", "chest", "r_shank"}) QCOMPARE(rowsAbout(stool, part, "stool"), 1);
  // its site lies on the link before that of its capsule
  QCOMPARE(rowsAbout(stool, "l_forearm", "table"), 0);
  for (const char* part : {"l_upper_arm", "l_hand"}) QCOMPARE(rowsAbout(stool, part, "table"), 1);
}

/// What contacts of an instant hold at other times is known there.
void ClearanceTest::instantsKnowWhatHoldsAtOtherTimes() {
  Task task = sample("standing_pull");
  task.motion.duration = 2.0;
  task.motion.holds = {{task.contacts[2].name, 0.0, 1.0}, {task.contacts[3].name, 0.0, 1.0}};
  task.contacts[3].pinned = false;
  const Task later = taskAt(task, 1.5);
  QVERIFY(isEverHeld(later, later.contacts[2]) && !later.contacts[2].pinned);
  QVERIFY(!isEverHeld(later, later.contacts[3]));
  // a posture of that instant is asked for by its task, too
  const Task asked = endTask(later);
  QVERIFY(isEverHeld(asked, asked.contacts[2]) && !asked.contacts[2].pinned);
  QVERIFY(!isEverHeld(asked, asked.contacts[3]));
  QVERIFY(taskAt(task, 0.5).motion.holds.empty());
}

void ClearanceTest::theHandStaysOutOfTheTrunk() {
  const VectorX q = standing(human());
  Task task = handInChest(q);
  task.targets[0].mustHold = true;
  const PostureResult through = solvePosture(human(), task, q, {});
  QVERIFY2(through.solved(), through.message.c_str());
  const double overlap = deepestOverlap(human(), through.q);
  QVERIFY2(overlap > 0.03, qPrintable(QString::number(overlap)));
  task.targets[0].mustHold = false;
  task.laws.clearance = true;
  const PostureResult clear = solvePosture(human(), task, q, {});
  QVERIFY2(clear.solved(), clear.message.c_str());
  QVERIFY2(deepestOverlap(human(), clear.q) < 0.0,
           qPrintable(QString::number(deepestOverlap(human(), clear.q))));
}

void ClearanceTest::theHandStaysOutOfABox() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Prop box;
  box.name = "crate";
  box.position = siteAt(human(), q, "chest").p + Vector3(-0.1, -0.1, 0.4);
  box.size = Vector3(0.3, 0.3, 0.3);
  task.props = {box};
  task.targets = {wish("r_grip", box.position - Vector3(0, 0, 0.1))};
  task.laws.clearance = true;
  const PostureResult clear = solvePosture(human(), task, q, {});
  QVERIFY2(clear.solved(), clear.message.c_str());
  const double least = nearestOf(human(), clear.q, box);
  // it comes near, up to the margin and the rounded edges
  QVERIFY2(least > -0.004 && least < 0.02, qPrintable(QString::number(least)));
}

void ClearanceTest::theForearmLeavesTheBoardThatItBeginsIn_data() {
  QTest::addColumn<Vector3>("size");
  QTest::newRow("along") << Vector3(0.02, 0.3, 0.4);
  QTest::newRow("table") << Vector3(0.3, 0.02, 0.4);
  QTest::newRow("wall") << Vector3(0.3, 0.3, 0.02);
  QTest::newRow("cube") << Vector3(0.3, 0.3, 0.3);
}

/// The rows have to say which way is out, however thin the board is.
void ClearanceTest::theForearmLeavesTheBoardThatItBeginsIn() {
  QFETCH(Vector3, size);
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  for (Contact& foot : task.contacts) foot.heading = Vector3::UnitZ();
  Prop box;
  box.name = "board";
  box.position = 0.5 * (siteAt(human(), q, "r_elbow").p + siteAt(human(), q, "r_wrist").p);
  box.size = size;
  task.props = {box};
  QVERIFY(nearestOf(human(), q, box) < -0.02);
  task.laws.clearance = true;
  const PostureResult clear = solvePosture(human(), task, q, {});
  QVERIFY2(clear.solved(), clear.message.c_str());
  const double least = nearestOf(human(), clear.q, box);
  QVERIFY2(least > -0.004, qPrintable(QString::number(least)));
}

void ClearanceTest::collisionsAreToldInWords() {
  const VectorX q = standing(human());
  Task task = handInChest(q);
  const PostureResult through = solvePosture(human(), task, q, {});
  RowProbe probe(human(), task, through.q);
  const std::vector<Violation> violations = probe.violations(ClearanceRows(human(), task));
  QVERIFY(!violations.empty());
  QCOMPARE(violations[0].kind(), ViolationKind::Collision);
  QVERIFY2(QString::fromStdString(told(violations[0])).startsWith("right ") &&
               QString::fromStdString(told(violations[0])).contains(" passes "),
           told(violations[0]).c_str());
  QVERIFY(violations[0].index > 0 && human().joints[violations[0].index].limb == Limb::RightArm);
}

void ClearanceTest::whatCannotBeClearIsTold() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Prop box;
  box.name = "crate";
  box.position = siteAt(human(), q, "chest").p + Vector3(-0.1, -0.1, 0.5);
  box.size = Vector3(0.4, 0.4, 0.4);
  task.props = {box};
  task.targets = {wish("r_grip", box.position)};
  task.targets[0].mustHold = true;
  task.laws.clearance = true;
  const PostureResult impossible = solvePosture(human(), task, q, {});
  QCOMPARE(impossible.status, PostureStatus::Infeasible);
  QVERIFY(std::any_of(impossible.violations.begin(), impossible.violations.end(), [](const Violation& u) {
    return u.kind() == ViolationKind::Collision || u.kind() == ViolationKind::Target;
  }));
}

void ClearanceTest::palmsLieOnBothSidesOfABoard_data() {
  QTest::addColumn<double>("thick");
  QTest::addColumn<bool>("isRoom");
  QTest::newRow("5 cm") << 0.05 << true;
  QTest::newRow("3 cm") << 0.03 << true;
  QTest::newRow("4 mm") << 0.004 << true;
  QTest::newRow("hands in each other") << -0.01 << false;
}

/// The rule is the palms' distance: what is between them bears no capsule of a hand that hangs.
void ClearanceTest::palmsLieOnBothSidesOfABoard() {
  QFETCH(double, thick);
  QFETCH(bool, isRoom);
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  const Vector3 middle = siteAt(human(), q, "chest").p + Vector3(0.0, -0.1, 0.35);
  for (const double side : {-1.0, 1.0}) {
    Contact palm;
    palm.name = side < 0.0 ? "right palm" : "left palm";
    palm.kind = ContactKind::Palm;
    palm.end = side < 0.0 ? ContactEnd::RightHand : ContactEnd::LeftHand;
    palm.position = middle + Vector3(0.5 * side * thick, 0.0, 0.0);
    palm.axis = Vector3(side, 0.0, 0.0);
    task.contacts.push_back(palm);
  }
  task.laws.clearance = true;
  const PostureResult result = solvePosture(human(), task, q, {});
  QVERIFY2(result.solved() == isRoom, result.message.c_str());
}

void ClearanceTest::sampleTasksCanBeHeldClear_data() {
  QTest::addColumn<QString>("name");
  for (const char* name :
       {"standing_pull", "overhead_work", "wall_push", "squat_load", "foot_restraint", "floating_rest",
        "source_trial_1", "source_trial_2", "source_trial_3", "source_trial_4"})
    QTest::newRow(name) << name;
}

void ClearanceTest::sampleTasksCanBeHeldClear() {
  QFETCH(QString, name);
  Task task = sample(name.toStdString());
  task.laws.clearance = true;
  const PostureResult result = solvePosture(human(), task, task.start, {});
  QVERIFY2(result.solved(), result.message.c_str());
  QVERIFY2(deepestOverlap(human(), result.q) < 0.0,
           qPrintable(QString::number(deepestOverlap(human(), result.q))));
}

QTEST_GUILESS_MAIN(ClearanceTest)
#include "clearance_test.moc"
