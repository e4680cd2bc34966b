// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/rotation.h"
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

FigureText distanceNow(const EditedThing<Target>& thing) {
  const Target& target = thing.item();
  const Vector3 site = sitePlace(thing.document().shown(), target.site).p;
  return figureText(distanceTo(target, site), Dimension::Length);
}

/// The rotation R_WS of the site as angles of xyzAngles.
Binding<Vector3> bindAngles(const EditedThing<Target>& thing) {
  return {[thing] { return xyzAngles(thing.item().orientation.toRotationMatrix()); },
          [thing](const Vector3& angles) {
            thing.change("orientation", [&](Target& copy) { copy.orientation = xyzRotation(angles); });
          }};
}

FigureText angleNow(const EditedThing<Target>& thing) {
  const Quaternion now(sitePlace(thing.document().shown(), thing.item().site).R);
  return figureText(now.angularDistance(thing.item().orientation), Dimension::Angle);
}

void addOrientation(BoundForm& form, const EditedThing<Target>& thing) {
  form.addVector({"Orientation", "target.orientation",
                  "Of the site's axes: turned from the world's about x, then the new y, then the new z "
                  "(Cardan angles x-y′-z″)"},
                 number::angle(), bindAngles(thing));
  form.addFact({"Off by", "target.off", "From the site's axes now to those wanted"},
               [thing] { return angleNow(thing); });
  form.addButton({"Take from the posture", "target.take", "The site should stay turned as it is now"}, "pin",
                 [thing] {
                   const Pose now = sitePlace(thing.document().shown(), thing.item().site);
                   thing.change("orientation", [&](Target& copy) { copy.orientation = Quaternion(now.R); });
                 });
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
    form.addVector({placeTitle(kind), "target.position", "In world"}, number::length(),
                   thing.bind<Vector3>("position", &Target::position));
  if (kind == TargetKind::Orientation) addOrientation(form, thing);
  if (hasDirection(kind))
    form.addVector({kind == TargetKind::Line ? "Along" : "Normal", "target.direction", "In world"},
                   number::plain(), thing.bind<Vector3>("direction", &Target::direction));
  if (kind == TargetKind::Circle)
    form.addNumber({"Radius", "target.radius", "From the centre to the site's way"}, number::size(),
                   thing.bind<double>("radius", &Target::radius));
  if (kind != TargetKind::Orientation && kind != TargetKind::Gaze)
    form.addFact({"Distance", "target.distance", "From the site to the target now"},
                 [thing] { return distanceNow(thing); });
}

}  // namespace handhold
