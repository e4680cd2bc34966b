// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/unit_choice.h"

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

/// What a doubt is about, for those who look for it again: words are for people.
enum class DoubtAbout {
  Other,
  LengthUnit,   ///< how lengths were read, or what body that makes: settled where somebody tells the unit
  UpOpen,       ///< which axis points up was left open
  UntoldMass,   ///< of the person
  BodySize,     ///< told otherwise than measured
  JointLimits,  ///< ranges and strengths that the motion passes
  Hold          ///< that somebody declared
};

/// A size in the words of a doubt.
struct DoubtAmount {
  double value = 0.0;  ///< SI
  Dimension dimension = Dimension::Length;

  bool operator==(const DoubtAmount&) const = default;
};

/// Something that a file does not say, or says in two ways, and what was taken instead: a person decides.
struct Doubt {
  DoubtKind kind = DoubtKind::Header;
  std::string place;    ///< "POINT:UNITS", "line 4", "plate 2"
  std::string found;    ///< what is doubtful, in words, with {1}, {2} ... for the amounts
  std::string assumed;  ///< what was made of it, likewise
  DoubtAbout about = DoubtAbout::Other;
  std::vector<DoubtAmount> amounts = {};

  bool operator==(const Doubt&) const = default;
};

using Doubts = std::vector<Doubt>;

/// "Units", "Up axis": what a page puts before the doubt.
const char* wordOf(DoubtKind kind);

/// The doubt with its amounts said in its words.
Doubt withAmountsSaid(Doubt doubt, const std::function<std::string(const DoubtAmount&)>& words);

/// In m and kg.
Doubt withAmountsSaid(const Doubt& doubt);

/// "POINT:UNITS: the unit 'mete' is cut off; read as metres"; amounts in m and kg.
std::string inWords(const Doubt& doubt);

bool hasDoubt(const Doubts& doubts, DoubtKind kind);
bool hasDoubt(const Doubts& doubts, DoubtAbout about);

}  // namespace handhold
