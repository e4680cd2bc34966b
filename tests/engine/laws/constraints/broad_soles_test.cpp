// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/dynamics/momentum.h"
#include "engine/laws/constraints/friction_cones.h"
#include "engine/laws/constraints/yielding_load_rows.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/row_probe.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kBreadth = 0.09;  // m
constexpr double kGravity = 9.80665;

const Model& human() {
  static const auto model = human55();
  return *model;
}

Task onOneFoot(const VectorX& q, double breadth) {
  Task task;
  task.contacts = {footAt(human(), q, ContactKind::FlatFoot, ContactEnd::RightFoot)};
  task.contacts[0].name = "right foot";
  task.contacts[0].breadth = breadth;
  return task;
}

/// The centre of mass to the right of the line from the right heel to its ball (m).
double beside(const VectorX& q) {
  Data data(human());
  updateKinematics(human(), q, data);
  const Vector3 ball = siteAt(human(), q, "r_ball").p, ahead = ball - siteAt(human(), q, "r_heel").p;
  return (centreOfMass(human(), data) - ball).dot(ahead.cross(Vector3::UnitY()).normalized());
}

/// Over a right foot that stays where it is, the body leans until its mass lies so far beside the foot's
/// line.
VectorX leaning(double aside) {
  const VectorX upright = standing(human());
  const Pose foot = siteAt(human(), upright, "r_ball");
  const auto over = [&](double angle) {
    VectorX q = upright;
    setJoint(human(), q, "r_subtalar_inversion", angle);
    const Pose turned = siteAt(human(), q, "r_ball");
    const Quaternion turn(foot.R * turned.R.transpose());
    const Quaternion base(q[3], q[4], q[5], q[6]);
    const Vector3 place = foot.p + turn * (q.head<3>() - turned.p);
    const Quaternion now = turn * base;
    q.head<7>() << place, now.w(), now.x(), now.y(), now.z();
    return q;
  };
  double low = -0.6, high = 0.6;
  const bool rises = beside(over(high)) > beside(over(low));
  for (int k = 0; k < 60; ++k) {
    const double middle = 0.5 * (low + high);
    ((beside(over(middle)) < aside) == rises ? low : high) = middle;
  }
  return over(low);
}

}  // namespace

class BroadSolesTest : public QObject {
  Q_OBJECT

 private slots:
  void rowsHaveTheirDerivatives_data();
  void rowsHaveTheirDerivatives();
  void whoStandsBesideTheLineNeedsABroadSole_data();
  void whoStandsBesideTheLineNeedsABroadSole();
  void tippingIsTold();
};

void BroadSolesTest::rowsHaveTheirDerivatives_data() {
  QTest::addColumn<double>("breadth");
  QTest::newRow("a line") << 0.0;
  QTest::newRow("broad") << kBreadth;
}

/// Of the cones and of what yields in their stead; two rows of a broad point.
void BroadSolesTest::rowsHaveTheirDerivatives() {
  QFETCH(double, breadth);
  RandomShapes random;
  const VectorX q = random.posture(human());
  const Task task = onOneFoot(q, breadth);
  const PostureLayout layout(human(), task, Regime::Still);
  RowProbe probe(human(), task, q);
  probe.load(random);
  const FrictionCones cones(layout);
  const FrictionShortageRows shortage(layout);
  QCOMPARE(cones.rows(), breadth > 0.0 ? 4 : 2);
  for (const Constraint* rows :
       {static_cast<const Constraint*>(&cones), static_cast<const Constraint*>(&shortage)}) {
    VectorX y(rows->rows());
    for (double& value : y) value = random.number(-1.0, 1.0);
    QVERIFY(slopeError(probe, *rows) < kSlopeError);
    QVERIFY(bendError(probe, *rows, y) < kBendError);
  }
}

void BroadSolesTest::whoStandsBesideTheLineNeedsABroadSole_data() {
  QTest::addColumn<double>("aside");  // m
  QTest::addColumn<double>("breadth");
  QTest::addColumn<bool>("holds");
  for (const double side : {1.0, -1.0}) {
    const auto row = [&](const char* name, double aside, double breadth, bool holds) {
      QTest::newRow(qPrintable(QString("%1, %2").arg(name, side > 0.0 ? "right" : "left")))
          << side * aside << breadth << holds;
    };
    row("over the line", 0.0, 0.0, true);
    row("beside a line", 0.03, 0.0, false);
    row("within the sole", 0.03, kBreadth, true);
    row("near its edge", 0.044, kBreadth, true);
    row("beyond its edge", 0.047, kBreadth, false);
  }
}

/// The moment about the line is the weight times its distance from it.
void BroadSolesTest::whoStandsBesideTheLineNeedsABroadSole() {
  QFETCH(double, aside);
  QFETCH(double, breadth);
  QFETCH(bool, holds);
  const VectorX q = leaning(aside);
  QVERIFY(std::abs(beside(q) - aside) < 1e-9);
  Task task = onOneFoot(q, breadth);
  task.laws.torqueLimits = false;
  const VectorX rest = VectorX::Zero(human().velocitySize());
  const SharedLoads shared = LoadSharing(human(), task).share(q, rest, rest);
  QCOMPARE(shared.violations.empty(), holds);
  if (!holds) return;
  const Vector3 along = (shared.loads[0].point - shared.loads[1].point).normalized();
  double moment = 0.0;
  for (const ContactLoad& load : shared.loads) {
    moment += load.moment.dot(along);
    QVERIFY(load.moment.norm() <= 0.5 * breadth * load.force.y() + 0.01);  // the edge's tip is rounded
  }
  QVERIFY2(std::abs(std::abs(moment) - human().totalMass * kGravity * std::abs(aside)) < 1e-6,
           qPrintable(QString::number(moment)));
}

void BroadSolesTest::tippingIsTold() {
  const VectorX q = standing(human());
  const ContactPoint ball = contactPoints(human(), onOneFoot(q, kBreadth)).front();
  Vector6 load = Vector6::Zero();
  load[1] = 400.0;
  load[3] = 12.0;
  load[5] = -13.0;
  QVERIFY(violatedLoads(ball, load, kLimitTolerance).empty());  // 17.7 of 18 N m
  load[3] = 20.0;
  const std::vector<Violation> violations = violatedLoads(ball, load, kLimitTolerance);
  QCOMPARE(violations.size(), std::size_t(1));
  QCOMPARE(violations[0].kind(), ViolationKind::Friction);
  QCOMPARE(told(violations[0]),
           std::string("right foot ball tips over its edge: 23.9 N m about it, what presses holds 18.0 N m"));
}

QTEST_APPLESS_MAIN(BroadSolesTest)
#include "broad_soles_test.moc"
