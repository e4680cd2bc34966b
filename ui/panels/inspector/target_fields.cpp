// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector/target_fields.h"

#include "engine/core/bounds.h"
#include "engine/math/rotation.h"
#include "engine/math/smooth_path.h"
#include "engine/task/target_path.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/suggestions.h"
#include "ui/panels/inspector/forms.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

/// A new path runs so far to the person's left (m).
const Vector3 kFirstStroke(0.3, 0.0, 0.0);

/// Of the target's site in the posture that is looked at.
Pose placeNow(const TargetAccess& target) { return sitePlace(inSight(*target.document), target.item().site); }

bool hasDirection(TargetKind kind) {
  return kind == TargetKind::Line || kind == TargetKind::Plane || kind == TargetKind::Circle;
}

/// From the site to the target's place (m); of a line, plane, circle or path, to the nearest point of it.
double distanceTo(const Target& target, const Vector3& site) {
  const Vector3 gap = site - target.position;
  const Vector3 direction = target.direction.normalized();
  if (target.kind == TargetKind::Line) return (gap - gap.dot(direction) * direction).norm();
  if (target.kind == TargetKind::Plane) return std::abs(gap.dot(direction));
  if (target.kind == TargetKind::Circle)
    return std::hypot((gap - gap.dot(direction) * direction).norm() - target.radius, gap.dot(direction));
  if (target.kind == TargetKind::Path)
    return (site - SmoothPath(pathPoints(target)).nearest(site).position).norm();
  return gap.norm();
}

QString placeTitle(TargetKind kind) {
  if (kind == TargetKind::Gaze) return QObject::tr("Looks at");
  if (kind == TargetKind::Path) return QObject::tr("Origin");
  return kind == TargetKind::Circle ? QObject::tr("Centre") : QObject::tr("Position");
}

template <class Value>
Binding<Value> bind(const TargetAccess& target, const QString& field, Value Target::*member) {
  return {[target, member] { return target.item().*member; },
          [target, member, field](const Value& value) {
            target.change(field, [&](Target& copy) { copy.*member = value; });
          }};
}

Binding<int> bindKind(const TargetAccess& target) {
  return {[target] { return static_cast<int>(target.item().kind); },
          [target](const int& kind) {
            target.change("kind", [&](Target& copy) {
              copy.kind = static_cast<TargetKind>(kind);
              if (copy.kind == TargetKind::Path && copy.path.empty())
                copy.path = {Vector3::Zero(), kFirstStroke};
            });
          }};
}

Binding<int> bindSite(const TargetAccess& target) {
  return {[target] { return int(target.document->model().findSite(target.item().site)); },
          [target](const int& site) {
            target.change("site",
                          [&](Target& copy) { copy.site = target.document->model().sites.at(site).name; });
          }};
}

FieldText text(const TargetAccess& target, const QString& label, const char* name, const QString& tooltip) {
  return {label, target.prefix + QLatin1String(name), tooltip};
}

/// The rotation R_WS of the site as angles of xyzAngles.
Binding<Vector3> bindAngles(const TargetAccess& target) {
  return {[target] { return xyzAngles(target.item().orientation.toRotationMatrix()); },
          [target](const Vector3& angles) {
            target.change("orientation", [&](Target& copy) { copy.orientation = xyzRotation(angles); });
          }};
}

void addOrientation(BoundForm& form, const TargetAccess& target) {
  form.addVector(text(target, "Orientation", "orientation",
                      "Of the site's axes: turned from the world's about x, then the new y, then the new z "
                      "(Cardan angles x-y′-z″)"),
                 number::angle(), bindAngles(target));
  form.addFact(text(target, "Off by", "off", "From the site's axes now to those wanted"), [target] {
    const Quaternion now(placeNow(target).R);
    return figureText(now.angularDistance(target.item().orientation), Dimension::Angle);
  });
  form.addButton(text(target, "Take from the posture", "take", "The site should stay turned as it is now"),
                 "pin", [target] {
                   const Pose now = placeNow(target);
                   target.change("orientation", [&](Target& copy) { copy.orientation = Quaternion(now.R); });
                 });
}

