// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/project.h"
#include "ui/scene/recorded_scene.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

/// Which segments the markers of a recorded trial sit on.
SegmentOfMarker segmentsOf(const Trial& trial);

/// The recording of a trial as things of a picture, made once for as long as the trial stays the same.
class RecordedStore {
 public:
  /// Null where the trial, which may be null, has none.
  const RecordedScene* of(const std::shared_ptr<const Trial>& trial);

 private:
  std::shared_ptr<const Trial> trial_;
  std::unique_ptr<const RecordedScene> scene_;
};

/// What was recorded of the trial that is shown, in its place where no body was fitted to it.
void addRecorded(Scene& scene, const Project& project, RecordedStore& recorded, const TaskView& view,
                 double time);

/// Takes the person away, with what belongs to the body.
void dropPerson(Scene& scene);

}  // namespace handhold
