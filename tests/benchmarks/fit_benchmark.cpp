// SPDX-License-Identifier: GPL-3.0-or-later
// How much faster than the motion itself the human is fitted to a recording, on one core.
#include <time.h>

#include <cstdio>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/estimation/fit/body_fit.h"
#include "engine/estimation/fit/frame_fit.h"
#include "engine/estimation/fit/motion_fit.h"
#include "engine/estimation/fit/rates.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

constexpr double kRate = 100.0;
constexpr int kFrames = 1000;

double processorSeconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Says what the work took beside the time that the motion lasts.
template <class Work>
auto timed(const char* title, const Work& work) {
  const double began = processorSeconds();
  auto result = work();
  const double seconds = processorSeconds() - began;
  std::printf("  %-22s %7.3f s, %8.1f times real time\n", title, seconds, kFrames / kRate / seconds);
  return result;
}

void measure(const char* name) {
  const auto model = human();
  const std::vector<FitMarker> markers = markersOf(*model, markerSet(name));
  const Recording recording = seenBy(*model, markers, swingingWay(*model, kFrames, kRate), kRate, 1e-3);
  std::printf("%s, %zu markers, %d frames at %g Hz\n", name, markers.size(), kFrames, kRate);
  BodyMeasuring measuring{markers, {{&recording, {}}}};
  for (const FitMarker& marker : markers) measuring.frames[0].markers.push_back(marker.marker);
  timed("body measured", [&] { return fitBody(*model, measuring); });
  const FitProblem problem = fitProblem(recording, markers);
  const auto way = timed("frames followed", [&] { return followedFrames(*model, problem, {}, {}); });
  const MotionFit fit = timed("all frames at once", [&] { return fitMotion(*model, problem, way); });
  Motion motion = motionOf(*model, fit.q, recording.frames, 6.0);
  timed("inverse dynamics", [&] {
    Data data(*model);
    for (MotionFrame& frame : motion.frames)
      inverseDynamics(*model, frame.q, frame.v, frame.vdot, Vector3(0.0, -9.80665, 0.0), data, frame.tau);
    return motion.frames.size();
  });
}

}  // namespace

int main() {
  for (const char* name : {"plug_in_gait", "whole_body_73"}) measure(name);
}
