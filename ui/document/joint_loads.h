// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/document/project.h"

namespace handhold {

/// Torque of a joint (N m), empty while unknown.
std::optional<double> jointTorque(const Moment& moment, LinkIndex joint);

struct PeakLoad {
  LinkIndex joint;
  double load = 0.0;
};

/// The joint with the greatest load, of one limb or of all; empty while torques are unknown.
std::optional<PeakLoad> peakLoad(const Model& model, const Moment& moment, std::optional<Limb> limb = {});

/// What a verdict says of strength: "peak 48 % left knee flexion"; of a motion its greatest and what it is
/// now: "peak 83 % left knee flexion, now 12 %". Empty while torques are unknown.
QString peakWords(const Project& project, const Moment& moment);

}  // namespace handhold
