// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace handhold {

struct Project;
struct Trial;
enum class PostureStatus;

enum class Severity { Info, Good, Attention, Error };

/// How a result is called: feasible or not, in words that never stand alone as a colour.
struct Verdict {
  Severity severity = Severity::Info;
  QString words;
};

/// Of a solver's answer.
Verdict verdictOf(PostureStatus status);

/// Of the motion that the project shows, or of its posture where there is none. Limits that the task switched
/// off are part of the words, and such a verdict is never Good.
Verdict verdictOf(const Project& project);

/// The same of a trial under the task that it answers.
Verdict verdictOf(const Trial& trial);

/// "148 iterations".
QString iterationWords(int count);

}  // namespace handhold

Q_DECLARE_METATYPE(handhold::Severity)
