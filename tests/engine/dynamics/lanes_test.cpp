// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/lanes.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// The same operations in another order.
constexpr double kSame = 1e-12;

struct Lanes {
  LaneMatrix q, v, vdot;
};

Lanes sideBySide(const Model& model, const std::vector<State>& states) {
  Lanes lanes{LaneMatrix(kLanes, model.positionSize()), LaneMatrix(kLanes, model.velocitySize()),
              LaneMatrix(kLanes, model.velocitySize())};
  for (int lane = 0; lane < kLanes; ++lane) {
    lanes.q.row(lane) = states[lane].q.transpose();
    lanes.v.row(lane) = states[lane].v.transpose();
    lanes.vdot.row(lane) = states[lane].vdot.transpose();
  }
  return lanes;
}

std::vector<State> someStates(const Model& model, unsigned seed) {
  RandomStates generator(model, seed);
  std::vector<State> states;
  for (int lane = 0; lane < kLanes; ++lane) states.push_back(generator.next());
  return states;
}

}  // namespace

class LanesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyLaneIsTheSingleState_data();
  void everyLaneIsTheSingleState();
  void sineAndCosine();
};

void LanesTest::everyLaneIsTheSingleState_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("human55") << "human55";
  QTest::newRow("skew axes") << "skew";
  QTest::newRow("numbered breadth first") << "breadth";
}

void LanesTest::everyLaneIsTheSingleState() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  const std::vector<State> states = someStates(*model, 51);
  const Lanes lanes = sideBySide(*model, states);
  LaneData laneData(*model);
  LaneMatrix tau, vdot;
  LaneDerivatives derivatives(*model);
  inverseDynamics(lanes.q, lanes.v, lanes.vdot, kEarthGravity, laneData, tau);
  forwardDynamics(lanes.q, lanes.v, tau, kEarthGravity, laneData, vdot);
  inverseDynamicsDerivatives(lanes.q, lanes.v, lanes.vdot, kEarthGravity, laneData, derivatives);
  updateKinematics(lanes.q, laneData);
  Data data(*model);
  TorqueDerivatives one(*model), expected(*model);
  for (int lane = 0; lane < kLanes; ++lane) {
    const State& s = states[lane];
    inverseDynamicsDerivatives(*model, s.q, s.v, s.vdot, kEarthGravity, data, expected);
    takeLane(derivatives, lane, one);
    QVERIFY((tau.row(lane).transpose() - torques(*model, s)).norm() < kSame * expected.tau.norm());
    // compared as torques: accelerations lose the digits of M's condition
    QVERIFY((torques(*model, {s.q, s.v, vdot.row(lane).transpose()}) - expected.tau).norm() <
            kSame * expected.tau.norm());
    QVERIFY((one.tau - expected.tau).norm() < kSame * expected.tau.norm());
    QVERIFY((one.dq - expected.dq).norm() < kSame * expected.dq.norm());
    QVERIFY((one.dv - expected.dv).norm() < kSame * expected.dv.norm());
    QVERIFY((one.M - expected.M).norm() < kSame * expected.M.norm());
    updateKinematics(*model, s.q, data);
    for (int i = 0; i < model->linkCount(); ++i) {
      const Pose got = lanePose(laneData, lanes.q, lane, LinkIndex(i));
      QVERIFY((got.R - data.R_WL[i]).norm() < kSame);
      QVERIFY((got.p - data.p_WL[i]).norm() < 10.0 * kSame);
    }
  }
}

// against the C library, over many turns, at the switches between quadrants, and far beyond any posture
void LanesTest::sineAndCosine() {
  constexpr double kLastDigit = 2.3e-16;
  std::vector<double> angles{0.0, -0.0, 1e-300, 1e7, -3e9, 999999.0};
  for (int n = -4000; n < 4000; ++n) angles.push_back(0.01 * n);
  for (int n = -40; n < 40; ++n) angles.push_back(n * M_PI_4);
  for (const double angle : angles) {
    const SineCosine<Pack> got = sineCosine(Pack{} + angle);
    for (int lane = 0; lane < kLanes; ++lane) {
      QVERIFY2(std::abs(got.sine[lane] - std::sin(angle)) <= kLastDigit,
               qPrintable(QString::number(angle, 'g', 17)));
      QVERIFY2(std::abs(got.cosine[lane] - std::cos(angle)) <= kLastDigit,
               qPrintable(QString::number(angle, 'g', 17)));
    }
  }
}

QTEST_GUILESS_MAIN(LanesTest)
#include "lanes_test.moc"
