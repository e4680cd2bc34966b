// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/bound_form.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <exception>

#include "engine/core/error.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/section.h"
#include "ui/controls/text_field.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kLabelWidth = 84, kWidestLabel = 118;  // px; what is longer stands on several lines

QString tooltipWithUnit(const FieldText& text, const NumberKind& kind) {
  const QString word = kind.dimension == Dimension::None ? kind.unit : shownUnit(kind.dimension).word;
  return word.isEmpty() ? said(text.tooltip) : said(text.tooltip) + QStringLiteral(" (%1)").arg(word);
}

/// The icon follows the theme, so it is drawn anew each time.
class IconLabel : public QWidget {
 public:
  IconLabel(const QString& name, QWidget* parent) : QWidget(parent), icon_(icon(name)) {
    setFixedSize(18, 18);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    icon_.paint(&painter, rect());
  }

 private:
  QIcon icon_;
};

}  // namespace

QString sentenceOf(const InputError& problem) {
  QString sentence = said(problem.place() + " " + problem.problem());
  if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return inOwnUnits(sentence + QStringLiteral("; ") + said(problem.remedy()));
}

FigureText figureText(double si, Dimension dimension, int fewer) {
  return {measure(si, dimension, fewer), shownUnit(dimension).name};
}

BoundForm::BoundForm(QWidget* parent)
    : QWidget(parent), column_(new QVBoxLayout(this)), problem_(new QLabel(this)) {
  column_->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kPanel);
  column_->setSpacing(space::kTight);
  problem_->setProperty("problem", true);
  problem_->setObjectName(QStringLiteral("inspector.problem"));
  problem_->setWordWrap(true);
  problem_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // a long word widens no dock
  problem_->hide();
  column_->addWidget(problem_);
  column_->addStretch(1);
}

void BoundForm::name(QWidget* field, const FieldText& text) const {
  field->setObjectName(text.name);
  field->setAccessibleName(said(text.label));
  field->setToolTip(said(text.tooltip));
}

void BoundForm::addHeading(const QString& iconName, const QString& title) {
  auto* row = new QHBoxLayout;
  row->setSpacing(space::kSmall);
  auto* label = new QLabel(said(title), this);
  markHeading(label);
  row->addWidget(new IconLabel(iconName, this));
  row->addWidget(label, 1);
  column_->insertLayout(column_->count() - 2, row);
}

void BoundForm::addGroup(const QString& title) {
  column_->insertSpacing(column_->count() - 2, space::kTight);
  column_->insertWidget(column_->count() - 2, hairline(this));
  if (title.isEmpty()) return;
  auto* label = new QLabel(said(title), this);
  markHeading(label);
  column_->insertWidget(column_->count() - 2, label);
}

void BoundForm::addRow(const FieldText& text, QWidget* field) {
  auto* row = new QHBoxLayout;
  row->setSpacing(space::kSmall);
  auto* label = new QLabel(said(text.label), this);
  label->setToolTip(said(text.tooltip));
  label->setBuddy(field);
  markMuted(label);
  row->addWidget(label);
  row->addWidget(field, 1);
  column_->insertLayout(column_->count() - 2, row);
  name(field, text);
  labels_.append(label);
  alignLabels();
}

/// One column for all, as wide as its words.
void BoundForm::alignLabels() {
  const auto wide = [](const QLabel* label) { return label->fontMetrics().horizontalAdvance(label->text()); };
  int width = kLabelWidth;
  for (const QLabel* label : labels_) width = std::max(width, wide(label) + 1);
  width = std::min(width, kWidestLabel);
  for (QLabel* label : labels_) {
    label->setFixedWidth(width);
    label->setWordWrap(wide(label) > width);
  }
}

QString BoundForm::attempt(const std::function<void()>& action) {
  if (!isThere_()) return {};
  QString sentence;
  try {
    action();
  } catch (const InputError& problem) {
    sentence = sentenceOf(problem);
  } catch (const std::exception& problem) {
    sentence = inOwnUnits(said(problem.what()));
  }
  showProblem(sentence);
  return sentence;
}

QLineEdit* BoundForm::addText(const FieldText& text, const Binding<QString>& binding) {
  auto* field = new TextField(this);
  addRow(text, field);
  connect(field, &TextField::acquitted, this, [this] { showProblem({}); });
  connect(field, &TextField::entered, this, [this, field, binding](const QString& entered) {
    const QString problem = attempt([&] { binding.set(entered); });
    if (!problem.isEmpty()) return field->refuse(problem);
    if (isThere_()) field->showValue(binding.get());
  });
  refreshers_.push_back([field, binding] { field->showValue(binding.get()); });
  return field;
}

void BoundForm::tellUnit(const FieldText& text, const NumberKind& kind,
                         const std::function<void(const QString& tooltip, const QString& name)>& tell) {
  const auto now = [=] { tell(tooltipWithUnit(text, kind), unitOf(kind)); };
  connect(&Units::shared(), &Units::changed, this, now);
  now();
}

