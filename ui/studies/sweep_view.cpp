// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/sweep_view.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "ui/controls/choice_box.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/empty_state.h"
#include "ui/document/language/said.h"
#include "ui/studies/answer_list.h"
#include "ui/studies/case_chart.h"
#include "ui/studies/case_item.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kFollowed = 500;    ///< between two looks at a run (ms)
constexpr int kLookShare = 8;     ///< of the time is spent on looking at most
constexpr int kRest = 250;        ///< on a row before its case is shown: arrows go through many (ms)
constexpr int kWidestAxis = 220;  // px
constexpr int kShares = -2;       ///< not a column of the table: the share that can

}  // namespace

SweepView::SweepView(QWidget* parent) : QWidget(parent) {
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildButtons());
  split_ = new QSplitter(this);
  tabs_ = new QTabWidget(split_);
  tabs_->setObjectName(QStringLiteral("sweep.tabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(answer_ = new AnswerList(tabs_), tr("Answer"));
  tabs_->addTab(table_ = new QTreeWidget(tabs_), tr("Cases"));
  filter_ = new QLineEdit(this);
  filter_->setObjectName(QStringLiteral("sweep.filter"));
  filter_->setAccessibleName(tr("Filter of the cases"));
  filter_->setPlaceholderText(tr("Filter: solved  rula<4"));
  filter_->setToolTip(tr(
      "Words that a row has (several within quotes), and bounds of its columns, with < <= = >= >: m95 rula<4 "
      "height>=1.1"));
  filter_->setClearButtonEnabled(true);
  filter_->setMinimumWidth(160);
  connect(filter_, &QLineEdit::textChanged, this, &SweepView::filter);
  tabs_->setCornerWidget(filter_);
  connect(answer_, &AnswerList::casesWanted, this, [this](const QString& filter) {
    tabs_->setCurrentWidget(table_);
    filter_->setText(filter);
  });
  table_->setObjectName(QStringLiteral("sweep.table"));
  table_->setRootIsDecorated(false);
  table_->setUniformRowHeights(true);
  table_->setFrameShape(QFrame::NoFrame);
  const auto choose = [this](QTreeWidgetItem* item) { chooseCase(item->data(0, Qt::UserRole).toInt()); };
  connect(table_, &QTreeWidget::itemActivated, this, choose);
  connect(table_, &QTreeWidget::itemClicked, this, choose);
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, [this, choose] {
    if (table_->currentItem()) choose(table_->currentItem());
  });
  connect(table_, &QTreeWidget::itemSelectionChanged, &rest_, qOverload<>(&QTimer::start));
  split_->addWidget(tabs_);
  split_->addWidget(buildChart());
  split_->setStretchFactor(0, 3);
  split_->setStretchFactor(1, 2);
  column->addWidget(split_, 1);
  empty_ =
      new EmptyState(tr("A study solves a task many times with some of its numbers or people different."),
                     tr("Make a study"), this);
  connect(empty_, &EmptyState::pressed, this, &SweepView::makeWanted);
  column->addWidget(empty_, 1);
  timer_.setInterval(kFollowed);
  connect(&timer_, &QTimer::timeout, this, &SweepView::refresh);
  setRunning(false);
}

QWidget* SweepView::buildButtons() {
  auto* line = new QWidget(this);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  const auto add = [&](const char* words, const char* name, const char* tip) {
    auto* button = new QPushButton(said(words), line);
    button->setObjectName(QString::fromUtf8(name));
    button->setToolTip(said(tip));
    row->addWidget(button);
    return button;
  };
  connect(add("Make…", "sweep.make", "Choose what of the open task varies, and who does it"),
          &QPushButton::clicked, this, &SweepView::makeWanted);
  connect(add("Open…", "sweep.open", "A study file (JSON), or the results of one (SQLite)"),
          &QPushButton::clicked, this, &SweepView::openWanted);
  run_ = add("Run", "sweep.run", "Solve the cases that wait, each in a process of its own");
  stop_ = add("Stop", "sweep.stop", "What is done is kept; Run goes on");
  connect(run_, &QPushButton::clicked, this, &SweepView::runWanted);
  connect(stop_, &QPushButton::clicked, this, &SweepView::stopWanted);
  page_ =
      add("Page…", "sweep.page", "To hand on, as PDF or HTML: question, answer, charts, table, assumptions");
  connect(page_, &QPushButton::clicked, this, &SweepView::pageWanted);
  state_ = new ElidedLabel(QString(), line);
  state_->setObjectName(QStringLiteral("sweep.state"));
  markMuted(state_);
  row->addWidget(progress_ = new QProgressBar(line));
  progress_->setObjectName(QStringLiteral("sweep.progress"));
  progress_->setFixedWidth(90);
  progress_->setTextVisible(false);
  row->addWidget(state_, 1);
  return line;
}

