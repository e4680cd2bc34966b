// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/body_gaps.h"

#include <algorithm>
#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/recording/recording.h"
#include "engine/trial/marker_residuals.h"

namespace handhold {

namespace {

/// What was filled in is where the body has it, as near as numbers of single precision are.
constexpr float kOnBody = 2.0F * std::numeric_limits<float>::epsilon();  // of the place

}  // namespace

bool hasFilledGaps(const Trial& trial) {
  return std::ranges::any_of(trial.figures, [](const auto& figure) { return figure.first == kPlacesFilled; });
}

void openFilledGaps(Trial& trial) {
  Recorded& recorded = std::get<Recorded>(trial.origin);
  auto opened = std::make_shared<Recording>(*recorded.recording);
  const Model& model = *trial.subject.model;
  Data data(model);
  for (std::size_t k = 0; k < trial.motion.frames.size(); ++k) {
    updateKinematics(model, trial.motion.frames[k].q, data);
    for (const FittedMarker& fitted : recorded.markers) {
      Vector3f& position = opened->markers[static_cast<std::size_t>(fitted.marker)].positions[k];
      const Vector3f place = placeOf(fitted, data).cast<float>();
      if ((position - place).norm() <= kOnBody * place.norm()) position = unseen();
    }
  }
  recorded.recording = std::move(opened);
}

int fillGapsFromBody(Trial& trial) {
  Recorded& recorded = std::get<Recorded>(trial.origin);
  auto filled = std::make_shared<Recording>(*recorded.recording);
  const Model& model = *trial.subject.model;
  Data data(model);
  int places = 0;
  for (std::size_t k = 0; k < trial.motion.frames.size(); ++k) {
    updateKinematics(model, trial.motion.frames[k].q, data);
    for (const FittedMarker& fitted : recorded.markers) {
      Marker& marker = filled->markers[static_cast<std::size_t>(fitted.marker)];
      if (fitted.weight == 0.0 || isSeen(marker.positions[k])) continue;
      marker.positions[k] = placeOf(fitted, data).cast<float>();
      if (!marker.residuals.empty()) marker.residuals[k] = 0.0F;
      ++places;
    }
  }
  if (places > 0) recorded.recording = std::move(filled);
  return places;
}

}  // namespace handhold
