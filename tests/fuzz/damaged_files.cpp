// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>

#include "tests/fuzz/mutator.h"
#include "tests/fuzz/recording_seeds.h"

// fuzz.damaged [COUNT]: so many damaged files of each format are read, with lists that fit together, and
// written in every format, or refused as wrong input, while sanitizers watch. The last one lies in
// damaged_file.

using namespace handhold;

namespace {

constexpr int kUsualCount = 2000;
constexpr unsigned kDamagedSeed = 20262;
constexpr const char* kLastFile = "damaged_file";

/// What is wrong with how the file is taken; empty: nothing.
std::string complaintOf(const std::string& bytes, Recording (*read)(const Reading&)) {
  try {
    const Recording recording = readBytes(bytes, read);
    if (!fitsTogether(recording)) return "its lists do not fit together";
    writeInEveryFormat(recording);
  } catch (const InputError&) {
    // told to whoever gave the file
  } catch (const std::exception& error) {
    return error.what();
  }
  return {};
}

bool isWithstood(const std::string& format, const std::vector<RecordingSeed>& seeds, int count) {
  Mutator mutator(kDamagedSeed);
  for (int i = 0; i < count; ++i) {
    const RecordingSeed& seed = seeds[static_cast<std::size_t>(i) % seeds.size()];
    const std::string bytes = mutator.mutate(seed.bytes);
    std::ofstream(kLastFile, std::ios::binary) << bytes;
    const std::string complaint = complaintOf(bytes, seed.read);
    if (complaint.empty()) continue;
    std::printf("%s, file %d, kept as %s: %s\n", format.c_str(), i, kLastFile, complaint.c_str());
    return false;
  }
  std::printf("%s: %d damaged files, no report\n", format.c_str(), count);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // a report ends the program at once
  const int count = argc > 1 ? std::max(1, std::atoi(argv[1])) : kUsualCount;
  bool isWhole = true;
  for (const auto& [format, seeds] : recordingSeeds()) isWhole = isWithstood(format, seeds, count) && isWhole;
  if (isWhole) std::remove(kLastFile);
  return isWhole ? EXIT_SUCCESS : EXIT_FAILURE;
}
