// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/sweep_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "ui/controls/choice_box.h"
#include "ui/controls/elided_label.h"
#include "ui/studies/case_chart.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kFollowed = 500;  ///< between two looks at a run (ms)

QString shortNumber(double value) { return QString::number(value, 'g', 5); }

QString plainValue(const std::string& json) {
  const auto value = nlohmann::ordered_json::parse(json, nullptr, false);
  if (value.is_number()) return shortNumber(value.get<double>());
  return QString::fromStdString(value.is_string() ? value.get<std::string>() : json);
}

/// Numbers sort as numbers.
class CaseItem : public QTreeWidgetItem {
 public:
  using QTreeWidgetItem::QTreeWidgetItem;
  bool operator<(const QTreeWidgetItem& other) const override {
    const int column = treeWidget() ? treeWidget()->sortColumn() : 0;
    bool isNumber = false, isOther = false;
    const double own = text(column).toDouble(&isNumber), its = other.text(column).toDouble(&isOther);
    return isNumber && isOther ? own < its : text(column) < other.text(column);
  }
};

}  // namespace

SweepView::SweepView(QWidget* parent) : QWidget(parent) {
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildButtons());
  auto* split = new QSplitter(this);
  table_ = new QTreeWidget(split);
  table_->setObjectName(QStringLiteral("sweep.table"));
  table_->setRootIsDecorated(false);
  table_->setUniformRowHeights(true);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setHeaderLabels({QStringLiteral("Case")});
  connect(table_, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item) { chooseCase(item->data(0, Qt::UserRole).toInt()); });
  connect(table_, &QTreeWidget::itemClicked, this,
          [this](QTreeWidgetItem* item) { chooseCase(item->data(0, Qt::UserRole).toInt()); });
  split->addWidget(table_);
  split->addWidget(buildChart());
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 2);
  column->addWidget(split, 1);
  timer_.setInterval(kFollowed);
  connect(&timer_, &QTimer::timeout, this, &SweepView::refresh);
  setRunning(false);
}

