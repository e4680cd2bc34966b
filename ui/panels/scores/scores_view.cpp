// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scores/scores_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSettings>
#include <QShowEvent>
#include <algorithm>
#include <cmath>

#include "engine/scores/score_words.h"
#include "engine/scores/scores.h"
#include "ui/controls/column_area.h"
#include "ui/controls/severity_look.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/language/said.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kSettingsWidth = 250;  // px
enum ScoreColumn { kName, kWorst, kNow, kSays, kBecause, kMean, kShares };

QString words(const std::string& text) { return said(text); }

Severity severityOf(ActionLevel level) {
  if (level == ActionLevel::Acceptable) return Severity::Good;
  return level == ActionLevel::ChangeNow ? Severity::Error : Severity::Attention;
}

QString sharesOf(const RuleVerdict& verdict) {
  if (verdict.curve.size() < 3) return {};
  QStringList parts;
  for (std::size_t i = 0; i < kActionLevels; ++i)
    if (verdict.shares[i] > 5e-3)
      parts << QStringLiteral("%1 % %2")
                   .arg(std::lround(100.0 * verdict.shares[i]))
                   .arg(said(wordOf(static_cast<ActionLevel>(i))));
  return parts.join(QStringLiteral(", "));
}

QString tipOf(const RuleVerdict& verdict) {
  const RuleRow& row = rowOf(verdict.rule);
  QStringList lines{said(row.measure), QString::fromUtf8(row.source)};
  for (const std::string& assumed : verdict.assumed)
    lines << QObject::tr("Taken as given: ") + words(assumed);
  return lines.join('\n');
}

QTreeWidgetItem* partRow(const RuleVerdict& verdict, const ScorePart& part, bool drives) {
  const UnitChoice& units = Units::shared().choice();
  auto* row = new QTreeWidgetItem;
  const QString name = words(nameOf(part));
  row->setText(kName, drives ? name + QObject::tr("  (drives)") : name);
  // forces, moments and masses are their own score
  const bool isMeasure = part.amount && *part.amount == part.score;
  if (!isMeasure)
    row->setText(kWorst, words(verdict.rule == Rule::LowBack ? std::string()
                                                             : valueWords(verdict.rule, part.score, units)));
  row->setText(kBecause, words(causeOf(part, units)));
  row->setToolTip(kBecause, row->text(kBecause));
  return row;
}

}  // namespace

