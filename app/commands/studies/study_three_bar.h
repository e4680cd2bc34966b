// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// handhold study three-bar: chapter 8 of document 003 beside ours.
void addStudyThreeBar(CLI::App& study, int& exitCode);

}  // namespace handhold
