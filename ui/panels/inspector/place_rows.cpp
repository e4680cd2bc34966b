// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector/place_rows.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/task/prop_places.h"
#include "engine/task/spoken_place.h"
#include "ui/document/language/said.h"
#include "ui/panels/inspector/other_place_rows.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

const Task& taskOf(const EditedThing<Contact>& contact) { return contact.document().project().task; }

/// The first choice is no prop at all.
Binding<int> bindProp(const EditedThing<Contact>& contact) {
  return {[contact] {
            const Prop* prop = propOf(contact.document().shown().task, contact.item());
            return prop ? static_cast<int>(prop - contact.document().shown().task.props.data()) + 1 : 0;
          },
          [contact](const int& choice) {
            contact.change(QStringLiteral("place"), [&](Contact& copy) {
              const std::vector<PlaceOnProp> others = std::exchange(copy.others, {});
              setFree(copy);
              if (choice == 0) return;
              putOnProp(taskOf(contact).props.at(static_cast<std::size_t>(choice - 1)), copy);
              copy.others = others;
            });
          }};
}

/// The last choice is a place beside all parts.
Binding<int> bindPart(const EditedThing<Contact>& contact) {
  return {[contact] {
            const std::vector<PartShape> parts = partsFor(contact.document().shown().task, contact.item());
            const auto isOwn = [place = contact.item().place](const PartShape& shape) {
              return place && shape.part == place->part && shape.number == place->number;
            };
            return static_cast<int>(std::ranges::find_if(parts, isOwn) - parts.begin());
          },
          [contact](const int& choice) {
            contact.change(QStringLiteral("place"), [&](Contact& copy) {
              const Prop* prop = propOf(taskOf(contact), copy);
              const std::vector<PartShape> parts = partsFor(taskOf(contact), copy);
              const bool isBeside = choice >= static_cast<int>(parts.size());
              if (prop) copy.place = isBeside ? framePlace(*prop, copy) : placeOnPart(parts[choice], copy);
            });
          }};
}

void addParts(BoundForm& form, const EditedThing<Contact>& contact) {
  QStringList titles = partTitles(taskOf(contact), contact.item());
  if (titles.isEmpty()) return;
  form.addChoice({"At", "contact.part", "Which part of it is held; beside it: any place that goes along"},
                 titles << QObject::tr("Beside it"), bindPart(contact));
}

Binding<double> bindMeasure(const EditedThing<Contact>& contact, const QString& field,
                            const std::function<double&(PropPlace&)>& of) {
  return {[contact, of] {
            PropPlace place;
            if (contact.item().place) place = *contact.item().place;
            return of(place);
          },
          [contact, field, of](const double& value) {
            contact.change(field, [&](Contact& copy) {
              if (copy.place) of(*copy.place) = value;
            });
          }};
}

void addRod(BoundForm& form, const EditedThing<Contact>& contact) {
  form.addNumber({"Along", "contact.along", "From the middle of what is held"}, number::length(),
                 bindMeasure(contact, "place", [](PropPlace& place) -> double& { return place.along; }));
  const bool isGrip = rowOf(contact.item()).isOnBar();
  if (isGrip && !contact.item().heading) return;
  form.addNumber(
      {"Angle", "contact.angle", isGrip ? "Where fingers point, about the bar" : "About the bar, 0: its top"},
      number::angle(),
      bindMeasure(contact, "angle", [](PropPlace& place) -> double& { return place.angle; }));
}

/// The directions in which the two numbers count are the prop's own.
void addFace(BoundForm& form, const EditedThing<Contact>& contact, const PartShape& shape, const Prop& prop) {
  static const char* const kAxes[] = {"x", "y", "z"};
  static const char* const kNames[] = {"contact.first", "contact.second"};
  for (int k = 0; k < 2; ++k) {
    int axis = 0;
    (prop.orientation.conjugate() * Vector3(shape.R.col(k))).cwiseAbs().maxCoeff(&axis);
    form.addNumber({QObject::tr("Along %1").arg(kAxes[axis]), kNames[k], "From the middle of the face"},
                   number::length(), bindMeasure(contact, "place", [k](PropPlace& place) -> double& {
                     return place.across[k];
                   }));
  }
}

/// What is free at first: all of the part, of the ground a step to either side.
Span wholeSpan(double half, double at) {
  constexpr double kStep = 0.5;  // m
  return std::isfinite(half) ? Span{-half, half} : Span{at - kStep, at + kStep};
}

double& measureOf(PropPlace& place, int k) {
  return rowOf(place.part).isRod() ? place.along : place.across[k];
}

/// The place goes along with the span's ends.
Binding<double> bindSpan(const EditedThing<Contact>& contact, int k, double Span::*end) {
  return {[contact, k, end] {
            const auto& place = contact.item().place;
            return place && place->free[k] ? (*place->free[k]).*end : 0.0;
          },
          [contact, k, end](const double& value) {
            contact.change(QStringLiteral("choice"), [&](Contact& copy) {
              if (!copy.place || !copy.place->free[k]) return;
              Span& span = *copy.place->free[k];
              span.*end = value;
              double& at = measureOf(*copy.place, k);
              if (span.from < span.to) at = std::clamp(at, span.from, span.to);
            });
          }};
}

