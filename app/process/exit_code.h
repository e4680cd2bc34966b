// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace handhold {

/// What the program tells the shell.
enum ExitCode : int { kSolved = 0, kWrongInput = 1, kNotSolvable = 2, kInternal = 3 };

}  // namespace handhold
