// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/caption.h"

#include "ui/document/joint_loads.h"

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
  return captionOf(verdictOf(project), project, moment, theme);
}

Caption captionOf(const Verdict& verdict, const Project& project, const Moment& moment, const Theme& theme) {
  QString words = verdict.words;
  const QString peak = peakWords(project, moment);
  if (!peak.isEmpty()) words += QStringLiteral(" · ") + peak;
  return {words.toStdString(), severityColor(verdict.severity, theme)};
}

}  // namespace handhold
