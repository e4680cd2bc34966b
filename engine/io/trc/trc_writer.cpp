// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/trc/trc_writer.h"

#include "engine/core/error.h"
#include "engine/io/input/number_text.h"
#include "engine/io/writing/writing.h"

namespace handhold {

namespace {

constexpr double kMillimetres = 1e3;  // in a metre

/// Readers of TRC want a rate, also of uneven times and of a single one.
std::string headOf(const Recording& recording) {
  const double mean = meanRate(recording.frames);
  const std::string rate = printedWhole(mean > 0.0 ? mean : 1.0);
  const std::string frames = std::to_string(recording.frames.count());
  std::string text = "PathFileType\t4\t(X/Y/Z)\t" + recording.title + "\n";
  text +=
      "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n";
  text += rate + "\t" + rate + "\t" + frames + "\t" + std::to_string(recording.markers.size()) + "\tmm\t" +
          rate + "\t" + std::to_string(recording.firstFrame) + "\t" + frames + "\n";
  text += "Frame#\tTime";
  for (std::size_t i = 0; i < recording.markers.size(); ++i)
    text += "\t" + recording.markers[i].name + (i + 1 < recording.markers.size() ? "\t\t" : "");
  text += "\n\t";
  for (std::size_t i = 1; i <= recording.markers.size(); ++i)
    for (const char axis : {'X', 'Y', 'Z'}) text += std::string("\t") + axis + std::to_string(i);
  return text + "\n\n";
}

void addPosition(const Vector3f& position, std::string& text) {
  for (const float value : position) {
    text += '\t';
    if (isSeen(position)) text += printed(kMillimetres * value);
  }
}

}  // namespace

std::string trcText(const Recording& recording, const std::string& place) {
  checkWritable(recording, place);
  if (recording.markers.empty())
    throw InputError(place, "a table of markers needs markers, the recording has none",
                     "write mot, sto or csv for coordinates");
  std::string text = headOf(recording);
  for (std::size_t f = 0; f < recording.frames.times.size(); ++f) {
    text += std::to_string(recording.firstFrame + static_cast<int>(f));
    text += '\t';
    text += printedWhole(recording.frames.times[f]);
    for (const Marker& marker : recording.markers) addPosition(marker.positions[f], text);
    text += '\n';
  }
  return text;
}

}  // namespace handhold
