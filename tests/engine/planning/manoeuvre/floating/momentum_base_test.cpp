// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/momentum_base.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "tests/engine/dynamics/small_models.h"
#include "tests/engine/planning/manoeuvre/paper_formula.h"

using namespace handhold;

namespace {

/// As the issue asks: two formulas of one law.
constexpr double kTwoWays = 1e-10;

}  // namespace

class MomentumBaseTest : public QObject {
  Q_OBJECT

 private slots:
  void thePapersFormulaAgrees();
  void thePapersHipTorquesAgree();
  void noForceIsLeftOnTheBase_data();
  void noForceIsLeftOnTheBase();
  void keptMomentumIsKept();
  void aHeldBodyIsRefused();
};

void MomentumBaseTest::thePapersFormulaAgrees() {
  const auto model = modelNamed("legs6");
  MomentumBase base(*model);
  RandomStates states(*model, 11);
  for (int i = 0; i < 100; ++i) {
    State s = states.next();
    base.completeVelocity(s.q, {}, s.v);
    const Vector6 paper = PaperFormula(*model, s.q).torsoVelocity(s.v.tail(6));
    const Vector6 ours = PaperFormula::spatial(s.q, s.v.head<3>(), s.v.segment<3>(3));
    QVERIFY((paper - ours).norm() < kTwoWays * (1.0 + paper.norm()));
  }
}

// The spatial acceleration of the paper is the derivative of v0, (alpha, a - alpha x p - omega x u) with u
// the velocity of the torso's origin.
void MomentumBaseTest::thePapersHipTorquesAgree() {
  const auto model = modelNamed("legs6");
  MomentumBase base(*model);
  RandomStates states(*model, 12);
  for (int i = 0; i < 100; ++i) {
    State s = states.next();
    base.completeVelocity(s.q, {}, s.v);
    base.completeAcceleration(s.q, s.v, s.vdot);
    const Vector3 omega = s.v.segment<3>(3), p = s.q.head<3>();
    Vector6 a0 = PaperFormula::spatial(s.q, s.vdot.head<3>(), s.vdot.segment<3>(3));
    a0.tail<3>() -= omega.cross(Vector3(s.v.head<3>()));
    const VectorX paper =
        PaperFormula(*model, s.q)
            .hipTorques(PaperFormula::spatial(s.q, s.v.head<3>(), omega), a0, s.v.tail(6), s.vdot.tail(6));
    const VectorX ours = torques(*model, s, Vector3::Zero()).tail(6);
    QVERIFY((paper - ours).norm() < kTwoWays * (1.0 + paper.norm()) * (1.0 + p.norm()));
  }
}

void MomentumBaseTest::noForceIsLeftOnTheBase_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"legs6", "ladder13", "human55", "skew"}) QTest::newRow(name) << name;
}

void MomentumBaseTest::noForceIsLeftOnTheBase() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  MomentumBase base(*model);
  Data data(*model);
  RandomStates states(*model, 13);
  for (int i = 0; i < 30; ++i) {
    State s = states.next();
    base.completeVelocity(s.q, {}, s.v);
    base.completeAcceleration(s.q, s.v, s.vdot);
    updateKinematics(*model, s.q, data);
    const Momentum left = momentum(*model, s.v, data);
    const double scale = s.v.norm() * model->totalMass;
    QVERIFY(left.linear.norm() + left.angular.norm() < 1e-12 * scale);
    QVERIFY(torques(*model, s, Vector3::Zero()).head<6>().norm() <
            1e-12 * s.v.squaredNorm() * model->totalMass);
    QVERIFY((base.centreOfMass() - centreOfMass(*model, data)).norm() < 1e-12);
  }
}

void MomentumBaseTest::keptMomentumIsKept() {
  const auto model = modelNamed("human55");
  MomentumBase base(*model);
  Data data(*model);
  State s = RandomStates(*model, 14).next();
  KeptMomentum kept;
  kept.linear = Vector3(10.0, -20.0, 30.0);
  kept.angular = Vector3(-1.0, 2.0, 3.0);
  base.completeVelocity(s.q, kept, s.v);
  updateKinematics(*model, s.q, data);
  const Momentum found = momentum(*model, s.v, data);
  QVERIFY((found.linear - kept.linear).norm() < 1e-10);
  QVERIFY((found.angular - kept.angular).norm() < 1e-10);
}

void MomentumBaseTest::aHeldBodyIsRefused() {
  const auto planar = modelNamed("planar9");
  QVERIFY_EXCEPTION_THROWN(MomentumBase base(*planar), InputError);
}

QTEST_GUILESS_MAIN(MomentumBaseTest)
#include "momentum_base_test.moc"
