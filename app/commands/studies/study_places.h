// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// handhold study places: what it costs to hold at each place of the rod or face on which a contact lives.
void addStudyPlaces(CLI::App& study, int& exitCode);

}  // namespace handhold
