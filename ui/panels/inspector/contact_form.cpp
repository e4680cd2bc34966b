// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <string_view>

#include "engine/contact/given_force.h"
#include "engine/contact/limit_doubts.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"
#include "engine/task/spoken_place.h"
#include "ui/controls/zero_word.h"
#include "ui/document/actions/hand_force.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/suggestions.h"
#include "ui/document/units/units.h"
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"
#include "ui/panels/inspector/known_choice.h"
#include "ui/panels/inspector/known_sizes.h"
#include "ui/panels/inspector/place_rows.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

/// Of a hand, until another is set (N).
const Vector3 kUsualPush(0.0, 0.0, 100.0);

template <class Rows>
QStringList titlesOf(const Rows& rows) {
  QStringList titles;
  for (const auto& row : rows) titles << said(row.title);
  return titles;
}

/// What it can carry with whoever does the task now.
ContactLimits limitsNow(const EditedThing<Contact>& thing) {
  return limitsOn(thing.document().model(), thing.item());
}

/// Where the task leaves it to the person, that person's is shown; a number that is typed is the task's own.
Binding<double> bindOwnLimit(const EditedThing<Contact>& thing, const QString& field,
                             std::optional<double> ContactLimits::*limit) {
  return {[thing, limit] { return (limitsNow(thing).*limit).value_or(0.0); },
          [thing, limit, field](const double& value) {
            thing.change(field, [&](Contact& copy) { copy.limits.*limit = value; });
          }};
}

Binding<double> bindLimit(const EditedThing<Contact>& thing, const QString& field,
                          double ContactLimits::*limit) {
  return {[thing, limit] { return thing.item().limits.*limit; },
          [thing, limit, field](const double& value) {
            thing.change(field, [&](Contact& copy) { copy.limits.*limit = value; });
          }};
}

/// Of the bar that is held; a hand that holds on to nothing named is taken to hold a rung.
double diameterOf(const EditedThing<Contact>& thing) {
  const Contact& contact = thing.item();
  const Prop* prop = propOf(thing.document().project().task, contact);
  if (!prop || !contact.place) return Prop().diameter;
  const auto part = partShape(*prop, contact.place->part, contact.place->number);
  return part && part->isRod() ? 2.0 * part->radius : Prop().diameter;
}

void addTurn(BoundForm& form, const EditedThing<Contact>& thing) {
  form.addNumber(
      {"Turn", "contact.turn", "Most moment about the bar, by the hand's friction; 0: free to turn"},
      zeroMeans(QCoreApplication::translate("ContactForm", "free"), number::momentLimit()),
      bindLimit(thing, "turn", &ContactLimits::turn));
  form.addButton({"Turn by friction", "contact.turnByFriction",
                  "Grip strength (pull) × friction × radius of the bar, as the hand's friction can hold it"},
                 "rotate", [thing] {
                   thing.change(QStringLiteral("turn"), [&](Contact& copy) {
                     copy.limits.turn =
                         frictionTurn(*limitsNow(thing).pull, copy.friction, diameterOf(thing));
                   });
                 });
}

void addHinge(BoundForm& form, const EditedThing<Contact>& thing) {
  const auto bind = [&thing](const QString& field, double Hinge::*value) -> Binding<double> {
    return {[thing, value] { return thing.item().hinge.value_or(Hinge()).*value; },
            [thing, field, value](const double& entered) {
              thing.change(field, [&](Contact& copy) {
                if (copy.hinge) *copy.hinge.*value = entered;
              });
            }};
  };
  form.addGroup(QObject::tr("Hinge"));
  form.addNumber({"Angle", "hinge.angle", "How far it turns while the contact holds"}, number::angle(),
                 bind("hinge angle", &Hinge::angle));
  form.addNumber({"Friction", "hinge.friction", "Moment against the turn, the same at any speed"},
                 number::momentLimit(), bind("hinge friction", &Hinge::friction));
  form.addNumber({"Damping", "hinge.damping", "Moment against the turn for each rad/s"}, number::damping(),
                 bind("hinge damping", &Hinge::damping));
  form.addNumber({"Inertia", "hinge.inertia", "Of what turns, about the hinge"}, number::inertia(),
                 bind("hinge inertia", &Hinge::inertia));
  if (thing.item().hinge->resistance > 0.0)
    form.addNumber({"At top speed", "hinge.resistance",
                    "Moment against the turn at its greatest speed, less in proportion"},
                   number::momentLimit(), bind("hinge resistance", &Hinge::resistance));
}

FigureText personGrip(const EditedThing<Contact>& thing) {
  Contact open = thing.item();
  open.limits = usualLimits(open.kind);
  return figureText(limitsOn(thing.document().model(), open).pull.value_or(0.0), Dimension::Force, 1);
}

