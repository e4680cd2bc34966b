// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include "ui/controls/field_keys.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/first_steps.h"
#include "ui/dialogs/keys_sheet.h"
#include "ui/dialogs/start_page.h"
#include "ui/document/files/document_files.h"
#include "ui/document/goals.h"
#include "ui/document/posture_actions.h"
#include "ui/document/task_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/panels/posture_menu.h"
#include "ui/panels/scene_tree_panel.h"
#include "ui/panels/solve/solve_panel.h"
#include "ui/theme/tokens.h"

// The actions, the tool bar and the menus of the window.

namespace handhold {

namespace {

QKeySequence key(const char* keys) { return QKeySequence(QString::fromLatin1(keys)); }

}  // namespace

void MainWindow::buildFileActions() {
  actions_.add({"file.new", "&New task", "new", {key("Ctrl+N")}, "Start a new task"}, [this] { newTask(); });
  actions_.add({"file.newWindow", "New &window", "", {key("Ctrl+Shift+N")}, "Another task beside this one"},
               [this] { emit windowWanted(); });
  actions_.add({"file.start", "S&tart page", "star", {key("Ctrl+W")}, "Sample tasks and recent files"},
               [this] { goToStartPage(); });
  actions_.add({"file.open", "&Open…", "open", {key("Ctrl+O")}, "Open a task, a result or a recording"},
               [this] { chooseFile(); });
  actions_.add(
      {"file.addResult", "Add a &result…", "", {}, "A result or a table of states beside those of this task"},
      [this] { chooseResult(); });
  actions_.add({"file.save", "&Save", "save", {key("Ctrl+S")}, "Save the task"}, [this] { save(); });
  actions_.add({"file.saveAs", "Save &as…", "", {key("Ctrl+Shift+S")}, "Save under another name"},
               [this] { saveAs(); });
  actions_.add({"file.revert", "Re&vert", "", {}, "Back to what the file holds"}, [this] { revert(); });
  actions_.add(
      {"file.picture", "Export &picture…", "picture", {key("Ctrl+E")}, "A picture of the view at any size"},
      [this] { exportPicture(); });
  actions_.add({"file.close", "&Close window", "", {key("Ctrl+Shift+W")}, ""}, [this] { close(); });
  actions_.add({"file.quit", "&Quit", "", {key("Ctrl+Q")}, "Quit Handhold"}, [this] { close(); });
}

/// From the start page Ctrl+W goes on to close the window. The task is closed: left open below the page, what
/// was thrown away could still be saved over its file.
void MainWindow::goToStartPage() {
  if (centre_->currentWidget() == startPage_) return void(close());
  if (!mayDiscard()) return;
  runner_.cancel();
  if (!perform(document_, [this] { startNewDocument(document_); })) return;
  showStartPage();
}

void MainWindow::buildEditActions() {
  actions_.add({"edit.undo", "&Undo", "undo", {key("Ctrl+Z")}, "Undo"}, [this] {
    if (!leaveTyping(focusWidget())) document_.undo();
  });
  actions_.add({"edit.redo", "&Redo", "redo", {key("Ctrl+Shift+Z"), key("Ctrl+Y")}, "Redo"},
               [this] { document_.redo(); });
  buildThingActions();
  actions_.add({"edit.palette", "&Commands…", "search", {key("Ctrl+K")}, "Any command by a few letters"},
               [this] { showPalette(); });
  actions_.add({"edit.mirrorRight",
                "&Mirror right to left",
                "mirror",
                {},
                "The left side takes the right one's angles"},
               [this] { perform(document_, [this] { mirrorFrom(document_, BodySide::Right); }); });
  actions_.add({"edit.mirrorLeft",
                "Mirror &left to right",
                "mirror",
                {},
                "The right side takes the left one's angles"},
               [this] { perform(document_, [this] { mirrorFrom(document_, BodySide::Left); }); });
  actions_.add({"edit.swap", "S&wap sides", "swap", {}, "The person becomes its mirror image"},
               [this] { perform(document_, [this] { swapSides(document_); }); });
  actions_.add({"edit.useAsStart", "Use posture as &start", "pin", {}, "Motions begin at the posture shown"},
               [this] { perform(document_, [this] { useAsStart(document_); }); });
  for (const NamedPosture& posture : namedPostures())
    actions_.add({"posture." + posture.title, "Posture: " + posture.title, "person", {}, posture.tooltip},
                 [this, &posture] { perform(document_, [&] { applyNamedPosture(document_, posture); }); });
  for (const GravityPreset& preset : gravityPresets())
    actions_.add({"gravity." + preset.title, "Gravity: " + preset.title, "gravity", {}, ""}, [this, &preset] {
      perform(document_, [&] { setGravity(document_, Vector3(0, -preset.strength, 0), preset.title); });
    });
}

void MainWindow::buildToolActions() {
  auto* group = new QActionGroup(this);
  const auto addTool = [&](const ActionText& text, Tool tool) {
    QAction* action = actions_.add(text, [this, tool] { emit toolChosen(tool); });
    action->setCheckable(true);
    group->addAction(action);
    return action;
  };
  addTool({"tool.select", "&Select", "select", {}, "Select and drag the body"}, Tool::Select)
      ->setChecked(true);
  addTool({"tool.move", "&Move", "move", {key("G")}, "Move what is selected"}, Tool::Move);
  addTool({"tool.rotate", "&Rotate", "rotate", {key("R")}, "Rotate what is selected"}, Tool::Rotate);
  actions_.add(
      {"add.handhold", "Add &handhold", "handhold", {key("H")}, "A free hand or foot holds where it is"},
      [this] { addHandhold(); });
  actions_.add(
      {"add.target", "Add &target", "target", {key("T")}, "A place that the selected site should reach"},
      [this] { addTargetHere(); });
  actions_.add({"add.mesh", "Add m&esh…", "prop", {}, "A thing from a file: obj, stl, ply, dae, gltf, glb"},
               [this] { chooseMesh(); });
}

void MainWindow::buildSolveActions() {
  actions_.add({"solve.posture",
                "&Solve posture",
                "solve",
                {key("Ctrl+Return"), key("F5")},
                "Find the posture that costs least"},
               [this] { solvePanel_->solve(); });
  actions_.add({"solve.motion",
                "Predict &motion",
                "motion",
                {key("Ctrl+Shift+Return"), key("F6")},
                "From the start posture, by the method of the task"},
               [this] { solvePanel_->predictMotion(); });
  actions_.add({"solve.stop", "S&top", "stop", {key("Ctrl+.")}, "Keep the best so far"},
               [this] { runner_.stop(); });
  actions_.add({"solve.cancel", "&Cancel", "close", {}, "Forget what is running"},
               [this] { runner_.cancel(); });
}

void MainWindow::buildWindowActions() {
  actions_.add({"view.frame", "&Frame selection", "", {key("F")}, ""},
               [this] { emit frameSelectionRequested(); });
  actions_.add({"view.frameAll", "Frame &everything", "", {}, "Home in the view does so, too"},
               [this] { emit frameEverythingRequested(); });
  actions_.add({"view.panels", "&Hide or show all panels", "", {}, "Tab in the view does so, too"},
               [this] { togglePanels(); });
  actions_.add(
      {"view.plotsAlone", "Plots a&lone", "", {}, "As large as the window (double click on their tab)"},
      [this] { maximisePlots(); });
  actions_.add({"view.tearOff", "&Tear off the plot", "", {}, "In a window of its own, until that is closed"},
               [this] { bottom_->tearOff(); });
  actions_.add({"view.nextPanel", "&Next panel", "", {key("Ctrl+F6")}, "Give it the keyboard"},
               [this] { focusPanel(1); });
  actions_.add({"view.previousPanel", "Pre&vious panel", "", {key("Ctrl+Shift+F6")}, "Give it the keyboard"},
               [this] { focusPanel(-1); });
  actions_.add({"view.fullScreen", "F&ull screen", "", {key("F11")}, ""}, [this] { toggleFullScreen(); });
  actions_.add({"view.theme", "Light or &dark", "", {}, "Switch between light and dark"}, [this] {
    Preferences preferences = loadPreferences();
    preferences.theme = appearance_ == Appearance::Dark ? ThemeChoice::Light : ThemeChoice::Dark;
    applyPreferences(preferences);
    savePreferences(preferences);
  });
  actions_.add({"app.settings", "&Settings…", "settings", {key("Ctrl+,")}, ""}, [this] {
    for (auto* open : findChildren<SettingsDialog*>()) {
      if (!open->isVisible()) continue;
      open->raise();
      return open->activateWindow();
    }
    auto* dialog = new SettingsDialog(loadPreferences(), this);
    connect(dialog, &SettingsDialog::changed, this, &MainWindow::applyPreferences);
    connect(dialog, &SettingsDialog::changed, this, &savePreferences);
    connect(dialog, &SettingsDialog::changed, this,
            [this](const Preferences& chosen) { emit mouseStyleChanged(chosen.mouse); });
    dialog->show();
  });
  actions_.add({"app.keys", "&Keys", "keys", {key("F1")}, "All keys on one sheet"},
               [this] { (new KeysSheet(actions_.all(), this))->show(); });
  actions_.add(
      {"app.firstSteps", "&First steps", "star", {}, "From a sample to a motion in five steps"}, [this] {
        auto* steps = new FirstSteps(document_, this);
        connect(steps, &FirstSteps::sampleWanted, this,
                [this] { openFile(places_.taskFolder + QStringLiteral("/standing_pull.json")); });
        steps->move(mapToGlobal(
            QPoint(space::kSmall, height() - steps->sizeHint().height() - 60)));  // not over the person
        steps->show();
      });
  actions_.add({"app.about", "&About Handhold", "info", {}, ""}, [this] { (new AboutDialog(this))->show(); });
}

void MainWindow::buildLayoutActions() {
  static const QStringList names = {"Everything", "Pose", "Torques", "View alone"};
  for (int number = 1; number <= 9; ++number) {
    const QString name = number <= names.size() ? names[number - 1] : tr("Own layout %1").arg(number);
    actions_.add({QStringLiteral("layout.%1").arg(number),
                  name,
                  "",
                  {QKeySequence(Qt::CTRL | (Qt::Key_0 + number))},
                  "Recall this layout"},
                 [this, number] { recallLayout(number); });
  }
  for (int number = static_cast<int>(names.size()) + 1; number <= 9; ++number)
    actions_.add({QStringLiteral("layout.keep.%1").arg(number),
                  tr("Keep as layout %1").arg(number),
                  "",
                  {},
                  "Remember where the panels are now"},
                 [this, number] { keepLayout(number); });
}

void MainWindow::buildToolBar() {
  toolBar_ = addToolBar(tr("Tools"));
  toolBar_->setObjectName(QStringLiteral("tools"));
  toolBar_->setMovable(false);
  toolBar_->setIconSize(QSize(20, 20));
  toolBar_->setContextMenuPolicy(Qt::PreventContextMenu);
  const QList<QStringList> groups = {
      {"file.new", "file.open", "file.save"},
      {"edit.undo", "edit.redo"},
      {"tool.select", "tool.move", "tool.rotate", "add.handhold", "add.target"},
      {"solve.posture", "solve.motion"}};
  for (const QStringList& group : groups) {
    if (!toolBar_->actions().isEmpty()) toolBar_->addSeparator();
    for (const QString& id : group) toolBar_->addAction(actions_[id]);
  }
}

void MainWindow::buildMenus() {
  const auto fill = [this](QMenu* menu, const QStringList& ids) {
    for (const QString& id : ids) {
      if (id.isEmpty())
        menu->addSeparator();
      else
        menu->addAction(actions_[id]);
    }
    return menu;
  };
  QMenu* file = menuBar()->addMenu(tr("&File"));
  fill(file, {"file.new", "file.newWindow", "file.open"});
  recentMenu_ = file->addMenu(tr("&Recent"));
  fill(file, {"file.addResult", "file.start", "", "file.save", "file.saveAs", "file.revert", ""});
  exportMenu_ = file->addMenu(tr("&Export"));
  exportMenu_->setObjectName(QStringLiteral("menu.export"));
  fill(exportMenu_, {"file.picture"});
  fill(file, {"", "file.close", "file.quit"});
  QMenu* edit =
      fill(menuBar()->addMenu(tr("&Edit")),
           {"edit.undo", "edit.redo", "", "edit.copy", "edit.paste", "edit.duplicate", "edit.mirror",
            "edit.array", "", "edit.rename", "edit.delete", "edit.pin", "edit.selectAll", "edit.deselect", "",
            "edit.mirrorRight", "edit.mirrorLeft", "edit.swap"});
  edit->addMenu(new PostureMenu(document_, tr("Named &postures"), edit));
  fill(edit, {"edit.useAsStart", "", "edit.palette", "app.settings"});
  QList<QAction*> commands;
  for (const char* id : {"tool.move", "tool.rotate", "edit.rename", "edit.pin", "edit.copy", "edit.duplicate",
                         "edit.mirror", "edit.array", "edit.delete"})
    commands.append(actions_[id]);
  tree_->setCommands(commands);
  tree_->setMenu([this](QMenu& menu, Element thing) {
    fillThingMenu(menu, thing);
    fillMenuEnd(menu);
  });
  addMenu_ = menuBar()->addMenu(tr("&Add"));
  tree_->fillAddMenu(*addMenu_);
  QMenu* solve = fill(menuBar()->addMenu(tr("&Solve")),
                      {"solve.posture", "solve.motion", "", "solve.stop", "solve.cancel", ""});
  solve->setObjectName(QStringLiteral("menu.solve"));
  QMenu* gravity = solve->addMenu(tr("&Gravity"));
  for (const GravityPreset& preset : gravityPresets())
    gravity->addAction(actions_["gravity." + preset.title]);
  QMenu* view = fill(menuBar()->addMenu(tr("&View")),
                     {"view.frame", "view.frameAll", "", "view.fullScreen", "view.theme"});
  view->setObjectName(QStringLiteral("menu.view"));
  QMenu* panels = view->addMenu(tr("Pa&nels"));
  panels->setObjectName(QStringLiteral("menu.panels"));
  fill(panels,
       {"view.panels", "view.nextPanel", "view.previousPanel", "view.plotsAlone", "view.tearOff", ""});
  for (QDockWidget* dock : docks()) panels->addAction(dock->toggleViewAction());
  connect(panels, &QMenu::aboutToShow, this, [this, panels] {  // tabs come and go
    for (QAction* tab : bottom_->tabActions()) panels->addAction(tab);
  });
  QMenu* layouts = view->addMenu(tr("&Layouts"));
  for (int number = 1; number <= 9; ++number)
    layouts->addAction(actions_[QStringLiteral("layout.%1").arg(number)]);
  layouts->addSeparator();
  for (int number = 5; number <= 9; ++number)
    layouts->addAction(actions_[QStringLiteral("layout.keep.%1").arg(number)]);
  fill(menuBar()->addMenu(tr("&Help")), {"app.firstSteps", "app.keys", "app.about"});
}

}  // namespace handhold
