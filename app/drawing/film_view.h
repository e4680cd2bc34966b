// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/drawing/figure_strip.h"
#include "app/drawing/muscle_layer.h"
#include "app/drawing/recorded_parts.h"
#include "app/drawing/scene_painter.h"
#include "app/files/mesh_import.h"
#include "ui/document/project.h"
#include "ui/document/units/units.h"
#include "ui/film/film.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

/// All that the pictures of a film show, as values: a snapshot that another thread may film.
struct FilmView {
  Project project;  ///< with its motion
  UnitChoice units = Units::shared().choice();
  std::shared_ptr<const Figure> figure;
  std::shared_ptr<RecordedStore> recorded = std::make_shared<RecordedStore>();
  std::shared_ptr<FigureStrip> strip = std::make_shared<FigureStrip>();
  TaskView view;
  MeshStore meshes;
  std::filesystem::path folder;  ///< of the task's mesh files
  std::vector<ThingId> hidden;
  PictureLayer muscles;                   ///< empty: none are shown
  PictureLayer colours;                   ///< of the person in place of those of loads; empty: those of loads
  std::vector<PictureLayer> layers = {};  ///< what is shown besides
  Camera camera;
  std::optional<Vector3>
      followed;  ///< the centre of mass with which the camera goes, as it was with `camera`
};

/// Reads the task's meshes, for hands that lie on them, too; what is wrong with one, empty for none.
std::string readMeshes(const FilmView& film, MeshStore& meshes);

/// What is shown at one time of the motion (s); between two frames every number goes evenly from one to the
/// other.
Moment momentOf(const FilmView& film, double time);

/// The scene at one time of the motion (s).
Scene filmScene(const FilmView& film, const PosedFigure& person, MeshStore& meshes, double time);

/// Films the snapshot; for any one thread. Throws InputError and RenderError.
FilmStatus filmMotion(const FilmView& film, const FilmPlan& plan, const FilmContext& context);

}  // namespace handhold
