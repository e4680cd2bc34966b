// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_recording.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace handhold {

namespace {

constexpr int kCameras = 7, kCamerasAMarker = 2;
constexpr double kCameraCircle = 4.0;                 // m
constexpr double kCameraHeights[] = {1.0, 2.4};       // m, in turn
constexpr double kGrazing = 0.2;                      // cosine below which a marker is not seen
constexpr double kSeenUntil = 0.1, kSeenFrom = 0.55;  // s, section 9.4
constexpr std::size_t kTold = 3;                      // markers a segment
constexpr std::size_t kFewestFrames = 5;

/// Noise and slips of markers.
class Errors {
 public:
  explicit Errors(const JumpConditions& conditions) : random_(conditions.seed) {}

  Vector3 draw(double size) {
    const double x = normal_(random_), y = normal_(random_), z = normal_(random_);
    return size * Vector3(x, y, z);
  }

  Vector3 direction() { return draw(1.0).normalized(); }

 private:
  std::mt19937 random_;
  std::normal_distribution<double> normal_;
};

std::vector<Vector3> cameras() {
  const Vector3 middle = 0.5 * (printedWhole(0.0).centre + printedWhole(kJumpDuration).centre);
  std::vector<Vector3> places;
  for (int i = 0; i < kCameras; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / kCameras;
    places.emplace_back(middle.x() + kCameraCircle * std::cos(angle), kCameraHeights[i % 2],
                        middle.z() + kCameraCircle * std::sin(angle));
  }
  return places;
}

/// The cosine under which the second best of the cameras looks at a marker.
double viewOf(const std::vector<Vector3>& cameras, const Vector3& place, const Vector3& outward) {
  std::vector<double> views;
  for (const Vector3& camera : cameras) views.push_back(outward.dot((camera - place).normalized()));
  std::ranges::nth_element(views, views.begin() + kCamerasAMarker - 1, std::greater<>());
  return views[kCamerasAMarker - 1];
}

/// A marker of the recording as one frame has it.
struct View {
  BodyMarker marker;
  double cosine;
};

/// Of a segment's markers those that are seen. How the cameras of the document lost the others is not told,
/// but that three of each segment were left at both ends of the flight only.
std::vector<BodyMarker> seenOf(std::vector<View> views, double time) {
  std::ranges::stable_sort(views, std::greater<>(), &View::cosine);
  const auto facing = static_cast<std::size_t>(
      std::ranges::count_if(views, [](const View& view) { return view.cosine > kGrazing; }));
  const bool isTold = time <= kSeenUntil + 1e-9 || time >= kSeenFrom - 1e-9;
  const std::size_t count =
      isTold ? std::clamp(facing, std::min(kTold, views.size()), views.size()) : std::min(facing, kTold - 1);
  std::vector<BodyMarker> seen;
  for (std::size_t i = 0; i < count; ++i) seen.push_back(views[i].marker);
  return seen;
}

/// Markers on the bodies as they are, slipped, and on those that the standing trial tells.
struct Placed {
  std::size_t body;
  Vector3 onTrue, outward, onMeasured;
};

struct Laboratory {
  StandingBodies standing;
  std::vector<Placed> markers;
};

Laboratory standingTrial(const JumpConditions& conditions, const SimulatedJump& jump, Errors& errors) {
  const std::vector<JumpMarker> markers = jumpMarkers(standingStance());
  std::vector<Vector3> places;
  for (const JumpMarker& marker : markers) places.emplace_back(marker.place + errors.draw(conditions.noise));
  const StandingBodies measured = bodiesOf(stanceFrom(places), conditions.mass);
  Laboratory laboratory{measured, {}};
  for (std::size_t i = 0; i < markers.size(); ++i) {
    const std::size_t body = markers[i].body;
    const Quaternion toTrue = jump.standing.pose.q[body].conjugate();
    const Vector3 slip = conditions.offset * errors.direction();
    laboratory.markers.push_back(
        {body, toTrue * (markers[i].place + slip - jump.standing.pose.centre[body]),
         toTrue * markers[i].outward,
         measured.pose.q[body].conjugate() * (places[i] - measured.pose.centre[body])});
  }
  return laboratory;
}

}  // namespace

JumpRecording recordedJump(const JumpConditions& conditions, const SimulatedJump& jump) {
  Errors errors(conditions);
  const Laboratory laboratory = standingTrial(conditions, jump, errors);
  const std::vector<Vector3> around = cameras();
  JumpRecording recording{laboratory.standing, kJumpStep, {}};
  for (std::size_t k = 0; k < jump.frames.size(); ++k) {
    const JointedPose& pose = jump.frames[k].pose;
    std::vector<std::vector<View>> views(kJumpBodies.size());
    for (const Placed& marker : laboratory.markers) {
      const Quaternion& q = pose.q[marker.body];
      const Vector3 place = pose.centre[marker.body] + q * marker.onTrue;
      views[marker.body].push_back({{marker.onMeasured, place + errors.draw(conditions.noise)},
                                    conditions.hasGaps ? viewOf(around, place, q * marker.outward) : 1.0});
    }
    auto& frame = recording.frames.emplace_back();
    const double time = conditions.hasGaps ? static_cast<double>(k) * kJumpStep : 0.0;
    for (std::vector<View>& ofBody : views) frame.push_back(seenOf(std::move(ofBody), time));
  }
  return recording;
}

std::vector<FramePeriod> toldPeriods(const JumpRecording& recording) {
  std::vector<FramePeriod> periods;
  bool isOpen = false;
  for (std::size_t k = 0; k < recording.frames.size(); ++k) {
    const bool isTold = std::ranges::all_of(recording.frames[k], [](const std::vector<BodyMarker>& markers) {
      return markerSpan(markers) >= MarkerSpan::Plane;
    });
    if (isTold && isOpen) periods.back().last = k;
    if (isTold && !isOpen) periods.push_back({k, k});
    isOpen = isTold;
  }
  std::erase_if(periods, [](const FramePeriod& period) { return period.count() < kFewestFrames; });
  return periods;
}

}  // namespace handhold
