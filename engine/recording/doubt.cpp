// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/doubt.h"

#include <algorithm>

#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

void fill(std::string& words, std::size_t number, const std::string& amount) {
  const std::string place = std::string("{").append(std::to_string(number)).append("}");
  for (std::size_t at = words.find(place); at != std::string::npos;
       at = words.find(place, at + amount.size()))
    words.replace(at, place.size(), amount);
}

}  // namespace

const char* wordOf(DoubtKind kind) {
  switch (kind) {
    case DoubtKind::Units:
      return "Units";
    case DoubtKind::UpAxis:
      return "Up axis";
    case DoubtKind::Labels:
      return "Labels";
    case DoubtKind::Gaps:
      return "Gaps";
    case DoubtKind::Frames:
      return "Frames";
    case DoubtKind::Rate:
      return "Rate";
    case DoubtKind::Times:
      return "Times";
    case DoubtKind::Plate:
      return "Force plate";
    case DoubtKind::Events:
      return "Events";
    case DoubtKind::Scale:
      return "Scale";
    case DoubtKind::Skeleton:
      return "Skeleton";
    case DoubtKind::Header:
      return "Header";
  }
  return "";
}

Doubt withAmountsSaid(Doubt doubt, const std::function<std::string(const DoubtAmount&)>& words) {
  for (std::size_t i = 0; i < doubt.amounts.size(); ++i) {
    const std::string amount = words(doubt.amounts[i]);
    for (std::string* part : {&doubt.found, &doubt.assumed}) fill(*part, i + 1, amount);
  }
  doubt.amounts.clear();
  return doubt;
}

Doubt withAmountsSaid(const Doubt& doubt) {
  constexpr UnitChoice kSi{UnitSystem::Metric, LengthUnit::Metre};
  return withAmountsSaid(
      doubt, [&](const DoubtAmount& amount) { return spokenSize(amount.value, amount.dimension, kSi); });
}

std::string inWords(const Doubt& doubt) {
  const Doubt told = withAmountsSaid(doubt);
  return told.place + ": " + told.found + "; " + told.assumed;
}

bool hasDoubt(const Doubts& doubts, DoubtAbout about) {
  return std::ranges::find(doubts, about, &Doubt::about) != doubts.end();
}

bool hasDoubt(const Doubts& doubts, DoubtKind kind) {
  return std::any_of(doubts.begin(), doubts.end(), [&](const Doubt& d) { return d.kind == kind; });
}

}  // namespace handhold
