// SPDX-License-Identifier: GPL-3.0-or-later
// What reading recordings of some hundred megabytes costs.
#include <time.h>

#include <cmath>
#include <cstdio>
#include <fstream>

#include "engine/io/c3d/c3d_writer.h"
#include "engine/io/recording_formats.h"

using namespace handhold;

namespace {

constexpr int kMarkers = 50, kChannels = 12, kSamplesPerFrame = 10;

/// Processor time of this thread (s), so that a busy machine does not count.
double processorSeconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

Recording longTrial(int frames) {
  Recording recording;
  recording.frames = evenTimes(0.0, 100.0, frames);
  for (int m = 0; m < kMarkers; ++m) {
    recording.markers.push_back({"marker " + std::to_string(m), "", {}, {}});
    for (int f = 0; f < frames; ++f)
      recording.markers.back().positions.emplace_back(0.01f * static_cast<float>(m),
                                                      std::sin(0.01f * static_cast<float>(f)), 1.0f);
  }
  recording.samples = evenTimes(0.0, 100.0 * kSamplesPerFrame, frames * kSamplesPerFrame);
  for (int c = 0; c < kChannels; ++c)
    recording.analog.push_back(
        {"channel " + std::to_string(c), "", Measured::Voltage,
         std::vector<float>(recording.samples.times.size(), 0.1f * static_cast<float>(c))});
  return recording;
}

void measure(const char* title, const std::filesystem::path& file) {
  const double began = processorSeconds();
  const RecordingRead read = readRecording(file);
  const double seconds = processorSeconds() - began,
               megabytes = 1e-6 * static_cast<double>(std::filesystem::file_size(file));
  std::printf("%-14s %6.0f MB %6.2f s %7.0f MB/s, %d frames\n", title, megabytes, seconds,
              megabytes / seconds, read.recording.frames.count());
}

void overwrite(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

}  // namespace

int main() {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "handhold_recordings";
  std::filesystem::create_directories(folder);
  overwrite(folder / "real.c3d", c3dBytes(longTrial(80000), "trial", {}));
  overwrite(folder / "integer.c3d",
            c3dBytes(longTrial(160000), "trial", {C3dProcessor::Intel, C3dStorage::Integer}));
  writeRecording(longTrial(80000), folder / "table.trc");
  measure("C3D, reals", folder / "real.c3d");
  measure("C3D, integers", folder / "integer.c3d");
  measure("TRC", folder / "table.trc");
  std::filesystem::remove_all(folder);
}
