// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_plot.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/motion/frame_at.h"
#include "ui/controls/empty_state.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/plots/curves/joint_curve.h"
#include "ui/plots/export/export_menu.h"
#include "ui/plots/weighted_sum.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr int kListWidth = 208;  // px

/// The joint of that name in another person's model, -1 without.
int sameJoint(const Model& model, int joint, const Model& other) {
  return &model == &other ? joint : static_cast<int>(other.findJoint(model.joints[joint].name));
}

bool isOf(Quantity quantity, Measured measure) {
  return (quantity == Quantity::Angle && measure == Measured::Angle) ||
         (quantity == Quantity::Torque && measure == Measured::Moment) ||
         (quantity == Quantity::Power && measure == Measured::Power);
}

/// The unit stands beside what is shown; beside all of them it would make the window too wide.
QStringList labels(Quantity shown) {
  const auto label = [shown](const QString& name, Quantity quantity) {
    return quantity == shown ? name + QStringLiteral("  ") + quantityUnit(quantity) : name;
  };
  return {label(QObject::tr("Torque", "short"), Quantity::Torque),
          label(QObject::tr("Load", "short"), Quantity::Load),
          label(QObject::tr("Angle"), Quantity::Angle),
          label(QObject::tr("Velocity", "short"), Quantity::Velocity),
          label(QObject::tr("Power"), Quantity::Power),
          label(QObject::tr("Weighted sum", "short"), Quantity::WeightedTorque)};
}

}  // namespace

TorquePlot::TorquePlot(QWidget* parent) : QWidget(parent), pages_(new QStackedWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  auto* empty =
      new EmptyState(tr("Torques appear here when a posture is solved, or the human fitted to a recording"),
                     tr("Solve posture"), this);
  connect(empty, &EmptyState::pressed, this, &TorquePlot::solveWanted);
  pages_->addWidget(empty);
  pages_->addWidget(buildContent());
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  connectParts();
  setTheme(theme_);
}

QWidget* TorquePlot::buildContent() {
  auto* page = new QWidget(this);
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(12, 8, 0, 4);
  row->setSpacing(12);
  list_ = new JointList(page);
  list_->setFixedWidth(kListWidth);
  list_->setValueText([this](int joint) { return valueText(joint); });
  row->addWidget(list_);
  row->addWidget(buildPlots(), 1);
  return page;
}

QWidget* TorquePlot::buildPlots() {
  auto* side = new QWidget(this);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  segments_ = new Segments(labels(quantity_), side);
  segments_->setAccessibleName(tr("What is plotted"));
  column->addWidget(segments_);
  charts_ = new QStackedWidget(side);
  charts_->addWidget(plot_ = new CurvePlot(charts_));
  charts_->addWidget(instant_ = new InstantChart(charts_));
  column->addWidget(charts_, 1);
  return side;
}

void TorquePlot::connectParts() {
  connect(segments_, &Segments::chosen, this,
          [this](int index) { setQuantity(static_cast<Quantity>(index)); });
  connect(list_, &JointList::chosenChanged, this, [this] {
    isOwnChoice_ = !isChoosing_;
    extra_ = -1;
    refresh();
  });
  connect(list_, &JointList::mostLoadedWanted, this, &TorquePlot::chooseMostLoaded);
  connect(list_, &JointList::jointSelected, this, &TorquePlot::jointSelected);
  connect(plot_, &CurvePlot::curvePicked, this, &TorquePlot::jointSelected);
  connect(instant_, &InstantChart::curvePicked, this, &TorquePlot::jointSelected);
  connect(plot_, &CurvePlot::menuWanted, this, &TorquePlot::showMenu);
  connect(instant_, &InstantChart::menuWanted, this, &TorquePlot::showMenu);
  connect(&Units::shared(), &Units::changed, this, &TorquePlot::adoptUnits);
  connect(this, &TorquePlot::jointSelected, this, &TorquePlot::setSelectedJoint);
  connect(plot_, &CurvePlot::timeScrubbed, this, [this](double time) {
    setTime(time);
    emit timeScrubbed(time);
  });
}

void TorquePlot::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  list_->setTheme(theme);
  segments_->setTheme(theme);
  plot_->setTheme(theme);
  instant_->setTheme(theme);
  if (!compared_.empty() || quantity_ == Quantity::WeightedTorque) refresh();
}

void TorquePlot::setModel(std::shared_ptr<const Model> model) {
  if (model == model_) return;
  model_ = std::move(model);
  picked_ = isOwnChoice_ = false;
  selected_ = extra_ = -1;
  list_->setModel(model_);
  // a motion stays in sight while its person changes, and may come back with them
  const bool fits = model_ && motion_ && !motion_->frames.empty() &&
                    motion_->frames.front().q.size() == model_->positionSize();
  setMotion(fits ? motion_ : nullptr);
}

