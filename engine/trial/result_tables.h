// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/motion/motion.h"

namespace handhold {

/// Fills tau of every frame from a table of torques with the same times. Throws InputError with line and
/// column.
void addTorquesFromCsv(const std::string& text, const std::string& place, const Model& model, Motion& motion);

/// Fills the loads of every frame from a table of contacts. What the table does not tell (kinds and targets)
/// comes from the entry that a row names, where there are entries.
void addContactsFromCsv(const std::string& text, const std::string& place, const Model& model,
                        const std::vector<ContactLoad>& entries, Motion& motion);

/// The motion in a result folder: states.csv, torques.csv, and contacts.csv where there is one. Without
/// torques.csv tau is left empty.
Motion readResult(const std::filesystem::path& folder, const Model& model,
                  const std::vector<ContactLoad>& entries = {});

}  // namespace handhold
