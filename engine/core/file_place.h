// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace handhold {

/// Whether a path lies in a folder or below it, links followed. False where either is empty.
bool isWithin(const std::filesystem::path& path, const std::filesystem::path& folder);

}  // namespace handhold
