// SPDX-License-Identifier: GPL-3.0-or-later
// Muscles of models of OpenSim on human55: published ones beside the checkout, small ones for what is
// refused.
#include "engine/muscles/osim_muscles.h"

#include <QTemporaryDir>
#include <QtTest>
#include <fstream>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/muscles/path/moment_arms.h"
#include "tests/engine/muscles/small_muscles.h"

using namespace handhold;

namespace {

const std::filesystem::path kData =
    std::filesystem::path(HANDHOLD_SOURCE_DIR) / ".." / "shared" / "data" / "opensim";
const std::filesystem::path kRajagopal = kData / "rajagopal_walk/subject_walk_scaled.osim";
const std::filesystem::path kGait = kData / "gait2354_walk/subject01_simbody.osim";
const std::filesystem::path kSpelled =
    std::filesystem::path(HANDHOLD_SOURCE_DIR) / "tests/data/osim/spelled_otherwise.osim";

/// -dL/dq by differences of the length, whatever bodies the line crosses (m).
double armOf(const MuscledBody& body, const std::string& muscle, const std::string& joint, double degrees) {
  constexpr double kStep = 1e-4;
  const auto found = std::ranges::find(body.muscles, muscle, &Muscle::name);
  if (found == body.muscles.end()) return std::nan("");
  const auto length = [&](double angle) {
    VectorX q = body.model->zeroPosition();
    q[positionIndex(body.model->findJoint(joint))] = angle;
    Data data(*body.model);
    updateKinematics(*body.model, q, data);
    LineOfAction line;
    traceLine(found->path, linkPoses(data, q), line);
    return line.length;
  };
  const double at = degrees * M_PI / 180.0;
  return -(length(at + kStep) - length(at - kStep)) / (2.0 * kStep);
}

/// A body that hangs on another where that has its origin there (m); "/ground" is the world.
struct Hung {
  std::string body, parent, at, components = "";
};

/// Bodies that do not move on each other, and forces.
std::string modelOf(const std::vector<Hung>& hung, const std::string& muscles) {
  std::string bodies, joints;
  for (const Hung& each : hung) {
    bodies += "<Body name=\"" + each.body + "\"><mass>1</mass><components>" + each.components +
              "</components></Body>";
    joints += "<WeldJoint name=\"to_" + each.body + "\"><socket_parent_frame>f_" + each.body +
              "</socket_parent_frame><socket_child_frame>/bodyset/" + each.body +
              "</socket_child_frame><frames><PhysicalOffsetFrame name=\"f_" + each.body +
              "\"><socket_parent>" + each.parent + "</socket_parent><translation>" + each.at +
              "</translation></PhysicalOffsetFrame></frames></WeldJoint>";
  }
  return "<OpenSimDocument Version=\"40000\"><Model name=\"walker\"><BodySet><objects>" + bodies +
         "</objects></BodySet><JointSet><objects>" + joints + "</objects></JointSet><ForceSet><objects>" +
         muscles + "</objects></ForceSet></Model></OpenSimDocument>";
}

/// A pelvis with two thighs of 0.4 m; `muscles` stands in its forces.
std::string walker(const std::string& muscles, const std::string& femurs = "femur") {
  std::vector<Hung> hung{{"pelvis", "/ground", "0 1 0"}};
  for (const std::string side : {"_r", "_l"}) {
    hung.push_back({femurs + side, "/bodyset/pelvis", side == "_r" ? "0 0 0.08" : "0 0 -0.08"});
    hung.push_back({"tibia" + side, "/bodyset/" + femurs + side, "0 -0.4 0"});
  }
  return modelOf(hung, muscles);
}

/// One right arm whose bodies tell no side, as models of an arm have it.
std::vector<Hung> loneArm() {
  return {{"thorax", "/ground", "0 1.4 0"},
          {"clavicle", "/bodyset/thorax", "0.006 0.007 0.025"},
          {"scapula", "/bodyset/clavicle", "-0.014 0.02 0.135"},
          {"humerus", "/bodyset/scapula", "-0.01 -0.034 0.01"},
          {"ulna", "/bodyset/humerus", "0 -0.29 0"},
          {"radius", "/bodyset/ulna", "0 -0.01 0.02"},
          {"hand", "/bodyset/radius", "0 -0.24 -0.02"}};
}

std::string muscle(const std::string& from, const std::string& to, const std::string& wraps = "") {
  return "<Thelen2003Muscle name=\"m\"><GeometryPath><PathPointSet><objects>"
         "<PathPoint name=\"a\"><socket_parent_frame>/bodyset/" +
         from +
         "</socket_parent_frame><location>0.05 0.02 0.08</location></PathPoint>"
         "<PathPoint name=\"b\"><socket_parent_frame>/bodyset/" +
         to + "</socket_parent_frame><location>0.03 -0.2 0</location></PathPoint></objects></PathPointSet>" +
         wraps +
         "</GeometryPath><max_isometric_force>500</max_isometric_force>"
         "<optimal_fiber_length>0.1</optimal_fiber_length><tendon_slack_length>0.1</tendon_slack_length>"
         "</Thelen2003Muscle>";
}

}  // namespace

