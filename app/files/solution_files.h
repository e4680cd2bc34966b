// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "app/process/resources.h"
#include "engine/io/result_set.h"
#include "engine/motion/motion.h"
#include "engine/planning/paths/posture_motion.h"
#include "engine/planning/posture/posture.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/task.h"

namespace handhold {

/// What solving a task gave: a motion, or a posture as one of a single frame, whose broken laws have no
/// times.
struct Solution : MotionOutcome {
  Solution() = default;
  explicit Solution(MotionOutcome outcome) : MotionOutcome(std::move(outcome)) {}

  std::string solver;
  int iterations = 0;
  std::optional<MotionCheck> check;                     ///< of a predicted motion, between its instants
  double peakAtInstants = 0.0;                          ///< likewise, where its laws were enforced
  int refinements = 0;                                  ///< likewise
  std::string spline;                                   ///< spline.json of a predicted motion
  std::vector<std::pair<std::string, double>> figures;  ///< of a planner, by name with its unit
};

Solution toSolution(const Model& model, const PostureResult& posture);

/// Objective, terms and iterations are those of the posture in which the motion ends.
Solution toSolution(const MotionOutcome& motion, const PostureResult& end);

Solution toSolution(const Model& model, const MotionPrediction& prediction);

/// The content of summary.json.
std::string summaryToJson(const Solution& solution, const Task& task, const Model& model);

/// "feasible, local optimum, torque limits off; objective 0.3115; peak 48.1 % of strength, left knee
/// flexion".
std::string solutionLine(const Solution& solution, const Task& task, const Model& model);

/// The files with which a result's folder can be read again, wherever it is carried: the task, its meshes
/// named from there, and its model where that is none of the shipped ones. The first is the task.
std::vector<ResultFile> taskFiles(const OpenedTask& opened, const std::filesystem::path& folder);

/// Writes summary.json, states.csv, torques.csv, contacts.csv, the task and the files given besides in the
/// place of the result that was there: all or none (result_set.h). Makes the folder if it is missing. Throws
/// InputError.
void writeSolution(const Solution& solution, const OpenedTask& opened, const std::filesystem::path& folder,
                   const std::vector<ResultFile>& besides = {});

}  // namespace handhold
