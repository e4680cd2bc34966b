// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/body_angles.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/scores/posture_codes.h"
#include "tests/engine/dynamics/random_state.h"

using namespace handhold;

namespace {

constexpr double kAngle = 1e-9;     ///< closed forms (rad)
constexpr double kAlike = 1e-4;     ///< of both sides: the model's own shoulders differ by 9 um (rad)
constexpr double kNearZero = 0.02;  ///< of what is about straight at zero, as bones lie (rad)

const QString kModels = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/models/";

class AngleBench {
 public:
  AngleBench()
      : model(loadModel((kModels + "human55.json").toStdString())), meter(*model), q(model->zeroPosition()) {
    // hanging arms, palms at the thighs
    set("r_shoulder_adduction", M_PI_2), set("l_shoulder_adduction", M_PI_2);
    set("r_elbow_flexion", 0.0), set("l_elbow_flexion", 0.0);
  }
  void set(const std::string& joint, double angle) { q[positionIndex(model->findJoint(joint))] = angle; }
  BodyAngles angles() const { return anglesOf(q); }
  BodyAngles anglesOf(const VectorX& posture) const {
    Data data(*model);
    updateKinematics(*model, posture, data);
    return meter.at(posture, data, Vector3::UnitY());
  }

  std::shared_ptr<const Model> model;
  AngleMeter meter;
  VectorX q;
};

bool isNear(double a, double b, double tolerance = kAngle) { return std::abs(a - b) < tolerance; }

constexpr double kDegreeHere = M_PI / 180.0;

/// Standing on both feet with nothing in the hands.
SeenPosture standing(const BodyAngles& angles) {
  SeenPosture seen;
  seen.angles = angles;
  seen.support.feet = {true, true};
  return seen;
}

}  // namespace

class BodyAnglesTest : public QObject {
  Q_OBJECT

 private slots:
  void standingUprightIsZero() {
    const AngleBench bench;
    QVERIFY2(bench.meter.lack().empty(), bench.meter.lack().c_str());
    const BodyAngles angles = bench.angles();
    for (const double angle : {angles.trunkFlexion, angles.trunkSide, angles.trunkTwist, angles.neckFlexion,
                               angles.neckSide, angles.neckTwist})
      QVERIFY(isNear(angle, 0.0));
    for (int side = 0; side < 2; ++side) {
      const ArmAngles& arm = angles.arms[static_cast<std::size_t>(side)];
      for (const double angle : {arm.flexion, arm.abduction, arm.raise, arm.elbow, arm.wristDeviation})
        QVERIFY2(isNear(angle, 0.0, kNearZero), qPrintable(QString::number(angle)));
      QVERIFY(arm.aboveShoulder < -0.2);
      QVERIFY(isNear(angles.knees[static_cast<std::size_t>(side)], 0.0, kNearZero));
      QVERIFY(isNear(angles.hips[static_cast<std::size_t>(side)], M_PI, kNearZero));
    }
  }

  void jointsGiveTheirAngles() {
    AngleBench bench;
    bench.set("spine1_flexion", 0.2), bench.set("spine2_flexion", 0.1);
    bench.set("neck_flexion", 0.4);
    bench.set("r_elbow_flexion", -1.2);
    bench.set("l_knee_flexion", 0.8);
    bench.set("r_wrist_flexion", 0.3);
    const BodyAngles angles = bench.angles();
    QVERIFY(isNear(angles.trunkFlexion, 0.3));
    QVERIFY(isNear(angles.neckFlexion, 0.4));
    QVERIFY(isNear(angles.arms[0].elbow, 1.2, kNearZero));
    QVERIFY(isNear(angles.arms[1].elbow, 0.0, kNearZero));
    QVERIFY(isNear(angles.knees[1], 0.8, kNearZero));
    // towards the palm, as its sense says: fingers of a hanging arm move inward
    QVERIFY2(isNear(angles.arms[0].wristFlexion, 0.3, kNearZero),
             qPrintable(QString::number(angles.arms[0].wristFlexion)));
  }

  void turnsAndSideBendsAreTold() {
    AngleBench bench;
    bench.set("neck_rotation", 0.5);
    bench.set("spine4_rotation", 0.25);
    QVERIFY(isNear(bench.angles().neckTwist, 0.5));
    QVERIFY(isNear(bench.angles().trunkTwist, 0.25));
    bench.set("spine4_rotation", 0.0);
    bench.set("spine1_lateral", 0.12);  // the head moves to the right
    QVERIFY(isNear(bench.angles().trunkSide, -0.12));
    QVERIFY(isNear(bench.angles().trunkTwist, 0.0));
  }

  void armsGoForwardBackAndUp() {
    AngleBench bench;
    // an arm held out to the side and moved forward by a right angle is level in front
    bench.set("r_shoulder_adduction", 0.0), bench.set("r_shoulder_horizontal_flexion", M_PI_2);
    QVERIFY(isNear(bench.angles().arms[0].flexion, M_PI_2, kNearZero));
    QVERIFY(isNear(bench.angles().arms[0].abduction, 0.0, kNearZero));
    bench.set("r_shoulder_horizontal_flexion", 0.0);
    QVERIFY(isNear(bench.angles().arms[0].abduction, M_PI_2, kNearZero));
    QVERIFY(isNear(bench.angles().arms[0].flexion, M_PI_2, kNearZero));
    bench.set("r_clavicle_elevation", -0.3);
    QVERIFY(bench.angles().arms[0].raise > 10.0 * kDegreeHere);
  }

