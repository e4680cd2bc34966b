// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QLineEdit>
#include <cmath>

#include "engine/model/person.h"
#include "ui/document/goals.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/document/posture_actions.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/task_actions.h"
#include "ui/document/units/units.h"
#include "ui/panels/inspector/forms.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

/// The preset that gravity is, or one past the last for any other.
int presetOf(const Vector3& gravity) {
  const std::vector<GravityPreset>& presets = gravityPresets();
  int index = 0;
  while (index < static_cast<int>(presets.size()) &&
         (gravity - Vector3(0.0, -presets[index].strength, 0.0)).norm() > 1e-6)
    ++index;
  return index;
}

Binding<int> bindPreset(Document& document) {
  return {[&document] { return presetOf(document.shown().task.gravity); },
          [&document](const int& choice) {
            if (choice >= static_cast<int>(gravityPresets().size())) return;
            const GravityPreset& preset = gravityPresets()[choice];
            setGravity(document, Vector3(0.0, -preset.strength, 0.0), preset.title);
          }};
}

Binding<double> bindMotion(Document& document, const QString& field, double MotionSettings::*member) {
  return {[&document, member] { return document.shown().task.motion.*member; },
          [&document, member, field](const double& value) {
            MotionSettings settings = document.project().task.motion;
            settings.*member = value;
            setMotionSettings(document, settings,
                              {QObject::tr("Change %1 of motion").arg(field), "motion/" + field});
          }};
}

void addGravity(BoundForm& form, Document& document) {
  QStringList places;
  for (const GravityPreset& preset : gravityPresets()) places.append(preset.title);
  places.append(QObject::tr("Other"));
  form.addGroup(QObject::tr("Gravity"));
  form.addChoice({"Place", "task.gravity.place", "Gravity of a place"}, places, bindPreset(document));
  const number::ShownAcceleration shown = number::acceleration();
  form.addVector({"Acceleration", "task.gravity", "Of free fall, in world axes"}, shown.kind,
                 {[&document, shown]() -> Vector3 { return shown.perSi * document.shown().task.gravity; },
                  [&document, shown](const Vector3& gravity) {
                    setGravity(document, gravity / shown.perSi, QStringLiteral("other"));
                  }});
}

NumberKind waterDensity() { return {Dimension::None, 1.0, 5000.0, QStringLiteral("kg/m³"), 0, 10.0}; }

Binding<double> bindWater(Document& document, const QString& field, double Water::*member) {
  return {[&document, member] { return document.shown().task.water.value_or(Water()).*member; },
          [&document, member, field](const double& value) {
            Water water = document.project().task.water.value_or(Water());
            water.*member = value;
            setWater(document, water, {QObject::tr("Change %1 of the water").arg(field), "water/" + field});
          }};
}

void addSurroundings(BoundForm& form, Document& document) {
  form.addGroup(QObject::tr("Surroundings"));
  form.addChoice({"Around the body", "task.surroundings",
                  "Air does nothing; water holds up and drags, as in a pool where flight is trained"},
                 {"Air", "Water"},
                 {[&document] { return document.shown().task.water ? 1 : 0; },
                  [&document](const int& choice) {
                    if ((choice > 0) == document.project().task.water.has_value()) return;
                    const std::optional<Water> water = choice > 0 ? std::optional(Water()) : std::nullopt;
                    setWater(document, water, {water ? QObject::tr("In water") : QObject::tr("In air"), {}});
                  }});
  if (!document.shown().task.water) return;
  form.addChoice(
      {"Trim", "task.water.trim",
       "Neutral: floats and ballast balance the whole person, not limb by limb, and what is "
       "carried floats. None: people as they are"},
      {"Neutral", "None"},
      {[&document] { return static_cast<int>(document.shown().task.water.value_or(Water()).trim); },
       [&document](const int& choice) {
         Water water = document.project().task.water.value_or(Water());
         water.trim = static_cast<Trim>(choice);
         setWater(document, water, {QObject::tr("Trim in water"), {}});
       }});
  form.addNumber({"Density", "task.water.density", "Of the water (kg/m³)"}, waterDensity(),
                 bindWater(document, "density", &Water::density));
  form.addNumber({"Drag coefficient", "task.water.drag",
                  "Of limbs across the flow: 0.75 to 0.85 bare, 1.0 to 1.2 in loose clothes "
                  "or a suit. The mass of water that moves along is left out"},
                 number::ratio(), bindWater(document, "drag", &Water::dragCoefficient));
}

