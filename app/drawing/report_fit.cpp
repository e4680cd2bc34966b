// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/report_fit.h"

#include <algorithm>
#include <functional>

#include "app/drawing/page_parts.h"
#include "engine/trial/marker_residuals.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/fit_facts.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/recordings/told_lengths.h"

namespace handhold {

namespace {

constexpr std::size_t kMarkersTold = 5;

bool isOfFit(const ReportedResult& result) {
  return recordingOf(*result.kept->trial) && !result.kept->trial->motion.frames.empty();
}

/// In lines of their own.
QString linesOf(const QStringList& lines) {
  QStringList html;
  for (const QString& line : lines) html << line.toHtmlEscaped();
  return html.join(QStringLiteral("<br>"));
}

/// Those that are not met well.
QStringList poorMarkers(const Trial& trial) {
  const Recorded& recorded = *trial.from<Recorded>();
  QStringList words;
  std::size_t poor = 0;
  for (const int marker : markersWorstFirst(recorded)) {
    if (isMetWell(recorded.markers[static_cast<std::size_t>(marker)])) continue;
    if (poor++ < kMarkersTold) words << markerWords(recorded, marker);
  }
  if (poor > kMarkersTold) words << QObject::tr("%1 more").arg(poor - kMarkersTold);
  return words.isEmpty() ? QStringList{QObject::tr("none")} : words;
}

}  // namespace

bool isAllRecorded(const std::vector<ReportedResult>& results) {
  return std::ranges::all_of(
      results, [](const ReportedResult& one) { return one.kept->trial->from<Recorded>() != nullptr; });
}

QString fitHtml(const std::vector<ReportedResult>& results) {
  if (std::ranges::none_of(results, isOfFit)) return {};
  QString html = QObject::tr("<h2>Fit to the recording</h2>\n<table>");
  const auto row = [&](const QString& title, const std::function<QStringList(const Trial&)>& told) {
    QStringList cells;
    for (const ReportedResult& result : results)
      cells << (isOfFit(result) ? linesOf(told(*result.kept->trial)) : QStringLiteral("–"));
    html += pageRow(title, cells);
  };
  row(QStringLiteral("Body"), [](const Trial& trial) {
    QStringList lines{fitWords(trial), leftOnPelvisWords(trial)};
    if (isReduced(trial)) lines << reductionWords(trial);
    return lines;
  });
  row(QStringLiteral("Low-pass"),
      [](const Trial& trial) { return QStringList{lowPassWords(trial.from<Recorded>()->cutOff)}; });
  row(QStringLiteral("Markers beyond %1 RMS or %2")
          .arg(lengthWords(kGoodMarkerRms), lengthWords(kGoodMarkerMax)),
      poorMarkers);
  row(QStringLiteral("Doubtful"), [](const Trial& trial) { return doubtWords(*trial.from<Recorded>()); });
  return html + QStringLiteral("</table>\n");
}

}  // namespace handhold
