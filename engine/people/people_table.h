// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/model/person.h"
#include "engine/trial/csv.h"

namespace handhold {

/// A table of resources/people. Throws InputError.
inline CsvTable readPeopleTable(const std::filesystem::path& file) { return {readFile(file), file.string()}; }

/// Of a row's column "sex". Throws InputError.
inline Sex sexIn(const CsvTable& table, int row) {
  const int column = table.column("sex");
  const std::string& word = table.text(row, column);
  if (word == toString(Sex::Female)) return Sex::Female;
  if (word != toString(Sex::Male)) table.fail(row, column, "is no sex", "use female or male");
  return Sex::Male;
}

}  // namespace handhold
