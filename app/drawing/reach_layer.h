// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "engine/model/subject.h"
#include "engine/task/task.h"
#include "ui/scene/scene.h"

namespace handhold {

/// The reach that a picture is to show.
struct AskedReach {
  std::string end;                ///< as reachSite takes it
  std::array<double, 3> force{};  ///< on the body there (N)
  std::string slice;              ///< "y=1.1" (m); empty: it is whole
};

/// Adds it as shells. Throws InputError for a slice that is none, an unknown hand or foot, or where nothing
/// is reached.
void addAskedReach(Scene& scene, const Subject& subject, const Task& task, const AskedReach& asked);

}  // namespace handhold
