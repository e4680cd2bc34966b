// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/files/mesh_file.h"
#include "app/process/exit_code.h"

namespace handhold {

void addImportMeshCommand(CLI::App& app, int& exitCode) {
  const auto file = std::make_shared<std::string>(), out = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("import-mesh", "")->group("");
  command->add_option("file", *file)->required();
  command->add_option("out", *out)->required();
  command->callback([=, &exitCode] { exitCode = convertMesh(*file, *out) ? kSolved : kWrongInput; });
}

}  // namespace handhold
