// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/trc/trc_reader.h"

#include <algorithm>
#include <cmath>

#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/trc/trc_header.h"

namespace handhold {

namespace {

/// A blank position is three tabs; rows that leave out the blanks at their end take less, to a point.
constexpr std::size_t kValuesPerByte = 8, kMostValues = 1000000;
constexpr std::size_t kFirstMarker = 2;  // column; before it the frame and the time
constexpr double kLost = 0.4;            // of a frame: less is no frame that is missing

/// The rows below the header.
class TrcRows {
 public:
  TrcRows(TextLines& lines, const TrcHeader& header, Recording& recording, std::size_t most)
      : lines_(lines), header_(header), recording_(recording), mostValues_(most) {}

  void read();

 private:
  void begin();
  void addNameless();
  void dropUnseen();
  void addRow();
  Vector3f positionAt(std::size_t column) const;
  double numberAt(std::size_t column) const;
  void dropCutOffRow();
  void compareFrames();
  double toleranceAt(double rate) const;
  void finishTimes();
  void tell(DoubtKind kind, const std::string& found, const std::string& assumed) {
    recording_.doubts.push_back({kind, lines_.line(), found, assumed});
  }

  TextLines& lines_;
  const TrcHeader& header_;
  Recording& recording_;
  std::size_t mostValues_;  ///< positions that so large a file may have
  std::vector<std::string_view> cells_;
  WrittenDigits digits_;       ///< of the times
  std::size_t narrowest_ = 0;  ///< cells of the shortest row but the last
  std::size_t last_ = 0;       ///< cells of the last row
};

void TrcRows::read() {
  std::string_view line;
  while (lines_.next(line)) {
    if (isBlank(line)) continue;
    splitColumns(line, cells_);
    if (recording_.frames.times.empty()) begin();
    addRow();
  }
  if (recording_.frames.times.empty())
    lines_.fail("has a header and no frames", "export the trial with its frames");
  dropCutOffRow();
  hideZeros(recording_);
  dropUnseen();
  compareFrames();
  finishTimes();
}

void TrcRows::begin() {
  std::vector<std::string> names = header_.names;
  if (header_.markers >= 0 && static_cast<std::size_t>(header_.markers) != names.size())
    tell(DoubtKind::Header,
         "the header promises " + std::to_string(header_.markers) + " markers and names " +
             std::to_string(names.size()),
         "the named ones were read, and what others hold values");
  makeNamesUnique(names, "marker", lines_.line(), recording_.doubts);
  for (std::string& name : names) recording_.markers.push_back({std::move(name), {}, {}, {}});
  recording_.firstFrame = countOf(cells_[0]).value_or(1);
}

/// Cameras see more than a person labels: columns without a name come when they hold a value.
void TrcRows::addNameless() {
  std::size_t columns = cells_.size();
  while (columns > kFirstMarker && isBlank(cells_[columns - 1])) --columns;
  const std::size_t filled = (std::max(columns, kFirstMarker) - kFirstMarker + 2) / 3;
  for (std::size_t i = recording_.markers.size(); i < filled; ++i)
    recording_.markers.push_back({"unlabelled " + std::to_string(i + 1),
                                  "",
                                  std::vector<Vector3f>(recording_.frames.times.size(), unseen()),
                                  {}});
  if (recording_.markers.size() * recording_.frames.times.size() > mostValues_)
    lines_.fail("has far more gaps than values", "export the trial again");
}

/// A nameless column is worth keeping for what it saw.
void TrcRows::dropUnseen() {
  auto& markers = recording_.markers;
  const auto firstNameless = markers.begin() + static_cast<std::ptrdiff_t>(header_.names.size());
  markers.erase(std::remove_if(firstNameless, markers.end(),
                               [](const Marker& marker) { return seenShare(marker) == 0.0; }),
                markers.end());
  if (markers.size() > header_.names.size())
    tell(DoubtKind::Labels, std::to_string(markers.size() - header_.names.size()) + " markers have no name",
         "they are called after their column: " + handhold::quoted(markers.back().name));
}

void TrcRows::addRow() {
  const std::string_view time = cells_.size() > 1 ? cells_[1] : std::string_view();
  const std::optional<double> seconds = numberOf(time);
  if (!seconds || !std::isfinite(*seconds))
    lines_.fail(quoted(std::string(time)) + " is not a time", "write seconds in the second column");
  if (!recording_.frames.times.empty()) narrowest_ = std::min(narrowest_, last_);
  last_ = cells_.size();
  if (recording_.frames.times.empty()) narrowest_ = last_;
  digits_.hear(time, *seconds);
  addNameless();
  for (std::size_t i = 0; i < recording_.markers.size(); ++i)
    recording_.markers[i].positions.push_back(positionAt(kFirstMarker + 3 * i));
  recording_.frames.times.push_back(*seconds);
}

Vector3f TrcRows::positionAt(std::size_t column) const {
  const double x = numberAt(column), y = numberAt(column + 1), z = numberAt(column + 2);
  return threeOf(header_.factor * x, header_.factor * y, header_.factor * z);
}

/// Rows may leave out what is blank at their end.
double TrcRows::numberAt(std::size_t column) const {
  if (column >= cells_.size()) return kGap;
  const std::optional<double> value = numberOf(cells_[column]);
  if (!value)
    lines_.fail(quoted(std::string(cells_[column])) + " is not a number", "correct or empty the cell");
  return *value;
}

/// Shorter than every row before it.
void TrcRows::dropCutOffRow() {
  if (last_ >= narrowest_) return;
  tell(DoubtKind::Frames, "the last row is cut off", "left out");
  recording_.frames.times.pop_back();
  for (Marker& marker : recording_.markers) marker.positions.pop_back();
}

void TrcRows::compareFrames() {
  const int count = recording_.frames.count();
  if (header_.frames >= 0 && header_.frames != count)
    tell(DoubtKind::Frames,
         "the header promises " + std::to_string(header_.frames) + " frames, there are " +
             std::to_string(count),
         "those that are there were read");
}

/// How far from even ones times may lie that were rounded, as the first was (s); a missing frame shows, as
/// far as their digits let it.
double TrcRows::toleranceAt(double rate) const {
  const double rounding = digits_.rounding();
  return 1e-9 + std::min(2.0 * rounding, rate > 0.0 ? std::max(rounding, kLost / rate) : 2.0 * rounding);
}

/// Times that are the even ones of the rate, rounded to the digits that the file prints, are taken as even:
/// velocities from rounded times would jump.
void TrcRows::finishTimes() {
  TimeBase& frames = recording_.frames;
  frames.rate = header_.rate;
  if (isEven(frames, toleranceAt(frames.rate))) {
    frames = evenTimes(frames.times.front(), frames.rate, frames.count());
    return;
  }
  const std::optional<double> rate = rateOf(frames.times, toleranceAt(meanRate({0.0, frames.times})));
  const std::string told = header_.rate > 0.0
                               ? "the header tells " + printed(header_.rate) + " frames a second, its times "
                               : "the header tells no rate, the times ";
  if (frames.count() > 1)
    tell(DoubtKind::Rate, told + (rate ? printed(*rate) : std::string("are not even")),
         "the times were taken");
  frames.rate = rate.value_or(0.0);
}

}  // namespace

bool isTrc(std::string_view begin) {
  if (begin.starts_with("\xEF\xBB\xBF")) begin.remove_prefix(3);
  return trimmed(begin.substr(0, 40)).starts_with("PathFileType");
}

Recording readTrc(const Reading& reading) {
  Recording recording;
  TextLines lines(reading);
  const TrcHeader header = readTrcHeader(lines, recording.doubts);
  reading.tellUnit(header.factor);
  recording.title = header.title;
  TrcRows(lines, header, recording, kMostValues + kValuesPerByte * reading.source.size()).read();
  return recording;
}

}  // namespace handhold
