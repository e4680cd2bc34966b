// SPDX-License-Identifier: GPL-3.0-or-later
// Hands that meet their bars at a speed: what bars give is what momentum changes by, and torques have a pitch
// there, as 001 figure 15 has them.
#include "engine/planning/manoeuvre/touch_impact.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"
#include "engine/motion/momentum_curve.h"
#include "engine/planning/manoeuvre/traverse.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// In which a bar stops a hand (traverse_path.cpp).
constexpr double kBrake = 0.03;

TraverseRequest meeting(double speed) {
  TraverseRequest request;
  request.rungs = 3;
  request.approachSpeed = speed;
  return request;
}

/// The frames of a touch, of a plan with a thousand frames a second.
std::vector<MotionFrame> framesOf(const TraversePlan& plan, const TraversePeriod& period) {
  std::vector<MotionFrame> frames;
  for (const MotionFrame& frame : plan.motion.frames)
    if (frame.time > period.touch - kBrake && frame.time < period.touch) frames.push_back(frame);
  return frames;
}

/// Of the hand, in world (m/s).
Vector3 velocityOfHand(const Model& model, const MotionFrame& frame, ContactEnd hand) {
  Data data(model);
  updateKinematics(model, frame.q, data);
  const SiteIndex site = findSite(model, role::kGrip, *sideOf(hand));
  const Vector3 place = sitePose(model, data, site).p;
  return pointVelocity(model, data, frame.v, model.sites[site].link, place).tail<3>();
}

}  // namespace

class TouchImpactTest : public QObject {
  Q_OBJECT

 private slots:
  void momentumChangesByTheImpulse_data();
  void momentumChangesByTheImpulse();
  void handsMeetBarsAtTheSpeed();
  void torquesHaveAPitchAtTheTouches();
  void aTouchTooHardForABarNamesOneThatWorks();
  void withoutASpeedNothingIsMet();
  void jointSpaceHasNoSuchTouch();
};

void TouchImpactTest::momentumChangesByTheImpulse_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"ladder13", "human55"}) QTest::newRow(name) << name;
}

/// Between the first and the last frame of each touch, by the trapezium rule over all loads that frames have.
void TouchImpactTest::momentumChangesByTheImpulse() {
  QFETCH(QString, name);
  const auto model = modelNamed(name.toStdString());
  TraverseRequest request = meeting(0.15);
  request.framesPerSecond = 1000.0;
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  for (const TraversePeriod& period : plan.periods) {
    const std::vector<MotionFrame> frames = framesOf(plan, period);
    QVERIFY(frames.size() > 25);
    Motion part;
    part.frames = frames;
    const std::vector<MomentumSample> curve = momentumCurve(*model, part);
    Vector3 given = Vector3::Zero(), ofTheHand = Vector3::Zero();
    for (std::size_t k = 1; k < frames.size(); ++k)
      for (const MotionFrame* frame : {&frames[k - 1], &frames[k]})
        for (const ContactLoad& load : frame->loads) {
          const Vector3 impulse = 0.5 * (frames[k].time - frames[k - 1].time) * load.force;
          given += impulse;
          if (load.name.starts_with(toString(period.moving))) ofTheHand += impulse;
        }
    const Vector3 change = curve.back().linear - curve.front().linear;
    QVERIFY2((change - given).norm() < 0.01 * (0.1 + given.norm()),
             qPrintable(QString("%1 and %2").arg(change.norm()).arg(given.norm())));
    // the plan's own has the millisecond at each end, too
    QVERIFY(period.touchImpulse > 0.02);
    QVERIFY2(std::abs(period.touchImpulse - ofTheHand.norm()) < 0.15 * period.touchImpulse,
             qPrintable(QString("%1 and %2").arg(period.touchImpulse).arg(ofTheHand.norm())));
  }
}

