// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/cascade.h"

#include "engine/core/error.h"
#include "engine/estimation/jointed_fit/nearest_pose.h"
#include "engine/estimation/jointed_fit/three_angles.h"

namespace handhold {

namespace {

/// One body's values over the frames, and back.
template <class Value, class Get>
std::vector<Value> overFrames(const JointedFrames& frames, const Get& get) {
  std::vector<Value> values;
  for (const JointedMotion& frame : frames) values.push_back(get(frame));
  return values;
}

using Vectors = std::vector<Vector3> JointedMotion::*;

std::vector<Vector3> overFrames(const JointedFrames& frames, Vectors which, std::size_t body) {
  return overFrames<Vector3>(frames, [&](const JointedMotion& frame) { return (frame.*which)[body]; });
}

void put(JointedFrames& frames, Vectors which, std::size_t body, const std::vector<Vector3>& values) {
  for (std::size_t i = 0; i < frames.size(); ++i) (frames[i].*which)[body] = values[i];
}

std::size_t bodies(const JointedFrames& frames) { return frames.front().pose.q.size(); }

/// Rates from the splines of poses.
void deriveFromPoses(JointedFrames& frames, const CascadeProblem& problem, TurnInterpolation how) {
  for (std::size_t body = 0; body < bodies(frames); ++body) {
    const auto q =
        overFrames<Quaternion>(frames, [&](const JointedMotion& frame) { return frame.pose.q[body]; });
    const auto centres =
        overFrames<Vector3>(frames, [&](const JointedMotion& frame) { return frame.pose.centre[body]; });
    const FrameTurns turns = how == TurnInterpolation::QuaternionSpline ? frameTurns(q, problem.step)
                                                                        : frameTurnsByAngles(q, problem.step);
    const FrameSpline places = frameSpline(centres, problem.step);
    put(frames, &JointedMotion::omega, body, turns.omega);
    put(frames, &JointedMotion::alpha, body, turns.alpha);
    put(frames, &JointedMotion::velocity, body, places.first);
    put(frames, &JointedMotion::acceleration, body, places.second);
  }
}

/// Accelerations from the splines of velocities.
void deriveFromVelocities(JointedFrames& frames, const CascadeProblem& problem) {
  for (std::size_t body = 0; body < bodies(frames); ++body) {
    const auto slopes = [&](Vectors which) {
      return frameSpline(overFrames(frames, which, body), problem.step).first;
    };
    put(frames, &JointedMotion::alpha, body, slopes(&JointedMotion::omega));
    put(frames, &JointedMotion::acceleration, body, slopes(&JointedMotion::velocity));
  }
}

/// Velocities from accelerations, on from the first frame.
void integrateAccelerations(JointedFrames& frames, const CascadeProblem& problem) {
  for (std::size_t body = 0; body < bodies(frames); ++body)
    for (const auto& [from, into] : {std::pair{&JointedMotion::alpha, &JointedMotion::omega},
                                     std::pair{&JointedMotion::acceleration, &JointedMotion::velocity}}) {
      std::vector<Vector3> sums = frameSpline(overFrames(frames, from, body), problem.step).integral;
      const Vector3 first = (frames.front().*into)[body];
      for (Vector3& sum : sums) sum += first;
      put(frames, into, body, sums);
    }
}

/// Poses from velocities, on from the first frame.
void integrateVelocities(JointedFrames& frames, const CascadeProblem& problem) {
  for (std::size_t body = 0; body < bodies(frames); ++body) {
    const auto way = frameSpline(overFrames(frames, &JointedMotion::velocity, body), problem.step).integral;
    const auto q = integratedTurns(frames.front().pose.q[body],
                                   overFrames(frames, &JointedMotion::omega, body), problem.step);
    const Vector3 first = frames.front().pose.centre[body];
    for (std::size_t i = 0; i < frames.size(); ++i) {
      frames[i].pose.q[body] = q[i];
      frames[i].pose.centre[body] = first + way[i];
    }
  }
}

/// A frame before it is fitted.
JointedMotion still(std::size_t count) {
  const std::vector<Vector3> zeros(count, Vector3::Zero());
  return {{std::vector<Quaternion>(count, Quaternion::Identity()), zeros}, zeros, zeros, zeros, zeros};
}

void putMeasured(JointedFrames& frames, const std::vector<std::vector<MarkerRates>>& rates) {
  for (std::size_t i = 0; i < rates.size(); ++i)
    for (std::size_t body = 0; body < rates[i].size(); ++body) {
      const MarkerRates& rate = rates[i][body];
      frames[i].omega[body] = rate.omega;
      frames[i].velocity[body] = rate.velocity;
      frames[i].alpha[body] = rate.alpha;
      frames[i].acceleration[body] = rate.acceleration;
    }
}

PoseProblem poseProblem(const CascadeProblem& problem, std::size_t frame, JointedPose near) {
  const auto centre = problem.whole.empty() ? std::nullopt : std::optional(problem.whole[frame].centre);
  return {problem.tree, problem.frames[frame], centre, std::move(near), {}};
}

/// What markers leave open of an attitude is that of the fitted frame before, so that it does not leap where
/// a marker comes or goes.
void goOnFrom(const JointedPose& before, const std::vector<std::vector<BodyMarker>>& markers,
              JointedPose& pose) {
  for (std::size_t body = 0; body < markers.size(); ++body)
    if (const MarkerAttitude told = markerAttitude(markers[body], before.q[body]); !told.isTold())
      pose.q[body] = told.span == MarkerSpan::None ? before.q[body] : told.q;
}

struct Stage {
  const CascadeProblem& problem;
  const CascadeSettings& settings;

