// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <string>

#include "app/process/terminal_text.h"

namespace handhold {

/// What a user should know of a file or folder that is used all the same; nothing where there are no words.
inline void noteOnTerminal(const std::string& place, const std::string& words) {
  if (!words.empty())
    std::fprintf(stderr, "handhold: %s: note: %s\n", terminalText(place).c_str(),
                 terminalText(words).c_str());
}

}  // namespace handhold
