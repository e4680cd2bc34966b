// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "engine/planning/prediction/motion_instant.h"

namespace handhold {

/// State at one end of a motion: a posture with rates (of the model's v and vdot; empty: at rest).
struct MotionEnd {
  VectorX q, v, vdot;
};

struct MotionEnds {
  MotionEnd begin, end;
};

/// Curves through a sampled motion (least squares), with the given ends: the first guess of a prediction.
/// Frames need loads only where contacts hold; their times are mapped onto the motion's duration.
MotionCurves curvesThrough(const Model& model, const Task& task, const MotionLayout& layout,
                           const Motion& motion, const MotionEnds& given);

/// The same curves over another layout of the same task (more control points).
MotionCurves curvesOver(const MotionLayout& finer, const MotionLayout& layout, const MotionCurves& curves);

}  // namespace handhold
