// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/recorded_channels.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>

#include "engine/trial/marker_residuals.h"
#include "ui/document/element_names.h"
#include "ui/document/recordings/recorded.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr const char* kAxes[] = {"x", "y", "z"};
constexpr std::size_t kFirst = 3;  // channels that are plotted until somebody chooses

std::optional<Dimension> dimensionOf(Measured measure) {
  switch (measure) {
    case Measured::Length:
      return Dimension::Length;
    case Measured::Angle:
      return Dimension::Angle;
    case Measured::Speed:
      return Dimension::Speed;
    case Measured::AngularSpeed:
      return Dimension::AngularSpeed;
    case Measured::Force:
      return Dimension::Force;
    case Measured::Moment:
      return Dimension::Torque;
    default:
      return std::nullopt;
  }
}

/// With the window's unit of the measure, or the SI unit.
ChannelGroup groupOf(const QString& title, Measured measure) {
  ChannelGroup group;
  group.title = title;
  if (const auto dimension = dimensionOf(measure)) {
    const ShownUnit unit = shownUnit(*dimension);
    group.unit = unit.name.trimmed();
    group.column = unit.word;
    group.perSi = unit.perSi;
  } else {
    group.unit = group.column = QString::fromUtf8(unitOf(measure));
  }
  return group;
}

void addAxes(ChannelGroup& group, const QString& name, const TimeBase& times,
             const std::vector<Vector3f>& values) {
  for (int axis = 0; axis < 3; ++axis)
    group.channels.push_back(
        {name + QLatin1Char(' ') + QLatin1String(kAxes[axis]), &times,
         [&values, axis](std::size_t i) { return static_cast<double>(values[i][axis]); }});
}

/// In the axes of our world: what bears the person is y.
void addPlateForces(const Recording& recording, std::vector<ChannelGroup>& groups) {
  ChannelGroup forces = groupOf(QStringLiteral("Plate forces"), Measured::Force);
  for (std::size_t i = 0; i < recording.plates.size(); ++i) {
    if (recording.plates[i].forces.empty()) continue;
    forces.first.push_back(static_cast<int>(forces.channels.size()) + 1);
    addAxes(forces, plateName(recording, i), recording.samples, recording.plates[i].forces);
  }
  groups.push_back(std::move(forces));
}

void addPressures(const Recording& recording, std::vector<ChannelGroup>& groups) {
  ChannelGroup places = groupOf(QStringLiteral("Centres of pressure"), Measured::Length);
  for (std::size_t i = 0; i < recording.plates.size(); ++i) {
    const ForcePlate& plate = recording.plates[i];
    if (plate.forces.empty()) continue;
    for (const int axis : {0, 2})
      places.channels.push_back({plateName(recording, i) + QLatin1Char(' ') + QLatin1String(kAxes[axis]),
                                 &recording.samples, [&plate, axis](std::size_t sample) {
                                   return plateLoad(plate, static_cast<int>(sample)).centreOfPressure[axis];
                                 }});
  }
  groups.push_back(std::move(places));
}

/// One group for each measure, in the order of the enumeration.
template <class Channel, class Add>
void addByMeasure(const QString& title, const std::vector<Channel>& channels,
                  std::vector<ChannelGroup>& groups, const Add& add) {
  for (int m = 0; m <= static_cast<int>(Measured::Count); ++m) {
    const auto measure = static_cast<Measured>(m);
    ChannelGroup group = groupOf(title + QStringLiteral(": ") + QString::fromUtf8(wordOf(measure)), measure);
    for (const Channel& channel : channels)
      if (channel.measure == measure) add(group, channel);
    groups.push_back(std::move(group));
  }
}

void addCoordinates(const Recording& recording, std::vector<ChannelGroup>& groups) {
  addByMeasure(
      QStringLiteral("Coordinates"), recording.coordinates, groups,
      [&](ChannelGroup& group, const RecordedCoordinate& coordinate) {
        group.channels.push_back({QString::fromStdString(coordinate.name), &recording.steps,
                                  [&values = coordinate.values](std::size_t i) { return values[i]; }});
      });
}

void addAnalog(const Recording& recording, std::vector<ChannelGroup>& groups) {
  addByMeasure(QStringLiteral("Analog"), recording.analog, groups,
               [&](ChannelGroup& group, const AnalogChannel& channel) {
                 group.channels.push_back(
                     {QString::fromStdString(channel.name), &recording.samples,
                      [&values = channel.values](std::size_t i) { return static_cast<double>(values[i]); }});
               });
}

/// But for the points of lines, which are there to be drawn.
void addVectors(const Recording& recording, std::vector<ChannelGroup>& groups) {
  std::vector<bool> isDrawn(recording.vectors.size());
  for (const RecordedPath& path : recording.paths)
    for (const int point : path.points) isDrawn[static_cast<std::size_t>(point)] = true;
  addByMeasure(QStringLiteral("Computed elsewhere"), recording.vectors, groups,
               [&](ChannelGroup& group, const RecordedVectors& vectors) {
                 if (!isDrawn[static_cast<std::size_t>(&vectors - recording.vectors.data())])
                   addAxes(group, QString::fromStdString(vectors.name), recording.frames, vectors.values);
               });
}

void addMarkers(const Recording& recording, std::vector<ChannelGroup>& groups) {
  ChannelGroup group = groupOf(QStringLiteral("Markers"), Measured::Length);
  for (const Marker& marker : recording.markers)
    addAxes(group, QString::fromStdString(marker.name), recording.frames, marker.positions);
  groups.push_back(std::move(group));
}

