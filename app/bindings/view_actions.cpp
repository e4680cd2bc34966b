// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/view_actions.h"

#include <QActionGroup>
#include <QMenu>
#include <QSettings>
#include <algorithm>

#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr double kUsualMetresPerNewton = 0.0008;

/// An entry of the menu that is ticked or not; remembered by its id.
struct Toggle {
  QString id, words, key, tooltip;
  std::function<void(ViewBinding&, bool)> set;
  bool usual = true;
};

QList<Toggle> toggles() {
  return {
      {"view.loadColors", "&Load colours", "Shift+L", "The colour of a joint tells its torque over its limit",
       [](ViewBinding& view, bool on) { view.taskView().showLoadColors = on; }},
      {"view.forces", "Contact &forces", "Shift+F", "Arrows of the forces on the body (N)",
       [](ViewBinding& view, bool on) { view.taskView().showForces = on; }},
      {"view.centerOfMass", "Centre of &mass", "Shift+M", "And its place on the floor",
       [](ViewBinding& view, bool on) { view.taskView().showCenterOfMass = on; }},
      {"view.targets", "&Targets", "Shift+T", "Discs where the body should reach",
       [](ViewBinding& view, bool on) { view.taskView().showTargets = on; }},
      {"view.ghosts", "&Ghosts of start and end", "Shift+G", "Pale bodies at both ends of the motion",
       [](ViewBinding& view, bool on) { view.taskView().showGhosts = on; }, false},
      {"view.trails", "T&rails", "Shift+H",
       "The ways of the hands and of the centre of mass along the motion",
       [](ViewBinding& view, bool on) { view.taskView().showTrails = on; }, false},
      {"view.momentum", "M&omentum", "Shift+A",
       "Arrows of linear and angular momentum at the centre of mass during a motion",
       [](ViewBinding& view, bool on) { view.taskView().showMomentum = on; }, false},
      {"view.fieldOfView", "Field of &view", "Shift+V",
       "How far the eyes turn: a cone that is easy for them, and the outline beyond which the head must turn",
       [](ViewBinding& view, bool on) { view.taskView().showFieldOfView = on; }, false},
      {"view.follow", "F&ollow the body", "Shift+B", "The camera goes along with the centre of mass",
       [](ViewBinding& view, bool on) { view.follow(on ? Followed::Body : Followed::Nothing); }, false}};
}

/// One of several values; remembered by its id.
struct Choice {
  QString id, title;
  QStringList words, keys;
  int usual = 0;
  std::function<void(ViewBinding&, int)> set;
};

QList<Choice> choices() {
  const auto look = [](ViewBinding& view, int i) {
    constexpr FigureLook kLooks[] = {FigureLook::Suit, FigureLook::Bone, FigureLook::Stick};
    view.taskView().look = kLooks[i];
  };
  const auto clothes = [](ViewBinding& view, int i) {
    constexpr ClothesChoice kChoices[] = {ClothesChoice::ByGravity,    ClothesChoice::ShirtAndTrousers,
                                          ClothesChoice::FlightSuit,   ClothesChoice::None,
                                          ClothesChoice::PressureSuit, ClothesChoice::WorkGloves};
    view.setClothes(kChoices[i]);
  };
  const auto scale = [](ViewBinding& view, int i) {
    constexpr double kFactors[] = {0.5, 1.0, 2.0, 4.0};
    view.taskView().metresPerNewton = kFactors[i] * kUsualMetresPerNewton;
  };
  const auto threshold = [](ViewBinding& view, int i) {
    constexpr double kLeast[] = {5.0, 20.0, 50.0, 100.0};  // N
    view.taskView().leastForce = kLeast[i];
  };
  const auto turning = [](ViewBinding& view, int i) {
    constexpr Turning kTurnings[] = {Turning::ByGravity, Turning::Upright, Turning::Free};
    view.setTurning(kTurnings[i]);
  };
  const auto strip = [](ViewBinding& view, int i) {
    constexpr int kEvery[] = {0, 5, 10, 25, 50, 100};  // frames
    view.taskView().ghostEvery = kEvery[i];
  };
  return {{"view.strip",
           "Figure st&rip",
           {"Off", "Every 5th frame", "Every 10th frame", "Every 25th frame", "Every 50th frame",
            "Every 100th frame"},
           {},
           0,
           strip},
          {"view.turning", "T&urning", {"Free without gravity", "Upright", "Free"}, {}, 0, turning},
          {"view.look", "&Body", {"Skin", "Bones", "Sticks"}, {"Shift+1", "Shift+2", "Shift+3"}, 0, look},
          {"view.clothes",
           "&Clothes",
           {"By gravity", "Shirt and trousers", "Flight suit", "None", "Pressurised suit", "Work gloves"},
           {},
           0,
           clothes},
          {"view.forceScale", "Force &length", {"Half", "Usual", "Twice", "Four times"}, {}, 1, scale},
          {"view.leastForce", "&Smallest force", {"5 N", "20 N", "50 N", "100 N"}, {}, 0, threshold}};
}

QString settingOf(const QString& id) { return QString(id).replace(QLatin1Char('.'), QLatin1Char('/')); }

