// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hover_words.h"

#include "ui/document/joint_loads.h"
#include "ui/document/subject_names.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr double kDegreesPerRadian = 180.0 / M_PI;

QString newtons(const Vector3& force) { return QStringLiteral("  %1 N").arg(figures(force.norm(), 0)); }

/// All points of a contact together.
QString contactWords(const Moment& moment, int contact) {
  Vector3 sum = Vector3::Zero();
  for (const ContactLoad& load : moment.loads)
    if (load.contact == contact) sum += load.force;
  return moment.loads.empty() ? QString() : newtons(sum);
}

QString jointWords(const Document& document, LinkIndex joint) {
  const Moment moment = document.moment();
  const QString angle =
      QStringLiteral("  %1°").arg(figures(moment.q[positionIndex(joint)] * kDegreesPerRadian, 1));
  const auto torque = jointTorque(moment, joint);
  if (!torque) return angle;
  return angle + QStringLiteral("  %1 N m, %2 % of its limit")
                     .arg(figures(*torque, 1),
                          figures(100.0 * jointLoad(document.model().joints[joint], *torque), 0));
}

QString loadWords(const Load& load) {
  return load.kind == LoadKind::Force ? newtons(load.force)
                                      : QStringLiteral("  %1 kg").arg(figures(load.mass, 1));
}

}  // namespace

QString hoverWords(const Document& document, const ThingId& id, Subject subject) {
  const Moment moment = document.moment();
  if (id.kind == ThingKind::Force && id.index < static_cast<int>(moment.loads.size())) {
    const ContactLoad& load = moment.loads[static_cast<size_t>(id.index)];
    return capitalized(load.name) + newtons(load.force);
  }
  if (subject.kind == SubjectKind::None || !exists(document.shown(), subject)) return {};
  const QString name = subjectName(document.shown(), subject);
  switch (subject.kind) {
    case SubjectKind::Contact:
      return name + contactWords(moment, subject.index);
    case SubjectKind::Joint:
      return name + jointWords(document, LinkIndex(subject.index));
    case SubjectKind::Load:
      return name + loadWords(document.shown().task.loads[static_cast<size_t>(subject.index)]);
    default:
      return name;
  }
}

}  // namespace handhold
