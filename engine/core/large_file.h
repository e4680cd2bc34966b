// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace handhold {

/// As writeFile (atomic_file.h), of any size: for files that are read in pieces, by us or by others.
void writeLargeFile(const std::filesystem::path& file, std::string_view content);

}  // namespace handhold