  /// Each frame by its work; false where it was stopped.
  template <class Work>
  bool overAll(const char* name, JointedFrames& frames, const Work& work) const {
    for (std::size_t i = 0; i < frames.size(); ++i) {
      if (settings.stop.stop_requested()) return false;
      tellStage(settings.progress, name, static_cast<double>(i) / static_cast<double>(frames.size()));
      work(frames[i], i);
    }
    return true;
  }

  bool guess(JointedFrames& frames) const {
    JointedPose near = problem.near.q.empty() ? still(problem.tree.bodies.size()).pose : problem.near;
    return overAll("Markers of each body", frames, [&](JointedMotion& frame, std::size_t i) {
      frame.pose = near = markerPose(poseProblem(problem, i, near));
    });
  }

  bool fitPoses(JointedFrames& frames) const {
    const JointedPose* before = nullptr;
    return overAll("Poses", frames, [&](JointedMotion& frame, std::size_t i) {
      if (before) goOnFrom(*before, problem.frames[i], frame.pose);
      const PoseProblem pose = poseProblem(problem, i, frame.pose);
      frame.pose = settings.solver == CascadeSolver::Exact ? nearestPose(pose, frame.pose).pose
                                                           : iteratedPose(pose, frame.pose, settings.pose);
      before = &frame.pose;
    });
  }

