// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/joint_list.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/document/element_names.h"
#include "ui/plots/curves/joint_curve.h"
#include "ui/plots/joint_row_delegate.h"

namespace handhold {

namespace {

JointRowDelegate& delegateOf(const QTreeWidget& tree) {
  return *static_cast<JointRowDelegate*>(tree.itemDelegate());
}

int jointOf(const QTreeWidgetItem& item) { return item.data(0, JointRole).toInt(); }

}  // namespace

JointList::JointList(QWidget* parent)
    : QWidget(parent),
      search_(new QLineEdit(this)),
      choose_(new QToolButton(this)),
      tree_(new QTreeWidget(this)) {
  search_->setPlaceholderText(tr("Find a joint"));
  search_->setAccessibleName(tr("Find a joint"));
  tree_->setAccessibleName(tr("Joints that are plotted"));
  search_->setClearButtonEnabled(true);
  choose_->setText(tr("Choose"));
  choose_->setToolTip(tr("Choose which joints are plotted"));
  choose_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(choose_);
  menu->addAction(tr("Most loaded"), this, &JointList::mostLoadedWanted);
  menu->addAction(tr("All"), this, [this] { chooseEvery(Qt::Checked); });
  menu->addAction(tr("None"), this, [this] { chooseEvery(Qt::Unchecked); });
  choose_->setMenu(menu);
  tree_->setItemDelegate(new JointRowDelegate(tree_));
  tree_->setHeaderHidden(true);
  tree_->setRootIsDecorated(false);
  tree_->setIndentation(0);
  tree_->setUniformRowHeights(true);
  tree_->setMouseTracking(true);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->setSelectionMode(QAbstractItemView::NoSelection);
  tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* top = new QHBoxLayout;
  top->setSpacing(4);
  top->addWidget(search_, 1);
  top->addWidget(choose_);
  column->addLayout(top);
  column->addWidget(tree_, 1);
  connect(search_, &QLineEdit::textChanged, this, &JointList::filter);
  connect(tree_, &QTreeWidget::itemChanged, this, &JointList::takeChange);
  connect(tree_, &QTreeWidget::itemPressed, this, [this] { toggled_ = false; });
  connect(tree_, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
    if (!toggled_ && jointOf(*item) >= 0) emit jointSelected(jointOf(*item));
  });
}

void JointList::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  delegateOf(*tree_).setTheme(theme);
  refreshValues();
}

void JointList::setModel(std::shared_ptr<const Model> model) {
  if (model == model_) return;
  model_ = std::move(model);
  chosen_.clear();
  buildRows();
}

void JointList::buildRows() {
  const QSignalBlocker quiet(tree_);
  tree_->clear();
  if (!model_) return;
  for (const Limb limb : kLimbOrder) addLimb(limb);
  tree_->expandAll();
}

void JointList::addLimb(Limb limb) {
  const std::vector<int> joints = jointsOf(*model_, limb);
  if (joints.empty()) return;
  const auto fill = [&](QTreeWidgetItem* item, const QString& text, int joint) {
    const CurveLook look = joint < 0 ? limbLook(limb, 0) : jointLook(*model_, joint);
    item->setText(0, text);
    item->setData(0, JointRole, joint);
    item->setData(0, ColorRole, look.color);
    item->setData(0, ShadeRole, look.shade);
    item->setData(0, PenStyleRole, static_cast<int>(look.style));
    item->setCheckState(0, Qt::Unchecked);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
  };
  auto* group = new QTreeWidgetItem(tree_);
  fill(group, limbName(limb), -1);
  group->setFlags(group->flags() | Qt::ItemIsAutoTristate);
  for (const int joint : joints) {
    auto* row = new QTreeWidgetItem(group);
    fill(row, shortJointName(model_->joints[joint].name), joint);
    const Joint& shown = model_->joints[joint];
    row->setToolTip(
        0, QStringList({readableName(shown.name), senseWords(shown)}).join(QLatin1Char('\n')).trimmed());
  }
}

QTreeWidgetItem* JointList::rowOf(int joint) const {
  for (QTreeWidgetItemIterator it(tree_); *it; ++it)
    if (jointOf(**it) == joint) return *it;
  return nullptr;
}

void JointList::reveal(int joint) {
  QTreeWidgetItem* row = joint >= 0 ? rowOf(joint) : nullptr;
  if (row && !row->isHidden()) tree_->scrollToItem(row);
}

void JointList::setChosen(const std::set<int>& joints) {
  if (joints == chosen_) return;
  chosen_ = joints;
  showChosen();
  emit chosenChanged();
}

void JointList::showChosen() {
  const QSignalBlocker quiet(tree_);
  for (QTreeWidgetItemIterator it(tree_); *it; ++it)
    if (jointOf(**it) >= 0)
      (*it)->setCheckState(0, chosen_.count(jointOf(**it)) ? Qt::Checked : Qt::Unchecked);
  refreshValues();
}

void JointList::takeChange(QTreeWidgetItem*) {
  toggled_ = true;
  // A limb's box changes all its joints one by one: read the whole tree, tell once.
  std::set<int> joints;
  for (QTreeWidgetItemIterator it(tree_); *it; ++it)
    if (jointOf(**it) >= 0 && (*it)->checkState(0) == Qt::Checked) joints.insert(jointOf(**it));
  if (joints == chosen_) return;
  chosen_ = joints;
  emit chosenChanged();
}

void JointList::chooseEvery(Qt::CheckState state) {
  std::set<int> joints;
  for (QTreeWidgetItemIterator it(tree_); *it && state == Qt::Checked; ++it)
    if (jointOf(**it) >= 0) joints.insert(jointOf(**it));
  setChosen(joints);
}

void JointList::setSelected(int joint) {
  delegateOf(*tree_).setSelected(joint);
  reveal(joint);
  refreshValues();
}

void JointList::setValueText(std::function<RowValue(int)> text) {
  delegateOf(*tree_).setValueText(std::move(text));
  refreshValues();
}

void JointList::filter(const QString& text) {
  for (int g = 0; g < tree_->topLevelItemCount(); ++g) {
    QTreeWidgetItem* group = tree_->topLevelItem(g);
    bool any = false;
    for (int k = 0; k < group->childCount(); ++k) {
      const QString title = group->child(k)->toolTip(0);
      bool fits = true;
      for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        fits = fits && (title.contains(word, Qt::CaseInsensitive) ||
                        group->text(0).contains(word, Qt::CaseInsensitive));
      group->child(k)->setHidden(!fits);
      any = any || fits;
    }
    group->setHidden(!any);
  }
}

}  // namespace handhold
