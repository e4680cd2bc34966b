// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/motion_marks.h"

#include <QTest>
#include <numbers>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

constexpr double kExact = 1e-9;     // m, the same sums in another order
constexpr double kSwing = 8.0;      // rad/s, enough for an arrow that is drawn
constexpr double kRounding = 1e-4;  // of central differences over 1e-4 s

const Model& human() {
  static const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return *model;
}

/// One elbow swings evenly.
MotionFrame frameOf(double time) {
  const Model& model = human();
  MotionFrame frame;
  frame.time = time;
  frame.q = model.zeroPosition();
  frame.v = VectorX::Zero(model.velocitySize());
  const LinkIndex joint = model.findJoint("r_elbow_flexion");
  frame.q[positionIndex(joint)] = -1.6 + kSwing * time;
  frame.v[velocityIndex(joint)] = kSwing;
  return frame;
}

Motion swing(int frames) {
  Motion motion;
  for (int i = 0; i < frames; ++i) motion.frames.push_back(frameOf(i / 60.0));
  return motion;
}

Vector3 handOf(const VectorX& q) {
  Data data(human());
  updateKinematics(human(), q, data);
  return sitePose(human(), data, human().findSite("r_grip")).p;
}

/// The sum over links, not by the engine's own function for the centre of mass.
Vector3 centreBySum(const VectorX& q) {
  const Model& model = human();
  Data data(model);
  updateKinematics(model, q, data);
  Vector3 sum = Vector3::Zero();
  double mass = 0.0;
  for (int i = 0; i < model.linkCount(); ++i) {
    const auto& link = model.links[LinkIndex(i)];
    sum += link.mass * data.p_WL[LinkIndex(i)] + data.R_WL[LinkIndex(i)] * link.firstMoment;
    mass += link.mass;
  }
  return sum / mass;
}

}  // namespace

class MotionMarksTest : public QObject {
  Q_OBJECT

 private slots:
  void anArmAloneHasItsCircleAxisAndHandLine();
  void pathsFollowTheKinematics();
  void longMotionsAreThinned();
  void trailsAreBrightUpToNow();
  void arrowsAreTheMomentum();
  void stillBodiesHaveNoArrows();
};

void MotionMarksTest::pathsFollowTheKinematics() {
  const Motion motion = swing(31);
  const MotionPaths paths = motionPaths(human(), motion);
  QCOMPARE(paths.times.size(), std::size_t(31));
  QCOMPARE(paths.leftHand.size(), std::size_t(31));
  for (std::size_t i = 0; i < paths.times.size(); ++i) {
    QVERIFY((paths.rightHand[i] - handOf(motion.frames[i].q)).norm() < kExact);
    QVERIFY((paths.centreOfMass[i] - centreBySum(motion.frames[i].q)).norm() < kExact);
  }
  QVERIFY((paths.rightHand.front() - paths.rightHand.back()).norm() > 0.02);
}

void MotionMarksTest::longMotionsAreThinned() {
  const MotionPaths paths = motionPaths(human(), swing(1501));
  QVERIFY(paths.times.size() > 200 && paths.times.size() <= 402);
  QCOMPARE(paths.times.back(), 1500 / 60.0);
  QVERIFY(motionPaths(human(), Motion()).times.empty());
}

void MotionMarksTest::trailsAreBrightUpToNow() {
  Scene scene;
  scene.theme = theme(ThemeName::Dark);
  const MotionPaths paths = motionPaths(human(), swing(31));
  addTrails(scene, paths, 0.25);
  QCOMPARE(scene.lines.size(), std::size_t(3));
  QCOMPARE(scene.notes.size(), std::size_t(3));
  for (const Polyline& line : scene.lines) {
    QCOMPARE(line.colors.size(), line.points.size());
    QVERIFY(line.colors[15].a > 0.99f);                           // now
    QVERIFY(line.colors[5].a < line.colors[14].a);                // older fades
    QVERIFY(line.colors[16].a < 0.5f * line.colors[5].a + 0.2f);  // ahead is pale
  }
  QVERIFY(scene.lines[1].dash > 0.0 && scene.lines[0].dash == 0.0);
}

/// Against the motion of the centre of mass by finite differences.
void MotionMarksTest::arrowsAreTheMomentum() {
  constexpr double kStep = 1e-4;
  const MotionFrame now = frameOf(0.5);
  const Vector3 velocity =
      (centreBySum(frameOf(0.5 + kStep).q) - centreBySum(frameOf(0.5 - kStep).q)) / (2.0 * kStep);
  Scene scene;
  addMomentum(scene, human(), now);
  QVERIFY(!scene.arrows.empty());
  const Arrow& arrow = scene.arrows.front();
  QVERIFY((arrow.from - centreBySum(now.q)).norm() < kExact);
  const Vector3 momentum = (arrow.to - arrow.from) / kMetresPerMomentum;
  QVERIFY((momentum - human().totalMass * velocity).norm() < kRounding * momentum.norm());
  QCOMPARE(scene.notes.size(), std::size_t(2));
  QVERIFY(scene.notes[0].text.find("kg m/s") != std::string::npos);
}

void MotionMarksTest::stillBodiesHaveNoArrows() {
  MotionFrame frame = frameOf(0.0);
  frame.v.setZero();
  Scene scene;
  addMomentum(scene, human(), frame);
  QVERIFY(scene.arrows.empty());
  QCOMPARE(scene.notes[0].text, std::string("Momentum 0.00 kg m/s, 0.00 m/s"));
  QCOMPARE(scene.notes[1].text, std::string("Angular momentum 0.00 kg m²/s"));
}

/// Each point of the circle is as far from the shoulder as the elbow, and as far from the wrist.
void MotionMarksTest::anArmAloneHasItsCircleAxisAndHandLine() {
  Data data(human());
  updateKinematics(human(), human().zeroPosition(), data);
  Scene scene;
  addElbowCircle(scene, human(), data);
  QVERIFY(scene.lines.empty());
  const auto arm = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/arm9.json");
  VectorX q = arm->neutralPosition();
  for (int i = 1; i < arm->linkCount(); ++i) q[positionIndex(LinkIndex(i))] += 0.05 * i;
  Data posed(*arm);
  updateKinematics(*arm, q, posed);
  const auto place = [&](const char* site) { return sitePose(*arm, posed, arm->findSite(site)).p; };
  addElbowCircle(scene, *arm, posed);
  QCOMPARE(scene.lines.size(), std::size_t(3));
  const Vector3 wrist = place("r_wrist"), elbow = place("r_elbow");
  QVERIFY((scene.lines[0].points.back() - wrist).norm() < kExact);
  for (const Vector3& point : scene.lines[1].points) {
    QVERIFY(std::abs(point.norm() - elbow.norm()) < kExact);
    QVERIFY(std::abs((point - wrist).norm() - (elbow - wrist).norm()) < kExact);
  }
  const Vector3 along = scene.lines[2].points.back() - scene.lines[2].points.front();
  QVERIFY(along.normalized().cross((place("r_fingertip") - wrist).normalized()).norm() < kExact);
}

QTEST_GUILESS_MAIN(MotionMarksTest)
#include "motion_marks_test.moc"
