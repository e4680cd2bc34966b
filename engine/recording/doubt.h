// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace handhold {

/// What a file leaves open.
enum class DoubtKind {
  Units,
  UpAxis,
  Labels,
  Gaps,
  Frames,  ///< how many there are, where they end
  Rate,
  Times,
  Plate,
  Events,
  Scale,
  Skeleton,
  Header  ///< what a header says and the data do not
};

/// Something that a file does not say, or says in two ways, and what was taken instead: a person decides.
struct Doubt {
  DoubtKind kind = DoubtKind::Header;
  std::string place;    ///< "POINT:UNITS", "line 4", "plate 2"
  std::string found;    ///< what is doubtful, in words
  std::string assumed;  ///< what was made of it, in words

  bool operator==(const Doubt&) const = default;
};

using Doubts = std::vector<Doubt>;

/// "Units", "Up axis": what a page puts before the doubt.
const char* wordOf(DoubtKind kind);

/// "POINT:UNITS: the unit 'mete' is cut off; read as metres".
std::string inWords(const Doubt& doubt);

bool hasDoubt(const Doubts& doubts, DoubtKind kind);

}  // namespace handhold
