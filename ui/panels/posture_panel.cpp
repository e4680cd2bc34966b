// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/posture_panel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "engine/model/utilisation.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/joint_loads.h"
#include "ui/document/language/said.h"
#include "ui/document/posture_actions.h"
#include "ui/panels/posture_menu.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr double kDegreesPerRadian = 180.0 / M_PI;

QToolButton* toolButton(QWidget* parent, const QString& name, const QString& iconName, const QString& words) {
  auto* button = new QToolButton(parent);
  button->setObjectName(name);
  button->setAccessibleName(said(words));
  button->setToolTip(said(words));
  button->setIcon(icon(iconName));
  button->setIconSize(QSize(18, 18));
  return button;
}

}  // namespace

PosturePanel::PosturePanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), area_(new ColumnArea(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* tools = new QHBoxLayout;
  tools->setContentsMargins(space::kPanel, space::kTight, space::kSmall, space::kTight);
  tools->setSpacing(2);
  addTools(*tools);
  column->addLayout(tools);
  column->addWidget(hairline(this));
  column->addWidget(area_, 1);
  connect(&document_, &Document::readoutsChanged, this, &PosturePanel::refresh);
  connect(&document_, &Document::projectChanged, this, &PosturePanel::letGo);
  connect(&document_, &Document::previewDropped, this, &PosturePanel::letGo);
  connect(&document_, &Document::selectionChanged, this, &PosturePanel::refreshSelection);
  refresh();
}

void PosturePanel::addTools(QHBoxLayout& row) {
  auto* named = new QPushButton(tr("Named postures"), this);
  named->setObjectName(QStringLiteral("posture.named"));
  named->setToolTip(tr("Take a posture that everybody knows by name"));
  named->setMenu(new PostureMenu(document_, {}, named));
  row.addWidget(named);
  row.addStretch(1);
  auto* mirror = toolButton(this, "posture.mirror", "mirror", "Mirror one side to the other");
  auto* sides = new QMenu(mirror);
  sides->addAction(tr("Right side to left"), this,
                   [this] { perform(document_, [this] { mirrorFrom(document_, BodySide::Right); }); });
  sides->addAction(tr("Left side to right"), this,
                   [this] { perform(document_, [this] { mirrorFrom(document_, BodySide::Left); }); });
  mirror->setMenu(sides);
  mirror->setPopupMode(QToolButton::InstantPopup);
  row.addWidget(mirror);
  auto* swap = toolButton(this, "posture.swap", "swap", "Swap left and right");
  connect(swap, &QToolButton::clicked, this,
          [this] { perform(document_, [this] { swapSides(document_); }); });
  row.addWidget(swap);
  auto* reset = toolButton(this, "posture.reset", "reset", "Reset every joint to its relaxed angle");
  connect(reset, &QToolButton::clicked, this,
          [this] { perform(document_, [this] { applyNamedPosture(document_, namedPostures().front()); }); });
  row.addWidget(reset);
}

JointSlider* PosturePanel::addJoint(LinkIndex index) {
  const Joint& joint = model_->joints[index];
  const JointSlider::Range range{joint.lower * kDegreesPerRadian, joint.upper * kDegreesPerRadian,
                                 joint.relaxed * kDegreesPerRadian};
  auto* slider = new JointSlider(shortJointName(joint.name), range, limbHue(joint.limb));
  slider->setObjectName(QStringLiteral("joint.") + QString::fromStdString(joint.name));
  slider->setAccessibleName(readableName(joint.name));
  slider->setSense(senseWords(joint));
  sliders_[index] = slider;
  connectSlider(slider, index);
  return slider;
}

/// An undo, a step of somebody else or another file ends the drag of a slider.
void PosturePanel::letGo() {
  for (const auto& [index, slider] : sliders_) slider->letGo();
}

void PosturePanel::connectSlider(JointSlider* slider, LinkIndex joint) {
  connect(slider, &JointSlider::dragged, this, [this, joint](double angle_deg) {
    document_.preview(withJointAngle(asSeen(document_), joint, angle_deg / kDegreesPerRadian));
  });
  connect(slider, &JointSlider::dragEnded, this, [this, joint](double angle_deg) {
    perform(document_, [&] { setJointAngle(document_, joint, angle_deg / kDegreesPerRadian); });
  });
  connect(slider, &JointSlider::dragCancelled, this, [this] { document_.dropPreview(); });
  connect(slider, &JointSlider::entered, this, [this, joint](double angle_deg) {
    perform(document_, [&] {
      setJointAngle(document_, joint, angle_deg / kDegreesPerRadian,
                    QStringLiteral("joint/%1").arg(int(joint)));
    });
  });
  connect(slider, &JointSlider::pointed, this, [this, joint] {
    document_.select({ElementKind::Joint, joint});
  });
  connect(slider, &JointSlider::resetRequested, this,
          [this, joint] { perform(document_, [&] { resetJoint(document_, joint); }); });
  connect(slider, &JointSlider::menuRequested, this,
          [this, slider, joint](const QPoint& position) { openJointMenu(slider, joint, position); });
}

void PosturePanel::openJointMenu(JointSlider* slider, LinkIndex joint, const QPoint& position) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("joint.menu"));
  QAction* reset = menu->addAction(
      icon("reset"), tr("Reset to ") + measured(model_->joints[joint].relaxed, Dimension::Angle), this,
      [this, joint] { perform(document_, [&] { resetJoint(document_, joint); }); });
  menu->addAction(icon("rename"), tr("Type an angle"), slider, &JointSlider::editAngle);
  const Limb limb = model_->joints[joint].limb;
  menu->addAction(icon("limb"), tr("Reset %1").arg(withinSentence(limbName(limb))), this,
                  [this, limb] { perform(document_, [&] { resetLimb(document_, limb); }); });
  menu->setActiveAction(reset);
  menu->popup(position);
}

