// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/scaling.h"

#include <QtTest>
#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kModels = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models";

constexpr double kTiny = 1e-12;

Vector3 siteAt(const Model& model, const VectorX& q, const char* site) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, model.findSite(site)).p;
}

}  // namespace

class ScalingTest : public QObject {
  Q_OBJECT

 private slots:
  void aLargerBodyIsLargerAllOver();
  void oneSegmentMovesWhatHangsOnIt();
  void theMassIsAsTold();
  void fileAndMemoryAgree_data();
  void fileAndMemoryAgree();
  void wrongScalesAreRefused();
};

/// By dimensions: lengths times s, masses s^3, moments of weight s^4, of accelerations s^5.
void ScalingTest::aLargerBodyIsLargerAllOver() {
  constexpr double s = 1.2;
  const auto model = loadModel(kModels / "human55.json");
  BodyScale scale;
  scale.segments.fill(s);
  const Model large = scaled(*model, scale);
  const VectorX q = model->relaxedPosition();
  for (const char* site : {"r_fingertip", "l_toe_tip", "head_top", "back"})
    QVERIFY((siteAt(large, q, site) - s * siteAt(*model, q, site)).norm() < kTiny);
  QVERIFY(std::abs(large.totalMass - s * s * s * model->totalMass) < 1e-9);
  Data a(*model), b(large);
  VectorX tau, taller;
  const VectorX none = VectorX::Zero(model->velocitySize());
  inverseDynamics(*model, q, none, none, Vector3(0.0, -9.8, 0.0), a, tau);
  inverseDynamics(large, q, none, none, Vector3(0.0, -9.8, 0.0), b, taller);
  QVERIFY((taller.tail(49) - std::pow(s, 4) * tau.tail(49)).norm() < 1e-9 * taller.norm());
  VectorX turning = none;
  turning.tail(49).setOnes();
  inverseDynamics(*model, q, none, turning, Vector3::Zero(), a, tau);
  inverseDynamics(large, q, none, turning, Vector3::Zero(), b, taller);
  QVERIFY((taller.tail(49) - std::pow(s, 5) * tau.tail(49)).norm() < 1e-9 * taller.norm());
}

void ScalingTest::oneSegmentMovesWhatHangsOnIt() {
  const auto model = loadModel(kModels / "human55.json");
  BodyScale scale;
  scale.of(BodySegment::Thigh) = 1.1;
  const Model longer = scaled(*model, scale);
  const VectorX q = model->zeroPosition();
  constexpr double thigh = 0.392444;  // m, human55.json
  QVERIFY(std::abs(siteAt(longer, q, "l_ankle").y() - siteAt(*model, q, "l_ankle").y() + 0.1 * thigh) < 1e-9);
  QVERIFY((siteAt(longer, q, "r_grip") - siteAt(*model, q, "r_grip")).norm() < kTiny);
}

void ScalingTest::theMassIsAsTold() {
  const auto model = loadModel(kModels / "human55.json");
  BodyScale scale;
  scale.of(BodySegment::Thigh) = 1.1;
  scale.mass = 60.0;
  const Model light = scaled(*model, scale);
  QVERIFY(std::abs(light.totalMass - 60.0) < 1e-9);
  for (std::size_t i = 0; i < light.bodies.size(); ++i)
    QVERIFY(std::abs(light.bodies[i].mass / 60.0 - model->bodies[i].mass / model->totalMass) < kTiny);
}

void ScalingTest::fileAndMemoryAgree_data() {
  QTest::addColumn<QString>("file");
  for (const char* file : {"human55.json", "legs6.json", "ladder13.json", "planar9.json"})
    QTest::newRow(file) << file;
}

void ScalingTest::fileAndMemoryAgree() {
  QFETCH(QString, file);
  const std::string text = readFile(kModels / file.toStdString());
  const auto model = modelFromJson(text, "model");
  BodyScale scale;
  scale.of(BodySegment::Pelvis) = 1.0 + 1.0 / 3.0;
  scale.of(BodySegment::Forearm) = 0.9;
  scale.mass = 200.0 / 3.0;
  const auto read = modelFromJson(withScale(text, scale, "model"), "model");
  const Model made = scaled(*model, scale);
  QVERIFY(std::abs(read->totalMass - made.totalMass) < kTiny);
  for (std::size_t i = 0; i < made.joints.size(); ++i)
    QVERIFY(read->joints[i].offset == made.joints[i].offset);
  for (std::size_t i = 0; i < made.sites.size(); ++i) QVERIFY(read->sites[i].X_LS.p == made.sites[i].X_LS.p);
  BodyScale again = scale;
  again.of(BodySegment::Pelvis) = 1.0;  // takes the place of the one before
  const auto reread = modelFromJson(withScale(withScale(text, scale, "model"), again, "model"), "model");
  QVERIFY(reread->joints[1].offset == scaled(*model, again).joints[1].offset);
}

void ScalingTest::wrongScalesAreRefused() {
  const std::string text = readFile(kModels / "legs6.json");
  const std::pair<const char*, const char*> wrong[] = {{R"({"segments": {"tail": 1.0}})", "tail"},
                                                       {R"({"segments": {"thigh": 0}})", "thigh"},
                                                       {R"({"mass": -1})", "mass"},
                                                       {R"({"weight": 1})", "weight"}};
  for (const auto& [scale, field] : wrong) {
    std::string with = text;
    with.insert(with.find('{') + 1, std::string("\"scaled\": ") + scale + ",");
    try {
      modelFromJson(with, "model");
      QFAIL(field);
    } catch (const InputError& error) {
      QVERIFY2(std::string(error.what()).find(field) != std::string::npos, error.what());
    }
  }
}

QTEST_GUILESS_MAIN(ScalingTest)
#include "scaling_test.moc"
