// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/condition_form.h"

#include <QSignalBlocker>
#include <algorithm>

#include "ui/controls/bound_form.h"
#include "ui/controls/thin_slider.h"
#include "ui/document/language/said.h"
#include "ui/studies/raised_powers.h"

namespace handhold {

namespace {

constexpr int kSliderSteps = 1000;
constexpr int kBelowFields = 2;  // what a form keeps at its end: its problem and the room below

NumberKind numberOf(const StudyCondition& condition) {
  if (condition.isWhole) return number::count(condition.range.least, condition.range.most);
  NumberKind kind{condition.dimension, condition.range.least / condition.perSi,
                  condition.range.most / condition.perSi};
  if (condition.dimension == Dimension::None) kind.unit = raisedPowers(condition.range.unit);
  return kind;
}

FieldText textOf(const StudyCondition& condition) {
  QString words = said(condition.words);
  words[0] = words[0].toUpper();
  return {said(condition.title), QStringLiteral("studies.") + condition.key, words};
}

/// Over all of the number's range; what is dragged is taken at once.
QSlider* sliderOf(const StudyCondition& condition, StudySession& session, std::size_t index) {
  const NumberKind kind = numberOf(condition);
  const FieldText text = textOf(condition);
  auto* slider = new ThinSlider;
  slider->setObjectName(text.name + QStringLiteral(".slider"));
  slider->setAccessibleName(said(text.label));
  slider->setToolTip(said(text.tooltip));
  slider->setRange(0, kind.isWhole ? qRound(kind.upper - kind.lower) : kSliderSteps);
  const double lower = kind.lower, upper = kind.upper,
               step = (kind.upper - kind.lower) / std::max(1, slider->maximum());
  QObject::connect(slider, &QSlider::valueChanged, &session, [&session, index, lower, upper, step](int at) {
    session.setValue(index, std::min(upper, lower + step * at));
  });
  const auto follow = [&session, slider, index, lower, step] {
    const QSignalBlocker blocker(slider);
    if (!slider->isSliderDown()) slider->setValue(qRound((session.values()[index] - lower) / step));
  };
  QObject::connect(&session, &StudySession::valuesChanged, slider, follow);
  follow();
  return slider;
}

void addCondition(BoundForm& form, StudySession& session, std::size_t index) {
  const StudyCondition& condition = session.kind().conditions[index];
  if (condition.isEither()) {
    form.addSwitch(textOf(condition),
                   {[&session, index] { return session.values()[index] != 0.0; },
                    [&session, index](bool is) { session.setValue(index, is ? 1.0 : 0.0); }});
    return;
  }
  const Binding<double> binding{[&session, index] { return session.values()[index]; },
                                [&session, index](double value) { session.setValue(index, value); }};
  form.addNumber(textOf(condition), numberOf(condition), binding);
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
    const Range& range = session_.kind().conditions[i].range;
    if (!session_.kind().isInstant || range.most <= range.least) continue;
    auto* column = qobject_cast<QVBoxLayout*>(form_->layout());
    column->insertWidget(column->count() - kBelowFields,
                         sliderOf(session_.kind().conditions[i], session_, i));
  }
  form_->refresh();
}

}  // namespace handhold
