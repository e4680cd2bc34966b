// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/workload/workload_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QShowEvent>
#include <algorithm>

#include "ui/controls/section.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/theme/figures.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kTotalsWidth = 290;  // px
constexpr int kNameWidth = 150;
constexpr int kBesideTitle = 22;  // px: a column's padding and the arrow of what is sorted

struct Column {
  const char* title;
  const char* tooltip;
  double (*value)(const Effort&);
  int decimals;
  Dimension dimension = Dimension::None;  ///< its unit goes behind the title

  QString heading() const {
    const QString words = said(title);
    return dimension == Dimension::None ? words
                                        : QStringLiteral("%1 %2").arg(words, shownUnit(dimension).word);
  }
};

/// What is looked for first stands first: on a narrow page the rest is scrolled to.
constexpr Column kColumns[] = {
    {"Peak %", "Greatest torque over strength", [](const Effort& e) { return 100.0 * e.peakLoad; }, 1},
    {"Mean %", "Mean torque over strength", [](const Effort& e) { return 100.0 * e.meanLoad; }, 1},
    {"Work +", "Positive work: muscles shorten", [](const Effort& e) { return e.positiveWork; }, 2,
     Dimension::Work},
    {"Work −", "Negative work: muscles brake", [](const Effort& e) { return e.negativeWork; }, 2,
     Dimension::Work},
    {"> 30 %, s", "Time above 30 % of strength", [](const Effort& e) { return e.timeAbove[0]; }, 2},
    {"> 50 %, s", "Time above 50 % of strength", [](const Effort& e) { return e.timeAbove[1]; }, 2},
    {"> 80 %, s", "Time above 80 % of strength", [](const Effort& e) { return e.timeAbove[2]; }, 2}};

FigureLine line(const char* label, double value, const char* unit, const char* tooltip, int decimals = 1) {
  return {said(label), figures(value, decimals), QString::fromUtf8(unit), said(tooltip), {}};
}

FigureLine workLine(const char* label, double work, const char* tooltip) {
  const ShownUnit unit = shownUnit(Dimension::Work);
  return {said(label), measure(work, Dimension::Work), unit.name, said(tooltip), {}};
}

/// A quantity over time.
FigureLine timesSecond(Dimension dimension, const char* label, double value, const char* tooltip) {
  const ShownUnit unit = shownUnit(dimension);
  return {said(label), figures(value * unit.perSi, 1), unit.name + QStringLiteral(" s"), said(tooltip), {}};
}

std::vector<FigureLine> totalLines(const WorkloadTotals& t) {
  return {workLine("Weighted work", t.weightedWork, "Integral of joint power, negative power counts a third"),
          workLine("Positive work", t.positiveWork, "Of all joints"),
          workLine("Negative work", t.negativeWork, "Of all joints"),
          workLine("Energy change", t.energyChange, "Of motion, springs and height, from beginning to end"),
          workLine("Transferred", t.transferred, "Passed on by joints from segment to segment"),
          timesSecond(Dimension::Torque, "Weighted torque", t.weightedTorque,
                      "Integral of the sum of |torque|, a third where it opposes the rate (001 section 7)"),
          line("Jerk", t.squaredJerk, "rad²/s⁵", "Half the integral of the sum of squared jerk (Hogan)"),
          line("Peak load", 100.0 * t.peakLoad, "%",
               "Greatest torque over strength at the motion's frames; the verdict looks between them, too"),
          line("Duration", t.duration, "s", "", 2)};
}

/// Numbers sort as numbers.
class NumberItem : public QTreeWidgetItem {
 public:
  using QTreeWidgetItem::QTreeWidgetItem;
  bool operator<(const QTreeWidgetItem& other) const override {
    const int column = treeWidget() ? treeWidget()->sortColumn() : 0;
    if (column == 0) return text(0) < other.text(0);
    return data(column, Qt::UserRole).toDouble() < other.data(column, Qt::UserRole).toDouble();
  }
};

}  // namespace

std::optional<Workload> workloadOfProject(const Project& project) {
  if (!project.motion) return std::nullopt;
  const Model& model = *shownSubject(project).model;
  const std::vector<MotionFrame>& frames = project.motion->motion.frames;
  const bool hasTorques = std::all_of(frames.begin(), frames.end(), [&](const MotionFrame& frame) {
    return frame.tau.size() == model.velocitySize() && frame.v.size() == frame.tau.size();
  });
  if (!hasTorques) return std::nullopt;
  return workloadOf(model, project.motion->motion, gravityShown(project));
}

