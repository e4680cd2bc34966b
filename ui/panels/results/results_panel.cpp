// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/results_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "ui/controls/severity_look.h"
#include "ui/document/actions/prediction_draft.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/result_actions.h"
#include "ui/panels/results/agreement_table.h"
#include "ui/panels/results/difference_table.h"
#include "ui/panels/results/figure_cells.h"
#include "ui/panels/results/fit_view.h"
#include "ui/panels/results/result_facts.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

enum Column { kName, kPeak, kObjective, kSeconds, kColumns };
constexpr int kIdRole = Qt::UserRole, kLookRole = Qt::UserRole + 1;
constexpr int kLeastListHeight = 4 * space::kRow;  // its titles and a few rows
const QString kNone = QStringLiteral("–");
constexpr auto kAlone = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
constexpr int kPeakWidth = 56, kObjectiveWidth = 78, kSecondsWidth = 54;  // px

int idOf(const QTreeWidgetItem* item) { return item ? item->data(kName, kIdRole).toInt() : 0; }

QPushButton* button(QWidget* parent, const QString& name, const QString& words, const QString& tooltip) {
  auto* made = new QPushButton(said(words), parent);
  made->setObjectName(name);
  made->setToolTip(said(tooltip));
  return made;
}

}  // namespace

ResultsPanel::ResultsPanel(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  buildList();
  facts_ = new QLabel(this);
  facts_->setObjectName(QStringLiteral("results.facts"));
  facts_->setWordWrap(true);
  facts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // a long word widens no dock
  facts_->setContentsMargins(space::kPanel, space::kTight, space::kPanel, 0);
  markMuted(facts_);
  column->addWidget(empty_ = buildEmpty());
  column->addWidget(list_, 1);
  column->addWidget(facts_);
  column->addWidget(buttons_ = buildButtons());
  auto* fit = new FitView(document_, this);
  column->addWidget(fit, 2);
  connect(fit, &FitView::weighingWanted, this, &ResultsPanel::weighingWanted);
  column->addWidget(new DifferenceTable(document_, this), 3);
  column->addWidget(new AgreementTable(document_, this), 3);
  connect(&document_, &Document::shownChanged, this, &ResultsPanel::refresh);
  connect(&document_, &Document::comparisonChanged, this, &ResultsPanel::refresh);
  refresh();
}

QWidget* ResultsPanel::buildEmpty() {
  auto* box = new QWidget(this);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kPanel);
  auto* words = new QLabel(tr("Every posture and motion that is found is kept here, to compare them."), box);
  words->setWordWrap(true);
  markMuted(words);
  auto* solve = button(box, "results.solve", "Solve posture", "Find the posture that costs least");
  connect(solve, &QPushButton::clicked, this, &ResultsPanel::solveWanted);
  column->addWidget(words);
  column->addWidget(solve, 0, Qt::AlignLeft);
  column->addStretch(1);
  return box;
}

void ResultsPanel::buildList() {
  list_ = new QTreeWidget(this);
  list_->setObjectName(QStringLiteral("results.list"));
  list_->setAccessibleName(tr("Kept results"));
  list_->setColumnCount(kColumns);
  list_->setHeaderLabels({tr("Name"), tr("Peak %"), tr("Objective"), tr("Solver s")});
  list_->headerItem()->setToolTip(kSeconds, tr("How long the computer took (s)"));
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setMinimumHeight(kLeastListHeight);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setIndentation(0);
  list_->setIconSize(QSize(16, 16));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
  auto* cells = new FigureCells(list_);
  const int widths[] = {0, kPeakWidth, kObjectiveWidth, kSecondsWidth};
  for (int column = kPeak; column < kColumns; ++column) {
    list_->setItemDelegateForColumn(column, cells);
    list_->header()->resizeSection(column, std::max(widths[column], titleWidth(*list_->header(), column)));
    list_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  list_->installEventFilter(this);
  connect(list_, &QTreeWidget::itemSelectionChanged, this, &ResultsPanel::showButtons);
  connect(list_, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item) { show(idOf(item)); });
  connect(list_, &QTreeWidget::itemChanged, this, &ResultsPanel::takeRename);
  connect(list_, &QTreeWidget::customContextMenuRequested, this, [this](const QPoint& position) {
    if (const int id = idOf(list_->itemAt(position))) openMenu(id, list_->viewport()->mapToGlobal(position));
  });
}