ScoresView::ScoresView(Document& document, PopulationStrength strength, QWidget* parent)
    : QWidget(parent),
      document_(document),
      strength_(std::move(strength)),
      empty_(
          new EmptyState(tr("Solve a posture, or predict or open a motion, to see what the rules say of it."),
                         tr("Solve posture"), this)),
      content_(new QWidget(this)) {
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  empty_->setObjectName(QStringLiteral("scores.empty"));
  connect(empty_, &EmptyState::pressed, this, &ScoresView::solveWanted);
  column->addWidget(empty_);
  column->addWidget(content_);
  auto* row = new QHBoxLayout(content_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(buildSettings());
  row->addWidget(table_ = buildTable(), 1);
  connect(&document_, &Document::readoutsChanged, this, &ScoresView::refresh);
  connect(&document_, &Document::playbackTimeChanged, this, &ScoresView::showNow);
  connect(&Units::shared(), &Units::changed, this, &ScoresView::say);
  refresh();
}

void ScoresView::addSetting(const FieldText& text, const NumberKind& kind, double ScoreSettings::*value) {
  form_->addNumber(text, kind,
                   {[this, value] { return settings_.*value; },
                    [this, value](const double& typed) {
                      ScoreSettings changed = settings_;
                      changed.*value = typed;
                      adopt(changed);
                    }});
}

QWidget* ScoresView::buildSettings() {
  auto* area = new ColumnArea(content_);
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  colours_ = new QCheckBox(tr("Colour by the chosen rule"), box);
  colours_->setObjectName(QStringLiteral("scores.colours"));
  colours_->setToolTip(tr("Parts of the body that score worst are red; click a rule to choose it"));
  colours_->setChecked(QSettings().value("scores/colours", true).toBool());
  connect(colours_, &QCheckBox::toggled, this, [this](bool isOn) {
    QSettings().setValue("scores/colours", isOn);
    emit colouringChanged();
  });
  column->addWidget(colours_);
  form_ = new BoundForm(box);
  form_->layout()->setContentsMargins(0, space::kSmall, 0, 0);  // the page has its own at the sides
  NumberKind seconds{Dimension::None, 0.0, 86400.0, QStringLiteral("s"), 0, 10.0};
  NumberKind often{Dimension::None, 0.0, 1000.0, tr("/ min"), 1, 1.0};
  addSetting({"Held for", "scores.held", "How long the posture is kept without a break; over 60 s is static"},
             seconds, &ScoreSettings::held);
  addSetting({"Repeated", "scores.perMinute", "How often the movement is repeated in a minute"}, often,
             &ScoreSettings::perMinute);
  form_->addChoice({"Coupling", "scores.coupling", "How well the hands hold what they hold (REBA, NIOSH)"},
                   {"Good", "Fair", "Poor", "Unacceptable"},
                   {[this] { return static_cast<int>(settings_.coupling); },
                    [this](const int& index) {
                      ScoreSettings changed = settings_;
                      changed.coupling = static_cast<Coupling>(index);
                      adopt(changed);
                    }});
  NumberKind mass = number::mass();
  mass.atZero = tr("as the loads tell");
  form_->addNumber(
      {"Mass lifted", "scores.mass", "By both hands, where the task's loads do not tell (NIOSH)"}, mass,
      {[this] { return settings_.mass.value_or(0.0); },
       [this](const double& typed) {
         ScoreSettings changed = settings_;
         changed.mass = typed > 0.0 ? std::optional(typed) : std::nullopt;
         adopt(changed);
       }});
  addSetting({"Lifts", "scores.lifts", "Of NIOSH lifting"}, often, &ScoreSettings::liftsPerMinute);
  addSetting({"For", "scores.hours", "Of lifting without a longer rest"},
             {Dimension::None, 0.0, 24.0, QStringLiteral("h"), 1, 1.0}, &ScoreSettings::hours);
  column->addWidget(form_);
  column->addStretch(1);
  area->setWidget(box);
  form_->refresh();
  area->setFixedWidth(std::max(kSettingsWidth, area->minimumSizeHint().width()));  // words of any language
  return area;
}

QTreeWidget* ScoresView::buildTable() {
  auto* table = new QTreeWidget(content_);
  table->setObjectName(QStringLiteral("scores.table"));
  table->setAccessibleName(tr("What the rules say"));
  table->setHeaderLabels({tr("Rule, part"), tr("Worst"), tr("Now"), tr("Says"), tr("Because of"), tr("Mean"),
                          tr("Share of time")});
  // the short ones are as wide as they must be; of sentences the tooltip has what is cut
  table->setColumnWidth(kSays, 200);
  table->setColumnWidth(kBecause, 230);
  for (const int c : {kWorst, kNow, kMean})
    table->headerItem()->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
  table->setFrameShape(QFrame::NoFrame);
  table->setUniformRowHeights(true);
  connect(table, &QTreeWidget::currentItemChanged, this, &ScoresView::colouringChanged);
  connect(table, &QTreeWidget::itemExpanded, this, &ScoresView::fitColumns);
  // a double click, or Enter
  connect(table, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
    const int rule = item->data(kName, Qt::UserRole).toInt();
    const bool isRule = !item->parent() && rule < static_cast<int>(verdicts_.size());
    if (isRule && verdicts_[static_cast<std::size_t>(rule)].applies())
      setOwnTime(document_, verdicts_[static_cast<std::size_t>(rule)].worstInstant().time);
  });
  return table;
}

void ScoresView::adopt(const ScoreSettings& settings) {
  settings_ = settings;
  shown_.reset();
  refresh();
}

std::vector<RuleVerdict> ScoresView::verdicts() const {
  const Project& project = document_.shown();
  const auto& trial = shownTrial(project);
  if (!trial || trial->motion.frames.empty()) return {};
  return scoresOf(*trial, gravityShown(project), rulesOf(""), settings_, strength_);
}

const InstantScore& instantAt(const RuleVerdict& verdict, double time) {
  const InstantScore* nearest = &verdict.curve.front();
  for (const InstantScore& score : verdict.curve)
    if (std::abs(score.time - time) < std::abs(nearest->time - time)) nearest = &score;
  return *nearest;
}

const RuleVerdict* ScoresView::colouring() const {
  const QTreeWidgetItem* item = table_->currentItem();
  if (!isVisible() || !colours_->isChecked() || !item || !content_->isVisible()) return nullptr;
  if (item->parent()) item = item->parent();
  const auto rule = static_cast<std::size_t>(item->data(kName, Qt::UserRole).toInt());
  return rule < verdicts_.size() && verdicts_[rule].applies() ? &verdicts_[rule] : nullptr;
}

