// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/table_page.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <algorithm>

#include "ui/controls/choice_box.h"
#include "ui/controls/zero_word.h"
#include "ui/document/language/said.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kShownRows = 6;
constexpr int kRowHeight = 22, kTableHeight = 190, kLeastColumn = 60, kLabelWidth = 84;  // px
constexpr const char* kUses[] = {"left out", "frame number", "time",       "marker x",
                                 "marker y", "marker z",     "coordinate", "channel"};
constexpr int kWholeMarkers = std::size(kUses);  // the choice after them
constexpr std::size_t kAxisCount = 3;
constexpr const char* kUnits[] = {"not told", "m",     "mm", "cm",  "in",    "ft", "deg", "rad",
                                  "deg/s",    "rad/s", "s",  "ms",  "min",   "N",  "kN",  "N m",
                                  "W",        "V",     "mV", "m/s", "m/s^2", "Hz"};
constexpr char kSeparators[] = {',', ';', '\t', ' '}, kDecimals[] = {'.', ','};

template <std::size_t Count>
int placeOf(const char (&all)[Count], char one) {
  return static_cast<int>(std::find(std::begin(all), std::end(all), one) - std::begin(all));
}

FileUnit unitAt(int choice) {
  return choice == 0 ? FileUnit() : fileUnit(kUnits[choice]).value_or(FileUnit());
}

int choiceOf(const FileUnit& unit) {
  for (int i = 1; i < static_cast<int>(std::size(kUnits)); ++i)
    if (unitAt(i).measure == unit.measure && unitAt(i).factor == unit.factor) return i;
  return 0;
}

QString titleOf(const CsvColumn& column) {
  const QString use = said(kUses[static_cast<int>(column.use)]);
  const QString name = QString::fromStdString(column.name);
  const bool isNamed = column.use >= CsvUse::MarkerX;
  const int unit = choiceOf(column.unit);
  const QString words = isNamed ? name + QLatin1Char('\n') + use : use;
  return unit == 0 || column.use == CsvUse::Ignore
             ? words
             : words + QStringLiteral(", ") + QString::fromLatin1(kUnits[unit]);
}

QStringList useWords() {
  QStringList list;
  for (const char* use : kUses) list << said(use);
  return list;
}

/// Units are the same in every language.
QStringList unitWords() {
  QStringList list;
  for (const char* unit : kUnits) list << QString::fromLatin1(unit);
  list.front() = said(kUnits[0]);
  return list;
}

/// Of the longest of its lines, as the header is set (px).
int titleWidth(const QTableWidget& table, const QString& title) {
  QFont bold = table.horizontalHeader()->font();
  bold.setBold(true);  // as it stands over a chosen column
  return QFontMetrics(bold).size(0, title).width() + 2 * space::kPanel;
}

/// "LASI" of "LASI_x".
std::string stemOf(const std::string& heading) {
  const std::size_t end = heading.find_last_of("_.: -");
  return end == std::string::npos || end == 0 ? heading : heading.substr(0, end);
}

}  // namespace