/// The body in sight; null where a recording is shown to which none was fitted.
const Model* bodyShown(const Document& document) {
  return document.shown().recording ? nullptr : shownSubject(document.shown()).model.get();
}

FigureText massShown(const Document& document) {
  if (const Model* body = bodyShown(document)) return figureText(body->totalMass, Dimension::Mass, 1);
  const double told = shownRecording(document.shown())->person.mass;
  return told > 0.0 ? figureText(told, Dimension::Mass, 1) : FigureText{QStringLiteral("–"), {}};
}

/// Read again only when somebody else is shown: the file of a body is long.
QString nameOf(const Subject& subject) {
  static struct {
    std::shared_ptr<const Model> body;
    UnitChoice units;
    std::string name;
  } last;
  const UnitChoice& units = Units::shared().choice();
  if (last.body != subject.model || last.units != units) last = {subject.model, units, whoIs(subject, units)};
  return said(last.name);
}

/// Who was recorded, or the task's own.
FigureText nameShown(const Document& document) {
  const Recording* recording = shownRecording(document.shown());
  if (!recording) return {QObject::tr("of the task"), {}};
  const QString name = QString::fromStdString(recording->person.name);
  return {name.isEmpty() ? QObject::tr("recorded") : name, {}};
}

void addPerson(BoundForm& form, Document& document) {
  form.addGroup(QObject::tr("Person"));
  form.addFact({"Who", "task.who", "The person in sight"}, [&document] { return nameShown(document); });
  form.addFact({"Model", "task.model", "Whose body"}, [&document] {
    if (!bodyShown(document)) return FigureText{QObject::tr("none fitted"), {}};
    return FigureText{nameOf(shownSubject(document.shown())), {}};
  });
  form.addFact({"Mass", "task.mass", "Of the whole body"}, [&document] { return massShown(document); });
  form.addFact({"Freedoms", "task.freedoms", "Degrees of freedom"}, [&document] {
    const Model* body = bodyShown(document);
    return FigureText{body ? QString::number(body->degreesOfFreedom()) : QStringLiteral("–"), {}};
  });
  form.addSwitch({"Any subject", "task.anybody",
                  "The task names nobody: whoever is at work when its file is opened does it. Off: its file "
                  "names this person"},
                 {[&document] { return document.shown().task.isForAnybody; },
                  [&document](const bool& isOn) { setForAnybody(document, isOn); }});
  form.addButton({"Use posture as start", "task.useAsStart", "Motions begin at the posture shown"}, "pin",
                 [&document] { useAsStart(document); });
  form.addButton({"Go to start posture", "task.goToStart", "Show the posture at which motions begin"},
                 "reset", [&document] { goToStart(document); });
}

/// Words change no answer.
void describeTask(Document& document, const QString& description) {
  Project next = document.project();
  next.task.description = description.trimmed().toStdString();
  document.commit(QObject::tr("Describe task"), std::move(next));
}

/// A name or a sentence needs the whole line: what it is stands in it while it is empty.
void giveWholeLine(const BoundForm& form, QLineEdit* field) {
  for (QLabel* label : form.findChildren<QLabel*>())
    if (label->buddy() == field) {
      field->setPlaceholderText(label->text());
      label->hide();
    }
}

}  // namespace

void fillTaskForm(BoundForm& form, Document& document) {
  form.addHeading(QStringLiteral("person"), QObject::tr("Task"));
  QLineEdit* name = form.addText({"Name", "task.name", "How the task is called"},
                                 {[&document] { return named(document.shown().task.name); },
                                  [&document](const QString& typed) { renameTask(document, typed); }});
  QLineEdit* words = form.addText(
      {"What for", "task.description", "What is asked, in a sentence: on the start page and the report"},
      {[&document] { return named(document.shown().task.description); },
       [&document](const QString& typed) { describeTask(document, typed); }});
  for (QLineEdit* field : {name, words}) giveWholeLine(form, field);
  addGravity(form, document);
  addSurroundings(form, document);
  addPerson(form, document);
  form.addGroup(QObject::tr("Motion"));
  form.addNumber({"Duration", "task.duration", "From the start posture to the solved one"}, number::seconds(),
                 bindMotion(document, "duration", &MotionSettings::duration));
  form.addNumber({"Frames", "task.frames", "Frames a second"}, number::perSecond(),
                 bindMotion(document, "frames", &MotionSettings::framesPerSecond));
}

}  // namespace handhold
