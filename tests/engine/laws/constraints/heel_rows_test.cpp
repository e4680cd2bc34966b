// SPDX-License-Identifier: GPL-3.0-or-later
#include <Eigen/QR>
#include <QtTest>

#include "engine/laws/constraints/contact_rows.h"
#include "engine/laws/evaluation/contact_manifold.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr int kFoot = 6;  ///< freedoms of a foot

const Model& human() {
  static const auto model = human55();
  return *model;
}

/// All that contacts hold, as equations, by the unknowns.
MatrixX equations(const Task& task, const VectorX& q) {
  RowProbe probe(human(), task, q);
  MatrixX J(0, probe.size());
  for (const auto& rows : contactRows(human(), task, q)) {
    if (!rows->isEquation()) continue;
    J.conservativeResize(J.rows() + rows->rows(), J.cols());
    J.bottomRows(rows->rows()) = probe.jacobian(*rows);
  }
  return J;
}

Task heelTask(const VectorX& q) {
  Task task;
  task.contacts = {footAt(human(), q, ContactKind::Heel, ContactEnd::RightFoot)};
  task.contacts[0].name = "heel";
  return task;
}

}  // namespace

class HeelRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void aHeelAloneHoldsAsABallDoes();
  void heelAndBallHoldTheFootOnce();
  void aHeelKeepsItsToesUp();
  void pathsHoldThemOnce();
};

/// Its place, and no tilt.
void HeelRowsTest::aHeelAloneHoldsAsABallDoes() {
  const VectorX q = standing(human());
  QCOMPARE(equations(heelTask(q), q).rows(), Eigen::Index(4));
}

/// Place and tilt by the ball, height and side by the heel: six rows, none of which follows from the others,
/// whichever way the foot stands.
void HeelRowsTest::heelAndBallHoldTheFootOnce() {
  RandomShapes random;
  for (int k = 0; k < 5; ++k) {
    const VectorX q = k == 0 ? standing(human()) : random.posture(human());
    Task task = heelTask(q);
    task.contacts.push_back(footAt(human(), q, ContactKind::Foot, ContactEnd::RightFoot));
    const MatrixX J = equations(task, q);
    QCOMPARE(J.rows(), Eigen::Index(kFoot));
    Eigen::ColPivHouseholderQR<MatrixX> parts(J);
    QCOMPARE(parts.setThreshold(1e-6).rank(), Eigen::Index(kFoot));
    task.contacts[1].pinned = false;
    QCOMPARE(equations(task, q).rows(), Eigen::Index(4));
    task.contacts[1].pinned = true;
    task.contacts[1].end = ContactEnd::LeftFoot;
    QCOMPARE(equations(task, q).rows(), Eigen::Index(8));
  }
}

/// The sole may rise before the heel, not behind it.
void HeelRowsTest::aHeelKeepsItsToesUp() {
  VectorX q = standing(human());
  const Task task = heelTask(q);
  const auto holds = [&] {
    for (const auto& rows : contactRows(human(), task, q)) {
      if (rows->isEquation()) continue;
      const VectorX values = RowProbe(human(), task, q).values(*rows);
      for (int r = 0; r < rows->rows(); ++r)
        if (values[r] < rows->lower(r) - 1e-9 || values[r] > rows->upper(r) + 1e-9) return false;
    }
    return true;
  };
  setJoint(human(), q, "r_ankle_plantarflexion", -0.2);
  QVERIFY(holds());
  setJoint(human(), q, "r_ankle_plantarflexion", 0.4);
  QVERIFY(!holds());
}

/// Along contacts a ball keeps its foot's attitude: its heel adds nothing.
void HeelRowsTest::pathsHoldThemOnce() {
  const VectorX q = standing(human());
  Task task = heelTask(q);
  const int alone = ContactManifold(human(), task, q).size();
  task.contacts.push_back(footAt(human(), q, ContactKind::Foot, ContactEnd::RightFoot));
  QCOMPARE(ContactManifold(human(), task, q).size(), alone);
}

QTEST_APPLESS_MAIN(HeelRowsTest)
#include "heel_rows_test.moc"