  bool fitRates(JointedFrames& frames, Rate rate) const {
    const bool isVelocity = rate == Rate::Velocity;
    const char* name = isVelocity ? "Velocities" : "Accelerations";
    return overAll(name, frames, [&](JointedMotion& frame, std::size_t i) {
      const RateProblem one{problem.tree, problem.whole[i], rate};
      if (settings.solver == CascadeSolver::Exact)
        toNearestRates(one, frame);
      else
        iterateRates(one, isVelocity ? settings.velocity : settings.acceleration, frame);
    });
  }
};

std::vector<CascadeSets::Untold> untoldBodies(const CascadeProblem& problem) {
  std::vector<CascadeSets::Untold> untold;
  for (std::size_t frame = 0; frame < problem.frames.size(); ++frame)
    for (std::size_t body = 0; body < problem.frames[frame].size(); ++body)
      if (const MarkerSpan span = markerSpan(problem.frames[frame][body]); span < MarkerSpan::Plane)
        untold.push_back({frame, body, span});
  return untold;
}

void wantWhole(const CascadeProblem& problem) {
  if (problem.whole.size() != problem.frames.size())
    throw InputError("whole", "there is not one for each frame", "say what the tree does as a whole in each");
}

CascadeSets stopped() {
  CascadeSets sets;
  sets.isStopped = true;
  return sets;
}

/// The set ic; false where it was stopped.
bool markersAlone(const Stage& stage, JointedFrames& frames) {
  const CascadeProblem& problem = stage.problem;
  frames.assign(problem.frames.size(), still(problem.tree.bodies.size()));
  if (!stage.guess(frames)) return false;
  deriveFromPoses(frames, problem, stage.settings.interpolation);
  if (!problem.rates.empty()) putMeasured(frames, problem.rates);
  return true;
}

/// Fig. 3.1: each algorithm starts from what the one before found.
bool oneAfterAnother(const Stage& stage, CascadeSets& sets) {
  const CascadeProblem& problem = stage.problem;
  if (!stage.fitPoses(sets.spP)) return false;
  deriveFromPoses(sets.spP, problem, stage.settings.interpolation);
  sets.spV = sets.spP;
  if (!problem.rates.empty()) putMeasured(sets.spV, problem.rates);
  if (!stage.fitRates(sets.spV, Rate::Velocity)) return false;
  if (problem.rates.empty()) deriveFromVelocities(sets.spV, problem);
  sets.spPva = sets.spV;
  return stage.fitRates(sets.spPva, Rate::Acceleration);
}

/// Each from [P0, V0, A0] alone.
bool parallel(const Stage& stage, CascadeSets& sets) {
  if (!stage.fitPoses(sets.spP)) return false;
  JointedFrames accelerations = sets.ic;
  sets.spV = sets.ic;
  if (!stage.fitRates(sets.spV, Rate::Velocity) || !stage.fitRates(accelerations, Rate::Acceleration))
    return false;
  sets.spPva = sets.spP;
  for (std::size_t i = 0; i < sets.spPva.size(); ++i) {
    sets.spPva[i].omega = sets.spV[i].omega;
    sets.spPva[i].velocity = sets.spV[i].velocity;
    sets.spPva[i].alpha = accelerations[i].alpha;
    sets.spPva[i].acceleration = accelerations[i].acceleration;
  }
  deriveFromPoses(sets.spP, stage.problem, stage.settings.interpolation);
  deriveFromVelocities(sets.spV, stage.problem);
  return true;
}

}  // namespace

JointedFrames markerFrames(const CascadeProblem& problem, TurnInterpolation interpolation) {
  CascadeSettings settings;
  settings.interpolation = interpolation;
  JointedFrames frames;
  markersAlone({problem, settings}, frames);
  return frames;
}

CascadeSets cascade(const CascadeProblem& problem, const CascadeSettings& settings) {
  wantWhole(problem);
  const Stage stage{problem, settings};
  CascadeSets sets;
  sets.untold = untoldBodies(problem);
  if (!markersAlone(stage, sets.ic)) return stopped();
  sets.spP = sets.ic;
  const bool isWhole =
      settings.order == CascadeOrder::Parallel ? parallel(stage, sets) : oneAfterAnother(stage, sets);
  if (!isWhole) return stopped();
  integrateVelocities(sets.spV, problem);
  sets.spA = sets.spPva;
  integrateAccelerations(sets.spA, problem);
  integrateVelocities(sets.spA, problem);
  return sets;
}

double noiseAlarm(const CascadeSets& sets) {
  double sum = 0.0, count = 0.0;
  for (std::size_t i = 0; i < sets.spP.size(); ++i)
    for (std::size_t body = 0; body < bodies(sets.spP); ++body, ++count)
      sum += (sets.spP[i].omega[body] - sets.spV[i].omega[body]).squaredNorm();
  return count > 0.0 ? std::sqrt(sum / count) : 0.0;
}

}  // namespace handhold
