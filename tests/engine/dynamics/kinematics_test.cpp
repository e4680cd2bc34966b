// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/kinematics.h"

#include <QtTest>
#include <filesystem>

#include "engine/model/model_file.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

const std::filesystem::path kSource = HANDHOLD_SOURCE_DIR;

}  // namespace

class KinematicsTest : public QObject {
  Q_OBJECT

 private slots:
  void framePosesAgreeWithTheReferenceTable();
  void zeroPostureIsThePublishedOne();
  void skewAxesTurnAsAngleAxis();
};

void KinematicsTest::framePosesAgreeWithTheReferenceTable() {
  const auto reference = kSource / "../shared/reference";
  if (!std::filesystem::exists(reference)) QSKIP("the reference folder is not beside the checkout");
  const auto model = loadModel(kSource / "resources/models/human55.json");
  const auto states = readRows(reference / "human55_states.csv");
  Data data(*model);
  double worst = 0.0;
  for (const auto& row : readRows(reference / "human55_fk.csv")) {
    for (const auto& state : states) {
      if (std::abs(state[0] - row[0]) > 1e-9) continue;
      updateKinematics(*model, Eigen::Map<const VectorX>(state.data() + 1, 56), data);
      const FrameIndex frame = model->findFrame(std::to_string(static_cast<int>(row[1])));
      const Pose X = framePose(*model, data, frame);
      worst = std::max(worst, (X.p - Vector3(row[2], row[3], row[4])).norm());
      const Quaternion expected(row[5], row[6], row[7], row[8]);
      worst = std::max(worst, expected.angularDistance(Quaternion(X.R)));
    }
  }
  // the table is written with twelve digits
  QVERIFY2(worst < 1e-7, qPrintable(QString::number(worst)));
}

void KinematicsTest::zeroPostureIsThePublishedOne() {
  const auto model = loadModel(kSource / "resources/models/human55.json");
  QCOMPARE(model->jointCount(), 49);
  QCOMPARE(model->degreesOfFreedom(), 55);
  QVERIFY(std::abs(model->totalMass - 98.3) < 1e-9);
  Data data(*model);
  updateKinematics(*model, model->zeroPosition(), data);
  const Pose shoulder = sitePose(*model, data, model->findSite("r_shoulder"));
  // human55.md: shoulders at (-+0.1634, 0.3310, 0.0558)
  QVERIFY((shoulder.p - Vector3(-0.1634, 0.3310, 0.0558)).norm() < 1e-4);
}

void KinematicsTest::skewAxesTurnAsAngleAxis() {
  const auto model = modelNamed("skew");
  const State s = RandomStates(*model, 1).next();
  Data data(*model);
  updateKinematics(*model, s.q, data);
  Pose X_WP{Quaternion(s.q[3], s.q[4], s.q[5], s.q[6]).toRotationMatrix(), s.q.head<3>()};
  for (const int link : {1, 2, 3}) {  // a chain of the base
    const Joint& joint = model->joints[link];
    QCOMPARE(int(joint.parent), link - 1);
    const Pose X_WL =
        X_WP * Pose{Eigen::AngleAxisd(s.q[6 + link], joint.axis).toRotationMatrix(), joint.offset};
    QVERIFY((data.R_WL[link] - X_WL.R).norm() < kRounding);
    QVERIFY((data.p_WL[link] - X_WL.p).norm() < kRounding);
    QVERIFY((data.axis_W[link] - X_WL.R * joint.axis).norm() < kRounding);
    X_WP = X_WL;
  }
}

QTEST_GUILESS_MAIN(KinematicsTest)
#include "kinematics_test.moc"
