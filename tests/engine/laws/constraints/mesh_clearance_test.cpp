// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/laws/constraints/clearance_rows.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/cabin.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/sampled_distance.h"
#include "tests/engine/planning/solid_shapes.h"
#include "tests/engine/planning/test_tasks.h"

Q_DECLARE_METATYPE(handhold::Vector3)

using namespace handhold;

namespace {

const Model& human() {
  static const auto model = human55();
  return *model;
}

Prop meshOf(const std::string& name, const std::vector<Vector3>& corners, const Vector3& position) {
  Prop mesh;
  mesh.name = name;
  mesh.kind = PropKind::Mesh;
  mesh.position = position;
  mesh.solid = std::make_shared<const TriangleSolid>(corners);
  return mesh;
}

/// Closed and open meshes about the body, and a cabin about all.
Task cage() {
  Task task;
  Prop cabin;
  cabin.name = "module";
  cabin.kind = PropKind::Cabin;
  cabin.size = kCabinSize;
  cabin.position = Vector3(0.6, 0.5, 3.3);
  Prop sheet = meshOf("sheet", {{0, 0, 0}, {0.4, 0, 0}, {0, 0.5, 0}}, Vector3(0.1, -0.4, 0.3));
  sheet.orientation = Quaternion(Eigen::AngleAxisd(0.4, Vector3(1, 2, 3).normalized()));
  task.props = {meshOf("ball", ballCorners(0.15, 12), Vector3(-0.4, 0.1, 0.2)),
                meshOf("crate", boxCorners(Vector3(0.2, 0.25, 0.15)), Vector3(0.5, -0.2, 0.1)), sheet, cabin};
  return task;
}

/// Of all capsules from a box that lies along the world's axes (m), less than zero inside.
double nearestOf(const VectorX& q, const Vector3& position, const Vector3& half) {
  Data data(human());
  updateKinematics(human(), q, data);
  double least = INFINITY;
  for (const Capsule& capsule : human().capsules) {
    const Matrix3& R = data.R_WL[capsule.link];
    const Vector3& p = data.p_WL[capsule.link];
    const Segment axis{p + R * capsule.from, p + R * capsule.to};
    least =
        std::min(least, sampledDistance(axis, Block{{Matrix3::Identity(), position}, half}) - capsule.radius);
  }
  return least;
}

}  // namespace

class MeshClearanceTest : public QObject {
  Q_OBJECT

 private slots:
  void rowsHaveTheSlopesOfDifferences();
  void rowsHaveTheBendOfDifferences();
  void theHandStaysOutOfAMesh();
  void theForearmLeavesTheMeshThatItBeginsIn_data();
  void theForearmLeavesTheMeshThatItBeginsIn();
  void collisionsAreToldInWords();
  void meshesThatNobodyReadStandInNobodysWay();
  void limbsOnACabinKeepOffItsWalls();
  void limbsOnAMeshKeepOffTheRestOfIt();
  void pointsDeepInAMeshAreInIt();
};

void MeshClearanceTest::rowsHaveTheSlopesOfDifferences() {
  RandomShapes random;
  const Task task = cage();
  const ClearanceRows rows(human(), task);
  const int own = static_cast<int>(human().capsulePairs.size());
  int seen = 0;
  for (int k = 0; k < 20; ++k) {
    RowProbe probe(human(), task, random.posture(human()));
    const double error = slopeError(probe, rows);
    QVERIFY2(error < kSlopeError, qPrintable(QString::number(error)));
    seen += static_cast<int>(
        (probe.jacobian(rows).bottomRows(rows.rows() - own).rowwise().norm().array() > 0.0).count());
  }
  QVERIFY2(seen > 200, qPrintable(QString::number(seen)));
}

void MeshClearanceTest::rowsHaveTheBendOfDifferences() {
  RandomShapes random;
  const Task task = cage();
  const ClearanceRows rows(human(), task);
  for (int k = 0; k < 6; ++k) {
    RowProbe probe(human(), task, random.posture(human()));
    for (int r = static_cast<int>(human().capsulePairs.size()); r < rows.rows(); ++r) {
      if (probe.jacobian(rows).row(r).isZero(0.0)) continue;
      const double error = bendError(probe, rows, VectorX::Unit(rows.rows(), r));
      QVERIFY2(error < kBendError, qPrintable(QString("%1: %2").arg(rows.rowName(r).c_str()).arg(error)));
    }
  }
}

/// As near as out of a box of the same size, up to the margin and what the soft minimum is short.
void MeshClearanceTest::theHandStaysOutOfAMesh() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  const Vector3 half(0.15, 0.15, 0.15);
  const Vector3 position = siteAt(human(), q, "chest").p + Vector3(-0.1, -0.1, 0.4);
  task.props = {meshOf("crate", boxCorners(half), position)};
  task.targets = {wish("r_grip", position - Vector3(0, 0, 0.1))};
  task.laws.clearance = true;
  const PostureResult clear = solvePosture(human(), task, q, {});
  QVERIFY2(clear.solved(), clear.message.c_str());
  const double least = nearestOf(clear.q, position, half);
  QVERIFY2(least > -0.001 && least < 0.02, qPrintable(QString::number(least)));
}

