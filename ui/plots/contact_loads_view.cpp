// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/contact_loads_view.h"

#include <QHBoxLayout>
#include <algorithm>
#include <limits>

#include "engine/contact/held_name.h"
#include "engine/motion/frame_at.h"
#include "engine/task/load_shares.h"
#include "ui/controls/empty_state.h"
#include "ui/document/language/said.h"
#include "ui/plots/curves/joint_curve.h"
#include "ui/plots/export/export_menu.h"

namespace handhold {

namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

const ContactLoad* findLoad(const MotionFrame& frame, const std::string& name) {
  const auto found = std::find_if(frame.loads.begin(), frame.loads.end(),
                                  [&](const ContactLoad& load) { return load.name == name; });
  return found == frame.loads.end() ? nullptr : &*found;
}

bool isShare(ContactQuantity quantity) {
  return quantity == ContactQuantity::Share || quantity == ContactQuantity::Friction;
}

/// What is held and by which hand: "rail, right hand", each in the window's language.
QString namedInParts(const std::string& name) {
  const std::size_t comma = name.find(", ");
  const QString whole = named(name);
  if (comma == std::string::npos || whole != QString::fromStdString(name)) return whole;
  return named(name.substr(0, comma)) + QStringLiteral(", ") + said(name.substr(comma + 2));
}

QStringList labels() {
  return {QObject::tr("Force  ") + contactQuantityUnit(ContactQuantity::Force),
          QObject::tr("Moment  ") + contactQuantityUnit(ContactQuantity::Moment), QObject::tr("Of limit"),
          QObject::tr("Friction use")};
}

}  // namespace

ContactLoadsView::ContactLoadsView(QWidget* parent) : QWidget(parent), pages_(new QStackedWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  auto* empty = new EmptyState(tr("Solve a posture to see contact loads here"), tr("Solve posture"), this);
  connect(empty, &EmptyState::pressed, this, &ContactLoadsView::solveWanted);
  pages_->addWidget(empty);
  pages_->addWidget(buildContent());
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  connectParts();
  setTheme(theme_);
}

QWidget* ContactLoadsView::buildContent() {
  auto* page = new QWidget(this);
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(0, 4, 0, 4);
  row->setSpacing(4);
  auto* scroll = new QScrollArea(page);
  scroll->setAccessibleName(tr("Table of contact loads"));
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);  // the table has it
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  table_ = new ContactTable(scroll);
  scroll->setWidget(table_);
  row->addWidget(scroll, 5);
  row->addWidget(side_ = buildCurves(), 3);
  return page;
}

QWidget* ContactLoadsView::buildCurves() {
  auto* side = new QWidget(this);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 4, 0, 0);
  column->setSpacing(2);
  segments_ = new Segments(labels(), side);
  segments_->setAccessibleName(tr("What is plotted"));
  column->addWidget(segments_);
  column->addWidget(plot_ = new CurvePlot(side), 1);
  return side;
}

void ContactLoadsView::connectParts() {
  connect(&Units::shared(), &Units::changed, this, [this] {
    segments_->setLabels(labels());
    refresh();
  });
  connect(segments_, &Segments::chosen, this,
          [this](int index) { setQuantity(static_cast<ContactQuantity>(index)); });
  connect(table_, &ContactTable::contactPicked, this, &ContactLoadsView::contactSelected);
  connect(plot_, &CurvePlot::curvePicked, this,
          [this](int index) { emit contactSelected(QString::fromStdString(names_[index])); });
  connect(this, &ContactLoadsView::contactSelected, this, &ContactLoadsView::setSelectedContact);
  connect(plot_, &CurvePlot::menuWanted, this, &ContactLoadsView::showMenu);
  connect(plot_, &CurvePlot::timeScrubbed, this, [this](double time) {
    setTime(time);
    emit timeScrubbed(time);
  });
}

void ContactLoadsView::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  table_->setTheme(theme);
  segments_->setTheme(theme);
  plot_->setTheme(theme);
}

void ContactLoadsView::setMotion(std::shared_ptr<const Motion> motion, std::shared_ptr<const Model> model,
                                 std::shared_ptr<const Task> task) {
  model_ = std::move(model);
  task_ = std::move(task);
  motion_ = std::move(motion);
  names_ = motion_ ? contactNames(*motion_) : std::vector<std::string>();
  countShares();
  refresh();
}

/// Once for all instants: a grip's axes turn with the hand.
void ContactLoadsView::countShares() {
  shares_.clear();
  if (!model_ || !task_ || !motion_) return;
  LoadShares shares(*model_, *task_);
  for (const MotionFrame& frame : motion_->frames) shares_.push_back(shares.at(frame.q, frame.loads));
}

