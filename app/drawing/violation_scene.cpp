// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/violation_scene.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/math/smooth_path.h"
#include "engine/task/target_path.h"
#include "engine/trial/violation_words.h"
#include "ui/document/motion_actions.h"
#include "ui/document/units/units.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

namespace {

/// A broken law of a motion is marked this long before and after its instant (s).
constexpr double kSeenFor = 0.15;

void redden(Scene& scene, const ThingId& id) {
  for (Solid& solid : scene.solids) {
    if (solid.id.whole() == id && solid.form == Form::Ring) solid.color = scene.theme.exceeded;
  }
  for (TargetDisc& disc : scene.targets) {
    if (disc.id.whole() == id) disc.color = withAlpha(scene.theme.exceeded, disc.color.a);
  }
  for (Polyline& line : scene.lines) {
    if (line.id.whole() == id) line.colors = {scene.theme.exceeded};
  }
}

/// The nearest place at which the target would be met.
Vector3 placeFor(const Target& target, const Vector3& site) {
  const Vector3 along = target.direction.normalized();
  const double reach = along.dot(site - target.position);
  if (target.kind == TargetKind::Line) return target.position + reach * along;
  if (target.kind == TargetKind::Circle) {
    const Vector3 out = site - reach * along - target.position;
    return out.norm() > 0.0 ? Vector3(target.position + target.radius * out.normalized()) : target.position;
  }
  if (target.kind == TargetKind::Path) return SmoothPath(pathPoints(target)).nearest(site).position;
  return target.kind == TargetKind::Plane ? Vector3(site - reach * along) : target.position;
}

struct BodyPoints {
  const Project& project;
  Data data;

  explicit BodyPoints(const Project& of) : project(of), data(*of.subject.model) {
    updateKinematics(*of.subject.model, of.q, data);
  }

  Vector3 site(const std::string& name) const {
    return sitePose(*project.subject.model, data, project.subject.model->findSite(name)).p;
  }
  /// Where the body should touch; a flat foot's first point.
  Vector3 ofContact(int contact) const {
    for (const ContactLoad& load : project.posture->last().loads)
      if (load.contact == contact && load.hasTarget) return load.point;
    return site(contactSite(project.task.contacts[static_cast<size_t>(contact)]));
  }
};

void addContactGap(Scene& scene, const BodyPoints& body, const Violation& violation) {
  const auto& contacts = body.project.task.contacts;
  if (violation.index < 0 || violation.index >= static_cast<int>(contacts.size())) return;
  redden(scene, {ThingKind::Contact, violation.index});
  if (violation.kind() != ViolationKind::ContactPosition) return;
  addGap(scene, {body.ofContact(violation.index), contacts[static_cast<size_t>(violation.index)].position,
                 told(violation, Units::shared().choice()), scene.theme.exceeded});
}

void addTargetGap(Scene& scene, const BodyPoints& body, const Violation& violation) {
  const auto& targets = body.project.task.targets;
  if (violation.index < 0 || violation.index >= static_cast<int>(targets.size())) return;
  const Target& target = targets[static_cast<size_t>(violation.index)];
  redden(scene, {ThingKind::Target, violation.index});
  if (target.kind == TargetKind::Gaze || target.kind == TargetKind::Orientation) return;
  const Vector3 site = body.site(target.site);
  addGap(scene,
         {site, placeFor(target, site), told(violation, Units::shared().choice()), scene.theme.exceeded});
}

/// Laws that the motion breaks at about this time, on what they belong to.
void addViolationsOfMotion(Scene& scene, const Project& project, double time) {
  for (const Violation& violation : project.motion->violations) {
    if (std::abs(violation.time.value_or(0.0) - time) > kSeenFor) continue;
    const Element culprit = culpritOf(project.task, violation);
    if (culprit.kind == ElementKind::Contact) redden(scene, {ThingKind::Contact, culprit.index});
    if (culprit.kind == ElementKind::Target) redden(scene, {ThingKind::Target, culprit.index});
    if (culprit.kind == ElementKind::TimedTarget) redden(scene, {ThingKind::TimedTarget, culprit.index});
  }
}

}  // namespace

void addViolations(Scene& scene, const Project& project, double time) {
  if (shownRecording(project)) return;  // what was recorded answers no task
  if (project.motion) return addViolationsOfMotion(scene, project, time);
  if (!project.posture || awaitsPlan(project)) return;
  const BodyPoints body(project);
  for (const Violation& violation : project.posture->violations) {
    if (violation.kind() == ViolationKind::ContactPosition ||
        violation.kind() == ViolationKind::ContactDirection)
      addContactGap(scene, body, violation);
    if (violation.kind() == ViolationKind::Target) addTargetGap(scene, body, violation);
  }
}

}  // namespace handhold
