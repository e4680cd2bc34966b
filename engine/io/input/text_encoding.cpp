// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input/text_encoding.h"

#include <algorithm>

namespace handhold {

namespace {

constexpr std::size_t kDecodedPiece = std::size_t(1) << 20;
constexpr char32_t kNoCharacter = 0xFFFD;

void append(char32_t c, std::string& text) {
  const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((c >> shift) & 0x3F)); };
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xC0 | (c >> 6));
    tail(0);
  } else if (c < 0x10000) {
    text += static_cast<char>(0xE0 | (c >> 12));
    tail(6), tail(0);
  } else {
    text += static_cast<char>(0xF0 | (c >> 18));
    tail(12), tail(6), tail(0);
  }
}

bool isFirstHalf(char32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool isSecondHalf(char32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

/// Puts units of 16 bits together to characters.
class Utf16Text {
 public:
  void add(char32_t unit) {
    if (isSecondHalf(unit) && first_ != 0) {
      append(0x10000 + ((first_ - 0xD800) << 10) + (unit - 0xDC00), text_);
      first_ = 0;
      return;
    }
    endHalf();
    if (isFirstHalf(unit))
      first_ = unit;
    else
      append(isSecondHalf(unit) ? kNoCharacter : unit, text_);
  }
  std::string taken() {
    endHalf();
    return std::move(text_);
  }

 private:
  void endHalf() {
    if (first_ != 0) append(kNoCharacter, text_);
    first_ = 0;
  }

  std::string text_;
  char32_t first_ = 0;  ///< half of a character whose second half has not come yet
};

/// Which of two bytes is the upper one: 1 in a text of PCs, 0 in the other; -1 in one of 8 bits.
int upperByte(const ByteSource& source) {
  const std::string mark = bytesAt(source, 0, 2);
  return mark == "\xFF\xFE" ? 1 : mark == "\xFE\xFF" ? 0 : -1;
}

std::string decoded(const ByteSource& source, int upper) {
  Utf16Text text;
  for (std::uint64_t offset = 2; offset + 1 < source.size(); offset += kDecodedPiece) {
    const std::string bytes = bytesAt(source, offset, kDecodedPiece);
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
      const auto byte = [&](int which) {
        return static_cast<char32_t>(static_cast<unsigned char>(bytes[i + static_cast<std::size_t>(which)]));
      };
      text.add((byte(upper) << 8) | byte(1 - upper));
    }
  }
  return text.taken();
}

/// Of the character that the text begins with; 0: it begins with none.
std::size_t lengthOfFirst(std::string_view text) {
  constexpr char32_t kLeast[] = {0, 0x80, 0x800, 0x10000};  // of so many followers: no character is longer
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return 1;
  const std::size_t followers = first < 0xC0 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF8 ? 3 : 0;
  if (followers == 0 || text.size() <= followers) return 0;
  char32_t character = first & (0x3Fu >> followers);
  for (std::size_t i = 1; i <= followers; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0u) != 0x80) return 0;
    character = (character << 6) | (byte & 0x3Fu);
  }
  const bool isHalf = isFirstHalf(character) || isSecondHalf(character);
  return isHalf || character < kLeast[followers] || character > 0x10FFFF ? 0 : followers + 1;
}

}  // namespace

std::unique_ptr<ByteSource> asUtf8(std::unique_ptr<ByteSource> source) {
  const int upper = upperByte(*source);
  if (upper < 0) return source;
  return keptInMemory(decoded(*source, upper), source->place());
}

bool isUtf8(std::string_view text) {
  unsigned all = 0;
  for (const char c : text) all |= static_cast<unsigned char>(c);
  if (all < 0x80) return true;  // nearly all lines
  while (!text.empty()) {
    const std::size_t length = lengthOfFirst(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string utf8Of(std::string_view text) {
  if (isUtf8(text)) return std::string(text);
  std::string found;
  for (const char c : text) append(static_cast<unsigned char>(c), found);
  return found;
}

}  // namespace handhold
