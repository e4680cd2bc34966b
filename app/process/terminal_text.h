// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/spoken_name.h"

namespace handhold {

/// Names come from files, and a terminal obeys some of their characters: control characters of ASCII and of
/// Latin-1 (C1, in UTF-8) but tabs and ends of lines become question marks.
inline std::string terminalText(const std::string& text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isLayout = text[i] == '\n' || text[i] == '\t';
    const std::size_t bytes = isLayout ? 0 : controlAt(text, i);
    safe += bytes > 0 ? '?' : text[i];
    if (bytes > 1) i += bytes - 1;
  }
  return safe;
}

}  // namespace handhold
