// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/workload/effort.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/model/utilisation.h"
#include "engine/motion/workload/joint_power.h"
#include "engine/motion/workload/signed_integral.h"

namespace handhold {

namespace {

std::vector<double> timesOf(const Motion& motion) {
  std::vector<double> times;
  for (const MotionFrame& frame : motion.frames) times.push_back(frame.time);
  return times;
}

/// Time for which a curve of straight pieces lies above a level.
double timeAbove(const std::vector<double>& times, const std::vector<double>& values, double level) {
  double sum = 0.0;
  for (std::size_t i = 0; i + 1 < times.size(); ++i) {
    const double a = values[i] - level, b = values[i + 1] - level, span = times[i + 1] - times[i];
    if (a > 0.0 && b > 0.0)
      sum += span;
    else if (a > 0.0 || b > 0.0)
      sum += span * std::max(a, b) / std::abs(a - b);
  }
  return sum;
}

double meanOf(const std::vector<double>& times, const std::vector<double>& values) {
  const double span = times.empty() ? 0.0 : times.back() - times.front();
  if (span <= 0.0) return values.empty() ? 0.0 : values.front();
  return integrateSigned(times, values).total() / span;
}

void countTimes(const std::vector<double>& times, const std::vector<double>& loads, Effort& effort) {
  for (std::size_t k = 0; k < kStrengthShares.size(); ++k)
    effort.timeAbove[k] = timeAbove(times, loads, kStrengthShares[k]);
}

std::vector<double> loadsOf(const Model& model, const Motion& motion, int joint) {
  std::vector<double> loads;
  for (const MotionFrame& frame : motion.frames)
    loads.push_back(utilisation(model, joint, frame.tau[velocityIndex(LinkIndex(joint))], frame.q, frame.v));
  return loads;
}

constexpr std::array<Limb, 7> kLimbs{Limb::Spine,    Limb::Head,    Limb::RightArm, Limb::LeftArm,
                                     Limb::RightLeg, Limb::LeftLeg, Limb::Other};

/// The hardest used joint of the limb, frame by frame.
std::vector<double> worstLoads(const Model& model, const Motion& motion, Limb limb) {
  std::vector<double> worst(motion.frames.size(), 0.0);
  for (int i = 1; i < model.linkCount(); ++i) {
    if (model.joints[i].limb != limb) continue;
    const std::vector<double> loads = loadsOf(model, motion, i);
    for (std::size_t k = 0; k < loads.size(); ++k) worst[k] = std::max(worst[k], loads[k]);
  }
  return worst;
}

}  // namespace

std::vector<Effort> jointEfforts(const Model& model, const Motion& motion, const MatrixX& power) {
  const std::vector<double> times = timesOf(motion);
  std::vector<Effort> efforts;
  for (int i = 1; i < model.linkCount(); ++i) {
    const std::vector<double> loads = loadsOf(model, motion, i);
    const VectorX row = power.row(i - 1);
    const SignedIntegral work = integrateSigned(times, {row.data(), static_cast<std::size_t>(row.size())});
    Effort effort;
    effort.name = model.joints[i].name;
    effort.positiveWork = work.positive;
    effort.negativeWork = work.negative;
    for (const MotionFrame& frame : motion.frames)
      effort.peakTorque = std::max(effort.peakTorque, std::abs(frame.tau[velocityIndex(LinkIndex(i))]));
    effort.peakLoad = *std::max_element(loads.begin(), loads.end());
    effort.meanLoad = meanOf(times, loads);
    countTimes(times, loads, effort);
    efforts.push_back(effort);
  }
  return efforts;
}

std::vector<Effort> limbEfforts(const Model& model, const Motion& motion, const std::vector<Effort>& joints) {
  std::vector<Effort> limbs;
  for (const Limb limb : kLimbs) {
    Effort sum;
    int count = 0;
    for (int i = 1; i < model.linkCount(); ++i) {
      if (model.joints[i].limb != limb) continue;
      const Effort& joint = joints[i - 1];
      sum.positiveWork += joint.positiveWork;
      sum.negativeWork += joint.negativeWork;
      sum.peakTorque = std::max(sum.peakTorque, joint.peakTorque);
      sum.peakLoad = std::max(sum.peakLoad, joint.peakLoad);
      sum.meanLoad += joint.meanLoad;
      ++count;
    }
    if (count == 0) continue;
    sum.name = limbWords(limb);
    sum.meanLoad /= count;
    countTimes(timesOf(motion), worstLoads(model, motion, limb), sum);
    limbs.push_back(sum);
  }
  return limbs;
}

std::vector<ContactEffort> contactEfforts(const Motion& motion) {
  std::vector<ContactEffort> contacts;
  const auto find = [&](const std::string& name) -> ContactEffort& {
    for (ContactEffort& contact : contacts)
      if (contact.name == name) return contact;
    contacts.push_back({name});
    return contacts.back();
  };
  const auto& frames = motion.frames;
  for (std::size_t k = 0; k < frames.size(); ++k) {
    // each frame stands for the half steps around it
    const double before = k > 0 ? frames[k].time - frames[k - 1].time : 0.0;
    const double after = k + 1 < frames.size() ? frames[k + 1].time - frames[k].time : 0.0;
    const double share = frames.size() == 1 ? 1.0 : 0.5 * (before + after);
    for (const ContactLoad& load : frames[k].loads) {
      if (load.kind == kWaterKind) continue;
      ContactEffort& contact = find(load.name);
      contact.peakForce = std::max(contact.peakForce, load.force.norm());
      contact.peakMoment = std::max(contact.peakMoment, load.moment.norm());
      contact.meanForce += share * load.force.norm();
      contact.meanMoment += share * load.moment.norm();
      // simulations list what has let go, and bears exactly nothing
      if (!load.force.isZero(0.0) || !load.moment.isZero(0.0)) contact.time += share;
    }
  }
  for (ContactEffort& contact : contacts) {
    contact.meanForce /= contact.time > 0.0 ? contact.time : 1.0;
    contact.meanMoment /= contact.time > 0.0 ? contact.time : 1.0;
  }
  return contacts;
}

}  // namespace handhold
