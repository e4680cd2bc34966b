// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/core/error.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_loads.h"
#include "ui/document/task_actions.h"

// Tasks with a thing moved, turned or let go.

namespace handhold {

namespace {

Target* targetOf(Task& task, Element thing) {
  if (thing.kind == ElementKind::Target) return &task.targets.at(thing.index);
  return thing.kind == ElementKind::TimedTarget ? &task.motion.targets.at(thing.index).target : nullptr;
}

/// What turns about a hinge goes with it where all of that moves: a door with its handle, not the handle
/// alone.
bool movesWhole(const Contact& contact, const std::vector<std::string>& moved) {
  if (!contact.hinge) return false;
  std::vector<std::string> turned = contact.hinge->with;
  turned.push_back(contact.prop);
  return std::ranges::all_of(
      turned, [&](const std::string& name) { return !name.empty() && std::ranges::count(moved, name) > 0; });
}

/// About a point, then away; the axes of hinges that go along.
void carryHinges(const std::vector<std::string>& props, const Vector3& about, const Pose& way, Task& task) {
  for (Contact& contact : task.contacts) {
    if (!movesWhole(contact, props)) continue;
    contact.hinge->point = about + way.R * (contact.hinge->point - about) + way.p;
    contact.hinge->axis = way.R * contact.hinge->axis;
  }
}

}  // namespace

Task withMoved(const Task& task, Element thing, const Vector3& position) {
  if (!position.allFinite()) throw InputError("position", "is not a number", "type a number");
  Task moved = task;
  if (thing.kind == ElementKind::Contact) slideTo(moved, position, moved.contacts.at(thing.index));
  if (Target* target = targetOf(moved, thing)) target->position = position;
  if (thing.kind == ElementKind::Prop) {
    settlePlaces(moved);
    Prop& prop = moved.props.at(thing.index);
    carryHinges({prop.name}, prop.position, {Matrix3::Identity(), position - prop.position}, moved);
    prop.position = position;
    resolvePlaces(moved);
  }
  return moved;
}

Task withMovedBy(const Task& task, const std::vector<Element>& things, const Vector3& offset) {
  const auto goesAlong = [&](Element thing) {
    if (thing.kind != ElementKind::Contact) return false;
    const std::string& prop = task.contacts.at(static_cast<std::size_t>(thing.index)).prop;
    return std::ranges::any_of(things, [&](Element other) {
      return other.kind == ElementKind::Prop && task.props.at(other.index).name == prop;
    });
  };
  Task moved = task;
  for (const Element thing : things)
    if (const auto place = placeOf(task, thing); place && !goesAlong(thing))
      moved = withMoved(moved, thing, *place + offset);
  std::vector<std::string> props;
  for (const Element thing : things)
    if (thing.kind == ElementKind::Prop) props.push_back(task.props.at(thing.index).name);
  Task whole = task;
  carryHinges(props, Vector3::Zero(), {Matrix3::Identity(), offset}, whole);
  for (std::size_t i = 0; i < moved.contacts.size(); ++i) moved.contacts[i].hinge = whole.contacts[i].hinge;
  return moved;
}

Task withFreed(const Task& task, Element contact) {
  Task freed = task;
  if (contact.kind == ElementKind::Contact) setFree(freed.contacts.at(contact.index));
  return freed;
}

Task withTurned(const Task& task, Element thing, const Quaternion& turn) {
  Task turned = task;
  if (thing.kind == ElementKind::Contact) turnBy(turned, turn, turned.contacts.at(thing.index));
  if (thing.kind == ElementKind::Prop) {
    settlePlaces(turned);
    Prop& prop = turned.props.at(thing.index);
    prop.orientation = turn * prop.orientation;
    carryHinges({prop.name}, prop.position, {turn.toRotationMatrix(), Vector3::Zero()}, turned);
    resolvePlaces(turned);
  }
  if (Target* target = targetOf(turned, thing)) {
    target->direction = turn * target->direction;
    target->orientation = turn * target->orientation;
    for (Vector3& point : target->path) point = turn * point;
  }
  // what turns with the body does not turn with the scene
  if (thing.kind == ElementKind::Load && !turnsWithSite(turned.loads.at(thing.index))) {
    Load& load = turned.loads.at(thing.index);
    load.force = turn * load.force;
    load.moment = turn * load.moment;
  }
  return turned;
}

Matrix3 ownAxes(const Task& task, Element thing) {
  const auto along = [](const Vector3& axis) {
    return Quaternion::FromTwoVectors(Vector3::UnitY(), axis).toRotationMatrix();
  };
  if (thing.kind == ElementKind::Contact) return along(task.contacts.at(thing.index).axis);
  if (thing.kind == ElementKind::Load) return along(task.loads.at(thing.index).force);
  if (thing.kind == ElementKind::Prop) return task.props.at(thing.index).orientation.toRotationMatrix();
  const bool isTimed = thing.kind == ElementKind::TimedTarget;
  if (thing.kind != ElementKind::Target && !isTimed) return Matrix3::Identity();
  const Target& target = isTimed ? task.motion.targets.at(thing.index).target : task.targets.at(thing.index);
  return target.kind == TargetKind::Orientation ? target.orientation.toRotationMatrix()
                                                : along(target.direction);
}

std::optional<Vector3> placeOf(const Task& task, Element thing) {
  const auto index = static_cast<std::size_t>(thing.index);
  switch (thing.kind) {
    case ElementKind::Contact:
      return task.contacts[index].position;
    case ElementKind::Target:
      if (task.targets[index].kind == TargetKind::Orientation) return std::nullopt;
      return task.targets[index].position;
    case ElementKind::TimedTarget:
      return task.motion.targets[index].target.position;
    case ElementKind::Prop:
      return task.props[index].position;
    default:
      return std::nullopt;
  }
}

}  // namespace handhold
