// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/amc/amc_reader.h"

#include <cmath>
#include <limits>
#include <map>
#include <numbers>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/io/amc/asf_reader.h"
#include "engine/io/input/number_text.h"
#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

constexpr double kAmcRate = 120.0;  // a second: CMU's
constexpr double kMostRate = 1e5;   // a second
constexpr double kAmcDegree = std::numbers::pi / 180.0;
constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

class AmcRows {
 public:
  AmcRows(const Reading& reading, AsfSkeleton skeleton)
      : lines_(reading), skeleton_(std::move(skeleton)), recording_(skeleton_.recording) {
    for (std::size_t i = 0; i < recording_.coordinates.size(); ++i) {
      const std::string& name = recording_.coordinates[i].name;
      channels_[name.substr(0, name.rfind('.'))].push_back(i);
    }
  }

  Recording read() {
    std::string_view line;
    while (lines_.next(line)) {
      splitWords(line.substr(0, line.find('#')), words_);
      if (words_.empty()) continue;
      if (words_[0].starts_with(':'))
        hearKeyword(lowered(words_[0]));
      else if (words_.size() == 1 && countOf(words_[0]))
        beginFrame();
      else
        addBone();
    }
    finish();
    return std::move(recording_);
  }

 private:
  void hearKeyword(const std::string& word) {
    if (word == ":radians") skeleton_.radians = 1.0;
    if (word == ":degrees") skeleton_.radians = kAmcDegree;
    if (word == ":samples-per-second" && words_.size() > 1) rate_ = numberOf(words_[1]).value_or(0.0);
  }

  void beginFrame() {
    checkFrame();
    if (frames_ == 0) recording_.firstFrame = *countOf(words_[0]);
    for (RecordedCoordinate& coordinate : recording_.coordinates) coordinate.values.push_back(kMissing);
    ++frames_;
    filled_ = 0;
  }

  /// Every frame but the last tells all bones.
  void checkFrame() const {
    if (frames_ > 0 && filled_ < recording_.coordinates.size())
      lines_.fail(
          "the frame before it lacks " + std::to_string(recording_.coordinates.size() - filled_) + " values",
          "export the motion again");
  }

  void addBone() {
    const auto bone = channels_.find(words_[0]);
    const std::string name(words_[0]);
    if (frames_ == 0) lines_.fail(quoted(name) + " stands before the first frame", "export the motion again");
    if (bone == channels_.end())
      lines_.fail(quoted(name) + " is no bone of the skeleton that moves",
                  "take the skeleton of this motion");
    // what is missing is refused with the next frame; at the end of the file it was cut off
    if (words_.size() != bone->second.size() + 1) return;
    for (std::size_t i = 0; i < bone->second.size(); ++i) set(bone->second[i], words_[i + 1]);
  }

  void set(std::size_t coordinate, std::string_view word) {
    const std::optional<double> value = numberOf(word);
    if (!value || !std::isfinite(*value))
      lines_.fail(quoted(std::string(word)) + " is not a number", "correct it");
    double& target = recording_.coordinates[coordinate].values.back();
    if (std::isfinite(target)) lines_.fail("a bone comes twice in a frame", "export the motion again");
    const bool isLength = recording_.coordinates[coordinate].measure == Measured::Length;
    target = *value * (isLength ? skeleton_.metres : skeleton_.radians);
    ++filled_;
  }

  void finish() {
    if (frames_ > 0 && filled_ < recording_.coordinates.size()) {
      recording_.doubts.push_back(
          {DoubtKind::Frames, lines_.line(), "the last frame is cut off", "left out"});
      for (RecordedCoordinate& coordinate : recording_.coordinates) coordinate.values.pop_back();
      --frames_;
    }
    if (frames_ == 0) lines_.fail("has no frames", "export the motion with its frames");
    const bool isRate = rate_ > 0.0 && rate_ < kMostRate;
    recording_.steps = evenTimes(0.0, isRate ? rate_ : kAmcRate, frames_);
    if (!isRate)
      recording_.doubts.push_back(
          {DoubtKind::Rate, "file", "AMC tells no rate", "read as 120 frames a second"});
  }

  TextLines lines_;
  AsfSkeleton skeleton_;
  Recording& recording_;
  std::vector<std::string_view> words_;
  std::map<std::string, std::vector<std::size_t>, std::less<>> channels_;
  double rate_ = 0.0;  ///< a second, as a keyword tells it; 0: none does
  int frames_ = 0;
  std::size_t filled_ = 0;  ///< values of the frame that is open
};

}  // namespace

bool isAmc(std::string_view begin) {
  const std::string low = lowered(begin);
  return !isAsf(begin) &&
         (low.find(":degrees") != std::string::npos || low.find(":radians") != std::string::npos ||
          low.find(":fully-specified") != std::string::npos);
}

fs::path skeletonBeside(const fs::path& amc) {
  const fs::path folder = amc.has_parent_path() ? amc.parent_path() : fs::path(".");
  const std::string stem = amc.stem().string();
  for (const std::string& name : {stem, stem.substr(0, stem.find('_'))})
    for (const char* ending : {".asf", ".ASF"})
      if (fs::exists(folder / (name + ending))) return folder / (name + ending);
  std::vector<fs::path> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (lowered(entry.path().extension().string()) == ".asf") found.push_back(entry.path());
  if (found.size() == 1) return found.front();
  throw InputError(amc.string(),
                   found.empty() ? "its skeleton is not beside it" : "several skeletons are beside it",
                   "put " + stem.substr(0, stem.find('_')) + ".asf into its folder");
}

Recording readAmcOf(const Reading& reading, AsfSkeleton skeleton) {
  return AmcRows(reading, std::move(skeleton)).read();
}

Recording readAmc(const Reading& reading) {
  const std::unique_ptr<ByteSource> bones = openFile(skeletonBeside(reading.source.place()));
  return readAmcOf(reading, readAsfSkeleton({*bones, {}, reading.stop, {}, reading.hearUnit}));
}

}  // namespace handhold
