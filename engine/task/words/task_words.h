// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

inline constexpr const char* kTaskSchema = "handhold-task-1";
inline constexpr const char* kAnySubject = "any";

/// Every value of a kind, in the order in which remedies list them.
inline constexpr std::array kTargetKinds{TargetKind::Point,  TargetKind::Line, TargetKind::Plane,
                                         TargetKind::Circle, TargetKind::Path, TargetKind::Orientation,
                                         TargetKind::Gaze};
inline constexpr std::array kPathPaces{PathPace::Free, PathPace::Given};
inline constexpr std::array kLoadKinds{LoadKind::Force, LoadKind::Mass};
inline constexpr std::array kLoadFrames{LoadFrame::World, LoadFrame::Site};
inline constexpr std::array kTrims{Trim::Neutral, Trim::None};
inline constexpr std::array kMotionMethods{MotionMethod::Kinematic, MotionMethod::Predicted};

/// Gravity by word; up is y (m/s^2).
struct NamedGravity {
  const char* word;
  const char* title;
  double y;
};
inline constexpr std::array<NamedGravity, 4> kGravities{{{"earth", "Earth", -9.80665},
                                                         {"moon", "Moon", -1.62},
                                                         {"mars", "Mars", -3.72076},
                                                         {"none", "None", 0.0}}};

}  // namespace handhold
