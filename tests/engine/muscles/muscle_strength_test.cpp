// SPDX-License-Identifier: GPL-3.0-or-later
// What the muscles of a joint can do together, beside what men were measured to do.
#include "engine/muscles/muscle_strength.h"

#include <QtTest>
#include <cmath>
#include <filesystem>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/strength_curve.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"
#include "tests/engine/muscles/small_muscles.h"

using namespace handhold;

namespace {

constexpr double kDegree = M_PI / 180.0;

/// Standing, arms hanging, thumbs forward.
VectorX hanging(const Model& model) {
  VectorX q = model.zeroPosition();
  for (const char* side : {"r_", "l_"}) {
    q[positionIndex(model.findJoint(std::string(side) + "shoulder_adduction"))] = 90.0 * kDegree;
    q[positionIndex(model.findJoint(std::string(side) + "humerus_rotation"))] = -90.0 * kDegree;
  }
  return q;
}

struct Posed {
  const char* joint;
  double degrees;
};

}  // namespace

class MuscleStrengthTest : public QObject {
  Q_OBJECT

 private slots:
  void torquesAreBesideMeasuredOnes_data();
  void torquesAreBesideMeasuredOnes();
  void everyJointThatMusclesSpanHasBothSenses();
  void theArmOf004IsAsStrongAsItsElbowSays();
  void limitsStandBesideThemAtEveryAngle();
};

/// Measured bands of men (README of resources/muscles): isometric torque in a direction.
void MuscleStrengthTest::torquesAreBesideMeasuredOnes_data() {
  QTest::addColumn<std::vector<Posed>>("posture");
  QTest::addColumn<int>("sense");
  QTest::addColumn<double>("least");
  QTest::addColumn<double>("most");
  using Posture = std::vector<Posed>;
  const auto add = [](const char* name, const Posture& posture, int sense, double least, double most) {
    QTest::newRow(name) << posture << sense << least << most;
  };
  add("knee extension", {{"r_knee_flexion", 60}, {"r_hip_flexion", -80}}, -1, 200, 340);
  add("knee flexion", {{"r_knee_flexion", 30}, {"r_hip_flexion", -80}}, 1, 58, 157);
  add("plantarflexion", {{"r_ankle_plantarflexion", 0}}, 1, 120, 240);
  add("dorsiflexion", {{"r_ankle_plantarflexion", 0}}, -1, 35, 60);
  add("hip extension", {{"r_hip_flexion", -60}, {"r_knee_flexion", 60}}, 1, 160, 309);
  add("hip flexion", {{"r_hip_flexion", 0}}, -1, 90, 190);
  add("hip abduction", {{"r_hip_abduction", 0}}, 1, 90, 150);
  add("hip adduction", {{"r_hip_abduction", 0}}, -1, 80, 160);
  add("elbow flexion", {{"r_elbow_flexion", -90}}, -1, 60, 90);
  add("elbow extension", {{"r_elbow_flexion", -80}}, 1, 40, 65);
  add("supination", {{"r_forearm_pronation", 0}, {"r_elbow_flexion", -90}}, 1, 6, 20);
  add("pronation", {{"r_forearm_pronation", 0}, {"r_elbow_flexion", -90}}, -1, 5, 20);
  add("wrist flexion", {{"r_wrist_flexion", 40}, {"r_elbow_flexion", -90}}, 1, 5, 19);
  add("wrist extension", {{"r_wrist_flexion", 0}, {"r_elbow_flexion", -90}}, -1, 5, 15);
  add("shoulder adduction", {{"r_shoulder_adduction", 0}}, 1, 40, 115);
  add("shoulder abduction", {{"r_shoulder_adduction", 0}}, -1, 43, 101);
  add("horizontal flexion", {{"r_shoulder_horizontal_flexion", 45}, {"r_shoulder_adduction", 0}}, 1, 44, 119);
  add("horizontal extension", {{"r_shoulder_horizontal_flexion", 45}, {"r_shoulder_adduction", 0}}, -1, 43,
      103);
  add("external rotation", {{"r_humerus_rotation", -90}}, 1, 23, 51);
  add("internal rotation", {{"r_humerus_rotation", -90}}, -1, 28, 83);
  add("trunk extension", {{"spine1_flexion", 10}}, -1, 200, 350);
  add("trunk flexion", {{"spine1_flexion", 0}}, 1, 120, 250);
  add("trunk side bending", {{"spine1_lateral", 0}}, 1, 95, 260);
}

