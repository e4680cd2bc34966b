// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/laws/problem/posture_options.h"
#include "engine/model/utilisation.h"
#include "engine/task/task.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// A site that the hand on the mouse pulls to a point; a wish that yields to every law.
struct Drag {
  std::string site;
  Vector3 localPoint = Vector3::Zero();  ///< in site axes from the site (m)
  Vector3 goal = Vector3::Zero();        ///< in world (m)
};

/// `start`, or the task's own, or the relaxed posture turned and moved so that it stands, hangs or floats at
/// its contacts as they face; joints are brought within their limits.
VectorX startPosture(const Model& model, const Task& task, const VectorX& start);

/// The best posture of the task under all its laws (002 chapter 5). `start` is a guess of q, looked at beside
/// those that come from the task: a cheaper one is never worse for it. The answer does not depend on where
/// the task stands or faces. When no posture keeps all laws the nearest is returned with each law that is
/// broken.
PostureResult solvePosture(const Model& model, const Task& task, const VectorX& start,
                           const PostureOptions& options);

/// For postures that follow each other: where `from` leads, and the best of all only where that does not
/// hold.
PostureResult followingPosture(const Model& model, const Task& task, const VectorX& from,
                               const PostureOptions& options);

/// Re-solves from the last result while something is dragged; keeps its workspace between calls.
class LivePosture {
 public:
  LivePosture(std::shared_ptr<const Model> model, const Task& task, const PostureResult& from);
  ~LivePosture();
  LivePosture(LivePosture&&) noexcept;
  LivePosture& operator=(LivePosture&&) noexcept;

  /// The task may differ from the last one in numbers, not in structure; drag may be empty.
  PostureResult step(const Task& task, const std::optional<Drag>& drag, const PostureOptions& options);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace handhold
