// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/study_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

#include "ui/controls/bound_form.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/column_area.h"
#include "ui/controls/severity_look.h"
#include "ui/document/language/said.h"
#include "ui/studies/crowd_row.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kPeopleAcross = 6, kRulesAcross = 4;
constexpr std::size_t kMostVaried = 10;  ///< as study files take

QLabel* studyHeading(const char* words, QWidget* parent) {
  auto* label = new QLabel(said(words), parent);
  markHeading(label);
  return label;
}

NumberKind rangeKind(const StudyField& field) {
  if (field.dimension == Dimension::None) return {Dimension::None, -1e6, 1e6, {}, 3, 0.1};
  return {field.dimension, -1e6, 1e6};
}

/// The thing is called as in the tree.
QString titleWords(const StudyField& field) {
  const QString thing = field.title.section(QStringLiteral(": "), 0, -2);
  QString words = said(field.title);
  return words.startsWith(thing) ? words.replace(0, thing.size(), named(thing.toStdString())) : words;
}

QString valueWords(const StudyField& field) {
  if (field.dimension == Dimension::None) return significant(field.value, 5);
  return measured(field.value, field.dimension);
}

NumberField* plainField(const NumberKind& kind, const char* name, const char* tip, double value) {
  auto* field = new NumberField(kind);
  field->setObjectName(QLatin1String(name));
  field->setToolTip(said(tip));
  field->showValue(value);
  return field;
}

}  // namespace

StudyDialog::StudyDialog(StudyChoices choices, StudyDraft draft, QWidget* parent)
    : QDialog(parent), choices_(std::move(choices)), start_(std::move(draft)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("study"));
  setWindowTitle(tr("Make a study"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kSmall);
  column->addWidget(buildFields(), 1);
  column->addWidget(buildPeople());
  column->addWidget(crowd_ = new CrowdRow(choices_.contacts, start_, this));
  connect(crowd_, &CrowdRow::changed, this, &StudyDialog::tellCount);
  for (NumberField* field : crowd_->findChildren<NumberField*>()) counts(field);
  auto* sides = new QHBoxLayout;
  sides->setSpacing(space::kWide);
  sides->addWidget(buildSpread());
  sides->addWidget(buildKept(), 1);
  column->addLayout(sides);
  column->addWidget(problem_ = new QLabel(this));
  problem_->setObjectName(QStringLiteral("study.problem"));
  problem_->setWordWrap(true);
  problem_->hide();
  column->addWidget(buildButtons());
  // Enter takes a number, and neither adds a field nor runs
  for (QPushButton* button : findChildren<QPushButton*>()) button->setAutoDefault(false);
  for (const StudyDraft::Varied& varied : start_.varied) addRow(varied);
  tellCount();
  resize(760, 560);
}

QWidget* StudyDialog::buildFields() {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  column->addWidget(studyHeading("What varies", part));
  auto* area = new ColumnArea(part);
  auto* list = new QWidget;
  rows_ = new QVBoxLayout(list);
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(space::kTight);
  rows_->addStretch(1);
  area->setWidget(list);
  column->addWidget(area, 1);
  add_ = new QPushButton(tr("Add a field"), part);
  add_->setObjectName(QStringLiteral("study.add"));
  add_->setToolTip(tr("One more number of the task, up to ten"));
  connect(add_, &QPushButton::clicked, this, [this] {
    if (!choices_.fields.empty()) addField(choices_.fields.front());
  });
  column->addWidget(add_, 0, Qt::AlignLeft);
  return part;
}

QWidget* StudyDialog::buildPeople() {
  auto* part = new QWidget(this);
  auto* grid = new QGridLayout(part);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(space::kSmall);
  grid->addWidget(studyHeading("People", part), 0, 0, 1, 2);
  auto* hint = new QLabel(tr("with none: whom the task names"), part);
  markMuted(hint);
  grid->addWidget(hint, 0, 2, 1, kPeopleAcross - 2);
  for (const QString& name : choices_.people) {
    auto* box = new QCheckBox(name, part);
    box->setObjectName(QStringLiteral("study.person.") + name);
    box->setToolTip(tr("Everybody who is chosen does the task with all other values"));
    box->setChecked(start_.people.contains(name));
    connect(box, &QCheckBox::toggled, this, &StudyDialog::tellCount);
    const int index = static_cast<int>(people_.size());
    grid->addWidget(box, 1 + index / kPeopleAcross, index % kPeopleAcross);
    people_.push_back(box);
  }
  return part;
}