QWidget* ResultsPanel::buildButtons() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  row->setSpacing(space::kSmall);
  show_ = button(box, "results.show", "Show", "Bring this result and its task back (Return)");
  branch_ = button(box, "results.branch", "Branch",
                   "Solve the task as it is now, starting from this result's posture");
  fit_ =
      button(box, "results.fit", "Fit human…", "Fit the human to what was recorded, as a result of its own");
  predict_ = button(box, "results.predict", "Predict…",
                    "Ask for the recorded motion again, and lay both beside each other");
  compare_ = button(box, "results.compare", "Compare",
                    "The chosen results side by side, up to six (choose more with Ctrl or Shift)");
  keep_ = button(box, "results.keep", "Keep", "Keep the posture that was posed by hand as a result");
  for (QPushButton* each : {show_, branch_, fit_, predict_, compare_, keep_}) row->addWidget(each);
  row->addStretch(1);
  fit_->hide();
  predict_->hide();
  connect(show_, &QPushButton::clicked, this, [this] { show(currentId()); });
  connect(branch_, &QPushButton::clicked, this, [this] { branch(currentId()); });
  connect(fit_, &QPushButton::clicked, this, [this] { emit fitWanted(currentId()); });
  connect(predict_, &QPushButton::clicked, this, [this] { emit predictionWanted(currentId()); });
  connect(compare_, &QPushButton::clicked, this, [this] { document_.compare(selectedIds()); });
  connect(keep_, &QPushButton::clicked, this,
          [this] { perform(document_, [this] { keepPosture(document_); }); });
  return box;
}

int ResultsPanel::currentId() const {
  const std::vector<int> ids = selectedIds();
  return ids.empty() ? 0 : ids.front();
}

QTreeWidgetItem* ResultsPanel::itemOf(int id) const {
  const std::vector<int> all = ids();
  return list_->topLevelItem(static_cast<int>(std::ranges::find(all, id) - all.begin()));
}

std::vector<int> ResultsPanel::selectedIds() const {
  std::vector<int> ids;
  for (int row = 0; row < list_->topLevelItemCount(); ++row)
    if (list_->topLevelItem(row)->isSelected()) ids.push_back(idOf(list_->topLevelItem(row)));
  return ids;
}

std::vector<int> ResultsPanel::ids() const {
  std::vector<int> ids;
  for (int row = 0; row < list_->topLevelItemCount(); ++row) ids.push_back(idOf(list_->topLevelItem(row)));
  return ids;
}

void ResultsPanel::refresh() {
  const QScopedValueRollback<bool> guard(filling_, true);
  const std::vector<KeptTrial>& results = document_.project().results;
  const std::vector<int> chosen = selectedIds();
  bool same = list_->topLevelItemCount() == static_cast<int>(results.size());
  for (int row = 0; same && row < list_->topLevelItemCount(); ++row)
    same = idOf(list_->topLevelItem(row)) == results[static_cast<size_t>(row)].id;
  if (!same) fill();
  chooseShown(chosen);
  for (int row = 0; row < list_->topLevelItemCount(); ++row)
    same &= !decorate(list_->topLevelItem(row), results[static_cast<size_t>(row)]);
  if (!same) showColumns();
  empty_->setVisible(results.empty());
  list_->setVisible(!results.empty());
  for (QPushButton* each : {show_, compare_}) each->setVisible(!results.empty());
  const Project& project = document_.project();
  keep_->setEnabled(project.posture && !project.motion && !project.recording && !shownResult(project));
  showButtons();
}

