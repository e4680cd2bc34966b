// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/motion_section.h"

#include <QCheckBox>
#include <algorithm>

#include "ui/controls/choice_box.h"
#include "ui/document/goals.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/document/motion_goals.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

/// A free duration starts with these parts of the one that was given.
constexpr double kShortestPart = 0.5, kLongestPart = 2.0;

/// Reads and edits one setting of the motion; edits of one field that follow each other are one step.
template <class Value, class Get, class Set>
Binding<Value> bindMotion(Document& document, const QString& field, Get get, Set set) {
  return {[&document, get] { return get(document.shown().task.motion); },
          [&document, field, set](const Value& value) {
            MotionSettings settings = document.project().task.motion;
            set(settings, value);
            setMotionSettings(document, settings,
                              {QObject::tr("Change %1 of motion").arg(field), "motion/" + field});
          }};
}

Binding<double> bindNumber(Document& document, const QString& field, double MotionSettings::*member) {
  return bindMotion<double>(
      document, field, [member](const MotionSettings& motion) { return motion.*member; },
      [member](MotionSettings& motion, double value) { motion.*member = value; });
}

Binding<double> bindCount(Document& document, const QString& field, int MotionSettings::*member) {
  return bindMotion<double>(
      document, field, [member](const MotionSettings& motion) { return double(motion.*member); },
      [member](MotionSettings& motion, double value) { motion.*member = qRound(value); });
}

Binding<double> bindBound(Document& document, const QString& field,
                          std::optional<double> MotionSettings::*member) {
  return bindMotion<double>(
      document, field,
      [member](const MotionSettings& motion) { return (motion.*member).value_or(motion.duration); },
      [member](MotionSettings& motion, double value) { motion.*member = value; });
}

bool isFree(const MotionSettings& motion) { return motion.shortest || motion.longest; }

Binding<bool> bindFree(Document& document) {
  return bindMotion<bool>(document, QObject::tr("free duration"), isFree,
                          [](MotionSettings& motion, bool free) {
                            motion.shortest.reset();
                            motion.longest.reset();
                            if (!free) return;
                            motion.shortest = kShortestPart * motion.duration;
                            motion.longest = kLongestPart * motion.duration;
                          });
}

/// The duration keeps within its bounds by moving them.
Binding<double> bindDuration(Document& document) {
  return bindMotion<double>(
      document, QStringLiteral("duration"), [](const MotionSettings& motion) { return motion.duration; },
      [](MotionSettings& motion, double value) {
        motion.duration = value;
        if (motion.shortest) motion.shortest = std::min(*motion.shortest, value);
        if (motion.longest) motion.longest = std::max(*motion.longest, value);
      });
}

NumberKind withoutBound() {
  NumberKind kind{Dimension::None, 0.0, 1000.0, {}, 2, 0.1};
  kind.atZero = QStringLiteral("free");
  return kind;
}

Binding<int> bindMethod(Document& document) {
  return bindMotion<int>(
      document, QStringLiteral("method"),
      [](const MotionSettings& motion) { return static_cast<int>(motion.method); },
      [](MotionSettings& motion, int method) { motion.method = static_cast<MotionMethod>(method); });
}

}  // namespace

MotionSection::MotionSection(Document& document, MotionKeeper& keeper, QWidget* parent)
    : QWidget(parent), document_(document), keeper_(keeper) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(method_ = buildMethod());
  column->addWidget(own_ = buildOwnTimes());
  ofPrediction_ = {buildObjective(), buildStages(), buildSchedule(), buildCurves()};
  for (Section* section : ofPrediction_) column->addWidget(section);
  connect(&keeper_, &MotionKeeper::changed, this, &MotionSection::showFollowing);
  refresh();
}

/// A form without margins of its own; its problems are told in it.
BoundForm* MotionSection::addForm(QVBoxLayout& column) {
  auto* form = new BoundForm(this);
  form->layout()->setContentsMargins(0, 0, 0, 0);
  form->findChild<QLabel*>(QStringLiteral("inspector.problem"))
      ->setObjectName(QStringLiteral("motion.problem"));
  column.addWidget(form);
  forms_.push_back(form);
  return form;
}

