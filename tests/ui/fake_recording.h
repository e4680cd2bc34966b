// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>
#include <cmath>
#include <filesystem>

#include "engine/io/recording_formats.h"

namespace handhold {

inline constexpr int kWalkFrames = 200;
inline constexpr double kWalkRate = 100.0;  // Hz

/// Somebody with a few markers of Plug-in Gait who goes along x with z up, its left foot over one plate that
/// bears 700 N from 0.5 s to 1.1 s; one marker is lost for eight frames and one label is nobody's.
inline Recording walk() {
  Recording recording;
  recording.frames = evenTimes(0.0, kWalkRate, kWalkFrames);
  recording.samples = evenTimes(0.0, 10.0 * kWalkRate, 10 * kWalkFrames);
  recording.up = LaboratoryAxis{2, 1};
  const std::pair<const char*, Vector3> places[] = {
      {"LASI", {0.1, 0.12, 1.0}},   {"RASI", {0.1, -0.12, 1.0}},   {"LPSI", {-0.1, 0.06, 1.0}},
      {"RPSI", {-0.1, -0.06, 1.0}}, {"LTOE", {0.15, 0.1, 0.05}},   {"RTOE", {0.15, -0.1, 0.05}},
      {"LHEE", {-0.05, 0.1, 0.05}}, {"RHEE", {-0.05, -0.1, 0.05}}, {"BALL", {0.5, 0.5, 0.5}}};
  for (const auto& [name, place] : places) {
    Marker marker{name, "", {}, {}};
    for (const double t : recording.frames.times)
      marker.positions.push_back((place + Vector3(0.8 * t, 0.0, 0.02 * std::sin(9.0 * t))).cast<float>());
    recording.markers.push_back(std::move(marker));
  }
  for (std::size_t i = 50; i < 58; ++i) recording.markers[2].positions[i] = unseen();
  ForcePlate plate;
  plate.name = "plate 1";
  plate.type = 2;
  plate.corners = {Vector3(0.4, 0.3, 0.0), Vector3(1.0, 0.3, 0.0), Vector3(1.0, 0.0, 0.0),
                   Vector3(0.4, 0.0, 0.0)};
  for (const double t : recording.samples.times) {
    plate.forces.push_back(Vector3f(0.0f, 0.0f, t >= 0.5 && t < 1.1 ? 700.0f : 0.0f));
    plate.moments.push_back(Vector3f::Zero());
  }
  recording.plates = {plate};
  recording.events = {{"Foot Strike", "Left", "", 0.5}};
  recording.person = {"Anna", 66.5, 1.70};
  return recording;
}

/// Written by the program's own writer; returns the file.
inline QString writtenWalk(const QTemporaryDir& folder, const char* name = "walk.c3d") {
  const QString file = folder.filePath(QString::fromLatin1(name));
  writeRecording(walk(), std::filesystem::path(file.toStdU16String()));
  return file;
}

}  // namespace handhold
