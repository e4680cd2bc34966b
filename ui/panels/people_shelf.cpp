// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/people_shelf.h"

#include <QObject>

#include "engine/model/arm_sites.h"
#include "engine/model/model_file.h"

namespace handhold {

namespace {

constexpr const char* kPlace = "person";  // of the text in errors

Subject goingAlong(std::string text) {
  Subject person({}, modelFromJson(text, kPlace));
  person.file = std::move(text);
  return person;
}

}  // namespace

QString unsurveyedWords(const Model& body) {
  if (isArmAlone(body))
    return QObject::tr("This task is of an arm alone, which is a body of its own: nobody else does it.");
  return QObject::tr(
      "The source's skeleton is nobody of the survey. Choose a person or a sex to have a body by measures.");
}

Subject openInSuitOf(const PeopleShelf& shelf, const Subject& worn, const QString& name) {
  const Subject person = shelf.open(name);
  return worn.model->suit.empty() ? person : inSuitOf(worn, goingAlong(shelf.text(person)));
}

Subject wearing(const PeopleShelf& shelf, const Subject& person, const SuitFile& suit) {
  const std::string text = shelf.text(person);
  if (!suit.place.empty()) return goingAlong(withSuit(text, kPlace, suit.text, suit.place));
  std::string bare = withoutSuit(text, kPlace);
  for (const QString& name : shelf.shipped)
    if (const Subject own = shelf.open(name); withoutSuit(shelf.text(own), kPlace) == bare) return own;
  return goingAlong(std::move(bare));
}

}  // namespace handhold
