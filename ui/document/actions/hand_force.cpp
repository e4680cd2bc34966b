// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/hand_force.h"

#include <algorithm>

#include "engine/contact/given_force.h"
#include "engine/core/error.h"
#include "engine/task/held_loads.h"
#include "engine/task/task_check.h"
#include "ui/document/free_name.h"

namespace handhold {

namespace {

/// Directions that differ by less are one.
constexpr double kSameWay = 1e-9;

}  // namespace

bool isByHand(const Model& model, const Load& load) {
  if (load.kind != LoadKind::Force || load.frame != LoadFrame::World) return false;
  Task alone;
  alone.loads = {load};
  return !heldLoads(model, alone).empty();
}

const std::vector<PushDirection>& pushDirections() {
  static const std::vector<PushDirection> directions = {
      {"Forward (+z)", Vector3::UnitZ()}, {"Back (−z)", -Vector3::UnitZ()},
      {"Up (+y)", Vector3::UnitY()},      {"Down (−y)", -Vector3::UnitY()},
      {"Left (+x)", Vector3::UnitX()},    {"Right (−x)", -Vector3::UnitX()}};
  return directions;
}

int pushDirectionOf(const Vector3& force) {
  const auto& all = pushDirections();
  const Vector3 way = force.norm() > 0.0 ? Vector3(force.normalized()) : force;
  const auto same = [&](const PushDirection& one) { return (one.direction - way).norm() < kSameWay; };
  return static_cast<int>(std::ranges::find_if(all, same) - all.begin());
}

void exertForce(Document& document, int index, const Vector3& force) {
  Task task = document.project().task;
  Contact& contact = task.contacts.at(static_cast<std::size_t>(index));
  if (!isHand(contact.end))
    throw InputError(contact.name, "is no hand", "hands exert forces; others take what comes");
  const std::string hand = toString(contact.end);
  Load load;
  load.name = freeName(task.loads, "force by the " + hand);
  load.site = contactSite(contact);
  load.force = -force;
  contact.limits = nothingBorne();
  task.loads.push_back(load);
  checkTask(task, document.model(), "force");
  const int added = static_cast<int>(task.loads.size()) - 1;
  document.commit(QObject::tr("Force by the %1").arg(QString::fromStdString(hand)),
                  withTask(document.project(), std::move(task)));
  document.select({ElementKind::Load, added});
}

void takeWhatComes(Document& document, int index) {
  Task task = document.project().task;
  Contact& contact = task.contacts.at(static_cast<std::size_t>(index));
  contact.limits = usualLimits(contact.kind);
  std::erase_if(task.loads, [&](const Load& load) {
    return load.site == contactSite(contact) && isByHand(document.model(), load);
  });
  checkTask(task, document.model(), "force");
  document.commit(QObject::tr("No force by the %1").arg(QString::fromStdString(toString(contact.end))),
                  withTask(document.project(), std::move(task)));
  document.select({ElementKind::Contact, index});
}

}  // namespace handhold
