// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/clipboard_actions.h"

#include <algorithm>
#include <map>

#include "engine/core/error.h"
#include "engine/task/file/own_points.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_check.h"
#include "ui/document/free_name.h"
#include "ui/document/suggestions.h"

namespace handhold {

namespace {

/// What is pasted over itself stands so far beside it (m).
constexpr double kBeside = 0.2;

/// The parts of a task that things are made of. Props take their contacts along; what else holds on to
/// something that stays behind stands free.
Task partOf(const Task& task, const std::vector<Element>& things) {
  Task part;
  const auto isAsked = [&](ElementKind kind, std::size_t index) {
    return std::find(things.begin(), things.end(), Element{kind, static_cast<int>(index)}) != things.end();
  };
  const auto take = [&](ElementKind kind, const auto& items, auto& taken) {
    for (std::size_t i = 0; i < items.size(); ++i)
      if (isAsked(kind, i)) taken.push_back(items[i]);
  };
  take(ElementKind::Prop, task.props, part.props);
  take(ElementKind::Target, task.targets, part.targets);
  take(ElementKind::TimedTarget, task.motion.targets, part.motion.targets);
  take(ElementKind::Load, task.loads, part.loads);
  part.motion.duration = task.motion.duration;
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    Contact contact = task.contacts[i];
    const bool goesAlong = hasName(part.props, contact.prop, -1);
    if (!goesAlong && !isAsked(ElementKind::Contact, i)) continue;
    if (!goesAlong) setFree(contact);
    contact.hinge.reset();  // it turns with props that may stay behind
    std::erase_if(contact.others, [&](const auto& other) { return !hasName(part.props, other.prop, -1); });
    part.contacts.push_back(contact);
  }
  return part;
}

/// Puts parts of one task into another.
class Paster {
 public:
  Paster(Task& into, Task from) : into_(into), from_(std::move(from)) {}

  /// What came in.
  std::vector<Element> paste();

 private:
  void addProps();
  void addContacts();
  bool stands(const Prop& prop) const;
  bool isHeldElsewhere(ContactEnd end) const;
  template <class Item>
  void add(std::vector<Item>& items, const std::vector<Item>& added, ElementKind kind);

  Task& into_;
  Task from_;
  std::map<std::string, std::string> props_;  ///< names in the text and here
  std::vector<Element> added_;
};

template <class Item>
void Paster::add(std::vector<Item>& items, const std::vector<Item>& added, ElementKind kind) {
  for (Item item : added) {
    added_.push_back({kind, static_cast<int>(items.size())});
    nameOf(item) = freeName(items, nameOf(item));
    items.push_back(std::move(item));
  }
}

bool Paster::stands(const Prop& prop) const {
  return std::any_of(into_.props.begin(), into_.props.end(), [&](const Prop& other) {
    return other.kind == prop.kind && (other.position - prop.position).norm() < 1e-6;
  });
}

void Paster::addProps() {
  for (Prop prop : from_.props) {
    while (stands(prop)) prop.position += kBeside * besideDirection(prop);
    const std::string before = prop.name;
    add(into_.props, {prop}, ElementKind::Prop);
    props_[before] = into_.props.back().name;
  }
}

bool Paster::isHeldElsewhere(ContactEnd end) const {
  return std::any_of(into_.contacts.begin(), into_.contacts.end(),
                     [end](const Contact& other) { return other.pinned && other.end == end; });
}

void Paster::addContacts() {
  for (Contact contact : from_.contacts) {
    if (!contact.prop.empty()) contact.prop = props_.at(contact.prop);
    for (PlaceOnProp& other : contact.others) other.prop = props_.at(other.prop);
    contact.pinned = contact.pinned && !isHeldElsewhere(contact.end);
    if (const auto held = contact.place ? std::nullopt : heldProp(into_, contact)) {
      contact.prop = held->prop;
      contact.place = held->found.place;
    }
    add(into_.contacts, {contact}, ElementKind::Contact);
  }
}

std::vector<Element> Paster::paste() {
  addProps();
  addContacts();
  add(into_.targets, from_.targets, ElementKind::Target);
  add(into_.loads, from_.loads, ElementKind::Load);
  add(into_.motion.targets, from_.motion.targets, ElementKind::TimedTarget);
  resolvePlaces(into_);
  return added_;
}

}  // namespace

QString copied(const Project& project, const std::vector<Element>& things) {
  return QString::fromStdString(taskToJson(partOf(project.task, things), byName(project.subject)));
}

void paste(Document& document, const QString& text) {
  if (!text.contains(QLatin1String("handhold-task-")))
    throw InputError("paste", "the clipboard holds nothing of a task", "copy a thing of the scene first");
  Project next = document.project();
  const JsonDocument copied(text.toStdString(), "clipboard");
  next.subject = withPointsIn(next.subject, copied);
  std::vector<Element> added = Paster(next.task, notedTask(copied, *next.subject.model).task).paste();
  if (added.empty()) throw InputError("paste", "the clipboard holds no thing of a scene", "copy one first");
  checkTask(next.task, *next.subject.model, "paste");
  document.commit(QObject::tr("Paste"), next);
  // what came along with a prop goes with it when it is moved
  const auto isProp = [](Element thing) { return thing.kind == ElementKind::Prop; };
  if (std::any_of(added.begin(), added.end(), isProp))
    std::erase_if(added, [](Element thing) { return thing.kind == ElementKind::Contact; });
  document.selectAll(added);
}

}  // namespace handhold
