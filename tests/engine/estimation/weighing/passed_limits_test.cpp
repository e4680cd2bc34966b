// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/passed_limits.h"

#include <QtTest>

#include "engine/model/model_file.h"

using namespace handhold;

namespace {

const Vector3 kGravity(0.0, -9.81, 0.0);

std::shared_ptr<const Model> human() {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
}

/// At rest in the middle of all ranges, every frame alike.
Motion within(const Model& model, int frames) {
  Motion motion;
  for (int i = 0; i < frames; ++i) {
    MotionFrame frame;
    frame.time = 0.1 * i;
    frame.q = model.zeroPosition();
    for (int joint = 1; joint < model.linkCount(); ++joint)
      frame.q[positionIndex(LinkIndex(joint))] =
          0.5 * (model.joints[joint].lower + model.joints[joint].upper);
    frame.v = frame.vdot = frame.tau = VectorX::Zero(model.velocitySize());
    motion.frames.push_back(frame);
  }
  return motion;
}

}  // namespace

class PassedLimitsTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingIsToldWithinThem();
  void theWorstRangeIsTold();
  void theWorstStrengthIsToldWhereAllIsKnown();
  void aTimeBeyondTheStrengthCountsAsAWhole();
};

void PassedLimitsTest::nothingIsToldWithinThem() {
  const auto model = human();
  QVERIFY(doubtsOfLimits(*model, kGravity, within(*model, 3)).empty());
}

void PassedLimitsTest::theWorstRangeIsTold() {
  const auto model = human();
  Motion motion = within(*model, 5);
  const LinkIndex knee = model->findJoint("r_knee_flexion"), elbow = model->findJoint("l_elbow_flexion");
  QVERIFY(knee.valid() && elbow.valid());
  motion.frames[2].q[positionIndex(knee)] = model->joints[knee].upper + 0.2;
  motion.frames[3].q[positionIndex(knee)] = model->joints[knee].upper + 0.1;
  motion.frames[4].q[positionIndex(elbow)] = model->joints[elbow].lower - 0.05;
  const std::vector<PassedRange> passed = passedRanges(*model, motion);
  QCOMPARE(passed.size(), std::size_t(2));
  QCOMPARE(passed[0].joint, std::string("r_knee_flexion"));
  QVERIFY(std::abs(passed[0].by - 0.2) < 1e-12 && passed[0].time == motion.frames[2].time);
  QVERIFY(std::abs(passed[1].by - 0.05) < 1e-12);
  const Doubts doubts = doubtsOfLimits(*model, kGravity, motion);
  QCOMPARE(doubts.size(), std::size_t(1));
  QVERIFY2(
      doubts[0].found.find("11.5 deg beyond its range at 0.2 s, and 1 more joint does") != std::string::npos,
      doubts[0].found.c_str());
}

/// Torques of frames in which something unknown bears the body say nothing.
void PassedLimitsTest::theWorstStrengthIsToldWhereAllIsKnown() {
  const auto model = human();
  Motion motion = within(*model, 3);
  const LinkIndex knee = model->findJoint("r_knee_flexion");
  const double limit = model->joints[knee].torqueUpper;
  motion.frames[0].tau[velocityIndex(knee)] = 1.5 * limit;
  motion.frames[1].tau[velocityIndex(knee)] = 2.5 * limit;
  motion.frames[1].tau[1] = 0.5 * model->totalMass * kGravity.norm();
  const std::vector<PassedStrength> passed = passedStrengths(*model, kGravity, motion);
  QCOMPARE(passed.size(), std::size_t(1));
  QVERIFY(std::abs(passed[0].torque - 1.5 * limit) < 1e-9 && std::abs(passed[0].limit - limit) < 1e-9);
  QCOMPARE(doubtsOfLimits(*model, kGravity, motion).size(), std::size_t(1));
  motion.frames[0].tau.setZero();
  QVERIFY(doubtsOfLimits(*model, kGravity, motion).empty());
}

/// As workload tells it: the greatest lay in frames of which a little more was left (a foot beside the
/// plate).
void PassedLimitsTest::aTimeBeyondTheStrengthCountsAsAWhole() {
  const auto model = human();
  Motion motion = within(*model, 4);
  const LinkIndex knee = model->findJoint("r_knee_flexion");
  const double limit = model->joints[knee].torqueUpper, weight = model->totalMass * kGravity.norm();
  for (std::size_t k = 0; k < 3; ++k)
    motion.frames[k].tau[velocityIndex(knee)] = (1.1 + 0.1 * static_cast<double>(k)) * limit;
  for (std::size_t k = 1; k < 3; ++k) motion.frames[k].tau[1] = 0.3 * weight;
  const std::vector<PassedStrength> passed = passedStrengths(*model, kGravity, motion);
  QCOMPARE(passed.size(), std::size_t(1));
  QVERIFY(std::abs(passed[0].torque - 1.3 * limit) < 1e-9);
  QCOMPARE(passed[0].time, motion.frames[2].time);
  motion.frames[0].tau[1] = 0.3 * weight;
  QVERIFY(passedStrengths(*model, kGravity, motion).empty());
}

QTEST_APPLESS_MAIN(PassedLimitsTest)
#include "passed_limits_test.moc"
