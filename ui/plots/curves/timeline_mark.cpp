// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/timeline_mark.h"

#include <algorithm>

#include "ui/document/element_names.h"
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

void appendMarks(QVector<TimelineMark>& marks, const Model& model, const Motion& motion, int joint) {
  double peak = 0.0;
  bool open = false;
  const auto close = [&] {
    if (open) marks.last().text += QStringLiteral(" %1 % of its limit").arg(figures(100.0 * peak, 0));
    open = false;
  };
  for (const MotionFrame& frame : motion.frames) {
    const double load = jointValue(model, frame, joint, Quantity::Load);
    if (!(load > 1.0 + kLimitRounding)) {
      close();
      continue;
    }
    if (!open) marks.append(markOf(model, joint, frame)), peak = 0.0;
    open = true;
    marks.last().to = frame.time;
    peak = std::max(peak, load);
  }
  close();
}

}  // namespace

QVector<TimelineMark> limitMarks(const Model& model, const Motion& motion) {
  QVector<TimelineMark> marks;
  for (int joint = 1; joint < model.linkCount(); ++joint) appendMarks(marks, model, motion, joint);
  return marks;
}

QVector<TimelineMark> eventMarks(const std::vector<RecordedEvent>& events) {
  QVector<TimelineMark> marks;
  for (const RecordedEvent& event : events) {
    QString words = QString::fromStdString(event.label);
    if (!event.context.empty() && event.context != "General")
      words += QStringLiteral(", ") + QString::fromStdString(event.context).toLower();
    marks.append({MarkKind::Event, event.time, event.time,
                  words + QStringLiteral(" at %1 s").arg(figures(event.time, 3)),
                  static_cast<int>(marks.size())});
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