void addKnownLimits(BoundForm& form, const EditedThing<Contact>& thing) {
  std::vector<const KnownLimit*> offered;
  for (const KnownLimit& known : kKnownLimits)
    if (known.part == rowOf(thing.item()).part) offered.push_back(&known);
  addKnownChoice<KnownLimit, Contact>(
      form, thing, offered,
      {{"Limits of", "contact.known", "What hardware is made to bear; each tells where it is from"},
       QStringLiteral("limits"),
       hasLimit,
       limitedAs});
}

void addLimits(BoundForm& form, const EditedThing<Contact>& thing, ContactKind kind) {
  form.addGroup(QObject::tr("Limits"));
  if (!rowOf(kind).isOneSided) addKnownLimits(form, thing);
  if (rowOf(kind).isOnBar())
    form.addFact({"Of the person", "contact.personGrip",
                  "What this hand of whoever does the task holds, by sex, age and percentile"},
                 [thing] { return personGrip(thing); });
  if (!rowOf(kind).isOneSided)
    form.addNumber({"Pull", "contact.pull", "Most force away from the surface, or out of the palm"},
                   number::forceLimit(), bindOwnLimit(thing, "pull", &ContactLimits::pull));
  form.addNumber({"Push", "contact.push", "Most force into the palm, the sole or the part that rests"},
                 number::forceLimit(), bindLimit(thing, "push", &ContactLimits::push));
  if (rowOf(kind).isOneSided)
    form.addNumber({"Friction", "contact.friction", "Friction coefficient on the surface"}, number::ratio(),
                   thing.bind<double>("friction", &Contact::friction));
  if (rowOf(kind).isSole())
    form.addNumber(
        {"Breadth", "contact.breadth",
         "Of the sole: how far it may press beside the line from heel to ball before it tips; 0: on the "
         "line"},
        zeroMeans(QCoreApplication::translate("ContactForm", "a line"), {Dimension::Length, 0.0, 0.3}),
        thing.bind<double>("breadth", &Contact::breadth));
  if (!rowOf(kind).isOneSided)
    form.addNumber({"Shear", "contact.shear", "Most force along the bar or the surface, each axis"},
                   number::forceLimit(), bindOwnLimit(thing, "shear", &ContactLimits::shear));
  if (!rowOf(kind).isOneSided)
    form.addNumber({"Moment", "contact.moment", "Most moment about each axis that can carry one"},
                   number::momentLimit(), bindLimit(thing, "moment", &ContactLimits::moment));
  if (rowOf(kind).turnsFreely) addTurn(form, thing);
  form.addDoubt(QStringLiteral("contact.doubt"),
                [thing] { return inOwnUnits(said(limitDoubt(thing.item()))); });
}

/// One that bears nothing is told so, and how it takes what comes again.
void addGivenForce(BoundForm& form, const EditedThing<Contact>& thing) {
  if (bearsNothing(thing.item().limits))
    form.addButton(
        {"Take whatever comes", "contact.takeWhatComes",
         "The hand exerts the force that is given and bears nothing beside it. This takes the force "
         "away: the hand bears what comes again, within the usual limits"},
        "force", [thing] { takeWhatComes(thing.document(), thing.index()); });
  else
    form.addButton(
        {"Exert a given force", "contact.exert",
         "The hand holds on here and pushes or pulls with the force that you set, in place of taking "
         "whatever comes"},
        "force", [thing] { exertForce(thing.document(), thing.index(), kUsualPush); });
}

/// An end of the part that the kind is of: on the same side where there is one.
ContactEnd fittingEnd(const Contact& contact) {
  const ContactEndRow& own = rowOf(contact.end);
  ContactEnd fitting = contact.end;
  for (const ContactEndRow& row : kContactEndRows) {
    if (row.part != rowOf(contact).part) continue;
    if (rowOf(fitting).part != row.part) fitting = row.end;
    if (std::string_view(row.side) == own.side) return row.end;
  }
  return fitting;
}

/// What a choice of its kind did beyond that: another part of the body holds it, which may hold already.
void tellOtherEnd(const EditedThing<Contact>& thing) {
  const std::vector<Contact>& contacts = thing.document().project().task.contacts;
  const Contact& now = contacts.at(static_cast<std::size_t>(thing.index()));
  QString words = QObject::tr("Another part of the body holds “%1” now: %2")
                      .arg(named(now.name), said(toString(now.end)));
  const auto other = std::ranges::find_if(contacts, [&](const Contact& contact) {
    return &contact != &now && contact.pinned && contact.end == now.end;
  });
  if (other != contacts.end()) words += QObject::tr(". It holds “%1” already").arg(named(other->name));
  thing.document().reportStep(words);
}

