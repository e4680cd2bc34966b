// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/timeline_mark.h"

#include <algorithm>

#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/plots/curves/quantity.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

TimelineMark markOf(const Model& model, int joint, const MotionFrame& frame) {
  TimelineMark mark;
  mark.from = mark.to = frame.time;
  mark.text = readableName(model.joints[joint].name);
  return mark;
}

/// The marks of one joint while frames follow each other.
struct JointMarks {
  QVector<TimelineMark> marks;
  double peak = 0.0;
  bool open = false;

  void close() {
    if (open) marks.last().text += QObject::tr(" %1 % of its limit").arg(figures(100.0 * peak, 0));
    open = false;
  }
};

}  // namespace

/// Frame by frame, as they lie in memory: twenty minutes have millions of torques.
QVector<TimelineMark> limitMarks(const Model& model, const Motion& motion) {
  std::vector<JointMarks> joints(static_cast<std::size_t>(model.linkCount()));
  for (const MotionFrame& frame : motion.frames)
    for (int joint = 1; joint < model.linkCount(); ++joint) {
      JointMarks& of = joints[static_cast<std::size_t>(joint)];
      const double load = jointValue(model, frame, joint, Quantity::Load);
      if (!(load > 1.0 + kLimitRounding)) {
        of.close();
        continue;
      }
      if (!of.open) of.marks.append(markOf(model, joint, frame)), of.peak = 0.0;
      of.open = true;
      of.marks.last().to = frame.time;
      of.peak = std::max(of.peak, load);
    }
  QVector<TimelineMark> marks;
  for (JointMarks& of : joints) {
    of.close();
    marks += of.marks;
  }
  return marks;
}

QVector<TimelineMark> eventMarks(const std::vector<RecordedEvent>& events) {
  QVector<TimelineMark> marks;
  for (const RecordedEvent& event : events) {
    const QString label = QString::fromStdString(event.label);
    QString words = label;
    if (!event.context.empty() && event.context != "General")
      words += QStringLiteral(", ") + withinSentence(said(event.context));
    marks.append({MarkKind::Event, event.time, event.time,
                  words + QObject::tr(" at %1 s").arg(figures(event.time, 3)), static_cast<int>(marks.size()),
                  label, words});
  }
  return marks;
}

QVector<TimelineMark> violationMarks(const QStringList& sentences, const std::vector<double>& times) {
  QVector<TimelineMark> marks;
  const qsizetype count = std::min<qsizetype>(sentences.size(), static_cast<qsizetype>(times.size()));
  for (qsizetype i = 0; i < count; ++i)
    marks.append({MarkKind::Violation, times[static_cast<std::size_t>(i)], times[static_cast<std::size_t>(i)],
                  sentences[i], -1});
  return marks;
}

}  // namespace handhold
