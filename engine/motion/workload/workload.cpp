// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/workload/workload.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/energy.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/segment_motion.h"
#include "engine/motion/workload/effort.h"
#include "engine/motion/workload/joint_power.h"
#include "engine/motion/workload/signed_integral.h"

namespace handhold {

namespace {

void checkFrames(const Model& model, const Motion& motion) {
  for (const MotionFrame& frame : motion.frames)
    if (frame.q.size() != model.positionSize() || frame.v.size() != model.velocitySize() ||
        frame.vdot.size() != model.velocitySize() || frame.tau.size() != model.velocitySize())
      throw InputError("workload", "a frame does not have the sizes of model " + model.name,
                       "take a motion with torques of this model");
}

/// Builds a workload, frame by frame.
class Counter {
 public:
  Counter(const Model& model, const Motion& motion, const Vector3& gravity)
      : model_(model), motion_(motion), gravity_(gravity), data_(model) {}

  Workload count();

 private:
  void addFrame(int k);
  void addEnergy(int k, const std::vector<SegmentMotion>& links, WorkloadSample& sample);
  double contactPower(const MotionFrame& frame) const;
  void addJerk();
  void addTotals();
  SignedIntegral integral(double (*value)(const WorkloadSample&)) const;

  const Model& model_;
  const Motion& motion_;
  const Vector3& gravity_;
  Data data_;
  MatrixX power_;  ///< joints x frames
  std::vector<double> times_;
  double squaredJerk_ = 0.0;  ///< half the integral
  Workload result_;
};

void Counter::addEnergy(int k, const std::vector<SegmentMotion>& links, WorkloadSample& sample) {
  for (int i = 0; i < model_.linkCount(); ++i) {
    result_.translational(i, k) = links[i].translationalEnergy();
    result_.rotational(i, k) = links[i].rotationalEnergy();
  }
  sample.translational = result_.translational.col(k).sum();
  sample.rotational = result_.rotational.col(k).sum();
  sample.spring = springEnergy(model_, motion_.frames[k].q);
  sample.potential = gravity_.isZero() ? 0.0 : potentialEnergy(model_, gravity_, data_);
}

double Counter::contactPower(const MotionFrame& frame) const {
  double power = 0.0;
  for (const ContactLoad& load : frame.loads) {
    const Vector6 V = pointVelocity(model_, data_, frame.v, load.link, load.point);
    power += load.moment.dot(V.head<3>()) + load.force.dot(V.tail<3>());
  }
  return power;
}

void Counter::addFrame(int k) {
  const MotionFrame& frame = motion_.frames[k];
  updateKinematics(model_, frame.q, data_);
  const std::vector<SegmentMotion> links = segmentMotions(model_, frame.v, data_);
  WorkloadSample sample;
  sample.time = frame.time;
  addEnergy(k, links, sample);
  addJointPower(model_, frame, data_, links, sample, power_.col(k));
  sample.contactPower = contactPower(frame);
  VectorX friction = VectorX::Zero(model_.velocitySize());
  addFriction(model_, frame.v, friction);
  sample.frictionPower = -friction.dot(frame.v);
  result_.curve.push_back(sample);
  times_.push_back(frame.time);
}

/// Slope of the parabola through a frame and its neighbours; one-sided at the ends and at jumps.
void Counter::addJerk() {
  const auto& frames = motion_.frames;
  const int joints = model_.jointCount(), count = static_cast<int>(frames.size());
  std::vector<double> squares(frames.size(), 0.0);
  const auto slope = [&](int a, int b) -> VectorX {
    return (frames[b].vdot - frames[a].vdot).tail(joints) / (frames[b].time - frames[a].time);
  };
  for (int k = 0; k < count; ++k) {
    const bool before = k > 0 && frames[k].time > frames[k - 1].time;
    const bool after = k + 1 < count && frames[k + 1].time > frames[k].time;
    VectorX jerk = VectorX::Zero(joints);
    if (before && after) {
      const double h0 = frames[k].time - frames[k - 1].time, h1 = frames[k + 1].time - frames[k].time;
      jerk = (h1 * slope(k - 1, k) + h0 * slope(k, k + 1)) / (h0 + h1);
    } else if (before || after) {
      jerk = before ? slope(k - 1, k) : slope(k, k + 1);
    }
    result_.curve[k].jerk = jerk.cwiseAbs().sum();
    squares[k] = 0.5 * jerk.squaredNorm();
  }
  squaredJerk_ = integrateSigned(times_, squares).total();
}

SignedIntegral Counter::integral(double (*value)(const WorkloadSample&)) const {
  std::vector<double> values;
  for (const WorkloadSample& sample : result_.curve) values.push_back(value(sample));
  return integrateSigned(times_, values);
}

void Counter::addTotals() {
  WorkloadTotals& totals = result_.totals;
  totals.duration = motion_.duration();
  totals.weightedTorque = integral([](const WorkloadSample& s) { return s.weightedTorque; }).total();
  totals.transferred = integral([](const WorkloadSample& s) { return s.transferred; }).total();
  totals.weightedWork = integral([](const WorkloadSample& s) { return s.weightedPower; }).total();
  totals.contactWork = integral([](const WorkloadSample& s) { return s.contactPower; }).total();
  totals.frictionWork = integral([](const WorkloadSample& s) { return s.frictionPower; }).total();
  totals.squaredJerk = squaredJerk_;
  for (const Effort& joint : result_.joints) {
    totals.positiveWork += joint.positiveWork;
    totals.negativeWork += joint.negativeWork;
    if (joint.peakLoad <= totals.peakLoad) continue;
    totals.peakLoad = joint.peakLoad;
    totals.peakJoint = joint.name;
  }
  totals.energyChange = result_.curve.back().stored() - result_.curve.front().stored();
  totals.energyGap = totals.positiveWork + totals.negativeWork + totals.contactWork + totals.frictionWork -
                     totals.energyChange;
  const auto peak = std::max_element(result_.curve.begin(), result_.curve.end(),
                                     [](const auto& a, const auto& b) { return a.peakLoad < b.peakLoad; });
  totals.peakTime = peak->time;
}

Workload Counter::count() {
  const int frames = static_cast<int>(motion_.frames.size());
  result_.translational.setZero(model_.linkCount(), frames);
  result_.rotational.setZero(model_.linkCount(), frames);
  power_.setZero(model_.jointCount(), frames);
  for (int k = 0; k < frames; ++k) addFrame(k);
  if (frames == 0) return std::move(result_);
  addJerk();
  result_.joints = jointEfforts(model_, motion_, power_);
  result_.limbs = limbEfforts(model_, motion_, result_.joints);
  result_.contacts = contactEfforts(motion_);
  addTotals();
  return std::move(result_);
}

}  // namespace

std::string limbWords(Limb limb) {
  switch (limb) {
    case Limb::Spine:
      return "spine";
    case Limb::Head:
      return "head";
    case Limb::RightArm:
      return "right arm";
    case Limb::LeftArm:
      return "left arm";
    case Limb::RightLeg:
      return "right leg";
    case Limb::LeftLeg:
      return "left leg";
    case Limb::Other:
      break;
  }
  return "other";
}

Workload workloadOf(const Model& model, const Motion& motion, const Vector3& gravity) {
  checkFrames(model, motion);
  return Counter(model, motion, gravity).count();
}

}  // namespace handhold