TablePage::TablePage(ImportSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      rows_(new QTableWidget(this)),
      use_(new ChoiceBox(this)),
      unit_(new ChoiceBox(this)),
      name_(new QLineEdit(this)),
      form_(new BoundForm(this)) {
  build();
  use_->addItems(useWords() << tr("markers x y z"));
  unit_->addItems(unitWords());
  if (isThere()) fillForm();
  connect(rows_, &QTableWidget::itemSelectionChanged, this, &TablePage::showChoice);
  connect(use_, &QComboBox::activated, this, &TablePage::setUse);
  connect(unit_, &QComboBox::activated, this, &TablePage::setUnit);
  connect(name_, &QLineEdit::editingFinished, this, &TablePage::setName);
}

void TablePage::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  rows_->setObjectName(QStringLiteral("import.table"));
  rows_->setAccessibleName(tr("The first rows of the table"));
  rows_->setToolTip(tr("Choose columns, then say below what they are"));
  rows_->setSelectionBehavior(QAbstractItemView::SelectColumns);
  rows_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  rows_->setFrameShape(QFrame::NoFrame);
  rows_->setFixedHeight(kTableHeight);
  rows_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  rows_->verticalHeader()->hide();
  rows_->verticalHeader()->setMinimumSectionSize(kRowHeight);
  rows_->verticalHeader()->setDefaultSectionSize(kRowHeight);
  rows_->setShowGrid(false);
  rows_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  use_->setObjectName(QStringLiteral("import.columnUse"));
  use_->setToolTip(tr("What the chosen columns hold; “markers x y z” takes three for each marker"));
  unit_->setObjectName(QStringLiteral("import.columnUnit"));
  unit_->setToolTip(tr("In which the numbers of the chosen columns are"));
  name_->setObjectName(QStringLiteral("import.columnName"));
  name_->setToolTip(tr("Of the marker, the coordinate or the channel"));
  for (QComboBox* choice : {use_, unit_}) {
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  column->addWidget(rows_);
  auto* choices = new QFormLayout;
  choices->setContentsMargins(0, 0, 0, 0);
  choices->setHorizontalSpacing(space::kSmall);
  const auto addRow = [&](const char* words, QWidget* field) {
    auto* label = new QLabel(said(words), this);
    label->setFixedWidth(kLabelWidth);
    markMuted(label);
    choices->addRow(label, field);
  };
  addRow("They hold", use_);
  addRow("Called", name_);
  addRow("Unit", unit_);
  column->addLayout(choices);
  form_->layout()->setContentsMargins(0, 0, 0, 0);
  column->addWidget(form_);
}

void TablePage::change(const std::function<void(CsvDescription&)>& edit) {
  if (!isThere()) return;
  CsvDescription description = table();
  edit(description);
  if (!(description == table())) session_.describe(description);
}

/// Columns are guessed again.
void TablePage::layAnew(const std::function<void(CsvDescription&)>& edit) {
  if (!isThere()) return;
  const std::vector<CsvLine>& lines = session_.draft().table->guessed.lines;
  change([&](CsvDescription& description) {
    edit(description);
    Doubts doubts;
    description = describedAs(lines, description, doubts);
  });
}

void TablePage::fillForm() {
  form_->addChoice({"Between cells", "import.separator", "What stands between the cells of a line"},
                   {"comma", "semicolon", "tab", "blanks"},
                   {[this] { return placeOf(kSeparators, table().separator); },
                    [this](int choice) {
                      layAnew([&](CsvDescription& table) { table.separator = kSeparators[choice]; });
                    }});
  form_->addChoice(
      {"Decimals", "import.decimal", "What stands before the decimals of a number"}, {"point", "comma"},
      {[this] { return placeOf(kDecimals, table().decimal); },
       [this](int choice) { layAnew([&](CsvDescription& table) { table.decimal = kDecimals[choice]; }); }});
  form_->addNumber({"Headings", "import.headerLine", "In which line; 0: there are none"},
                   zeroMeans(tr("none"), number::count(0, 1e6)),
                   {[this] { return double(table().headerLine); },
                    [this](double line) {
                      layAnew([&](CsvDescription& table) { table.headerLine = static_cast<int>(line); });
                    }});
  form_->addNumber({"First row", "import.firstRow", "In which line; 0: the next after the headings"},
                   zeroMeans(tr("the next"), number::count(0, 1e6)),
                   {[this] { return double(table().firstRow); },
                    [this](double line) {
                      change([&](CsvDescription& table) { table.firstRow = static_cast<int>(line); });
                    }});
  form_->addNumber({"Rate", "import.tableRate", "Rows a second, where no column holds times"},
                   {Dimension::None, 0.01, 1e4, QStringLiteral("Hz"), 2, 1.0},
                   {[this] { return table().rate; },
                    [this](double rate) { change([&](CsvDescription& table) { table.rate = rate; }); }});
}

std::vector<int> TablePage::chosen() const {
  std::vector<int> columns;
  for (const QModelIndex& index : rows_->selectionModel()->selectedColumns())
    columns.push_back(index.column());
  std::ranges::sort(columns);
  return columns;
}

void TablePage::setUse(int choice) {
  const std::vector<int> columns = chosen();
  if (choice == kWholeMarkers && columns.size() % kAxisCount != 0) return showChoice();
  change([&](CsvDescription& table) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
      CsvColumn& column = table.columns[static_cast<std::size_t>(columns[i])];
      if (choice < kWholeMarkers) {
        column.use = static_cast<CsvUse>(choice);
        continue;
      }
      constexpr CsvUse kAxes[] = {CsvUse::MarkerX, CsvUse::MarkerY, CsvUse::MarkerZ};
      column.use = kAxes[i % kAxisCount];
      column.name = stemOf(table.columns[static_cast<std::size_t>(columns[i - i % kAxisCount])].heading);
      if (column.unit.measure != Measured::Length)
        column.unit = unitAt(choiceOf({Measured::Length, 1e-3, true}));
    }
  });
}

