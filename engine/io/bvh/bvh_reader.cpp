// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/bvh/bvh_reader.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/core/bounds.h"
#include "engine/core/nearest_name.h"
#include "engine/io/bvh/bvh_hierarchy.h"
#include "engine/io/input/number_text.h"

namespace handhold {

namespace {

constexpr double kBvhDegree = std::numbers::pi / 180.0;  // rad
constexpr double kSmallest = 1.2, kTallest = 2.2;  // m: of people from head to foot, hands hanging or spread
constexpr double kFallbackRate = 30.0;             // a second

struct BvhUnit {
  double metres;
  const char* name;
};

/// BVH tells no unit. CMU's are 1/0.45 inches.
constexpr BvhUnit kBvhUnits[] = {{0.01, "centimetres"},
                                 {0.0254 / 0.45, "units of 1/0.45 inches"},
                                 {0.0254, "inches"},
                                 {1.0, "metres"},
                                 {0.001, "millimetres"}};

/// The unit in which the skeleton is as tall as people.
BvhUnit unitOfHeight(double height) {
  for (const BvhUnit& unit : kBvhUnits)
    if (height * unit.metres >= kSmallest && height * unit.metres <= kTallest) return unit;
  return kBvhUnits[0];
}

class BvhRows {
 public:
  BvhRows(TextLines& lines, Recording& recording) : lines_(lines), recording_(recording) {}

  void read() {
    readHead();
    std::string_view line;
    while (lines_.next(line)) {
      splitWords(line, words_);
      if (!words_.empty()) addRow();
    }
    if (rows_ == 0) lines_.fail("has no frames", "export the motion with its frames");
    if (shortRow_ > 0) tell(DoubtKind::Frames, "the last row is cut off", "left out");
    if (promised_ >= 0 && promised_ != rows_)
      tell(DoubtKind::Frames,
           "the header promises " + std::to_string(promised_) + " frames, there are " + std::to_string(rows_),
           "those that are there were read");
    recording_.steps = evenTimes(0.0, rate_, rows_);
  }

 private:
  void tell(DoubtKind kind, const std::string& found, const std::string& assumed) {
    recording_.doubts.push_back({kind, lines_.line(), found, assumed});
  }

  std::string_view headLine(const char* key) {
    std::string_view line;
    do {
      if (!lines_.next(line)) lines_.fail(std::string("ends before ") + key, "export the motion again");
    } while (isBlank(line));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || lowered(trimmed(line.substr(0, colon))) != key)
      lines_.fail(std::string("is not the line of ") + key, "export the motion again");
    return trimmed(line.substr(colon + 1));
  }

  void readHead() {
    const std::string frames(headLine("frames"));
    promised_ = countOf(frames).value_or(-1);
    if (promised_ < 0)
      tell(DoubtKind::Frames, quoted(frames) + " is no number of frames", "those that are there are read");
    const std::string_view text = headLine("frame time");
    const double step = numberOf(text).value_or(0.0);
    if (!(step > 0.0) || !bound::kFrameRate.holds(1.0 / step)) {
      tell(DoubtKind::Rate, "the frame time " + quoted(std::string(text)) + " is none",
           "read as 30 frames a second");
      rate_ = kFallbackRate;
      return;
    }
    // a whole number of frames a second, where the digits allow it: .0083333 means 1/120
    const double whole = std::round(1.0 / step);
    rate_ =
        whole >= 1.0 && std::abs(1.0 / whole - step) <= halfDigit(text) * (1.0 + 1e-6) ? whole : 1.0 / step;
  }

  void addRow() {
    auto& coordinates = recording_.coordinates;
    if (shortRow_ > 0 || words_.size() > coordinates.size())
      lines_.fail("a frame has " + std::to_string(shortRow_ > 0 ? shortRow_ : words_.size()) +
                      " numbers for " + std::to_string(coordinates.size()) + " channels",
                  "export the motion again");
    if (words_.size() < coordinates.size()) {
      shortRow_ = words_.size();
      return;
    }
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
      const std::optional<double> value = numberOf(words_[i]);
      if (!value || !std::isfinite(*value))
        lines_.fail(quoted(std::string(words_[i])) + " is not a number", "correct it");
      coordinates[i].values.push_back(*value);
    }
    ++rows_;
  }

  TextLines& lines_;
  Recording& recording_;
  std::vector<std::string_view> words_;
  std::size_t shortRow_ = 0;
  int promised_ = -1, rows_ = 0;
  double rate_ = 0.0;
};

void makeMetric(const Reading& reading, Recording& recording) {
  const double height = restHeight(*recording.skeleton);
  const BvhUnit unit = unitOfHeight(height);
  reading.tellUnit(unit.metres);
  recording.doubts.push_back({DoubtKind::Scale,
                              "file",
                              "BVH tells no unit of length",
                              std::string("read as ") + unit.name + ", which make the skeleton {1} tall",
                              DoubtAbout::LengthUnit,
                              {{height * unit.metres}}});
  for (SkeletonJoint& joint : recording.skeleton->joints) {
    joint.offset *= unit.metres;
    if (joint.end) *joint.end *= unit.metres;
  }
  for (RecordedCoordinate& coordinate : recording.coordinates)
    for (double& value : coordinate.values)
      value *= coordinate.measure == Measured::Length ? unit.metres : kBvhDegree;
}

/// Many files begin with a pose that is not of the motion.
void noteFirstPose(Recording& recording) {
  if (beginsApart(recording))
    recording.doubts.push_back({DoubtKind::Frames, "frame 1", "stands apart from the motion that follows",
                                "an import leaves it out"});
}

}  // namespace

bool isBvh(std::string_view begin) {
  if (begin.starts_with("\xEF\xBB\xBF")) begin.remove_prefix(3);
  while (!begin.empty() && (begin.front() == '\n' || isBlank(begin.substr(0, 1)))) begin.remove_prefix(1);
  return begin.starts_with("HIERARCHY");
}

Recording readBvh(const Reading& reading) {
  Recording recording;
  TextLines lines(reading);
  readBvhHierarchy(lines, recording);
  BvhRows(lines, recording).read();
  makeMetric(reading, recording);
  noteFirstPose(recording);
  recording.up = LaboratoryAxis{1, 1};
  recording.doubts.push_back(
      {DoubtKind::UpAxis, "file", "BVH tells no up axis", "taken as +Y up, as most are"});
  return recording;
}

}  // namespace handhold
