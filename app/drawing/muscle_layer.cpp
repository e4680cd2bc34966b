// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/muscle_layer.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/muscles/path/moment_arms.h"
#include "ui/scene/muscles/muscle_scene.h"

namespace handhold {

int nearestFrame(const MuscleCourse& course, double time) {
  const auto nearest = std::ranges::min_element(
      course.frames, {}, [time](const MuscleFrame& frame) { return std::abs(frame.time - time); });
  return nearest == course.frames.end() ? -1 : static_cast<int>(nearest - course.frames.begin());
}

namespace {

/// Lines begin where they were in the last picture.
class LayerOfMuscles {
 public:
  explicit LayerOfMuscles(std::shared_ptr<const TrialMuscles> muscles)
      : muscles_(std::move(muscles)), data_(*muscles_->body->model), lines_(muscles_->body->muscles.size()) {}

  void addTo(Scene& scene, const VectorX& q, double time) {
    const MuscledBody& body = *muscles_->body;
    const int frame = nearestFrame(muscles_->course, time);
    if (frame < 0 || q.size() != body.model->positionSize()) return;
    updateKinematics(*body.model, q, data_);
    for (std::size_t i = 0; i < lines_.size(); ++i)
      traceLine(body.muscles[i].path, linkPoses(data_, q), lines_[i]);
    addMuscles(scene, body, lines_, muscles_->course.frames[static_cast<std::size_t>(frame)].activations);
  }

 private:
  std::shared_ptr<const TrialMuscles> muscles_;
  Data data_;
  std::vector<LineOfAction> lines_;
};

}  // namespace

PictureLayer muscleLayer(std::shared_ptr<const TrialMuscles> muscles) {
  return [layer = std::make_shared<LayerOfMuscles>(std::move(muscles))](
             Scene& scene, const VectorX& q, double time) { layer->addTo(scene, q, time); };
}

}  // namespace handhold
