// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "engine/core/bounds.h"
#include "engine/core/progress.h"
#include "engine/core/unit_choice.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// A number that a study is run with: the one description that options, fields and files go over.
struct StudyCondition {
  const char* option;  ///< "--offset"
  const char* key;     ///< in summary.json, with its unit: "offset_m"
  const char* group;   ///< what it belongs to: "Noise"
  const char* title;   ///< "Mean error"
  const char* words;   ///< what it is
  Range range;         ///< as it is told, with the unit
  Dimension dimension = Dimension::None;
  double perSi = 1.0;  ///< told number = SI number * perSi
  bool isWhole = false;

  /// Whether it is one of two things, 0 or 1.
  bool isEither() const { return isWhole && range.least == 0.0 && range.most == 1.0; }
};

/// The conditions' numbers, in SI, in the order of their descriptions.
using StudyValues = std::vector<double>;

/// A study of a document that can be run with conditions.
struct StudyKind {
  std::string name;                ///< "three-bar"
  std::string title, words;        ///< what it is
  std::vector<std::string> notes;  ///< what whoever reads the results must know
  std::vector<StudyCondition> conditions;
  StudyValues usual;  ///< those that made the document's figures
  std::function<PrintedStudy(const StudyValues&, const ProgressSink&, const std::stop_token&)> run;
  bool isInstant = false;                    ///< so quick that it is run anew with every change
  std::string compared = "printed results";  ///< what ours is put beside, in the plural
};

/// "offset 0.02 m (0.01 m)": what is not as it made the document's figures; empty where all is.
std::string changedConditions(const StudyKind& kind, const StudyValues& values);

/// One that was run, with its conditions.
struct StudyRun {
  StudyKind kind;
  StudyValues values;
  PrintedStudy study;
};

/// What whoever reads rotations between frames must know (10.5, 11.3 of 003).
std::string threeAnglesNote();

/// Runs it. Where ours differs from the printed under changed conditions, they are told among the reasons.
StudyRun runStudy(const StudyKind& kind, const StudyValues& values, const ProgressSink& progress = {},
                  const std::stop_token& stop = {});

/// A condition with its place among those of one study.
template <class Conditions>
struct ConditionRow {
  StudyCondition told;
  std::function<double(const Conditions&)> get;
  std::function<void(Conditions&, double)> set;
};

/// `field` gives the number in any conditions, constant or not.
template <class Conditions, class Field>
ConditionRow<Conditions> conditionRow(const StudyCondition& told, Field field) {
  return {told, [field](const Conditions& conditions) { return static_cast<double>(field(conditions)); },
          [field](Conditions& conditions, double value) {
            auto& number = field(conditions);
            number = static_cast<std::remove_reference_t<decltype(number)>>(value);
          }};
}

template <class Conditions>
Conditions conditionsOf(const std::vector<ConditionRow<Conditions>>& rows, const StudyValues& values) {
  Conditions conditions;
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].set(conditions, values[i]);
  return conditions;
}

/// Descriptions and the usual numbers, which are those of conditions that nobody has changed.
template <class Conditions>
void describe(StudyKind& kind, const std::vector<ConditionRow<Conditions>>& rows) {
  for (const ConditionRow<Conditions>& row : rows) {
    kind.conditions.push_back(row.told);
    kind.usual.push_back(row.get(Conditions()));
  }
}

}  // namespace handhold
