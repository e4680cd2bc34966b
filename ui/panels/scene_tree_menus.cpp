// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>

#include "engine/task/prop_kind.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/panels/scene_tree_panel.h"
#include "ui/theme/icon.h"

// What the scene's tree offers: things to add, and what can be done with one.

namespace handhold {

void SceneTreePanel::fillAddMenu(QMenu& menu) {
  const auto addHold = [this](ContactEnd end) {
    perform(document_,
            [&] { addContact(document_, suggestedContact(document_.shown(), end, usualKind(end))); });
  };
  QMenu* resting = nullptr;
  for (const ContactEndRow& row : kContactEndRows) {
    if (!hasEnd(document_.model(), row.end)) continue;
    const bool rests = row.part == BodyPart::Trunk;
    if (rests && !resting) resting = menu.addMenu(icon("seat"), tr("Rest on"));
    (rests ? resting : &menu)
        ->addAction(icon(pictureOf(row.part)),
                    rests ? said(row.title) : tr("Hold with %1").arg(said(row.word)), this,
                    [addHold, end = row.end] { addHold(end); });
  }
  menu.addSeparator();
  const std::string hips = suggestedSite(document_.project(), {}, role::kHipCentre);
  menu.addAction(icon("target"), tr("Target for the %1").arg(siteWords(hips)), this, [this, hips] {
    perform(document_, [&] { addTarget(document_, suggestedTarget(inSight(document_), hips)); });
  });
  menu.addAction(icon("target"), tr("Target at a time of the motion"), this, [this, hips] {
    perform(document_, [&] { addTimedTarget(document_, suggestedTimedTarget(document_.shown(), hips)); });
  });
  const auto addHere = [this](LoadKind kind) {
    const std::string site = suggestedSite(document_.project(), document_.selection(), role::kChest);
    perform(document_, [&] { addLoad(document_, suggestedLoad(site, kind)); });
  };
  menu.addAction(icon("force"), tr("Force on what is selected"), this,
                 [addHere] { addHere(LoadKind::Force); });
  menu.addAction(icon("mass"), tr("Mass on what is selected"), this, [addHere] { addHere(LoadKind::Mass); });
  menu.addSeparator();
  for (const PropKindRow& row : kPropKindRows) {
    if (row.kind == PropKind::Mesh) continue;
    menu.addAction(icon(row.icon), capitalized(row.word), this, [this, kind = row.kind] {
      perform(document_, [&] { addProp(document_, suggestedProp(document_.project(), kind)); });
    });
  }
  menu.addAction(icon(rowOf(PropKind::Mesh).icon), tr("Mesh from a file…"), this,
                 &SceneTreePanel::meshWanted);
}

/// Each part of the body that is there to hold on to a prop, at the place nearest to where it is now.
void SceneTreePanel::fillHoldMenu(QMenu& menu, Element thing) {
  QMenu* holds = menu.addMenu(icon("handhold"), tr("Hold or stand here"));
  for (const ContactEndRow& row : kContactEndRows) {
    if (!hasEnd(document_.model(), row.end)) continue;
    holds->addAction(icon(pictureOf(row.part)), said(row.title), this, [this, thing, end = row.end] {
      perform(document_,
              [&] { addContact(document_, suggestedContactOn(document_.shown(), end, thing.index)); });
    });
  }
  menu.addSeparator();
}

void SceneTreePanel::fillMenuOf(QMenu& menu, Element thing) {
  if (!document_.isSelected(thing)) document_.select(thing);
  const bool isOne = document_.selected().size() == 1;
  if (thing.kind == ElementKind::Prop && isOne) fillHoldMenu(menu, thing);
  for (QAction* command : commands_)
    if (command->isEnabled()) menu.addAction(command);
  menu.addSeparator();
  const bool visible = document_.isVisible(thing);
  menu.addAction(icon(visible ? "eye_off" : "eye"), visible ? tr("Hide") : tr("Show"), this, [this, visible] {
    for (const Element one : document_.selected()) visible ? document_.hide(one) : document_.show(one);
  });
}

}  // namespace handhold