void TablePage::setUnit(int choice) {
  change([&](CsvDescription& table) {
    for (const int column : chosen()) table.columns[static_cast<std::size_t>(column)].unit = unitAt(choice);
  });
}

void TablePage::setName() {
  const std::string name = name_->text().trimmed().toStdString();
  if (name.empty() || !name_->isModified()) return;
  change([&](CsvDescription& table) {
    for (const int column : chosen()) table.columns[static_cast<std::size_t>(column)].name = name;
  });
}

void TablePage::refresh() {
  if (!session_.draft().table) return;
  form_->refresh();
  if (shown_ != table()) {
    shown_ = table();
    showRows();
  }
  showChoice();
}

void TablePage::showRows() {
  const std::vector<int> before = chosen();
  const CsvDescription& description = table();
  const QSignalBlocker isSame(rows_);  // a choice that goes and comes back would take the keyboard elsewhere
  rows_->clear();
  rows_->setColumnCount(static_cast<int>(description.columns.size()));
  QStringList titles;
  for (const CsvColumn& column : description.columns) titles << titleOf(column);
  rows_->setRowCount(0);
  std::vector<std::string> cells;
  for (const CsvLine& line : session_.draft().table->guessed.lines) {
    const bool isRow = line.number > description.headerLine && line.number >= description.firstRow;
    if (!isRow || rows_->rowCount() == kShownRows) continue;
    splitCells(line.text, description.separator, cells);
    const int row = rows_->rowCount();
    rows_->insertRow(row);
    for (int i = 0; i < std::min(static_cast<int>(cells.size()), rows_->columnCount()); ++i)
      rows_->setItem(row, i,
                     new QTableWidgetItem(QString::fromStdString(cells[static_cast<std::size_t>(i)])));
  }
  rows_->setHorizontalHeaderLabels(titles);
  for (int i = 0; i < rows_->columnCount(); ++i)
    rows_->setColumnWidth(i, std::max(kLeastColumn, titleWidth(*rows_, titles[i])));
  for (const int column : before)
    rows_->selectionModel()->select(rows_->model()->index(0, column),
                                    QItemSelectionModel::Select | QItemSelectionModel::Columns);
}

void TablePage::showChoice() {
  const std::vector<int> columns = chosen();
  for (QWidget* field :
       {static_cast<QWidget*>(use_), static_cast<QWidget*>(unit_), static_cast<QWidget*>(name_)})
    field->setEnabled(!columns.empty());
  if (columns.empty()) return;
  const bool isWhole = columns.size() % kAxisCount == 0;
  static_cast<QStandardItemModel*>(use_->model())->item(kWholeMarkers)->setEnabled(isWhole);
  use_->setItemData(kWholeMarkers, isWhole ? QString() : tr("Choose three columns for each marker"),
                    Qt::ToolTipRole);
  const CsvColumn& column = table().columns[static_cast<std::size_t>(columns.front())];
  use_->setCurrentIndex(static_cast<int>(column.use));
  unit_->setCurrentIndex(choiceOf(column.unit));
  if (!name_->hasFocus()) name_->setText(QString::fromStdString(column.name));
}

}  // namespace handhold
