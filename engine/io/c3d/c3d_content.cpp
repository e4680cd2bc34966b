// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_content.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/io/c3d/c3d_plate_loads.h"
#include "engine/io/writing/writing.h"

namespace handhold {

namespace {

constexpr std::size_t kLongestName = 127;
constexpr std::size_t kMostCounted = 65535;
constexpr double kMostInteger = 32000.0;  // of 16 bits with a sign, and some air
constexpr double kMostResidual = 255.0;   // of 8 bits
constexpr double kFinestResidual = 1e-3;  // mm
constexpr double kToMillimetres = 1e3;
constexpr double kSameLoad = 1e-5;  // share of the greatest: a plate's channels say what it bore

[[noreturn]] void refuseContent(const std::string& place, const std::string& problem,
                                const std::string& remedy) {
  throw InputError(place, problem, remedy);
}

void checkName(const std::string& name, const std::string& place) {
  if (name.size() > kLongestName)
    refuseContent(place, "the name " + quoted(name.substr(0, 20) + "...") + " is longer than 127 letters",
                  "shorten it");
}

const C3dVectorGroup& groupOf(const RecordedVectors& vectors, const std::string& place) {
  for (const C3dVectorGroup& group : c3dVectorGroups())
    if (group.measure == vectors.measure) return group;
  refuseContent(
      place, "C3D has no place for " + quoted(vectors.name) + ", whose measure is " + wordOf(vectors.measure),
      "leave it out, or write csv");
}

void addPoints(const Recording& recording, const std::string& place, C3dContent& content) {
  for (const Marker& marker : recording.markers) {
    checkName(marker.name, place);
    content.points.push_back({marker.name, marker.description, &marker.positions,
                              marker.residuals.empty() ? nullptr : &marker.residuals, kToMillimetres,
                              nullptr});
  }
  for (const RecordedVectors& vectors : recording.vectors) {
    checkName(vectors.name, place);
    const C3dVectorGroup& group = groupOf(vectors, place);
    content.points.push_back(
        {vectors.name, vectors.description, &vectors.values, nullptr, group.factor, group.group});
  }
  if (content.points.size() > kMostCounted)
    refuseContent(place, "has more than 65535 points", "leave some out");
}

/// A plate of type 2 in its own axes, whose sensor is the middle of the surface.
void addPlateChannels(const ForcePlate& plate, C3dContent& content) {
  static const char* const names[] = {"Fx", "Fy", "Fz", "Mx", "My", "Mz"};
  const Eigen::Matrix3f R_PW = platePose(plate.corners).R.transpose().cast<float>();
  std::vector<int>& numbers = content.plateChannels.emplace_back();
  for (int i = 0; i < 6; ++i) {
    AnalogChannel channel{plate.name + " " + names[i], "", i < 3 ? Measured::Force : Measured::Moment, {}};
    for (std::size_t s = 0; s < plate.forces.size(); ++s)
      channel.values.push_back((R_PW * (i < 3 ? plate.forces[s] : plate.moments[s]))[i % 3]);
    numbers.push_back(static_cast<int>(content.channels.size()));
    content.channels.push_back(std::move(channel));
  }
}

/// Whether the recording's channels, read as a plate of type 2, say what the plate bore.
bool channelsSayLoads(const Recording& recording, const ForcePlate& plate) {
  const auto isOf = [&](int c) { return c >= 0 && c < static_cast<int>(recording.analog.size()); };
  if (plate.type != 2 || plate.channels.size() != 6 ||
      !std::all_of(plate.channels.begin(), plate.channels.end(), isOf) || plate.origin.z() > 0.0)
    return false;
  Recording copy;
  copy.samples = recording.samples;
  ForcePlate again{plate.name, 2, plate.corners, plate.origin, {}, {}, {}};
  for (int i = 0; i < 6; ++i) {
    copy.analog.push_back(
        recording.analog[static_cast<std::size_t>(plate.channels[static_cast<std::size_t>(i)])]);
    again.channels.push_back(i);
  }
  addC3dPlateLoads({2, plate.origin, Matrix6::Identity(), 1.0, std::vector<C3dChannelTarget>(6)}, copy,
                   again);
  float most = 1.0f, off = 0.0f;
  for (std::size_t s = 0; s < plate.forces.size(); ++s) {
    most = std::max({most, plate.forces[s].norm(), plate.moments[s].norm()});
    off = std::max(
        {off, (again.forces[s] - plate.forces[s]).norm(), (again.moments[s] - plate.moments[s]).norm()});
  }
  return off <= static_cast<float>(kSameLoad) * most;
}

void addAnalog(const Recording& recording, const std::string& place, C3dContent& content) {
  for (const ForcePlate& plate : recording.plates) {
    const bool isSaid = channelsSayLoads(recording, plate);
    content.origins.push_back(isSaid ? plate.origin : Vector3(Vector3::Zero()));
    if (!isSaid)
      addPlateChannels(plate, content);
    else
      content.plateChannels.push_back(plate.channels);
    if (!isSaid)
      for (int& number : content.plateChannels.back()) number += static_cast<int>(recording.analog.size());
  }
  for (const AnalogChannel& channel : recording.analog) content.analog.push_back(&channel);
  for (const AnalogChannel& channel : content.channels) content.analog.push_back(&channel);
  for (const AnalogChannel* channel : content.analog) checkName(channel->name, place);
}

/// A file of channels alone counts its samples as frames.
void setFrames(const Recording& recording, const std::string& place, C3dContent& content) {
  const TimeBase& base = content.points.empty() ? recording.samples : recording.frames;
  content.frames = base.count();
  if (content.frames == 0)
    refuseContent(place, "has neither markers nor analog channels",
                  "write mot, sto, bvh or csv for coordinates");
  content.rate = evenRate(base, content.points.empty() ? "samples" : "frames", place);
  const double first = base.times.front() * content.rate + 1.0;
  content.firstFrame = static_cast<int>(std::lround(std::clamp(first, -1.0, 2e9)));
  if (content.firstFrame < 1 || std::abs(first - content.firstFrame) > 0.25)
    refuseContent(place, "its first frame lies between the frames of a clock that begins at 0",
                  "shift its times");
}

void setSamples(const Recording& recording, const std::string& place, C3dContent& content) {
  if (content.analog.empty()) return;
  const TimeBase& samples = recording.samples;
  content.samplesPerFrame = samples.count() / content.frames;
  const double rate = evenRate(samples, "samples", place);
  const bool fits =
      content.samplesPerFrame * content.frames == samples.count() &&
      std::abs(rate - content.rate * content.samplesPerFrame) < 1e-3 * rate &&
      std::abs(samples.times.front() - (content.firstFrame - 1) / content.rate) < 0.5 / content.rate;
  if (!fits)
    refuseContent(place, "the analog samples do not go with the frames",
                  "resample them to a multiple of the frames");
  if (content.analog.size() * static_cast<std::size_t>(content.samplesPerFrame) > kMostCounted)
    refuseContent(place, "has more than 65535 analog values a frame", "leave some channels out");
}

double greatest(const std::vector<float>& values) {
  double most = 0.0;
  for (const float value : values)
    if (std::isfinite(value)) most = std::max(most, static_cast<double>(std::abs(value)));
  return most;
}

double greatest(const C3dPoint& point) {
  double most = 0.0;
  for (const Vector3f& value : *point.values)
    if (isSeen(value)) most = std::max(most, static_cast<double>(value.cwiseAbs().maxCoeff()) * point.factor);
  return most;
}

/// Reals need a scale for their residuals only.
void setScales(C3dStorage storage, const std::string& place, C3dContent& content) {
  double most = 0.0;
  for (const C3dPoint& point : content.points) {
    if (storage == C3dStorage::Integer) most = std::max(most, greatest(point) / kMostInteger);
    if (point.residuals) most = std::max(most, greatest(*point.residuals) * kToMillimetres / kMostResidual);
  }
  content.scale = std::max(most, kFinestResidual);
  for (const AnalogChannel* channel : content.analog) {
    const bool hasGap = !std::all_of(channel->values.begin(), channel->values.end(),
                                     [](float value) { return std::isfinite(value); });
    if (storage == C3dStorage::Integer && hasGap)
      refuseContent(place, "channel " + quoted(channel->name) + " has gaps, which integers cannot hold",
                    "write reals");
    const double top = greatest(channel->values);
    content.channelScales.push_back(storage == C3dStorage::Integer && top > 0.0 ? top / kMostInteger : 1.0);
  }
}

}  // namespace

const std::vector<C3dVectorGroup>& c3dVectorGroups() {
  static const std::vector<C3dVectorGroup> groups = {
      {Measured::Angle, "ANGLES", "ANGLE", "deg", 180.0 / std::numbers::pi},
      {Measured::Force, "FORCES", "FORCE", "N", 1.0},
      {Measured::Moment, "MOMENTS", "MOMENT", "Nmm", 1e3},
      {Measured::Power, "POWERS", "POWER", "W", 1.0},
      {Measured::Unknown, "SCALARS", "SCALAR", "", 1.0}};
  return groups;
}

C3dContent c3dContent(const Recording& recording, const std::string& place, C3dStorage storage) {
  checkWritable(recording, place);
  C3dContent content;
  addPoints(recording, place, content);
  addAnalog(recording, place, content);
  setFrames(recording, place, content);
  setSamples(recording, place, content);
  setScales(storage, place, content);
  return content;
}

}  // namespace handhold
