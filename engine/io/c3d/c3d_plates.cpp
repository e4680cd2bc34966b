// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_plates.h"

#include <algorithm>
#include <cmath>

#include "engine/io/c3d/c3d_plate_loads.h"

namespace handhold {

namespace {

constexpr int kMostPlates = 100;

/// The group FORCE_PLATFORM, a plate at a time.
class PlateReader {
 public:
  PlateReader(const C3dParameters& parameters, const std::vector<C3dChannelTarget>& channels,
              const std::stop_token& stop, Recording& recording)
      : channels_(channels),
        stop_(stop),
        recording_(recording),
        types_(parameters.numbers("FORCE_PLATFORM", "TYPE")),
        corners_(parameters.numbers("FORCE_PLATFORM", "CORNERS")),
        origins_(parameters.numbers("FORCE_PLATFORM", "ORIGIN")),
        matrices_(parameters.numbers("FORCE_PLATFORM", "CAL_MATRIX")),
        numbers_(parameters.numbers("FORCE_PLATFORM", "CHANNEL")) {
    const C3dParameter* channel = parameters.find("FORCE_PLATFORM", "CHANNEL");
    if (channel && !channel->dimensions.empty()) perPlate_ = channel->dimensions[0];
    Doubts told;  // the points have told of their unit already
    lengths_ = c3dPointFactor(parameters, told);
    zero_ = parameters.numbers("FORCE_PLATFORM", "ZERO");
  }

  void addAll(int used) {
    for (int plate = 0; plate < std::min(used, kMostPlates) && !stop_.stop_requested(); ++plate) add(plate);
    turnC3dLoads(recording_);
    const bool hasZero = zero_.size() > 1 && zero_[0] >= 1.0 && zero_[1] > zero_[0];
    if (hasZero && !recording_.plates.empty())
      tell("FORCE_PLATFORM:ZERO", "names frames of an empty plate", "what they show was not subtracted");
  }

 private:
  void tell(const std::string& place, const std::string& found, const std::string& assumed) {
    recording_.doubts.push_back({DoubtKind::Plate, place, found, assumed});
  }

  static double at(const std::vector<double>& numbers, std::size_t index) {
    return index < numbers.size() && std::isfinite(numbers[index]) ? numbers[index] : 0.0;
  }

  Vector3 vectorAt(const std::vector<double>& numbers, std::size_t first) const {
    return lengths_ * Vector3(at(numbers, first), at(numbers, first + 1), at(numbers, first + 2));
  }

  void add(int index) {
    const std::size_t k = static_cast<std::size_t>(index);
    const std::string place = "plate " + std::to_string(index + 1);
    ForcePlate plate;
    plate.name = place;
    plate.type = static_cast<int>(at(types_, k));
    if (plate.type < 1 || plate.type > 4)
      return tell(place, "is of type " + std::to_string(plate.type), "left out: types 1 to 4 are known here");
    plate.channels = channelsOf(index, plate.type == 3 ? 8 : 6);
    if (plate.channels.empty()) return tell(place, "its analog channels are not in the file", "left out");
    if (plate.type == 4 && matrixOf(k).isZero(0.0))
      return tell(place, "its calibration matrix is not told", "left out");
    for (std::size_t c = 0; c < 4; ++c) plate.corners[c] = vectorAt(corners_, 12 * k + 3 * c);
    if (!spanArea(plate.corners)) tell(place, "its corners span no area", "the laboratory's axes were taken");
    plate.origin = originOf(k, plate.type, place);
    C3dPlateSensors sensors{plate.type, plate.origin, matrixOf(k), lengths_, {}};
    for (const int channel : plate.channels)
      sensors.channels.push_back(channels_[static_cast<std::size_t>(channel)]);
    addC3dPlateLoads(sensors, recording_, plate, stop_);
    recording_.plates.push_back(std::move(plate));
  }

  std::vector<int> channelsOf(int index, int count) const {
    std::vector<int> channels;
    const std::size_t first =
        static_cast<std::size_t>(index) * static_cast<std::size_t>(std::max(perPlate_, count));
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
      const double number = at(numbers_, first + i);
      if (number < 1.0 || number > static_cast<double>(recording_.analog.size())) return {};
      channels.push_back(static_cast<int>(number) - 1);
    }
    return channels;
  }

  /// From the sensor up to the surface, z down: below zero. Some writers store the way back.
  Vector3 originOf(std::size_t k, int type, const std::string& place) {
    Vector3 origin = vectorAt(origins_, 3 * k);
    if (type == 3) {
      if (!(origin.x() * origin.y() != 0.0))
        tell(place, "the distances of its sensors are not told", "no moment is known");
      return {std::abs(origin.x()), std::abs(origin.y()), -std::abs(origin.z())};
    }
    if (type != 1 && origin.z() > 0.0) {
      tell(place, "its origin lies above its surface", "taken with the other sign");
      origin = -origin;
    }
    return origin;
  }

  /// Column by column in the file.
  Matrix6 matrixOf(std::size_t k) const {
    Matrix6 matrix;
    for (int column = 0; column < 6; ++column)
      for (int row = 0; row < 6; ++row)
        matrix(row, column) = at(matrices_, 36 * k + static_cast<std::size_t>(6 * column + row));
    return matrix;
  }

  const std::vector<C3dChannelTarget>& channels_;
  const std::stop_token& stop_;
  Recording& recording_;
  std::vector<double> types_, corners_, origins_, matrices_, numbers_, zero_;
  int perPlate_ = 6;
  double lengths_ = 1.0;
};

}  // namespace

void addC3dPlates(const C3dParameters& parameters, const std::vector<C3dChannelTarget>& channels,
                  const std::stop_token& stop, Recording& recording) {
  PlateReader(parameters, channels, stop, recording)
      .addAll(parameters.count("FORCE_PLATFORM", "USED").value_or(0));
}

}  // namespace handhold
