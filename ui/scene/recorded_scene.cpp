// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/recorded_scene.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace handhold {

namespace {

constexpr double kMarkerRadius = 0.011, kBoneRadius = 0.016, kJointRadius = 0.024;  // m
constexpr double kModelBoneRadius = 0.009;                                          // m
constexpr Color kMuscle = rgb(0xc0392b);
constexpr double kMuscleWidth = 2.5;                          // px
constexpr double kPlateThickness = 0.02, kPlateRise = 0.003;  // m: seen beside the floor, not through it
constexpr double kTrailSeconds = 1.0;
constexpr int kMostTrailPoints = 60;
constexpr std::size_t kAllPaired = 4;  // markers of a segment that are all joined to each other
constexpr int kGlances = 20;           // frames in which distances are looked at
constexpr float kStickOpacity = 0.7f, kLinkOpacity = 0.35f;

Vector3 placeOf(const Marker& marker, int frame) {
  return marker.positions[static_cast<std::size_t>(frame)].cast<double>();
}

bool isSeenIn(const Marker& marker, int frame) {
  return isSeen(marker.positions[static_cast<std::size_t>(frame)]);
}

/// Over some frames; infinite where they are never seen together.
double meanDistance(const Marker& a, const Marker& b, int frames) {
  double sum = 0.0;
  int seen = 0;
  for (int frame = 0; frame < frames; frame += std::max(1, frames / kGlances)) {
    if (!isSeenIn(a, frame) || !isSeenIn(b, frame)) continue;
    sum += (placeOf(a, frame) - placeOf(b, frame)).norm();
    ++seen;
  }
  return seen > 0 ? sum / seen : std::numeric_limits<double>::infinity();
}

using Pairs = std::vector<std::pair<int, int>>;

/// The nearest two of both.
std::pair<int, int> nearestPair(const Recording& recording, const std::vector<int>& one,
                                const std::vector<int>& other) {
  std::pair<int, int> nearest{one.front(), other.front()};
  double least = std::numeric_limits<double>::infinity();
  for (const int from : one)
    for (const int to : other) {
      const double distance =
          meanDistance(recording.markers[static_cast<std::size_t>(from)],
                       recording.markers[static_cast<std::size_t>(to)], recording.frames.count());
      if (distance < least) least = distance, nearest = {from, to};
    }
  return nearest;
}

/// Few are all joined; of many each to the nearest of those that are joined already (Prim).
void joinSegment(const Recording& recording, std::vector<int> markers, Pairs& sticks) {
  if (markers.size() <= kAllPaired) {
    for (std::size_t i = 0; i < markers.size(); ++i)
      for (std::size_t k = i + 1; k < markers.size(); ++k) sticks.emplace_back(markers[i], markers[k]);
    return;
  }
  std::vector<int> joined{markers.back()};
  markers.pop_back();
  while (!markers.empty()) {
    sticks.push_back(nearestPair(recording, joined, markers));
    joined.push_back(sticks.back().second);
    std::erase(markers, joined.back());
  }
}

using MarkersOfSegment = std::map<std::string, std::vector<int>>;

MarkersOfSegment markersBySegment(const Recording& recording, const SegmentOfMarker& segments) {
  MarkersOfSegment markers;
  for (std::size_t i = 0; i < recording.markers.size(); ++i)
    if (const auto segment = segments.find(recording.markers[i].name); segment != segments.end())
      markers[segment->second].push_back(static_cast<int>(i));
  return markers;
}

Pairs sticksOf(const Recording& recording, const MarkersOfSegment& markers) {
  Pairs sticks;
  for (const auto& [segment, ofIt] : markers) joinSegment(recording, ofIt, sticks);
  return sticks;
}

Pairs linksOf(const Recording& recording, const MarkersOfSegment& markers,
              const NeighbouringSegments& neighbours) {
  Pairs links;
  for (const auto& [one, other] : neighbours)
    if (markers.contains(one) && markers.contains(other))
      links.push_back(nearestPair(recording, markers.at(one), markers.at(other)));
  return links;
}

Highlight highlightOf(const ThingId& id, const RecordedLook& look) {
  if (look.selected == id) return Highlight::Selected;
  return look.hovered == id ? Highlight::Hovered : Highlight::None;
}

/// Without a shadow: on software GL it would cost as much again as the picture.
Solid unshadowed(Solid solid) {
  solid.shade = Shade::None;
  return solid;
}

Solid plain(Solid solid) {
  solid.material = Material::Plain;
  solid.shade = Shade::None;
  return solid;
}

}  // namespace