/// What has come, new or back, is the one to act on, of a task that was opened what is shown; what was chosen
/// before stays chosen.
void ResultsPanel::fill() {
  const std::vector<int> before = selectedIds(), known = ids();
  const KeptTrial* shown = known.empty() ? shownResult(document_.project()) : nullptr;
  QTreeWidgetItem* come = nullptr;
  list_->clear();
  for (const KeptTrial& result : document_.project().results) {
    auto* item = new QTreeWidgetItem(list_);
    item->setData(kName, kIdRole, result.id);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setSelected(std::find(before.begin(), before.end(), result.id) != before.end());
    const bool isKnown = std::find(known.begin(), known.end(), result.id) != known.end();
    if (shown ? shown->id == result.id : !isKnown) come = item;
  }
  // whatever keys are held: with Ctrl down a tree adds to what is chosen
  if (come) list_->setCurrentItem(come, 0, kAlone);
}

/// The choice goes along with what is shown, unless something else was chosen: a row that stays marked would
/// say that it is what is seen.
void ResultsPanel::chooseShown(const std::vector<int>& chosen) {
  const KeptTrial* shown = shownResult(document_.shown());
  const int before = std::exchange(shownId_, shown ? shown->id : 0);
  if (before == shownId_ || chosen != (before ? std::vector{before} : std::vector<int>())) return;
  list_->setCurrentItem(itemOf(shownId_), 0, kAlone);
}

/// Its colour in a comparison, else that of text.
QColor ResultsPanel::nameColor(int id) const {
  const Comparison compared = document_.comparison().value_or(Comparison());
  const auto place = std::find(compared.begin(), compared.end(), id) - compared.begin();
  const Tokens& colours = tokens(palette());
  return place < std::ssize(compared) ? colours.compared[std::size_t(place)] : colours.text;
}

/// Touches only what has changed, and tells whether anything has: a name that is being typed would be written
/// over. What follows a change keeps its number and has another trial.
bool ResultsPanel::decorate(QTreeWidgetItem* item, const KeptTrial& result) {
  const Trial& told = *result.trial;
  const Project& seen = document_.shown();
  const bool isShown = result.trial == shownTrial(seen), isOld = isOfEarlierTask(seen, result);
  const Verdict verdict = isOld ? verdictOf(seen) : verdictOf(told);
  const QColor color = nameColor(result.id), mark = severityColor(verdict.severity, palette());
  const QString name = named(result.name);
  const QString look = name + (isShown ? QLatin1Char('*') : QLatin1Char(' ')) + color.name() + mark.name() +
                       QString::number(reinterpret_cast<quintptr>(&told)) +
                       QString::fromStdString(result.note) + QLatin1Char(isOld ? '!' : ' ');
  if (item->data(kName, kLookRole).toString() == look) return false;
  item->setData(kName, kLookRole, look);
  item->setText(kName, name);
  item->setIcon(kName, iconPixmap(severityIcon(verdict.severity), mark, 16, devicePixelRatioF()));
  item->setText(kPeak, told.hasTorques() ? figures(100.0 * told.peak.load, 1) : kNone);
  item->setText(kObjective, told.objective ? figures(*told.objective, 3) : kNone);
  item->setText(kSeconds, told.from<Recorded>() ? kNone : figures(told.seconds, 3));
  QFont font = list_->font();
  if (isShown) font.setWeight(QFont::DemiBold);
  item->setFont(kName, font);
  item->setForeground(kName, color);
  for (int column = 0; column < kColumns; ++column)
    item->setToolTip(column, QStringLiteral("%1: %2").arg(name, factsNow(seen, result)));
  return true;
}

