// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/body_gaps.h"

#include "engine/dynamics/kinematics.h"
#include "engine/recording/recording.h"
#include "engine/trial/marker_residuals.h"

namespace handhold {

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
      if (isSeen(marker.positions[k])) continue;
      marker.positions[k] = placeOf(fitted, data).cast<float>();
      if (!marker.residuals.empty()) marker.residuals[k] = 0.0F;
      ++places;
    }
  }
  if (places > 0) recorded.recording = std::move(filled);
  return places;
}

}  // namespace handhold