RecordedScene::RecordedScene(std::shared_ptr<const Recording> recording, const SegmentOfMarker& segments,
                             const NeighbouringSegments& neighbours)
    : recording_(std::move(recording)) {
  const MarkersOfSegment markers = markersBySegment(*recording_, segments);
  sticks_ = sticksOf(*recording_, markers);
  links_ = linksOf(*recording_, markers, neighbours);
  takeRoom();
}

void RecordedScene::takeRoom() {
  for (const Marker& marker : recording_->markers)
    for (const Vector3f& position : marker.positions)
      if (isSeen(position)) room_.extend(position.cast<double>());
  for (const RecordedPath& path : recording_->paths)
    for (const int index : path.points)
      for (const Vector3f& point : recording_->vectors[static_cast<std::size_t>(index)].values)
        if (isSeen(point)) room_.extend(point.cast<double>());
  const int steps = recording_->steps.count();
  for (int step = 0; recording_->skeleton && step < steps; step += std::max(1, steps / (10 * kGlances)))
    for (const Pose& X_WJ : jointPoses(*recording_->skeleton, coordinatesAt(*recording_, step)))
      if (X_WJ.p.allFinite()) room_.extend(X_WJ.p);
  if (!room_.isEmpty()) return;
  for (const ForcePlate& plate : recording_->plates)
    for (const Vector3& corner : plate.corners) room_.extend(corner);
}

void RecordedScene::addMarkers(Scene& scene, int frame, const RecordedLook& look) const {
  const Color color = look.color.value_or(scene.theme.measured);
  for (std::size_t i = 0; i < recording_->markers.size(); ++i) {
    if (!isSeenIn(recording_->markers[i], frame)) continue;
    Solid ball = plain(sphereSolid(placeOf(recording_->markers[i], frame), kMarkerRadius, color));
    ball.id = {ThingKind::Marker, static_cast<int>(i)};
    ball.highlight = highlightOf(ball.id, look);
    scene.solids.push_back(std::move(ball));
  }
}

void RecordedScene::addSticks(Scene& scene, int frame, const Color& color) const {
  const auto add = [&](const Pairs& pairs, float opacity, double width) {
    for (const auto& [from, to] : pairs) {
      const Marker &a = recording_->markers[static_cast<std::size_t>(from)],
                   &b = recording_->markers[static_cast<std::size_t>(to)];
      if (isSeenIn(a, frame) && isSeenIn(b, frame))
        scene.lines.push_back(
            {{}, {placeOf(a, frame), placeOf(b, frame)}, {withAlpha(color, opacity)}, width});
    }
  };
  add(sticks_, kStickOpacity, 2.0);
  add(links_, kLinkOpacity, 1.5);
}

/// The last second of each; a gap ends it.
void RecordedScene::addTrails(Scene& scene, int frame, const Color& color) const {
  const int length = std::min(frame, static_cast<int>(kTrailSeconds * meanRate(recording_->frames)));
  const int step = std::max(1, length / kMostTrailPoints);
  for (const Marker& marker : recording_->markers) {
    std::vector<Vector3> points;
    for (int f = frame; f >= frame - length && isSeenIn(marker, f); f -= step)
      points.push_back(placeOf(marker, f));
    std::reverse(points.begin(), points.end());
    if (points.size() > 1) scene.lines.push_back(trail(std::move(points), color));
  }
}

void RecordedScene::addBones(Scene& scene, int step, const Color& color) const {
  const std::vector<SkeletonJoint>& joints = recording_->skeleton->joints;
  const std::vector<Pose> poses = jointPoses(*recording_->skeleton, coordinatesAt(*recording_, step));
  const auto bone = [&](const Vector3& from, const Vector3& to) {
    if ((to - from).norm() > kBoneRadius)
      scene.solids.push_back(unshadowed(capsuleBetween(from, to, kBoneRadius, scene.theme.bone)));
  };
  for (std::size_t j = 0; j < joints.size(); ++j) {
    if (!poses[j].p.allFinite()) continue;
    Solid ball = plain(sphereSolid(poses[j].p, kJointRadius, color));
    ball.id = {ThingKind::RecordedJoint, static_cast<int>(j)};
    scene.solids.push_back(std::move(ball));
    if (joints[j].parent >= 0) bone(poses[static_cast<std::size_t>(joints[j].parent)].p, poses[j].p);
    if (joints[j].end) bone(poses[j].p, poses[j] * *joints[j].end);
  }
}

