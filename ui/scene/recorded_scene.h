// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/recording/recording.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Which segment a marker sits on, by its name.
using SegmentOfMarker = std::map<std::string, std::string>;

/// Segments that follow one another, by their names.
using NeighbouringSegments = std::vector<std::pair<std::string, std::string>>;

/// What of a recording a picture shows besides markers, sticks and bones.
struct RecordedLook {
  bool showForces = true;
  bool showTrails = false;
  double metresPerNewton = 0.0008;
  ThingId hovered, selected;
  std::optional<Color> color;  ///< else that of what was measured
};

/// A recording in our world as things of a picture: markers, sticks between those of a segment, bones of its
/// skeleton or model, muscles, plates with what they bear. What is the same at all times is made once.
class RecordedScene {
 public:
  RecordedScene(std::shared_ptr<const Recording> recording, const SegmentOfMarker& segments,
                const NeighbouringSegments& neighbours = {});

  void addTo(Scene& scene, double time, const RecordedLook& look) const;

  /// Nothing but sticks and bones at that time, in a colour of theirs.
  void addSticksTo(Scene& scene, double time, const Color& color) const;

  /// The room that all of it takes; empty without any place.
  const Eigen::AlignedBox3d& room() const { return room_; }
  const Recording& recording() const { return *recording_; }
  /// Pairs of markers of one segment.
  const std::vector<std::pair<int, int>>& sticks() const { return sticks_; }
  /// And of neighbouring ones, the nearest of each.
  const std::vector<std::pair<int, int>>& links() const { return links_; }

 private:
  void addMarkers(Scene& scene, int frame, const RecordedLook& look) const;
  void addSticks(Scene& scene, int frame, const Color& color) const;
  void addTrails(Scene& scene, int frame, const Color& color) const;
  void addBones(Scene& scene, int step, const Color& color) const;
  void addPaths(Scene& scene, int frame, const std::optional<Color>& color) const;
  void addPlates(Scene& scene) const;
  void addForces(Scene& scene, int sample, const RecordedLook& look) const;
  void takeRoom();

  std::shared_ptr<const Recording> recording_;
  std::vector<std::pair<int, int>> sticks_, links_;
  Eigen::AlignedBox3d room_;
};

}  // namespace handhold
