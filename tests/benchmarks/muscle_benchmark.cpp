// SPDX-License-Identifier: GPL-3.0-or-later
// Muscles of the 55-DOF human along an arm raise and a squat at 100 Hz: how many times faster than the motion
// on one core, and where the time goes.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/muscles/muscle_tensions.h"
#include "engine/muscles/path/moment_arms.h"

using namespace handhold;

namespace {

constexpr double kRate = 100.0, kDuration = 4.0;
const Vector3 kGravity(0.0, -9.80665, 0.0);

double userSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Every joint from its relaxed angle to the middle of its range and back.
Motion swing(const Model& model) {
  Data data(model);
  Motion motion;
  const VectorX from = model.relaxedPosition();
  for (int i = 0; i < kRate * kDuration; ++i) {
    MotionFrame frame;
    frame.time = i / kRate;
    const double w = 2.0 * M_PI / kDuration, phase = w * frame.time;
    frame.q = from;
    frame.v = frame.vdot = VectorX::Zero(model.velocitySize());
    for (int j = 1; j < model.linkCount(); ++j) {
      const Joint& joint = model.joints[static_cast<std::size_t>(j)];
      const double way = 0.5 * (0.5 * (joint.lower + joint.upper) - from[positionIndex(j)]);
      frame.q[positionIndex(j)] += way * (1.0 - std::cos(phase));
      frame.v[velocityIndex(j)] = way * w * std::sin(phase);
      frame.vdot[velocityIndex(j)] = way * w * w * std::cos(phase);
    }
    inverseDynamics(model, frame.q, frame.v, frame.vdot, kGravity, data, frame.tau);
    motion.frames.push_back(std::move(frame));
  }
  return motion;
}

void report(const char* what, double seconds) {
  std::printf("%-28s %8.1f us a frame, %6.1f times real time\n", what, 1e6 * seconds / (kRate * kDuration),
              kDuration / seconds);
}

}  // namespace

int main() {
  const std::filesystem::path resources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
  const auto model = loadModel(resources / "models/human55.json");
  const MuscledBody body =
      muscledBody(readMuscleSet(resources / "muscles/human55.json", *model), *model, model);
  const Motion motion = swing(*model);
  std::printf("%zu muscles, %zu frames\n", body.muscles.size(), motion.frames.size());
  for (const auto& [name, options] :
       {std::pair{"stress", MuscleOptions{SharingCriterion::Stress, false}},
        std::pair{"stress, curves", MuscleOptions{SharingCriterion::Stress, true}},
        std::pair{"fatigue", MuscleOptions{SharingCriterion::Fatigue, false}}}) {
    MuscleTensions tensions(body, options);
    const double start = userSeconds();
    const MuscleCourse course = muscleCourse(tensions, motion, kGravity);
    report(name, userSeconds() - start);
    int open = 0, iterations = 0;
    for (const MuscleFrame& frame : course.frames) {
      open += frame.isConverged ? 0 : 1;
      iterations += frame.iterations;
    }
    std::printf("   %.1f iterations a frame, %d frames without an end\n",
                static_cast<double>(iterations) / static_cast<double>(course.frames.size()), open);
  }
  Data data(*model);
  std::vector<LineOfAction> lines(body.muscles.size());
  const double start = userSeconds();
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(*model, frame.q, data);
    for (std::size_t i = 0; i < lines.size(); ++i)
      traceLine(body.muscles[i].path, linkPoses(data, frame.q), lines[i]);
  }
  report("lines of action alone", userSeconds() - start);
}
