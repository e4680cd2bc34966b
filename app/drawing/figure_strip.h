// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawing/recorded_parts.h"
#include "ui/document/project.h"
#include "ui/scene/posed_figure.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

/// So many pale figures stand along a motion at most; of a longer one they stand further apart.
inline constexpr int kMostStripFigures = 60;

/// The frames of `count` at which they stand: every so many, from the first.
std::vector<int> stripFrames(int count, int every);

/// Pale figures along the motion that is shown, as printed figure strips have them; of a recording without a
/// body its sticks. Made once for as long as they show the same.
class FigureStrip {
 public:
  void addTo(Scene& scene, const Project& project, const PosedFigure& person, const TaskView& view);

 private:
  void adopt(const std::shared_ptr<const Trial>& trial, const PosedFigure& person, const Scene& scene,
             int every);

  std::shared_ptr<const Trial> trial_;
  std::shared_ptr<const Figure> figure_;
  Color tint_;
  int every_ = 0;
  std::vector<FigureInstance> figures_;
  RecordedStore recorded_;
};

}  // namespace handhold
