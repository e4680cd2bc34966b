// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

#include "ui/dialogs/array_dialog.h"
#include "ui/document/actions/arrangement.h"
#include "ui/document/actions/body_spot.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/clipboard_actions.h"
#include "ui/document/element_names.h"
#include "ui/document/motion_actions.h"
#include "ui/document/posture_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/panels/scene_tree_panel.h"
#include "ui/theme/icon.h"

// What the window does with things of the task: delete, with a question where others hang on it, copy, paste,
// mirror, repeat.

namespace handhold {

namespace {

enum class Answer { Go, Stay, Cancel };

/// Contacts that live on the thing, with their names as the window tells them.
std::vector<std::pair<Element, QString>> holdersOf(const Task& task, Element thing) {
  std::vector<std::pair<Element, QString>> holders;
  QStringList names = contactsOn(task, thing);  // in the order of the contacts
  for (int i = 0; i < static_cast<int>(task.contacts.size()) && !names.isEmpty(); ++i)
    if (holdsOnly(task.contacts[i], task.props.at(thing.index).name))
      holders.emplace_back(Element{ElementKind::Contact, i}, names.takeFirst());
  return holders;
}

/// "right grip and left grip hold on to bar."
QString holdingWords(const QStringList& contacts, const QString& prop) {
  const QStringList most = contacts.mid(0, contacts.size() - 1);
  const QString names = most.isEmpty()
                            ? contacts.last()
                            : most.join(QStringLiteral(", ")) + QObject::tr(" and ") + contacts.last();
  return QObject::tr("“%1” carries %2.").arg(prop, names);
}

Answer askAboutContacts(QWidget& window, const QString& prop, const QStringList& contacts) {
  QMessageBox question(&window);
  question.setObjectName(QStringLiteral("delete.prop"));
  question.setWindowTitle(QObject::tr("Delete %1").arg(prop));
  question.setText(holdingWords(contacts, prop));
  question.setInformativeText(QObject::tr("Delete them too, or leave them standing where they are?"));
  const QPushButton* go = question.addButton(QObject::tr("Delete them too"), QMessageBox::DestructiveRole);
  QPushButton* stay = question.addButton(QObject::tr("Leave them free"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.setDefaultButton(stay);
  question.exec();
  if (question.clickedButton() == go) return Answer::Go;
  return question.clickedButton() == stay ? Answer::Stay : Answer::Cancel;
}

/// The command that shows the reach of a limb (app/bindings/studies).
const char* reachActionOf(Limb limb) {
  switch (limb) {
    case Limb::RightArm:
      return "reach.r_grip";
    case Limb::LeftArm:
      return "reach.l_grip";
    case Limb::RightLeg:
      return "reach.r_ball";
    case Limb::LeftLeg:
      return "reach.l_ball";
    default:
      return "";
  }
}

}  // namespace

/// A thing among those that are selected goes with them.
void MainWindow::deleteThing(Element thing) {
  const Project& project = document_.project();
  std::vector<Element> things =
      document_.isSelected(thing) ? document_.selected() : std::vector<Element>{thing};
  QStringList held;
  std::vector<Element> holders;
  for (const Element prop : things)
    for (const auto& [holder, name] : holdersOf(project.task, prop)) {
      if (std::ranges::find(things, holder) != things.end()) continue;
      held << name;
      holders.push_back(holder);
    }
  const Answer answer =
      held.isEmpty() ? Answer::Stay : askAboutContacts(*this, thingsWords(project, things), held);
  if (answer == Answer::Cancel) return;
  if (answer == Answer::Go) things.insert(things.end(), holders.begin(), holders.end());
  perform(document_, [&] { removeThings(document_, things); });
}

/// What is selected of the task.
std::vector<Element> MainWindow::chosenThings() const {
  std::vector<Element> things = document_.selected();
  std::erase_if(things, [](Element thing) { return !thing.isOfTask(); });
  return things;
}

void MainWindow::copyThing() {
  const auto things = chosenThings();
  if (!things.empty()) QApplication::clipboard()->setText(copied(document_.project(), things));
}

void MainWindow::pasteThing() {
  perform(document_, [this] { paste(document_, QApplication::clipboard()->text()); });
}

/// Past the clipboard, which keeps what it holds.
void MainWindow::duplicateThing() {
  const auto things = chosenThings();
  if (!things.empty()) perform(document_, [&] { paste(document_, copied(document_.project(), things)); });
}

void MainWindow::pinThings() {
  const auto things = chosenThings();
  if (things.size() == 1) return void(perform(document_, [&] { togglePin(document_, things[0].index); }));
  const bool isPinned = document_.project().task.contacts.at(things.back().index).pinned;
  const StepName step{isPinned ? tr("Release contacts") : tr("Pin contacts"), {}};
  perform(document_, [&] {
    changeThings(document_, things, step,
                 [&](Task& task, Element thing) { task.contacts.at(thing.index).pinned = !isPinned; });
  });
}

void MainWindow::askForArray() {
  const Element thing = document_.selection();
  if (thing.kind != ElementKind::Prop) return;
  auto* dialog = new ArrayDialog(document_.project().task.props.at(thing.index), this);
  connect(dialog, &ArrayDialog::chosen, this, [this, thing](int copies, const Vector3& step) {
    perform(document_, [&] { repeatProp(document_, thing.index, copies, step); });
  });
  dialog->open();
}

void MainWindow::buildThingActions() {
  actions_.add({"edit.rename", "Re&name", "rename", {QKeySequence("F2")}, "Rename what is selected"},
               [this] { tree_->renameSelected(); });
  actions_.add({"edit.delete", "&Delete", "delete", {QKeySequence("Del")}, "Delete what is selected"},
               [this] {
                 // over the time line Delete plays everything again
                 QWidget* timeline = bottom_->timeline();
                 if (!timeline || !timeline->hasFocus()) return deleteThing(document_.selection());
                 QKeyEvent key(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier);
                 QCoreApplication::sendEvent(timeline, &key);
               });
  actions_.add(
      {"edit.copy", "&Copy", "", {QKeySequence("Ctrl+C")}, "Copy what is selected; a prop with its contacts"},
      [this] { copyThing(); });
  actions_.add(
      {"edit.paste", "P&aste", "", {QKeySequence("Ctrl+V")}, "Add what was copied, from another task, too"},
      [this] { pasteThing(); });
  actions_.add(
      {"edit.duplicate", "D&uplicate", "", {QKeySequence("Ctrl+D")}, "Another one beside what is selected"},
      [this] { duplicateThing(); });
  actions_.add({"edit.mirror",
                "Mirror to the &other side",
                "mirror",
                {QKeySequence("Ctrl+M")},
                "The same on the person's other side: a contact by the other hand or foot"},
               [this] { perform(document_, [this] { mirrorThings(document_, chosenThings()); }); });
  actions_.add({"edit.array", "Arra&y…", "", {}, "Several of the selected prop, each a step further"},
               [this] { askForArray(); });
  actions_.add({"edit.selectAll", "Select &all", "", {QKeySequence("Ctrl+A")}, "All things of the task"},
               [this] {
                 const Task& task = document_.project().task;
                 std::vector<Element> all;
                 const auto add = [&](ElementKind kind, std::size_t count) {
                   for (std::size_t i = 0; i < count; ++i) all.push_back({kind, static_cast<int>(i)});
                 };
                 add(ElementKind::Contact, task.contacts.size());
                 add(ElementKind::Target, task.targets.size());
                 add(ElementKind::TimedTarget, task.motion.targets.size());
                 add(ElementKind::Load, task.loads.size());
                 add(ElementKind::Prop, task.props.size());
                 document_.selectAll(std::move(all));
               });
  actions_.add(
      {"edit.pin", "&Pin or release", "pin", {QKeySequence("P")}, "Whether the selected contact must stay"},
      [this] { pinThings(); });
  actions_.add({"edit.deselect", "D&eselect", "", {}, "Select nothing"}, [this] { document_.select({}); });
}

void MainWindow::refreshThingActions() {
  const auto things = chosenThings();
  const auto areAll = [&](ElementKind kind) {
    return !things.empty() &&
           std::ranges::all_of(things, [kind](Element thing) { return thing.kind == kind; });
  };
  for (const char* id : {"edit.delete", "edit.copy", "edit.duplicate", "edit.mirror"})
    actions_[id]->setEnabled(!things.empty());
  actions_["edit.rename"]->setEnabled(things.size() == 1);
  actions_["edit.array"]->setEnabled(things.size() == 1 && areAll(ElementKind::Prop));
  actions_["edit.pin"]->setEnabled(areAll(ElementKind::Contact));
}

void MainWindow::fillThingMenu(QMenu& menu, Element thing) {
  if (const auto spot = bodySpotOf(document_, thing)) return fillBodyMenu(menu, *spot);
  if (!thing.isOfTask()) return;
  tree_->fillMenuOf(menu, thing);
  menu.addSeparator();
}

void MainWindow::fillBodyMenu(QMenu& menu, const BodySpot& spot) {
  const auto offer = [&](const char* picture, const QString& words, const std::function<void()>& action) {
    menu.addAction(icon(picture), words, this, [this, action] { perform(document_, action); });
  };
  if (const std::string site = spot.site; !site.empty()) {
    offer("target", tr("Add target here"),
          [this, site] { addTarget(document_, suggestedTarget(inSight(document_), site)); });
    offer("target", tr("Add target at a time here"),
          [this, site] { addTimedTarget(document_, suggestedTimedTarget(document_.shown(), site)); });
    offer("force", tr("Add force here"),
          [this, site] { addLoad(document_, suggestedLoad(site, LoadKind::Force)); });
    offer("mass", tr("Add mass here"),
          [this, site] { addLoad(document_, suggestedLoad(site, LoadKind::Mass)); });
  }
  if (!document_.shown().recording)
    offer("site", tr("New point here"), [this, spot] { emit pointWanted(spot.link, spot.p_W); });
  if (QAction* reach = actions_[QLatin1String(reachActionOf(spot.limb))]) menu.addAction(reach);
  offer("reset", tr("Reset %1").arg(withinSentence(limbName(spot.limb))),
        [this, limb = spot.limb] { resetLimb(document_, limb); });
  menu.addSeparator();
}

void MainWindow::fillMenuEnd(QMenu& menu) {
  for (const char* action : {"edit.useAsStart", "solve.posture", "view.frameAll"})
    menu.addAction(actions_[action]);
}

}  // namespace handhold