class OsimMusclesTest : public QObject {
  Q_OBJECT

 private slots:
  void publishedMusclesKeepTheirArms_data();
  void publishedMusclesKeepTheirArms();
  void everyMuscleOfPublishedModelsFindsItsPlace();
  void aPointGoesWhereTheRuleSays();
  void anArmAloneFindsItsPlace();
  void aTrunkOfVertebraeFindsItsPlace();
  void pointsStandOnFramesOfBodies();
  void bodiesAndSurfacesAreFoundHoweverTheyAreWritten();
  void whatHasNoPlaceIsToldAndNoneIsRefused();
};

namespace {

/// Ours, with hanging arms, thumbs forward.
class Standing {
 public:
  Standing() : data_(*model_) {
    VectorX q = model_->zeroPosition();
    for (const char* side : {"r_", "l_"}) {
      q[positionIndex(model_->findJoint(side + std::string("shoulder_adduction")))] = M_PI_2;
      q[positionIndex(model_->findJoint(side + std::string("humerus_rotation")))] = -M_PI_2;
    }
    updateKinematics(*model_, q, data_);
  }
  const std::shared_ptr<const Model>& model() const { return model_; }
  Vector3 origin(const std::string& joint) const { return data_.p_WL[std::size_t(model_->findJoint(joint))]; }
  Vector3 place(const MusclePoint& point) const {
    return data_.R_WL[std::size_t(point.link)] * point.place + data_.p_WL[std::size_t(point.link)];
  }

 private:
  std::shared_ptr<const Model> model_ = human55();
  Data data_;
};

/// (x, y, z) -> (-z, y, x).
Vector3 turned(const Vector3& v) { return {-v.z(), v.y(), v.x()}; }

/// Where the points of the first muscle of a model lie.
std::vector<MusclePoint> pointsOf(const std::string& text, const Standing& person) {
  const QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath("model.osim").toStdString();
  std::ofstream(file) << text;
  return osimMuscles(file, person.model()).body.muscles.front().path.points;
}

}  // namespace

/// Of the generic model (shared/reference/muscles.md, in mm), which the subject's scales and human55's
/// lengths change by less than the band.
void OsimMusclesTest::publishedMusclesKeepTheirArms_data() {
  QTest::addColumn<QString>("joint");
  QTest::addColumn<double>("degrees");
  QTest::addColumn<double>("arm");
  QTest::newRow("recfem_r") << "r_knee_flexion" << 30.0 << -46.2;
  QTest::newRow("vasint_r") << "r_knee_flexion" << 60.0 << -36.0;
  QTest::newRow("semimem_r") << "r_hip_flexion" << -30.0 << 55.0;
  QTest::newRow("glmax2_r") << "r_hip_flexion" << -30.0 << 52.7;
  QTest::newRow("psoas_r") << "r_hip_flexion" << -60.0 << -33.3;
  QTest::newRow("bflh_r") << "r_knee_flexion" << 60.0 << 30.5;
  QTest::newRow("soleus_r") << "r_ankle_plantarflexion" << 0.0 << 41.4;
  QTest::newRow("tibant_r") << "r_ankle_plantarflexion" << 0.0 << -42.6;
  QTest::newRow("addlong_r") << "r_hip_abduction" << 0.0 << -58.0;
  QTest::newRow("soleus_l") << "l_ankle_plantarflexion" << 0.0 << 41.4;
}

