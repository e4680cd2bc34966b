// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/bindings/view_binding.h"
#include "app/drawing/instant_figures.h"
#include "ui/document/element_names.h"

// What films, pictures of several instants and pages show of the view.

namespace handhold {

/// What the eye of the tree has closed, by kind and name, where a project has it.
std::vector<ThingId> ViewBinding::hiddenThings(const Project& project) const {
  const Project& shown = document_.shown();
  std::vector<ThingId> hidden;
  if (!document_.isVisible({ElementKind::Person, 0})) hidden.push_back(thingOf({ElementKind::Person, 0}));
  if (isOfALaboratory(project)) return hidden;  // its floor is none of the task's things
  for (const ElementKind kind : {ElementKind::Contact, ElementKind::Target, ElementKind::TimedTarget,
                                 ElementKind::Load, ElementKind::Prop})
    for (Element thing{kind, 0}; exists(shown, thing); ++thing.index) {
      if (document_.isVisible(thing)) continue;
      const QString name = elementName(shown, thing);
      for (Element other{kind, 0}; exists(project, other); ++other.index)
        if (elementName(project, other) == name) hidden.push_back(thingOf(other));
    }
  return hidden;
}

FilmView ViewBinding::filmView() const { return filmView(document_.project()); }

FilmView ViewBinding::filmView(Project project) const {
  FilmView film;
  film.project = std::move(project);
  const Subject& subject = shownSubject(film.project);
  film.figure = subject.model.get() == &person_->model() ? person_->figure() : figureOf(subject);
  film.view = view_;
  film.view.meshes = std::make_shared<PropMeshes>();  // for its own thread
  film.meshes = meshes_.store();
  film.folder = std::filesystem::path(document_.filePath().toStdString()).parent_path();
  film.hidden = hiddenThings(film.project);
  film.camera = viewport_.camera();
  if (followed_ == Followed::Body) film.followed = centreOfMassNow();
  // all else is of what is in sight
  if (shownTrial(film.project) != shownTrial(document_.shown())) return film;
  if (muscles_) film.muscles = muscleLayer(muscles_);
  for (const ViewLayer& layer : layers_)
    if (PictureLayer snapshot = layer.snapshot())
      (layer.of == LayerOf::Room ? film.layers.emplace_back() : film.colours) = std::move(snapshot);
  return film;
}

Scene ViewBinding::sceneOf(const std::vector<double>& instants) const {
  FilmView film = filmView();
  film.view.theme = theme(ThemeName::Light);
  film.colours = {};  // of each instant there are others
  const double last = *std::ranges::max_element(instants);
  const PosedFigure person(shownSubject(film.project).model, film.figure);
  Scene scene = filmScene(film, person, film.meshes, last);
  addInstants(scene, film.project, person, film.view, instants);
  return scene;
}

}  // namespace handhold
