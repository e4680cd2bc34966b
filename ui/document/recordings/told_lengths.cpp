// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/told_lengths.h"

#include "engine/core/spoken_amount.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

QString lengthWords(double metres) {
  return said(spokenSize(metres, Dimension::Length, Units::shared().choice()));
}

/// Part by part, so that no template takes two of them for one sentence. Doubts stay with their recording as
/// they were found: their amounts are looked for in the sentence.
QString doubtSentence(const Doubt& doubt) {
  return inOwnUnits(said(doubt.place) + QStringLiteral(": ") + said(doubt.found) + QStringLiteral("; ") +
                    said(doubt.assumed));
}

}  // namespace handhold
