// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/hand_force.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/language/said.h"
#include "ui/document/suggestions.h"
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"

namespace handhold {

namespace {

/// As such tasks are said: "push forward with 120 N". The body feels the opposite.
void addHandForce(BoundForm& form, const EditedThing<Load>& thing) {
  const auto change = [thing](const Vector3& byHand) {
    thing.change(QStringLiteral("force"), [&](Load& copy) { copy.force = -byHand; });
  };
  form.addGroup(QObject::tr("By the hand"));
  form.addNumber({"Pushes with", "load.push", "Force of the hand on what it holds"}, number::forceLimit(),
                 {[thing] { return thing.item().force.norm(); },
                  [thing, change](const double& newtons) {
                    const Vector3 now = -thing.item().force;
                    change(newtons * (now.norm() > 0.0 ? Vector3(now.normalized()) : Vector3::UnitZ()));
                  }});
  QStringList ways;
  for (const PushDirection& way : pushDirections()) ways << said(way.title);
  form.addChoice({"Direction", "load.direction", "Of the hand's force, in world axes"},
                 ways << QObject::tr("Another, as below"),
                 {[thing] { return pushDirectionOf(-thing.item().force); },
                  [thing, change](const int& way) {
                    if (way < static_cast<int>(pushDirections().size()))
                      change(thing.item().force.norm() * pushDirections()[way].direction);
                  }});
  form.addGroup(QObject::tr("On the body"));
}

/// Told in other axes the force stays what it is in the posture shown.
Binding<int> bindAxes(const EditedThing<Load>& thing) {
  return {[thing] { return static_cast<int>(thing.item().frame); },
          [thing](const int& value) {
            const auto frame = static_cast<LoadFrame>(value);
            if (frame == thing.item().frame) return;
            const Matrix3 R_WS = sitePlace(inSight(thing.document()), thing.item().site).R;
            const Matrix3 turn = frame == LoadFrame::Site ? Matrix3(R_WS.transpose()) : R_WS;
            thing.change(QStringLiteral("axes"), [&](Load& copy) {
              copy.frame = frame;
              copy.force = turn * copy.force;
              copy.moment = turn * copy.moment;
            });
          }};
}

/// Masses have no axes but those of their site.
Binding<int> bindKind(const EditedThing<Load>& thing) {
  return {[thing] { return static_cast<int>(thing.item().kind); },
          [thing](const int& value) {
            thing.change(QStringLiteral("kind"), [&](Load& copy) {
              copy.kind = static_cast<LoadKind>(value);
              if (copy.kind == LoadKind::Mass) copy.frame = LoadFrame::World;
            });
          }};
}

void addForce(BoundForm& form, const EditedThing<Load>& thing) {
  if (isByHand(thing.document().model(), thing.item())) addHandForce(form, thing);
  form.addChoice(
      {"Axes", "load.frame", "In which axes the force is told: those of the site turn with the body"},
      {"World", "Site"}, bindAxes(thing));
  form.addVector({"Force", "load.force", "On the body, in these axes"}, number::force(),
                 thing.bind<Vector3>("force", &Load::force));
  form.addVector({"Moment", "load.moment", "On the body, in these axes"}, number::moment(),
                 thing.bind<Vector3>("moment", &Load::moment));
}

void addMass(BoundForm& form, const EditedThing<Load>& thing) {
  form.addNumber({"Mass", "load.mass", "Weight that is held or worn"}, number::mass(),
                 thing.bind<double>("mass", &Load::mass));
  form.addVector({"Centre of mass", "load.com", "From the site, in its axes"}, number::length(),
                 thing.bind<Vector3>("centre of mass", &Load::com));
  form.addVector({"Inertia", "load.inertia", "Principal moments about its centre"}, number::inertia(),
                 thing.bind<Vector3>("inertia", &Load::inertia));
}

}  // namespace

void fillLoadForm(BoundForm& form, Document& document, int index) {
  const EditedThing<Load> thing(document, &Task::loads, index, &editLoad);
  const bool force = thing.item().kind == LoadKind::Force;
  form.addHeading(force ? QStringLiteral("force") : QStringLiteral("mass"), QObject::tr("Load"));
  form.addText({"Name", "load.name", "How the load is called"}, thing.bindName(ElementKind::Load));
  form.addChoice({"Kind", "load.kind", "A force that acts, or a mass that is carried"}, {"Force", "Mass"},
                 bindKind(thing));
  form.addChoice({"Site", "load.site", "Where on the body"}, siteChoices(document.model()),
                 thing.bindSite(&Load::site));
  if (force)
    addForce(form, thing);
  else
    addMass(form, thing);
}

}  // namespace handhold
