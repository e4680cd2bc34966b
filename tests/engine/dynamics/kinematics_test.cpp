// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/kinematics.h"

#include <QtTest>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/model/model_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kSource = HANDHOLD_SOURCE_DIR;

std::vector<std::vector<double>> readRows(const std::filesystem::path& file) {
  std::vector<std::vector<double>> rows;
  std::ifstream stream(file);
  std::string line;
  std::getline(stream, line);
  while (std::getline(stream, line)) {
    std::vector<double> row;
    std::stringstream cells(line);
    for (std::string cell; std::getline(cells, cell, ',');) row.push_back(std::stod(cell));
    rows.push_back(row);
  }
  return rows;
}

}  // namespace

class KinematicsTest : public QObject {
  Q_OBJECT

 private slots:
  void framePosesAgreeWithTheReferenceTable();
  void zeroPostureIsThePublishedOne();
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

QTEST_GUILESS_MAIN(KinematicsTest)
#include "kinematics_test.moc"
