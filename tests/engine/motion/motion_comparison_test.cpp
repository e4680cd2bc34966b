// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/motion_comparison.h"

#include <QtTest>
#include <cmath>

#include "engine/core/error.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// The first joint swings as a sine of that amplitude and phase, torques are ten times as large.
Motion swing(const Model& model, double amplitude, double phase, double duration) {
  Motion motion;
  for (int i = 0; i <= 1000; ++i) {
    MotionFrame frame;
    frame.time = duration * i / 1000.0;
    frame.q = model.zeroPosition();
    frame.v = frame.vdot = frame.tau = VectorX::Zero(model.velocitySize());
    frame.q[positionIndex(LinkIndex(1))] = amplitude * std::sin(2.0 * M_PI * i / 1000.0 + phase);
    frame.tau[velocityIndex(LinkIndex(1))] = 10.0 * frame.q[positionIndex(LinkIndex(1))];
    motion.frames.push_back(std::move(frame));
  }
  return motion;
}

}  // namespace

class MotionComparisonTest : public QObject {
  Q_OBJECT

 private slots:
  void aMotionIsItself();
  void sinesDifferByTheirAmplitudes();
  void aShiftAndAStretchAreTakenBack();
  void whatSharesNothingIsRefused();
};

void MotionComparisonTest::aMotionIsItself() {
  const auto model = modelNamed("planar9");
  const Motion motion = swing(*model, 0.5, 0.0, 2.0);
  const MotionComparison same = compareMotions(*model, motion, *model, motion, {});
  QCOMPARE(int(same.joints.size()), model->linkCount() - 1);
  for (const JointDifference& joint : same.joints) QCOMPARE(joint.angle.greatest, 0.0);
  QVERIFY(std::abs(*same.joints.front().angle.correlation - 1.0) < 1e-12);
  QVERIFY(!same.joints.back().angle.correlation);
  QCOMPARE(same.pelvis.greatest, 0.0);
}

/// rms of (a - b) sin is |a - b| / sqrt 2; opposite ones have the correlation -1.
void MotionComparisonTest::sinesDifferByTheirAmplitudes() {
  const auto model = modelNamed("planar9");
  const MotionComparison found =
      compareMotions(*model, swing(*model, 0.5, 0.0, 2.0), *model, swing(*model, 0.2, M_PI, 2.0), {});
  const CurveDifference& angle = found.joints.front().angle;
  QVERIFY(std::abs(angle.rms - 0.7 / std::sqrt(2.0)) < 1e-3);
  QVERIFY(std::abs(angle.greatest - 0.7) < 1e-5);
  QVERIFY(std::abs(*angle.correlation + 1.0) < 1e-12);
  QVERIFY(std::abs(found.joints.front().torque->rms - 10.0 * angle.rms) < 1e-9);
}

void MotionComparisonTest::aShiftAndAStretchAreTakenBack() {
  const auto model = modelNamed("planar9");
  const Motion motion = swing(*model, 0.5, 0.0, 2.0);
  Motion earlier = motion;
  for (MotionFrame& frame : earlier.frames) frame.time -= 0.4;
  QVERIFY(compareMotions(*model, motion, *model, earlier, {false, 0.4}).joints.front().angle.greatest <
          1e-12);
  QVERIFY(compareMotions(*model, motion, *model, earlier, {}).joints.front().angle.greatest > 0.1);
  const Motion slower = swing(*model, 0.5, 0.0, 5.0);
  QVERIFY(compareMotions(*model, motion, *model, slower, {true, 0.0}).joints.front().angle.greatest < 1e-12);
}

void MotionComparisonTest::whatSharesNothingIsRefused() {
  const auto model = modelNamed("planar9");
  const Motion motion = swing(*model, 0.5, 0.0, 2.0);
  QVERIFY_EXCEPTION_THROWN(compareMotions(*model, motion, *model, motion, {false, 3.0}), InputError);
}

QTEST_APPLESS_MAIN(MotionComparisonTest)
#include "motion_comparison_test.moc"
