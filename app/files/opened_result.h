// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "app/files/solution_files.h"
#include "app/process/resources.h"
#include "ui/document/project.h"

namespace handhold {

/// A folder that solve, plan or simulate has written, read again.
struct OpenedResult {
  OpenedTask opened;
  Solution solution;  ///< with its motion; of a simulation the motion alone
  LoadsFrom loadsFrom = LoadsFrom::Solver;
};

/// The result in the folder with the task that it answers; folders of earlier versions have no task, and then
/// nothing stands around. Throws InputError.
OpenedResult openResult(const std::filesystem::path& folder);

/// The result as the window would show it.
Project projectOf(const OpenedResult& result);

}  // namespace handhold
