// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/film_view.h"

#include "app/drawing/caption.h"
#include "app/drawing/scene_parts.h"
#include "app/drawing/violation_scene.h"
#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/motion/frame_at.h"
#include "ui/scene/body/eye_view.h"

namespace handhold {

Moment momentOf(const FilmView& film, double time) {
  if (film.project.recording || !film.project.motion) return momentAt(film.project, time);
  const MotionFrame frame = frameAt(film.project.motion->motion, time);
  return {time, frame.q, frame.v, frame.tau, frame.loads};
}

namespace {

Camera cameraAt(const FilmView& film, const VectorX& q) {
  if (film.project.recording) return film.camera;
  if (const auto eyes = eyesOf(*shownSubject(film.project).model, q); eyes && film.view.fromEyes)
    return eyeCamera(*eyes);
  if (!film.followed) return film.camera;
  Data data(*shownSubject(film.project).model);
  updateKinematics(*shownSubject(film.project).model, q, data);
  Camera camera = film.camera;
  camera.target += centreOfMass(*shownSubject(film.project).model, data) - *film.followed;
  return camera;
}

}  // namespace

std::string readMeshes(const FilmView& film, MeshStore& meshes) {
  std::string problem = meshes.read(film.project.task, film.folder);
  film.view.meshes->set(meshes.known(film.project.task, film.folder));
  return problem;
}

Scene filmScene(const FilmView& film, const PosedFigure& person, MeshStore& meshes, double time) {
  const UnitsHere units(film.units);
  const Moment moment = momentOf(film, time);
  readMeshes(film, meshes);
  const Task task = taskShownAt(film.project, moment.time);
  Scene scene = taskScene(task, person, {moment.q, moment.tau, moment.loads, moment.v}, film.view);
  meshes.addKnown(scene, task, film.folder);
  scene.caption = captionOf(film.project, moment, film.view.theme);
  PathStore paths;
  if (film.muscles) film.muscles(scene, moment.q, time);
  addRecorded(scene, film.project, *film.recorded, film.view, time);
  addViolations(scene, film.project, moment.time);
  addMotionMarks(scene, film.project, paths, film.view, time);
  film.strip->addTo(scene, film.project, person, film.view);
  if (film.view.showGhosts && film.project.motion)
    addEndGhosts(scene, person, film.project.motion->motion, moment.q);
  for (const PictureLayer& layer : film.layers) layer(scene, moment.q, time);
  if (film.colours) film.colours(scene, moment.q, time);
  dropHidden(scene, film.hidden);
  return scene;
}

FilmStatus filmMotion(const FilmView& film, const FilmPlan& plan, const FilmContext& context) {
  if (!film.project.motion && !film.project.recording)
    throw InputError("film", "there is no motion to film", "predict a motion first");
  checkPlan(plan);
  const PosedFigure person(shownSubject(film.project).model, film.figure);
  MeshStore meshes = film.meshes;
  ScenePainter painter;
  const auto paint = [&](double time) {
    const Camera camera = cameraAt(film, momentOf(film, time).q);
    return painter.paint(filmScene(film, person, meshes, time), camera, plan.size);
  };
  return writeFilm(plan, paint, context);
}

}  // namespace handhold
