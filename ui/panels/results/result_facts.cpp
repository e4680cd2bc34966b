// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/result_facts.h"

#include <QStringList>

#include "ui/document/element_names.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/result_actions.h"
#include "ui/document/verdict.h"
#include "ui/theme/figures.h"

namespace handhold {

QString factsOf(const Trial& trial) {
  QStringList facts{verdictOf(trial).words};
  if (trial.peak.joint.valid())
    facts << QStringLiteral("most loaded: %1")
                 .arg(readableName(trial.subject.model->joints[trial.peak.joint].name).toLower());
  if (trial.task && trial.objective)
    facts << QStringLiteral("minimised: %1").arg(objectiveWords(trial.task->objective).toLower());
  const Recording* recording = recordingOf(trial);
  if (recording) facts << contentWords(*recording);
  const double length = recording ? durationOf(*recording) : trial.motion.duration();
  if (length > 0.0) facts << QStringLiteral("%1 s long").arg(figures(length, 2));
  return facts.join(QStringLiteral(" · "));
}

}  // namespace handhold
