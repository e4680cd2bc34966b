// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/channel_plot.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include "ui/controls/choice_box.h"
#include "ui/document/language/said.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/plots/export/export_menu.h"
#include "ui/theme/icon.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kChoiceWidth = 236;  // px, as the list of joints
constexpr Qt::PenStyle kPens[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                  Qt::DashDotDotLine};

QString titleWithUnit(const ChannelGroup& group) {
  return group.unit.isEmpty() ? said(group.title) : said(group.title) + QStringLiteral("  ") + group.unit;
}

QMenu* newMenu(QWidget* parent) {
  auto* menu = new QMenu(parent);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("plots.menu"));
  return menu;
}

/// A title of quantities is the one by which they are remembered.
PlotSheet titled(PlotSheet sheet) {
  sheet.set.title = said(sheet.set.title);
  return sheet;
}

}  // namespace

ChannelPlot::ChannelPlot(const ChannelWords& words, QWidget* parent)
    : QWidget(parent),
      words_(words),
      pages_(new QStackedWidget(this)),
      empty_(new EmptyState(words.empty, words.fill, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  connect(empty_, &EmptyState::pressed, this, &ChannelPlot::fillWanted);
  pages_->addWidget(empty_);
  pages_->addWidget(buildContent());
  connectParts();
  setTheme(theme_);
}

QWidget* ChannelPlot::buildContent() {
  auto* page = new QWidget(this);
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(12, 8, 0, 4);
  row->setSpacing(12);
  row->addWidget(buildChoice());
  row->addWidget(charts_ = new QStackedWidget(page), 1);
  charts_->addWidget(stack_ = new CurveStack(charts_));
  charts_->addWidget(instant_ = new InstantChart(charts_));
  return page;
}

QWidget* ChannelPlot::buildChoice() {
  auto* choice = new QWidget(this);
  choice->setFixedWidth(kChoiceWidth);
  auto* column = new QVBoxLayout(choice);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* row = new QHBoxLayout;
  column->addLayout(row);
  row->addWidget(group_ = new ChoiceBox(choice), 1);
  row->addWidget(keep_ = new QToolButton(choice));
  keep_->setObjectName(words_.id + QStringLiteral(".keep"));
  keep_->setIcon(icon("pin"));
  keep_->setCheckable(true);
  keep_->setAutoRaise(true);
  keep_->setToolTip(
      tr("Keep this quantity in sight below others, under the same time and cursor, with the channels that "
         "are chosen"));
  keep_->setAccessibleName(tr("Keep this quantity in sight"));
  group_->setObjectName(words_.id + QStringLiteral(".group"));
  group_->setToolTip(said(words_.tip));
  group_->setAccessibleName(tr("Quantity"));
  column->addWidget(search_ = new QLineEdit(choice));
  search_->setPlaceholderText(said(words_.find));
  search_->setAccessibleName(said(words_.find));
  search_->setClearButtonEnabled(true);
  column->addWidget(list_ = new QListWidget(choice), 1);
  list_->setObjectName(words_.id + QStringLiteral(".channels"));
  list_->setAccessibleName(tr("Channels"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(true);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  return choice;
}

void ChannelPlot::connectParts() {
  connect(group_, &QComboBox::currentIndexChanged, this, &ChannelPlot::showGroup);
  connect(search_, &QLineEdit::textChanged, this, &ChannelPlot::filter);
  connect(list_, &QListWidget::itemChanged, this, &ChannelPlot::takeChoice);
  connect(list_, &QListWidget::currentRowChanged, &plot(), &CurvePlot::setSelected);
  connect(list_, &QListWidget::currentRowChanged, instant_, &InstantChart::setSelected);
  connect(&plot(), &CurvePlot::curvePicked, list_, [this](int channel) { list_->setCurrentRow(channel); });
  connect(instant_, &InstantChart::curvePicked, list_,
          [this](int channel) { list_->setCurrentRow(channel); });
  connect(stack_, &CurveStack::timeScrubbed, this, &ChannelPlot::timeScrubbed);
  connect(stack_, &CurveStack::removed, this, &ChannelPlot::drop);
  connect(stack_, &CurveStack::menuWanted, this, &ChannelPlot::showMenu);
  connect(instant_, &InstantChart::menuWanted, this, &ChannelPlot::showInstantMenu);
  connect(keep_, &QToolButton::clicked, this, &ChannelPlot::keepShown);
  connect(&Units::shared(), &Units::changed, this, &ChannelPlot::regroup);
}

void ChannelPlot::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  stack_->setTheme(theme);
  instant_->setTheme(theme);
  showCurves();
}

void ChannelPlot::setSource(std::function<std::vector<ChannelGroup>()> groups, QVector<TimeMark> marks) {
  source_ = std::move(groups);
  marks_ = std::move(marks);
  regroup();
}

void ChannelPlot::setEmptyWords(const QString& words) { empty_->setSentence(words); }

/// It is plotted from then on, as whatever is chosen.
void ChannelPlot::select(int channel) {
  if (channel < 0 || channel >= list_->count()) return;
  list_->item(channel)->setCheckState(Qt::Checked);
  list_->setCurrentRow(channel);
  list_->scrollToItem(list_->item(channel));
}

void ChannelPlot::regroup() {
  const QVariant before = group_->currentData();
  {
    const QScopedValueRollback<bool> guard(filling_, true);
    groups_ = source_ ? source_() : std::vector<ChannelGroup>();
    if (!listsGroups()) {
      group_->clear();
      for (const ChannelGroup& group : groups_) group_->addItem(titleWithUnit(group), group.title);
      group_->setCurrentIndex(std::max(0, group_->findData(before)));
    }
  }
  pages_->setCurrentIndex(groups_.empty() ? 0 : 1);
  showGroup();
}

void ChannelPlot::chooseAnew() {
  std::erase_if(chosen_, [this](const auto& entry) { return !decided_.contains(entry.first); });
}

std::set<int>& ChannelPlot::chosenOf(const ChannelGroup& group) {
  return chosen_.try_emplace(group.title, group.first.begin(), group.first.end()).first->second;
}

/// While something is dragged the same groups and channels come with every picture.
bool ChannelPlot::listsGroups() const {
  if (group_->count() != static_cast<int>(groups_.size())) return false;
  for (int i = 0; i < group_->count(); ++i)
    if (group_->itemText(i) != titleWithUnit(groups_[static_cast<std::size_t>(i)])) return false;
  return true;
}

bool ChannelPlot::listsChannels(const ChannelGroup& group) const {
  if (list_->count() != static_cast<int>(group.channels.size())) return false;
  for (int i = 0; i < list_->count(); ++i)
    if (list_->item(i)->text() != group.channels[static_cast<std::size_t>(i)].name) return false;
  return true;
}

void ChannelPlot::listChannels(const ChannelGroup& group) {
  list_->clear();
  for (const RecordedChannel& channel : group.channels) {
    auto* item = new QListWidgetItem(channel.name, list_);
    item->setToolTip(channel.name);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  }
  filter(search_->text());
}

void ChannelPlot::showGroup() {
  if (filling_) return;
  if (groups_.empty()) return list_->clear();
  const ChannelGroup& group = shownGroup();
  keep_->setChecked(kept_.contains(group.title));
  {
    const QScopedValueRollback<bool> guard(filling_, true);
    if (!listsChannels(group)) listChannels(group);
    for (int i = 0; i < list_->count(); ++i) {
      const Qt::CheckState state = chosen().contains(i) ? Qt::Checked : Qt::Unchecked;
      // of an item anew no state is known, and its box not drawn
      if (list_->item(i)->data(Qt::CheckStateRole) != QVariant(state)) list_->item(i)->setCheckState(state);
    }
  }
  showCurves();
}

void ChannelPlot::takeChoice(QListWidgetItem* item) {
  if (filling_) return;
  const int channel = list_->row(item);
  decided_.insert(shownGroup().title);
  item->checkState() == Qt::Checked ? void(chosen().insert(channel)) : void(chosen().erase(channel));
  showCurves();
}

void ChannelPlot::filter(const QString& text) {
  for (int row = 0; row < list_->count(); ++row)
    list_->item(row)->setHidden(!list_->item(row)->text().contains(text, Qt::CaseInsensitive));
}

/// Six colours, and a pen for each six, so that no two look the same.
QColor ChannelPlot::colorOf(int channel) const {
  return theme_.compared[static_cast<std::size_t>(channel) % theme_.compared.size()];
}

Qt::PenStyle ChannelPlot::styleOf(int channel) const {
  return kPens[static_cast<std::size_t>(channel) / theme_.compared.size() % std::size(kPens)];
}

CurveSet ChannelPlot::curvesOf(const ChannelGroup& group) {
  CurveSet set;
  set.title = group.title;
  set.unit = group.unit;
  set.column = group.column;
  for (const int channel : chosenOf(group)) {
    if (channel >= static_cast<int>(group.channels.size())) continue;
    Curve curve = curveOf(group.channels[static_cast<std::size_t>(channel)], group);
    curve.id = channel;
    curve.color = colorOf(channel);
    curve.style = styleOf(channel);
    set.curves.append(std::move(curve));
  }
  const TimeBase& times = *group.channels.front().times;
  if (!times.times.empty()) set.from = times.times.front(), set.to = times.times.back();
  set.marks = marks_;
  return set;
}

/// In the order in which they were kept; what the recording lacks waits for another that has it.
std::vector<const ChannelGroup*> ChannelPlot::keptBelow() const {
  std::vector<const ChannelGroup*> below;
  for (const QString& title : kept_)
    for (const ChannelGroup& group : groups_)
      if (group.title == title && &group != &shownGroup()) below.push_back(&group);
  return below;
}

void ChannelPlot::showCurves() {
  if (groups_.empty()) return stack_->setCurves({}, {});
  charts_->setCurrentIndex(showsInstant() ? 1 : 0);
  if (showsInstant()) return instant_->setCurves(curvesOf(shownGroup()));
  QVector<CurveSet> below;
  for (const ChannelGroup* group : keptBelow()) below.append(curvesOf(*group));
  stack_->setCurves(curvesOf(shownGroup()), std::move(below));
}

void ChannelPlot::keep(const QStringList& titles) {
  if (titles == kept_) return;
  kept_ = titles;
  if (!groups_.empty()) keep_->setChecked(kept_.contains(shownGroup().title));
  showCurves();
  emit keptChanged();
}

void ChannelPlot::keepShown(bool isKept) {
  if (groups_.empty()) return;
  QStringList titles = kept_;
  titles.removeAll(shownGroup().title);
  if (isKept) titles.append(shownGroup().title);
  keep(titles);
}

void ChannelPlot::drop(int place) {
  QStringList titles = kept_;
  titles.removeAll(keptBelow().at(static_cast<std::size_t>(place))->title);
  keep(titles);
}

/// Of the plot that was clicked: with it goes what its menu offers.
void ChannelPlot::showMenu(CurvePlot* plot, const QPoint& globalPosition) {
  QMenu* menu = newMenu(this);
  menu->addAction(tr("Show all of the motion"), plot, &CurvePlot::showEverything);
  menu->addSeparator();
  addExportActions(*menu, *plot, [this, plot] { return titled(plotSheet(*plot, theme_)); });
  menu->popup(globalPosition);
}

void ChannelPlot::showInstantMenu(const QPoint& globalPosition) {
  QMenu* menu = newMenu(this);
  addExportActions(*menu, *this, [this] { return titled(plotSheet(*instant_, theme_)); });
  menu->popup(globalPosition);
}

bool ChannelPlot::showsInstant() const {
  return !groups_.empty() && groups_.front().channels.front().times->times.size() == 1;
}

void ChannelPlot::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_.panel); }

void ChannelPlot::setTime(double time) { stack_->setTime(time); }

}  // namespace handhold