/// Bones of a model as rods, muscles as lines over them; in one colour where a pale copy is drawn.
void RecordedScene::addPaths(Scene& scene, int frame, const std::optional<Color>& color) const {
  for (const RecordedPath& path : recording_->paths) {
    std::vector<Vector3> points;
    for (const int index : path.points) {
      const Vector3f& point =
          recording_->vectors[static_cast<std::size_t>(index)].values[static_cast<std::size_t>(frame)];
      if (isSeen(point)) points.push_back(point.cast<double>());
    }
    if (points.size() < 2) continue;
    if (path.kind == RecordedPath::Kind::Bone) {
      if ((points.back() - points.front()).norm() > kModelBoneRadius)
        scene.solids.push_back(unshadowed(capsuleBetween(points.front(), points.back(), kModelBoneRadius,
                                                         color.value_or(scene.theme.bone))));
    } else {
      scene.lines.push_back({{}, std::move(points), {color.value_or(kMuscle)}, kMuscleWidth});
    }
  }
}

void RecordedScene::addPlates(Scene& scene) const {
  for (std::size_t i = 0; i < recording_->plates.size(); ++i) {
    const Corners& c = recording_->plates[i].corners;
    if (!spanArea(c)) continue;
    const Vector3 across = 0.5 * (c[0] + c[3] - c[1] - c[2]), along = 0.5 * (c[0] + c[1] - c[2] - c[3]);
    Pose X_WS = platePose(c);
    const double down = X_WS.R.col(2).y() < 0.0 ? 1.0 : -1.0;  // along the plate's z
    X_WS.p += X_WS.R.col(2) * down * (0.5 * kPlateThickness - kPlateRise);
    const Vector3 half = 0.5 * Vector3(across.norm(), along.norm(), kPlateThickness);
    Solid plate = unshadowed(boxSolid(X_WS, half, scene.theme.panel));
    plate.id = {ThingKind::Plate, static_cast<int>(i)};
    scene.solids.push_back(std::move(plate));
  }
}

void RecordedScene::addForces(Scene& scene, int sample, const RecordedLook& look) const {
  for (std::size_t i = 0; i < recording_->plates.size(); ++i) {
    const ForcePlate& plate = recording_->plates[i];
    if (sample >= static_cast<int>(plate.forces.size())) continue;
    const PlateLoad load = plateLoad(plate, sample);
    if (!load.centreOfPressure.allFinite()) continue;
    Arrow arrow;
    arrow.id = {ThingKind::Plate, static_cast<int>(i)};
    arrow.from = load.centreOfPressure;
    arrow.to = arrow.from + look.metresPerNewton * load.force;
    arrow.color = look.color.value_or(scene.theme.measured);
    scene.arrows.push_back(arrow);
  }
}

void RecordedScene::addTo(Scene& scene, double time, const RecordedLook& look) const {
  const Color color = look.color.value_or(scene.theme.measured);
  addPlates(scene);
  if (const int frame = nearestIndex(recording_->frames, time); frame >= 0) {
    addMarkers(scene, frame, look);
    addSticks(scene, frame, color);
    addPaths(scene, frame, look.color);
    if (look.showTrails) addTrails(scene, frame, color);
  }
  if (const int step = nearestIndex(recording_->steps, time); step >= 0 && recording_->skeleton)
    addBones(scene, step, color);
  if (const int sample = nearestIndex(recording_->samples, time); sample >= 0 && look.showForces)
    addForces(scene, sample, look);
}

void RecordedScene::addSticksTo(Scene& scene, double time, const Color& color) const {
  const auto lines = std::ssize(scene.lines), solids = std::ssize(scene.solids);
  if (const int frame = nearestIndex(recording_->frames, time); frame >= 0) {
    addSticks(scene, frame, color);
    addPaths(scene, frame, color);
  }
  if (const int step = nearestIndex(recording_->steps, time); step >= 0 && recording_->skeleton)
    addBones(scene, step, color);
  for (auto line = scene.lines.begin() + lines; line != scene.lines.end(); ++line) line->colors = {color};
  for (auto bone = scene.solids.begin() + solids; bone != scene.solids.end(); ++bone) {
    bone->color = color;
    bone->id = {};
  }
}

}  // namespace handhold
