// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/mass_matrix.h"

#include <Eigen/Cholesky>
#include <QtTest>

#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

class MassMatrixTest : public QObject {
  Q_OBJECT

 private slots:
  void columnsComeFromInverseDynamics_data();
  void columnsComeFromInverseDynamics();
  void isSymmetricAndPositive();
  void ofTheBaseIsTheBodyMass();
};

void MassMatrixTest::columnsComeFromInverseDynamics_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("human55") << "human55";
  QTest::newRow("skew axes") << "skew";
  QTest::newRow("numbered breadth first") << "breadth";
}

// at rest and without gravity, tau = M vdot
void MassMatrixTest::columnsComeFromInverseDynamics() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  const int nv = model->velocitySize();
  RandomStates states(*model, 71);
  Data data(*model);
  MatrixX M;
  for (int n = 0; n < 50; ++n) {
    State s = states.next();
    s.v.setZero();
    massMatrix(*model, s.q, data, M);
    for (int k = 0; k < nv; ++k) {
      s.vdot = VectorX::Unit(nv, k);
      QVERIFY((M.col(k) - torques(*model, s, Vector3::Zero())).norm() < kRounding * M.norm());
    }
  }
}

void MassMatrixTest::isSymmetricAndPositive() {
  const auto model = modelNamed("human55");
  RandomStates states(*model, 72);
  Data data(*model);
  MatrixX M;
  for (int n = 0; n < 50; ++n) {
    massMatrix(*model, states.next().q, data, M);
    QCOMPARE(M, MatrixX(M.transpose()));
    QCOMPARE(M.llt().info(), Eigen::Success);
  }
}

void MassMatrixTest::ofTheBaseIsTheBodyMass() {
  const auto model = modelNamed("human55");
  Data data(*model);
  MatrixX M;
  massMatrix(*model, RandomStates(*model, 73).next().q, data, M);
  const MatrixX corner = M.topLeftCorner(3, 3);
  QVERIFY((corner - 98.3 * MatrixX::Identity(3, 3)).norm() < kRounding * 98.3);
}

QTEST_GUILESS_MAIN(MassMatrixTest)
#include "mass_matrix_test.moc"
