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

/// A pelvis with two thighs of 0.4 m; `muscles` stands in its forces.
std::string walker(const std::string& muscles, const std::string& femurs = "femur") {
  std::string bodies, joints;
  const auto joint = [&](const std::string& child, const std::string& parent, const std::string& at) {
    bodies += "<Body name=\"" + child + "\"><mass>1</mass></Body>";
    joints += "<WeldJoint name=\"to_" + child + "\"><socket_parent_frame>f_" + child +
              "</socket_parent_frame><socket_child_frame>/bodyset/" + child +
              "</socket_child_frame><frames>" + "<PhysicalOffsetFrame name=\"f_" + child +
              "\"><socket_parent>" + parent + "</socket_parent><translation>" + at +
              "</translation></PhysicalOffsetFrame></frames></WeldJoint>";
  };
  joint("pelvis", "/ground", "0 1 0");
  for (const std::string side : {"_r", "_l"}) {
    joint(femurs + side, "/bodyset/pelvis", side == "_r" ? "0 0 0.08" : "0 0 -0.08");
    joint("tibia" + side, "/bodyset/" + femurs + side, "0 -0.4 0");
  }
  return "<OpenSimDocument Version=\"40000\"><Model name=\"walker\"><BodySet><objects>" + bodies +
         "</objects></BodySet><JointSet><objects>" + joints + "</objects></JointSet><ForceSet><objects>" +
         muscles + "</objects></ForceSet></Model></OpenSimDocument>";
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
  void whatHasNoPlaceIsToldAndNoneIsRefused();
};

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
