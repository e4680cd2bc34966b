// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// "study reach": the region that a hand or foot reaches.
void addStudyReach(CLI::App& study, int& exitCode);

}  // namespace handhold