void OsimMusclesTest::publishedMusclesKeepTheirArms() {
  if (!std::filesystem::exists(kRajagopal))
    QSKIP("NOT CHECKED: shared/data/opensim is not beside the checkout");
  QFETCH(QString, joint);
  QFETCH(double, degrees);
  QFETCH(double, arm);
  static const OsimMuscles found = osimMuscles(kRajagopal, human55());
  const double ours = 1e3 * armOf(found.body, QTest::currentDataTag(), joint.toStdString(), degrees);
  QVERIFY2(std::abs(ours - arm) < 3.0 + 0.2 * std::abs(arm), qPrintable(QString::number(ours)));
}

void OsimMusclesTest::everyMuscleOfPublishedModelsFindsItsPlace() {
  if (!std::filesystem::exists(kGait)) QSKIP("NOT CHECKED: shared/data/opensim is not beside the checkout");
  const OsimMuscles walking = osimMuscles(kRajagopal, human55()), gait = osimMuscles(kGait, human55());
  QVERIFY2(walking.leftOut.empty(), walking.leftOut.empty() ? "" : walking.leftOut.front().c_str());
  QVERIFY2(gait.leftOut.empty(), gait.leftOut.empty() ? "" : gait.leftOut.front().c_str());
  QCOMPARE(walking.body.muscles.size(), std::size_t(80));
  QCOMPARE(gait.body.muscles.size(), std::size_t(54));
  for (const Muscle& one : gait.body.muscles)
    QVERIFY2(one.strength > 0.0 && one.fibre > 0.0, one.name.c_str());
}

/// Half hips 0.08 m, thighs 0.4 m; our joint centre + (-z, y, x) of what is left, in the ratio of lengths.
void OsimMusclesTest::aPointGoesWhereTheRuleSays() {
  QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath("walker.osim").toStdString();
  std::ofstream(file) << walker(muscle("pelvis", "femur_r"));
  const auto model = human55();
  const OsimMuscles found = osimMuscles(file, model);
  QCOMPARE(found.body.muscles.size(), std::size_t(1));
  Data data(*model);
  updateKinematics(*model, model->zeroPosition(), data);
  const auto origin = [&](const char* joint) { return data.p_WL[std::size_t(model->findJoint(joint))]; };
  const Vector3 hip = origin("r_hip_rotation"), other = origin("l_hip_rotation");
  const double wide = (hip - other).norm() / 0.16, tall = (origin("r_knee_flexion") - hip).norm() / 0.4;
  const auto& points = found.body.muscles.front().path.points;
  const auto world = [&](const MusclePoint& point) {
    return Vector3(data.R_WL[std::size_t(point.link)] * point.place + data.p_WL[std::size_t(point.link)]);
  };
  QVERIFY((world(points[0]) - (0.5 * (hip + other) + wide * Vector3(-0.08, 0.02, 0.05))).norm() < 1e-9);
  QVERIFY((world(points[1]) - (hip + tall * Vector3(0.0, -0.2, 0.03))).norm() < 1e-9);
}

/// Shoulder blades by the collar bone's length, thorax by half the width of the shoulders, forearms by
/// theirs.
void OsimMusclesTest::anArmAloneFindsItsPlace() {
  const Standing person;
  const Vector3 shoulder = person.origin("r_humerus_rotation"), elbow = person.origin("r_elbow_flexion");
  const Vector3 theirShoulder(-0.018, 1.393, 0.17), blade(-0.008, 1.427, 0.16), a(0.05, 0.02, 0.08),
      b(0.03, -0.2, 0.0);
  const auto points = pointsOf(modelOf(loneArm(), muscle("scapula", "ulna")), person);
  const double collar = (shoulder - person.origin("r_clavicle_protraction")).norm() /
                        (theirShoulder - Vector3(0.006, 1.407, 0.025)).norm();
  QVERIFY((person.place(points[0]) - (shoulder + collar * turned(blade + a - theirShoulder))).norm() < 1e-9);
  QVERIFY(points[0].link == person.model()->findJoint("r_clavicle_protraction"));
  const double fore = (person.origin("r_wrist_flexion") - elbow).norm() / Vector3(0.0, 0.25, 0.0).norm();
  QVERIFY((person.place(points[1]) - (elbow + fore * turned(b))).norm() < 1e-9);
  QVERIFY(points[1].link == person.model()->findJoint("r_elbow_flexion"));
  const auto chest = pointsOf(modelOf(loneArm(), muscle("thorax", "humerus")), person);
  const double wide = std::abs(shoulder.x()) / 0.17;
  QVERIFY((person.place(chest[0]) - (shoulder + wide * turned(Vector3(0.0, 1.4, 0.0) + a - theirShoulder)))
              .norm() < 1e-9);
  QVERIFY(chest[0].link == person.model()->findJoint("spine4_rotation"));
  // of a left arm that tells its side, too
  const std::vector<Hung> left{{"thorax", "/ground", "0 1.4 0"},
                               {"humerus_l", "/bodyset/thorax", "0 0 -0.17"},
                               {"ulna_l", "/bodyset/humerus_l", "0 -0.29 0"}};
  const auto beside = pointsOf(modelOf(left, muscle("thorax", "humerus_l")), person);
  const Vector3 other = person.origin("l_humerus_rotation");
  QVERIFY(
      (person.place(beside[0]) - (other + std::abs(other.x()) / 0.17 * turned({0.05, 0.02, 0.25}))).norm() <
      1e-9);
}