/// Whether the solver chooses the place in one direction, and between which ends.
void addChoice(BoundForm& form, const EditedThing<Contact>& contact, const PartShape& shape, int k) {
  const double half = shape.isRod() ? 0.5 * shape.length : shape.half[k];
  const QString name = QStringLiteral("contact.free%1").arg(k);
  form.addSwitch({shape.isRod() ? "Solver chooses where along"
                  : k == 0      ? "Solver chooses the first"
                                : "Solver chooses the second",
                  name, "The best place between two ends is found with the posture"},
                 {[contact, k] { return contact.item().place && contact.item().place->free[k]; },
                  [contact, k, half](const bool& isFree) {
                    contact.change(QStringLiteral("choice"), [&](Contact& copy) {
                      if (!copy.place) return;
                      copy.place->free[k].reset();
                      if (isFree) copy.place->free[k] = wholeSpan(half, measureOf(*copy.place, k));
                    });
                  }});
  if (!contact.item().place->free[k]) return;
  form.addNumber({"From", name + QStringLiteral(".from"), "One end of what may be chosen"}, number::length(),
                 bindSpan(contact, k, &Span::from));
  form.addNumber({"To", name + QStringLiteral(".to"), "The other end"}, number::length(),
                 bindSpan(contact, k, &Span::to));
}

void addSurface(BoundForm& form, const EditedThing<Contact>& contact) {
  if (contact.item().heading)
    form.addNumber({"Turn", "contact.turnOnFace", "Where fingers or toes point, about the normal"},
                   number::angle(),
                   bindMeasure(contact, "turn", [](PropPlace& place) -> double& { return place.turn; }));
  form.addNumber({"Off", "contact.off", "Off the surface, as by a shoe or a glove"},
                 {Dimension::Length, -kMostOff, kMostOff},
                 bindMeasure(contact, "off", [](PropPlace& place) -> double& { return place.off; }));
}

/// "-250, 2250, 0"
FigureText spoken(const Vector3& position) {
  QStringList numbers;
  for (const double part : position) numbers << figureText(part, Dimension::Length).number;
  return {numbers.join(QStringLiteral(", ")), shownUnit(Dimension::Length).name};
}

void addWorld(BoundForm& form, const EditedThing<Contact>& contact) {
  const bool isOnBar = rowOf(contact.item()).isOnBar();
  form.addVector({"Position", "contact.position", "Where it touches, in world"}, number::length(),
                 contact.bind<Vector3>("position", &Contact::position));
  form.addVector({isOnBar ? "Along the bar" : "Surface normal", "contact.axis",
                  isOnBar ? "Direction of the bar, in world" : "Out of the surface towards the body"},
                 number::plain(), contact.bind<Vector3>("axis", &Contact::axis));
}

}  // namespace

void addPlace(BoundForm& form, const EditedThing<Contact>& contact) {
  QStringList props{QObject::tr("Nothing")};
  for (const Prop& prop : taskOf(contact).props) props << named(prop.name);
  form.addChoice({"On", "contact.on",
                  "The thing that it holds and goes along with; nothing: it stands free in the world"},
                 props, bindProp(contact));
  const Contact& item = contact.item();
  const Prop* prop = propOf(taskOf(contact), item);
  if (prop) addParts(form, contact);
  const auto shape =
      prop && item.place ? partShape(*prop, item.place->part, item.place->number) : std::nullopt;
  if (!shape) {
    if (item.place) addOtherPlaces(form, contact);
    return addWorld(form, contact);
  }
  shape->isRod() ? addRod(form, contact) : addFace(form, contact, *shape, *prop);
  for (int k = 0; k < (shape->isRod() ? 1 : 2); ++k) addChoice(form, contact, *shape, k);
  if (!rowOf(item).isOnBar()) addSurface(form, contact);
  addOtherPlaces(form, contact);
  form.addLongFact({"Position", "contact.position", "Where it touches, in world"},
                   [contact] { return spoken(contact.item().position); });
}

QString placeSignature(const Task& task, const Contact& contact) {
  QStringList parts;
  for (const Prop& prop : task.props) parts << named(prop.name);
  parts << QString::fromStdString(contact.prop) << QString::number(contact.heading.has_value())
        << QString::number(partsFor(task, contact).size())
        << QString::fromStdString(wayWords(contact.axis));  // the choice of the thumb tells it
  if (!contact.place) return parts.join(QLatin1Char('/'));
  parts << QString::number(static_cast<int>(contact.place->part)) << QString::number(contact.place->number);
  for (const auto& span : contact.place->free) parts << QString::number(span.has_value());
  for (const PlaceOnProp& other : contact.others)
    parts << QString::fromStdString(placeName(other.prop, other.place));
  return parts.join(QLatin1Char('/'));
}

}  // namespace handhold