/// Those that are farthest from the body.
std::vector<int> worstOf(const Recorded& origin) {
  std::vector<int> all(origin.markers.size());
  std::iota(all.begin(), all.end(), 0);
  std::ranges::stable_sort(all, std::greater(),
                           [&](int i) { return origin.markers[static_cast<std::size_t>(i)].rms; });
  all.resize(std::min(kFirst, all.size()));
  return all;
}

std::vector<int> firstOf(const ChannelGroup& group) {
  std::vector<int> first(std::min(kFirst, group.channels.size()));
  std::iota(first.begin(), first.end(), 0);
  return first;
}

}  // namespace

std::vector<ChannelGroup> channelGroups(const Recording& recording) {
  std::vector<ChannelGroup> groups;
  addPlateForces(recording, groups);
  addPressures(recording, groups);
  addCoordinates(recording, groups);
  addAnalog(recording, groups);
  addVectors(recording, groups);
  addMarkers(recording, groups);
  std::erase_if(groups, [](const ChannelGroup& group) { return group.channels.empty(); });
  for (ChannelGroup& group : groups)
    if (group.first.empty()) group.first = firstOf(group);
  return groups;
}

namespace {

/// Of all joints, what `at` tells of a frame (SI).
ChannelGroup jointGroup(const QString& title, Measured measure, const Trial& trial, const TimeBase& frames,
                        double (*at)(const MotionFrame& frame, int joint)) {
  ChannelGroup group = groupOf(title, measure);
  for (int joint = 1; joint < trial.subject.model->linkCount(); ++joint)
    group.channels.push_back(
        {readableName(trial.subject.model->joints[static_cast<std::size_t>(joint)].name), &frames,
         [&motion = trial.motion, joint, at](std::size_t i) { return at(motion.frames[i], joint); }});
  group.first = firstOf(group);
  return group;
}

void addJoints(const Trial& trial, const TimeBase& frames, std::vector<ChannelGroup>& groups) {
  if (frames.times.size() != trial.motion.frames.size()) return;
  groups.push_back(
      jointGroup(QStringLiteral("Joint angles"), Measured::Angle, trial, frames,
                 [](const MotionFrame& frame, int joint) { return frame.q[positionIndex(joint)]; }));
  if (trial.hasTorques())
    groups.push_back(
        jointGroup(QStringLiteral("Joint torques"), Measured::Moment, trial, frames,
                   [](const MotionFrame& frame, int joint) { return frame.tau[velocityIndex(joint)]; }));
}

/// Shared by the channels: one count for all.
void addDistances(const Trial& trial, const Recorded& origin, std::vector<ChannelGroup>& groups) {
  const auto found =
      std::make_shared<const MarkerDistances>(distancesOf(*trial.subject.model, trial.motion, origin));
  ChannelGroup group = groupOf(QStringLiteral("Markers from the body"), Measured::Length);
  for (std::size_t row = 0; row < origin.markers.size(); ++row) {
    const Marker& marker = origin.recording->markers[static_cast<std::size_t>(origin.markers[row].marker)];
    group.channels.push_back(
        {QString::fromStdString(marker.name), &origin.recording->frames, [found, row](std::size_t frame) {
           return found->distances(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(frame));
         }});
  }
  group.first = worstOf(origin);
  groups.push_back(std::move(group));
}

/// What is found in a unit: "Forces".
QString foundIn(const std::string& unit) {
  return unit == "N"     ? QStringLiteral("Forces")
         : unit == "N m" ? QStringLiteral("Moments")
                         : QString::fromStdString(unit);
}

/// One group for each unit: "residual force" and the like.
void addTrialChannels(const Trial& trial, const TimeBase& frames, std::vector<ChannelGroup>& groups) {
  std::map<std::string, ChannelGroup> byUnit;
  for (const Channel& channel : trial.channels) {
    ChannelGroup& group = byUnit[channel.unit];
    group.title = QStringLiteral("Found: %1").arg(foundIn(channel.unit));
    group.unit = group.column = QString::fromStdString(channel.unit);
    group.channels.push_back({QString::fromStdString(channel.name), &frames,
                              [&values = channel.values](std::size_t i) { return values[i]; }});
  }
  for (auto& [unit, group] : byUnit) {
    group.first = firstOf(group);
    groups.push_back(std::move(group));
  }
}

}  // namespace

std::vector<ChannelGroup> channelGroups(const Trial& trial) {
  const Recorded& origin = *trial.from<Recorded>();
  std::vector<ChannelGroup> groups = channelGroups(*origin.recording);
  if (trial.motion.frames.empty()) return groups;
  addJoints(trial, playedTimes(*origin.recording), groups);
  if (!origin.markers.empty()) addDistances(trial, origin, groups);
  addTrialChannels(trial, playedTimes(*origin.recording), groups);
  return groups;
}

Curve curveOf(const RecordedChannel& channel, const ChannelGroup& group) {
  Curve curve;
  curve.name = channel.name;
  curve.times = {channel.times->times.begin(), channel.times->times.end()};
  curve.values.reserve(curve.times.size());
  for (std::size_t i = 0; i < channel.times->times.size(); ++i)
    curve.values.append(group.perSi * channel.at(i));
  return curve;
}

}  // namespace handhold