QWidget* StudyDialog::buildSpread() {
  auto* part = new QWidget(this);
  auto* form = new QFormLayout(part);
  form->setContentsMargins(0, 0, 0, 0);
  form->setSpacing(space::kSmall);
  form->addRow(studyHeading("Cases", part));
  spread_ = new ChoiceBox(part);
  spread_->setObjectName(QStringLiteral("study.design"));
  spread_->addItems({tr("Grid: every value with every other"), tr("Random"), tr("Sobol: evenly spread")});
  spread_->setCurrentIndex(static_cast<int>(start_.design));
  count_ = plainField(number::count(1, kMostCases), "study.count", "Cases, random or Sobol", start_.count);
  seed_ = plainField(number::count(0, 1e9), "study.seed", "The same seed makes the same cases", start_.seed);
  form->addRow(tr("Spread"), spread_);
  form->addRow(tr("How many"), count_);
  form->addRow(tr("Seed"), seed_);
  connect(spread_, &QComboBox::currentIndexChanged, this, &StudyDialog::tellCount);
  counts(count_);
  return part;
}

QWidget* StudyDialog::buildKept() {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kSmall);
  column->addWidget(studyHeading("Of each case", part));
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  wanted_ = new ChoiceBox(part);
  wanted_->setObjectName(QStringLiteral("study.wanted"));
  wanted_->addItems({tr("The best posture"), tr("The motion into it")});
  wanted_->setCurrentIndex(start_.isMotion ? 1 : 0);
  starts_ = plainField(number::count(1, 1000), "study.starts",
                       "Start postures to try: more are slower and surer of the best", start_.starts);
  limit_ = plainField({Dimension::None, 0.1, 86400.0, QStringLiteral("s"), 0, 10.0}, "study.limit",
                      "A case that takes longer is given up and told as timed out", start_.timeLimit);
  form->addRow(tr("Solve for"), wanted_);
  form->addRow(tr("Starts"), starts_);
  form->addRow(tr("At most"), limit_);
  column->addLayout(form);
  auto* grid = new QGridLayout;
  grid->setSpacing(space::kTight);
  for (const RuleRow& row : kRuleRows) {
    auto* box = new QCheckBox(said(row.title), part);
    box->setObjectName(QStringLiteral("study.score.") + QLatin1String(row.word));
    box->setToolTip(said(row.measure));
    box->setChecked(std::ranges::find(start_.scores, row.rule) != start_.scores.end());
    const int index = static_cast<int>(rules_.size());
    grid->addWidget(box, index / kRulesAcross, index % kRulesAcross);
    rules_.push_back(box);
  }
  column->addLayout(grid);
  return part;
}

QWidget* StudyDialog::buildButtons() {
  auto* part = new QWidget(this);
  auto* row = new QHBoxLayout(part);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(cases_ = new QLabel(part), 1);
  cases_->setObjectName(QStringLiteral("study.cases"));
  markMuted(cases_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, part);
  QPushButton* save = buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
  save->setObjectName(QStringLiteral("study.save"));
  save->setToolTip(tr("Writes the study and a copy of the task beside it; nothing runs"));
  run_ = buttons->addButton(tr("Save and run…"), QDialogButtonBox::ActionRole);
  run_->setObjectName(QStringLiteral("study.run"));
  markPrimary(run_);
  connect(save, &QPushButton::clicked, this, &StudyDialog::saveWanted);
  connect(run_, &QPushButton::clicked, this, &StudyDialog::runWanted);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  row->addWidget(buttons);
  return part;
}

NumberField* StudyDialog::rangeField(const StudyField& field, const char* name, double value) {
  NumberField* number =
      plainField(rangeKind(field), name, "In the unit behind it; others are taken, too", value);
  number->setFixedWidth(84);
  counts(number);
  return number;
}

/// While it is typed, and while it is refused, how many cases there are is not known.
void StudyDialog::counts(NumberField* number) {
  connect(number, &NumberField::textEdited, this, &StudyDialog::tellCount);
  connect(number, &NumberField::entered, this, &StudyDialog::tellCount);
  connect(number, &NumberField::editingFinished, this, &StudyDialog::tellCount);
}

/// The fields of a row are made anew with each field: its unit may be another.
void StudyDialog::fillRow(Row& row, const StudyDraft::Varied& varied) {
  auto* line = static_cast<QHBoxLayout*>(row.widget->layout());
  for (QWidget* old : {static_cast<QWidget*>(row.from), static_cast<QWidget*>(row.to)}) delete old;
  row.from = rangeField(varied.field, "study.from", varied.from);
  row.to = rangeField(varied.field, "study.to", varied.to);
  line->insertWidget(2, row.from);
  line->insertWidget(4, row.to);
  row.now->setText(tr("now %1").arg(valueWords(varied.field)));
}

