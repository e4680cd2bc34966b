// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/crowd_row.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/controls/choice_box.h"
#include "ui/controls/number_field.h"
#include "ui/document/language/said.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

NumberField* crowdField(const char* name, const char* tip, double value, const NumberKind& kind) {
  auto* field = new NumberField(kind);
  field->setObjectName(QLatin1String(name));
  field->setToolTip(said(tip));
  field->setFixedWidth(56);
  field->showValue(value);
  return field;
}

}  // namespace

CrowdRow::CrowdRow(const QStringList& contacts, const StudyDraft& start, QWidget* parent)
    : QWidget(parent),
      isDrawn_(new QCheckBox(tr("Virtual people"), this)),
      sex_(new ChoiceBox(this)),
      contact_(new ChoiceBox(this)) {
  const PeopleRequest crowd = start.crowd.value_or(PeopleRequest());
  isDrawn_->setObjectName(QStringLiteral("study.crowd"));
  isDrawn_->setToolTip(
      tr("Who can: people drawn by correlated measures (ANSUR II) and strengths, in place of those above"));
  isDrawn_->setChecked(start.crowd.has_value());
  sex_->setObjectName(QStringLiteral("study.crowd.sex"));
  sex_->addItems({tr("women and men"), tr("women"), tr("men")});
  contact_->setObjectName(QStringLiteral("study.contact"));
  contact_->setToolTip(
      tr("A contact that is tried at places along its rod or over its face, with everybody"));
  contact_->addItems(QStringList{tr("where it is")} + contacts);
  contact_->setEnabled(!contacts.isEmpty());
  count_ = crowdField("study.crowd.count", "How many people", crowd.count, number::count(1, 10000));
  seed_ = crowdField("study.crowd.seed", "The same seed draws the same people",
                     static_cast<double>(crowd.seed), number::count(0, 1e9));
  places_ = crowdField("study.places", "Places to try, at most", start.places, number::count(2, 1000));
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(space::kSmall);
  for (QWidget* part :
       {static_cast<QWidget*>(isDrawn_), static_cast<QWidget*>(count_), static_cast<QWidget*>(sex_),
        static_cast<QWidget*>(new QLabel(said("seed"), this)), static_cast<QWidget*>(seed_)})
    line->addWidget(part);
  line->addStretch(1);
  for (QWidget* part :
       {static_cast<QWidget*>(new QLabel(said("Hold"), this)), static_cast<QWidget*>(contact_),
        static_cast<QWidget*>(new QLabel(said("at"), this)), static_cast<QWidget*>(places_),
        static_cast<QWidget*>(new QLabel(said("places"), this))})
    line->addWidget(part);
  connect(isDrawn_, &QCheckBox::toggled, this, &CrowdRow::tell);
  connect(contact_, &QComboBox::currentIndexChanged, this, &CrowdRow::tell);
  for (const NumberField* field : {count_, places_})
    connect(field, &NumberField::entered, this, &CrowdRow::tell);
  tell();
}

void CrowdRow::tell() {
  const bool isDrawn = isDrawn_->isChecked();
  count_->setEnabled(isDrawn);
  seed_->setEnabled(isDrawn);
  sex_->setEnabled(isDrawn);
  places_->setEnabled(contact_->currentIndex() > 0);
  emit changed();
}

void CrowdRow::fill(StudyDraft& draft) const {
  draft.crowd.reset();
  draft.contact = contact_->currentIndex() > 0 ? contact_->currentText() : QString();
  draft.places = qRound(places_->value());
  if (!isDrawn_->isChecked()) return;
  draft.design = Design::Grid;
  draft.people.clear();
  draft.crowd = PeopleRequest{qRound(count_->value()), static_cast<std::uint64_t>(seed_->value()), {}};
  if (sex_->currentIndex() > 0) draft.crowd->sex = sex_->currentIndex() == 1 ? Sex::Female : Sex::Male;
}

}  // namespace handhold
