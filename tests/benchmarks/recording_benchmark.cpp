// SPDX-License-Identifier: GPL-3.0-or-later
// What reading recordings of some hundred megabytes costs. `recording_benchmark MEGABYTES` reads one C3D with
// reals of that size instead: how much memory that takes, how long it is silent, how soon it stops. It is
// written by a child process, which takes a little more than twice its size.
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
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

constexpr double kFrameBytes = 16.0 * kMarkers + 4.0 * kChannels * kSamplesPerFrame;

/// Apart from what is measured, so that its memory does not count.
bool writeApart(const std::filesystem::path& file, double megabytes) {
  const pid_t child = fork();
  if (child == 0) {
    writeRecording(longTrial(static_cast<int>(1e6 * megabytes / kFrameBytes)), file);
    _exit(EXIT_SUCCESS);
  }
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
         WEXITSTATUS(status) == EXIT_SUCCESS;
}

/// The most that this process ever had (MB).
double peakMemory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return 1e-3 * static_cast<double>(usage.ru_maxrss);
}

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point time) {
  return std::chrono::duration<double, std::milli>(Clock::now() - time).count();
}

/// Stopped when so much of the file is read: how long until the reader returns (ms).
double stoppingTime(const std::filesystem::path& file, double fraction) {
  std::stop_source stop;
  Clock::time_point asked = Clock::now();
  const RecordingRead read = readRecording(
      file,
      [&](const Progress& progress) {
        if (progress.fraction < fraction || stop.stop_requested()) return;
        asked = Clock::now();
        stop.request_stop();
      },
      stop.get_token());
  return read.isStopped ? millisecondsSince(asked) : -1.0;
}

void measureLarge(const std::filesystem::path& file) {
  const double before = peakMemory(), size = 1e-6 * static_cast<double>(std::filesystem::file_size(file));
  for (const double fraction : {0.0, 0.5, 0.99})
    std::printf("stopped at %2.0f %%: %.0f ms\n", 100.0 * fraction, stoppingTime(file, fraction));
  double silent = 0.0;
  int told = 0;
  const Clock::time_point began = Clock::now();
  Clock::time_point last = began;
  const auto hear = [&] {
    silent = std::max(silent, millisecondsSince(last));
    last = Clock::now();
  };
  const RecordingRead read = readRecording(file, [&](const Progress&) {
    hear();
    ++told;
  });
  hear();
  std::printf(
      "C3D of %.0f MB: %.2f s, memory %.2f times its size, told %d times, silent for %.0f ms at most\n", size,
      1e-3 * millisecondsSince(began), (peakMemory() - before) / size, told, silent);
}

}  // namespace

int main(int argc, char** argv) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "handhold_recordings";
  std::filesystem::create_directories(folder);
  const double megabytes = argc > 1 ? std::atof(argv[1]) : 0.0;
  if (megabytes > 0.0) {
    if (!writeApart(folder / "large.c3d", megabytes)) return EXIT_FAILURE;
    measureLarge(folder / "large.c3d");
    std::filesystem::remove_all(folder);
    return EXIT_SUCCESS;
  }
  overwrite(folder / "real.c3d", c3dBytes(longTrial(80000), "trial", {}));
  overwrite(folder / "integer.c3d",
            c3dBytes(longTrial(160000), "trial", {C3dProcessor::Intel, C3dStorage::Integer}));
  writeRecording(longTrial(80000), folder / "table.trc");
  measure("C3D, reals", folder / "real.c3d");
  measure("C3D, integers", folder / "integer.c3d");
  measure("TRC", folder / "table.trc");
  std::filesystem::remove_all(folder);
}
