// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace handhold {

/// The main window, with a task file open when one is given; returns the exit code when it closes.
int runWindow(int argc, char** argv, const std::optional<std::string>& taskFile);

}  // namespace handhold
