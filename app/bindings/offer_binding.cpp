// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/offer_binding.h"

#include "app/drawing/scene_painter.h"
#include "ui/scene/framing.h"

namespace handhold {

namespace {

constexpr QSize kPicture(252, 252);  // px: sharp on a dense screen, too

QImage pictureOf(const FilmView& film, const std::shared_ptr<const Trial>& posture) {
  Project offered = withAnswer(film.project, posture);  // where the solver chose places, hands are there
  offered.motion.reset();
  offered.recording.reset();
  const Task task = taskShownAt(offered, 0.0);
  const MotionFrame& frame = posture->last();
  const PosedFigure person(offered.subject.model, film.figure);
  MeshStore meshes = film.meshes;
  meshes.read(task, film.folder);
  film.view.meshes->set(meshes.known(task, film.folder));
  Scene scene = taskScene(task, person, {frame.q, frame.tau, frame.loads}, film.view);
  meshes.addKnown(scene, task, film.folder);
  scene.hasLoadLegend = false;  // the window shows it
  const ViewSize size{kPicture.width(), kPicture.height(), 1.0};
  return ScenePainter().paint(scene, firstView(scene, size), kPicture);
}

}  // namespace

OfferBinding::OfferBinding(SolvePanel& panel, ViewBinding& view) : panel_(panel), view_(view) {
  connect(&panel_.search(), &FurtherSearch::changed, this, &OfferBinding::draw);
}

void OfferBinding::draw() {
  const std::optional<BetterPosture>& offer = panel_.search().offer();
  if (!offer) return drawn_.reset();
  if (offer->result == drawn_) return;
  drawn_ = offer->result;
  FilmView film = view_.filmView();
  film.view.fromEyes = false;  // it is seen from where all of the person is
  const auto work = [this, posture = drawn_, film](const JobContext&) -> JobEnd {
    const QImage picture = pictureOf(film, posture);
    return [this, posture, picture] {
      if (posture == drawn_) panel_.showOfferPicture(picture);
    };
  };
  runner_.start(tr("Picture of a posture"), work);
}

}  // namespace handhold