/// About the joint above the sacrum, by the height of the neck's base.
void OsimMusclesTest::aTrunkOfVertebraeFindsItsPlace() {
  const Standing person;
  const std::vector<Hung> trunk{{"pelvis", "/ground", "0 1 0"},
                                {"sacrum", "/bodyset/pelvis", "-0.02 0 0"},
                                {"lumbar5", "/bodyset/sacrum", "-0.1 0.07 0"},
                                {"lumbar3", "/bodyset/lumbar5", "0 0.07 0"},
                                {"thoracic7", "/bodyset/lumbar3", "-0.05 0.2 0"},
                                {"rib7_R", "/bodyset/thoracic7", "-0.01 0.02 0.02"},
                                {"head_neck", "/bodyset/thoracic7", "0.05 0.2 0"}};
  const Vector3 low(-0.12, 1.07, 0.0), a(0.05, 0.02, 0.08), b(0.03, -0.2, 0.0);
  const Vector3 ours = person.origin("spine1_rotation");
  const double tall = (person.origin("neck_rotation") - ours).norm() / 0.47;
  const auto wanted = [&](const Vector3& p_G) { return Vector3(ours + tall * turned(p_G - low)); };
  const auto points = pointsOf(modelOf(trunk, muscle("sacrum", "rib7_R")), person);
  QVERIFY((person.place(points[0]) - wanted(Vector3(-0.02, 1.0, 0.0) + a)).norm() < 1e-9);
  QVERIFY(points[0].link == LinkIndex(0));
  QVERIFY((person.place(points[1]) - wanted(Vector3(-0.18, 1.36, 0.02) + b)).norm() < 1e-9);
  QVERIFY(points[1].link == person.model()->findJoint("spine4_rotation"));
  QVERIFY(pointsOf(modelOf(trunk, muscle("lumbar3", "rib7_R")), person)[0].link ==
          person.model()->findJoint("spine2_rotation"));
  // a point at the neck's base is the neck's, one on the skull the head's
  QVERIFY(pointsOf(modelOf(trunk, muscle("head_neck", "lumbar3")), person)[0].link ==
          person.model()->findJoint("neck_rotation"));
}

/// A frame that a body carries, turned a quarter and shifted; another on that one.
void OsimMusclesTest::pointsStandOnFramesOfBodies() {
  const Standing person;
  std::vector<Hung> arm = loneArm();
  arm[4].components =
      "<PhysicalOffsetFrame name=\"beside\"><socket_parent>..</socket_parent><translation>0.01 0 0"
      "</translation><orientation>0 0 1.5707963267948966</orientation></PhysicalOffsetFrame>"
      "<PhysicalOffsetFrame name=\"further\"><socket_parent>../beside</socket_parent>"
      "<translation>0.02 0 0</translation></PhysicalOffsetFrame>";
  const auto plain = pointsOf(modelOf(loneArm(), muscle("scapula", "ulna")), person);
  const auto beside = pointsOf(modelOf(arm, muscle("scapula", "ulna/beside")), person);
  const auto further = pointsOf(modelOf(arm, muscle("scapula", "ulna/further")), person);
  const double fore = (person.origin("r_wrist_flexion") - person.origin("r_elbow_flexion")).norm() / 0.25;
  const Vector3 told(0.03, -0.2, 0.0), quarter(0.2 + 0.01, 0.03, 0.0);
  QVERIFY((person.place(beside[1]) - person.place(plain[1]) - fore * turned(quarter - told)).norm() < 1e-9);
  QVERIFY((person.place(further[1]) - person.place(beside[1]) - fore * turned({0.0, 0.02, 0.0})).norm() <
          1e-9);
  QVERIFY(beside[1].link == plain[1].link);
}