Binding<Vector3> bindPoint(const TargetAccess& target, size_t i) {
  return {[target, i] { return Vector3(target.item().position + target.item().path.at(i)); },
          [target, i](const Vector3& place) {
            target.change(QObject::tr("point %1").arg(i + 1),
                          [&](Target& copy) { copy.path.at(i) = place - copy.position; });
          }};
}

/// Each change of their number is a step of its own.
QString pointsUpTo(size_t count) { return QObject::tr("points 1 to %1").arg(count); }

/// The path is taught: bring the site to a place and add it.
void addPath(BoundForm& form, const TargetAccess& target) {
  form.addChoice(
      text(target, "Pace", "pace",
           "Free: anywhere on the path at any time. Given: from the first to the last point in the "
           "target's time, at rest at both ends"),
      {"Free", "Given"},
      {[target] { return static_cast<int>(target.item().pace); },
       [target](const int& pace) {
         target.change("pace", [&](Target& copy) { copy.pace = static_cast<PathPace>(pace); });
       }});
  const size_t count = target.item().path.size();
  for (size_t i = 0; i < count; ++i)
    form.addVector({QObject::tr("Point %1").arg(i + 1), target.prefix + QObject::tr("point%1").arg(i + 1),
                    "The path passes here, in world"},
                   number::length(), bindPoint(target, i));
  form.addFact(
      text(target, "Length", "length", "Along the path, from the first to the last point"),
      [target] { return figureText(SmoothPath(pathPoints(target.item())).length(), Dimension::Length); });
  form.addButton(
      text(target, "Add the site's place", "add_point", "The path goes on to where the site is now"), "add",
      [target] {
        const Vector3 place = placeNow(target).p;
        target.change(pointsUpTo(target.item().path.size() + 1),
                      [&](Target& copy) { copy.path.push_back(place - copy.position); });
      });
  if (count > 2)
    form.addButton(text(target, "Remove the last point", "remove_point", "The path ends one point earlier"),
                   "delete", [target] {
                     target.change(pointsUpTo(target.item().path.size() - 1),
                                   [](Target& copy) { copy.path.pop_back(); });
                   });
}

}  // namespace

void addTargetFields(BoundForm& form, const TargetAccess& target) {
  const TargetKind kind = target.item().kind;
  form.addChoice(text(target, "Kind", "kind", "What the site should do"),
                 {"Point", "Line", "Plane", "Circle", "Path", "Orientation", "Gaze"}, bindKind(target));
  form.addChoice(text(target, "Site", "site", "Which place on the body"),
                 siteChoices(target.document->model()), bindSite(target));
  form.addSwitch(text(target, "Must hold", "must", "On: a law. Off: a wish with a weight"),
                 bind(target, "must hold", &Target::mustHold));
  form.addNumber(text(target, "Weight", "weight", "How much the wish counts, when it need not hold"),
                 number::ratio(), bind(target, "weight", &Target::weight));
  if (kind != TargetKind::Orientation)
    form.addVector(text(target, placeTitle(kind), "position", "In world"), number::length(),
                   bind(target, "position", &Target::position));
  if (kind == TargetKind::Orientation) addOrientation(form, target);
  if (hasDirection(kind))
    form.addVector(text(target, kind == TargetKind::Line ? "Along" : "Normal", "direction", "In world"),
                   number::plain(), bind(target, "direction", &Target::direction));
  if (kind == TargetKind::Circle)
    form.addNumber(text(target, "Radius", "radius", "From the centre to the site's way"),
                   {Dimension::Length, bound::kRadius.least, 100.0}, bind(target, "radius", &Target::radius));
  if (kind == TargetKind::Path) addPath(form, target);
  if (kind != TargetKind::Orientation && kind != TargetKind::Gaze)
    form.addFact(text(target, "Distance", "distance", "From the site to the target now"), [target] {
      const Vector3 site = placeNow(target).p;
      return figureText(distanceTo(target.item(), site), Dimension::Length);
    });
}

}  // namespace handhold
