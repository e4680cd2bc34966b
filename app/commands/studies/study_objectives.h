// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// "study objectives": which objective predicts recorded motions best.
void addStudyObjectives(CLI::App& study, int& exitCode);

}  // namespace handhold
