// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// handhold study arm: document 004 with one of its arms, a person's, or one of a file.
void addStudyArm(CLI::App& study, int& exitCode);

}  // namespace handhold
