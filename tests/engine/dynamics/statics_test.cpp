// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/statics.h"
#include "engine/dynamics/jacobian.h"

#include <QtTest>
#include <random>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

/// Central differences at this step leave about 1e-8 of rounding and 1e-10 of truncation.
constexpr double kStep = 1e-5;
constexpr double kTolerance = 1e-6;

/// A posture of human55 with a force and a moment on a hand, and gravity.
struct Case {
  std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  Data data{*model};
  ForceField field{*model};
  RateField rates{*model};
  VectorX q, w;
  SiteIndex hand = model->findSite("r_grip");
  Vector3 force{31.0, -22.0, 45.0}, moment{5.0, 7.0, -3.0};

  Case() {
    std::mt19937 random(7);
    std::normal_distribution<double> normal;
    const auto vector = [&] {
      VectorX r(model->velocitySize());
      for (double& c : r) c = normal(random);
      return r;
    };
    q = moved(*model, model->relaxedPosition(), 0.4 * vector());
    w = vector();
  }
  void place(const VectorX& at, const Vector3& handMoment) {
    updateKinematics(*model, at, data);
    field.clear();
    field.addGravity(*model, data, Vector3(1.0, -9.8, 2.0));
    const LinkIndex link = model->sites[hand].link;
    field.addForce(link, sitePose(*model, data, hand).p, force);
    field.addMoment(link, handMoment);
    field.gather(*model);
  }
  VectorX torque(const VectorX& at) {
    place(at, moment);
    VectorX tau;
    staticTorque(*model, data, field, tau);
    return tau;
  }
  VectorX nudged(int k, double by) const {
    return moved(*model, q, by * VectorX::Unit(model->velocitySize(), k));
  }
};

}  // namespace

class StaticsTest : public QObject {
  Q_OBJECT

 private slots:
  void derivativeAgreesWithDifferences();
  void potentialHessianIsTheTorqueDerivativeWithoutMoments();
  void exactHessianOfWeightedTorqueAgreesWithDifferences();
  void loadJacobianDerivativesAgreeWithDifferences();
};

void StaticsTest::derivativeAgreesWithDifferences() {
  Case c;
  MatrixX dtau;
  c.torque(c.q);
  staticTorqueDerivative(*c.model, c.data, c.field, dtau);
  for (int k = 0; k < c.model->velocitySize(); ++k) {
    const VectorX slope = (c.torque(c.nudged(k, kStep)) - c.torque(c.nudged(k, -kStep))) / (2.0 * kStep);
    QVERIFY2((slope - dtau.col(k)).norm() < kTolerance * (1.0 + slope.norm()),
             qPrintable(QString::number(k)));
  }
}

void StaticsTest::potentialHessianIsTheTorqueDerivativeWithoutMoments() {
  Case c;
  c.place(c.q, Vector3::Zero());
  MatrixX dtau, H = MatrixX::Zero(c.model->velocitySize(), c.model->velocitySize());
  staticTorqueDerivative(*c.model, c.data, c.field, dtau);
  addPotentialHessian(*c.model, c.data, c.field, H);
  const MatrixX symmetric = 0.5 * (dtau + dtau.transpose());
  QVERIFY((H - symmetric).norm() < 1e-9 * H.norm());
}

void StaticsTest::exactHessianOfWeightedTorqueAgreesWithDifferences() {
  Case c;
  const int n = c.model->velocitySize();
  c.place(c.q, c.moment);
  c.rates.set(*c.model, c.data, c.w);
  ForceField moving(*c.model);
  for (int i = 0; i < c.model->linkCount(); ++i) {
    const LinkInertia& link = c.model->links[i];
    if (link.mass <= 0.0) continue;
    const Vector3 com = c.data.p_WL[i] + c.data.R_WL[i] * (link.firstMoment / link.mass);
    moving.addDirection(LinkIndex(i), c.rates.pointVelocity(c.data, LinkIndex(i), com),
                        link.mass * Vector3(1.0, -9.8, 2.0));
  }
  const LinkIndex link = c.model->sites[c.hand].link;
  const Vector3 point = sitePose(*c.model, c.data, c.hand).p;
  moving.addDirection(link, c.rates.pointVelocity(c.data, link, point), c.force);
  moving.gather(*c.model);
  MatrixX H = MatrixX::Zero(n, n);
  addTorqueHessian(*c.model, c.data, c.rates, c.field, moving, H);
  addMomentHessian(*c.model, c.data, c.rates, link, c.moment, H);

  const auto weighted = [&](const VectorX& step) { return c.w.dot(c.torque(moved(*c.model, c.q, step))); };
  // second differences along one exponential: step 1e-3 leaves about 1e-6 relative
  const double h = 1e-3;
  double worst = 0.0;
  for (int a = 0; a < n; ++a) {
    for (int b = 0; b <= a; b += 5) {
      const VectorX ea = h * VectorX::Unit(n, a), eb = h * VectorX::Unit(n, b);
      const double second =
          (weighted(ea + eb) - weighted(ea - eb) - weighted(eb - ea) + weighted(-ea - eb)) / (4.0 * h * h);
      worst = std::max(worst, std::abs(second - H(a, b)) / (1.0 + H.cwiseAbs().maxCoeff()));
    }
  }
  QVERIFY2(worst < 1e-5, qPrintable(QString::number(worst)));
  QVERIFY((H - H.transpose()).norm() < 1e-9 * H.norm());
}

void StaticsTest::loadJacobianDerivativesAgreeWithDifferences() {
  Case c;
  const LinkIndex link = c.model->sites[c.hand].link;
  const int n = c.model->velocitySize();
  const auto rates = [&](const VectorX& at) {
    updateKinematics(*c.model, at, c.data);
    c.rates.set(*c.model, c.data, c.w);
    MatrixX J(3, n);
    translationJacobian(*c.model, c.data, link, sitePose(*c.model, c.data, c.hand).p, J);
    Vector6 rate;
    rate << J * c.w, c.rates.angular(link);
    return rate;
  };
  Matrix3X dv, dw;
  rates(c.q);
  pointVelocityDerivative(*c.model, c.data, c.rates, link, sitePose(*c.model, c.data, c.hand).p, dv);
  angularVelocityDerivative(*c.model, c.data, c.rates, link, dw);
  for (int k = 0; k < n; ++k) {
    const Vector6 slope = (rates(c.nudged(k, kStep)) - rates(c.nudged(k, -kStep))) / (2.0 * kStep);
    Vector6 derivative;
    derivative << dv.col(k), dw.col(k);
    QVERIFY2((slope - derivative).norm() < kTolerance * (1.0 + slope.norm()), qPrintable(QString::number(k)));
  }
}

QTEST_GUILESS_MAIN(StaticsTest)
#include "statics_test.moc"
