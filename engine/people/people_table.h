// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/trial/csv.h"

namespace handhold {

/// A table of resources/people. Throws InputError.
inline CsvTable readPeopleTable(const std::filesystem::path& file) { return {readFile(file), file.string()}; }

}  // namespace handhold
