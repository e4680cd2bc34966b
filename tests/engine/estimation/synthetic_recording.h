// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <filesystem>
#include <random>

#include "engine/core/atomic_file.h"
#include "engine/dynamics/kinematics.h"
#include "engine/estimation/fit/fit_problem.h"
#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/model/model_file.h"

namespace handhold {

inline const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
inline const std::filesystem::path kHumanFile = kResources / "models/human55.json";

inline std::shared_ptr<const Model> human() { return loadModel(kHumanFile); }

inline MarkerSet markerSet(const char* name) {
  return loadMarkerSet(kResources / "marker_sets" / (std::string(name) + ".json"));
}

/// A person who walks a curve and swings every joint about the middle of its range, each at a pace of its
/// own.
inline std::vector<VectorX> swingingWay(const Model& model, int frames, double rate) {
  std::vector<VectorX> way;
  for (int k = 0; k < frames; ++k) {
    const double t = k / rate;
    VectorX q = model.relaxedPosition();
    q.head<3>() = Vector3(0.3 * std::sin(t), 1.0 + 0.05 * std::sin(4.0 * t), 0.8 * t);
    const Quaternion turn(Eigen::AngleAxisd(0.8 * std::sin(0.9 * t), Vector3::UnitY()) *
                          Eigen::AngleAxisd(0.15 * std::sin(2.0 * t), Vector3::UnitX()));
    q.segment<4>(3) << turn.w(), turn.x(), turn.y(), turn.z();
    for (int i = 1; i < model.linkCount(); ++i) {
      const Joint& joint = model.joints[static_cast<std::size_t>(i)];
      const double half = 0.5 * (joint.upper - joint.lower);
      q[positionIndex(i)] =
          joint.lower + half + std::min(0.6, 0.6 * half) * std::sin((2.0 + 0.05 * i) * t + i);
    }
    way.push_back(q);
  }
  return way;
}

/// Three markers on each link that has mass.
inline std::vector<FitMarker> markersEverywhere(const Model& model) {
  std::vector<FitMarker> markers;
  const Vector3 points[] = {{0.08, 0.02, 0.03}, {-0.05, 0.06, 0.02}, {0.01, -0.04, -0.07}};
  for (int i = 0; i < model.linkCount(); ++i)
    if (model.links[static_cast<std::size_t>(i)].mass > 0.0)
      for (const Vector3& point : points)
        markers.push_back({static_cast<int>(markers.size()), LinkIndex(i), point, 0.03, 1.0});
  return markers;
}

/// The markers of a set where it puts them.
inline std::vector<FitMarker> markersOf(const Model& model, const MarkerSet& set) {
  std::vector<FitMarker> markers;
  for (const MarkerPlace& place : set.markers) {
    const BodyPlace on = placeOn(model, place);
    markers.push_back({static_cast<int>(markers.size()), on.link, on.point, place.spread, 1.0});
  }
  return markers;
}

/// What cameras see of markers on a body that goes the way, with noise of that size (m) in each direction.
inline Recording seenBy(const Model& model, const std::vector<FitMarker>& markers,
                        const std::vector<VectorX>& way, double rate, double noise = 0.0) {
  Recording recording;
  recording.title = "synthetic";
  recording.frames = evenTimes(0.0, rate, static_cast<int>(way.size()));
  recording.up = LaboratoryAxis{1, 1};
  std::mt19937 random(7);
  std::normal_distribution<double> error(0.0, noise > 0.0 ? noise : 1.0);
  Data data(model);
  for (std::size_t i = 0; i < markers.size(); ++i) {
    recording.markers.emplace_back();
    recording.markers.back().name = std::to_string(i);
  }
  for (const VectorX& q : way) {
    updateKinematics(model, q, data);
    for (std::size_t i = 0; i < markers.size(); ++i) {
      Vector3 place = linkPose(data, markers[i].link) * markers[i].point;
      if (noise > 0.0) place += Vector3(error(random), error(random), error(random));
      recording.markers[i].positions.push_back(place.cast<float>());
    }
  }
  return recording;
}

}  // namespace handhold
