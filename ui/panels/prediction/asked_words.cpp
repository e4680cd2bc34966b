// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/prediction/asked_words.h"

#include <algorithm>

#include "engine/task/words/task_words.h"
#include "ui/controls/bound_form.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/told_lengths.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr std::size_t kTold = 4;  // joints

QString amount(double si, Dimension dimension) {
  const FigureText text = figureText(si, dimension, 1);
  const bool isDegree = text.unit == QChar(0xb0);
  return isDegree ? text.number + text.unit : text.number + QChar(QChar::Nbsp) + text.unit;
}

QString holdWords(const Contact& contact, const MotionSettings& motion) {
  QString words = QObject::tr("%1 (%2) on %3")
                      .arg(named(contact.name), said(toString(contact.kind)), named(contact.prop));
  for (const HoldInterval& hold : motion.holds)
    if (hold.contact == contact.name)
      words += QObject::tr(", %1 to %2 s").arg(figures(hold.from, 2), figures(hold.to, 2));
  return words;
}

QString endWords(const QString& which, const NearestState& end, const Model& model) {
  const QString joint = end.joint.valid() ? withinSentence(readableName(model.joints[end.joint].name))
                                          : QObject::tr("no joint");
  return QObject::tr("It %1 %2 from the recording, and at most %3 (%4)")
      .arg(which, amount(end.moved, Dimension::Length), amount(end.turned, Dimension::Angle), joint);
}

}  // namespace

QStringList askedWords(const RecordedTask& made, const Model& model) {
  const MotionSettings& motion = made.task.motion;
  const std::size_t count = made.task.contacts.size();
  QStringList words;
  words << (count == 0 ? QObject::tr("%1 s, nothing bears the body") : QObject::tr("%1 s on these holds:"))
               .arg(figures(motion.duration, 2));
  for (const Contact& contact : made.task.contacts) words << holdWords(contact, motion);
  words << endWords(QObject::tr("begins"), made.begin, model)
        << endWords(QObject::tr("ends"), made.end, model);
  for (std::size_t i = 0; i < std::min(kTold, made.passed.size()); ++i)
    words << QObject::tr("%1 goes %2 beyond its range at %3 s of the recording")
                 .arg(readableName(made.passed[i].joint), amount(made.passed[i].by, Dimension::Angle),
                      figures(made.passed[i].time, 2));
  for (std::size_t i = 0; i < std::min(kTold, made.overloaded.size()); ++i)
    words << QObject::tr("%1 took %2 at %3 s of the recording, its limit is %4")
                 .arg(readableName(made.overloaded[i].joint),
                      amount(made.overloaded[i].torque, Dimension::Torque),
                      figures(made.overloaded[i].time, 2),
                      amount(made.overloaded[i].limit, Dimension::Torque));
  for (const Doubt& doubt : made.doubts) words << doubtSentence(doubt);
  return words;
}

}  // namespace handhold