QTreeWidgetItem* ScoresView::ruleRow(const RuleVerdict& verdict) const {
  const UnitChoice& units = Units::shared().choice();
  auto* row = new QTreeWidgetItem;
  row->setText(kName, said(rowOf(verdict.rule).title));
  for (const int c : {kWorst, kNow, kMean}) row->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
  for (int c = 0; c < 7; ++c) row->setToolTip(c, tipOf(verdict));
  if (!verdict.applies()) {
    row->setText(kSays, tr("Does not apply"));
    row->setText(kBecause, words(verdict.reason));
    row->setToolTip(kBecause, words(verdict.reason));
    return row;
  }
  const InstantScore& worst = verdict.worstInstant();
  row->setText(kWorst, words(valueWords(verdict.rule, worst.value, units)));
  row->setText(kSays, words(meaningOf(verdict.rule, worst.value, worst.level)));
  row->setForeground(kWorst, severityColor(severityOf(worst.level), palette()));
  row->setText(kBecause, words(driverWords(worst, units)));
  if (verdict.curve.size() > 2) row->setText(kMean, words(valueWords(verdict.rule, verdict.mean, units)));
  row->setText(kShares, sharesOf(verdict));
  for (std::size_t i = 0; i < worst.parts.size(); ++i)
    row->addChild(partRow(verdict, worst.parts[i], static_cast<int>(i) == worst.driver));
  return row;
}

void ScoresView::say() {
  const int current =
      table_->currentItem()
          ? table_->indexOfTopLevelItem(table_->currentItem()->parent() ? table_->currentItem()->parent()
                                                                        : table_->currentItem())
          : 0;
  QList<bool> unfolded;
  for (int i = 0; i < table_->topLevelItemCount(); ++i) unfolded << table_->topLevelItem(i)->isExpanded();
  table_->clear();
  for (std::size_t i = 0; i < verdicts_.size(); ++i) {
    QTreeWidgetItem* row = ruleRow(verdicts_[i]);
    row->setData(kName, Qt::UserRole, static_cast<int>(i));
    table_->addTopLevelItem(row);
    row->setExpanded(static_cast<int>(i) < unfolded.size() && unfolded[static_cast<int>(i)]);
  }
  table_->setCurrentItem(table_->topLevelItem(std::max(0, current)));
  showNow();
  fitColumns();
}

void ScoresView::fitColumns() {
  constexpr int kBesideHeading = 12;  // px that the header's own hint forgets
  const bool isTimed = std::ranges::any_of(
      verdicts_, [](const RuleVerdict& verdict) { return verdict.applies() && verdict.curve.size() > 2; });
  for (const int c : {kNow, kMean, kShares}) table_->setColumnHidden(c, !isTimed);
  const QAbstractItemView* cells = table_;
  for (const int c : {kName, kWorst, kNow, kMean, kShares})
    table_->setColumnWidth(c,
                           std::max(cells->sizeHintForColumn(c == kNow ? kWorst : c),  // it changes in play
                                    table_->header()->sectionSizeHint(c) + kBesideHeading));
}

void ScoresView::showNow() {
  if (!isVisible()) return;
  const double time = document_.moment().time;
  for (int i = 0; i < table_->topLevelItemCount(); ++i) {
    const RuleVerdict& verdict = verdicts_[static_cast<std::size_t>(i)];
    const bool isTimed = verdict.applies() && verdict.curve.size() > 2;
    table_->topLevelItem(i)->setText(
        kNow, isTimed
                  ? words(valueWords(verdict.rule, instantAt(verdict, time).value, Units::shared().choice()))
                  : QString());
  }
}

/// Only what is looked at is computed.
void ScoresView::refresh() {
  if (!isVisible()) return;
  const auto& trial = shownTrial(document_.shown());
  if (trial && trial == shown_) return;
  shown_ = trial;
  verdicts_ = verdicts();
  empty_->setVisible(verdicts_.empty());
  content_->setVisible(!verdicts_.empty());
  say();
  emit colouringChanged();
}

void ScoresView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
  emit colouringChanged();
}

void ScoresView::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  emit colouringChanged();
}

/// Numbers in the colours of their severity have those of the theme.
void ScoresView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && table_) say();
  QWidget::changeEvent(event);
}

}  // namespace handhold
