// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/io/recording/recording.h"

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
