// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>
#include <vector>

#include "engine/people/person_model.h"
#include "ui/panels/suit_choices.h"

namespace handhold {

/// Where people come from and go to, by what the program knows of files.
struct PeopleShelf {
  PeopleTables tables;
  QStringList shipped;                               ///< names of models with the skeleton
  std::function<QStringList()> own;                  ///< names of people that were kept
  std::function<Subject(const QString& name)> open;  ///< either; throws InputError
  std::function<std::string(const Subject&)> text;   ///< of the model's file
  std::function<void(const QString& name, const std::string& text)> keep;  ///< throws InputError
  std::vector<SuitFile> suits = {};                                        ///< that come with the program
};

/// Why a body that is none of the survey has no measures, and what to do about it.
QString unsurveyedWords(const Model& body);

/// Which measure of a person hardly goes with the others; empty where all do.
QString unusualWords(const Survey& survey, const AskedPerson& asked);

/// Somebody of the shelf in the suit that another wears, if any. Throws InputError where it does not fit.
Subject openInSuitOf(const PeopleShelf& shelf, const Subject& worn, const QString& name);

/// The person in a suit, in place of the one that they wear; a suit without a place is none, and one of the
/// program's own people without any goes by name again. Throws InputError where it does not fit.
Subject wearing(const PeopleShelf& shelf, const Subject& person, const SuitFile& suit);

}  // namespace handhold
