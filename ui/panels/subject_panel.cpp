// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/subject_panel.h"

#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <cmath>

#include "engine/core/error.h"
#include "engine/model/arm_sites.h"
#include "engine/people/kept_person.h"
#include "engine/planning/carried_points.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/column_area.h"
#include "ui/controls/replace_question.h"
#include "ui/controls/section.h"
#include "ui/document/language/said.h"
#include "ui/panels/measure_list.h"
#include "ui/panels/strength_choices.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kPause = 30;  // ms

NumberKind kindOf(const std::string& word) {
  if (word == kBodyMass) return {Dimension::Mass, 20.0, 250.0};
  return {Dimension::Length, 0.02, 2.5};
}

QString titleOf(const AskedPerson& asked) {
  const auto stature = asked.set.find(kStature);
  const QString sex = QString::fromStdString(toString(asked.sex));
  if (stature == asked.set.end()) return QObject::tr("Body: %1").arg(sex);
  return QObject::tr("Body: %1, %2").arg(sex, measured(stature->second, Dimension::Length));
}

}  // namespace

SubjectPanel::SubjectPanel(Document& document, SubjectSession& session, PeopleShelf shelf, QWidget* parent)
    : QWidget(parent), document_(document), session_(session), shelf_(std::move(shelf)) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* area = new ColumnArea(this);
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(space::kPanel, space::kTight, space::kPanel, space::kSmall);
  column->setSpacing(space::kSmall);
  buildHead(*column);
  buildMeasures(*column);
  buildSuit(*column);
  buildKeeping(*column);
  column->addStretch(1);
  area->setWidget(content);
  outer->addWidget(area);
  pause_.setSingleShot(true);
  pause_.setInterval(kPause);
  connect(&pause_, &QTimer::timeout, this, &SubjectPanel::takeAsked);
  connect(&document_, &Document::readoutsChanged, this, &SubjectPanel::adoptSubject);
  connect(&document_, &Document::wasReset, this, &SubjectPanel::adoptSubject);
  connect(&Units::shared(), &Units::changed, this, &SubjectPanel::refresh);
  // an undo or another file while a slider is moved: what was asked last is of another person
  connect(&document_, &Document::projectChanged, this, [this](const Project& before, const Project& after) {
    if (before.subject.model == after.subject.model || after.subject.model == adopted_) return;
    pause_.stop();
    letGo();
    adoptSubject();
  });
  listPeople();
  adoptSubject();
}

/// A field that goes with the focus takes what was typed, and the panel is no longer there to hear of it.
SubjectPanel::~SubjectPanel() {
  disconnect(&document_, nullptr, this, nullptr);
  for (const auto& [word, row] : rows_) disconnect(row, nullptr, this, nullptr);
}

void SubjectPanel::buildHead(QVBoxLayout& column) {
  people_ = new ChoiceBox(this);
  people_->setObjectName(QStringLiteral("subject.person"));
  people_->setAccessibleName(tr("Person"));
  people_->setToolTip(tr("Who does the task: f05 is a small woman (5th percentile), m95 a large man"));
  sex_ = new ChoiceBox(this);
  sex_->setObjectName(QStringLiteral("subject.sex"));
  sex_->setAccessibleName(tr("Sex"));
  sex_->addItems({tr("Female"), tr("Male")});
  sex_->setPlaceholderText(QStringLiteral("–"));
  sex_->setToolTip(tr("Percentiles stay when the sex is changed"));
  auto* form = new QFormLayout;
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Person"), people_);
  form->addRow(tr("Sex"), sex_);
  column.addLayout(form);
  connect(people_, &QComboBox::activated, this, &SubjectPanel::choose);
  connect(sex_, &QComboBox::activated, this, [this](int index) { changeSex(static_cast<Sex>(index)); });
}

MeasureRow* SubjectPanel::addMeasure(QVBoxLayout& column, const std::string& word,
                                     const MeasureRow::Text& text) {
  auto* row = new MeasureRow(text, kindOf(word), this);
  rows_[word] = row;
  column.addWidget(row);
  connect(row, &MeasureRow::typed, this, [this, word](double value) { set(word, value); });
  connect(row, &MeasureRow::slid, this, [this, word](double percentile) {
    set(word, valueAt(measureOf(shelf_.tables.survey.of(asked_.sex), word), percentile));
  });
  connect(row, &MeasureRow::letGo, this, [this, word] { set(word, std::nullopt); });
  return row;
}

