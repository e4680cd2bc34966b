// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include "engine/muscles/trial_muscles.h"
#include "ui/plots/recorded_channels.h"

namespace handhold {

/// What of muscles is plotted over time; those whose channels are the muscles, by their numbers, come first.
enum class MuscleQuantity { Tension, Activation, Length, Stress, Contact, Lack };
inline constexpr std::array kMuscleQuantities{MuscleQuantity::Tension, MuscleQuantity::Activation,
                                              MuscleQuantity::Length,  MuscleQuantity::Stress,
                                              MuscleQuantity::Contact, MuscleQuantity::Lack};
inline constexpr int kMuscleGroups = 4;  ///< so many

/// Tensions, activations, lengths and stresses of muscles, forces of bone on bone, and torques that muscles
/// do not give, over the frames of a trial. The most active and the most loaded are plotted first. They keep
/// the muscles.
std::vector<ChannelGroup> muscleChannels(std::shared_ptr<const TrialMuscles> muscles);

/// One of them; without channels where muscles lack no torque.
ChannelGroup muscleChannels(std::shared_ptr<const TrialMuscles> muscles, MuscleQuantity quantity);

}  // namespace handhold
