// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/limb_reach.h"

#include <Eigen/QR>
#include <QtTest>
#include <cmath>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

constexpr double kReached = 1e-8;  // m, rad: what damping leaves, 1e-10 times the forces
constexpr double kCorner = 0.1;    // rad, that rounds the limits (pinned_path.h)

/// Both hands of a body that leans and faces aside, moved a little from where they are at rest.
struct Hands {
  std::shared_ptr<const Model> model = modelNamed("human55");
  VectorX rest = model->neutralPosition(), q = rest;
  std::vector<ReachGoal> goals;

  explicit Hands(ReachKind kind) {
    q.head<3>() = Vector3(0.3, 1.2, -0.4);
    const Quaternion R = expQuaternion(Vector3(0.3, -0.7, 0.2));
    q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
    Data data(*model);
    updateKinematics(*model, q, data);
    for (const char* name : {"r_grip", "l_grip"}) {
      const SiteIndex site = model->findSite(name);
      ReachGoal goal{site, sitePose(*model, data, site), kind};
      goal.pose.p += R * Vector3(0.0, 0.06, 0.08);
      goal.pose.R = expQuaternion(Vector3(0.06, 0.04, -0.05)) * goal.pose.R;
      goals.push_back(goal);
    }
  }
};

/// What the whole body's kinematics say of a goal (m, rad), its rows and how they change with v.
struct Rows {
  VectorX values;
  MatrixX J;
};

Rows rowsOf(const Model& model, const ReachGoal& goal, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  const Pose site = sitePose(model, data, goal.site);
  Matrix6X J(6, model.velocitySize());
  siteJacobian(model, data, goal.site, J);
  const bool isFixed = goal.kind == ReachKind::Fixed;
  Rows rows{VectorX(isFixed ? 6 : 5), MatrixX(isFixed ? 6 : 5, model.velocitySize())};
  rows.values.head<3>() = site.p - goal.pose.p;
  rows.J.topRows<3>() = J.bottomRows<3>();
  if (isFixed) {
    rows.values.tail<3>() = logQuaternion(Quaternion(Matrix3(site.R * goal.pose.R.transpose())));
    rows.J.bottomRows<3>() = J.topRows<3>();
    return rows;
  }
  for (int k = 0; k < 2; ++k) {
    rows.values[3 + k] = goal.pose.R.col(k).dot(site.R.col(2));
    rows.J.row(3 + k) = site.R.col(2).cross(goal.pose.R.col(k)).transpose() * J.topRows<3>();
  }
  return rows;
}

/// The offset z - rest from which an angle comes: what limits round solved for by halving.
double offsetOf(const Joint& joint, double rest, double angle) {
  const auto corner = [](double x) { return 0.5 * (x + std::sqrt(x * x + 4.0 * kCorner * kCorner)); };
  double low = -50.0, high = 50.0;
  for (int i = 0; i < 80; ++i) {
    const double z = 0.5 * (low + high);
    const double at = joint.lower + corner(z - joint.lower) - corner(z - joint.upper);
    (at < angle ? low : high) = z;
  }
  return 0.5 * (low + high) - rest;
}

}  // namespace

class LimbReachTest : public QObject {
  Q_OBJECT

 private slots:
  void handsAreWhereTheyShallBe_data();
  void handsAreWhereTheyShallBe();
  void ratesKeepTheHandsInPlace();
  void anotherStartFindsTheSame();
  void otherLimbsGoBackToRest();
};

void LimbReachTest::handsAreWhereTheyShallBe_data() {
  QTest::addColumn<bool>("isFixed");
  QTest::newRow("whole poses") << true;
  QTest::newRow("round a bar") << false;
}

/// By the kinematics of the whole body; and the offsets from rest are J^T f of some forces f, those that are
/// left of the best such forces vanish.
void LimbReachTest::handsAreWhereTheyShallBe() {
  QFETCH(bool, isFixed);
  const Hands hands(isFixed ? ReachKind::Fixed : ReachKind::Axis);
  LimbReach reach(*hands.model, hands.rest);
  VectorX q = hands.q;
  QVERIFY(reach.solve(hands.goals, q) < kReached);
  QVERIFY(q.head<7>() == hands.q.head<7>());
  for (const ReachGoal& goal : hands.goals) {
    const Rows rows = rowsOf(*hands.model, goal, q);
    QVERIFY(rows.values.lpNorm<Eigen::Infinity>() < kReached);
    const Limb limb = hands.model->joints[hands.model->sites[goal.site].link].limb;
    std::vector<int> joints;
    for (int i = 1; i < hands.model->linkCount(); ++i)
      if (hands.model->joints[i].limb == limb) joints.push_back(i);
    MatrixX J(rows.J.rows(), joints.size());
    VectorX offset(joints.size());
    for (std::size_t k = 0; k < joints.size(); ++k) {
      J.col(k) = rows.J.col(velocityIndex(joints[k]));
      offset[k] = offsetOf(hands.model->joints[joints[k]], hands.rest[positionIndex(joints[k])],
                           q[positionIndex(joints[k])]);
    }
    QVERIFY(offset.norm() > 0.1);
    const VectorX forces = J.transpose().colPivHouseholderQr().solve(offset);
    QVERIFY((J.transpose() * forces - offset).lpNorm<Eigen::Infinity>() < 1e-7);
  }
}

void LimbReachTest::ratesKeepTheHandsInPlace() {
  const Hands hands(ReachKind::Fixed);
  LimbReach reach(*hands.model, hands.rest);
  VectorX q = hands.q;
  reach.solve(hands.goals, q);
  MatrixX rates;
  reach.limbRates(rates);
  for (const ReachGoal& goal : hands.goals) {
    const MatrixX J = rowsOf(*hands.model, goal, q).J;
    const MatrixX moved = J.leftCols<6>() + J.rightCols(hands.model->jointCount()) * rates;
    QVERIFY(moved.lpNorm<Eigen::Infinity>() < 1e-6);
  }
}

/// A search that begins where another base left the arms.
void LimbReachTest::anotherStartFindsTheSame() {
  const Hands hands(ReachKind::Fixed);
  LimbReach reach(*hands.model, hands.rest);
  VectorX first = hands.q, beside = hands.q, again = hands.q;
  reach.solve(hands.goals, first);
  const LimbReach::Start start = reach.answer();
  beside.head<3>() += Vector3(0.02, 0.03, -0.02);
  reach.solve(hands.goals, beside);
  QVERIFY((beside - first).tail(hands.model->jointCount()).norm() > 0.005);
  reach.startFrom(start);
  reach.solve(hands.goals, again);
  QVERIFY((again - first).lpNorm<Eigen::Infinity>() < 1e-9);
}

void LimbReachTest::otherLimbsGoBackToRest() {
  const Hands hands(ReachKind::Fixed);
  LimbReach reach(*hands.model, hands.rest);
  VectorX both = hands.q, right = hands.q;
  reach.solve(hands.goals, both);
  reach.solve({hands.goals[0]}, right);
  for (int i = 1; i < hands.model->linkCount(); ++i) {
    const Limb limb = hands.model->joints[i].limb;
    const double from = limb == Limb::RightArm ? both[positionIndex(i)] : hands.rest[positionIndex(i)];
    QVERIFY(std::abs(right[positionIndex(i)] - from) < 1e-9);
  }
}

QTEST_GUILESS_MAIN(LimbReachTest)
#include "limb_reach_test.moc"
