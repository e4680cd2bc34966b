// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/severity_look.h"

#include "ui/theme/tokens.h"

namespace handhold {

QString severityIcon(Severity severity) {
  switch (severity) {
    case Severity::Good:
      return QStringLiteral("good");
    case Severity::Attention:
      return QStringLiteral("warning");
    case Severity::Error:
      return QStringLiteral("error");
    case Severity::Info:
      break;
  }
  return QStringLiteral("info");
}

QColor severityColor(Severity severity, const QPalette& palette) {
  const Tokens& colours = tokens(palette);
  switch (severity) {
    case Severity::Good:
      return colours.good;
    case Severity::Attention:
      return colours.attention;
    case Severity::Error:
      return colours.exceeded;
    case Severity::Info:
      break;
  }
  return colours.accent;
}

}  // namespace handhold
