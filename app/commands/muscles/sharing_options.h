// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/muscles/muscle_tensions.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace handhold {

/// How torques are shared among muscles, as it is told.
struct ToldSharing {
  std::string criterion = "stress", relieve;
  bool curves = false;

  bool operator==(const ToldSharing&) const = default;
  /// Throws InputError where the relief is no joint and force.
  MuscleOptions options() const;
};

/// --criterion, --curves and --relieve, which want `muscles`, the option by which muscles are asked for,
/// where there is one.
void addSharing(CLI::App& command, ToldSharing& sharing, CLI::Option* muscles = nullptr);

/// What there is to say where the joint that is to be relieved bears more all the same; else nothing.
std::string reliefNote(const MuscleOptions& options, const MuscleCourse& course);

}  // namespace handhold