void SubjectPanel::buildMeasures(QVBoxLayout& column) {
  const auto add = [this](QVBoxLayout& into, const ShownMeasure& measure) {
    addMeasure(into, measure.word,
               {said(measure.title), QStringLiteral("subject.") + measure.word, said(measure.tooltip)});
  };
  size_ = new ThinSlider(this);
  size_->setObjectName(QStringLiteral("subject.size"));
  size_->setAccessibleName(tr("Size, percentile of stature and mass"));
  size_->setToolTip(tr("From small to large: stature and mass at the same percentile"));
  size_->setRange(10, 990);
  auto* sizes = new QFormLayout;
  sizes->setContentsMargins(0, 0, 0, 0);
  sizes->addRow(tr("Small to large"), size_);
  column.addLayout(sizes);
  connect(size_, &QSlider::valueChanged, this, [this](int value) { takeSize(value / 10.0); });
  measures_ = new QWidget(this);
  auto* inner = new QVBoxLayout(measures_);
  inner->setContentsMargins(0, 0, 0, 0);
  inner->setSpacing(space::kSmall);
  column.addWidget(measures_);
  for (const ShownMeasure& measure : kPersonSizes) add(*inner, measure);
  weightless_ = new QCheckBox(tr("Spine of days without gravity"), this);
  weightless_->setObjectName(QStringLiteral("subject.weightless"));
  weightless_->setToolTip(tr("The seated height grows by 6 % (29 crew members, Young and Rajulu 2020)"));
  inner->addWidget(weightless_);
  connect(weightless_, &QCheckBox::clicked, this, [this](bool isOn) {
    asked_.isWeightless = isOn;
    ask("weightless");
  });
  const auto section = [&](const char* title, const auto& measures) {
    auto* box = new Section(said(title), Section::State::Closed, this);
    box->header()->setObjectName(QStringLiteral("subject.section.") + title);
    for (const ShownMeasure& measure : measures) add(*box->body(), measure);
    inner->addWidget(box);
  };
  section("Lengths", kPersonLengths);
  section("Girths", kPersonGirths);
  auto* box = new Section(tr("Strength"), Section::State::Closed, this);
  box->header()->setObjectName(QStringLiteral("subject.section.Strength"));
  strength_ = new StrengthChoices(this);
  box->body()->addWidget(strength_);
  inner->addWidget(box);
  connect(strength_, &StrengthChoices::chosen, this, [this] {
    const std::optional<double> age = asked_.age;
    strength_->take(asked_);
    ask(asked_.age == age ? "strength" : "age");
  });
}

void SubjectPanel::buildSuit(QVBoxLayout& column) {
  auto* box = new Section(tr("Suit"), Section::State::Closed, this);
  box->header()->setObjectName(QStringLiteral("subject.section.Suit"));
  suit_ = new SuitChoices(document_, shelf_.suits, this);
  box->body()->addWidget(suit_);
  column.addWidget(suitSection_ = box);
  connect(suit_, &SuitChoices::picked, this, &SubjectPanel::wear);
}

void SubjectPanel::buildKeeping(QVBoxLayout& column) {
  auto* row = new QHBoxLayout;
  name_ = new QLineEdit(this);
  name_->setObjectName(QStringLiteral("subject.name"));
  name_->setPlaceholderText(tr("Name"));
  name_->setAccessibleName(tr("Name of the person"));
  keep_ = new QPushButton(tr("Save person"), this);
  keep_->setObjectName(QStringLiteral("subject.keep"));
  keep_->setToolTip(tr("Keep this body under the name, for other tasks and for the command line"));
  row->addWidget(name_, 1);
  row->addWidget(keep_);
  column.addLayout(row);
  connect(keep_, &QPushButton::clicked, this, &SubjectPanel::keep);
  column.addWidget(hint_ = new QLabel(this));
  hint_->setWordWrap(true);
  markMuted(hint_);
}

/// What the mouse holds no longer moves with it.
void SubjectPanel::letGo() {
  for (QSlider* slider : findChildren<QSlider*>()) slider->setSliderDown(false);
}

void SubjectPanel::listPeople() {
  const QSignalBlocker quiet(people_);
  people_->clear();
  people_->addItems(shelf_.shipped + shelf_.own());
}

/// Whoever the document has now, whatever brought it: an undo, a file, a result.
void SubjectPanel::adoptSubject() {
  const Subject& subject = document_.project().subject;
  if (subject.model == adopted_ || pause_.isActive()) return;
  adopted_ = subject.model;
  const std::string text = shelf_.text(subject);
  suit_->show(text, subject.name);
  const auto person = askedIn(text, subject.name);
  isPerson_ = person.has_value();
  asked_ = person.value_or(AskedPerson());
  name_->clear();
  const QSignalBlocker quiet(people_);
  const QString name = QString::fromStdString(person && subject.name.empty() ? person->name : subject.name);
  people_->setCurrentIndex(people_->findText(name));
  if (people_->currentIndex() < 0) people_->setPlaceholderText(tr("By measures"));
  refresh();
}

