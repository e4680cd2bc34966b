// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/figure_strip.h"

#include <algorithm>

#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

constexpr float kTint = 0.6f;          // how much of their colour ghosts have
constexpr float kStickOpacity = 0.3f;  // of those of a recording

/// Measured and predicted have their own hues.
Color hueOf(const Trial& trial, const Theme& theme) {
  return withAlpha(trial.from<Recorded>() ? theme.measured : theme.predicted, kTint);
}

}  // namespace

std::vector<int> stripFrames(int count, int every) {
  if (count < 2 || every < 1) return {};
  while ((count - 1) / every >= kMostStripFigures) every *= 2;
  std::vector<int> frames;
  for (int frame = 0; frame < count; frame += every) frames.push_back(frame);
  return frames;
}

void FigureStrip::adopt(const std::shared_ptr<const Trial>& trial, const PosedFigure& person,
                        const Scene& scene, int every) {
  const Color tint = hueOf(*trial, scene.theme);
  if (trial == trial_ && person.figure() == figure_ && tint == tint_ && every == every_) return;
  trial_ = trial, figure_ = person.figure(), tint_ = tint, every_ = every;
  Scene strip;
  for (const int frame : stripFrames(static_cast<int>(trial->motion.frames.size()), every))
    addGhost(strip, person, trial->motion.frames[static_cast<std::size_t>(frame)].q, tint);
  figures_ = std::move(strip.figures);
}

void FigureStrip::addTo(Scene& scene, const Project& project, const PosedFigure& person,
                        const TaskView& view) {
  const std::shared_ptr<const Trial>& trial = shownTrial(project);
  if (view.ghostEvery < 1 || !trial) return;
  if (project.recording) {
    const RecordedScene& recorded = *recorded_.of(trial);
    const std::vector<double>& times = playedTimes(recorded.recording()).times;
    for (const int frame : stripFrames(static_cast<int>(times.size()), view.ghostEvery))
      recorded.addSticksTo(scene, times[static_cast<std::size_t>(frame)],
                           withAlpha(scene.theme.measured, kStickOpacity));
    return;
  }
  if (!trial->isMotion()) return;
  adopt(trial, person, scene, view.ghostEvery);
  scene.figures.insert(scene.figures.end(), figures_.begin(), figures_.end());
}

}  // namespace handhold
