// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <algorithm>

#include "engine/core/bounds.h"
#include "engine/math/rotation.h"
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"

namespace handhold {

namespace {

/// The convention of xyzAngles in words.
const QString kAnglesWords = QStringLiteral("Turned about its x, then its new y, then its new z axis");

Binding<Vector3> bindAngles(const EditedThing<Prop>& thing) {
  return {[thing] { return xyzAngles(thing.item().orientation.toRotationMatrix()); },
          [thing](const Vector3& angles) {
            thing.change("orientation", [&](Prop& copy) { copy.orientation = xyzRotation(angles); });
          }};
}

Binding<Vector3> bindPlace(const EditedThing<Prop>& thing) {
  return {[thing] { return thing.item().position; },
          [thing](const Vector3& place) {
            moveThing(thing.document(), {ElementKind::Prop, thing.index()}, place,
                      QStringLiteral("prop/place/%1").arg(thing.index()));
          }};
}

Binding<double> bindSize(const EditedThing<Prop>& thing, const QString& field, int axis) {
  return {[thing, axis] { return thing.item().size[axis]; },
          [thing, axis, field](const double& size) {
            thing.change(field, [&](Prop& copy) { copy.size[axis] = size; });
          }};
}

/// A length that the files take, too.
NumberKind within(const Range& range) { return {Dimension::Length, range.least, range.most}; }

void addLadder(BoundForm& form, const EditedThing<Prop>& thing) {
  form.addNumber({"Width", "prop.width", "From rail to rail"}, number::size(), bindSize(thing, "width", 0));
  form.addNumber({"Height", "prop.height", "Of the rails"}, number::size(), bindSize(thing, "height", 1));
  form.addNumber({"Rung spacing", "prop.spacing", "From rung to rung"}, within(bound::kSpacing),
                 thing.bind<double>("rung spacing", &Prop::spacing));
  form.addNumber({"Rung", "prop.diameter", "Diameter of a rung"}, within(bound::kDiameter),
                 thing.bind<double>("rung diameter", &Prop::diameter));
}

/// What one unit of a mesh's file may be (m).
constexpr std::pair<const char*, double> kMeshUnits[] = {
    {"Metres", 1.0}, {"Centimetres", 0.01}, {"Millimetres", 0.001}, {"Inches", 0.0254}, {"Feet", 0.3048}};

Binding<double> bindScale(const EditedThing<Prop>& thing) {
  return {[thing] { return thing.item().size.x(); },
          [thing](const double& scale) {
            thing.change("scale", [&](Prop& copy) { copy.size.setConstant(scale); });
          }};
}

/// The last choice stands for any other scale, and for scales that differ by axis.
Binding<int> bindUnit(const EditedThing<Prop>& thing) {
  return {[thing] {
            const Vector3 size = thing.item().size;
            const auto fits = [&](const auto& unit) {
              return size.isApprox(Vector3::Constant(unit.second), 1e-9);
            };
            return static_cast<int>(std::ranges::find_if(kMeshUnits, fits) - std::begin(kMeshUnits));
          },
          [thing](const int& choice) {
            if (choice < static_cast<int>(std::size(kMeshUnits)))
              bindScale(thing).set(kMeshUnits[choice].second);
          }};
}

void addMesh(BoundForm& form, const EditedThing<Prop>& thing) {
  form.addFact({"File", "prop.file", "The mesh, relative to the task"}, [thing] {
    return FigureText{QFileInfo(QString::fromStdString(thing.item().file)).fileName(), {}};
  });
  QStringList units;
  for (const auto& [name, metres] : kMeshUnits) units.append(QString::fromLatin1(name));
  form.addChoice({"Unit", "prop.unit", "In which the file counts lengths; most formats do not say"},
                 units << QStringLiteral("Other"), bindUnit(thing));
  form.addNumber({"Scale", "prop.scale", "Metres for one unit of the file"},
                 {Dimension::None, 1e-4, 100.0, QStringLiteral("m"), 4, 0.01}, bindScale(thing));
  form.addFact({"Problem", "prop.problem", "Why a box stands in the mesh's place"}, [thing] {
    const auto& unreadable = thing.document().unreadable();
    const auto known = unreadable.find(thing.item().file);
    return FigureText{known == unreadable.end() ? QStringLiteral("none") : known->second, {}};
  });
}

void addSizes(BoundForm& form, const EditedThing<Prop>& thing) {
  switch (thing.item().kind) {
    case PropKind::Bar:
      form.addNumber({"Length", "prop.length", "Of the bar"}, number::size(), bindSize(thing, "length", 0));
      form.addNumber({"Diameter", "prop.diameter", "Of the bar"}, number::size(),
                     bindSize(thing, "diameter", 1));
      return;
    case PropKind::Ladder:
      return addLadder(form, thing);
    case PropKind::Box:
      form.addVector({"Edges", "prop.size", "Of the box"}, number::size(),
                     thing.bind<Vector3>("edges", &Prop::size));
      return;
    case PropKind::Cabin:
      form.addVector({"Inside", "prop.size", "Width, height and length between the racks and the hatches"},
                     number::size(), thing.bind<Vector3>("inside", &Prop::size));
      return;
    case PropKind::Mesh:
      return addMesh(form, thing);
    case PropKind::Floor:
      return;
  }
}

}  // namespace

void fillPropForm(BoundForm& form, Document& document, int index) {
  const EditedThing<Prop> thing(document, &Task::props, index, &editProp);
  form.addHeading(QStringLiteral("prop"), capitalized(toString(thing.item().kind)));
  form.addText({"Name", "prop.name", "How the prop is called"}, thing.bindName(ElementKind::Prop));
  if (thing.item().kind == PropKind::Floor) {
    form.addNumber({"Height", "prop.height", "Of the floor, in world"}, number::length(),
                   {[thing] { return thing.item().position.y(); },
                    [thing](const double& height) {
                      Vector3 place = thing.item().position;
                      place.y() = height;
                      moveThing(thing.document(), {ElementKind::Prop, thing.index()}, place);
                    }});
    return;
  }
  form.addVector({"Position", "prop.position", "Of its centre, in world (mm). What holds on to it moves too"},
                 number::length(), bindPlace(thing));
  form.addVector({"Orientation", "prop.orientation", kAnglesWords}, number::angle(), bindAngles(thing));
  addSizes(form, thing);
}

}  // namespace handhold
