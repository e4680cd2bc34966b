// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_layout.h"

#include <algorithm>
#include <cmath>

#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/io/input/number_text.h"

namespace handhold {

namespace {

constexpr int kMostWord = 65535;
constexpr double kAssumedRate = 100.0;  // a second
constexpr double kSameScale = 1e-3;     // of scales and rates in header and parameters
constexpr double kMostFrames = 2e9;
constexpr Range kSampleRate{bound::kFrameRate.least, 1e6, "1/s"};  // a file of channels alone counts samples

class LayoutReader {
 public:
  LayoutReader(const ByteSource& source, const C3dHeader& header, const C3dParameters& parameters,
               Doubts& doubts)
      : source_(source), header_(header), parameters_(parameters), doubts_(doubts) {}

  C3dLayout read() {
    layout_.processor = header_.processor;
    readPoints();
    readScale();
    readChannels();
    readStart();
    readFrames();
    readRate();
    return layout_;
  }

 private:
  void tell(DoubtKind kind, const char* place, const std::string& found, const std::string& assumed) {
    doubts_.push_back({kind, place, found, assumed});
  }

  void readPoints() {
    layout_.points = header_.points;
    const std::optional<int> used = parameters_.count("POINT", "USED");
    if (used && *used != layout_.points)
      tell(DoubtKind::Header, "POINT:USED",
           "tells " + std::to_string(*used) + " points, the header " + std::to_string(layout_.points),
           "the header's were read");
  }

  /// Of integers the header's scale is what other readers take; of reals both are for residuals only.
  void readScale() {
    const double parameter = parameters_.number("POINT", "SCALE").value_or(0.0);
    const bool hasHeader = std::isfinite(header_.scale) && header_.scale != 0.0;
    const double scale = hasHeader ? header_.scale : parameter;
    if (scale == 0.0)
      throw InputError(atByte(source_, 12), "tells no scale of its points", "export the trial again");
    layout_.isReal = scale < 0.0;
    layout_.pointScale = std::abs(scale);
    layout_.residualScale = std::abs(parameter != 0.0 && layout_.isReal ? parameter : scale);
    const bool differs = parameter != 0.0 && std::abs(parameter - scale) > kSameScale * std::abs(scale);
    if (differs && !layout_.isReal)
      tell(DoubtKind::Scale, "POINT:SCALE",
           "is " + printed(parameter) + ", the header's is " + printed(header_.scale),
           "the header's was taken");
  }

  void readChannels() {
    layout_.samplesPerFrame = header_.samplesPerFrame;
    if (header_.analogPerFrame == 0) return void(layout_.samplesPerFrame = 0);
    const int used = parameters_.count("ANALOG", "USED").value_or(0);
    if (layout_.samplesPerFrame == 0) {
      layout_.samplesPerFrame =
          used > 0 && header_.analogPerFrame % used == 0 ? header_.analogPerFrame / used : 1;
      tell(DoubtKind::Rate, "header", "tells no analog samples a frame",
           std::to_string(layout_.samplesPerFrame) + " were taken");
    }
    layout_.channels = header_.analogPerFrame / layout_.samplesPerFrame;
    if (layout_.channels * layout_.samplesPerFrame != header_.analogPerFrame)
      throw InputError(atByte(source_, 4),
                       std::to_string(header_.analogPerFrame) + " analog values a frame are no multiple of " +
                           std::to_string(layout_.samplesPerFrame) + " samples",
                       "export the trial again");
    if (used != layout_.channels)
      tell(DoubtKind::Header, "ANALOG:USED",
           "tells " + std::to_string(used) + " channels, the header " + std::to_string(layout_.channels),
           "the header's were read");
  }

  void readStart() {
    const int parameter = parameters_.count("POINT", "DATA_START").value_or(0);
    const int block = header_.dataBlock > 0 ? header_.dataBlock : parameter;
    layout_.data = (static_cast<std::uint64_t>(std::max(block, 1)) - 1) * kC3dBlock;
    if (block < 2 || layout_.data > source_.size())
      throw InputError(atByte(source_, 16), "points behind the end of the file for its frames",
                       "copy the file anew");
    if (parameter != block)
      tell(DoubtKind::Header, "POINT:DATA_START",
           "tells block " + std::to_string(parameter) + ", the header " + std::to_string(block),
           "the header's was taken");
  }

  /// Two words, low and high; 0 where the parameter is not there.
  double longField(const char* name) const {
    const C3dParameter* field = parameters_.find("TRIAL", name);
    if (!field || field->numbers.empty()) return 0.0;
    const auto word = [&](std::size_t i) {
      const double value = i < field->numbers.size() ? field->numbers[i] : 0.0;
      return value < 0.0 ? value + 65536.0 : value;
    };
    return field->numbers.size() > 1 ? word(0) + 65536.0 * word(1) : field->numbers[0];
  }

  struct Told {
    double frames = 0.0;
    std::string by;
  };

