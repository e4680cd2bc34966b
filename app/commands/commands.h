// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace handhold {

// Each adds its subcommand; when the user calls it, the command runs and leaves its exit code in exitCode.
// Both arguments must outlive the parsing.

void addForwardKinematicsCommand(CLI::App& app, int& exitCode);
void addInverseDynamicsCommand(CLI::App& app, int& exitCode);
void addCheckCommand(CLI::App& app, int& exitCode);
void addSolveCommand(CLI::App& app, int& exitCode);
void addSimulateCommand(CLI::App& app, int& exitCode);
void addPlanCommand(CLI::App& app, int& exitCode);
void addSubjectCommand(CLI::App& app, int& exitCode);
void addStudyCommand(CLI::App& app, int& exitCode);
void addPlotCommand(CLI::App& app, int& exitCode);
void addWorkloadCommand(CLI::App& app, int& exitCode);
void addScoresCommand(CLI::App& app, int& exitCode);
void addMusclesCommand(CLI::App& app, int& exitCode);
void addOsimCommand(CLI::App& app, int& exitCode);
void addCompareCommand(CLI::App& app, int& exitCode);
void addPredictRecordingCommand(CLI::App& app, int& exitCode);
void addImportCommand(CLI::App& app, int& exitCode);
void addConvertCommand(CLI::App& app, int& exitCode);
void addRecordCommand(CLI::App& app, int& exitCode);

/// The hidden "import-mesh FILE OUT", which reads a mesh file for another Handhold: Debian's Assimp aborts
/// the process on some malformed files, so they are read in a child.
void addImportMeshCommand(CLI::App& app, int& exitCode);

}  // namespace handhold
