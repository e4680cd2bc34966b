// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/told_lengths.h"

#include <QRegularExpression>

#include "engine/core/spoken_amount.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

constexpr double kLong = 3.0;  // m: nobody counts it in millimetres

double metresOf(const QRegularExpressionMatch& length) {
  const QString unit = length.captured(2);
  const double number = length.captured(1).toDouble();
  if (unit == QLatin1String("mm")) return 1e-3 * number;
  return unit == QLatin1String("cm") ? 1e-2 * number : number;
}

/// Doubts stay with their recording as they were found: their lengths are looked for in the sentence.
QString withLengthsOfNow(const QString& sentence) {
  static const QRegularExpression lengths(
      QStringLiteral("\\b(\\d+(?:\\.\\d+)?(?:e-?\\d+)?) (mm|cm|m)\\b(?![/^²³])"));
  const bool isMetric = Units::shared().choice().system == UnitSystem::Metric;
  QString told;
  qsizetype end = 0;
  for (auto found = lengths.globalMatch(sentence); found.hasNext();) {
    const QRegularExpressionMatch length = found.next();
    const double metres = metresOf(length);
    if (isMetric && metres >= kLong) continue;
    told += sentence.mid(end, length.capturedStart() - end) + lengthWords(metres);
    end = length.capturedEnd();
  }
  return told + sentence.mid(end);
}

}  // namespace

QString lengthWords(double metres) {
  return said(spokenSize(metres, Dimension::Length, Units::shared().choice()));
}

/// Part by part, so that no template takes two of them for one sentence.
QString doubtSentence(const Doubt& doubt) {
  return withLengthsOfNow(said(doubt.place) + QStringLiteral(": ") + said(doubt.found) +
                          QStringLiteral("; ") + said(doubt.assumed));
}

}  // namespace handhold
