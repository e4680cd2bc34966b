// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

#include "engine/math/rotation.h"
#include "engine/task/prop_kind.h"
#include "ui/document/files/folders.h"
#include "ui/document/language/said.h"
#include "ui/panels/inspector/edited_thing.h"
#include "ui/panels/inspector/forms.h"
#include "ui/panels/inspector/known_choice.h"
#include "ui/panels/inspector/known_sizes.h"

namespace handhold {

namespace {

/// The convention of xyzAngles in words.
QString anglesWords() { return QObject::tr("Turned about its x, then its new y, then its new z axis"); }

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

Binding<double> bindMeasure(const EditedThing<Prop>& thing, const PropMeasure& measure) {
  return {[thing, &measure] { return measure.of(thing.item()); },
          [thing, &measure](const double& length) {
            thing.change(withinSentence(said(measure.title)), [&](Prop& copy) { measure.of(copy) = length; });
          }};
}

/// Lengths that the files take, too.
void addMeasures(BoundForm& form, const EditedThing<Prop>& thing) {
  for (const PropMeasure& measure : rowOf(thing.item().kind).measures)
    if (measure.word)
      form.addNumber({measure.title, QStringLiteral("prop.") + measure.word, measure.tip},
                     {Dimension::Length, measure.range.least, measure.range.most},
                     bindMeasure(thing, measure));
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

/// Where the mesh lies now, or another mesh in its place.
void chooseMesh(const EditedThing<Prop>& thing) {
  const QString file = QFileDialog::getOpenFileName(QApplication::activeWindow(), QObject::tr("Another mesh"),
                                                    lastFolder(QStringLiteral("mesh")), meshPattern());
  if (file.isEmpty()) return;
  rememberFolder(QStringLiteral("mesh"), file);
  const std::string name = nameForTask(thing.document().filePath(), file).toStdString();
  thing.change("file", [&](Prop& copy) { copy.file = name; });
}

void addMesh(BoundForm& form, const EditedThing<Prop>& thing) {
  form.addFact({"File", "prop.file", "Of the mesh"}, [thing] {
    return FigureText{QFileInfo(QString::fromStdString(thing.item().file)).fileName(), {}};
  });
  form.addButton(
      {"Another file…", "prop.chooseFile", "Where the mesh lies now, or another mesh in its place"},
      QStringLiteral("open"), [thing] { chooseMesh(thing); });
  QStringList units;
  for (const auto& [name, metres] : kMeshUnits) units.append(QString::fromLatin1(name));
  form.addChoice({"Unit", "prop.unit", "In which the file counts lengths; most formats do not say"},
                 units << QObject::tr("Other"), bindUnit(thing));
  form.addNumber({"Scale", "prop.scale", "Metres for one unit of the file"},
                 {Dimension::None, 1e-4, 100.0, QStringLiteral("m"), 4, 0.01}, bindScale(thing));
  form.addFact({"Problem", "prop.problem", "Why a box stands in the mesh's place"}, [thing] {
    const auto& unreadable = thing.document().unreadable();
    const auto known = unreadable.find(thing.item().file);
    return FigureText{known == unreadable.end() ? QObject::tr("none") : known->second, {}};
  });
}

void addKnownSizes(BoundForm& form, const EditedThing<Prop>& thing) {
  std::vector<const KnownSize*> offered;
  for (const KnownSize& known : kKnownSizes)
    if (known.kind == thing.item().kind) offered.push_back(&known);
  addKnownChoice<KnownSize, Prop>(
      form, thing, offered,
      {{"Sized as", "prop.known", "Sizes of things that exist; each tells where it is from"},
       QStringLiteral("size"),
       hasSize,
       sizedAs});
}

void addSizes(BoundForm& form, const EditedThing<Prop>& thing) {
  const PropKindRow& row = rowOf(thing.item().kind);
  addKnownSizes(form, thing);
  addMeasures(form, thing);
  if (row.edges)
    form.addVector({row.edges, "prop.size", row.edgesTip}, number::size(),
                   thing.bind<Vector3>(withinSentence(said(row.edges)), &Prop::size));
  if (row.kind == PropKind::Mesh) addMesh(form, thing);
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
  form.addVector({"Position", "prop.position", "Of its centre, in world. What holds on to it moves too"},
                 number::length(), bindPlace(thing));
  form.addVector({"Orientation", "prop.orientation", anglesWords()}, number::angle(), bindAngles(thing));
  addSizes(form, thing);
}

}  // namespace handhold