QWidget* SweepView::buildChart() {
  auto* side = new QWidget(this);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(space::kSmall, 0, space::kSmall, space::kSmall);
  auto* axes = new QHBoxLayout;
  up_ = new ChoiceBox(side);
  up_->setObjectName(QStringLiteral("sweep.up"));
  across_ = new ChoiceBox(side);
  across_->setObjectName(QStringLiteral("sweep.across"));
  axes->addWidget(up_, 1);
  axes->addWidget(new QLabel(tr("over"), side));
  axes->addWidget(across_, 1);
  column->addLayout(axes);
  chart_ = new CaseChart(side);
  column->addWidget(chart_, 1);
  for (QComboBox* box : {up_, across_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // columns come later
    box->setMaximumWidth(kWidestAxis);
    connect(box, &QComboBox::currentIndexChanged, this, &SweepView::draw);
  }
  connect(chart_, &CaseChart::chosen, this, &SweepView::chooseCase);
  return side;
}

void SweepView::open(const std::filesystem::path& file) {
  auto store = std::make_unique<StudyStore>(file);
  StudyPlan plan = store->plan();
  std::vector<StudyRow> rows = store->rows();
  if (std::exchange(file_, file) != file) mark(-1);  // it was a case of the study before
  store_ = std::move(store);
  plan_ = std::move(plan);
  cells_.clear();
  adopt(std::move(rows));
  tabs_->setCurrentWidget(plan_.people.empty() ? static_cast<QWidget*>(table_) : answer_);
}

void SweepView::adopt(std::vector<StudyRow> rows) {
  const QStringList before = cells_.columns();
  const std::vector<int> changed = cells_.take(plan_, std::move(rows));
  if (before != cells_.columns()) fillAxes();
  if (!changed.empty()) {
    fillTable(changed);
    answer_->say(answerOf(plan_, cells_.rows()));
  }
  tellState(plan_.name);
  setRunning(timer_.isActive());
}

/// Counts, how far it is, and whether a run would do anything: what crashed or took too long is tried again.
void SweepView::tellState(const std::string& name) {
  const std::vector<int> each = store_->counts();
  QStringList counts;
  for (std::size_t i = 0; i < each.size(); ++i)
    if (each[i] > 0) counts << QStringLiteral("%1 %2").arg(each[i]).arg(said(kCaseStateWords[i]));
  state_->setText(
      QStringLiteral("%1: %2").arg(QString::fromStdString(name), counts.join(QStringLiteral(", "))));
  const int all = static_cast<int>(cells_.rows().size()), left = each[0] + each[1];
  const int lost = each[static_cast<std::size_t>(CaseState::Crashed)] +
                   each[static_cast<std::size_t>(CaseState::TimedOut)];
  run_->setText(left == 0 && lost > 0 ? tr("Try again") : left > 0 && left < all ? tr("Go on") : tr("Run"));
  progress_->setRange(0, all);
  progress_->setValue(all - left);
}

void SweepView::setRunning(bool isRunning) {
  if (isRunning && !timer_.isActive()) timer_.start();
  if (!isRunning && timer_.isActive()) {
    timer_.stop();
    if (store_) store_->release();  // whoever was ended before it gave its cases back
    refresh();
  }
  isStopping_ = isStopping_ && isRunning;
  const bool isLeft = std::ranges::any_of(cells_.rows(), [](const StudyRow& row) {
    return row.state <= CaseState::Running || row.state >= CaseState::Crashed;
  });
  run_->setEnabled(store_ && !isRunning && isLeft);
  run_->setToolTip(!store_     ? tr("Open or make a study first")
                   : !isLeft   ? tr("Every case is solved or found impossible")
                   : isRunning ? tr("It is running")
                               : tr("Solve the cases that wait, each in a process of its own"));
  stop_->setEnabled(isRunning && !isStopping_);
  page_->setEnabled(store_ != nullptr);
  split_->setVisible(store_ != nullptr);
  empty_->setVisible(!store_);
  progress_->setVisible(isRunning);
}

void SweepView::setStopping() {
  isStopping_ = true;
  stop_->setEnabled(false);
}

/// Seldom enough that thousands of cases leave the window free.
void SweepView::refresh() {
  if (!store_) return;
  QElapsedTimer clock;
  clock.start();
  adopt(store_->rows());
  timer_.setInterval(std::max(kFollowed, kLookShare * static_cast<int>(clock.elapsed())));
}

void SweepView::fillTable(const std::vector<int>& changed) {
  const QSignalBlocker blocker(table_);
  const QStringList& columns = cells_.columns();
  const bool isNew = changed.size() == cells_.rows().size();
  const int current = table_->currentItem() ? table_->currentItem()->data(0, Qt::UserRole).toInt() : -1;
  table_->setSortingEnabled(false);
  if (isNew) {
    table_->clear();
    table_->setColumnCount(static_cast<int>(columns.size()));
    table_->setHeaderLabels(cells_.titles());
    items_.clear();
    QList<QTreeWidgetItem*> all;
    for (const StudyRow& row : cells_.rows()) {
      items_.push_back(new CaseItem);
      items_.back()->setData(0, Qt::UserRole, row.index);
      all << items_.back();
    }
    table_->addTopLevelItems(all);
  }
  for (const int row : changed) {
    CaseItem* item = items_[static_cast<std::size_t>(row)];
    for (int column = 0; column < columns.size(); ++column) item->setText(column, cells_.text(row, column));
    item->setToolTip(cells_.reasonColumn(), cells_.text(row, cells_.reasonColumn()));
  }
  if (isNew && current >= 0 && current < static_cast<int>(items_.size()))
    table_->setCurrentItem(items_[static_cast<std::size_t>(current)]);
  table_->setSortingEnabled(true);
  if (isNew && current < 0) table_->sortByColumn(0, Qt::AscendingOrder);
  filter();
}

void SweepView::fillAxes() {
  const QString wasAcross = across_->currentText(), wasUp = up_->currentText();
  const QSignalBlocker one(across_), other(up_);
  across_->clear(), up_->clear();
  const QStringList columns = cells_.titles();
  for (int column = 1; column < columns.size(); ++column) {
    if (column != cells_.reasonColumn()) across_->addItem(columns[column], column);
    if (column > cells_.reasonColumn()) up_->addItem(columns[column], column);
  }
  up_->addItem(tr("Possible, %"), kShares);
  const int across = across_->findText(wasAcross);
  across_->setCurrentIndex(across >= 0 ? across : std::max(0, cells_.variables() - 1));
  const int up = up_->findText(wasUp), load = up_->findData(cells_.columns().indexOf("peak_load"));
  up_->setCurrentIndex(up > 0 ? up : std::max(0, load));
}

void SweepView::filter() {
  const QString words = filter_->text();
  bool isAny = false;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    const bool isHidden = !cells_.keeps(static_cast<int>(i), words);
    if (isHidden != items_[i]->isHidden()) items_[i]->setHidden(isHidden);
    isAny = isAny || !isHidden;
  }
  if (store_) tellState(plan_.name);
  if (!isAny && !items_.empty())
    state_->setText(tr("No case has “%1”; columns: %2").arg(words, cells_.columns().join(", ")));
  draw();
}

