// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "engine/motion/motion.h"

namespace handhold {

/// Fills tau of every frame from a table of torques with the same times. Throws InputError with line and
/// column.
void addTorquesFromCsv(const std::string& text, const std::string& place, const Model& model, Motion& motion);

/// Fills the loads of every frame from a table of contacts; their kinds and targets are not in it.
void addContactsFromCsv(const std::string& text, const std::string& place, const Model& model,
                        Motion& motion);

/// The motion in a result folder: states.csv, torques.csv, and contacts.csv where there is one. Without
/// torques.csv tau is left empty.
Motion readResult(const std::filesystem::path& folder, const Model& model);

}  // namespace handhold
