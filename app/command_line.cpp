// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/window.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

/// Scripts read one line an error.
int complain(std::string message, ExitCode code) {
  std::replace(message.begin(), message.end(), '\n', ' ');
  std::fprintf(stderr, "handhold: %s\n", message.c_str());
  return code;
}

int parseAndRun(CLI::App& app, int argc, char** argv) {
  int exitCode = kSolved;
  std::optional<std::string> taskFile;
  app.add_option("task", taskFile, "task file to open in the window");
  addForwardKinematicsCommand(app, exitCode);
  app.parse(argc, argv);
  return app.get_subcommands().empty() ? runWindow(argc, argv, taskFile) : exitCode;
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