NumberField* BoundForm::addNumber(const FieldText& text, const NumberKind& kind,
                                  const Binding<double>& binding) {
  auto* field = new NumberField(kind, this);
  addRow(text, field);
  tellUnit(text, kind, [label = labels_.back(), field](const QString& tooltip, const QString&) {
    label->setToolTip(tooltip);
    field->setToolTip(tooltip);
  });
  connect(field, &NumberField::acquitted, this, [this] { showProblem({}); });
  connect(field, &NumberField::entered, this, [this, field, binding](double value) {
    const QString problem = attempt([&] { binding.set(value); });
    if (!problem.isEmpty()) field->refuse(problem);
  });
  refreshers_.push_back([field, binding] { field->showValue(binding.get()); });
  return field;
}

VectorField* BoundForm::addVector(const FieldText& text, const NumberKind& kind,
                                  const Binding<Vector3>& binding) {
  auto* label = new QLabel(said(text.label), this);
  auto* unit = new QLabel(this);
  markMuted(label);
  markMuted(unit);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, space::kTight, 0, 0);
  row->addWidget(label, 1);
  row->addWidget(unit);
  column_->insertLayout(column_->count() - 2, row);
  auto* field = new VectorField(kind, text.name, this);
  field->setSpokenName(said(text.label));
  tellUnit(text, kind, [label, unit, field](const QString& tooltip, const QString& name) {
    label->setToolTip(tooltip);
    field->setFieldToolTip(tooltip);
    unit->setText(name);
  });
  column_->insertWidget(column_->count() - 2, field);
  connect(field, &VectorField::acquitted, this, [this] { showProblem({}); });
  connect(field, &VectorField::entered, this, [this, field, binding](const Vector3& value) {
    const QString problem = attempt([&] { binding.set(value); });
    if (!problem.isEmpty()) field->refuse(problem);
  });
  refreshers_.push_back([field, binding] { field->showValue(binding.get()); });
  return field;
}

QComboBox* BoundForm::addChoice(const FieldText& text, const QStringList& choices,
                                const Binding<int>& binding) {
  auto* field = new ChoiceBox(this);
  for (const QString& choice : choices) field->addItem(said(choice));
  field->setMinimumContentsLength(6);
  field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  addRow(text, field);
  // what is chosen already is no step
  connect(field, &QComboBox::activated, this, [this, binding](int value) {
    attempt([&] {
      if (value != binding.get()) binding.set(value);
    });
  });
  refreshers_.push_back([field, binding] { field->setCurrentIndex(binding.get()); });
  return field;
}

QCheckBox* BoundForm::addSwitch(const FieldText& text, const Binding<bool>& binding) {
  auto* field = new QCheckBox(said(text.label), this);
  name(field, text);
  column_->insertWidget(column_->count() - 2, field);
  connect(field, &QCheckBox::clicked, this,
          [this, binding](bool value) { attempt([&] { binding.set(value); }); });
  refreshers_.push_back([field, binding] { field->setChecked(binding.get()); });
  return field;
}

FigureLabel* BoundForm::makeFact(const FieldText& text, const std::function<FigureText()>& get) {
  auto* field = new FigureLabel(this);
  field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  refreshers_.push_back([field, get, text] {
    const FigureText figure = get();
    field->setToolTip(said(text.tooltip) + QStringLiteral(": ") + figure.number);
    field->setFigure(figure.number, figure.unit);
  });
  return field;
}

void BoundForm::addFact(const FieldText& text, const std::function<FigureText()>& get) {
  addRow(text, makeFact(text, get));
}

void BoundForm::addLongFact(const FieldText& text, const std::function<FigureText()>& get) {
  auto* label = new QLabel(said(text.label), this);
  label->setToolTip(said(text.tooltip));
  markMuted(label);
  column_->insertWidget(column_->count() - 2, label);
  FigureLabel* field = makeFact(text, get);
  column_->insertWidget(column_->count() - 2, field);
  name(field, text);
}

void BoundForm::addNote(const QString& words) {
  auto* label = new QLabel(said(words), this);
  label->setWordWrap(true);
  markMuted(label);
  column_->insertWidget(column_->count() - 2, label);
}

void BoundForm::addDoubt(const QString& name, const std::function<QString()>& get) {
  auto* label = new QLabel(this);
  label->setObjectName(name);
  label->setWordWrap(true);
  column_->insertWidget(column_->count() - 2, label);
  const auto show = [label, get] {
    label->setText(get());
    label->setVisible(!label->text().isEmpty());
  };
  show();
  refreshers_.push_back(show);
}

void BoundForm::addButton(const FieldText& text, const QString& iconName,
                          const std::function<void()>& action) {
  auto* button = new QPushButton(icon(iconName), said(text.label), this);
  name(button, text);
  // a word without a picture is a button only by its frame
  if (!iconName.isEmpty()) markQuiet(button);
  column_->insertWidget(column_->count() - 2, button);
  connect(button, &QPushButton::clicked, this, [this, action] { attempt(action); });
}

void BoundForm::refresh() {
  if (!isThere_()) return;
  for (const auto& show : refreshers_) show();
}

void BoundForm::showProblem(const QString& sentence) {
  problem_->setText(said(sentence));
  problem_->setToolTip(said(sentence));
  problem_->setVisible(!sentence.isEmpty());
}

}  // namespace handhold