  void aTurnedAndMirroredBodyHasTheSameAngles() {
    const AngleBench bench;
    for (int i = 0; i < 50; ++i) {
      VectorX q = bench.model->relaxedPosition();
      for (int joint = 1; joint < bench.model->linkCount(); ++joint) {
        const Joint& row = bench.model->joints[static_cast<std::size_t>(joint)];
        q[positionIndex(joint)] =
            row.lower + (row.upper - row.lower) * (0.5 + 0.5 * std::sin(1.7 * i + 2.3 * joint));
      }
      const Quaternion lean(Eigen::AngleAxisd(0.3 * std::sin(i), Vector3(1.0, 0.0, 0.3).normalized()));
      const auto place = [&](const Quaternion& R) {
        VectorX posed = q;
        posed.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
        return posed;
      };
      const BodyAngles angles = bench.anglesOf(place(lean));
      const BodyAngles turned =
          bench.anglesOf(place(Quaternion(Eigen::AngleAxisd(1.1, Vector3::UnitY())) * lean));
      const BodyAngles other = bench.anglesOf(mirrored(*bench.model, place(lean)));
      QVERIFY(isNear(angles.trunkFlexion, turned.trunkFlexion) && isNear(angles.trunkSide, turned.trunkSide));
      QVERIFY(isNear(angles.trunkFlexion, other.trunkFlexion) && isNear(angles.trunkSide, -other.trunkSide));
      QVERIFY(isNear(angles.neckTwist, -other.neckTwist) && isNear(angles.trunkTwist, -other.trunkTwist));
      for (const auto& [own, mirror] :
           {std::pair{angles.arms[0], other.arms[1]}, std::pair{angles.arms[1], other.arms[0]}}) {
        QVERIFY(isNear(own.flexion, mirror.flexion, kAlike) &&
                isNear(own.abduction, mirror.abduction, kAlike));
        QVERIFY(isNear(own.elbow, mirror.elbow, kAlike) && isNear(own.twist, mirror.twist, kAlike));
        QVERIFY(isNear(own.wristFlexion, mirror.wristFlexion, kAlike));
        QVERIFY(isNear(std::abs(own.wristDeviation), std::abs(mirror.wristDeviation), kAlike));
        QVERIFY(isNear(own.pastMidline, mirror.pastMidline, kAlike) && isNear(own.raise, mirror.raise, 1e-3));
      }
      QVERIFY(isNear(angles.knees[0], other.knees[1], kAlike) &&
              isNear(angles.hips[0], other.hips[1], kAlike));
    }
  }

  void aBodyWithoutAHeadIsTold() {
    const auto legs = loadModel((kModels + "legs6.json").toStdString());
    QVERIFY(!AngleMeter(*legs).lack().empty());
  }

  void rulaReadsItsCodesFromAngles() {
    BodyAngles angles;
    angles.arms[0] = {50 * kDegreeHere, 30 * kDegreeHere, 0.0, 80 * kDegreeHere, 10 * kDegreeHere, 0.0, 0.9};
    angles.neckFlexion = 15 * kDegreeHere;
    angles.trunkFlexion = 30 * kDegreeHere;
    angles.trunkTwist = 12 * kDegreeHere;
    SeenPosture seen = standing(angles);
    seen.support.hands[0] = 5.0 * 9.80665;
    seen.support.carried = 12.0 * 9.80665;
    // 45-90 and abducted; 60-100; up to 15; near the end | 10-20; 20-60 and twisted; balanced | 2-10 and over
    // 10 kg
    const RulaCodes expected{4, 1, 2, 2, 2, 4, 1, 1, 2};
    QVERIFY(rulaCodes(seen, BodySide::Right, {}) == expected);
    ScoreSettings held;
    held.held = 61.0;
    const RulaCodes still{4, 1, 2, 2, 2, 4, 1, 1 + 2, 1 + 3};
    QVERIFY(rulaCodes(seen, BodySide::Right, held) == still);
    const InstantScore score = rulaInstant(seen, {});
    QCOMPARE(score.value, static_cast<double>(rulaScore(expected).grand));
    QVERIFY(score.driver >= 0);
  }

  void whatDrivesIsWhatWouldHelpMost() {
    BodyAngles angles;
    for (ArmAngles& arm : angles.arms) arm.elbow = 80 * kDegreeHere;
    angles.trunkFlexion = 70 * kDegreeHere;
    const InstantScore score = rulaInstant(standing(angles), {});
    QCOMPARE(score.parts[static_cast<std::size_t>(score.driver)].name, std::string("trunk"));
    angles.trunkFlexion = 0.0;
    const InstantScore good = rulaInstant(standing(angles), {});
    QCOMPARE(good.value, 1.0);
    QCOMPARE(good.driver, -1);
  }

  void owasSeesHowOneStands() {
    SeenPosture seen = standing({});
    for (ArmAngles& arm : seen.angles.arms) arm.aboveShoulder = -0.3;
    QVERIFY((owasCodes(seen) == OwasCodes{1, 1, 2, 1}));
    seen.angles.knees = {1.0, 0.2};
    QVERIFY((owasCodes(seen) == OwasCodes{1, 1, 4, 1}));
    seen.support.feet = {true, false};
    QVERIFY((owasCodes(seen) == OwasCodes{1, 1, 5, 1}));
    seen.support.sits = true;
    seen.angles.trunkFlexion = 0.5, seen.angles.trunkSide = 0.5;
    seen.angles.arms[1].aboveShoulder = 0.1;
    seen.support.carried = 15.0 * 9.80665;
    QVERIFY((owasCodes(seen) == OwasCodes{4, 2, 1, 2}));
  }
};

QTEST_GUILESS_MAIN(BodyAnglesTest)
#include "body_angles_test.moc"
