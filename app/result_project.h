// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "ui/document/project.h"

namespace handhold {

/// The motion in a folder that solve or plan has written, with what stands around it where the folder has a
/// task.json. Throws InputError.
Project resultProject(const std::filesystem::path& folder);

}  // namespace handhold