void TouchImpactTest::handsMeetBarsAtTheSpeed() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request = meeting(0.2);
  request.framesPerSecond = 1000.0;
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  for (const TraversePeriod& period : plan.periods) {
    QCOMPARE(period.touchSpeed, 0.2);
    const std::vector<MotionFrame> frames = framesOf(plan, period);
    for (const MotionFrame& frame : {frames.front(), frames.back()}) {
      const Vector3 velocity = velocityOfHand(*model, frame, period.moving);
      const double told = 0.2 * (period.touch - frame.time) / kBrake;
      QVERIFY2((velocity - Vector3(0.0, 0.0, told)).norm() < 0.005,
               qPrintable(QString("%1 at %2").arg(velocity.z()).arg(told)));
    }
  }
}

/// Figure 15, without limits of the shoulders: "the high pitch denotes the time when the astronaut touches
/// the ladder". The weighted sum of torques rises once more in the blow, where it falls on to the end for a
/// hand that comes to rest; the swing before has the highest of ours, as the bar stops the hand and not the
/// arm.
void TouchImpactTest::torquesHaveAPitchAtTheTouches() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request = meeting(0.2);
  request.shoulderLimits = false;
  request.framesPerSecond = 240.0;
  const TraversePlan plan = planTraverse(*model, request);
  request.approachSpeed = 0.0;
  const TraversePlan gentle = planTraverse(*model, request);
  QVERIFY2(plan.solved() && gentle.solved(), plan.message.c_str());
  for (std::size_t k = 1; k + 1 < plan.periods.size(); ++k) {
    const TraversePeriod &met = plan.periods[k], &rested = gentle.periods[k];
    const auto sumAt = [](const TraversePlan& of, double time) {
      double sum = 0.0;
      for (const WorkloadSample& sample : of.workload.curve)
        if (sample.time <= time) sum = sample.weightedTorque;
      return sum;
    };
    const double before = sumAt(plan, met.touch - 0.036), blow = sumAt(plan, met.touch - 0.006);
    QVERIFY2(blow > 1.2 * before, qPrintable(QString("%1 after %2").arg(blow).arg(before)));
    const double earlier = sumAt(gentle, rested.touch - 0.036), last = sumAt(gentle, rested.touch - 0.006);
    QVERIFY2(last < 0.6 * earlier && blow > 1.5 * last,
             qPrintable(QString("%1 after %2, %3").arg(last).arg(earlier).arg(blow)));
    QVERIFY2(met.touchForce > 1.1 * rested.touchForce,
             qPrintable(QString("%1 and %2 N").arg(met.touchForce).arg(rested.touchForce)));
  }
}

void TouchImpactTest::aTouchTooHardForABarNamesOneThatWorks() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request = meeting(0.2);
  const TraversePlan hard = planTraverse(*model, request), gentle = planTraverse(*model, meeting(0.0));
  QVERIFY2(hard.solved() && gentle.solved(), hard.message.c_str());
  QVERIFY(hard.peakForce > gentle.peakForce);
  request.railLimit = 0.5 * (hard.peakForce + gentle.peakForce);
  const QString message = QString::fromStdString(planTraverse(*model, request).message);
  const qsizetype at = message.indexOf("a touch speed of ");
  QVERIFY2(at > 0, qPrintable(message));
  request.approachSpeed = message.mid(at + 17, 4).toDouble();
  QVERIFY(request.approachSpeed < 0.2);
  const TraversePlan plan = planTraverse(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
}

void TouchImpactTest::withoutASpeedNothingIsMet() {
  const auto model = modelNamed("ladder13");
  const TraversePlan plan = planTraverse(*model, meeting(0.0));
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.touchImpulse, 0.0);
  QCOMPARE(plan.phases.size(), 2 * plan.periods.size() + 1);
  QCOMPARE(planTraverse(*model, meeting(0.1)).phases.size(), 3 * plan.periods.size() + 1);
}

void TouchImpactTest::jointSpaceHasNoSuchTouch() {
  const auto model = modelNamed("ladder13");
  TraverseRequest request = meeting(0.1);
  request.method = TraverseMethod::JointSpace;
  QVERIFY_THROWS_EXCEPTION(InputError, planTraverse(*model, request));
}

QTEST_GUILESS_MAIN(TouchImpactTest)
#include "touch_impact_test.moc"