WorkloadView::WorkloadView(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      empty_(new EmptyState(tr("Predict, plan or simulate a motion to see what it costs."),
                            tr("Predict motion"), this)),
      content_(new QWidget(this)) {
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  empty_->setObjectName(QStringLiteral("workload.empty"));
  connect(empty_, &EmptyState::pressed, this, &WorkloadView::motionWanted);
  column->addWidget(empty_);
  column->addWidget(content_);
  auto* row = new QHBoxLayout(content_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(buildTotals());
  row->addWidget(table_ = buildTable(), 1);
  connect(&document_, &Document::readoutsChanged, this, &WorkloadView::refresh);
  connect(&Units::shared(), &Units::changed, this, [this] {
    shown_.reset();
    refresh();
  });
  refresh();
}

QWidget* WorkloadView::buildTotals() {
  auto* area = new QScrollArea(content_);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFixedWidth(kTotalsWidth);
  area->setFocusPolicy(Qt::NoFocus);
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  totals_ = new FigureList(box);
  totals_->setObjectName(QStringLiteral("workload.totals"));
  column->addWidget(totals_);
  column->addStretch(1);
  area->setWidget(box);
  return area;
}

QTreeWidget* WorkloadView::buildTable() {
  auto* table = new QTreeWidget(content_);
  table->setObjectName(QStringLiteral("workload.table"));
  table->setColumnCount(1 + static_cast<int>(std::size(kColumns)));
  table->headerItem()->setText(0, tr("Limb, joint"));
  for (int c = 0; c < static_cast<int>(std::size(kColumns)); ++c) {
    table->headerItem()->setToolTip(c + 1, said(kColumns[c].tooltip));
    table->headerItem()->setTextAlignment(c + 1, Qt::AlignRight | Qt::AlignVCenter);
  }
  table->setColumnWidth(0, kNameWidth);
  table->header()->setStretchLastSection(false);
  table->setFrameShape(QFrame::NoFrame);
  table->setUniformRowHeights(true);
  table->setSortingEnabled(true);
  table->sortByColumn(1, Qt::DescendingOrder);
  for (auto chosen : {&QTreeWidget::itemClicked, &QTreeWidget::itemActivated})
    connect(table, chosen, this, [this](QTreeWidgetItem* item) {
      const int joint = item->data(0, Qt::UserRole).toInt();
      if (joint > 0) document_.select({ElementKind::Joint, joint});
    });
  return table;
}

QTreeWidgetItem* WorkloadView::rowOf(const Effort& effort, LinkIndex joint) const {
  auto* row = new NumberItem;
  row->setText(0, joint > 0 ? readableName(effort.name) : capitalized(effort.name));
  row->setData(0, Qt::UserRole, static_cast<int>(joint));
  for (int c = 0; c < static_cast<int>(std::size(kColumns)); ++c) {
    const double value = kColumns[c].value(effort);
    const Column& column = kColumns[c];
    const double shown =
        column.dimension == Dimension::None ? value : value * shownUnit(column.dimension).perSi;
    row->setText(c + 1, figures(shown, column.decimals));
    row->setData(c + 1, Qt::UserRole, value);
    row->setTextAlignment(c + 1, Qt::AlignRight | Qt::AlignVCenter);
  }
  return row;
}

void WorkloadView::say(const Workload& workload) {
  totals_->say(totalLines(workload.totals));
  table_->setSortingEnabled(false);
  table_->clear();
  for (int c = 0; c < static_cast<int>(std::size(kColumns)); ++c)
    table_->headerItem()->setText(c + 1, kColumns[c].heading());
  for (const Effort& limb : workload.limbs) {
    QTreeWidgetItem* row = rowOf(limb, LinkIndex(-1));
    for (const Effort& effort : workload.joints) {
      const LinkIndex joint = document_.model().findJoint(effort.name);
      if (joint.valid() && limbWords(document_.model().joints[joint].limb) == limb.name)
        row->addChild(rowOf(effort, joint));
    }
    table_->addTopLevelItem(row);
  }
  table_->setSortingEnabled(true);
  fitColumns();
}

void WorkloadView::fitColumns() {
  const QAbstractItemView* cells = table_;
  const QFontMetrics metrics = table_->header()->fontMetrics();
  for (int c = 1; c < table_->columnCount(); ++c) {
    const int title = metrics.horizontalAdvance(table_->headerItem()->text(c)) + kBesideTitle;
    table_->setColumnWidth(c, std::max(title, cells->sizeHintForColumn(c)));
  }
}

/// Only what is looked at is computed.
void WorkloadView::refresh() {
  if (!isVisible()) return;
  const Project& project = document_.shown();
  const bool isKnown = project.motion && project.motion == shown_;
  if (isKnown) return;
  shown_ = project.motion;
  const std::optional<Workload> workload = workloadOfProject(project);
  empty_->setVisible(!workload);
  content_->setVisible(workload.has_value());
  if (workload) say(*workload);
}

void WorkloadView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

}  // namespace handhold