void SweepView::draw() {
  CaseChartContent content;
  if (items_.empty()) return chart_->show(content);
  content.xName = across_->currentText();
  content.yName = up_->currentText();
  const int across = across_->currentData().toInt(), up = up_->currentData().toInt();
  std::vector<int> shown;
  for (std::size_t i = 0; i < items_.size(); ++i)
    if (!items_[i]->isHidden() && !cells_.text(static_cast<int>(i), across).isEmpty())
      shown.push_back(static_cast<int>(i));
  const auto isNumber = [&](int row) {
    bool isOne = false;
    cells_.text(row, across).toDouble(&isOne);
    return isOne;
  };
  const bool isNumeric = std::ranges::all_of(shown, isNumber);
  QHash<QString, int> columns;
  const auto placeOf = [&](int row) {
    const QString& x = cells_.text(row, across);
    if (isNumeric) return x.toDouble();
    if (!columns.contains(x))
      columns.insert(x, static_cast<int>(content.columns.size())), content.columns << x;
    return static_cast<double>(columns.value(x));
  };
  if (up != kShares) content.yName += QLatin1String(chartedWords(cells_.rows()));
  std::map<double, Share> shares;
  for (const int row : shown) {
    const StudyRow& each = cells_.rows()[static_cast<std::size_t>(row)];
    if (up == kShares && isDecided(each)) {
      Share& share = shares[placeOf(row)];
      ++share.of;
      share.can += each.state == CaseState::Solved ? 1 : 0;
    }
    if (up != kShares && !cells_.text(row, up).isEmpty())
      content.points.push_back({each.index, placeOf(row), cells_.text(row, up).toDouble()});
  }
  const bool isVariable = across >= 1 && across <= cells_.variables();
  const bool hasInterval = isVariable && isDrawnOnce(plan_, static_cast<std::size_t>(across - 1));
  for (const auto& [x, share] : shares) {
    const auto [low, high] = hasInterval ? wilsonInterval(share) : std::array{share.value(), share.value()};
    content.shares.push_back({x, 100.0 * share.value(), 100.0 * low, 100.0 * high});
  }
  chart_->show(content);
}

void SweepView::chooseCase(int index) {
  mark(index);
  emit caseChosen(index);
}

void SweepView::mark(int index) {
  table_->setCurrentItem(index < 0 ? nullptr : items_[static_cast<std::size_t>(index)]);
  rest_.stop();
  chart_->choose(index);
}

std::string SweepView::trialOf(int index) const { return store_ ? store_->trialOf(index) : std::string(); }

QString SweepView::nameOf(int index) const {
  QStringList values;
  for (int column = 1; column <= cells_.variables(); ++column) values << cells_.text(index, column);
  return values.join(QStringLiteral(", "));
}

}  // namespace handhold
