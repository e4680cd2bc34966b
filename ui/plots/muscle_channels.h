// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/muscles/trial_muscles.h"
#include "ui/plots/recorded_channels.h"

namespace handhold {

/// Tensions, activations and lengths of muscles, forces of bone on bone, and torques that muscles do not
/// give, over the frames of a trial. The most active and the most loaded are plotted first. They keep the
/// muscles.
std::vector<ChannelGroup> muscleChannels(std::shared_ptr<const TrialMuscles> muscles);

/// Groups whose channels are the muscles, by their numbers, come first, so many.
inline constexpr int kMuscleGroups = 3;

}  // namespace handhold