  /// The widest field that is filled in.
  Told toldFrames() {
    const double first = longField("ACTUAL_START_FIELD"), last = longField("ACTUAL_END_FIELD");
    layout_.firstFrame = header_.firstFrame;
    if (first >= 1.0 && last >= first && last < kMostFrames) {
      layout_.firstFrame = static_cast<int>(first);
      return {last - first + 1.0, "TRIAL:ACTUAL_END_FIELD"};
    }
    const double longer = parameters_.number("POINT", "LONG_FRAMES").value_or(0.0);
    if (longer >= 1.0 && longer < kMostFrames) return {longer, "POINT:LONG_FRAMES"};
    const int counted = parameters_.count("POINT", "FRAMES").value_or(0);
    const bool isHeader = header_.firstFrame >= 1 || (counted == 0 && header_.lastFrame >= 1);
    if (isHeader && header_.lastFrame >= header_.firstFrame)
      return {static_cast<double>(header_.lastFrame - header_.firstFrame + 1), "the header"};
    return {static_cast<double>(counted), "POINT:FRAMES"};
  }

  /// What 16 bits could not tell stands in the size of the file.
  bool isBeyondWords(const Told& told, double stored) const {
    if (told.by != "the header" && told.by != "POINT:FRAMES") return false;
    const double padding = static_cast<double>(kC3dBlock) / static_cast<double>(layout_.frameBytes()) + 1.0;
    const bool isFull = header_.lastFrame == kMostWord || parameters_.count("POINT", "FRAMES") == kMostWord;
    return stored > told.frames + padding && (isFull || std::fmod(stored - told.frames, 65536.0) < padding);
  }

  void readFrames() {
    if (layout_.frameBytes() == 0)
      throw InputError(atByte(source_, 2), "holds neither points nor analog channels",
                       "export the trial again");
    const double stored = std::floor(static_cast<double>(source_.size() - layout_.data) /
                                     static_cast<double>(layout_.frameBytes()));
    Told told = toldFrames();
    if (isBeyondWords(told, stored)) {
      tell(DoubtKind::Frames, "header", "16 bits hold no such count of frames",
           "all " + printed(stored) + " that fill the file were read");
      told.frames = stored;
    }
    compare(told, stored);
    if (layout_.firstFrame < 1) {
      tell(DoubtKind::Header, "header", "calls its first frame " + std::to_string(layout_.firstFrame),
           "counted from 1");
      layout_.firstFrame = 1;
    }
    layout_.frames = static_cast<int>(std::min(std::min(told.frames, stored), kMostFrames));
    if (static_cast<double>(layout_.frames) * layout_.samplesPerFrame > kMostFrames)
      throw InputError(source_.place(), "holds more samples than can be counted", "cut the trial in pieces");
    if (layout_.frames < 1)
      throw InputError(atByte(source_, layout_.data), "holds no whole frame", "copy the file anew");
  }

  void compare(const Told& told, double stored) {
    if (told.frames > stored)
      tell(DoubtKind::Frames, told.by.c_str(),
           "promises " + printed(told.frames) + " frames, the file ends after " + printed(stored),
           "those that are there were read");
    const int other = parameters_.count("POINT", "FRAMES").value_or(0);
    if (told.by != "POINT:FRAMES" && other != 0 && other != kMostWord &&
        std::fmod(told.frames, 65536.0) != other)
      tell(DoubtKind::Frames, "POINT:FRAMES",
           "tells " + std::to_string(other) + " frames, " + told.by + " " + printed(told.frames),
           "those of " + told.by + " were read");
  }

  void readRate() {
    for (const double rate : {header_.rate, parameters_.number("POINT", "RATE").value_or(0.0),
                              parameters_.number("TRIAL", "CAMERA_RATE").value_or(0.0)}) {
      if (!(layout_.points > 0 ? bound::kFrameRate : kSampleRate).holds(rate)) continue;
      layout_.rate = rate;
      return compareAnalogRate();
    }
    layout_.rate = kAssumedRate;
    tell(DoubtKind::Rate, "POINT:RATE", "no rate is told", "read as 100 frames a second");
  }

  void compareAnalogRate() {
    const double told = parameters_.number("ANALOG", "RATE").value_or(0.0);
    const double is = layout_.rate * layout_.samplesPerFrame;
    if (layout_.channels > 0 && told > 0.0 && std::abs(told - is) > kSameScale * is)
      tell(DoubtKind::Rate, "ANALOG:RATE",
           "tells " + printed(told) + " a second, the frames hold " + printed(is),
           "that of the frames was taken");
  }

  const ByteSource& source_;
  const C3dHeader& header_;
  const C3dParameters& parameters_;
  Doubts& doubts_;
  C3dLayout layout_;
};

}  // namespace

C3dLayout c3dLayout(const ByteSource& source, const C3dHeader& header, const C3dParameters& parameters,
                    Doubts& doubts) {
  return LayoutReader(source, header, parameters, doubts).read();
}

}  // namespace handhold
