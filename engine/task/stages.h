// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/task/task_check.h"

namespace handhold {

/// A time at which a stage begins or ends, from the beginning of the motion to its end.
struct StageBorder {
  double time = 0.0;       ///< (s) of the nominal duration
  StageVelocity velocity;  ///< what both stages ask for; a motion's own ends are at rest or given
  std::string name;        ///< "between reach and grip"
};

/// One more than there are stages; none of a motion without.
std::vector<StageBorder> stageBorders(const MotionSettings& motion);

/// Those within the motion that prescribe a velocity.
std::vector<StageBorder> prescribedBorders(const MotionSettings& motion);

/// The fastest that its stages prescribe, of sites or else of joints; none where they prescribe nothing.
const GivenVelocity* greatestSpeed(const MotionSettings& motion);

/// The first thing of the stages and of the duration that they make up that no solver could work with.
std::optional<TaskProblem> stageProblem(const Task& task, const Model& model);

/// Tells a border, counted from 0, what speed it has: both stages that meet there.
void setBorderVelocity(MotionSettings& motion, std::size_t border, const StageVelocity& velocity);

// Edits. Holds and targets that lie in a stage go along with it, the duration is that of all stages.

/// A motion without stages becomes one stage; else a stage of one second follows that of the index.
void addStageAfter(MotionSettings& motion, std::size_t stage);
/// What lies in the stage goes with it, but for the speed told at its end, which is kept where its neighbour
/// tells none; the last one leaves a motion without stages, as long as it was.
void removeStage(MotionSettings& motion, std::size_t stage);
/// The stage changes its place with the one after it.
void swapWithNext(MotionSettings& motion, std::size_t stage);
/// The border between two stages comes to another time, the motion staying as long as it is and both stages
/// no shorter than kShortestStage; what lies in them stretches along.
void moveBorder(MotionSettings& motion, std::size_t border, double time);
inline constexpr double kShortestStage = 0.05;  // s
/// The times of what lies in the stage stretch with it.
void setStageDuration(MotionSettings& motion, std::size_t stage, double duration);

}  // namespace handhold
