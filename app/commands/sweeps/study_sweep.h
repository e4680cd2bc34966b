// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

/// `handhold study FILE --jobs N`: the sweep of a study file. `study` is the command whose subcommands are
/// the other studies.
void addStudySweep(CLI::App& study, int& exitCode);

/// The hidden "study-case STORE INDEX OWNER", which solves one case in a process of its own.
void addStudyCaseCommand(CLI::App& app, int& exitCode);

}  // namespace handhold
