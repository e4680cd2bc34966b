// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/jacobian.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// Central differences: h^2 of truncation, 1e-16 / h of rounding.
constexpr double kStep = 1e-5;
constexpr double kDifference = 1e-8;

/// Pose change of a site from q moved by -dv to q moved by dv, per unit: rotation vector, then translation.
Vector6 siteSlope(const Model& model, const VectorX& q, SiteIndex site, const VectorX& direction) {
  Data data(model);
  updateKinematics(model, moved(model, q, kStep * direction), data);
  const Pose ahead = sitePose(model, data, site);
  updateKinematics(model, moved(model, q, -kStep * direction), data);
  const Pose behind = sitePose(model, data, site);
  Vector6 slope;
  slope << logQuaternion(Quaternion(ahead.R * behind.R.transpose())), ahead.p - behind.p;
  return slope / (2.0 * kStep);
}

}  // namespace

class JacobianTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { model_ = modelNamed("human55"); }
  void siteJacobianAgreesWithDifferences();
  void frameJacobianIsThatOfItsOrigin();
  void columnsOfOtherLimbsAreZero();
  void velocityIsTheJacobianTimesRates();
  void biasAccelerationAgreesWithDifferences();
  void wrenchIsTheTransposedJacobian();

 private:
  std::shared_ptr<const Model> model_;
};

void JacobianTest::siteJacobianAgreesWithDifferences() {
  RandomStates states(*model_, 61);
  Data data(*model_);
  Matrix6X J(6, 55);
  for (int n = 0; n < static_cast<int>(model_->sites.size()); ++n) {
    const State s = states.next();
    updateKinematics(*model_, s.q, data);
    siteJacobian(*model_, data, SiteIndex(n), J);
    for (int k = 0; k < 55; ++k) {
      const Vector6 expected = siteSlope(*model_, s.q, SiteIndex(n), VectorX::Unit(55, k));
      QVERIFY((J.col(k) - expected).norm() < kDifference);
    }
  }
}

void JacobianTest::frameJacobianIsThatOfItsOrigin() {
  Data data(*model_);
  updateKinematics(*model_, RandomStates(*model_, 62).next().q, data);
  Matrix6X byFrame(6, 55), byPoint(6, 55);
  const FrameIndex frame = model_->findFrame("21");
  frameJacobian(*model_, data, frame, byFrame);
  pointJacobian(*model_, data, model_->frames[frame].link, framePose(*model_, data, frame).p, byPoint);
  QCOMPARE(byFrame, byPoint);
}

void JacobianTest::columnsOfOtherLimbsAreZero() {
  Data data(*model_);
  updateKinematics(*model_, RandomStates(*model_, 63).next().q, data);
  Matrix6X J(6, 55);
  siteJacobian(*model_, data, model_->findSite("r_grip"), J);
  for (int i = 1; i < model_->linkCount(); ++i) {
    const Limb limb = model_->joints[i].limb;
    const bool moves = limb == Limb::RightArm || limb == Limb::Spine;
    QCOMPARE(J.col(5 + i).isZero(0.0), !moves);
  }
}

void JacobianTest::velocityIsTheJacobianTimesRates() {
  const State s = RandomStates(*model_, 64).next();
  Data data(*model_);
  updateKinematics(*model_, s.q, data);
  const Site& site = model_->sites[model_->findSite("l_grip")];
  const Vector3 point = data.p_WL[site.link] + Vector3(0.1, 0.2, -0.3);
  Matrix6X J(6, 55);
  pointJacobian(*model_, data, site.link, point, J);
  QVERIFY((pointVelocity(*model_, data, s.v, site.link, point) - J * s.v).norm() < kRounding);
}

// velocity of the same body point along the motion q(t) = q moved by t v, v constant
void JacobianTest::biasAccelerationAgreesWithDifferences() {
  RandomStates states(*model_, 65);
  Data data(*model_);
  for (const Site& site : model_->sites) {
    const State s = states.next();
    const auto velocityAt = [&](double t) {
      updateKinematics(*model_, moved(*model_, s.q, t * s.v), data);
      return pointVelocity(*model_, data, s.v, site.link, linkPose(data, site.link) * site.X_LS.p);
    };
    const Vector6 expected = (velocityAt(kStep) - velocityAt(-kStep)) / (2.0 * kStep);
    updateKinematics(*model_, s.q, data);
    const Vector6 got =
        pointBiasAcceleration(*model_, data, s.v, site.link, linkPose(data, site.link) * site.X_LS.p);
    QVERIFY((got - expected).norm() < kDifference * (1.0 + 10.0 * expected.norm()));
  }
}

void JacobianTest::wrenchIsTheTransposedJacobian() {
  Data data(*model_);
  updateKinematics(*model_, RandomStates(*model_, 66).next().q, data);
  const LinkIndex foot = model_->sites[model_->findSite("r_ball")].link;
  QVERIFY(foot.valid());
  const LinkWrench wrench{foot, Vector3(0.3, -0.4, 1.0), Vector3(10, 700, -30), Vector3(5, 6, 7)};
  Matrix6X J(6, 55);
  pointJacobian(*model_, data, foot, wrench.point, J);
  Vector6 F;
  F << wrench.moment, wrench.force;
  VectorX tau = VectorX::Ones(55);
  addWrench(*model_, data, wrench, 2.0, tau);
  const VectorX expected = VectorX::Ones(55) + 2.0 * J.transpose() * F;
  QVERIFY((tau - expected).norm() < kRounding * expected.norm());
}

QTEST_GUILESS_MAIN(JacobianTest)
#include "jacobian_test.moc"