QAction* addToggle(MainWindow& window, ViewBinding& view, const Toggle& toggle) {
  QAction* action =
      window.actions().add({toggle.id, toggle.words, "", {QKeySequence(toggle.key)}, toggle.tooltip}, [] {});
  action->setCheckable(true);
  action->setChecked(QSettings().value(settingOf(toggle.id), toggle.usual).toBool());
  toggle.set(view, action->isChecked());
  QObject::connect(action, &QAction::toggled, &view, [&view, set = toggle.set, id = toggle.id](bool on) {
    set(view, on);
    QSettings().setValue(settingOf(id), on);
    view.refresh();
  });
  return action;
}

QMenu* addChoice(MainWindow& window, ViewBinding& view, const Choice& choice) {
  auto* menu = new QMenu(said(choice.title), &window);
  auto* group = new QActionGroup(menu);
  const int count = static_cast<int>(choice.words.size());
  const int now = std::clamp(QSettings().value(settingOf(choice.id), choice.usual).toInt(), 0, count - 1);
  for (int i = 0; i < count; ++i) {
    const QString title = said(choice.title).remove(QLatin1Char('&')) + ": " + said(choice.words[i]);
    QList<QKeySequence> keys;
    if (i < choice.keys.size()) keys.append(QKeySequence(choice.keys[i]));
    QAction* action =
        window.actions().add({QStringLiteral("%1.%2").arg(choice.id).arg(i), title, "", keys, ""},
                             [&view, set = choice.set, id = choice.id, i] {
                               set(view, i);
                               QSettings().setValue(settingOf(id), i);
                               view.refresh();
                             });
    action->setCheckable(true);
    group->addAction(action);
    action->setChecked(i == now);
    menu->addAction(action);
  }
  choice.set(view, now);
  return menu;
}

struct Side {
  const char *id, *words, *key;
  ViewAxis axis;
};
constexpr Side kSides[] = {
    {"front", "&Front", "Z", ViewAxis::PlusZ}, {"back", "&Back", "", ViewAxis::MinusZ},
    {"left", "&Left", "X", ViewAxis::PlusX},   {"right", "&Right", "", ViewAxis::MinusX},
    {"above", "&Above", "Y", ViewAxis::PlusY}, {"below", "B&elow", "", ViewAxis::MinusY}};

/// Until another view is asked for; who starts the program does so outside.
QAction* addEyes(MainWindow& window, ViewBinding& view, Viewport& viewport) {
  QAction* action = window.actions().add({"view.from.eyes",
                                          "The person's e&yes",
                                          "",
                                          {QKeySequence(QStringLiteral("Shift+E"))},
                                          "What the person sees, going along; any other view ends it"},
                                         [] {});
  action->setCheckable(true);
  QObject::connect(action, &QAction::toggled, &view, [&view, action](bool on) {
    on ? view.lookThroughEyes() : view.lookFromOutside();
    action->setChecked(view.taskView().fromEyes);
  });
  QObject::connect(&viewport, &Viewport::eyesLeft, action, [action] { action->setChecked(false); });
  return action;
}

/// The sides of a person who stands as the world does. The keys are the view's own, and so stand in the text.
QMenu* addSides(MainWindow& window, ViewBinding& view, Viewport& viewport) {
  auto* menu = new QMenu(QObject::tr("&Look from"), &window);
  menu->setObjectName(QStringLiteral("menu.sides"));
  for (const Side& side : kSides) {
    const QString words = said(side.words);
    const QString tip =
        QObject::tr("Along an axis of the world") +
        (*side.key ? QObject::tr(" (%1 in the view)").arg(QLatin1String(side.key)) : QString());
    menu->addAction(
        window.actions().add({QStringLiteral("view.from.") + QLatin1String(side.id), words, "", {}, tip},
                             [&viewport, axis = side.axis] { viewport.lookFrom(axis); }));
  }
  menu->addAction(addEyes(window, view, viewport));
  menu->addSeparator();
  QAction* flat = window.actions().add(
      {"view.orthographic", "&Orthographic", "", {}, "Nothing is smaller for being far (5 in the view)"},
      [] {});
  flat->setCheckable(true);
  QObject::connect(flat, &QAction::toggled, &viewport, [&viewport](bool on) {
    const Lens lens = on ? Lens::Orthographic : Lens::Perspective;
    if (viewport.camera().lens != lens) viewport.setLens(lens);
  });
  QObject::connect(&viewport, &Viewport::cameraChanged, flat,
                   [&viewport, flat] { flat->setChecked(viewport.camera().lens == Lens::Orthographic); });
  menu->addAction(flat);
  return menu;
}

}  // namespace

void addViewActions(MainWindow& window, ViewBinding& view, Viewport& viewport) {
  auto* menu = window.findChild<QMenu*>(QStringLiteral("menu.view"));
  menu->addSeparator();
  menu->addMenu(addSides(window, view, viewport));
  QMenu* shown = menu->addMenu(QObject::tr("Sho&w"));
  shown->setObjectName(QStringLiteral("menu.show"));
  for (const Toggle& toggle : toggles()) shown->addAction(addToggle(window, view, toggle));
  for (const Choice& choice : choices()) menu->addMenu(addChoice(window, view, choice));
  view.refresh();
}

}  // namespace handhold