Section* MotionSection::buildMethod() {
  auto* section = new Section(tr("Motion"), Section::State::Open, this);
  section->header()->setObjectName(QStringLiteral("solve.motion"));
  BoundForm* form = addForm(*section->body());
  form->addChoice(
      {"Method", "motion.method",
       "Kinematic: along a smooth path into the posture shown, in milliseconds. Predicted: the best "
       "motion under all laws at all times, in seconds"},
      {"Kinematic", "Predicted under all laws"}, bindMethod(document_));
  form->addNumber({"Duration", "motion.duration",
                   "From the start posture to the last one (s); the schedule stretches along"},
                  number::seconds(), bindDuration(document_));
  bounds_ = addForm(*section->body());
  fillBounds(*bounds_);
  following_ = new QWidget(section);
  auto* column = new QVBoxLayout(following_);
  column->setContentsMargins(0, 0, 0, 0);
  auto* follow = new QCheckBox(tr("Solve again when something moves"), following_);
  follow->setObjectName(QStringLiteral("motion.follow"));
  follow->setToolTip(
      tr("A change of the task solves its motion anew in the background, from the last one; the "
         "old one stays in "
         "sight until then"));
  follow->setChecked(keeper_.follow() == MotionKeeper::Follow::On);
  connect(follow, &QCheckBox::clicked, this,
          [this](bool on) { keeper_.setFollow(on ? MotionKeeper::Follow::On : MotionKeeper::Follow::Off); });
  again_ = new QLabel(tr("Solving again from the last motion"), following_);
  again_->setObjectName(QStringLiteral("motion.again"));
  markMuted(again_);
  column->addWidget(follow);
  column->addWidget(again_);
  section->body()->addWidget(following_);
  return section;
}

void MotionSection::fillBounds(BoundForm& form) {
  form.addSwitch({"Free duration", "motion.free", "The prediction chooses the duration within bounds"},
                 bindFree(document_));
  form.addNumber({"Shortest", "motion.shortest", "The least time that the motion may take (s)"},
                 number::seconds(), bindBound(document_, "shortest duration", &MotionSettings::shortest));
  form.addNumber({"Longest", "motion.longest", "The most time that the motion may take (s)"},
                 number::seconds(), bindBound(document_, "longest duration", &MotionSettings::longest));
}

Section* MotionSection::buildObjective() {
  auto* section = new Section(tr("Motion objective"), Section::State::Closed, this);
  section->header()->setObjectName(QStringLiteral("motion.objective"));
  preset_ = new ChoiceBox(section);
  preset_->setObjectName(QStringLiteral("motion.preset"));
  preset_->setAccessibleName(tr("Motion objective preset"));
  preset_->setToolTip(tr("A named mix of goals"));
  for (const MotionPreset& preset : motionPresets()) {
    preset_->addItem(said(preset.title));
    preset_->setItemData(preset_->count() - 1, preset.tooltip, Qt::ToolTipRole);
  }
  preset_->addItem(tr("Own mix"));
  connect(preset_, &QComboBox::activated, this, &MotionSection::applyPreset);
  section->body()->addWidget(preset_);
  for (const GoalRow& goal : allMotionGoals()) {
    const QString title = said(goal.title);
    QString tip = said(goal.tip);
    if (goal.weight) tip += tr(", mean over the motion");
    auto* row =
        new WeightRow({QStringLiteral("motion.") + idOf(goal), title, tip, goal.top, goal.decimals}, section);
    section->body()->addWidget(row);
    weights_.push_back(row);
    connect(row, &WeightRow::entered, this, [this, &goal, title](double weight, const QString& mergeKey) {
      MotionSettings settings = document_.project().task.motion;
      goal.of(settings.objective) = weight;
      perform(document_, [&] {
        setMotionSettings(document_, settings,
                          {tr("Weight of %1 in motion").arg(withinSentence(title)), mergeKey});
      });
    });
  }
  return section;
}

void MotionSection::applyPreset(int index) {
  if (index >= static_cast<int>(motionPresets().size())) return refresh();
  const MotionPreset& preset = motionPresets()[index];
  MotionSettings settings = document_.project().task.motion;
  settings.objective = preset.objective;
  perform(document_, [&] {
    setMotionSettings(document_, settings, {tr("Motion objective: %1").arg(preset.title), {}});
  });
}

Section* MotionSection::buildSchedule() {
  auto* section = new Section(tr("Contact schedule"), Section::State::Closed, this);
  section->header()->setObjectName(QStringLiteral("motion.schedule.header"));
  section->body()->addWidget(schedule_ = new ScheduleTable(document_, section));
  return section;
}

Section* MotionSection::buildOwnTimes() {
  auto* section = new Section(tr("Own times"), Section::State::Closed, this);
  section->header()->setObjectName(QStringLiteral("motion.own.header"));
  BoundForm* form = addForm(*section->body());
  form->addNumber({"Fastest", "motion.maxSpeed",
                   "Of any coordinate without a time of its own (m/s or rad/s); 0: no bound"},
                  withoutBound(),
                  bindMotion<double>(
                      document_, tr("greatest speed"),
                      [](const MotionSettings& motion) { return motion.maxSpeed.value_or(0.0); },
                      [](MotionSettings& motion, double value) {
                        motion.maxSpeed = value > 0.0 ? std::optional(value) : std::nullopt;
                      }));
  section->body()->addWidget(ownTimes_ = new OwnTimesTable(document_, section));
  return section;
}

