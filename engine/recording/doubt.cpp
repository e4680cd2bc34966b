// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/doubt.h"

#include <algorithm>

namespace handhold {

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

std::string inWords(const Doubt& doubt) { return doubt.place + ": " + doubt.found + "; " + doubt.assumed; }

bool hasDoubt(const Doubts& doubts, DoubtKind kind) {
  return std::any_of(doubts.begin(), doubts.end(), [&](const Doubt& d) { return d.kind == kind; });
}

}  // namespace handhold
