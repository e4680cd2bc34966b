// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "engine/planning/paths/posture_motion.h"
#include "engine/planning/posture/posture.h"
#include "engine/planning/sharing/load_sharing.h"

namespace handhold {

struct ManoeuvreOptions;
struct ManoeuvrePlan;
struct MotionPrediction;
struct MotionPredictionOptions;

/// One step of a live solve while something is dragged; keeps its workspace between calls.
using LiveStep = std::function<PostureResult(const Task&, const std::optional<Drag>&, const PostureOptions&)>;

/// What computes. The program gives the engine's functions, a test gives its own.
struct Solvers {
  std::function<PostureResult(const Model&, const Task&, const VectorX& start, const PostureOptions&)>
      posture;
  std::function<MotionOutcome(const Model&, const Task&, const VectorX& from, const VectorX& to,
                              const PostureOptions&)>
      motion;
  /// A motion under all laws; the last one of a neighbouring task may be null.
  std::function<MotionPrediction(const Model&, const Task&, const MotionPredictionOptions&,
                                 const MotionPrediction* last)>
      prediction;
  std::function<ManoeuvrePlan(const Model&, const Task&, const ManoeuvreOptions&)> manoeuvre;
  std::function<PostureResult(const Model&, const Task&, const VectorX& q)> loads;  ///< as shareLoads
  std::function<LiveStep(std::shared_ptr<const Model>, const Task&, const PostureResult& from)> live;
};

}  // namespace handhold
