// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// `handhold study people TASK`: who of so many virtual people can do a task, and from which place of a
/// contact; written as a study file and run as one.
void addStudyPeople(CLI::App& study, int& exitCode);

}  // namespace handhold
