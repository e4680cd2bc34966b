// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/physics_binding.h"

#include <QMenu>
#include <QToolBar>

#include "ui/panels/physics_panel.h"

namespace handhold {

void addPhysics(MainWindow& window, Document& document, PhysicsSession& session) {
  QDockWidget* dock =
      window.addSidePanel({"dock.physics", "Physics"}, new PhysicsPanel(document, session, &window));
  QAction* run = window.actions().add(
      {"physics.run",
       "Si&mulate",
       "simulate",
       {QKeySequence("F7")},
       "Run or pause what the torques really do"},
      [&document, &session, dock] {
        dock->show();
        dock->raise();
        perform(document, [&] { session.isRunning() ? session.pause() : session.run(); });
      });
  QAction* step = window.actions().add(
      {"physics.step", "Simulate a s&tep", "", {QKeySequence("F8")}, "On by a sixtieth of a second"},
      [&document, &session, dock] {
        dock->show();
        perform(document, [&] { session.stepOnce(); });
      });
  QAction* end = window.actions().add({"physics.end", "&End simulation", "", {}, "Show the project again"},
                                      [&session] { session.close(); });
  run->setCheckable(true);
  QObject::connect(&session, &PhysicsSession::changed, run,
                   [run, &session] { run->setChecked(session.isRunning()); });
  if (auto* bar = window.findChild<QToolBar*>(QStringLiteral("tools"))) bar->addAction(run);
  if (auto* menu = window.findChild<QMenu*>(QStringLiteral("menu.solve"))) {
    menu->addSeparator();
    menu->addActions({run, step, end});
  }
}

}  // namespace handhold
