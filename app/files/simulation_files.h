// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/process/resources.h"
#include "engine/simulation/simulation.h"
#include "engine/task/task.h"

namespace handhold {

/// How far a simulation went from the motion that it replays.
struct ReplayDrift {
  double joint = 0.0;   ///< of the worst joint at any frame (rad)
  LinkIndex worst;      ///< that joint
  double pelvis = 0.0;  ///< (m)
  double jointAtEnd = 0.0, pelvisAtEnd = 0.0;
};

/// A simulation with what was asked for.
struct SimulationReport {
  SimulationResult result;
  SimulationSettings settings;
  std::string drive;  ///< "limp", "hold", "torques" or "motion"
  double trackGain = 0.0;
  double lossShare = 0.0;  ///< torque added for damping and armature over the motion's own
  std::optional<ReplayDrift> drift;
};

/// At the times of the frames; both hold more than one.
ReplayDrift driftFrom(const Motion& motion, const std::vector<SimulationFrame>& frames, const Model& model);

/// The content of summary.json, energy.csv (time, kinetic, potential, total in J) and momentum.csv (time,
/// linear in kg m/s, angular about the centre of mass in kg m^2/s).
std::string summaryToJson(const SimulationReport& report, const Task& task, const Model& model);
/// "finished: 3.00 s in 3061 steps; energy 1022.6 to 1059.9 J; contacts kept to 1.0e-09; ...".
std::string simulationLine(const SimulationReport& report, const Model& model);
std::string energyToCsv(const std::vector<SimulationFrame>& frames);
std::string momentumToCsv(const std::vector<SimulationFrame>& frames);

/// Writes those, states.csv, torques.csv, contacts.csv and the task: all or none, as a result (result_set.h).
/// Makes the folder if it is missing. Throws InputError.
void writeSimulation(const SimulationReport& report, const OpenedTask& opened,
                     const std::filesystem::path& folder);

}  // namespace handhold
