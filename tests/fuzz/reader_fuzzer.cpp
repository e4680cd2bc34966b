// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/fuzz/recording_seeds.h"

// libFuzzer on the readers of one format (HANDHOLD_FUZZED), with all processors and storages of C3D: what is
// read has lists that fit together and is written in every format, or all of it is refused as wrong input.
// With HANDHOLD_FUZZ_SEEDS the whole files are written into that folder first.

using namespace handhold;

namespace {

const std::vector<RecordingSeed>& fuzzedSeeds() {
  static const std::vector<RecordingSeed> seeds = recordingSeeds().at(HANDHOLD_FUZZED);
  return seeds;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  const char* folder = std::getenv("HANDHOLD_FUZZ_SEEDS");
  if (!folder) return 0;
  std::filesystem::create_directories(folder);
  int number = 0;
  for (const RecordingSeed& seed : fuzzedSeeds())
    std::ofstream(std::filesystem::path(folder) / std::to_string(++number), std::ios::binary) << seed.bytes;
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  try {
    const Recording read = readBytes(bytes, fuzzedSeeds().front().read);
    if (!fitsTogether(read)) std::abort();
    writeInEveryFormat(read);
  } catch (const InputError&) {
    // told to whoever gave the file
  }
  return 0;
}
