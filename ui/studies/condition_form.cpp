// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/condition_form.h"

#include "ui/controls/bound_form.h"

namespace handhold {

namespace {

NumberKind numberOf(const StudyCondition& condition) {
  if (condition.isWhole) return number::count(condition.range.least, condition.range.most);
  NumberKind kind{condition.dimension, condition.range.least / condition.perSi,
                  condition.range.most / condition.perSi};
  if (condition.dimension == Dimension::None) kind.unit = QString::fromLatin1(condition.range.unit);
  return kind;
}

FieldText textOf(const StudyCondition& condition) {
  QString words = QString::fromLatin1(condition.words);
  words[0] = words[0].toUpper();
  return {QString::fromLatin1(condition.title), QStringLiteral("studies.") + condition.key, words};
}

void addCondition(BoundForm& form, StudySession& session, std::size_t index) {
  const StudyCondition& condition = session.kind().conditions[index];
  if (condition.isEither()) {
    form.addSwitch(textOf(condition),
                   {[&session, index] { return session.values()[index] != 0.0; },
                    [&session, index](bool is) { session.setValue(index, is ? 1.0 : 0.0); }});
    return;
  }
  form.addNumber(textOf(condition), numberOf(condition),
                 {[&session, index] { return session.values()[index]; },
                  [&session, index](double value) { session.setValue(index, value); }});
}

}  // namespace

ConditionForm::ConditionForm(StudySession& session, QWidget* parent)
    : QWidget(parent), session_(session), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  connect(&session, &StudySession::chosenChanged, this, &ConditionForm::rebuild);
  connect(&session, &StudySession::valuesChanged, this, [this] { form_->refresh(); });
  connect(&Units::shared(), &Units::changed, this, &ConditionForm::rebuild);
  rebuild();
}

void ConditionForm::rebuild() {
  delete form_;
  column_->addWidget(form_ = new BoundForm(this));
  QString group;
  for (std::size_t i = 0; i < session_.kind().conditions.size(); ++i) {
    const QString next = QString::fromLatin1(session_.kind().conditions[i].group);
    if (next != group) form_->addGroup(next);
    group = next;
    addCondition(*form_, session_, i);
  }
  form_->refresh();
}

}  // namespace handhold
