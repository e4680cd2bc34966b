// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/hover_words.h"

#include <set>

#include "engine/model/utilisation.h"
#include "engine/recording/recording.h"
#include "engine/task/cabin.h"
#include "engine/task/task_loads.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/joint_loads.h"
#include "ui/document/language/said.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

QString forceWords(const Vector3& force) {
  return QStringLiteral("  ") + measured(force.norm(), Dimension::Force, 1);
}

/// All points of a contact together.
QString contactWords(const Document& document, const Moment& moment, int contact) {
  Vector3 sum = Vector3::Zero();
  for (const ContactLoad& load : moment.loads)
    if (bearerOf(document.shown(), load.contact) == contact) sum += load.force;
  return moment.loads.empty() ? QString() : forceWords(sum);
}

QString noteWords(const Document& document, int contact) {
  const std::string& note = document.shown().task.contacts[static_cast<std::size_t>(contact)].note;
  return note.empty() ? QString() : QLatin1Char('\n') + QString::fromStdString(note);
}

QString jointWords(const Document& document, LinkIndex joint) {
  const Moment moment = document.moment();
  const QString angle = QStringLiteral("  ") + measured(moment.q[positionIndex(joint)], Dimension::Angle);
  const auto torque = jointTorque(moment, joint);
  if (!torque) return angle;
  return angle + QStringLiteral("  ") +
         jointTorqueWords(*torque, utilisation(shownModel(document), joint, *torque, moment.q, moment.v));
}

/// Of the joints between a part and the next one towards the pelvis, that with the greatest load; the last
/// while no torques are known.
LinkIndex mostLoaded(const Document& document, const Figure& figure, LinkIndex last) {
  const Model& model = shownModel(document);
  std::set<LinkIndex> others;
  for (std::size_t part = 0; part < figure.parts.size(); ++part)
    others.insert(linkOfPart(model, figure, static_cast<int>(part)));
  const Moment moment = document.moment();
  LinkIndex most = last;
  double greatest = 0.0;
  for (LinkIndex joint = last; joint > 0; joint = model.joints[joint].parent) {
    if (joint != last && others.contains(joint)) break;
    const auto torque = jointTorque(moment, joint);
    const double load = torque ? utilisation(model, joint, *torque, moment.q, moment.v) : 0.0;
    if (load > greatest) greatest = load, most = joint;
  }
  return most;
}

QString bodyWords(const Document& document, const ThingId& id, LinkIndex joint, const Figure* figure) {
  const auto told = [&](LinkIndex one) {
    return elementName(document.shown(), {ElementKind::Joint, one}) + jointWords(document, one);
  };
  if (!figure || id.kind != ThingKind::Body || id.part < 0) return told(joint);
  const std::string& part = figure->parts[static_cast<std::size_t>(id.part)].name;
  return readableName(part) + QLatin1Char('\n') + told(mostLoaded(document, *figure, joint));
}

QString loadWords(const Load& load) {
  if (load.kind == LoadKind::Mass) return QStringLiteral("  ") + measured(load.mass, Dimension::Mass, 1);
  return forceWords(load.force) + (turnsWithSite(load) ? QObject::tr(", turning with the body") : QString());
}

/// Of a cabin its handrails and foot restraints are under the cursor, by number.
QString propWords(const Prop& prop, int part) {
  if (prop.kind != PropKind::Cabin || part < 0) return {};
  const bool isRail = part < static_cast<int>(cabinLayout(prop.size).rails.size());
  return isRail ? QObject::tr("  handrail") : QObject::tr("  foot restraint");
}

QString plateWords(const Recording& recording, std::size_t index, double time) {
  const ForcePlate& plate = recording.plates[index];
  QString words =
      plate.name.empty() ? QObject::tr("Force plate %1").arg(index + 1) : QString::fromStdString(plate.name);
  const int sample = nearestIndex(recording.samples, time);
  const bool isTold = sample >= 0 && sample < static_cast<int>(plate.forces.size());
  return isTold ? words + forceWords(plate.forces[static_cast<std::size_t>(sample)].cast<double>()) : words;
}

/// Markers, joints and plates of what was recorded.
QString recordedWords(const Project& project, const ThingId& id, double time) {
  const Recording* recording = shownRecording(project);
  const auto index = static_cast<std::size_t>(id.index);
  if (!recording || id.index < 0) return {};
  if (id.kind == ThingKind::Marker && index < recording->markers.size())
    return QString::fromStdString(recording->markers[index].name);
  if (id.kind == ThingKind::RecordedJoint && recording->skeleton &&
      index < recording->skeleton->joints.size())
    return QString::fromStdString(recording->skeleton->joints[index].name);
  if (id.kind == ThingKind::Plate && index < recording->plates.size())
    return plateWords(*recording, index, time);
  return {};
}

}  // namespace

LinkIndex linkOfPart(const Model& model, const Figure& figure, int part) {
  const FrameIndex frame =
      model.findFrame(std::to_string(figure.parts[static_cast<std::size_t>(part)].frame));
  return frame.valid() ? model.frames[frame].link : LinkIndex(0);
}

QString hoverWords(const Document& document, const ThingId& id, Element element, const Figure* figure) {
  const Moment moment = document.moment();
  if (id.kind == ThingKind::Force && id.index < static_cast<int>(moment.loads.size())) {
    const ContactLoad& load = moment.loads[static_cast<size_t>(id.index)];
    return capitalized(load.name) + forceWords(load.force);
  }
  if (const QString words = recordedWords(document.shown(), id, moment.time); !words.isEmpty()) return words;
  if (element.kind == ElementKind::None || !exists(document.shown(), element)) return {};
  const QString name = shownName(document.shown(), element);
  switch (element.kind) {
    case ElementKind::Contact:
      return name + contactWords(document, moment, element.index) + noteWords(document, element.index);
    case ElementKind::Joint:
      return bodyWords(document, id, LinkIndex(element.index), figure);
    case ElementKind::Load:
      return name + loadWords(document.shown().task.loads[static_cast<size_t>(element.index)]);
    case ElementKind::Prop:
      return name + propWords(document.shown().task.props[static_cast<size_t>(element.index)], id.part);
    default:
      return name;
  }
}

}  // namespace handhold