void StudyDialog::addRow(const StudyDraft::Varied& varied) {
  Row row{new QWidget, new ChoiceBox, nullptr, nullptr, nullptr, new QLabel};
  auto* line = new QHBoxLayout(row.widget);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(space::kSmall);
  row.field->setObjectName(QStringLiteral("study.field"));
  row.field->setAccessibleName(tr("Field that varies"));
  row.field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const StudyField& field : choices_.fields) row.field->addItem(titleWords(field));
  const auto at = std::ranges::find(choices_.fields, varied.field.pointer, &StudyField::pointer);
  row.field->setCurrentIndex(static_cast<int>(at - choices_.fields.begin()));
  row.steps = plainField(number::count(1, 100000), "study.steps", "How many values, both ends among them",
                         varied.steps);
  row.steps->setFixedWidth(56);
  counts(row.steps);
  markMuted(row.now);
  auto* away = new QToolButton;
  away->setObjectName(QStringLiteral("study.remove"));
  away->setIcon(icon(QStringLiteral("close")));
  away->setToolTip(tr("This field does not vary"));
  away->setAccessibleName(away->toolTip());
  line->addWidget(row.field, 1);
  line->addWidget(new QLabel(tr("from")));
  line->addWidget(new QLabel(tr("to")));
  line->addWidget(new QLabel(tr("in")));
  line->addWidget(row.steps);
  line->addWidget(row.now);
  line->addWidget(away);
  fillRow(row, varied);
  rows_->insertWidget(rows_->count() - 1, row.widget);
  connect(away, &QToolButton::clicked, this, [this, widget = row.widget] { removeRow(widget); });
  connect(row.field, &QComboBox::activated, this, [this, widget = row.widget](int index) {
    const auto changed = std::ranges::find(varied_, widget, &Row::widget);
    fillRow(*changed, usualRange(choices_.fields.at(static_cast<std::size_t>(index))));
    tellCount();
  });
  varied_.push_back(row);
  tellCount();
}

void StudyDialog::addField(const StudyField& field) {
  if (varied_.size() < kMostVaried) addRow(usualRange(field));
}

void StudyDialog::removeRow(QWidget* widget) {
  std::erase_if(varied_, [widget](const Row& row) { return row.widget == widget; });
  widget->hide();
  widget->deleteLater();
  tellCount();
}

StudyDraft StudyDialog::draft() const {
  StudyDraft draft = start_;
  draft.design = static_cast<Design>(spread_->currentIndex());
  draft.count = qRound(count_->value());
  draft.seed = qRound(seed_->value());
  draft.isMotion = wanted_->currentIndex() == 1;
  draft.starts = qRound(starts_->value());
  draft.timeLimit = limit_->value();
  draft.varied.clear();
  for (const Row& row : varied_)
    draft.varied.push_back({choices_.fields.at(static_cast<std::size_t>(row.field->currentIndex())),
                            row.from->valueInSi(), row.to->valueInSi(), qRound(row.steps->value())});
  draft.people.clear();
  for (const QCheckBox* box : people_)
    if (box->isChecked()) draft.people << box->text();
  draft.scores.clear();
  for (std::size_t i = 0; i < rules_.size(); ++i)
    if (rules_[i]->isChecked()) draft.scores.push_back(kRuleRows[i].rule);
  crowd_->fill(draft);
  return draft;
}

bool StudyDialog::takeDraft(StudyDraft& draft) {
  if (!allNumbersAreTaken(*this)) return false;
  draft = this->draft();
  return true;
}

void StudyDialog::refuse(const QString& reason) {
  QPalette red = problem_->palette();
  red.setColor(QPalette::WindowText, severityColor(Severity::Error, palette()));
  problem_->setPalette(red);
  problem_->setText(reason);
  problem_->setVisible(!reason.isEmpty());
}

void StudyDialog::tellCount() {
  if (!run_) return;
  const StudyDraft now = draft();
  const bool isGrid = now.design == Design::Grid;
  count_->setEnabled(!isGrid);
  seed_->setEnabled(!isGrid);
  for (const Row& row : varied_) row.steps->setEnabled(isGrid);
  spread_->setEnabled(!now.crowd);
  for (QCheckBox* box : people_) box->setEnabled(!now.crowd);
  add_->setEnabled(varied_.size() < kMostVaried && !choices_.fields.empty());
  const long cases = caseCount(now);
  const auto isTyped = [](const NumberField* field) { return field->isEnabled() && field->isModified(); };
  const bool isKnown = std::ranges::none_of(findChildren<NumberField*>(), isTyped);
  cases_->setText(!isKnown             ? QString()
                  : cases > kMostCases ? tr("More than a million cases")
                  : cases == 1         ? tr("1 case")
                                       : tr("%1 cases").arg(cases));
  refuse({});
}

}  // namespace handhold
