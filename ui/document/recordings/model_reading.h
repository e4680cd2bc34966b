// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "engine/io/recording_formats.h"

namespace handhold {

/// A model of OpenSim and what moves it.
struct ModelFiles {
  std::filesystem::path model;  ///< .osim
  std::filesystem::path
      motion;                   ///< coordinates (MOT, STO), or any recording of its markers; empty: it stands
  std::filesystem::path loads;  ///< external loads (XML) with their table; empty: none
};

/// Whether a file is a model by its ending.
bool isOsim(const std::filesystem::path& file);

/// The model with what lies beside it: the longest table of its coordinates that can move it, and its
/// external loads where there is one file of them. Throws InputError for a model that cannot be read.
ModelFiles filesBeside(const std::filesystem::path& model);

/// The model in motion as a recording (engine/osim/osim_recording.h); a recording of markers is followed by
/// inverse kinematics. What was chosen is told as a doubt. Throws InputError.
RecordingRead readModel(const ModelFiles& files, const ProgressSink& progress, const std::stop_token& stop);

}  // namespace handhold
