// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

#include "engine/motion/point_motion.h"
#include "engine/trial/trial.h"
#include "ui/plots/recorded_channels.h"
#include "ui/theme/units.h"

namespace handhold {

/// What of a point is plotted.
struct PointQuantity {
  const char* word;   ///< of the command line: "velocity"
  const char* title;  ///< "Velocity of points"
  Vector3 PointMotion::*part;
};

std::span<const PointQuantity> pointQuantities();
/// Places in metres where metric lengths are shown, in millimetres where the greatest (m) is small.
ShownUnit shownUnit(const PointQuantity& quantity, double greatest = 1.0);

/// Place, velocity and acceleration in world of every site of a person over the frames of their trial, each
/// by its components and its size; counted for a site when it is asked for. The hands' are plotted first. The
/// person may have got sites since.
std::vector<ChannelGroup> pointChannels(std::shared_ptr<const Model> model,
                                        std::shared_ptr<const Trial> trial);

}  // namespace handhold
