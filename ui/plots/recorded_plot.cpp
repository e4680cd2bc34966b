// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/recorded_plot.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include "ui/controls/choice_box.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kChoiceWidth = 236;  // px, as the list of joints
constexpr Qt::PenStyle kPens[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                  Qt::DashDotDotLine};

}  // namespace

RecordedPlot::RecordedPlot(QWidget* parent) : QWidget(parent), pages_(new QStackedWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  auto* empty = new QLabel(
      QStringLiteral("Open a recording (C3D, TRC, MOT, BVH, AMC, CSV) to see its plates and channels here"),
      this);
  empty->setAlignment(Qt::AlignCenter);
  empty->setWordWrap(true);
  markMuted(empty);
  pages_->addWidget(empty);
  pages_->addWidget(buildContent());
  connectParts();
  setTheme(theme_);
}

QWidget* RecordedPlot::buildContent() {
  auto* page = new QWidget(this);
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(12, 8, 0, 4);
  row->setSpacing(12);
  row->addWidget(buildChoice());
  row->addWidget(plot_ = new CurvePlot(page), 1);
  return page;
}

QWidget* RecordedPlot::buildChoice() {
  auto* choice = new QWidget(this);
  choice->setFixedWidth(kChoiceWidth);
  auto* column = new QVBoxLayout(choice);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(group_ = new ChoiceBox(choice));
  group_->setObjectName(QStringLiteral("recorded.group"));
  group_->setToolTip(QStringLiteral("What of the recording is plotted"));
  group_->setAccessibleName(QStringLiteral("Quantity"));
  column->addWidget(search_ = new QLineEdit(choice));
  search_->setPlaceholderText(QStringLiteral("Find a channel"));
  search_->setClearButtonEnabled(true);
  column->addWidget(list_ = new QListWidget(choice), 1);
  list_->setObjectName(QStringLiteral("recorded.channels"));
  list_->setAccessibleName(QStringLiteral("Channels"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(true);
  return choice;
}

void RecordedPlot::connectParts() {
  connect(group_, &QComboBox::currentIndexChanged, this, &RecordedPlot::showGroup);
  connect(search_, &QLineEdit::textChanged, this, &RecordedPlot::filter);
  connect(list_, &QListWidget::itemChanged, this, &RecordedPlot::takeChoice);
  connect(list_, &QListWidget::currentRowChanged, plot_, &CurvePlot::setSelected);
  connect(plot_, &CurvePlot::curvePicked, list_, [this](int channel) { list_->setCurrentRow(channel); });
  connect(plot_, &CurvePlot::timeScrubbed, this, &RecordedPlot::timeScrubbed);
  connect(&Units::shared(), &Units::changed, this, &RecordedPlot::regroup);
}

void RecordedPlot::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  setPalette(paletteOf(theme));
  plot_->setTheme(theme);
  showCurves();
}

void RecordedPlot::setTrial(std::shared_ptr<const Trial> trial) {
  if (trial == trial_) return;
  trial_ = std::move(trial);
  regroup();
}

void RecordedPlot::regroup() {
  const QString before = group_->currentText();
  {
    const QScopedValueRollback<bool> guard(filling_, true);
    groups_ = trial_ ? channelGroups(*trial_) : std::vector<ChannelGroup>();
    group_->clear();
    for (const ChannelGroup& group : groups_) group_->addItem(group.title);
    group_->setCurrentIndex(std::max(0, group_->findText(before)));
  }
  pages_->setCurrentIndex(groups_.empty() ? 0 : 1);
  showGroup();
}

std::set<int>& RecordedPlot::chosen() {
  const ChannelGroup& group = groups_[static_cast<std::size_t>(group_->currentIndex())];
  return chosen_.try_emplace(group.title, group.first.begin(), group.first.end()).first->second;
}

void RecordedPlot::showGroup() {
  if (filling_) return;
  {
    const QScopedValueRollback<bool> guard(filling_, true);
    list_->clear();
    if (groups_.empty()) return;
    const ChannelGroup& group = groups_[static_cast<std::size_t>(group_->currentIndex())];
    for (std::size_t i = 0; i < group.channels.size(); ++i) {
      auto* item = new QListWidgetItem(group.channels[i].name, list_);
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
      item->setCheckState(chosen().contains(static_cast<int>(i)) ? Qt::Checked : Qt::Unchecked);
    }
  }
  filter(search_->text());
  showCurves();
}

void RecordedPlot::takeChoice(QListWidgetItem* item) {
  if (filling_) return;
  const int channel = list_->row(item);
  item->checkState() == Qt::Checked ? void(chosen().insert(channel)) : void(chosen().erase(channel));
  showCurves();
}

void RecordedPlot::filter(const QString& text) {
  for (int row = 0; row < list_->count(); ++row)
    list_->item(row)->setHidden(!list_->item(row)->text().contains(text, Qt::CaseInsensitive));
}

/// Six colours, and a pen for each six, so that no two look the same.
QColor RecordedPlot::colorOf(int channel) const {
  return theme_.compared[static_cast<std::size_t>(channel) % theme_.compared.size()];
}

Qt::PenStyle RecordedPlot::styleOf(int channel) const {
  return kPens[static_cast<std::size_t>(channel) / theme_.compared.size() % std::size(kPens)];
}

void RecordedPlot::showCurves() {
  if (groups_.empty()) return plot_->setCurves({});
  const ChannelGroup& group = groups_[static_cast<std::size_t>(group_->currentIndex())];
  CurveSet set;
  set.title = group.title;
  set.unit = group.unit;
  set.column = group.column;
  for (const int channel : chosen()) {
    if (channel >= static_cast<int>(group.channels.size())) continue;
    Curve curve = curveOf(group.channels[static_cast<std::size_t>(channel)], group);
    curve.id = channel;
    curve.color = colorOf(channel);
    curve.style = styleOf(channel);
    set.curves.append(std::move(curve));
  }
  const TimeBase& times = *group.channels.front().times;
  if (!times.times.empty()) set.from = times.times.front(), set.to = times.times.back();
  for (const RecordedEvent& event : trial_->from<Recorded>()->recording->events)
    set.marks.append(
        {event.time,
         QString::fromStdString(event.context.empty() ? event.label : event.context + " " + event.label)});
  plot_->setCurves(std::move(set));
}

void RecordedPlot::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_.panel); }

void RecordedPlot::setTime(double time) { plot_->setTime(time); }

}  // namespace handhold
