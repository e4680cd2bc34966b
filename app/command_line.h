// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace handhold {

/// Runs a command or the window; returns the exit code: 0 solved, 1 wrong input, 2 not solvable as asked,
/// 3 internal error. What is wrong goes to stderr in one line.
int runCommandLine(int argc, char** argv);

}  // namespace handhold
