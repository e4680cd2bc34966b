// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/suggestions.h"
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

bool hasDirection(TargetKind kind) { return kind == TargetKind::Line || kind == TargetKind::Plane; }

/// From the site to the target's place (m); of a line or a plane, to the nearest point of it.
double distanceTo(const Target& target, const Vector3& site) {
  const Vector3 gap = site - target.position;
  const Vector3 direction = target.direction.normalized();
  if (target.kind == TargetKind::Line) return (gap - gap.dot(direction) * direction).norm();
  if (target.kind == TargetKind::Plane) return std::abs(gap.dot(direction));
  return gap.norm();
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
                 {"Point", "Line", "Plane", "Orientation", "Gaze"}, thing.bindChoice("kind", &Target::kind));
  form.addChoice({"Site", "target.site", "Which place on the body"}, siteChoices(document.model()),
                 thing.bindSite(&Target::site));
  form.addSwitch({"Must hold", "target.must", "On: a law. Off: a wish with a weight"},
                 thing.bind<bool>("must hold", &Target::mustHold));
  form.addNumber({"Weight", "target.weight", "How much the wish counts, when it need not hold"},
                 number::ratio(), thing.bind<double>("weight", &Target::weight));
  if (kind != TargetKind::Orientation)
    form.addVector({kind == TargetKind::Gaze ? "Looks at" : "Position", "target.position", "In world (mm)"},
                   number::millimetres(), 1000.0, thing.bind<Vector3>("position", &Target::position));
  if (hasDirection(kind))
    form.addVector({kind == TargetKind::Line ? "Along" : "Normal", "target.direction", "In world"},
                   number::plain(), 1.0, thing.bind<Vector3>("direction", &Target::direction));
  if (kind != TargetKind::Orientation && kind != TargetKind::Gaze)
    form.addFact({"Distance", "target.distance", "From the site to the target now (mm)"},
                 [thing] { return distanceNow(thing); });
}

}  // namespace handhold
