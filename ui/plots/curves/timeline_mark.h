// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include "engine/motion/motion.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Whether events are moved, named, added and deleted.
enum class EventEditing { Fixed, Editable };

enum class MarkKind { LimitExceeded, Violation, Event };

/// A stretch of time on the ruler that deserves a look.
struct TimelineMark {
  MarkKind kind = MarkKind::LimitExceeded;
  double from = 0.0, to = 0.0;  ///< (s)
  QString text;                 ///< "Right knee flexion 112 % of its limit"
  int event = -1;               ///< among the recording's events
  QString label = {};           ///< of an event, as people named it
  QString title = {};           ///< of an event, without its time: "Foot Strike, left"
};

/// One mark for each joint and stretch of frames whose torque is above its limit.
QVector<TimelineMark> limitMarks(const Model& model, const Motion& motion);

/// "Foot Strike, left" at their times, as dots above the strip.
QVector<TimelineMark> eventMarks(const std::vector<RecordedEvent>& events);

/// One mark for each sentence at its time (s).
QVector<TimelineMark> violationMarks(const QStringList& sentences, const std::vector<double>& times);

}  // namespace handhold
