// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/manoeuvre_binding.h"

#include <QMenu>

#include "ui/document/language/said.h"
#include "ui/panels/manoeuvre/manoeuvre_panel.h"

namespace handhold {

namespace {

constexpr struct {
  const char* id;
  const char* words;
  const char* tooltip;
} kCommands[] = {
    {"manoeuvre.orient", "&Turn without holds", "Turn the floating body by moving the legs"},
    {"manoeuvre.ladder", "Traverse a &ladder", "Hand over hand, legs free"},
    {"manoeuvre.flight", "&Fly to a rail", "Push off, fly, catch a rail and come to rest"},
    {"manoeuvre.hold", "&Hold at a workstation", "Still in a foot restraint against a tool's pull"},
    {"manoeuvre.carry", "&Carry a mass along a rail", "Hand over hand, and stop it"}};

}  // namespace

void addManoeuvres(MainWindow& window, Document& document, JobRunner& runner, const Solvers& solvers) {
  auto* panel = new ManoeuvrePanel(document, runner, solvers, &window);
  QDockWidget* dock = window.addSidePanel({"dock.manoeuvre", "Manoeuvre"}, panel);
  const auto comeForward = [dock] {
    dock->show();
    dock->raise();
  };
  auto* menu = new QMenu(QObject::tr("&Manoeuvre"), &window);
  menu->setObjectName(QStringLiteral("menu.manoeuvre"));
  for (int i = 0; i < static_cast<int>(std::size(kCommands)); ++i)
    menu->addAction(window.actions().add({QString::fromLatin1(kCommands[i].id),
                                          said(kCommands[i].words),
                                          "rotate",
                                          {},
                                          said(kCommands[i].tooltip)},
                                         [panel, comeForward, i] {
                                           comeForward();
                                           panel->choose(static_cast<ManoeuvreKind>(i));
                                         }));
  menu->addSeparator();
  menu->addAction(window.actions().add(
      {"manoeuvre.none", "&No manoeuvre", "", {}, "The task asks for a posture and the motion into it again"},
      [panel] { panel->choose(std::nullopt); }));
  menu->addAction(window.actions().add({"manoeuvre.plan",
                                        "&Plan manoeuvre",
                                        "motion",
                                        {QKeySequence("F9")},
                                        "Find the motion of the manoeuvre"},
                                       [panel, comeForward] {
                                         comeForward();
                                         panel->plan();
                                       }));
  if (auto* solve = window.findChild<QMenu*>(QStringLiteral("menu.solve"))) solve->addMenu(menu);
  const auto lookForOne = [&document, comeForward] {
    if (document.project().task.manoeuvre) comeForward();
  };
  // queued: the layout that comes back with the view would hide it again
  QObject::connect(&document, &Document::wasReset, dock, lookForOne, Qt::QueuedConnection);
}

}  // namespace handhold
