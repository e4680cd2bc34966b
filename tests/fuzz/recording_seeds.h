// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/core/error.h"
#include "engine/io/amc/amc_reader.h"
#include "engine/io/amc/asf_reader.h"
#include "engine/io/bvh/bvh_reader.h"
#include "engine/io/c3d/c3d_writer.h"
#include "engine/io/coordinates/gait_coordinates.h"
#include "engine/io/csv/csv_reader.h"
#include "engine/io/input/text_encoding.h"
#include "engine/io/recording_formats.h"
#include "tests/engine/io/sample_recording.h"

// Whole files of every format, of our own writers, with their readers: what fuzzers damage.

namespace handhold {

inline const std::string kSkeleton =
    ":units\n length 0.45\n angle deg\n:root\n order TX TY TZ RX RY RZ\n axis XYZ\n position 0 0 0\n "
    "orientation 0 0 0\n:bonedata\n"
    " begin\n name femur\n direction 0 -1 0\n length 8\n axis 0 0 20 XYZ\n dof rx ry rz\n end\n begin\n name "
    "tibia\n"
    " direction 0 -1 0\n length 7\n axis 0 0 20 XYZ\n dof rx\n end\n:hierarchy\n begin\n root femur\n femur "
    "tibia\n end\n";
inline const std::string kSteps =
    ":DEGREES\n1\nroot 1 2 3 0 0 0\nfemur 10 20 30\ntibia 40\n2\nroot 1 2 3 0 90 0\nfemur 0 0 0\ntibia 0\n";
inline const std::string kBody =
    "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation "
    "Yrotation\nJOINT Leg\n{\n"
    "OFFSET 10 -80 0\nCHANNELS 3 Xrotation Yrotation Zrotation\nEnd Site\n{\nOFFSET 0 -90 "
    "0\n}\n}\n}\nMOTION\nFrames: 2\n"
    "Frame Time: 0.01\n1 2 3 10 20 30 40 50 60\n1 2 3 11 21 31 41 51 61\n";

inline Recording readBytes(const std::string& bytes, Recording (*read)(const Reading&)) {
  const auto source = inMemory(bytes, "damaged");
  return read(Reading{*source});
}

inline Recording readSteps(const Reading& reading) {
  const auto bones = inMemory(kSkeleton, "skeleton");
  return readAmcOf(reading, readAsfSkeleton(Reading{*bones}));
}

struct RecordingSeed {
  std::string bytes;
  Recording (*read)(const Reading&);
};

inline Recording trial() {
  SampleRecording sample(6);
  Recording recording;
  sample.addMarkers(recording, 4);
  sample.addResiduals(recording);
  sample.addVectors(recording);
  sample.addAnalog(recording, 3);
  sample.addPlate(recording);
  sample.addEvents(recording, 2);
  sample.addCoordinates(recording, {{"pelvis_tx", Measured::Length}, {"hip_flexion_r", Measured::Angle}});
  return recording;
}

inline std::string written(Recording recording, const RecordingFormat& format) {
  if (std::string(format.word) == "csv") recording.coordinates.clear();
  return format.write(recording, "seed");
}

/// As the door to all readers takes it: UTF-16, or as it stands, then columns that are a walker's.
inline Recording readAsText(const Reading& reading) {
  const auto text = asUtf8(keptInMemory(
      bytesAt(reading.source, 0, static_cast<std::size_t>(reading.source.size())), reading.source.place()));
  return readCsv({*text});
}

inline Recording readGaitNames(const Reading& reading) {
  Recording recording = readCsv(reading);
  nameGaitCoordinates(recording);
  return recording;
}

/// Of plain letters, with its byte order mark.
inline std::string inUtf16(const std::string& text, bool isBigEndian) {
  std::string bytes = isBigEndian ? "\xfe\xff" : "\xff\xfe";
  for (const char letter : text) {
    if (isBigEndian) bytes += '\0';
    bytes += letter;
    if (!isBigEndian) bytes += '\0';
  }
  return bytes;
}

inline const std::string kGaitTable =
    "time,pelvis_tx,pelvis_ty,pelvis_tilt,hip_flexion_r,Right Knee "
    "Flexion,/jointset/ankle_l/ankle_angle_l/value\n"
    "0,0,0.94,2,20.5,35.1,-4.5\n0.01,0.01,0.95,2.1,22,36,-4.2\n0.02,0.02,,x,23,1e9,-4\n";

inline std::map<std::string, std::vector<RecordingSeed>> recordingSeeds() {
  std::map<std::string, std::vector<RecordingSeed>> seeds;
  for (const RecordingFormat& format : recordingFormats())
    if (format.write && format.read != readBvh)
      seeds[format.word].push_back({written(trial(), format), format.read});
  for (const C3dProcessor processor : {C3dProcessor::Intel, C3dProcessor::Dec, C3dProcessor::Mips})
    for (const C3dStorage storage : {C3dStorage::Real, C3dStorage::Integer})
      seeds["c3d"].push_back({c3dBytes(trial(), "seed", {processor, storage}), seeds["c3d"].front().read});
  for (const bool isBigEndian : {false, true})
    seeds["utf16"].push_back({inUtf16(seeds["csv"].front().bytes, isBigEndian), readAsText});
  seeds["gait"].push_back({kGaitTable, readGaitNames});
  seeds["bvh"].push_back({kBody, readBvh});
  seeds["asf"].push_back({kSkeleton, readAsf});
  seeds["amc"].push_back({kSteps, readSteps});
  return seeds;
}

/// Whether all lists of a recording are as long as its clocks.
inline bool fitsTogether(const Recording& r) {
  const std::size_t frames = r.frames.times.size(), samples = r.samples.times.size(),
                    steps = r.steps.times.size();
  const auto all = [](const auto& list, const auto& fits) {
    return std::all_of(list.begin(), list.end(), fits);
  };
  return all(r.markers,
             [&](const Marker& m) {
               return m.positions.size() == frames && (m.residuals.empty() || m.residuals.size() == frames);
             }) &&
         all(r.vectors, [&](const RecordedVectors& v) { return v.values.size() == frames; }) &&
         all(r.analog, [&](const AnalogChannel& c) { return c.values.size() == samples; }) &&
         all(r.plates,
             [&](const ForcePlate& p) {
               return p.forces.size() == samples && p.moments.size() == samples;
             }) &&
         all(r.coordinates, [&](const RecordedCoordinate& c) { return c.values.size() == steps; });
}

/// Or refused.
inline void writeInEveryFormat(const Recording& recording) {
  for (const RecordingFormat& format : recordingFormats()) {
    if (!format.write) continue;
    try {
      format.write(recording, "written");
    } catch (const InputError&) {
    }
  }
}

}  // namespace handhold