void MuscleStrengthTest::torquesAreBesideMeasuredOnes() {
  QFETCH(std::vector<Posed>, posture);
  QFETCH(int, sense);
  QFETCH(double, least);
  QFETCH(double, most);
  const MuscledBody body = human55Muscles();
  VectorX q = hanging(*body.model);
  for (const Posed& posed : posture)
    q[positionIndex(body.model->findJoint(posed.joint))] = posed.degrees * kDegree;
  const LinkIndex joint = body.model->findJoint(posture.front().joint);
  const JointStrength strength = muscleStrength(body, q, joint);
  const double torque = sense > 0 ? strength.most : -strength.least;
  QVERIFY2(torque >= least && torque <= most, qPrintable(QString::number(torque)));
}

void MuscleStrengthTest::everyJointThatMusclesSpanHasBothSenses() {
  const MuscledBody body = human55Muscles();
  constexpr int kSteps = 6;
  const std::vector<StrengthAtAngle> rows = strengthOverAngles(body, hanging(*body.model), kSteps);
  for (std::size_t i = kSteps / 2; i < rows.size(); i += kSteps + 1) {
    const std::string& name = body.model->joints[rows[i].joint].name;
    QVERIFY2(rows[i].muscles.least < -1.0 && rows[i].muscles.most > 1.0, name.c_str());
  }
  QCOMPARE(static_cast<int>(rows.size()), 42 * (kSteps + 1));
}

/// Its fibres act at every angle; at a right angle biceps and triceps give what the joint's limits say.
void MuscleStrengthTest::theArmOf004IsAsStrongAsItsElbowSays() {
  const std::filesystem::path shipped = HANDHOLD_SOURCE_DIR "/resources";
  for (const char* name : {"arm4.json", "arm9.json"}) {
    const std::shared_ptr<const Model> model = loadModel(shipped / "models" / name);
    const MuscledBody body = muscledBody(readMuscleSet(shipped / "muscles" / name, *model), *model, model);
    const LinkIndex elbow = model->findJoint("r_elbow_flexion");
    const Joint& joint = model->joints[elbow];
    VectorX q = model->zeroPosition();
    for (double angle = joint.lower; angle <= joint.upper; angle += 0.1) {
      q[positionIndex(elbow)] = angle;
      Data data(*model);
      updateKinematics(*model, q, data);
      for (const Muscle& muscle : body.muscles) {
        LineOfAction line;
        traceLine(muscle.path, linkPoses(data, q), line);
        QVERIFY2(activeForceByLength((line.length - muscle.tendon) / muscle.fibre) > 0.4, name);
      }
    }
    q[positionIndex(elbow)] = -M_PI / 2;
    const JointStrength strength = muscleStrength(body, q, elbow);
    QVERIFY(std::abs(strength.most / joint.torqueUpper - 1.0) < 0.03);
    QVERIFY(std::abs(strength.least / joint.torqueLower - 1.0) < 0.03);
  }
}

/// The best at 1 rad, half a radian away the cosine of that; the other end is constant.
void MuscleStrengthTest::limitsStandBesideThemAtEveryAngle() {
  MuscledBody body = human55Muscles();
  Model model = *body.model;
  const LinkIndex knee = model.findJoint("r_knee_flexion");
  Joint& joint = model.joints[static_cast<std::size_t>(knee)];
  joint.lower = 0.0, joint.upper = 2.0;
  StrengthCurve curve;
  curve.cosine = StrengthCosine{1.0, 1.0};
  joint.strength = std::make_shared<StrengthCurves>(StrengthCurves{curve, {}});
  body.model = std::make_shared<Model>(model);
  int found = 0;
  for (const StrengthAtAngle& row : strengthOverAngles(body, hanging(model), 4)) {
    if (row.joint != knee || std::abs(row.angle - 1.0) > 0.6) continue;
    const double wanted = std::cos(row.angle - 1.0) * joint.torqueLower;
    QVERIFY2(std::abs(row.limits.least - wanted) < 1e-9, qPrintable(QString::number(row.angle)));
    QCOMPARE(row.limits.most, joint.torqueUpper);
    ++found;
  }
  QCOMPARE(found, 3);
}

QTEST_APPLESS_MAIN(MuscleStrengthTest)
#include "muscle_strength_test.moc"
