// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/place_binding.h"

#include <QMenu>
#include <QSettings>

#include "engine/core/respoken.h"
#include "ui/document/units/units.h"
#include "ui/panels/solve/solve_panel.h"
#include "ui/scene/place_scene.h"

namespace handhold {

namespace {

const QString kSetting = QStringLiteral("view/places");

}  // namespace

PlaceBinding::PlaceBinding(Document& document, MainWindow& window, JobRunner& asked, const Solvers& solvers,
                           ViewBinding& view)
    : document_(document), advisor_(document, asked, solvers) {
  view.addLayer({[this](Scene& scene) {
                   if (const PictureLayer layer = shading()) layer(scene, {}, 0.0);
                 },
                 [this] { return shading(); }});
  connect(&advisor_, &PlaceAdvisor::changed, &view, &ViewBinding::refresh);
  addActions(window);
}

void PlaceBinding::addActions(MainWindow& window) {
  QAction* shade = window.actions().add({"view.places",
                                         "&Where to hold",
                                         "",
                                         {QKeySequence(QStringLiteral("Shift+W"))},
                                         "Colours of the rod or face of the selected contact tell what "
                                         "holding there costs: load, grey where no "
                                         "posture keeps all laws"},
                                        [] {});
  shade->setCheckable(true);
  connect(shade, &QAction::toggled, this, [this](bool on) {
    QSettings().setValue(kSetting, on);
    advisor_.turn(on ? PlaceAdvisor::Switch::On : PlaceAdvisor::Switch::Off);
  });
  shade->setChecked(QSettings().value(kSetting, false).toBool());
  window.findChild<QMenu*>(QStringLiteral("menu.view"))->addAction(shade);
  QAction* move =
      window.actions().add({"solve.bestPlace",
                            "Move to the &best place",
                            "",
                            {},
                            "The selected contact goes where holding costs least (Where to hold)"},
                           [this, &window] {
                             QString step;
                             if (perform(document_, [&] { step = advisor_.moveToBest(); }))
                               window.solvePanel().solveAsPartOf(step);
                           });
  window.findChild<QMenu*>(QStringLiteral("menu.solve"))->addAction(move);
  const auto enable = [this, move] { move->setEnabled(advisor_.advice() && advisor_.advice()->hasBest()); };
  connect(&advisor_, &PlaceAdvisor::changed, move, enable);
  enable();
}

/// For any thread.
PictureLayer PlaceBinding::shading() const {
  if (!advisor_.advice()) return {};
  return [task = document_.project().task, advice = *advisor_.advice(), units = Units::shared().choice()](
             Scene& scene, const VectorX&, double) {
    const std::size_t before = scene.notes.size();
    addPlaceCosts(scene, task, advice.contact, advice.things);
    for (std::size_t i = before; i < scene.notes.size(); ++i)
      scene.notes[i].text = respoken(scene.notes[i].text, units);
  };
}

}  // namespace handhold
