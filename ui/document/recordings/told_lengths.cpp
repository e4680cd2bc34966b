// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/told_lengths.h"

#include "engine/core/spoken_amount.h"
#include "engine/core/spoken_length.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

std::string amountNow(const DoubtAmount& amount) {
  UnitChoice choice = Units::shared().choice();
  if (amount.dimension == Dimension::Length && amount.value >= kLongLength) choice.length = LengthUnit::Metre;
  return spokenSize(amount.value, amount.dimension, choice);
}

}  // namespace

QString lengthWords(double metres) {
  return said(spokenSize(metres, Dimension::Length, Units::shared().choice()));
}

/// Part by part, so that no template takes two of them for one sentence.
QString doubtSentence(const Doubt& doubt) {
  const Doubt told = withAmountsSaid(doubt, amountNow);
  return said(told.place) + QStringLiteral(": ") + said(told.found) + QStringLiteral("; ") +
         said(told.assumed);
}

}  // namespace handhold
