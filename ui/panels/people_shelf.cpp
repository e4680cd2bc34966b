// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/people_shelf.h"

#include <QLocale>
#include <QObject>
#include <cmath>
#include <span>

#include "engine/model/arm_sites.h"
#include "engine/model/model_file.h"
#include "ui/document/language/said.h"
#include "ui/panels/measure_list.h"

namespace handhold {

namespace {

constexpr const char* kPlace = "person";  // of the text in errors

Subject goingAlong(std::string text) {
  Subject person({}, modelFromJson(text, kPlace));
  person.file = std::move(text);
  return person;
}

QString measureTitle(const std::string& word) {
  for (const std::span<const ShownMeasure> shown :
       {std::span<const ShownMeasure>(kPersonSizes), std::span<const ShownMeasure>(kPersonLengths),
        std::span<const ShownMeasure>(kPersonGirths)})
    for (const ShownMeasure& measure : shown)
      if (measure.word == word) return said(measure.title);
  return QString::fromStdString(word);
}

}  // namespace

QString unsurveyedWords(const Model& body) {
  if (isArmAlone(body))
    return QObject::tr("This task is of an arm alone, which is a body of its own: nobody else does it.");
  return QObject::tr(
      "The source's skeleton is nobody of the survey. Choose a person or a sex to have a body by measures.");
}

QString unusualWords(const Survey& survey, const AskedPerson& asked) {
  const std::optional<UnusualMeasure> unusual = mostUnusual(survey.of(asked.sex), asked.set);
  if (!unusual) return {};
  const QString off = QLocale::c().toString(std::abs(unusual->deviations), 'f', 1);
  return (unusual->deviations < 0.0
              ? QObject::tr("Hardly anybody is like that: %1 is %2 standard deviations less than people have "
                            "whose other measures are these.")
              : QObject::tr("Hardly anybody is like that: %1 is %2 standard deviations more than people have "
                            "whose other measures are these."))
      .arg(measureTitle(unusual->word), off);
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
