// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/osim/osim_model.h"

namespace handhold {

/// The model of an .osim file. Throws InputError with file and line for what is no such file, for joints that
/// are not known, and for loops of bodies.
OsimModel readOsim(const std::filesystem::path& file);

}  // namespace handhold
