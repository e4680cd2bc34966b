// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "engine/task/file/opened_task.h"
#include "engine/trial/result_set.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A trial that was read, with the task that it answers and where that task's files are; of a trial that
/// nothing was asked of an empty task.
struct OpenedTrial {
  Trial trial;
  OpenedTask opened;
  std::string doubt = {};  ///< why its files may not belong together, a sentence; empty: they do
};

/// Writes summary.json, states.csv, torques.csv, contacts.csv, the tables of its origin (spline.json of a
/// prediction; energy.csv and momentum.csv of a simulation; channels.csv of a recording with its markers.csv,
/// vectors.csv, analog.csv, plates.csv and coordinates.csv), the task with its own model, and the files given
/// besides, in the place of the result that was there: all or none (result_set.h). Makes the folder if it is
/// missing. A trial without frames, where nothing was found, takes the place with its summary and its task
/// alone: no older result is left to be taken for its answer. Throws InputError.
void writeTrial(const Trial& trial, const OpenedTask& opened, const std::filesystem::path& folder,
                const std::vector<ResultFile>& besides = {});

/// The trial of such a folder, this version's or an earlier one's; where no task is there, nothing stands
/// around. Counts from its start (trial_json.h). Throws InputError.
OpenedTrial readTrial(const std::filesystem::path& folder, const std::filesystem::path& modelFolder);

/// Why the files of a folder may not be of one run, as far as its list and its summary tell; empty where they
/// are. `rows` is how many states it holds.
std::string doubtOf(const std::filesystem::path& folder, std::size_t rows);

/// A table of states from elsewhere, with torques.csv and contacts.csv beside it where they fit.
/// Counts from its start. Throws InputError.
Trial readRecorded(const std::filesystem::path& states, const Subject& subject);

}  // namespace handhold
