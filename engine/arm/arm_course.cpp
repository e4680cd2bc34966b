// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/arm_course.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr double kDerivativeStep = 1e-3;  // of the duration

/// From 0 to 1, at rest up to its fourth derivative at both ends, so that differences of five hold there.
double smooth(double part) {
  const double t = std::clamp(part, 0.0, 1.0);
  return std::pow(t, 5) * (126.0 + t * (-420.0 + t * (540.0 + t * (-315.0 + t * 70.0))));
}

/// Five postures about a time; where one cannot be reached the middle one stands for it.
std::vector<ArmPosture> fiveAround(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course,
                                   double time) {
  std::vector<ArmPosture> row;
  for (int i = -2; i <= 2; ++i)
    row.push_back(postureOf(model, askAt(ask, course, time + i * kDerivativeStep * course.duration)));
  for (ArmPosture& posture : row)
    if (posture.q.empty()) posture.q = row[2].q;
  return row;
}

ArmAnswer answerAt(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course, double time) {
  const std::vector<ArmPosture> row = fiveAround(model, ask, course, time);
  if (!row[2].circle.canReach()) return {row[2]};
  const double step = kDerivativeStep * course.duration;
  TreeMotion motion = restingTree(model.tree, row[2].q);
  for (std::size_t i = 0; i < motion.q.size(); ++i) {
    const auto attitude = [&](double t) { return row[std::size_t(std::lround((t - time) / step) + 2)].q[i]; };
    const TurningAttitude turning = turningFrom(attitude, time, step);
    motion.omega[i] = turning.omega;
    motion.alpha[i] = turning.alpha;
  }
  closeTree(model.tree, motion);
  return answerOf(model, askAt(ask, course, time), row[2], std::move(motion));
}

/// q' = 1/2 omega q.
Quaternion rateOf(const Quaternion& q, const Vector3& omega) {
  const Quaternion twice = Quaternion(0.0, omega.x(), omega.y(), omega.z()) * q;
  return Quaternion(0.5 * twice.coeffs());
}

struct Slope {
  std::vector<Quaternion> qRate;
  std::vector<Vector3> alpha;
};

Slope slopeOf(const ArmModel& model, const ArmAsk& ask, const VectorX& extra, TreeMotion& motion) {
  accelerateByMuscles(model, ask, extra, motion);
  Slope slope{{}, motion.alpha};
  for (std::size_t i = 0; i < motion.q.size(); ++i)
    slope.qRate.push_back(rateOf(motion.q[i], motion.omega[i]));
  return slope;
}

TreeMotion advanced(const SegmentTree& tree, TreeMotion motion, const Slope& slope, double step) {
  for (std::size_t i = 0; i < motion.q.size(); ++i) {
    motion.q[i].coeffs() += step * slope.qRate[i].coeffs();
    motion.q[i].normalize();
    motion.omega[i] += step * slope.alpha[i];
  }
  closeTree(tree, motion);
  return motion;
}

TreeMotion stepped(const ArmModel& model, const ArmAsk& ask, const ArmRun& run, TreeMotion motion) {
  const double half = 0.5 * run.step;
  const Slope a = slopeOf(model, ask, run.extra, motion);
  TreeMotion at = advanced(model.tree, motion, a, half);
  const Slope b = slopeOf(model, ask, run.extra, at);
  at = advanced(model.tree, motion, b, half);
  const Slope c = slopeOf(model, ask, run.extra, at);
  at = advanced(model.tree, motion, c, run.step);
  const Slope d = slopeOf(model, ask, run.extra, at);
  Slope mean = a;
  for (std::size_t i = 0; i < motion.q.size(); ++i) {
    mean.qRate[i].coeffs() =
        (a.qRate[i].coeffs() + 2.0 * b.qRate[i].coeffs() + 2.0 * c.qRate[i].coeffs() + d.qRate[i].coeffs()) /
        6.0;
    mean.alpha[i] = (a.alpha[i] + 2.0 * b.alpha[i] + 2.0 * c.alpha[i] + d.alpha[i]) / 6.0;
  }
  return advanced(model.tree, std::move(motion), mean, run.step);
}

}  // namespace

ArmAsk askAt(const ArmAsk& ask, const ArmCourse& course, double time) {
  const double part = smooth(time / course.duration);
  ArmAsk now = ask;
  now.target += part * course.shift;
  now.angle += part * course.swing;
  return now;
}

std::vector<ArmFrame> framesOf(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course,
                               int frames) {
  std::vector<ArmFrame> all;
  for (int i = 0; i < frames; ++i) {
    const double time = course.duration * i / std::max(1, frames - 1);
    all.push_back({time, answerAt(model, ask, course, time)});
    if (!all.back().answer.stands()) break;
  }
  return all;
}

void accelerateByMuscles(const ArmModel& model, const ArmAsk& ask, const VectorX& extra, TreeMotion& motion) {
  const TreeMotion rest = restingTree(model.tree, motion.q);
  const std::vector<JointWrench> net = netWrenches(model.tree, rest, model.gravity, ask.weights);
  std::vector<Vector3> moments;
  for (int joint = 0; joint < model.tree.count(); ++joint) {
    moments.push_back(net[std::size_t(joint)].moment);
    for (std::size_t k = 0; k < model.muscles.size(); ++k)
      moments.back() += extra[Eigen::Index(k)] * pullOver(model.tree, motion, model.muscles[k], joint).moment;
  }
  accelerate(model.tree, moments, model.gravity, ask.weights, motion);
}

std::vector<TreeMotion> runFrom(const ArmModel& model, const ArmAsk& ask, TreeMotion motion,
                                const ArmRun& run) {
  accelerateByMuscles(model, ask, run.extra, motion);
  std::vector<TreeMotion> frames{motion};
  const int steps = std::max(1, static_cast<int>(std::lround(run.duration / run.step)));
  for (int i = 0; i < steps; ++i) {
    motion = stepped(model, ask, run, std::move(motion));
    accelerateByMuscles(model, ask, run.extra, motion);
    frames.push_back(motion);
  }
  return frames;
}

}  // namespace handhold
