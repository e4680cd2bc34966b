// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/task_actions.h"

#include <algorithm>
#include <functional>

#include "engine/core/error.h"
#include "engine/math/smooth_path.h"
#include "engine/task/place_check.h"
#include "engine/task/prop_places.h"
#include "engine/task/spoken_place.h"
#include "engine/task/task_check.h"
#include "ui/document/element_names.h"
#include "ui/document/free_name.h"
#include "ui/document/language/said.h"
#include "ui/document/renaming.h"

namespace handhold {

namespace {

template <class Item>
void requireFreeName(const std::vector<Item>& items, const std::string& name, int index) {
  if (name.empty()) throw InputError("name", "is empty", "give it a name");
  if (hasName(items, name, index))
    throw InputError("name", "\"" + name + "\" is taken", "choose another name");
}

void requireFinite(const Vector3& value, const char* field) {
  if (!value.allFinite()) throw InputError(field, "is not a number", "type a number");
}

void requireDirection(const Vector3& value, const char* field) {
  requireFinite(value, field);
  if (value.norm() < 1e-9) throw InputError(field, "has no length", "give it a direction");
}

void requirePositive(double value, const char* field) {
  if (!(value > 0.0)) throw InputError(field, "must be greater than zero", "type a positive number");
}

void requireNotNegative(double value, const char* field) {
  if (!(value >= 0.0)) throw InputError(field, "must not be negative", "type zero or more");
}

void check(const Contact& contact) {
  requireFinite(contact.position, "position");
  requireDirection(contact.axis, "axis");
  requireNotNegative(contact.friction, "friction");
  requireNotNegative(contact.breadth, "breadth");
  const ContactLimits& limits = contact.limits;
  for (double limit :
       {limits.pull.value_or(0.0), limits.push, limits.shear.value_or(0.0), limits.moment, limits.turn})
    requireNotNegative(limit, "limits");
  if (!contact.hinge) return;
  for (double size :
       {contact.hinge->friction, contact.hinge->damping, contact.hinge->resistance, contact.hinge->inertia})
    requireNotNegative(size, "hinge");
}

void check(const Target& target) {
  requireFinite(target.position, "position");
  requireDirection(target.direction, "direction");
  requireNotNegative(target.weight, "weight");
  if (target.kind == TargetKind::Path)
    SmoothPath path(target.path);  // throws where no curve passes its points
}

void check(const Load& load) {
  requireFinite(load.force, "force");
  requireFinite(load.moment, "moment");
  requireNotNegative(load.mass, "mass");
}

void check(const Prop& prop) {
  requireFinite(prop.position, "position");
  for (double edge : prop.size) requirePositive(edge, "size");
}

template <class Item>
using List = std::vector<Item> Task::*;

/// No edit makes a task that cannot be read back; one that could not be before may be mended step by step.
void requireReadable(const Task& task, const Project& before) {
  const auto problem = findProblem(task, *before.subject.model);
  if (!problem || findProblem(before.task, *before.subject.model)) return;
  throw InputError(spokenPlace(task, problem->path), problem->problem, problem->remedy);
}

template <class Item>
Element add(Document& document, List<Item> list, Item item, ElementKind kind) {
  check(item);
  Task task = document.project().task;
  const std::string wanted = item.name.empty() ? toString(item.kind) : item.name;
  item.name = freeName(task.*list, wanted);
  (task.*list).push_back(item);
  requireReadable(task, document.project());
  const Element thing{kind, static_cast<int>((task.*list).size()) - 1};
  document.commit(QObject::tr("Add %1").arg(named(item.name)), withTask(document.project(), std::move(task)));
  document.select(thing);
  return thing;
}

template <class Item>
void edit(Document& document, List<Item> list, int index, const Item& item, const StepName& step) {
  Task task = document.project().task;
  requireFreeName(task.*list, item.name, index);
  check(item);
  settlePlaces(task);
  (task.*list).at(index) = item;
  resolvePlaces(task);
  requireReadable(task, document.project());
  document.commit(step.title, withTask(document.project(), std::move(task)), step.mergeKey);
}

template <class Item>
void remove(std::vector<Item>& items, int index) {
  items.erase(items.begin() + index);
}

/// Applies a function to the list that holds the thing.
template <class Function>
void onList(Task& task, ElementKind kind, Function function) {
  switch (kind) {
    case ElementKind::Contact:
      return function(task.contacts);
    case ElementKind::Target:
      return function(task.targets);
    case ElementKind::Load:
      return function(task.loads);
    case ElementKind::Prop:
      return function(task.props);
    case ElementKind::TimedTarget:
      return function(task.motion.targets);
    default:
      return;
  }
}

void renameProp(Task& task, const std::string& before, const std::string& after) {
  for (Contact& contact : task.contacts) {
    if (after.empty()) leaveProp(contact, before);
    if (contact.prop == before) contact.prop = after;
    for (PlaceOnProp& other : contact.others)
      if (other.prop == before) other.prop = after;
    if (!contact.hinge) continue;
    std::vector<std::string>& with = contact.hinge->with;
    std::replace(with.begin(), with.end(), before, after);
    std::erase(with, std::string());
  }
  resolvePlaces(task);  // some may stand elsewhere now
}

/// What else calls a thing by its name: contacts their prop, the schedule its contacts.
void renameMentions(Task& task, ElementKind kind, const std::string& before, const std::string& after) {
  if (kind == ElementKind::Prop) renameProp(task, before, after);
  if (kind != ElementKind::Contact) return;
  for (HoldInterval& hold : task.motion.holds)
    if (hold.contact == before) hold.contact = after;
}

void dropMentions(Task& task, ElementKind kind, const std::string& name) {
  if (kind == ElementKind::Prop) renameProp(task, name, {});
  if (kind == ElementKind::Contact)
    std::erase_if(task.motion.holds, [&](const HoldInterval& hold) { return hold.contact == name; });
}

}  // namespace

void freeFromProp(Task& task, const std::string& prop) { renameProp(task, prop, {}); }

Element addContact(Document& document, Contact contact) {
  if (contact.name.empty()) contact.name = toString(contact.end);
  return add(document, &Task::contacts, std::move(contact), ElementKind::Contact);
}

Element addTarget(Document& document, Target target) {
  return add(document, &Task::targets, std::move(target), ElementKind::Target);
}

Element addLoad(Document& document, Load load) {
  return add(document, &Task::loads, std::move(load), ElementKind::Load);
}

Element addProp(Document& document, Prop prop) {
  return add(document, &Task::props, std::move(prop), ElementKind::Prop);
}

void editContact(Document& document, int index, const Contact& contact, const StepName& step) {
  const Task& task = document.project().task;
  Contact agreed = contact;
  agreeWithPlace(task, task.contacts.at(index), agreed);
  leaveUnasked(agreed);
  edit(document, &Task::contacts, index, agreed, step);
}

void editTarget(Document& document, int index, const Target& target, const StepName& step) {
  edit(document, &Task::targets, index, target, step);
}

void editLoad(Document& document, int index, const Load& load, const StepName& step) {
  edit(document, &Task::loads, index, load, step);
}

void editProp(Document& document, int index, const Prop& prop, const StepName& step) {
  edit(document, &Task::props, index, prop, step);
}

void removeThing(Document& document, Element thing) { removeThings(document, {thing}); }

/// From the last of each list to its first: those before keep their places.
void removeThings(Document& document, std::vector<Element> things) {
  std::erase_if(things,
                [&](Element thing) { return !thing.isOfTask() || !exists(document.project(), thing); });
  if (things.empty()) return;
  std::ranges::sort(things, std::greater(), &Element::index);
  const QString what = thingsWords(document.project(), things);
  Task task = document.project().task;
  for (const Element thing : things) {
    dropMentions(task, thing.kind, elementName(document.project(), thing).toStdString());
    onList(task, thing.kind, [&](auto& items) { remove(items, thing.index); });
  }
  document.select({});
  document.commit(QObject::tr("Delete %1").arg(what), withTask(document.project(), std::move(task)));
}

void removeProp(Document& document, int prop, HeldContacts contacts) {
  const Element thing{ElementKind::Prop, prop};
  if (contacts == HeldContacts::Stay) return removeThing(document, thing);
  Task task = document.project().task;
  const QString name = elementName(document.project(), thing);
  const auto goes = [&](const Contact& contact) { return holdsOnly(contact, name.toStdString()); };
  for (const Contact& contact : document.project().task.contacts)
    if (goes(contact)) dropMentions(task, ElementKind::Contact, contact.name);
  std::erase_if(task.contacts, goes);
  dropMentions(task, ElementKind::Prop, name.toStdString());
  remove(task.props, prop);
  document.select({});
  document.commit(QObject::tr("Delete %1 and what holds it").arg(name),
                  withTask(document.project(), std::move(task)));
}

QStringList contactsOn(const Task& task, Element thing) {
  QStringList names;
  if (thing.kind != ElementKind::Prop) return names;
  for (const Contact& contact : task.contacts)
    if (holdsOnly(contact, task.props.at(thing.index).name)) names << named(contact.name);
  return names;
}

void renameThing(Document& document, Element thing, const QString& name) {
  if (!thing.isOfTask() || !exists(document.project(), thing)) return;
  const std::string after = name.trimmed().toStdString();
  const std::string before = elementName(document.project(), thing).toStdString();
  if (after == before) return;
  Task task = document.project().task;
  onList(task, thing.kind, [&](auto& items) { requireFreeName(items, after, thing.index); });
  const bool isHidden = !document.isVisible(thing);
  document.commit(QObject::tr("Rename to %1").arg(name.trimmed()),
                  withRenamed(document.project(), {thing.kind, before, after}));
  if (isHidden) document.hide(thing);
}

void noteContact(Document& document, int index, const QString& note) {
  Project next = document.project();
  Contact& contact = next.task.contacts.at(static_cast<std::size_t>(index));
  contact.note = note.trimmed().toStdString();
  document.commit(QObject::tr("Note on %1").arg(QString::fromStdString(contact.name)), std::move(next));
}

std::optional<Task> renamed(Task task, const Renaming& name) {
  bool isDone = false;
  onList(task, name.kind, [&](auto& items) {
    if (hasName(items, name.after, -1)) return;
    for (auto& item : items) {
      if (nameOf(item) != name.before) continue;
      nameOf(item) = name.after;
      isDone = true;
    }
  });
  if (!isDone) return std::nullopt;
  renameMentions(task, name.kind, name.before, name.after);
  return task;
}

void moveThing(Document& document, Element thing, const Vector3& position, const QString& mergeKey) {
  if (!exists(document.project(), thing)) return;
  Task task = withMoved(document.project().task, thing, position);
  requireReadable(task, document.project());
  document.commit(QObject::tr("Move %1").arg(elementName(document.project(), thing)),
                  withTask(document.project(), std::move(task)), mergeKey);
}

void changeThings(Document& document, const std::vector<Element>& things, const StepName& step,
                  const std::function<void(Task&, Element)>& change) {
  Task task = document.project().task;
  settlePlaces(task);
  for (const Element thing : things) change(task, thing);
  resolvePlaces(task);
  requireReadable(task, document.project());
  document.commit(step.title, withTask(document.project(), std::move(task)), step.mergeKey);
}

void moveThingsBy(Document& document, const std::vector<Element>& things, const Vector3& offset) {
  requireFinite(offset, "offset");
  Task task = withMovedBy(document.project().task, things, offset);
  requireReadable(task, document.project());
  document.commit(QObject::tr("Move %1").arg(thingsWords(document.project(), things)),
                  withTask(document.project(), std::move(task)));
}

void togglePin(Document& document, int index) {
  Contact contact = document.project().task.contacts.at(index);
  contact.pinned = !contact.pinned;
  const QString name = QString::fromStdString(contact.name);
  editContact(document, index, contact,
              {(contact.pinned ? QObject::tr("Pin %1") : QObject::tr("Release %1")).arg(name), {}});
}

void setWater(Document& document, const std::optional<Water>& water, const StepName& step) {
  Task task = document.project().task;
  task.water = water;
  requireReadable(task, document.project());
  document.commit(step.title, withTask(document.project(), std::move(task)), step.mergeKey);
}

void setGravity(Document& document, const Vector3& gravity, const QString& place) {
  requireFinite(gravity, "gravity");
  Task task = document.project().task;
  task.gravity = gravity;
  requireReadable(task, document.project());
  document.commit(QObject::tr("Gravity: %1").arg(place), withTask(document.project(), std::move(task)));
}

}  // namespace handhold
