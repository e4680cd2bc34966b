// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/osim/osim_kinematics.h"
#include "engine/recording/recording.h"

namespace handhold {

/// A measured load on a body, as OpenSim's ExternalLoads describe it: stems of the columns that have it
/// ("ground_force_v" for ground_force_vx, -vy, -vz). An empty stem: there is none.
struct ExternalForce {
  std::string name;
  int body = 0;
  int forceBody = -1, pointBody = -1;  ///< in whose axes both are; -1: the ground's
  std::string force, point, torque;
};

struct ExternalLoadsFile {
  std::vector<ExternalForce> forces;
  std::filesystem::path table;  ///< with the columns
};

/// Throws InputError with file and line.
ExternalLoadsFile readExternalLoads(const std::filesystem::path& file, const OsimModel& model);

/// On a body at an instant, in the ground's axes.
struct AppliedLoad {
  int body = 0;
  Vector3 force = Vector3::Zero();   ///< (N)
  Vector3 point = Vector3::Zero();   ///< where it acts, p_GP (m)
  Vector3 torque = Vector3::Zero();  ///< (N m)
};

/// Loads over time, straight between the rows of their table; none before the first and after the last.
class ExternalLoads {
 public:
  ExternalLoads() = default;
  /// Throws InputError for columns that the table lacks.
  ExternalLoads(const ExternalLoadsFile& file, const Recording& table);

  std::vector<AppliedLoad> at(double time, const OsimState& state) const;

 private:
  using Columns = std::optional<std::array<std::size_t, 3>>;
  struct Entry {
    ExternalForce what;
    Columns force, point, torque;
  };

  std::vector<Entry> entries_;
  std::vector<double> times_;
  std::vector<RecordedCoordinate> columns_;
};

}  // namespace handhold
