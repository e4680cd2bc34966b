// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/study/study_store.h"

namespace handhold {

/// So many of so many.
struct Share {
  int can = 0, of = 0;
  double value() const { return of > 0 ? static_cast<double>(can) / of : 0.0; }
  bool operator==(const Share&) const = default;
};

/// Between which the share of all lies with 95 % confidence when these were drawn from them: Wilson 1927
/// (Newcombe 1998, method 3). 0 to 1 where there are none.
std::array<double, 2> wilsonInterval(const Share& share);

/// Whether its cases were drawn by chance, so that others may be like them: people, or numbers. A grid and
/// people picked by hand were chosen, and Sobol's points lie more evenly than chance would have them.
bool isDrawn(const StudyPlan& plan);

/// Whether the cases with one value of a variable (none: all cases) were drawn one by one: nobody is among
/// them twice. Only then an interval says anything.
bool isDrawnOnce(const StudyPlan& plan, std::optional<std::size_t> variable = {});

/// "71.5 %, 143 of 200"; of none "none was decided".
std::string shareWords(const Share& share);
/// " (95 % interval 64.9 to 77.3 %)"; of none empty.
std::string intervalWords(const Share& share);

/// Whether it was solved or found impossible: what was refused, crashed or timed out counts for nobody.
bool isDecided(const StudyRow& row);
Share solvedShare(const std::vector<StudyRow>& rows);

/// The same of the rows with each value of a variable (by its place), in the order of the values.
struct ShareAt {
  std::string value;  ///< JSON
  Share share;
};
std::vector<ShareAt> sharesBy(const std::vector<StudyRow>& rows, std::size_t variable);

/// Whether the shares by a variable say something: a few values that are not one person's alone.
inline constexpr std::size_t kMostValuesTold = 40;
bool isToldByValue(const StudyVariable& variable, const std::vector<ShareAt>& shares);

/// Of the values of a variable those that have a solved row at any value of the others: who can at some
/// place. Who cannot where it was decided counts only once all places are decided.
Share shareOfAny(const std::vector<StudyRow>& rows, std::size_t variable);

/// The value of a variable at which most can and, among those, the median of the greatest loads is least;
/// nothing where none can.
struct BestValue {
  ShareAt at;
  double load = 0.0;  ///< that median, of who can
};
std::optional<BestValue> bestValue(const std::vector<StudyRow>& rows, std::size_t variable);

/// What stands in the way of a row that was not solved: its worst law, or its state, and where.
std::string hindranceOf(const StudyRow& row);

/// What stands in the way, the most frequent first: law (or state) and thing, in how many cases, and the
/// first.
struct Hindrance {
  std::string law, thing;
  int count = 0;
  StudyRow first;
};
std::vector<Hindrance> hindrancesOf(const std::vector<StudyRow>& rows);

/// Least, quartiles and most (Hyndman and Fan 1996, type 7); nothing of no values.
std::optional<std::array<double, 5>> fiveNumbers(std::vector<double> values);

/// A figure of a row by its name; nothing where it has none, and of what was found impossible: a search that
/// has failed may end anywhere.
std::optional<double> figureOf(const StudyRow& row, const std::string& name);
/// What charts of figures say of whom they show: " (solved cases)"; empty where nothing is left out.
const char* chartedWords(const std::vector<StudyRow>& rows);

/// A value of a variable as a number; nothing where it is none.
std::optional<double> numberAt(const StudyRow& row, std::size_t variable);
/// As people read it: without the quotes of a word.
std::string plainValue(const std::string& json);

/// A line of the answer, its title and its words, under a heading.
struct AnswerLine {
  std::string title, words;
  std::string detail = {};  ///< an example
};
struct AnswerPart {
  std::string heading;
  std::vector<AnswerLine> lines = {};
  bool isMain = false, isByValue = false;
};
/// What a study says, in the same words wherever it is shown: the share that can and the best value of
/// each variable, what stands in whose way, the shares by value.
std::vector<AnswerPart> answerOf(const StudyPlan& plan, const std::vector<StudyRow>& rows);

/// The names of all figures, in the order of the rows that have them.
std::vector<std::string> figureNames(const std::vector<StudyRow>& rows);

}  // namespace handhold
