// SPDX-License-Identifier: GPL-3.0-or-later
// Frames a second of bodies on ball joints from markers, on one core: poses alone and the whole cascade, by
// the document's iterations and exactly, over the number of segments.
#include <time.h>

#include <cstdio>

#include "engine/estimation/jointed_fit/cascade.h"
#include "engine/estimation/jointed_fit/nearest_pose.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/random_trees.h"

using namespace handhold;

namespace {

constexpr double kStep = 0.01;

double processorSeconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Each body turning in its joints, with about so many markers in all, a centimetre wrong.
CascadeProblem seenTree(int bodies, int markers, int frames) {
  RandomTrees random(1);
  CascadeProblem problem{random.tree(bodies), kStep, {}, {}, {}};
  JointedMotion still = random.motion(bodies);
  std::vector<std::vector<Vector3>> places(static_cast<std::size_t>(bodies));
  for (int i = 0; i < markers; ++i) places[std::size_t(i % bodies)].push_back(0.2 * random.vector());
  for (int frame = 0; frame < frames; ++frame) {
    JointedMotion motion = still;
    const double t = frame * kStep;
    auto& seen = problem.frames.emplace_back(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
      motion.pose.q[i] = expQuaternion(t * still.omega[i] + 0.5 * t * t * still.alpha[i]) * still.pose.q[i];
      motion.omega[i] = still.omega[i] + t * still.alpha[i];
    }
    closeJoints(problem.tree, 0, motion);
    for (std::size_t i = 0; i < places.size(); ++i)
      for (const Vector3& place : places[i])
        seen[i].push_back({place, motion.pose.centre[i] + motion.pose.q[i] * place + 0.01 * random.vector()});
    problem.whole.push_back(wholeMotion(problem.tree, motion));
  }
  return problem;
}

CascadeSettings settingsOf(CascadeSolver solver) {
  const PenaltySequence one{0.01, 1.0}, two{0.01, 2.0}, five{0.01, 5.0}, ten{0.01, 10.0};
  CascadeSettings settings;
  settings.solver = solver;
  settings.pose.penalties = {two, ten, ten};  // those of the document's jump
  settings.velocity.penalties = {two, two, ten, ten, ten};
  settings.acceleration.penalties = {one, one, five, five, five};
  return settings;
}

/// How fast poses are found, and what they leave of the markers and in the joints.
struct PoseSpeed {
  double perSecond = 0.0, rms = 0.0, gap = 0.0;
};

/// Of poses as a recording is gone through: each frame from the one before.
PoseSpeed posesPerSecond(const CascadeProblem& problem, const CascadeSettings& settings) {
  const std::size_t count = problem.tree.bodies.size();
  JointedPose near{std::vector<Quaternion>(count, Quaternion::Identity()),
                   std::vector<Vector3>(count, Vector3::Zero())};
  PoseSpeed speed;
  double seconds = 0.0, loss = 0.0, markers = 0.0;
  for (std::size_t i = 0; i < problem.frames.size(); ++i) {
    const PoseProblem pose{problem.tree, problem.frames[i], problem.whole[i].centre, near, {}};
    const double began = processorSeconds();
    near = markerPose(pose);
    near = settings.solver == CascadeSolver::Exact ? nearestPose(pose, near).pose
                                                   : iteratedPose(pose, near, settings.pose);
    seconds += processorSeconds() - began;
    loss += markerLoss(pose, near);
    for (const auto& own : pose.markers) markers += static_cast<double>(own.size());
    speed.gap = std::max(speed.gap, greatestGap(problem.tree, near));
  }
  speed.perSecond = static_cast<double>(problem.frames.size()) / seconds;
  speed.rms = std::sqrt(loss / markers);
  return speed;
}

double cascadesPerSecond(const CascadeProblem& problem, const CascadeSettings& settings) {
  const double began = processorSeconds();
  cascade(problem, settings);
  return static_cast<double>(problem.frames.size()) / (processorSeconds() - began);
}

void measure(int bodies, int markers, int frames) {
  const CascadeProblem problem = seenTree(bodies, markers, frames);
  std::printf("%8d %8d", bodies, markers);
  for (const CascadeSolver solver : {CascadeSolver::Exact, CascadeSolver::Iteration}) {
    const CascadeSettings settings = settingsOf(solver);
    const PoseSpeed poses = posesPerSecond(problem, settings);
    std::printf(" %10.0f %10.0f %8.3f %8.1e", poses.perSecond, cascadesPerSecond(problem, settings),
                1e3 * poses.rms, poses.gap);
    std::fflush(stdout);
  }
  std::printf("\n");
}

}  // namespace

int main() {
  std::printf("frames a second on one core, what is left of the markers (mm) and in the joints (m)\n");
  std::printf("%8s %8s", "segments", "markers");
  for (const char* solver : {"exact", "iterated"})
    std::printf(" %10s %10s %8s %8s", solver, "cascade", "rms", "gap");
  std::printf("\n");
  for (const int bodies : {1, 3, 7}) measure(bodies, 5 * bodies, 400);
  measure(14, 75, 200);
  for (const int bodies : {30, 60, 100}) measure(bodies, 5 * bodies, 10);
}
