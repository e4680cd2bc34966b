// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_estimate.h"

#include <cmath>
#include <ctime>
#include <limits>

#include "engine/estimation/jointed_fit/frame_spline.h"

namespace handhold {

namespace {

constexpr int kTrunk = 0;
constexpr double kFirstWeight = 0.01;   // dx of 9.3
constexpr double kForwardStep = 1e-3;   // s
constexpr double kIteratedShare = 0.7;  // of the work

std::optional<PenaltySequence> sequence(double ratio) {
  if (ratio == 0.0) return std::nullopt;
  return PenaltySequence{kFirstWeight, ratio};
}

RateFitSettings rateSettings(const std::array<double, 5>& ratios, const Iterations& iterations) {
  RateFitSettings settings;
  settings.penalties = {sequence(ratios[0]), sequence(ratios[1]), sequence(ratios[2]), sequence(ratios[3]),
                        sequence(ratios[4])};
  settings.iterations = iterations;
  return settings;
}

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

CascadeSets solved(const JumpFrames& frames, const CascadeSettings& settings, double& seconds) {
  const double begin = processorSeconds();
  CascadeSets sets = cascade(frames.problem, settings);
  seconds = processorSeconds() - begin;
  return sets;
}

std::vector<BodyLoad> loadsAt(const JumpFrames& frames, std::size_t frame) {
  return frames.loads.empty() ? std::vector<BodyLoad>() : frames.loads[frame];
}

/// The moments of each joint as a curve through all frames.
class MomentCurve {
 public:
  MomentCurve(const std::vector<JointMoments>& moments, double step) : moments_(moments), step_(step) {
    for (std::size_t joint = 0; joint < moments.front().joint.size(); ++joint) {
      std::vector<Vector3> values;
      for (const JointMoments& frame : moments) values.push_back(frame.joint[joint]);
      slopes_.push_back(frameSpline(values, step).first);
    }
  }

  /// Hermite's cubic between two frames; from outside nothing.
  JointMoments at(double time) const {
    const double place = std::clamp(time / step_, 0.0, static_cast<double>(moments_.size() - 1));
    const auto k = std::min(static_cast<std::size_t>(place), moments_.size() - 2);
    const double s = place - static_cast<double>(k), t = 1.0 - s;
    JointMoments moments;
    for (std::size_t joint = 0; joint < slopes_.size(); ++joint)
      moments.joint.emplace_back(t * t * (1.0 + 2.0 * s) * moments_[k].joint[joint] +
                                 s * s * (1.0 + 2.0 * t) * moments_[k + 1].joint[joint] +
                                 s * t * step_ * (t * slopes_[joint][k] - s * slopes_[joint][k + 1]));
    moments.joint[kTrunk].setZero();
    return moments;
  }

 private:
  const std::vector<JointMoments>& moments_;
  double step_;
  std::vector<std::vector<Vector3>> slopes_;
};

}  // namespace

CascadeSettings cascadeSettings(const JumpConditions& conditions, CascadeSolver solver) {
  CascadeSettings settings;
  settings.solver = solver;
  const auto& ratios = conditions.poseRatios;
  settings.pose.penalties = {sequence(ratios[0]), sequence(ratios[1]), sequence(ratios[2])};
  settings.pose.iterations = conditions.iterations;
  settings.velocity = rateSettings(conditions.velocityRatios, conditions.iterations);
  settings.acceleration = rateSettings(conditions.accelerationRatios, conditions.iterations);
  return settings;
}

JumpEstimate estimated(const JumpFrames& frames, const JumpConditions& conditions,
                       const ProgressSink& progress, const std::stop_token& stop) {
  JumpEstimate estimate;
  estimate.frames = frames;
  estimate.showsExact = conditions.showsExact;
  CascadeSettings settings = cascadeSettings(conditions, CascadeSolver::Iteration);
  settings.stop = stop;
  settings.progress = asStage(progress, "The document's iteration", 0.0, kIteratedShare);
  estimate.iterated = solved(frames, settings, estimate.iteratedSeconds);
  settings.solver = CascadeSolver::Exact;
  settings.progress = asStage(progress, "The exact solver", kIteratedShare, 1.0);
  estimate.exact = solved(frames, settings, estimate.exactSeconds);
  return estimate;
}

std::vector<JointMoments> momentsOf(const JumpFrames& frames, const JointedFrames& motion) {
  const QuaternionDynamics dynamics(frames.problem.tree, kTrunk);
  std::vector<JointMoments> moments;
  for (std::size_t k = 0; k < motion.size(); ++k)
    moments.push_back(dynamics.inverse(motion[k], frames.gravity, loadsAt(frames, k)));
  return moments;
}

JointedFrames forwardFrom(const JumpFrames& frames, const JointedFrames& motion,
                          const std::vector<JointMoments>& moments) {
  const QuaternionDynamics dynamics(frames.problem.tree, kTrunk);
  const MomentCurve curve(moments, frames.problem.step);
  JointedFrames forward;
  JointedMotion now = motion.front();
  for (std::size_t k = 0; k < motion.size(); ++k) {
    const double begin = static_cast<double>(k) * frames.problem.step;
    dynamics.forward(curve.at(begin), frames.gravity, {}, now);
    forward.push_back(now);
    QuaternionRun run;
    run.moments = [&curve, begin](double time) { return curve.at(begin + time); };
    run.gravity = frames.gravity;
    run.duration = frames.problem.step;
    run.step = kForwardStep;
    if (k + 1 < motion.size()) integrate(dynamics, run, now);
  }
  return forward;
}

double greatestDistance(const JointedBodies& tree, const JointedPose& a, const JointedPose& b) {
  double greatest = 0.0;
  const auto take = [&greatest](double distance) {
    greatest =
        std::isfinite(distance) ? std::max(greatest, distance) : std::numeric_limits<double>::infinity();
  };
  for (std::size_t i = 0; i < a.centre.size(); ++i) take((a.centre[i] - b.centre[i]).norm());
  for (const BallJoint& joint : tree.joints) {
    const auto body = static_cast<std::size_t>(joint.b);
    take((a.centre[body] + a.q[body] * joint.inB - b.centre[body] - b.q[body] * joint.inB).norm());
  }
  return greatest;
}

std::optional<double> divergence(const JumpFrames& frames, const JointedFrames& motion,
                                 const JointedFrames& forward, double distance) {
  for (std::size_t k = 0; k < motion.size(); ++k)
    if (greatestDistance(frames.problem.tree, motion[k].pose, forward[k].pose) > distance)
      return frames.times[k] - frames.times[0];
  return std::nullopt;
}

}  // namespace handhold
