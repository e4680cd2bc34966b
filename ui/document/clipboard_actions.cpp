// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/clipboard_actions.h"

#include <algorithm>
#include <map>

#include "engine/core/error.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_check.h"
#include "ui/document/free_name.h"

namespace handhold {

namespace {

/// What is pasted over itself stands so far beside it (m).
const Vector3 kBeside(0.2, 0.0, 0.0);

/// The parts of a task that one thing is made of.
Task partOf(const Task& task, Element thing) {
  Task part;
  const auto index = static_cast<std::size_t>(thing.index);
  if (thing.kind == ElementKind::Contact) part.contacts = {task.contacts.at(index)};
  if (thing.kind == ElementKind::Target) part.targets = {task.targets.at(index)};
  if (thing.kind == ElementKind::TimedTarget) part.motion.targets = {task.motion.targets.at(index)};
  if (thing.kind == ElementKind::Load) part.loads = {task.loads.at(index)};
  for (Contact& contact : part.contacts) {
    setFree(contact);
    contact.hinge.reset();  // it turns with props that stay behind
  }
  part.motion.duration = task.motion.duration;
  if (thing.kind != ElementKind::Prop) return part;
  part.props = {task.props.at(index)};
  for (const Contact& contact : task.contacts)
    if (contact.prop == part.props[0].name) part.contacts.push_back(contact);
  for (Contact& contact : part.contacts) {
    contact.hinge.reset();
    std::erase_if(contact.others, [&](const auto& other) { return other.prop != contact.prop; });
  }
  return part;
}

/// Puts parts of one task into another.
class Paster {
 public:
  Paster(Task& into, Task from) : into_(into), from_(std::move(from)) {}

  /// The first thing that came in.
  Element paste();

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
  Element first_;
};

template <class Item>
void Paster::add(std::vector<Item>& items, const std::vector<Item>& added, ElementKind kind) {
  for (Item item : added) {
    if (first_.kind == ElementKind::None) first_ = {kind, static_cast<int>(items.size())};
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
    while (stands(prop)) prop.position += kBeside;
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

Element Paster::paste() {
  addProps();
  addContacts();
  add(into_.targets, from_.targets, ElementKind::Target);
  add(into_.loads, from_.loads, ElementKind::Load);
  add(into_.motion.targets, from_.motion.targets, ElementKind::TimedTarget);
  resolvePlaces(into_);
  return first_;
}

}  // namespace

QString copied(const Project& project, Element thing) {
  return QString::fromStdString(taskToJson(partOf(project.task, thing), byName(project.subject)));
}

void paste(Document& document, const QString& text) {
  if (!text.contains(QLatin1String("handhold-task-")))
    throw InputError("paste", "the clipboard holds nothing of a task", "copy a thing of the scene first");
  Task task = document.project().task;
  const Element first = Paster(task, taskFromJson(text.toStdString(), "clipboard", document.model())).paste();
  if (first.kind == ElementKind::None)
    throw InputError("paste", "the clipboard holds no thing of a scene", "copy one first");
  checkTask(task, document.model(), "paste");
  document.commit(QStringLiteral("Paste"), withTask(document.project(), std::move(task)));
  document.select(first);
}

}  // namespace handhold