void MeshClearanceTest::theForearmLeavesTheMeshThatItBeginsIn_data() {
  QTest::addColumn<Vector3>("size");
  QTest::newRow("along") << Vector3(0.02, 0.3, 0.4);
  QTest::newRow("table") << Vector3(0.3, 0.02, 0.4);
  QTest::newRow("wall") << Vector3(0.3, 0.3, 0.02);
  QTest::newRow("cube") << Vector3(0.3, 0.3, 0.3);
}

/// The rows have to say which way is out, however thin the board is.
void MeshClearanceTest::theForearmLeavesTheMeshThatItBeginsIn() {
  QFETCH(Vector3, size);
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  for (Contact& foot : task.contacts) foot.heading = Vector3::UnitZ();
  const Vector3 middle = 0.5 * (siteAt(human(), q, "r_elbow").p + siteAt(human(), q, "r_wrist").p);
  task.props = {meshOf("board", boxCorners(0.5 * size), middle)};
  QVERIFY(nearestOf(q, middle, 0.5 * size) < -0.02);
  task.laws.clearance = true;
  const PostureResult clear = solvePosture(human(), task, q, {});
  QVERIFY2(clear.solved(), clear.message.c_str());
  const double least = nearestOf(clear.q, middle, 0.5 * size);
  QVERIFY2(least > -0.001, qPrintable(QString::number(least)));
}

void MeshClearanceTest::collisionsAreToldInWords() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  const Vector3 wrist = siteAt(human(), q, "r_wrist").p;
  task.props = {meshOf("crate", boxCorners(Vector3(0.1, 0.1, 0.1)), wrist)};
  RowProbe probe(human(), task, q);
  const std::vector<Violation> violations = probe.violations(ClearanceRows(human(), task));
  QVERIFY(!violations.empty());
  QCOMPARE(violations[0].law, Law::Entering);
  const QString words = QString::fromStdString(told(violations[0]));
  QVERIFY2(words.startsWith("right ") && words.endsWith(" into crate"), qPrintable(words));
}

void MeshClearanceTest::meshesThatNobodyReadStandInNobodysWay() {
  Task task;
  Prop mesh = meshOf("crate", boxCorners(Vector3::Ones()), Vector3::Zero());
  mesh.solid = nullptr;
  task.props = {mesh};
  QCOMPARE(clearancePairs(human(), task).size(), human().capsulePairs.size());
}

/// A hand that holds a handrail of a cabin, and a foot in a restraint, are on it; arm and leg are not.
void MeshClearanceTest::limbsOnACabinKeepOffItsWalls() {
  Task task = cage();
  Contact grip;
  grip.name = "rail";
  grip.end = ContactEnd::RightHand;
  grip.prop = "module";
  task.contacts = {grip};
  const auto walls = [&](const char* capsule) {
    return std::ranges::count_if(clearancePairs(human(), task), [&](const ClearancePair& pair) {
      return pair.name == "module" && human().capsules[pair.capsule].name == capsule;
    });
  };
  QCOMPARE(walls("r_hand"), 0);
  QCOMPARE(walls("r_forearm"), 6);
  QCOMPARE(walls("l_hand"), 6);
}

/// The hand that holds it may touch it, and after it has let go; one that never holds it may not.
void MeshClearanceTest::limbsOnAMeshKeepOffTheRestOfIt() {
  Task task = cage();
  Contact grip;
  grip.name = "edge";
  grip.end = ContactEnd::RightHand;
  grip.prop = "crate";
  for (const int held : {2, 1, 0}) {  // now, at another time, never
    grip.pinned = held == 2;
    task.contacts = {grip};
    task.motion.holds.clear();
    if (held == 1) task.motion.holds = {{grip.name, 0.0, 0.5}};
    const auto pairs = clearancePairs(human(), task);
    const auto fears = [&](const char* capsule) {
      return std::ranges::any_of(pairs, [&](const ClearancePair& pair) {
        return pair.name == "crate" && human().capsules[pair.capsule].name == capsule;
      });
    };
    QCOMPARE(fears("r_hand"), held == 0);
    QVERIFY(fears("r_forearm") && fears("r_upper_arm") && fears("l_hand"));
  }
}

void MeshClearanceTest::pointsDeepInAMeshAreInIt() {
  Task task;
  task.props = {meshOf("crate", boxCorners(Vector3(0.4, 0.4, 0.4)), Vector3::Zero())};
  QVERIFY(solidAround(task, Vector3(0.1, 0.0, 0.0), 0.01));
  QVERIFY(!solidAround(task, Vector3(0.5, 0.0, 0.0), 0.01));
}

QTEST_GUILESS_MAIN(MeshClearanceTest)
#include "mesh_clearance_test.moc"
