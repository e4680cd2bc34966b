// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/figure_file.h"

#include <algorithm>
#include <cmath>

#include "app/drawing/scene_parts.h"
#include "ui/scene/figure/figure_gltf.h"

namespace handhold {

std::string figureFile(const FilmView& film, const std::vector<double>& instants,
                       const std::vector<double>& shown) {
  FigureAnimation animation{film.project.task.name, shown, {}};
  const PosedFigure person(shownSubject(film.project).model, film.figure);
  MeshStore meshes;
  readMeshes(film, meshes);
  for (const double instant : instants) {
    const Moment moment = momentOf(film, instant);
    const Scene scene = taskScene(taskShownAt(film.project, moment.time), person,
                                  {moment.q, moment.tau, moment.loads, moment.v}, film.view);
    animation.palettes.push_back(scene.figures.front().palette);
  }
  return figureGltf(*film.figure, animation);
}

std::string figureFile(const FilmView& film, double rate) {
  const Motion& motion = film.project.motion->motion;
  const auto steps = static_cast<int>(
      std::min(std::floor(rate * motion.duration()), static_cast<double>(motion.frames.size()) - 1.0));
  std::vector<double> instants, shown;
  for (int i = 0; i <= steps; ++i) {
    shown.push_back(steps > 0 ? motion.duration() * i / steps : 0.0);
    instants.push_back(motion.frames.front().time + shown.back());
  }
  return figureFile(film, instants, shown);
}

}  // namespace handhold
