// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/motion/motion.h"

namespace handhold {

/// Column names of a model, in the order of q, v, vdot and tau: "pelvis_tx" ... then one a joint.
std::vector<std::string> positionColumns(const Model& model);
std::vector<std::string> velocityColumns(const Model& model);
std::vector<std::string> accelerationColumns(const Model& model);
std::vector<std::string> forceColumns(const Model& model);

/// Reads time, q, v and vdot of every row by column name. A table of several rows without any velocity, or
/// without any acceleration, gets them by central differences; single ones that are missing are zero, and so
/// are all of a single row; other columns are left alone unless they look like a misspelt one. Quaternions
/// are brought to length one, and refused when they are far from it. Throws InputError with line and column.
Motion readStates(const std::filesystem::path& file, const Model& model);
Motion statesFromCsv(const std::string& text, const std::string& place, const Model& model);

/// Reads time and the joints' torques of every row into tau; the columns of the base are left alone, its rows
/// are zero. Frames have nothing else. Throws InputError with line and column.
Motion readTorques(const std::filesystem::path& file, const Model& model);
Motion torquesFromCsv(const std::string& text, const std::string& place, const Model& model);

/// One row a frame: time, q, v, vdot.
std::string statesToCsv(const Motion& motion, const Model& model);

/// One row a frame: time, tau.
std::string torquesToCsv(const Motion& motion, const Model& model);

/// One row a load and frame: time, contact, frame, point, force and moment on the body in world axes, and the
/// number of its entry in the summary (load_entries.h).
std::string contactsToCsv(const Motion& motion, const Model& model);

}  // namespace handhold
