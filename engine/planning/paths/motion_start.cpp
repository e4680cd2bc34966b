// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/posture_motion.h"
#include "engine/planning/problem/posture_outcome.h"
#include "engine/planning/problem/posture_solving.h"

namespace handhold {

VectorX motionStart(const Model& model, const Task& task, const PostureResult& end,
                    const PostureOptions& options) {
  if (task.targets.empty()) return startPosture(model, task, task.start);
  Task holding = task;
  holding.targets.clear();
  PostureOptions plain = options;
  plain.advising = PostureOptions::Advising::No;
  return followingPosture(model, holding, task.start.size() > 0 ? task.start : end.q, plain).q;
}

}  // namespace handhold
