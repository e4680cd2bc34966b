// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/joint_columns.h"

#include <algorithm>
#include <cctype>
#include <numbers>

#include "engine/recording/joint_angles.h"
#include "engine/trial/state_tables.h"

namespace handhold {

namespace {

constexpr std::size_t kBase = 7;                  // of a position: place and attitude of the base
constexpr std::size_t kPlace = 3, kAttitude = 3;  // of these: the place; the first of the attitude
constexpr std::size_t kBaseForces = 6;            // of a table of torques

bool isSameName(const std::string& a, const std::string& b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

int columnNamed(const Recording& recording, const std::string& name) {
  const auto& all = recording.coordinates;
  auto found = std::ranges::find(all, name, &RecordedCoordinate::name);
  if (found == all.end())
    found = std::ranges::find_if(all, [&](const auto& column) { return isSameName(column.name, name); });
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

bool hasTorques(const Recording& recording, const Model& model) {
  std::vector<std::string> names = forceColumns(model);
  names.resize(kBaseForces);
  return std::ranges::any_of(names,
                             [&](const std::string& name) { return columnNamed(recording, name) >= 0; });
}

std::vector<std::string> unknownColumns(const Recording& recording, const Model& model) {
  std::vector<std::string> unknown;
  for (const RecordedCoordinate& column : recording.coordinates) {
    const auto isNamed = [&](const std::vector<std::string>& names) {
      return std::ranges::any_of(names,
                                 [&](const std::string& name) { return isSameName(name, column.name); });
    };
    if (!isNamed(positionColumns(model)) && !isNamed(velocityColumns(model)) &&
        !isNamed(accelerationColumns(model)))
      unknown.push_back(column.name);
  }
  return unknown;
}

const Range& rangeOf(std::size_t part) {
  return part < kPlace ? bound::kPosition : part < kBase ? bound::kDirection : bound::kJointLimit;
}

/// Columns of joints whose unit nobody tells.
std::vector<RecordedCoordinate*> untoldAngles(const JointColumns& joints, Recording& recording) {
  std::vector<RecordedCoordinate*> untold;
  for (std::size_t k = kBase; k < joints.columns.size(); ++k)
    if (joints.columns[k] >= 0)
      if (auto& column = recording.coordinates[static_cast<std::size_t>(joints.columns[k])];
          column.measure == Measured::Unknown)
        untold.push_back(&column);
  return untold;
}

/// Tables with an attitude are states of ours, which are in radians.
void chooseUnit(const JointColumns& joints, Recording& recording) {
  const std::vector<RecordedCoordinate*> untold = untoldAngles(joints, recording);
  if (untold.empty()) return;
  const bool isDegrees = std::ranges::any_of(
      untold, [](const RecordedCoordinate* column) { return usualGreatest(column->values) > kMostRadians; });
  for (RecordedCoordinate* column : untold) {
    column->measure = Measured::Angle;
    if (isDegrees)
      for (double& value : column->values) value *= std::numbers::pi / 180.0;
  }
  if (isDegrees)
    recording.doubts.push_back(
        {DoubtKind::Units, "joint angles", "are too large for radians", "read as degrees"});
  else if (joints.columns[kAttitude] < 0)
    recording.doubts.push_back(
        {DoubtKind::Units, "joint angles", "no unit is told of them", "read as radians, by their size"});
}

}  // namespace

int JointColumns::joints() const {
  const auto first = columns.begin() + std::min<std::ptrdiff_t>(kBase, std::ssize(columns));
  return static_cast<int>(std::count_if(first, columns.end(), [](int column) { return column >= 0; }));
}

JointColumns jointColumns(const Recording& recording, const Model& model) {
  JointColumns joints;
  const bool isOfTorques = hasTorques(recording, model);
  for (const std::string& name : positionColumns(model))
    joints.columns.push_back(isOfTorques ? -1 : columnNamed(recording, name));
  joints.unknown = unknownColumns(recording, model);
  return joints;
}

void nameJointAngles(const JointColumns& joints, Recording& recording) {
  chooseUnit(joints, recording);
  for (std::size_t k = 0; k < kPlace; ++k)
    if (joints.columns[k] >= 0)
      recording.coordinates[static_cast<std::size_t>(joints.columns[k])].measure = Measured::Length;
  for (std::size_t k = 0; k < joints.columns.size(); ++k)
    if (joints.columns[k] >= 0)
      leaveOutBeyond(rangeOf(k), recording.steps,
                     recording.coordinates[static_cast<std::size_t>(joints.columns[k])], recording.doubts);
}

}  // namespace handhold