void PosturePanel::openLimbMenu(Limb limb, const QPoint& position) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(icon("reset"), tr("Reset %1").arg(withinSentence(limbName(limb))), this,
                  [this, limb] { perform(document_, [&] { resetLimb(document_, limb); }); });
  menu->addAction(icon("limb"), tr("Select %1").arg(withinSentence(limbName(limb))), this, [this, limb] {
    document_.select({ElementKind::Limb, static_cast<int>(limb)});
  });
  menu->popup(position);
}

void PosturePanel::addLimb(QVBoxLayout& column, Limb limb) {
  auto* section = new Section(limbName(limb), Section::State::Closed);
  for (LinkIndex joint(1); joint < model_->linkCount(); joint = LinkIndex(joint + 1))
    if (model_->joints[joint].limb == limb) section->body()->addWidget(addJoint(joint));
  if (section->body()->count() == 0) return delete section;
  section->body()->setSpacing(0);
  section->header()->setObjectName(QStringLiteral("limb.") + QString::number(static_cast<int>(limb)));
  section->header()->setMark(limbHue(limb));
  section->header()->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(section->header(), &QWidget::customContextMenuRequested, this,
          [this, section, limb](const QPoint& p) { openLimbMenu(limb, section->header()->mapToGlobal(p)); });
  sections_[limb] = section;
  column.addWidget(section);
}

void PosturePanel::rebuild() {
  model_ = document_.project().subject.model;
  sliders_.clear();
  sections_.clear();
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, space::kTight, 0, space::kSmall);
  column->setSpacing(0);
  for (int limb = 0; limb <= static_cast<int>(Limb::Other); ++limb) addLimb(*column, static_cast<Limb>(limb));
  column->addStretch(1);
  // later: the focus may just be on its way to one of the old sliders
  if (QWidget* old = area_->takeWidget()) old->deleteLater();
  area_->setWidget(content);
  if (sections_.count(Limb::RightArm)) sections_[Limb::RightArm]->setState(Section::State::Open);
}

void PosturePanel::refresh() {
  if (model_ != document_.project().subject.model) rebuild();
  if (area_->widget()) area_->widget()->setEnabled(!document_.shown().recording);  // nobody is there to pose
  const Moment moment = document_.moment();
  const Model& shown = shownModel(document_);  // the sliders are of whom they turn
  for (const auto& [index, slider] : sliders_) {
    const LinkIndex joint(index);
    if (index >= shown.linkCount()) break;  // somebody else of other joints
    if (!slider->isDragging()) slider->showAngle(moment.q[positionIndex(joint)] * kDegreesPerRadian);
    const std::optional<double> torque = jointTorque(moment, joint);
    std::optional<double> load;
    if (torque) load = utilisation(shown, index, *torque, moment.q, moment.v);
    slider->showLoad(load, torque.value_or(0.0));
  }
  for (const auto& [limb, section] : sections_) {
    const std::optional<PeakLoad> peak = peakLoad(shown, moment, limb);
    section->header()->setLoad(peak ? std::optional<double>(peak->load) : std::nullopt);
    section->header()->setToolTip(
        peak ? tr("Greatest load: %1, %2 % of its limit")
                   .arg(readableName(shown.joints[peak->joint].name), figures(peak->load * 100.0, 0))
             : tr("Torques are not known yet"));
  }
}

void PosturePanel::refreshSelection() {
  const Element thing = document_.selection();
  QColor veil = tokens(palette()).accent;
  veil.setAlpha(46);
  for (const auto& [index, slider] : sliders_) {
    const bool selected = thing.kind == ElementKind::Joint && thing.index == index;
    slider->showSelected(selected ? veil : QColor());
    if (!selected) continue;
    sections_[model_->joints[index].limb]->setState(Section::State::Open);
    area_->ensureWidgetVisible(slider, 0, 30);
  }
  if (thing.kind == ElementKind::Limb && sections_.count(static_cast<Limb>(thing.index)))
    sections_[static_cast<Limb>(thing.index)]->setState(Section::State::Open);
}

void PosturePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) refreshSelection();
  QWidget::changeEvent(event);
}

}  // namespace handhold
