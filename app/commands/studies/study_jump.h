// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// handhold study jump: chapter 9 of document 003 beside ours, and recorded jumps by its methods.
void addStudyJump(CLI::App& study, int& exitCode);

}  // namespace handhold
