// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/caption.h"

#include <cmath>

#include "ui/document/joint_loads.h"
#include "ui/document/subject_names.h"
#include "ui/document/verdict.h"

namespace handhold {

namespace {

Color severityColor(Severity severity, const Theme& theme) {
  switch (severity) {
    case Severity::Good:
      return theme.good;
    case Severity::Attention:
      return theme.attention;
    case Severity::Error:
      return theme.exceeded;
    case Severity::Info:
      break;
  }
  return theme.muted;
}

}  // namespace

Caption captionOf(const Project& project, const Moment& moment, const Theme& theme) {
  const Verdict verdict = verdictOf(project);
  QString words = verdict.words;
  const auto peak = peakLoad(*project.model, moment);
  if (peak && peak->joint.valid())
    words += QStringLiteral(" · peak %1 % %2")
                 .arg(std::lround(100.0 * peak->load))
                 .arg(readableName(project.model->joints[peak->joint].name).toLower());
  return {words.toStdString(), severityColor(verdict.severity, theme)};
}

}  // namespace handhold