ContactFigures ContactLoadsView::figuresOf(size_t frame, const ContactLoad& load) const {
  const size_t index = static_cast<size_t>(&load - motion_->frames[frame].loads.data());
  ContactFigures figures =
      contactFigures(load, frame < shares_.size() ? shares_[frame][index] : std::optional<double>());
  figures.name = nameOf(load);
  return figures;
}

/// With the hand that the solver chose.
QString ContactLoadsView::nameOf(const ContactLoad& load) const {
  const QString name = namedInParts(load.name);
  if (!task_ || load.contact < 0 || load.contact >= static_cast<int>(task_->contacts.size())) return name;
  const auto end = endBesideName(task_->contacts[static_cast<size_t>(load.contact)]);
  return end ? QStringLiteral("%1 (%2)").arg(name, said(toString(*end))) : name;
}

void ContactLoadsView::setQuantity(ContactQuantity quantity) {
  if (quantity == quantity_) return;
  quantity_ = quantity;
  segments_->setCurrent(static_cast<int>(quantity));
  refresh();
}

void ContactLoadsView::setSelectedContact(const QString& name) {
  selected_ = name;
  table_->setSelected(name);
  const auto found = std::find(names_.begin(), names_.end(), name.toStdString());
  plot_->setSelected(found == names_.end() ? -1 : static_cast<int>(found - names_.begin()));
}

int ContactLoadsView::contactOf(const QString& name) const {
  if (!motion_) return -1;
  for (const MotionFrame& frame : motion_->frames)
    if (const ContactLoad* load = findLoad(frame, name.toStdString())) return load->contact;
  return -1;
}

void ContactLoadsView::setTime(double time) {
  if (time == time_) return;
  time_ = time;
  plot_->setTime(time);
  showLines();
}

void ContactLoadsView::refresh() {
  pages_->setCurrentIndex(names_.empty() ? 0 : 1);
  if (names_.empty()) return;
  side_->setVisible(motion_->frames.size() > 1);
  if (motion_->frames.size() > 1) plot_->setCurves(curves());
  setSelectedContact(selected_);
  showLines();
}

Limb ContactLoadsView::limbOf(int contact) const {
  if (!task_ || contact < 0 || contact >= static_cast<int>(task_->contacts.size())) return Limb::Other;
  return handhold::limbOf(task_->contacts[contact].end);
}

/// Contacts of one limb differ as its joints do.
CurveLook ContactLoadsView::lookOf(const ContactLoad& load) const {
  const Limb limb = limbOf(load.contact);
  size_t rank = 0;
  if (load.contact < 0) rank = static_cast<size_t>(std::ranges::find(names_, load.name) - names_.begin());
  for (int before = 0; before < load.contact; ++before) rank += limbOf(before) == limb;
  return limbLook(limb, rank);
}

void ContactLoadsView::showLines() {
  const int index = motion_ ? nearestFrame(*motion_, time_) : -1;
  std::vector<ContactTable::Line> lines;
  for (const std::string& name : names_) {
    const ContactLoad* load = index >= 0 ? findLoad(motion_->frames[index], name) : nullptr;
    if (!load) continue;
    lines.push_back({figuresOf(static_cast<size_t>(index), *load), lookOf(*load)});
  }
  table_->setLines(std::move(lines));
}

Curve ContactLoadsView::curveOf(int index) const {
  Curve curve;
  curve.id = index;
  curve.name = namedInParts(names_[index]);
  if (isShare(quantity_)) curve.limits.upper = 1.0;
  for (size_t k = 0; k < motion_->frames.size(); ++k) {
    const MotionFrame& frame = motion_->frames[k];
    const ContactLoad* load = findLoad(frame, names_[index]);
    if (load) {
      static_cast<CurveLook&>(curve) = lookOf(*load);
      curve.name = nameOf(*load);
    }
    curve.times.append(frame.time);
    curve.values.append(load ? contactValue(figuresOf(k, *load), quantity_) : kNothing);
  }
  return curve;
}

CurveSet ContactLoadsView::curves() const {
  CurveSet set;
  set.title = contactQuantityTitle(quantity_);
  set.unit = contactQuantityUnit(quantity_);
  set.column = isShare(quantity_) ? QStringLiteral("1") : set.unit;
  if (!motion_ || motion_->frames.empty()) return set;
  set.from = motion_->frames.front().time, set.to = motion_->frames.back().time;
  for (int k = 0; k < static_cast<int>(names_.size()); ++k) set.curves.append(curveOf(k));
  return set;
}

void ContactLoadsView::showMenu(const QPoint& globalPosition) {
  QMenu menu(this);
  menu.addAction(tr("Show all of the motion"), plot_, &CurvePlot::showEverything);
  menu.addSeparator();
  addExportActions(menu, *this, [this] { return plotSheet(*plot_, theme_); });
  menu.exec(globalPosition);
}

}  // namespace handhold