void TorquePlot::chooseAnew() { picked_ = isOwnChoice_; }

void TorquePlot::setMotion(std::shared_ptr<const Motion> motion) {
  if (motion && !motion->frames.empty()) {  // while somebody drags torques come and go
    const bool isPosture = motion->frames.size() == 1;
    if (std::exchange(isPosture_, isPosture) != isPosture) chooseAnew();
  }
  motion_ = std::move(motion);
  if (!picked_ && model_ && motion_ && !motion_->frames.empty()) chooseMostLoaded();
  refresh();
}

void TorquePlot::setQuantity(Quantity quantity) {
  if (quantity == quantity_) return;
  quantity_ = quantity;
  segments_->setLabels(labels(quantity_));
  segments_->setCurrent(static_cast<int>(quantity));
  refresh();
}

/// Who wants parts of the limit gets them first; who does not, torques.
void TorquePlot::adoptUnits() {
  segments_->setLabels(labels(quantity_));
  const TorqueUnit torque = Units::shared().choice().torque;
  if (quantity_ == Quantity::Torque && torque == TorqueUnit::PartOfLimit) return setQuantity(Quantity::Load);
  if (quantity_ == Quantity::Load && torque == TorqueUnit::Absolute) return setQuantity(Quantity::Torque);
  refresh();
}

void TorquePlot::setSelectedJoint(int joint) {
  if (joint == selected_) return;
  const int before = extra_;
  selected_ = joint;
  extra_ = list_->chosen().count(joint) ? -1 : joint;
  list_->setSelected(joint);
  plot_->setSelected(joint);
  instant_->setSelected(joint);
  if (extra_ != before) refresh();
}

void TorquePlot::chooseMostLoaded() {
  const ComparedMotion of = compared_.empty() ? ComparedMotion{{}, motion_, model_} : compared_.front();
  if (!model_ || !of.motion) return;
  picked_ = true;
  isOwnChoice_ = false;
  const QScopedValueRollback<bool> guard(isChoosing_, true);
  std::set<int> joints;
  for (const int joint : mostLoadedJoints(*of.model, *of.motion))
    if (const int own = sameJoint(*of.model, joint, *model_); own >= 1) joints.insert(own);
  list_->setChosen(joints);
  const std::vector<double> peaks = peakLoads(*of.model, *of.motion);
  const auto leading = static_cast<int>(std::ranges::max_element(peaks) - peaks.begin());
  if (leading >= 1) list_->reveal(sameJoint(*of.model, leading, *model_));
}

void TorquePlot::chooseOnlyLimbOf(int joint) {
  if (!model_ || joint < 1 || joint >= model_->linkCount()) return;
  const std::vector<int> joints = jointsOf(*model_, model_->joints[joint].limb);
  list_->setChosen({joints.begin(), joints.end()});
}

void TorquePlot::setCompared(std::vector<ComparedMotion> motions) {
  compared_ = std::move(motions);
  if (!picked_ && model_ && !compared_.empty()) chooseMostLoaded();
  refresh();
}

void TorquePlot::setTold(ToldValues told) {
  told_ = std::move(told);
  refresh();
}

bool TorquePlot::showsInstant() const {
  const auto isPosture = [](const ComparedMotion& each) { return each.motion->frames.size() == 1; };
  if (!compared_.empty()) return std::all_of(compared_.begin(), compared_.end(), isPosture);
  return motion_ && motion_->frames.size() == 1;
}

CurveSet TorquePlot::curves() const {
  CurveSet set{quantityTitle(quantity_), quantityUnit(quantity_), quantityColumn(quantity_), {}, 0.0, 0.0};
  if (!isFilled()) return set;
  if (quantity_ == Quantity::WeightedTorque) return sums();
  std::set<int> joints = list_->chosen();
  if (extra_ >= 1 && extra_ < model_->linkCount()) joints.insert(extra_);
  if (compared_.empty()) {
    set.from = motion_->frames.front().time, set.to = motion_->frames.back().time;
    for (const int joint : joints) {
      set.curves.append(jointCurve(*model_, *motion_, joint, quantity_));
      addTold(Curve(set.curves.last()), set);
    }
    return set;
  }
  spanCompared(set);
  size_t number = 0;
  for (const int joint : joints) {
    for (size_t which = 0; which < compared_.size(); ++which) {
      const ComparedMotion& each = compared_[which];
      const int own = sameJoint(*model_, joint, *each.model);
      if (own < 1) continue;
      Curve curve = jointCurve(*each.model, *each.motion, own, quantity_);
      curve.id = joint;
      adoptCompared(curve, {each.name, which, number}, theme_);
      set.curves.append(levelled(std::move(curve), set));
    }
    ++number;
  }
  return set;
}

