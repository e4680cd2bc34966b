// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>

namespace handhold {

/// Which computer's numbers a C3D file has, as the fourth byte of its parameters says.
enum class C3dProcessor { Intel = 84, Dec = 85, Mips = 86 };

inline constexpr std::size_t kC3dBlock = 512;  // bytes; all places in a C3D file are counted in blocks
inline constexpr char kC3dMark = 0x50;         // the second byte of the file, and of its parameters

/// Numbers of 16 and 32 bits of a processor. DEC's reals are Intel's with the halves exchanged and the
/// exponent two higher: a quarter of what they look like.
template <C3dProcessor P>
struct C3dCoding {
  static std::uint16_t word(const char* bytes) {
    const auto a = static_cast<unsigned char>(bytes[0]), b = static_cast<unsigned char>(bytes[1]);
    return static_cast<std::uint16_t>(P == C3dProcessor::Mips ? a << 8 | b : b << 8 | a);
  }
  static std::int16_t integer(const char* bytes) { return static_cast<std::int16_t>(word(bytes)); }
  static float real(const char* bytes) {
    const std::uint32_t first = word(bytes), second = word(bytes + 2);
    const bool highFirst = P != C3dProcessor::Intel;
    const float value = std::bit_cast<float>(highFirst ? first << 16 | second : second << 16 | first);
    return P == C3dProcessor::Dec ? 0.25f * value : value;
  }
  static void putWord(int value, std::string& bytes) {
    const char low = static_cast<char>(value & 255), high = static_cast<char>(value >> 8 & 255);
    bytes += P == C3dProcessor::Mips ? high : low;
    bytes += P == C3dProcessor::Mips ? low : high;
  }
  static void putReal(float value, std::string& bytes) {
    const auto bits = std::bit_cast<std::uint32_t>(P == C3dProcessor::Dec ? 4.0f * value : value);
    const int low = static_cast<int>(bits & 0xffff), high = static_cast<int>(bits >> 16);
    putWord(P == C3dProcessor::Intel ? low : high, bytes);
    putWord(P == C3dProcessor::Intel ? high : low, bytes);
  }
};

/// Calls `work` with the coding of a processor.
template <class Work>
auto withCoding(C3dProcessor processor, const Work& work) {
  switch (processor) {
    case C3dProcessor::Dec:
      return work(C3dCoding<C3dProcessor::Dec>());
    case C3dProcessor::Mips:
      return work(C3dCoding<C3dProcessor::Mips>());
    case C3dProcessor::Intel:
      break;
  }
  return work(C3dCoding<C3dProcessor::Intel>());
}

}  // namespace handhold