/// Pelvis, femur_right, L_Femur, Tibia_R and left_tibia are the walker's; surfaces stand on the ground, to
/// which its pelvis is welded, on a joint's frame and on one of the model's own.
void OsimMusclesTest::bodiesAndSurfacesAreFoundHoweverTheyAreWritten() {
  const Standing person;
  const OsimMuscles found = osimMuscles(kSpelled, person.model());
  QVERIFY2(found.leftOut.empty(), found.leftOut.empty() ? "" : found.leftOut.front().c_str());
  QCOMPARE(found.body.muscles.size(), std::size_t(2));
  for (const std::size_t k : {std::size_t(0), std::size_t(1)}) {
    const auto plain = pointsOf(walker(muscle("pelvis", k == 0 ? "femur_r" : "femur_l")), person);
    const auto& points = found.body.muscles[k].path.points;
    QCOMPARE(points.size(), plain.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
      QVERIFY(points[i].link == plain[i].link);
      QVERIFY((points[i].place - plain[i].place).norm() < 1e-9);
    }
  }
  const Vector3 hip = person.origin("r_hip_rotation"), other = person.origin("l_hip_rotation");
  const double wide = (hip - other).norm() / 0.16,
               tall = (person.origin("r_knee_flexion") - hip).norm() / 0.4;
  const Vector3 wanted[] = {0.5 * (hip + other) + wide * turned({0.02, 0.05, 0.06}), hip,
                            hip + tall * turned({0.0, -0.1, 0.0})};
  const auto& wraps = found.body.muscles.front().path.wraps;
  QCOMPARE(wraps.size(), std::size_t(3));
  for (std::size_t i = 0; i < wraps.size(); ++i) {
    MusclePoint middle;
    middle.link = wraps[i].link;
    middle.place = wraps[i].X_LO.p;
    QVERIFY2((person.place(middle) - wanted[i]).norm() < 1e-9, wraps[i].name.c_str());
    QVERIFY(wraps[i].link == (i < 2 ? LinkIndex(0) : person.model()->findJoint("r_hip_rotation")));
  }
}

void OsimMusclesTest::whatHasNoPlaceIsToldAndNoneIsRefused() {
  QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath("walker.osim").toStdString();
  const auto model = human55();
  const auto refusal = [&](const std::string& text, const std::shared_ptr<const Model>& person) {
    std::ofstream(file) << text;
    try {
      osimMuscles(file, person);
    } catch (const InputError& error) {
      return QString(error.what());
    }
    return QString("nothing");
  };
  QVERIFY2(
      refusal(walker(muscle("pelvis", "thigh_r"), "thigh"), model).contains("no muscle that finds a place"),
      qPrintable(refusal(walker(muscle("pelvis", "thigh_r"), "thigh"), model)));
  QVERIFY(refusal(walker(""), model).contains("has no muscles"));
  QVERIFY(refusal(walker(muscle("pelvis", "femur_r",
                                "<PathWrapSet><objects><PathWrap><wrap_object>ghost"
                                "</wrap_object></PathWrap></objects></PathWrapSet>")),
                  model)
              .contains("no surface"));
  std::string off = muscle("pelvis", "femur_r");
  off.insert(off.find("<GeometryPath>"), "<appliesForce>false</appliesForce>");
  QVERIFY(refusal(walker(off), model).contains("has no muscles"));
  QVERIFY(refusal(walker(muscle("pelvis", "femur_r")), loadModel(kShipped / "models/planar9.json"))
              .contains("human55's kind"));
}

QTEST_APPLESS_MAIN(OsimMusclesTest)
#include "osim_muscles_test.moc"