/// Kind and end go together: choosing one that the other is not of changes the other, too.
Binding<int> bindKind(const EditedThing<Contact>& thing) {
  return {[thing] { return static_cast<int>(thing.item().kind); },
          [thing](const int& kind) {
            const ContactEnd before = thing.item().end;
            thing.change(QStringLiteral("kind"), [&](Contact& copy) {
              copy.kind = static_cast<ContactKind>(kind);
              if (rowOf(copy).part == rowOf(copy.end).part) return;
              copy.end = fittingEnd(copy);
              copy.site.clear();
            });
            if (thing.item().end != before) tellOtherEnd(thing);
          }};
}

Binding<int> bindEnd(const EditedThing<Contact>& thing) {
  return {[thing] { return static_cast<int>(thing.item().end); },
          [thing](const int& end) {
            thing.change(QStringLiteral("end"), [&](Contact& copy) {
              copy.end = static_cast<ContactEnd>(end);
              copy.site.clear();
              if (rowOf(copy).part != rowOf(copy.end).part) copy.kind = usualKind(copy.end);
            });
          }};
}

/// What the contact carries now, when that is known.
FigureText carried(const EditedThing<Contact>& thing) {
  const Moment moment = thing.document().moment();
  if (moment.loads.empty()) return {QStringLiteral("–"), {}};
  Vector3 sum = Vector3::Zero();
  for (const ContactLoad& load : moment.loads)
    if (bearerOf(thing.document().shown(), load.contact) == thing.index()) sum += load.force;
  return figureText(sum.norm(), Dimension::Force, 1);
}

/// Which way the thumb points: asked for by where that is in the world.
void addHand(BoundForm& form, const EditedThing<Contact>& thing) {
  const Contact& contact = thing.item();
  if (rowOf(contact).isOnBar())
    form.addChoice(
        {"Thumb", "contact.thumb",
         "Which way along the bar the thumb points: over- or underhand. Free: as the solver finds best"},
        {QObject::tr("Free"), capitalized(wayWords(contact.axis)), capitalized(wayWords(-contact.axis))},
        {[thing] { return static_cast<int>(thing.item().thumb); },
         [thing](const int& side) {
           thing.change(QStringLiteral("thumb"),
                        [&](Contact& copy) { copy.thumb = static_cast<ThumbSide>(side); });
         }});
  form.addChoice({"Fingers", "contact.fingers", "How the fingers lie; what the grip bears stays the same"},
                 titlesOf(kHandShapeRows),
                 {[thing] { return static_cast<int>(thing.item().fingers); },
                  [thing](const int& shape) {
                    thing.change(QStringLiteral("fingers"),
                                 [&](Contact& copy) { copy.fingers = static_cast<HandShape>(shape); });
                  }});
}

}  // namespace

void fillContactForm(BoundForm& form, Document& document, int index) {
  const EditedThing<Contact> thing(document, &Task::contacts, index, &editContact);
  const ContactKind kind = thing.item().kind;
  form.addHeading(QString::fromUtf8(pictureOf(rowOf(kind).part)), QObject::tr("Contact"));
  form.addText({"Name", "contact.name", "How the contact is called"}, thing.bindName(ElementKind::Contact));
  form.addText(
      {"Note", "contact.note", "Whatever is worth knowing about it: in the tree's tip and the report"},
      {[thing] { return QString::fromStdString(thing.item().note); },
       [&document, index](const QString& note) { noteContact(document, index, note); }});
  form.addChoice({"Kind", "contact.kind", "How this part of the body holds on"}, titlesOf(kContactKindRows),
                 bindKind(thing));
  form.addChoice({"End", "contact.end", "Which part of the body"}, titlesOf(kContactEndRows), bindEnd(thing));
  if (sideOf(thing.item().end))
    form.addSwitch(
        {"Either side", "contact.eitherSide",
         "The solver holds with whichever hand or foot costs less; one that holds elsewhere stays there"},
        thing.bind<bool>("either side", &Contact::eitherSide));
  form.addSwitch({"Pinned", "contact.pinned", "Pinned: it must stay. Released: it neither holds nor carries"},
                 thing.bind<bool>("pin", &Contact::pinned));
  if (isHand(thing.item().end)) addHand(form, thing);
  addPlace(form, thing);
  form.addFact({"Carries", "contact.carries", "Total force on the body now"},
               [thing] { return carried(thing); });
  if (isHand(thing.item().end)) addGivenForce(form, thing);
  if (!bearsNothing(thing.item().limits)) addLimits(form, thing, kind);
  if (thing.item().hinge) addHinge(form, thing);
}

}  // namespace handhold
