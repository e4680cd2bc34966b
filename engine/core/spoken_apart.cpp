// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_apart.h"

#include <cstdio>

#include "engine/core/spoken_amount.h"
#include "engine/core/unit_table.h"

namespace handhold {

namespace {

constexpr int kMostDecimals = 9;

/// Lengths are told in what suits them, shares in per cent, all else in the unit of the choice.
double perSiOf(const std::string& unit, Dimension dimension, const UnitChoice& units) {
  const bool isNamed = dimension == Dimension::Length || dimension == Dimension::None;
  const std::optional<Amount> one = isNamed ? unitCalled(unit) : std::nullopt;
  return one ? 1.0 / one->value : unitOf(dimension, units).perSi;
}

std::string figure(double value, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

}  // namespace

std::string spokenApart(double amount, double other, Dimension dimension, const UnitChoice& units) {
  const std::string words = spokenAmount(amount, dimension, units);
  if (amount == other || words != spokenAmount(other, dimension, units)) return words;
  const std::string unit = words.substr(words.find(' ') + 1);
  const double perSi = perSiOf(unit, dimension, units);
  for (int decimals = 1; decimals <= kMostDecimals; ++decimals) {
    const std::string finer = figure(amount * perSi, decimals);
    if (finer != figure(other * perSi, decimals)) return finer + " " + unit;
  }
  return words;
}

}  // namespace handhold
