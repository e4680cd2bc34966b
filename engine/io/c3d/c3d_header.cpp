// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_header.h"

#include <cmath>

#include "engine/core/error.h"
#include "engine/io/input/text_encoding.h"
#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

constexpr int kFirstProcessor = 84;

// places in the header, bytes from 0
constexpr std::size_t kPoints = 2, kAnalog = 4, kFirst = 6, kLast = 8, kScale = 12, kData = 16, kSamples = 18,
                      kRate = 20, kLabelKey = 298, kEventCount = 300, kEventTimes = 304, kEventLabels = 396;
constexpr int kFourLetters = 12345;  ///< the key of headers with events of four letters
constexpr int kMostEvents = 18;

C3dProcessor processorOf(const ByteSource& source, int parameterBlock) {
  const std::uint64_t at = (static_cast<std::uint64_t>(parameterBlock) - 1) * kC3dBlock + 3;
  const std::string bytes = bytesAt(source, at, 1);
  if (parameterBlock < 1 || bytes.empty())
    throw InputError(atByte(source, 0), "points behind the end of the file for its parameters",
                     "copy the file anew");
  const int code = static_cast<unsigned char>(bytes[0]);
  // some writers count the processors from 1
  const int number = code >= 1 && code <= 3 ? code - 1 + kFirstProcessor : code;
  if (number < kFirstProcessor || number > kFirstProcessor + 2)
    throw InputError(atByte(source, at), "tells a processor of number " + std::to_string(code),
                     "C3D knows 84 (Intel), 85 (DEC) and 86 (MIPS): export the trial again");
  return static_cast<C3dProcessor>(number);
}

/// The bytes that say which of them are shown mean the opposite to some programs: all are taken.
template <class Coding>
std::vector<C3dHeaderEvent> headerEvents(const char* block, const Coding& coding) {
  std::vector<C3dHeaderEvent> events;
  const int count = coding.word(block + kEventCount);
  if (coding.word(block + kLabelKey) != kFourLetters || count > kMostEvents) return events;
  for (int i = 0; i < count; ++i) {
    const double time = coding.real(block + kEventTimes + 4 * static_cast<std::size_t>(i));
    const char* label = block + kEventLabels + 4 * static_cast<std::size_t>(i);
    if (std::isfinite(time)) events.push_back({utf8Of(trimmed(std::string_view(label, 4))), time});
  }
  return events;
}

}  // namespace

/// The mark is the letter P, which a table may have there too: text holds no zeros, a header many.
bool isC3d(std::string_view begin) {
  return begin.size() >= 2 && begin[0] != 0 && begin[1] == kC3dMark &&
         begin.find('\0') != std::string_view::npos;
}

std::string atByte(const ByteSource& source, std::uint64_t byte) {
  return source.place() + ", byte " + std::to_string(byte);
}

C3dHeader readC3dHeader(const ByteSource& source) {
  const std::string block = bytesAt(source, 0, kC3dBlock);
  if (!isC3d(block)) throw InputError(atByte(source, 1), "is not the mark of a C3D file", "name a C3D file");
  if (block.size() < kC3dBlock)
    throw InputError(atByte(source, block.size()), "ends within its header", "copy the file anew");
  C3dHeader header;
  header.parameterBlock = static_cast<unsigned char>(block[0]);
  header.processor = processorOf(source, header.parameterBlock);
  withCoding(header.processor, [&](const auto& coding) {
    const char* at = block.data();
    header.points = coding.word(at + kPoints);
    header.analogPerFrame = coding.word(at + kAnalog);
    header.firstFrame = coding.word(at + kFirst);
    header.lastFrame = coding.word(at + kLast);
    header.scale = coding.real(at + kScale);
    header.dataBlock = coding.word(at + kData);
    header.samplesPerFrame = coding.word(at + kSamples);
    header.rate = coding.real(at + kRate);
    header.events = headerEvents(at, coding);
  });
  return header;
}

}  // namespace handhold
