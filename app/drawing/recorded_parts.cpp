// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/recorded_parts.h"

#include <algorithm>

#include "app/process/known_marker_sets.h"
#include "engine/dynamics/kinematics.h"
#include "engine/estimation/marker_sets/marker_segments.h"
#include "engine/motion/frame_at.h"
#include "engine/trial/marker_residuals.h"
#include "ui/document/recordings/fitted_places.h"
#include "ui/document/recordings/import_draft.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

SegmentOfMarker segmentsOf(const Trial& trial) {
  const Recorded* origin = trial.from<Recorded>();
  if (!origin || !origin->recording) return {};
  SegmentOfMarker segments = fittedSegments(trial);
  if (origin->markerSet.empty()) return segments;
  const std::vector<MarkerSet> sets = knownMarkerSets().sets;
  const auto set = std::ranges::find(sets, origin->markerSet, &MarkerSet::name);
  if (set != sets.end()) segments.merge(segmentsOf(*origin->recording, *set));
  return segments;
}

const RecordedScene* RecordedStore::of(const std::shared_ptr<const Trial>& trial) {
  if (trial == trial_) return scene_.get();
  trial_ = trial;
  scene_.reset();
  const Recorded* origin = trial ? trial->from<Recorded>() : nullptr;
  if (origin && origin->recording)
    scene_ =
        std::make_unique<const RecordedScene>(origin->recording, segmentsOf(*trial), neighbouringSegments());
  return scene_.get();
}

namespace {

constexpr double kLeastResidual = 0.005;  // m: shorter ones are hidden in the marker

/// From where the body has its markers to where they were seen.
void addResiduals(Scene& scene, const Trial& trial, double time) {
  const Recorded* origin = trial.from<Recorded>();
  const int frame = nearestIndex(origin->recording->frames, time);
  if (frame < 0 || trial.motion.frames.empty()) return;
  Data data(*trial.subject.model);
  updateKinematics(*trial.subject.model, frameAt(trial.motion, time).q, data);
  for (const FittedMarker& fitted : origin->markers) {
    const auto& positions = origin->recording->markers[static_cast<std::size_t>(fitted.marker)].positions;
    const Vector3f& seen = positions[static_cast<std::size_t>(frame)];
    const Vector3 place = placeOf(fitted, data);
    if (isSeen(seen) && (seen.cast<double>() - place).norm() > kLeastResidual)
      scene.lines.push_back(
          {{}, {place, seen.cast<double>()}, {scene.theme.attention}, 2.0, 0.0, Depth::OverBodies});
  }
}

}  // namespace

void addRecorded(Scene& scene, const Project& project, RecordedStore& recorded, const TaskView& view,
                 double time) {
  if (project.recording) dropPerson(scene);
  const RecordedScene* parts = recorded.of(shownTrial(project));
  if (!parts) return;
  addResiduals(scene, *shownTrial(project), time);
  parts->addTo(scene, time,
               {view.showForces, view.showTrails, view.metresPerNewton, view.hovered, view.selected, {}});
}

void dropPerson(Scene& scene) {
  std::erase_if(scene.figures,
                [](const FigureInstance& figure) { return figure.id.kind == ThingKind::Body; });
  std::erase_if(scene.solids, [](const Solid& solid) { return solid.id.kind == ThingKind::Body; });
  std::erase_if(scene.arrows, [](const Arrow& arrow) { return arrow.id.kind == ThingKind::Force; });
  scene.centersOfMass.clear();
  scene.hasLoadLegend = false;
}

}  // namespace handhold
