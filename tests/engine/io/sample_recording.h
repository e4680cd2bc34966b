// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/recording/recording.h"

namespace handhold {

/// A made-up trial with every case that formats meet: gaps, markers never seen, one frame or many, names with
/// blanks. The same seed gives the same trial.
class SampleRecording {
 public:
  explicit SampleRecording(unsigned seed) : random_(seed) {}

  double number(double least, double most) { return std::uniform_real_distribution<>(least, most)(random_); }
  int count(int least, int most) { return std::uniform_int_distribution<>(least, most)(random_); }
  Vector3f point(double reach) {
    return Vector3(number(-reach, reach), number(-reach, reach), number(-reach, reach)).cast<float>();
  }

  void addMarkers(Recording& recording, int markers) {
    recording.title = "trial " + std::to_string(count(1, 99));
    recording.firstFrame = count(1, 400);
    const double rate = count(1, 2) == 1 ? 100.0 : 119.88012;
    recording.frames = evenTimes((recording.firstFrame - 1) / rate, rate, count(1, 40));
    for (int i = 0; i < markers; ++i) {
      Marker marker{"marker " + std::to_string(i), "", {}, {}};
      const int hidden = count(0, 9);
      for (int f = 0; f < recording.frames.count(); ++f)
        marker.positions.push_back(hidden == 0 || count(0, 9) == 0 ? unseen() : point(2.0));
      recording.markers.push_back(marker);
    }
  }

  /// Angles, forces, moments, powers that another program computed.
  void addVectors(Recording& recording) {
    const Measured measures[] = {Measured::Angle, Measured::Force, Measured::Moment, Measured::Power,
                                 Measured::Unknown};
    for (const Measured measure : measures) {
      RecordedVectors vectors{std::string("L") + wordOf(measure), "of the left side", measure, {}};
      for (int f = 0; f < recording.frames.count(); ++f)
        vectors.values.push_back(count(0, 5) == 0 ? unseen() : point(3.0));
      recording.vectors.push_back(vectors);
    }
  }

  void addResiduals(Recording& recording) {
    for (Marker& marker : recording.markers)
      for (const Vector3f& position : marker.positions)
        marker.residuals.push_back(isSeen(position) ? static_cast<float>(number(1e-4, 2e-3)) : kGap);
  }

  void addAnalog(Recording& recording, int channels) {
    const int perFrame = count(1, 5);
    const double rate = recording.frames.rate * perFrame;
    recording.samples = evenTimes(recording.frames.times.front(), rate, recording.frames.count() * perFrame);
    const Measured measures[] = {Measured::Voltage, Measured::Force, Measured::Moment, Measured::Count,
                                 Measured::Unknown};
    for (int i = 0; i < channels; ++i) {
      AnalogChannel channel{"channel " + std::to_string(i), i % 2 ? "" : "on the leg", measures[i % 5], {}};
      for (int s = 0; s < recording.samples.count(); ++s)
        channel.values.push_back(static_cast<float>(number(-5.0, 5.0)));
      recording.analog.push_back(channel);
    }
  }

  /// A square of half a metre, counted so that its z axis points down, with y or z up.
  void addPlate(Recording& recording) {
    ForcePlate plate;
    plate.name = "plate " + std::to_string(recording.plates.size() + 1);
    plate.type = 2;
    const Vector3 middle(number(-1.0, 1.0), 0.0, number(-1.0, 1.0));
    const Vector3 x = Vector3::UnitX(), y = Vector3::UnitZ();
    plate.corners = {middle + 0.25 * (x + y), middle + 0.25 * (y - x), middle - 0.25 * (x + y),
                     middle + 0.25 * (x - y)};
    for (int s = 0; s < recording.samples.count(); ++s) {
      plate.forces.push_back(Vector3f(0.0f, 700.0f, 0.0f) + 20.0f * point(3.0));
      plate.moments.push_back(point(50.0));
    }
    recording.plates.push_back(plate);
  }

  void addEvents(Recording& recording, int events) {
    for (int i = 0; i < events; ++i)
      recording.events.push_back(
          {"Foot Strike", i % 2 ? "Left" : "", "Anna", recording.frames.times.front() + 1e-4 * i});
  }

  void addCoordinates(Recording& recording, const std::vector<std::pair<std::string, Measured>>& names) {
    recording.steps = evenTimes(number(0.0, 1.0), 100.0, count(2, 30));
    for (const auto& [name, measure] : names) {
      RecordedCoordinate coordinate{name, measure, {}};
      for (int f = 0; f < recording.steps.count(); ++f) coordinate.values.push_back(number(-1.5, 1.5));
      recording.coordinates.push_back(coordinate);
    }
  }

 private:
  std::mt19937 random_;
};

}  // namespace handhold
