// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector/other_place_rows.h"

#include <algorithm>

#include "engine/task/prop_places.h"
#include "ui/document/language/said.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

const char* const kTip = "The solver holds what costs least: this or any of the other places";

/// The contact as it would stand at another of its places.
Contact elsewhere(Contact contact, std::size_t other) {
  standAt(contact, other);
  return contact;
}

/// Changes one of the other places as if the contact stood there.
template <class Change>
void changeOther(const EditedThing<Contact>& contact, std::size_t other, Change change) {
  contact.change(QObject::tr("other place %1").arg(other + 1), [&](Contact& copy) {
    standAt(copy, other);
    change(copy);
    standAt(copy, other);
  });
}

QStringList propTitles(const Task& task) {
  QStringList titles{QObject::tr("Nothing else")};
  for (const Prop& prop : task.props) titles << named(prop.name);
  return titles;
}

const Prop& chosenProp(const EditedThing<Contact>& contact, int choice) {
  return contact.document().project().task.props.at(static_cast<std::size_t>(choice - 1));
}

/// The first choice takes the place away.
Binding<int> bindOther(const EditedThing<Contact>& contact, std::size_t other) {
  return {[contact, other] {
            const Task& task = contact.document().shown().task;
            const Prop* prop = propOf(task, elsewhere(contact.item(), other));
            return prop ? static_cast<int>(prop - task.props.data()) + 1 : 0;
          },
          [contact, other](const int& choice) {
            if (choice == 0)
              return contact.change(QObject::tr("number of places"), [&](Contact& copy) {
                copy.others.erase(copy.others.begin() + static_cast<std::ptrdiff_t>(other));
              });
            changeOther(contact, other,
                        [&](Contact& there) { putOnProp(chosenProp(contact, choice), there); });
          }};
}

Binding<int> bindOtherPart(const EditedThing<Contact>& contact, std::size_t other) {
  return {[contact, other] {
            const Contact there = elsewhere(contact.item(), other);
            const std::vector<PartShape> parts = partsFor(contact.document().shown().task, there);
            const auto isOwn = [&](const PartShape& shape) {
              return shape.part == there.place->part && shape.number == there.place->number;
            };
            return static_cast<int>(std::ranges::find_if(parts, isOwn) - parts.begin());
          },
          [contact, other](const int& choice) {
            changeOther(contact, other, [&](Contact& there) {
              const std::vector<PartShape> parts = partsFor(contact.document().project().task, there);
              there.place = placeOnPart(parts.at(static_cast<std::size_t>(choice)), there);
            });
          }};
}

void addOther(BoundForm& form, const EditedThing<Contact>& contact, std::size_t other) {
  const Task& task = contact.document().project().task;
  const QString name = QStringLiteral("contact.or%1").arg(other);
  form.addChoice({"Or on", name, kTip}, propTitles(task), bindOther(contact, other));
  const Contact there = elsewhere(contact.item(), other);
  const QStringList parts = partTitles(task, there);
  if (parts.size() > 1 && there.place->part != PropPart::Frame)
    form.addChoice({"At", name + QStringLiteral(".part"), "Which part of it"}, parts,
                   bindOtherPart(contact, other));
  const QString thing = said(placeName(there.prop, *there.place));
  form.addButton({QObject::tr("Hold %1").arg(thing), name + QStringLiteral(".hold"),
                  QObject::tr("The contact goes there; where it stands now stays among the choices")},
                 "swap", [contact, other] {
                   contact.change(QObject::tr("held thing"), [&](Contact& copy) { standAt(copy, other); });
                 });
}

/// A further place: that of another prop which is nearest.
void addFurther(BoundForm& form, const EditedThing<Contact>& contact) {
  form.addChoice({"Or on", "contact.or", kTip}, propTitles(contact.document().project().task),
                 {[] { return 0; },
                  [contact](const int& choice) {
                    if (choice == 0) return;
                    contact.change(QObject::tr("further place"), [&](Contact& copy) {
                      Contact there = copy;
                      putOnProp(chosenProp(contact, choice), there);
                      copy.others.push_back({there.prop, *there.place});
                    });
                  }});
}

}  // namespace

std::vector<PartShape> partsFor(const Task& task, const Contact& contact) {
  const Prop* prop = propOf(task, contact);
  std::vector<PartShape> parts = prop ? partShapes(*prop) : std::vector<PartShape>();
  std::erase_if(parts, [&](const PartShape& shape) { return !suits(rowOf(contact), shape.part); });
  return parts;
}

QStringList partTitles(const Task& task, const Contact& contact) {
  QStringList titles;
  for (const PartShape& shape : partsFor(task, contact)) {
    const std::string name = partName(shape.part, shape.number);
    titles << (name.empty() ? said(rowOf(shape.part).title) : capitalized(name));
  }
  return titles;
}

void putOnProp(const Prop& prop, Contact& contact) {
  const auto found = nearestPlace(prop, contact, Approach::Anew);
  putOn(prop, found ? found->place : framePlace(prop, contact), contact);
}

void addOtherPlaces(BoundForm& form, const EditedThing<Contact>& contact) {
  for (std::size_t other = 0; other < contact.item().others.size(); ++other) addOther(form, contact, other);
  addFurther(form, contact);
}

}  // namespace handhold