QWidget* SweepView::buildButtons() {
  auto* line = new QWidget(this);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  const auto add = [&](const char* words, const char* name, const char* tip) {
    auto* button = new QPushButton(QString::fromUtf8(words), line);
    button->setObjectName(QString::fromUtf8(name));
    button->setToolTip(QString::fromUtf8(tip));
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
  state_ = new ElidedLabel(
      QStringLiteral("A study solves a task many times with some of its numbers or people different."), line);
  state_->setObjectName(QStringLiteral("sweep.state"));
  markMuted(state_);
  row->addWidget(progress_ = new QProgressBar(line));
  progress_->setObjectName(QStringLiteral("sweep.progress"));
  progress_->setFixedWidth(90);
  progress_->setTextVisible(false);
  row->addWidget(state_, 1);
  filter_ = new QLineEdit(line);
  filter_->setObjectName(QStringLiteral("sweep.filter"));
  filter_->setPlaceholderText(QStringLiteral("Filter: solved  rula<4"));
  filter_->setToolTip(QStringLiteral(
      "Words that a row has, and bounds of its columns, with < <= = >= >: m95 rula<4 height>=1.1"));
  filter_->setClearButtonEnabled(true);
  filter_->setFixedWidth(200);
  connect(filter_, &QLineEdit::textChanged, this, &SweepView::filter);
  row->addWidget(filter_);
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
  axes->addWidget(new QLabel(QStringLiteral("over"), side));
  axes->addWidget(across_, 1);
  column->addLayout(axes);
  chart_ = new CaseChart(side);
  column->addWidget(chart_, 1);
  for (QComboBox* box : {up_, across_}) connect(box, &QComboBox::currentIndexChanged, this, &SweepView::draw);
  connect(chart_, &CaseChart::chosen, this, &SweepView::chooseCase);
  return side;
}

void SweepView::open(const std::filesystem::path& file) {
  auto store = std::make_unique<StudyStore>(file);
  std::vector<StudyRow> rows = store->rows();
  file_ = file;
  store_ = std::move(store);
  columns_.clear();
  adopt(std::move(rows));
}

void SweepView::adopt(std::vector<StudyRow> rows) {
  rows_ = std::move(rows);
  QStringList columns{QStringLiteral("Case")};
  const StudyPlan plan = store_->plan();
  for (const StudyVariable& variable : plan.variables) columns << QString::fromStdString(variable.name);
  columns << QStringLiteral("State") << QStringLiteral("Reason") << QStringLiteral("Seconds");
  for (const StudyRow& row : rows_)
    for (const auto& [name, value] : row.figures)
      if (const QString words = QString::fromStdString(name); !columns.contains(words)) columns << words;
  const bool isNew = columns != columns_;
  columns_ = columns;
  if (isNew) fillAxes();
  fillTable();
  tellState(plan.name);
  setRunning(timer_.isActive());
}

/// Counts, how far it is, and whether a run would do anything: what crashed or took too long is tried again.
void SweepView::tellState(const std::string& name) {
  const std::vector<int> each = store_->counts();
  QStringList counts;
  for (std::size_t i = 0; i < each.size(); ++i)
    if (each[i] > 0)
      counts << QStringLiteral("%1 %2").arg(each[i]).arg(QString::fromUtf8(kCaseStateWords[i]));
  state_->setText(
      QStringLiteral("%1: %2").arg(QString::fromStdString(name), counts.join(QStringLiteral(", "))));
  const int all = static_cast<int>(rows_.size()), left = each[0] + each[1];
  const bool isUntouched = left == all;
  const int lost = each[static_cast<std::size_t>(CaseState::Crashed)] +
                   each[static_cast<std::size_t>(CaseState::TimedOut)];
  run_->setText(left == 0 && lost > 0      ? QStringLiteral("Try again")
                : left > 0 && !isUntouched ? QStringLiteral("Go on")
                                           : QStringLiteral("Run"));
  progress_->setRange(0, all);
  progress_->setValue(all - left);
}

void SweepView::setRunning(bool isRunning) {
  if (isRunning && !timer_.isActive()) timer_.start();
  if (!isRunning && timer_.isActive()) {
    timer_.stop();
    refresh();
  }
  isStopping_ = isStopping_ && isRunning;
  const bool isLeft = std::ranges::any_of(rows_, [](const StudyRow& row) {
    return row.state <= CaseState::Running || row.state >= CaseState::Crashed;
  });
  run_->setEnabled(store_ && !isRunning && isLeft);
  run_->setToolTip(!store_     ? QStringLiteral("Open or make a study first")
                   : !isLeft   ? QStringLiteral("Every case is solved or found impossible")
                   : isRunning ? QStringLiteral("It is running")
                               : QStringLiteral("Solve the cases that wait, each in a process of its own"));
  stop_->setEnabled(isRunning && !isStopping_);
  page_->setEnabled(store_ != nullptr);
  progress_->setVisible(isRunning);
}

void SweepView::setStopping() {
  isStopping_ = true;
  stop_->setEnabled(false);
}

void SweepView::refresh() {
  if (store_) adopt(store_->rows());
}

QString SweepView::textOf(const StudyRow& row, int column) const {
  const int variables = static_cast<int>(row.values.size());
  if (column == 0) return QString::number(row.index);
  if (column <= variables) return plainValue(row.values[static_cast<std::size_t>(column - 1)]);
  const int rest = column - variables - 1;
  if (rest == 0) return QString::fromUtf8(kCaseStateWords[static_cast<std::size_t>(row.state)]);
  if (rest == 1) return QString::fromStdString(row.reason);
  if (rest == 2) return row.state > CaseState::Running ? shortNumber(row.seconds) : QString();
  const std::string name = columns_[column].toStdString();
  for (const auto& [figure, value] : row.figures)
    if (figure == name) return shortNumber(value);
  return {};
}

void SweepView::fillTable() {
  const int current = table_->currentItem() ? table_->currentItem()->data(0, Qt::UserRole).toInt() : -1;
  const QSignalBlocker blocker(table_);
  table_->setSortingEnabled(false);
  table_->clear();
  table_->setColumnCount(static_cast<int>(columns_.size()));
  table_->setHeaderLabels(columns_);
  for (const StudyRow& row : rows_) {
    auto* item = new CaseItem(table_);
    for (int column = 0; column < columns_.size(); ++column) item->setText(column, textOf(row, column));
    item->setData(0, Qt::UserRole, row.index);
    item->setToolTip(static_cast<int>(row.values.size()) + 2, QString::fromStdString(row.reason));
    if (row.index == current) table_->setCurrentItem(item);
  }
  table_->setSortingEnabled(true);
  if (current < 0) table_->sortByColumn(0, Qt::AscendingOrder);
  filter();
}

void SweepView::fillAxes() {
  const QString wasAcross = across_->currentText(), wasUp = up_->currentText();
  const QSignalBlocker one(across_), other(up_);
  across_->clear(), up_->clear();
  const int variables = static_cast<int>(store_->plan().variables.size());
  for (int column = 1; column < columns_.size(); ++column) {
    const bool isWords = column == variables + 2;  // reasons
    if (!isWords) across_->addItem(columns_[column], column);
    if (column > variables + 2) up_->addItem(columns_[column], column);
  }
  const int across = across_->findText(wasAcross);
  across_->setCurrentIndex(across >= 0 ? across : std::max(0, variables - 1));
  const int up = up_->findText(wasUp), load = up_->findText(QStringLiteral("peak_load"));
  up_->setCurrentIndex(up > 0 ? up : std::max(0, load));
}

bool SweepView::isHidden(int index) const {
  const QStringList wanted = filter_->text().split(' ', Qt::SkipEmptyParts);
  const StudyRow& row = rows_[static_cast<std::size_t>(index)];
  QString all;
  for (int column = 1; column < columns_.size(); ++column) all += textOf(row, column) + ' ';
  return std::ranges::any_of(wanted, [&](const QString& word) {
    return !keepsBound(row, word).value_or(all.contains(word, Qt::CaseInsensitive));
  });
}

/// "rula<4": of the column whose name has that part, spaces left out. Nothing: it is no bound.
std::optional<bool> SweepView::keepsBound(const StudyRow& row, const QString& words) const {
  static const QRegularExpression form(QStringLiteral("^([^<>=]+)(<=|>=|<|>|=)([-+0-9.eE]+)$"));
  const QRegularExpressionMatch match = form.match(words);
  bool isNumber = false;
  const double bound = match.captured(3).toDouble(&isNumber);
  if (!match.hasMatch() || !isNumber) return std::nullopt;
  const auto plain = [](QString name) { return name.remove(' ').remove(':').remove('_').toLower(); };
  const auto column = std::ranges::find_if(
      columns_, [&](const QString& name) { return plain(name).contains(plain(match.captured(1))); });
  if (column == columns_.end()) return std::nullopt;
  const double value = textOf(row, static_cast<int>(column - columns_.begin())).toDouble(&isNumber);
  const QString sign = match.captured(2);
  return isNumber && ((sign.startsWith('<') && value < bound) || (sign.startsWith('>') && value > bound) ||
                      (sign.endsWith('=') && value == bound));
}

void SweepView::filter() {
  for (int i = 0; i < table_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = table_->topLevelItem(i);
    item->setHidden(isHidden(item->data(0, Qt::UserRole).toInt()));
  }
  draw();
}

void SweepView::draw() {
  CaseChartContent content;
  content.xName = across_->currentText();
  content.yName = up_->currentText();
  const int across = across_->currentData().toInt(), up = up_->currentData().toInt();
  bool isNumeric = true;
  for (const StudyRow& row : rows_) {
    bool isNumber = false;
    textOf(row, across).toDouble(&isNumber);
    isNumeric = isNumeric && (isNumber || textOf(row, across).isEmpty());
  }
  for (const StudyRow& row : rows_) {
    const QString x = textOf(row, across), y = textOf(row, up);
    if (x.isEmpty() || y.isEmpty() || isHidden(row.index)) continue;
    if (!isNumeric && !content.columns.contains(x)) content.columns << x;
    const double place = isNumeric ? x.toDouble() : static_cast<double>(content.columns.indexOf(x));
    content.points.push_back({row.index, place, y.toDouble(), row.state == CaseState::Solved});
  }
  chart_->show(content);
}

void SweepView::chooseCase(int index) {
  for (int i = 0; i < table_->topLevelItemCount(); ++i)
    if (table_->topLevelItem(i)->data(0, Qt::UserRole).toInt() == index)
      table_->setCurrentItem(table_->topLevelItem(i));
  chart_->choose(index);
  emit caseChosen(index);
}

std::string SweepView::trialOf(int index) const { return store_ ? store_->trialOf(index) : std::string(); }

QString SweepView::nameOf(int index) const {
  QStringList values;
  for (const std::string& value : rows_[static_cast<std::size_t>(index)].values) values << plainValue(value);
  return values.join(QStringLiteral(", "));
}

}  // namespace handhold