/// What no result has takes no room from the names.
void ResultsPanel::showColumns() {
  for (int column = kPeak; column < kColumns; ++column) {
    bool isTold = list_->topLevelItemCount() == 0;
    for (int row = 0; row < list_->topLevelItemCount(); ++row)
      isTold |= list_->topLevelItem(row)->text(column) != kNone;
    list_->setColumnHidden(column, !isTold);
  }
  leaveRoomForNames(*list_);
}

void ResultsPanel::showButtons() {
  const std::vector<int> ids = selectedIds();
  show_->setEnabled(ids.size() == 1);
  branch_->setEnabled(ids.size() == 1);
  compare_->setEnabled(ids.size() >= 2 && ids.size() <= kMostCompared);
  const KeptTrial* chosen = ids.size() == 1 ? findResult(document_.project(), ids.front()) : nullptr;
  const bool isBodiless = chosen && chosen->trial->motion.frames.empty();
  const bool isPredictable = chosen && mayPredict(*chosen->trial);
  QPushButton* offered = isBodiless ? fit_ : isPredictable ? predict_ : branch_;
  // one after the other: all at once would widen the window
  for (QPushButton* each : {branch_, fit_, predict_})
    if (each != offered) each->hide();
  // German words of all four would widen it, too: one that is alone cannot be compared
  const bool isKeepable = keep_->isEnabled() && offered != branch_;
  for (QPushButton* each : {compare_, keep_})
    each->setVisible(offered == branch_ || isKeepable == (each == keep_));
  offered->setVisible(list_->topLevelItemCount() > 0);
  facts_->setVisible(chosen != nullptr);
  if (chosen) facts_->setText(factsNow(document_.shown(), *chosen));
}

void ResultsPanel::takeRename(QTreeWidgetItem* item) {
  if (filling_) return;
  const QScopedValueRollback<bool> guard(filling_, true);
  const int id = idOf(item);
  const QString name = item->text(kName);
  if (const KeptTrial* is = findResult(document_.project(), id); is && name == named(is->name)) return;
  if (perform(document_, [&] { renameResult(document_, id, name); })) return;
  item->setData(kName, kLookRole, QString());
  refresh();
}

void ResultsPanel::show(int id) {
  if (id > 0) perform(document_, [&] { showResult(document_, id); });
}

void ResultsPanel::branch(int id) {
  if (id > 0 && perform(document_, [&] { branchFrom(document_, id); })) emit solveWanted();
}

void ResultsPanel::remove(const std::vector<int>& ids) {
  for (const int id : ids) perform(document_, [&] { removeResult(document_, id); });
}

void ResultsPanel::rename(int id) {
  if (QTreeWidgetItem* item = itemOf(id)) list_->editItem(item, kName);
}

/// The window's own Delete and F2 act on things of the scene; over this list they act on results.
bool ResultsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == list_ && event->type() == QEvent::Resize)
    QMetaObject::invokeMethod(this, &ResultsPanel::showColumns, Qt::QueuedConnection);
  const bool pressed = event->type() == QEvent::KeyPress, asked = event->type() == QEvent::ShortcutOverride;
  // keys of an open name field come by here, too
  if (watched != list_ || !(pressed || asked) || !list_->hasFocus())
    return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->modifiers() != Qt::NoModifier) return QWidget::eventFilter(watched, event);
  const std::map<int, std::function<void()>> actions = {
      {Qt::Key_Return, [this] { show(currentId()); }},
      {Qt::Key_Enter, [this] { show(currentId()); }},
      {Qt::Key_Delete, [this] { remove(selectedIds()); }},
      {Qt::Key_F2, [this] { rename(idOf(list_->currentItem())); }}};
  const auto action = actions.find(key->key());
  if (action == actions.end()) return QWidget::eventFilter(watched, event);
  if (pressed) action->second();
  event->accept();
  return true;
}

void ResultsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && list_) refresh();
  QWidget::changeEvent(event);
}

}  // namespace handhold
