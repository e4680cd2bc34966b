// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/strange_size.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/core/error.h"
#include "engine/core/spoken_length.h"
#include "engine/dynamics/kinematics.h"
#include "engine/estimation/recorded_trial/standing_height.h"
#include "engine/recording/measured.h"

namespace handhold {

namespace {

constexpr double kShortestPerson = 1.0, kTallestPerson = 2.3;  // m: children of three years, and basketball
constexpr double kNearModel = 0.25;                            // of a model that was chosen for a child
/// Of the expected stature: who crouches is more, and units are ten times apart.
constexpr double kLeastRough = 0.2, kMostRough = 5.0;
constexpr int kGlancesAtSize = 50;      // frames
constexpr std::size_t kFewMarkers = 5;  // in a frame

/// How far places are from their middle (m), RMS.
double spreadOf(const std::vector<Vector3>& places) {
  Vector3 middle = Vector3::Zero();
  for (const Vector3& place : places) middle += place / static_cast<double>(places.size());
  double sum = 0.0;
  for (const Vector3& place : places) sum += (place - middle).squaredNorm();
  return std::sqrt(sum / static_cast<double>(places.size()));
}

/// That somebody may tell.
constexpr const char* kUnits[] = {"mm", "cm", "m"};

std::string wordOfUnit(double metres) {
  for (const char* unit : kUnits)
    if (std::abs(fileUnit(unit)->factor / metres - 1.0) < 1e-6) return unit;
  return "units of " + spokenLength(metres);
}

std::string remedyFor(double unit, double rough) {
  for (const std::string other : kUnits) {
    if (!(unit > 0.0)) break;
    const double size = rough * fileUnit(other)->factor / unit;
    const bool isPersons = size > 0.8 * kShortestPerson && size < 1.2 * kTallestPerson;
    if (isPersons && wordOfUnit(unit) != other)
      return "as " + other + " they make a body of about " + spokenLength(0.1 * std::round(10.0 * size)) +
             ": tell so (--units " + other + ")";
  }
  return "tell the right unit of its lengths";
}

[[noreturn]] void refuse(const RecordedTrialRequest& request, double size, const std::string& remedy) {
  const std::string body = "a body of " + spokenLength(size) + ", and people are 1 m to 2.3 m tall";
  if (request.lengthUnit > 0.0)
    throw InputError(request.file,
                     "its lengths were read as " + wordOfUnit(request.lengthUnit) + ", which makes " + body,
                     remedy);
  throw InputError(request.file, "shows " + body, remedy);
}

}  // namespace

double roughStature(const Model& model, const BodyMeasuring& measuring) {
  const MeasuringFrames& from = measuring.frames.front();
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const int frames = from.recording->frames.count(), step = std::max(1, frames / kGlancesAtSize);
  std::vector<double> ratios;
  for (int frame = 0; frame < frames; frame += step) {
    std::vector<Vector3> seen, onModel;
    for (std::size_t i = 0; i < measuring.markers.size(); ++i) {
      if (from.markers[i] < 0) continue;
      const Vector3f& place = from.recording->markers[static_cast<std::size_t>(from.markers[i])]
                                  .positions[static_cast<std::size_t>(frame)];
      if (!isSeen(place)) continue;
      seen.push_back(place.cast<double>());
      onModel.push_back(linkPose(data, measuring.markers[i].link) * measuring.markers[i].point);
    }
    if (seen.size() >= kFewMarkers) ratios.push_back(spreadOf(seen) / spreadOf(onModel));
  }
  if (ratios.empty()) return 0.0;
  const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
  std::ranges::nth_element(ratios, middle);
  return *middle * standingHeight(model);
}

void refuseStrangeSize(const RecordedTrialRequest& request, double told, double rough) {
  const double expected = told > 0.0 ? told : standingHeight(*request.subject.model);
  if (!(rough > 0.0) || !(expected > 0.0)) return;
  if (rough < kLeastRough * expected || rough > kMostRough * expected)
    refuse(request, rough, remedyFor(request.lengthUnit, rough));
}

void refuseStrangeBody(const RecordedTrialRequest& request, double told, double rough, double measured) {
  const double model = standingHeight(*request.subject.model);
  if (told > 0.0 || !(measured > 0.0)) return;
  if (measured < std::min(kShortestPerson, (1.0 - kNearModel) * model) ||
      measured > std::max(kTallestPerson, (1.0 + kNearModel) * model))
    refuse(request, measured,
           remedyFor(request.lengthUnit, rough) + ", or the stature, if it is right (--stature)");
}

}  // namespace handhold
