// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/task/prop_kind.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/task_actions.h"
#include "ui/panels/inspector/forms.h"

// What several selected things have in common: shown of the last, changed in all.

namespace handhold {

namespace {

using Things = std::vector<Element>;

/// The one value of all, by its address in a task.
template <class Value>
struct Shared {
  QString title;
  std::function<Value&(Task&, Element)> of;
};

template <class Value>
Binding<Value> bindShared(Document& document, const Shared<Value>& shared) {
  return {[&document, shared] {
            Task task = document.shown().task;
            return shared.of(task, document.selection());
          },
          [&document, shared](const Value& value) {
            const Things things = document.selected();
            QString key = QStringLiteral("several/") + shared.title;  // of these things alone
            for (const Element thing : things)
              key += QStringLiteral("/%1.%2").arg(int(thing.kind)).arg(thing.index);
            changeThings(document, things,
                         {QObject::tr("Change %1 of %2 things").arg(shared.title).arg(things.size()), key},
                         [&](Task& task, Element thing) { shared.of(task, thing) = value; });
          }};
}

Contact& contactIn(Task& task, Element thing) {
  return task.contacts.at(static_cast<std::size_t>(thing.index));
}

Shared<double> limit(const char* title, double ContactLimits::*member) {
  return {said(title),
          [member](Task& task, Element thing) -> double& { return contactIn(task, thing).limits.*member; }};
}

/// What is left to the person is that of who does the task now, until another is set.
Shared<double> ownLimit(const Document& document, const char* title,
                        std::optional<double> ContactLimits::*member) {
  return {said(title), [&document, member](Task& task, Element thing) -> double& {
            Contact& contact = contactIn(task, thing);
            std::optional<double>& limit = contact.limits.*member;
            if (!limit) limit = (limitsOn(document.model(), contact).*member).value_or(0.0);
            return *limit;
          }};
}

void addContacts(BoundForm& form, Document& document) {
  form.addSwitch(
      {"Pinned", "several.pinned", "Pinned: they must stay. Released: they neither hold nor carry"},
      bindShared<bool>(document, {QStringLiteral("pin"), [](Task& task, Element thing) -> bool& {
                                    return contactIn(task, thing).pinned;
                                  }}));
  form.addNumber(
      {"Friction", "several.friction", "Friction coefficient on the surface"}, number::ratio(),
      bindShared<double>(document, {QStringLiteral("friction"), [](Task& task, Element thing) -> double& {
                                      return contactIn(task, thing).friction;
                                    }}));
  form.addNumber({"Pull", "several.pull", "Most force away from the surface, or out of the palm"},
                 number::forceLimit(),
                 bindShared(document, ownLimit(document, "pull", &ContactLimits::pull)));
  form.addNumber({"Push", "several.push", "Most force into the palm, the sole or the part that rests"},
                 number::forceLimit(), bindShared(document, limit("push", &ContactLimits::push)));
  form.addNumber({"Shear", "several.shear", "Most force along the bar or the surface, each axis"},
                 number::forceLimit(),
                 bindShared(document, ownLimit(document, "shear", &ContactLimits::shear)));
}

/// Of targets, or of those at a time of the motion.
void addTargets(BoundForm& form, Document& document) {
  const auto targetIn = [](Task& task, Element thing) -> Target& {
    const auto index = static_cast<std::size_t>(thing.index);
    return thing.kind == ElementKind::Target ? task.targets.at(index) : task.motion.targets.at(index).target;
  };
  form.addSwitch(
      {"Must hold", "several.must", "On: a law. Off: a wish with a weight"},
      bindShared<bool>(document, {said("must hold"), [targetIn](Task& task, Element thing) -> bool& {
                                    return targetIn(task, thing).mustHold;
                                  }}));
  form.addNumber(
      {"Weight", "several.weight", "How much the wish counts, when it need not hold"}, number::ratio(),
      bindShared<double>(document, {said("weight"), [targetIn](Task& task, Element thing) -> double& {
                                      return targetIn(task, thing).weight;
                                    }}));
}

/// Loads of one kind: masses, or forces in the axes that each has.
void addLoads(BoundForm& form, Document& document) {
  const auto loadIn = [](Task& task, Element thing) -> Load& {
    return task.loads.at(static_cast<std::size_t>(thing.index));
  };
  if (document.shown().task.loads.at(document.selection().index).kind == LoadKind::Mass)
    return void(form.addNumber(
        {"Mass", "several.mass", "Weight that is held or worn"}, number::mass(),
        bindShared<double>(document, {said("mass"), [loadIn](Task& task, Element thing) -> double& {
                                        return loadIn(task, thing).mass;
                                      }})));
  form.addVector(
      {"Force", "several.force", "On the body, in the axes of each"}, number::force(),
      bindShared<Vector3>(document, {said("force"), [loadIn](Task& task, Element thing) -> Vector3& {
                                       return loadIn(task, thing).force;
                                     }}));
}

/// Measures of props of one kind.
void addProps(BoundForm& form, Document& document) {
  const PropKindRow& row = rowOf(document.shown().task.props.at(document.selection().index).kind);
  for (const PropMeasure& measure : row.measures) {
    if (!measure.word) continue;
    const Shared<double> shared{withinSentence(said(measure.title)),
                                [&measure](Task& task, Element thing) -> double& {
                                  return measure.of(task.props.at(static_cast<std::size_t>(thing.index)));
                                }};
    form.addNumber({measure.title, QStringLiteral("several.") + measure.word, measure.tip},
                   {Dimension::Length, measure.range.least, measure.range.most},
                   bindShared(document, shared));
  }
}

Vector3 middleOf(const Document& document) {
  Vector3 sum = Vector3::Zero();
  int count = 0;
  for (const Element thing : document.selected())
    if (const auto place = placeOf(document.shown().task, thing)) {
      sum += *place;
      ++count;
    }
  return sum / std::max(1, count);
}

}  // namespace

bool areOfOneKind(const Document& document) {
  const Task& task = document.shown().task;
  const Element last = document.selection();
  return std::ranges::all_of(document.selected(), [&](Element thing) {
    if (thing.kind != last.kind) return false;
    if (thing.kind == ElementKind::Load)
      return task.loads.at(thing.index).kind == task.loads.at(last.index).kind;
    return thing.kind != ElementKind::Prop ||
           task.props.at(thing.index).kind == task.props.at(last.index).kind;
  });
}

void fillSeveralForm(BoundForm& form, Document& document) {
  form.addHeading(QStringLiteral("prop"), QObject::tr("%1 things").arg(document.selected().size()));
  form.addNote(
      QObject::tr("What is changed here is changed in all of them. Where they differ, “%1” is shown.")
          .arg(elementName(document.shown(), document.selection())));
  const auto hasPlace = [&](Element thing) { return placeOf(document.shown().task, thing).has_value(); };
  if (std::ranges::any_of(document.selected(), hasPlace))
    form.addVector({"Middle", "several.middle", "Of all places, in world: a change moves all of them"},
                   number::length(),
                   {[&document] { return middleOf(document); },
                    [&document](const Vector3& middle) {
                      moveThingsBy(document, document.selected(), middle - middleOf(document));
                    }});
  if (!areOfOneKind(document)) return;
  if (document.selection().kind == ElementKind::Contact) addContacts(form, document);
  if (document.selection().kind == ElementKind::Prop) addProps(form, document);
  if (document.selection().kind == ElementKind::Load) addLoads(form, document);
  if (document.selection().kind == ElementKind::Target ||
      document.selection().kind == ElementKind::TimedTarget)
    addTargets(form, document);
}

}  // namespace handhold
