// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// Names come from files, and a terminal obeys some of their characters: control characters of ASCII and of
/// Latin-1 (C1, in UTF-8) but tabs and ends of lines become question marks.
inline std::string terminalText(const std::string& text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const bool isTwoByteControl = c == 0xC2 && i + 1 < text.size() &&
                                  static_cast<unsigned char>(text[i + 1]) >= 0x80 &&
                                  static_cast<unsigned char>(text[i + 1]) < 0xA0;
    const bool isControl = (c < 0x20 && c != '\n' && c != '\t') || c == 0x7F;
    if (isTwoByteControl) ++i;
    safe += isTwoByteControl || isControl ? '?' : text[i];
  }
  return safe;
}

}  // namespace handhold