Section* MotionSection::buildStages() {
  auto* section = new Section(tr("Stages"), Section::State::Closed, this);
  section->header()->setObjectName(QStringLiteral("motion.stages.header"));
  section->body()->addWidget(stages_ = new StageTable(document_, section));
  return section;
}

Section* MotionSection::buildCurves() {
  auto* section = new Section(tr("More"), Section::State::Closed, this);
  section->header()->setObjectName(QStringLiteral("motion.more"));
  BoundForm* form = addForm(*section->body());
  form->addNumber({"Control points", "motion.controlPoints", "Of each coordinate's curve; more bend finer"},
                  number::count(8, 400),
                  bindCount(document_, "control points", &MotionSettings::controlPoints));
  form->addNumber({"Instants", "motion.instants",
                   "At which the laws are enforced; between them they are checked at ten times the density"},
                  number::count(4, 2000), bindCount(document_, "instants", &MotionSettings::instants));
  form->addNumber({"Degree", "motion.degree", "Of the curves; 5 keeps accelerations smooth"},
                  number::count(3, 7), bindCount(document_, "degree", &MotionSettings::degree));
  form->addNumber({"Iterations", "motion.iterations", "The most that one search takes"},
                  number::count(1, 100000), bindCount(document_, "iterations", &MotionSettings::iterations));
  form->addNumber(
      {"Tolerance", "motion.tolerance", "Of the scaled optimality conditions and laws, where a search ends"},
      {Dimension::None, 1e-10, 1e-2, {}, 8, 1e-4},
      bindNumber(document_, "tolerance", &MotionSettings::tolerance));
  form->addNumber({"Settled", "motion.settled",
                   "A search ends when the objective changes by a lesser part from step to step"},
                  {Dimension::None, 1e-12, 0.1, {}, 8, 1e-5},
                  bindNumber(document_, "settled", &MotionSettings::settled));
  form->addNumber({"Frames", "motion.frames", "Frames a second of the result"}, number::perSecond(),
                  bindNumber(document_, "frames", &MotionSettings::framesPerSecond));
  section->body()->addWidget(ownPoints_ = new OwnPointsTable(document_, section));
  return section;
}

void MotionSection::refresh() {
  const MotionSettings& motion = document_.shown().task.motion;
  const bool isPredicted = motion.method == MotionMethod::Predicted;
  for (BoundForm* form : forms_) form->refresh();
  bounds_->setVisible(isPredicted);
  for (const char* name : {"motion.shortest", "motion.longest"})
    bounds_->findChild<QWidget*>(QString::fromLatin1(name))->setEnabled(isFree(motion));
  for (Section* section : ofPrediction_) section->setVisible(isPredicted);
  following_->setVisible(isPredicted);
  own_->setVisible(!isPredicted);
  own_->header()->setNote(motion.components.empty() ? tr("none") : QString::number(motion.components.size()));
  ownTimes_->refresh();
  ownPoints_->refresh();
  method_->header()->setNote(isPredicted ? QStringLiteral("predicted") : QStringLiteral("kinematic"));
  for (std::size_t i = 0; i < weights_.size(); ++i)
    weights_[i]->showValue(allMotionGoals()[i].of(motion.objective));
  int chosen = 0;
  const std::vector<MotionPreset>& presets = motionPresets();
  while (chosen < static_cast<int>(presets.size()) && !(presets[chosen].objective == motion.objective))
    ++chosen;
  preset_->setCurrentIndex(chosen);
  ofPrediction_[0]->header()->setNote(preset_->currentText());
  const auto holds = static_cast<int>(motion.holds.size());
  ofPrediction_[2]->header()->setNote(holds > 0 ? QString::number(holds) : tr("all hold"));
  ofPrediction_[3]->header()->setNote(
      tr("%1 points, %2 instants").arg(motion.controlPoints).arg(motion.instants));
  schedule_->refresh();
  const auto stages = static_cast<int>(motion.stages.size());
  ofPrediction_[1]->header()->setNote(stages > 0 ? QString::number(stages) : QStringLiteral("one"));
  stages_->refresh();
  showFollowing();
}

void MotionSection::showFollowing() { again_->setVisible(keeper_.isSolving()); }

}  // namespace handhold
