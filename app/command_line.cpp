// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/picture.h"
#include "app/commands/sweeps/study_sweep.h"
#include "app/files/mesh_import.h"
#include "app/process/exit_code.h"
#include "app/process/terminal_text.h"
#include "app/window.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

/// Scripts read one line an error.
int complain(std::string message, ExitCode code) {
  std::replace(message.begin(), message.end(), '\n', ' ');
  std::fprintf(stderr, "handhold: %s\n", terminalText(message).c_str());
  return code;
}

/// A word that is no file is most likely a command written wrong.
void wantFile(const CLI::App& app, const std::string& file) {
  std::error_code error;
  if (std::filesystem::exists(file, error)) return;
  std::vector<std::string> commands;
  for (const CLI::App* command : app.get_subcommands({})) commands.push_back(command->get_name());
  throw InputError(file, "is neither a task file nor a command", suggestion(file, commands));
}

int parseAndRun(CLI::App& app, int argc, char** argv) {
  int exitCode = kSolved;
  std::optional<std::string> taskFile;
  const CLI::Option* file =
      app.add_option("task", taskFile, "task file, result folder or recording to open in the window");
  bool isFromDesktop = false;
  app.add_flag("--desktop", isFromDesktop, "tell what is wrong with the file in the window, not here");
  addCheckCommand(app, exitCode);
  addSolveCommand(app, exitCode);
  addSimulateCommand(app, exitCode);
  addPlanCommand(app, exitCode);
  addPlotCommand(app, exitCode);
  addWorkloadCommand(app, exitCode);
  addScoresCommand(app, exitCode);
  addMusclesCommand(app, exitCode);
  addStudyCommand(app, exitCode);
  addSubjectCommand(app, exitCode);
  addStudyWorkerCommands(app, exitCode);
  addRenderCommand(app, exitCode, renderTask);
  addImportCommand(app, exitCode);
  addConvertCommand(app, exitCode);
  addRecordCommand(app, exitCode);
  addImportMeshCommand(app, exitCode);
  addInverseDynamicsCommand(app, exitCode);
  addForwardKinematicsCommand(app, exitCode);
  addOsimCommand(app, exitCode);
  addCompareCommand(app, exitCode);
  addPredictRecordingCommand(app, exitCode);
  // before any of them runs
  for (CLI::App* command : app.get_subcommands({}))
    command->preparse_callback([file](std::size_t) {
      if (!file->empty())
        throw InputError(file->results().front(), "is one argument too many", "take it away");
    });
  app.parse(argc, argv);
  const bool isCommand = !app.get_subcommands().empty();
  if (isCommand) return exitCode;
  if (taskFile && !isFromDesktop) wantFile(app, *taskFile);
  return runWindow(argc, argv, taskFile, isFromDesktop ? WrongFile::IsToldInWindow : WrongFile::EndsProgram);
}

int guarded(CLI::App& app, int argc, char** argv) {
  try {
    return parseAndRun(app, argc, argv);
  } catch (const CLI::Success& success) {
    return app.exit(success);  // --help and --version
  } catch (const CLI::ParseError& error) {
    return complain(std::string("command line: ") + error.what() + "; handhold --help lists what there is",
                    kWrongInput);
  } catch (const InputError& error) {
    return complain(error.what(), kWrongInput);
  } catch (const std::filesystem::filesystem_error& error) {
    return complain(error.path1().string() + ": " + error.code().message() + "; choose another place",
                    kWrongInput);
  } catch (const std::exception& error) {
    return complain(std::string("internal error: ") + error.what() + "; please report it", kInternal);
  }
}

}  // namespace

int runCommandLine(int argc, char** argv) {
  CLI::App app("Handhold predicts the posture and the motion with which a person does a physical task.",
               "handhold");
  app.set_version_flag("--version", std::string("handhold ") + HANDHOLD_VERSION);
  app.require_subcommand(0, 1);
  app.footer("Exit codes: 0 solved, 1 wrong input, 2 not solvable as asked, 3 internal error.");
  return guarded(app, argc, argv);
}

}  // namespace handhold
