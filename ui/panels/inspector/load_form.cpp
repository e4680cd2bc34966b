// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"

namespace handhold {

namespace {

void addForce(BoundForm& form, const EditedThing<Load>& thing) {
  form.addVector({"Force", "load.force", "On the body, in world axes"}, number::force(),
                 thing.bind<Vector3>("force", &Load::force));
  form.addVector({"Moment", "load.moment", "On the body, in world axes"}, number::moment(),
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
  form.addHeading(force ? QStringLiteral("force") : QStringLiteral("mass"), QStringLiteral("Load"));
  form.addText({"Name", "load.name", "How the load is called"}, thing.bindName(ElementKind::Load));
  form.addChoice({"Kind", "load.kind", "A force that acts, or a mass that is carried"}, {"Force", "Mass"},
                 thing.bindChoice("kind", &Load::kind));
  form.addChoice({"Site", "load.site", "Where on the body"}, siteChoices(document.model()),
                 thing.bindSite(&Load::site));
  if (force)
    addForce(form, thing);
  else
    addMass(form, thing);
}

}  // namespace handhold
