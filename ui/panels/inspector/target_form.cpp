// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/suggestions.h"
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

bool hasDirection(TargetKind kind) {
  return kind == TargetKind::Line || kind == TargetKind::Plane || kind == TargetKind::Circle;
}

/// From the site to the target's place (m); of a line, a plane or a circle, to the nearest point of it.
double distanceTo(const Target& target, const Vector3& site) {
  const Vector3 gap = site - target.position;
  const Vector3 direction = target.direction.normalized();
  if (target.kind == TargetKind::Line) return (gap - gap.dot(direction) * direction).norm();
  if (target.kind == TargetKind::Plane) return std::abs(gap.dot(direction));
  if (target.kind == TargetKind::Circle)
    return std::hypot((gap - gap.dot(direction) * direction).norm() - target.radius, gap.dot(direction));
  return gap.norm();
}

QString placeTitle(TargetKind kind) {
  if (kind == TargetKind::Gaze) return QStringLiteral("Looks at");
  return kind == TargetKind::Circle ? QStringLiteral("Centre") : QStringLiteral("Position");
}

Binding<double> bindRadius(const EditedThing<Target>& thing) {
  return {[thing] { return thing.item().radius * 1000.0; },
          [thing](const double& radius_mm) {
            thing.change("radius", [&](Target& copy) { copy.radius = radius_mm / 1000.0; });
          }};
}

FigureText distanceNow(const EditedThing<Target>& thing) {
  const Target& target = thing.item();
  const Vector3 site = sitePlace(thing.document().shown(), target.site).p;
  return {figures(distanceTo(target, site) * 1000.0, 1), QStringLiteral("mm")};
}

}  // namespace

void fillTargetForm(BoundForm& form, Document& document, int index) {
  const EditedThing<Target> thing(document, &Task::targets, index, &editTarget);
  const TargetKind kind = thing.item().kind;
  form.addHeading(QStringLiteral("target"), QStringLiteral("Target"));
  form.addText({"Name", "target.name", "How the target is called"}, thing.bindName(SubjectKind::Target));
  form.addChoice({"Kind", "target.kind", "What the site should do"},
                 {"Point", "Line", "Plane", "Circle", "Orientation", "Gaze"},
                 thing.bindChoice("kind", &Target::kind));
  form.addChoice({"Site", "target.site", "Which place on the body"}, siteChoices(document.model()),
                 thing.bindSite(&Target::site));
  form.addSwitch({"Must hold", "target.must", "On: a law. Off: a wish with a weight"},
                 thing.bind<bool>("must hold", &Target::mustHold));
  form.addNumber({"Weight", "target.weight", "How much the wish counts, when it need not hold"},
                 number::ratio(), thing.bind<double>("weight", &Target::weight));
  if (kind != TargetKind::Orientation)
    form.addVector({placeTitle(kind), "target.position", "In world (mm)"}, number::millimetres(), 1000.0,
                   thing.bind<Vector3>("position", &Target::position));
  if (hasDirection(kind))
    form.addVector({kind == TargetKind::Line ? "Along" : "Normal", "target.direction", "In world"},
                   number::plain(), 1.0, thing.bind<Vector3>("direction", &Target::direction));
  if (kind == TargetKind::Circle)
    form.addNumber({"Radius", "target.radius", "From the centre to the site's way (mm)"},
                   number::length(), bindRadius(thing));
  if (kind != TargetKind::Orientation && kind != TargetKind::Gaze)
    form.addFact({"Distance", "target.distance", "From the site to the target now (mm)"},
                 [thing] { return distanceNow(thing); });
}

}  // namespace handhold
