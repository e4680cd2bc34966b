// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/traverse_measure.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_apart.h"
#include "engine/motion/workload/signed_integral.h"
#include "engine/planning/manoeuvre/floating/phase_frames.h"

namespace handhold {

namespace {

constexpr double kTouchWindow = 0.1;  // s before and after a touch

double greatestHandForce(const MotionFrame& frame) {
  double force = 0.0;
  for (const ContactLoad& load : frame.loads)
    if (load.contact >= 0) force = std::max(force, load.force.norm());
  return force;
}

void measurePeriod(const Motion& motion, const Workload& workload, TraversePeriod& period) {
  period.peakForce = period.peakTorqueSum = period.touchForce = period.touchTorqueSum = period.peakLoad = 0.0;
  std::vector<double> times, power;
  for (std::size_t k = 0; k < motion.frames.size(); ++k) {
    const MotionFrame& frame = motion.frames[k];
    if (frame.time < period.begin || frame.time > period.end) continue;
    const WorkloadSample& sample = workload.curve[k];
    const double force = greatestHandForce(frame);
    period.peakForce = std::max(period.peakForce, force);
    period.peakTorqueSum = std::max(period.peakTorqueSum, sample.weightedTorque);
    period.peakLoad = std::max(period.peakLoad, sample.peakLoad);
    times.push_back(frame.time);
    power.push_back(sample.weightedPower);
    if (std::abs(frame.time - period.touch) > kTouchWindow) continue;
    period.touchForce = std::max(period.touchForce, force);
    period.touchTorqueSum = std::max(period.touchTorqueSum, sample.weightedTorque);
  }
  period.weightedWork = integrateSigned(times, power).total();
}

/// Where a torque is over its limit between frames.
void raisePeak(const std::vector<Violation>& violations, TraversePeriod& period) {
  for (const Violation& violation : violations)
    if (violation.law == Law::JointTorque && violation.time >= period.begin && violation.time <= period.end)
      period.peakLoad = std::max(period.peakLoad, violation.value / violation.limit);
}

}  // namespace

std::string overloadedBar(double force, double limit) {
  return "a bar with " + spokenApart(force, limit, Dimension::Force) + ", above its limit of " +
         spokenApart(limit, force, Dimension::Force);
}

void measureTraverse(const Model& model, double railLimit, TraversePlan& plan) {
  plan.workload = workloadOf(model, plan.motion, Vector3::Zero());
  raisePeaks(model, plan.violations, plan.workload);
  plan.peakForce = 0.0;
  for (TraversePeriod& period : plan.periods) {
    measurePeriod(plan.motion, plan.workload, period);
    raisePeak(plan.violations, period);
    plan.peakForce = std::max(plan.peakForce, period.peakForce);
  }
  plan.railLoad = plan.peakForce / railLimit;
  double sum = 0.0;
  for (const MotionFrame& frame : plan.motion.frames)
    sum += normalizedTorque(model, frame.tau, frame.q, frame.v).squaredNorm();
  plan.meanSquaredLoad = sum / static_cast<double>(std::max<std::size_t>(1, plan.motion.frames.size()));
}

}  // namespace handhold
