// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace handhold {

/// Who opens a file from the desktop sees no terminal.
enum class WrongFile { EndsProgram, IsToldInWindow };

/// The main window, with a task file open when one is given; returns the exit code when it closes.
int runWindow(int argc, char** argv, const std::optional<std::string>& taskFile, WrongFile wrongFile);

}  // namespace handhold
