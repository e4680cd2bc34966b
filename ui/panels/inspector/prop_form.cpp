// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>

#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"

namespace handhold {

namespace {

constexpr double kDegreesPerRadian = 180.0 / M_PI;

Quaternion turned(const Vector3& angles) {
  return Quaternion(Eigen::AngleAxisd(angles.x(), Vector3::UnitX()) *
                    Eigen::AngleAxisd(angles.y(), Vector3::UnitY()) *
                    Eigen::AngleAxisd(angles.z(), Vector3::UnitZ()));
}

Binding<Vector3> bindAngles(const EditedThing<Prop>& thing) {
  return {[thing] { return Vector3(thing.item().orientation.toRotationMatrix().eulerAngles(0, 1, 2)); },
          [thing](const Vector3& angles) {
            thing.change("orientation", [&](Prop& copy) { copy.orientation = turned(angles); });
          }};
}

Binding<Vector3> bindPlace(const EditedThing<Prop>& thing) {
  return {[thing] { return thing.item().position; },
          [thing](const Vector3& place) {
            moveThing(thing.document(), {SubjectKind::Prop, thing.index()}, place,
                      QStringLiteral("prop/place/%1").arg(thing.index()));
          }};
}

Binding<double> bindSize(const EditedThing<Prop>& thing, const QString& field, int axis) {
  return {[thing, axis] { return thing.item().size[axis] * 1000.0; },
          [thing, axis, field](const double& size_mm) {
            thing.change(field, [&](Prop& copy) { copy.size[axis] = size_mm / 1000.0; });
          }};
}

Binding<double> bindMillimetres(const EditedThing<Prop>& thing, const QString& field, double Prop::*member) {
  return {[thing, member] { return thing.item().*member * 1000.0; },
          [thing, member, field](const double& size_mm) {
            thing.change(field, [&](Prop& copy) { copy.*member = size_mm / 1000.0; });
          }};
}

void addLadder(BoundForm& form, const EditedThing<Prop>& thing) {
  form.addNumber({"Width", "prop.width", "From rail to rail (mm)"}, number::length(),
                 bindSize(thing, "width", 0));
  form.addNumber({"Height", "prop.height", "Of the rails (mm)"}, number::length(),
                 bindSize(thing, "height", 1));
  form.addNumber({"Rung spacing", "prop.spacing", "From rung to rung (mm)"}, number::length(),
                 bindMillimetres(thing, "rung spacing", &Prop::spacing));
  form.addNumber({"Rung", "prop.diameter", "Diameter of a rung (mm)"}, number::length(),
                 bindMillimetres(thing, "rung diameter", &Prop::diameter));
}

void addSizes(BoundForm& form, const EditedThing<Prop>& thing) {
  switch (thing.item().kind) {
    case PropKind::Bar:
      form.addNumber({"Length", "prop.length", "Of the bar (mm)"}, number::length(),
                     bindSize(thing, "length", 0));
      form.addNumber({"Diameter", "prop.diameter", "Of the bar (mm)"}, number::length(),
                     bindSize(thing, "diameter", 1));
      return;
    case PropKind::Ladder:
      return addLadder(form, thing);
    case PropKind::Box:
      form.addVector({"Edges", "prop.size", "Of the box (mm)"}, number::length(), 1000.0,
                     thing.bind<Vector3>("edges", &Prop::size));
      return;
    case PropKind::Mesh:
      return form.addFact({"File", "prop.file", "The mesh, relative to the task"}, [thing] {
        return FigureText{QFileInfo(QString::fromStdString(thing.item().file)).fileName(), {}};
      });
    case PropKind::Floor:
      return;
  }
}

}  // namespace

void fillPropForm(BoundForm& form, Document& document, int index) {
  const EditedThing<Prop> thing(document, &Task::props, index, &editProp);
  form.addHeading(QStringLiteral("prop"), capitalized(toString(thing.item().kind)));
  form.addText({"Name", "prop.name", "How the prop is called"}, thing.bindName(SubjectKind::Prop));
  if (thing.item().kind == PropKind::Floor) {
    form.addNumber({"Height", "prop.height", "Of the floor, in world (mm)"}, number::millimetres(),
                   {[thing] { return thing.item().position.y() * 1000.0; },
                    [thing](const double& height_mm) {
                      Vector3 place = thing.item().position;
                      place.y() = height_mm / 1000.0;
                      moveThing(thing.document(), {SubjectKind::Prop, thing.index()}, place);
                    }});
    return;
  }
  form.addVector({"Position", "prop.position", "Of its centre, in world (mm). What holds on to it moves too"},
                 number::millimetres(), 1000.0, bindPlace(thing));
  form.addVector({"Orientation", "prop.orientation", "Turned about x, then y, then z (degrees)"},
                 number::degrees(), kDegreesPerRadian, bindAngles(thing));
  addSizes(form, thing);
}

}  // namespace handhold
