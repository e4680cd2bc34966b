// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/strength_choices.h"

#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/math/random_numbers.h"
#include "engine/people/person_strength.h"
#include "ui/controls/choice_box.h"
#include "ui/theme/style_sheet.h"

namespace handhold {

namespace {

/// The first is nobody's in particular: young adults.
constexpr std::array kAges{0.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0};
/// The first is the mean.
constexpr std::array kPercentiles{50.0, 5.0, 25.0, 75.0, 95.0};

int placeOfAge(const std::optional<double>& age) {
  if (!age) return 0;
  const auto* at = std::ranges::find(kAges, *age);
  return at == kAges.end() ? -1 : static_cast<int>(at - kAges.begin());
}

int placeOfStrength(const std::optional<StrengthScores>& strength) {
  if (!strength || *strength == StrengthScores{}) return 0;
  for (std::size_t i = 1; i < kPercentiles.size(); ++i)
    if (*strength == scoresAt(kPercentiles[i])) return static_cast<int>(i);
  return -1;
}

/// Of who is at none of the percentiles offered: at another in all joints, or at each joint's own.
QString otherStrength(const StrengthScores& scores) {
  if (std::ranges::count(scores, scores[0]) < std::ssize(scores)) return QObject::tr("As it was drawn");
  return QObject::tr("Percentile %1").arg(std::round(1000.0 * normalShare(scores[0])) / 10.0);
}

}  // namespace

StrengthChoices::StrengthChoices(QWidget* parent)
    : QWidget(parent),
      age_(new ChoiceBox(this)),
      percentile_(new ChoiceBox(this)),
      limits_(new ChoiceBox(this)) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  age_->addItem(tr("Young adult, 18 to 25"));
  for (std::size_t i = 1; i < kAges.size(); ++i) age_->addItem(tr("%1 years").arg(kAges[i]));
  percentile_->addItem(tr("Mean"));
  for (std::size_t i = 1; i < kPercentiles.size(); ++i)
    percentile_->addItem(tr("%1th percentile").arg(kPercentiles[i]));
  limits_->addItems({tr("Go with angle and speed"), tr("Constant")});
  const struct {
    QComboBox* box;
    const char* name;
    QString label, tooltip;
  } rows[] = {
      {age_, "subject.age", tr("Age"),
       tr("Legs as measured at 18 to 25, 55 to 65 and over 65 years, all other joints by the grip at that "
          "age, what a hand holds, too, where its contact tells no limit of its own")},
      {percentile_, "subject.strength", tr("Strength"),
       tr("Of people of the same sex, age and size: the 5th percentile is weak in all joints and holds "
          "less, where contacts tell no limit of their own")},
      {limits_, "subject.limits", tr("Torque limits"),
       tr("Constant: at all angles and speeds what legs can at their best angle, and elbow, arm and trunk in "
          "the posture in which they were measured")}};
  for (const auto& row : rows) {
    row.box->setObjectName(QString::fromLatin1(row.name));
    row.box->setAccessibleName(row.label);
    row.box->setToolTip(row.tooltip);
    form->addRow(row.label, row.box);
    connect(row.box, &QComboBox::activated, this, &StrengthChoices::chosen);
  }
  auto* note = new QLabel(
      tr("Hips, knees and ankles go with angle and speed as measured (Anderson 2007), elbows with "
         "mass as young men's (Lategan and Krueger 2003; women's as their grips are of men's), hands "
         "with age (Mathiowetz 1985). Elbow, arm and trunk go in one direction with angles. All else "
         "is constant and assumed."),
      this);
  note->setWordWrap(true);
  markMuted(note);
  form->addRow(note);
}

void StrengthChoices::show(const AskedPerson& person) {
  const auto put = [](QComboBox& box, int place, const QString& otherwise) {
    const QSignalBlocker quiet(box);
    box.setCurrentIndex(place);
    if (place < 0) box.setPlaceholderText(otherwise);
  };
  put(*age_, placeOfAge(person.age), tr("%1 years").arg(person.age.value_or(0.0)));
  put(*percentile_, placeOfStrength(person.strength),
      otherStrength(person.strength.value_or(StrengthScores{})));
  put(*limits_, person.hasConstantStrength ? 1 : 0, {});
}

void StrengthChoices::take(AskedPerson& person) const {
  const int age = age_->currentIndex(), percentile = percentile_->currentIndex();
  if (age == 0) person.age.reset();
  if (age > 0) person.age = kAges[static_cast<std::size_t>(age)];
  if (percentile == 0) person.strength.reset();
  if (percentile > 0) person.strength = scoresAt(kPercentiles[static_cast<std::size_t>(percentile)]);
  person.hasConstantStrength = limits_->currentIndex() == 1;
}

}  // namespace handhold
