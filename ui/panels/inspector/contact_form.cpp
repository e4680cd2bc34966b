// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

const QStringList& kindChoices() {
  static const QStringList choices = {"Grip", "Fixed grip", "Palm", "Foot (ball)", "Flat foot", "Restraint"};
  return choices;
}

const QStringList& endChoices() {
  static const QStringList choices = {"Right hand", "Left hand", "Right foot", "Left foot"};
  return choices;
}

bool isGrip(ContactKind kind) { return kind == ContactKind::Grip || kind == ContactKind::FixedGrip; }

bool slips(ContactKind kind) {
  return kind == ContactKind::Palm || kind == ContactKind::Foot || kind == ContactKind::FlatFoot;
}

Binding<double> bindLimit(const EditedThing<Contact>& thing, const QString& field,
                          double ContactLimits::*limit) {
  return {[thing, limit] { return thing.item().limits.*limit; },
          [thing, limit, field](const double& value) {
            thing.change(field, [&](Contact& copy) { copy.limits.*limit = value; });
          }};
}

void addLimits(BoundForm& form, const EditedThing<Contact>& thing, ContactKind kind) {
  form.addGroup(QStringLiteral("Limits"));
  if (!slips(kind))
    form.addNumber({"Pull", "contact.pull", "Most force away from the surface, or out of the palm"},
                   number::forceLimit(), bindLimit(thing, "pull", &ContactLimits::pull));
  form.addNumber({"Push", "contact.push", "Most force into the palm or the sole"}, number::forceLimit(),
                 bindLimit(thing, "push", &ContactLimits::push));
  if (slips(kind))
    form.addNumber({"Friction", "contact.friction", "Friction coefficient of palm or sole on the surface"},
                   number::ratio(), thing.bind<double>("friction", &Contact::friction));
  else
    form.addNumber({"Shear", "contact.shear", "Most force along the bar or the surface, each axis"},
                   number::forceLimit(), bindLimit(thing, "shear", &ContactLimits::shear));
  form.addNumber({"Moment", "contact.moment", "Most moment about each axis that can carry one"},
                 number::momentLimit(), bindLimit(thing, "moment", &ContactLimits::moment));
}

/// What the contact carries now, when that is known.
FigureText carried(const EditedThing<Contact>& thing) {
  double force = 0.0;
  const Moment moment = thing.document().moment();
  if (moment.loads.empty()) return {QStringLiteral("–"), {}};
  Vector3 sum = Vector3::Zero();
  for (const ContactLoad& load : moment.loads)
    if (load.contact == thing.index()) sum += load.force;
  force = sum.norm();
  return figureText(force, Dimension::Force, 1);
}

}  // namespace

void fillContactForm(BoundForm& form, Document& document, int index) {
  const EditedThing<Contact> thing(document, &Task::contacts, index, &editContact);
  const ContactKind kind = thing.item().kind;
  form.addHeading(limbOf(thing.item().end) == Limb::RightArm || limbOf(thing.item().end) == Limb::LeftArm
                      ? QStringLiteral("handhold")
                      : QStringLiteral("foot"),
                  QStringLiteral("Contact"));
  form.addText({"Name", "contact.name", "How the contact is called"}, thing.bindName(SubjectKind::Contact));
  form.addChoice({"Kind", "contact.kind", "How the hand or the foot holds on"}, kindChoices(),
                 thing.bindChoice("kind", &Contact::kind));
  form.addChoice({"End", "contact.end", "Which hand or foot"}, endChoices(),
                 thing.bindChoice("end", &Contact::end));
  form.addSwitch({"Pinned", "contact.pinned", "Pinned: it must stay. Released: it neither holds nor carries"},
                 thing.bind<bool>("pin", &Contact::pinned));
  form.addVector({"Position", "contact.position", "Where it touches, in world"}, number::length(),
                 thing.bind<Vector3>("position", &Contact::position));
  form.addVector({isGrip(kind) ? "Along the bar" : "Surface normal", "contact.axis",
                  isGrip(kind) ? "Direction of the bar, in world" : "Out of the surface towards the body"},
                 number::plain(), thing.bind<Vector3>("axis", &Contact::axis));
  form.addFact({"Carries", "contact.carries", "Total force on the body now"},
               [thing] { return carried(thing); });
  addLimits(form, thing, kind);
}

}  // namespace handhold
