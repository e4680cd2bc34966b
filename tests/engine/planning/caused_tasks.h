// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/trial/violation.h"
#include "tests/engine/planning/test_tasks.h"

namespace handhold {

/// A sample that one known thing makes impossible, the laws that may be told for it, and what would mend it.
struct CausedTask {
  std::string cause;
  std::shared_ptr<const Model> model;
  Task task;
  std::set<ViolationKind> reasons;
  std::set<TaskChange::Kind> remedies;  ///< empty: no one change does, and none is told
};

/// One row of the table below: `spoil` makes the sample impossible.
struct Cause {
  using Kind = TaskChange::Kind;
  std::string words, sample;
  std::set<ViolationKind> reasons;
  std::set<Kind> remedies;
  std::function<void(Task&, Model&)> spoil;
};

inline Contact& contactCalled(Task& task, const std::string& name) {
  return *std::ranges::find(task.contacts, name, &Contact::name);
}

inline Prop& propCalled(Task& task, const std::string& name) {
  return *std::ranges::find(task.props, name, &Prop::name);
}

inline Load forceAt(const std::string& site, const Vector3& force) {
  Load load;
  load.name = "push";
  load.kind = LoadKind::Force;
  load.site = site;
  load.force = force;
  return load;
}

/// Bars of 6 m, held 4 m apart.
inline void handsFarApart(Task& task) {
  propCalled(task, "bar").size.x() = 6.0;
  for (const auto& [name, along] : {std::pair("right grip", -2.0), std::pair("left grip", 2.0)})
    contactCalled(task, name).position.x() = along;
  for (Contact& contact : task.contacts)
    if (rowOf(contact).isOfHand()) contact.place->along = contact.position.x();
  resolvePlaces(task);
}

inline std::vector<Cause> causes() {
  using V = ViolationKind;
  using K = TaskChange::Kind;
  const std::set<V> grip{V::ContactForce, V::HeldLoad}, slip{V::Friction};
  return {
      {"2000 N on the free palm",
       "overhead_work",
       {V::JointTorque, V::HeldLoad, V::ContactForce},
       {K::Load},
       [](Task& task, Model&) { task.loads = {forceAt("r_palm", Vector3(0, -2000, 0))}; }},
      {"2000 N on the pushing palm",
       "wall_push",
       {V::Friction, V::JointTorque, V::ContactForce, V::HeldLoad, V::Equilibrium},
       {K::Load},
       [](Task& task, Model&) { task.loads.push_back(forceAt("r_palm", Vector3(0, 0, -2000))); }},
      {"2000 N on a grip of 1.1 N shear",
       "standing_pull",
       {V::ContactForce, V::HeldLoad, V::JointTorque},
       {K::Load},
       [](Task& task, Model&) {
         contactCalled(task, "right grip").limits.shear = 1.1;
         task.loads.push_back(forceAt("r_grip", Vector3(-2000, 0, 0)));
       }},
      {"grips of no pull",
       "pull_up",
       grip,
       {},
       [](Task& task, Model&) {
         for (Contact& contact : task.contacts)
           contact.limits.pull = contact.limits.shear = contact.limits.push = 0.0;
       }},
      {"grips of 100 N",
       "pull_up",
       grip,
       {},
       [](Task& task, Model&) {
         for (Contact& contact : task.contacts)
           contact.limits.pull = contact.limits.shear = contact.limits.push = 100.0;
       }},
      {"target 2 m too high",
       "overhead_work",
       {V::Target},
       {K::Target},
       [](Task& task, Model&) { task.targets[0].position.y() += 2.0; }},
      {"target 1 m aside",
       "overhead_work",
       {V::Target},
       {K::Target},
       [](Task& task, Model&) { task.targets[0].position.x() -= 1.0; }},
      {"hands 4 m apart",
       "standing_pull",
       {V::ContactPosition},
       {K::Contact},
       [](Task& task, Model&) { handsFarApart(task); }},
      {"hands 4 m apart, weightless",
       "standing_pull",
       {V::ContactPosition},
       {K::Contact},
       [](Task& task, Model&) {
         handsFarApart(task);
         task.gravity.setZero();
       }},
      {"a hand 2.5 m along the bar",
       "standing_pull",
       {V::ContactPosition},
       {K::Contact},
       [](Task& task, Model&) {
         propCalled(task, "bar").size.x() = 6.0;
         contactCalled(task, "left grip").place->along = 2.5;
         resolvePlaces(task);
       }},
      {"a foot 1.2 m aside",
       "standing_pull",
       {V::ContactPosition},
       {K::Contact},
       [](Task& task, Model&) {
         Contact& foot = contactCalled(task, "left foot");
         slideTo(task, foot.position + Vector3(1.2, 0, 0), foot);
       }},
      {"a bar 1.6 m ahead",
       "standing_pull",
       {V::ContactPosition, V::Target},
       {K::Prop, K::Contact, K::Target},
       [](Task& task, Model&) {
         propCalled(task, "bar").position.z() += 1.6;
         resolvePlaces(task);
       }},
      {"a 90 kg tool overhead",
       "overhead_work",
       {V::HeldLoad},
       {K::Load},
       [](Task& task, Model&) { task.loads[0].mass = 90.0; }},
      {"a pack of 300 kg",
       "squat_load",
       {V::JointTorque},
       {K::Load},
       [](Task& task, Model&) { task.loads[0].mass = 300.0; }},
      {"ice under a push",
       "wall_push",
       slip,
       {K::Friction, K::Target, K::Contact},
       [](Task& task, Model&) {
         for (Contact& contact : task.contacts) contact.friction = 0.01;
       }},
      {"a door handle 1.5 m off",
       "door_opening",
       {V::ContactPosition},
       {K::Contact, K::Prop},
       [](Task& task, Model&) {
         for (Prop& prop : task.props)
           if (prop.name != "floor") prop.position.z() += 1.5;
         contactCalled(task, "right grip").hinge->point.z() += 1.5;
         resolvePlaces(task);
       }},
      {"a tool 1.5 m off in a cabin",
       "cabin",
       {V::Target},
       {K::Target},
       [](Task& task, Model&) { task.targets[0].position.z() += 1.5; }},
      {"900 N in a cabin",
       "cabin",
       {V::HeldLoad, V::ContactForce, V::JointTorque},
       {K::Load},
       [](Task& task, Model&) { task.loads[0].force = Vector3(0, 0, 900); }},
      {"hips held behind the feet",
       "squat_load",
       {V::Equilibrium, V::Target, V::Friction},
       {K::Target},
       [](Task& task, Model&) {
         Target back = task.targets[0];
         back.name = "hips back";
         back.kind = TargetKind::Point;
         back.position = Vector3(0, 0.8, -0.6);
         task.targets.push_back(back);
         task.loads.clear();
       }},
      {"a grip turned away",
       "standing_pull",
       {V::ContactDirection, V::ContactPosition},
       {K::Contact, K::Range},
       [](Task& task, Model&) {
         Contact& hand = contactCalled(task, "right grip");
         hand.kind = ContactKind::FixedGrip;
         hand.place.reset();
         hand.prop.clear();
         hand.axis = Vector3(0, 0, 1);
         hand.heading = Vector3(1, 0, 0);
       }},
  };
}

inline CausedTask causedTask(const Cause& cause, const std::string& person = "human55") {
  const std::string resources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
  auto model = std::make_shared<Model>(*loadModel(resources + "/models/" + person + ".json"));
  Task task = loadTask(resources + "/tasks/" + cause.sample + ".json", *model);
  cause.spoil(task, *model);
  return {cause.words, model, task, cause.reasons, cause.remedies};
}

}  // namespace handhold