void SubjectPanel::refresh() {
  const SurveyedPeople& people = shelf_.tables.survey.of(asked_.sex);
  const auto expected = expectedMeasures(people, asked_.set);
  for (const auto& [word, row] : rows_) {
    const ExpectedMeasure& measure = expected.at(word);
    const bool isTold = asked_.set.contains(word);
    row->show(measure.value, percentileOf(measureOf(people, word), measure.value),
              isTold ? MeasureRow::Origin::Told : MeasureRow::Origin::Expected);
    const Dimension dimension = word == kBodyMass ? Dimension::Mass : Dimension::Length;
    row->setSpread(isTold
                       ? tr("Told")
                       : tr("Expected, ± %1 (standard deviation)").arg(measured(measure.spread, dimension)));
  }
  const QSignalBlocker quiet(size_);
  const double stature = percentileOf(measureOf(people, kStature), expected.at(kStature).value);
  size_->setValue(static_cast<int>(std::lround(10.0 * stature)));
  sex_->setCurrentIndex(isPerson_ ? static_cast<int>(asked_.sex) : -1);
  weightless_->setChecked(asked_.isWeightless);
  strength_->show(asked_);
  hint_->setText(isPerson_ ? unusualWords(shelf_.tables.survey, asked_) : unsurveyedWords(document_.model()));
  hint_->setVisible(!hint_->text().isEmpty());
  suitSection_->header()->setNote(suit_->together());
  for (QComboBox* choice : {people_, sex_}) choice->setEnabled(!isArmAlone(document_.model()));
  measures_->setVisible(isPerson_);
  // nobody's percentile is neither a woman's nor a man's
  for (QWidget* part : std::initializer_list<QWidget*>{measures_, size_, keep_}) part->setEnabled(isPerson_);
}

void SubjectPanel::choose(int index) {
  const QString name = people_->itemText(index);
  const bool done = perform(document_, [&] {
    session_.take(carryingPoints(openInSuitOf(shelf_, document_.project().subject, name)),
                  tr("Person: %1").arg(name));
  });
  if (!done) adopted_.reset();
  adoptSubject();
}

void SubjectPanel::changeSex(Sex sex) {
  if (isPerson_ && sex == asked_.sex) return;
  const SurveyedPeople &before = shelf_.tables.survey.of(asked_.sex), &after = shelf_.tables.survey.of(sex);
  for (auto& [word, value] : asked_.set)
    value = valueAt(measureOf(after, word), percentileOf(measureOf(before, word), value));
  asked_.sex = sex;
  ask("sex");
}

void SubjectPanel::set(const std::string& word, std::optional<double> value) {
  const AskedPerson before = asked_;
  asked_.set.erase(word);
  if (value) asked_.set.emplace(word, *value);
  try {
    expectedMeasures(shelf_.tables.survey.of(asked_.sex), asked_.set);
    checkTogether(asked_.set);
  } catch (const InputError& refused) {
    asked_ = before;
    rows_.at(word)->field()->refuse(sentenceOf(refused));
    return;
  }
  ask(word);
}

void SubjectPanel::takeSize(double percentile) {
  for (const auto& [word, value] : atPercentile(shelf_.tables.survey, asked_.sex, percentile))
    asked_.set[word] = value;
  ask("size");
}

/// Numbers at once, the body when the slider pauses for a moment.
void SubjectPanel::ask(const std::string& changed) {
  changed_ = changed;
  isPerson_ = true;
  asked_.name = name_->text().trimmed().toStdString();
  refresh();
  if (!pause_.isActive()) pause_.start();
}

/// With the points of who does it now that the task speaks of.
Subject SubjectPanel::carryingPoints(const Subject& person) const {
  return withPointsOf(document_.model(), document_.project().task, person, shelf_.text(person));
}

bool SubjectPanel::takeAsked() {
  const bool done = perform(document_, [this] {
    const Subject subject =
        carryingPoints(inSuitOf(document_.project().subject, personSubject(shelf_.tables, asked_)));
    adopted_ = subject.model;
    session_.take(subject, titleOf(asked_),
                  QStringLiteral("subject/%1/%2").arg(kept_).arg(QString::fromStdString(changed_)));
  });
  if (!done) adopted_.reset();
  people_->setCurrentIndex(-1);
  people_->setPlaceholderText(tr("By measures"));
  return done;
}

void SubjectPanel::wear() {
  const bool done = perform(document_, [this] {
    const Subject person = wearing(shelf_, document_.project().subject, suit_->chosen());
    const std::string& suit = person.model->suit;
    session_.take(person, suit.empty() ? tr("Take the suit off") : tr("Suit: %1").arg(said(suit)));
  });
  if (!done) adopted_.reset();
  adoptSubject();
}

/// The body that the document has, with its strength; of what is asked just now first the body.
void SubjectPanel::keep() {
  const QString name = name_->text().trimmed();
  if (pause_.isActive()) {
    pause_.stop();
    if (!takeAsked()) return;
  }
  if (shelf_.own().contains(name) &&
      !mayReplace(this, tr("“%1” is among your people already. Replace it?").arg(name)))
    return;
  const bool done = perform(document_, [&] {
    shelf_.keep(name, withPersonName(shelf_.text(document_.project().subject), name.toStdString()));
  });
  if (!done) return;
  ++kept_;
  name_->clear();  // it is that body's, not the next one's
  listPeople();
  const QSignalBlocker quiet(people_);
  people_->setCurrentIndex(people_->findText(name));
  document_.report(Severity::Good, tr("“%1” is kept among your people").arg(name));
}

}  // namespace handhold