void TorquePlot::addTold(const Curve& own, CurveSet& set) const {
  const std::string& joint = model_->joints[own.id].name;
  for (const ToldValue& value : told_.values) {
    if (value.joint != joint || !isOf(quantity_, value.measure)) continue;
    Curve curve = own;
    curve.name = tr("%1 · file").arg(own.name);
    curve.style = Qt::DotLine;
    curve.times = {value.times.begin(), value.times.end()};
    curve.values.clear();
    const double factor = value.sense * perShown(quantity_);
    for (const double each : value.told) curve.values.append(factor * each);
    curve.lowerLimits.clear(), curve.upperLimits.clear();
    curve.limits = Curve().limits;
    curve.isBeside = true;
    set.curves.append(std::move(curve));
  }
}

/// Of all joints, chosen or not; of a comparison one for each motion.
CurveSet TorquePlot::sums() const {
  if (compared_.empty()) return weightedSumPlot(*model_, *motion_, theme_.accent);
  CurveSet set = weightedSumPlot(*model_, {}, theme_.accent);
  spanCompared(set);
  for (size_t which = 0; which < compared_.size(); ++which) {
    Curve curve = weightedSumCurve(*compared_[which].model, *compared_[which].motion, theme_.first);
    adoptCompared(curve, {compared_[which].name, which, 0}, theme_);
    set.curves.append(levelled(std::move(curve), set));
  }
  return set;
}

/// A posture among motions is a level line.
Curve TorquePlot::levelled(Curve curve, const CurveSet& set) const {
  if (curve.times.size() > 1 || showsInstant()) return curve;
  curve.times = {set.from, set.to};
  for (QVector<double>* each : {&curve.values, &curve.lowerLimits, &curve.upperLimits})
    if (!each->isEmpty()) each->append(each->first());
  return curve;
}

void TorquePlot::spanCompared(CurveSet& set) const {
  bool first = true;
  for (const ComparedMotion& each : compared_) {
    if (each.motion->frames.size() < 2) continue;
    const double from = each.motion->frames.front().time, to = each.motion->frames.back().time;
    set.from = first ? from : std::min(set.from, from);
    set.to = first ? to : std::max(set.to, to);
    first = false;
  }
}

bool TorquePlot::isFilled() const {
  return model_ && (!compared_.empty() || (motion_ && !motion_->frames.empty()));
}

void TorquePlot::refresh() {
  pages_->setCurrentIndex(isFilled() ? 1 : 0);
  if (!isFilled()) return;
  charts_->setCurrentIndex(showsInstant() ? 1 : 0);
  if (showsInstant()) {
    instant_->setCurves(curves());
  } else {
    plot_->setCurves(curves());
  }
  list_->refreshValues();
}

void TorquePlot::setTime(double time, double own) {
  if (time == time_ && own == own_) return;
  time_ = time;
  own_ = own;
  plot_->setTime(time);
  list_->refreshValues();
}

RowValue TorquePlot::valueText(int joint) const {
  const int index = motion_ ? nearestFrame(*motion_, own_) : -1;
  if (index < 0 || !model_) return {};
  const MotionFrame& frame = motion_->frames[index];
  const bool exceeded = jointValue(*model_, frame, joint, Quantity::Load) > 1.0 + kLimitRounding;
  return {figures(jointValue(*model_, frame, joint, quantity_), quantity_ == Quantity::Load ? 2 : 1),
          exceeded ? theme_.exceeded : QColor()};
}

PlotSheet TorquePlot::sheet() const {
  return showsInstant() ? plotSheet(*instant_, theme_) : plotSheet(*plot_, theme_);
}

void TorquePlot::showMenu(const QPoint& globalPosition, int joint) {
  QMenu menu(this);
  if (model_ && joint >= 1) {
    const QString limb = withinSentence(limbName(model_->joints[joint].limb));
    menu.addAction(tr("Show only the %1").arg(limb), this, [this, joint] { chooseOnlyLimbOf(joint); });
  }
  menu.addAction(tr("Show the most loaded joints"), this, &TorquePlot::chooseMostLoaded);
  menu.addAction(tr("Show all of the motion"), plot_, &CurvePlot::showEverything);
  menu.addSeparator();
  addExportActions(menu, *this, [this] { return sheet(); });
  menu.exec(globalPosition);
}

}  // namespace handhold
