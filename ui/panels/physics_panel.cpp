// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/physics_panel.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <cmath>

#include "engine/muscles/force_curves.h"
#include "engine/simulation/simulator.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/column_area.h"
#include "ui/controls/thin_slider.h"
#include "ui/document/element_names.h"
#include "ui/document/goals.h"
#include "ui/document/language/said.h"
#include "ui/panels/muscle_list.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;
constexpr int kDialSide = 54;  // px
constexpr int kLabelWidth = 76;
constexpr int kStrengthWidth = 104;  // px: two digits before and behind the point, and the unit

/// Down, tilted towards a heading: 0 is forward, 90 the person's left.
Vector3 gravityOf(double strength, double tilt_deg, double heading_deg) {
  const double tilt = tilt_deg * kDegree, heading = heading_deg * kDegree;
  return strength *
         Vector3(std::sin(tilt) * std::sin(heading), -std::cos(tilt), std::sin(tilt) * std::cos(heading));
}

QLabel* caption(const QString& words, QWidget* parent) {
  auto* label = new QLabel(said(words), parent);
  label->setFixedWidth(kLabelWidth);
  markMuted(label);
  return label;
}

QString factor(double value) { return QStringLiteral("%1 ×").arg(figures(value, value < 9.95 ? 2 : 0)); }

QString paceWords(const PhysicsFrame& frame, bool running) {
  if (!running) return QObject::tr("Paused at %1 s").arg(figures(frame.frame.motion.time, 2));
  const QString words = QObject::tr("%1 real time").arg(factor(frame.realTimeFactor));
  if (frame.possibleFactor <= 0.0) return words;
  return words + QObject::tr(" · %1 possible").arg(factor(frame.possibleFactor));
}

QString numberWords(const PhysicsFrame& frame) {
  const SimulationFrame& now = frame.frame;
  return QObject::tr(
             "Time %1 s\nEnergy %2 J, of it in motion %3 J\nController correction %4 %\n"
             "Let go %5 · gripped %6 · impacts %7")
      .arg(figures(now.motion.time, 2), figures(now.kineticEnergy + now.potentialEnergy, 1),
           figures(now.kineticEnergy, 1), figures(100.0 * now.controllerShare, 2))
      .arg(frame.events.released)
      .arg(frame.events.gripped)
      .arg(frame.events.impacts);
}

}  // namespace

PhysicsPanel::PhysicsPanel(Document& document, PhysicsSession& session, QWidget* parent)
    : QWidget(parent), document_(document), session_(session) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildButtons());
  auto* area = new ColumnArea(this);
  auto* content = new QWidget;
  auto* parts = new QVBoxLayout(content);
  parts->setContentsMargins(0, 0, 0, space::kSmall);
  parts->setSpacing(0);
  parts->addWidget(buildNumbers());
  for (Section* section : {buildDrive(), buildActivation(), buildGravity(), buildContacts()}) {
    parts->addWidget(hairline(content));
    parts->addWidget(section);
  }
  parts->addStretch(1);
  area->setWidget(content);
  column->addWidget(area, 1);
  connect(&session_, &PhysicsSession::changed, this, &PhysicsPanel::refresh);
  connect(&session_, &PhysicsSession::frameShown, this, &PhysicsPanel::refreshNumbers);
  connect(&document_, &Document::projectChanged, this, &PhysicsPanel::refresh);
  connect(&document_, &Document::wasReset, this, &PhysicsPanel::refresh);
  refresh();
}

QPushButton* PhysicsPanel::addButton(QLayout& row, const char* name, const QString& words,
                                     const QString& tooltip) {
  auto* button = new QPushButton(said(words), this);
  button->setObjectName(QString::fromLatin1(name));
  button->setAccessibleName(said(words));
  button->setToolTip(said(tooltip));
  row.addWidget(button);
  return button;
}

QWidget* PhysicsPanel::buildButtons() {
  auto* box = new QWidget(this);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, space::kTight, space::kPanel, space::kSmall);
  column->setSpacing(space::kSmall);
  auto* first = new QHBoxLayout;
  auto* second = new QHBoxLayout;
  run_ = addButton(*first, "physics.run", tr("Run"), "What the torques really do (F7)");
  markPrimary(run_);
  step_ = addButton(*first, "physics.step", tr("Step"), "On by a sixtieth of a second (F8)");
  restart_ = addButton(*second, "physics.restart", tr("Restart"), "Back to where it began");
  keep_ = addButton(*second, "physics.keep", tr("Keep as motion"),
                    "What was simulated becomes the motion of the project");
  end_ = addButton(*second, "physics.end", tr("End"), "Forget it and show the project again");
  column->addLayout(first);
  column->addLayout(second);
  connect(run_, &QPushButton::clicked, this,
          [this] { act([this] { session_.isRunning() ? session_.pause() : session_.run(); }); });
  connect(step_, &QPushButton::clicked, this, [this] { act([this] { session_.stepOnce(); }); });
  connect(restart_, &QPushButton::clicked, this, [this] { act([this] { session_.restart(); }); });
  connect(keep_, &QPushButton::clicked, this, [this] { act([this] { session_.keepAsMotion(); }); });
  connect(end_, &QPushButton::clicked, &session_, &PhysicsSession::close);
  return box;
}

QWidget* PhysicsPanel::buildNumbers() {
  auto* box = new QWidget(this);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  column->setSpacing(space::kTight);
  pace_ = new QLabel(box);
  pace_->setObjectName(QStringLiteral("physics.pace"));
  pace_->setToolTip(tr("Simulated time over the clock's, and what the computer could do"));
  numbers_ = new QLabel(box);
  numbers_->setObjectName(QStringLiteral("physics.numbers"));
  numbers_->setWordWrap(true);
  markMuted(numbers_);
  column->addWidget(pace_);
  column->addWidget(numbers_);
  return box;
}

Section* PhysicsPanel::buildDrive() {
  auto* section = new Section(tr("Muscles"), Section::State::Open, this);
  drive_ = new ChoiceBox(section);
  drive_->setObjectName(QStringLiteral("physics.drive"));
  drive_->setAccessibleName(tr("What the muscles do"));
  drive_->addItems({tr("Hold the posture"), tr("Limp"), tr("Replay the motion")});
  drive_->setItemData(0, tr("A controller keeps the joints within their torque limits"), Qt::ToolTipRole);
  drive_->setItemData(1, tr("No muscle acts; springs and stops of the joints remain"), Qt::ToolTipRole);
  drive_->setItemData(2, tr("Torques of the predicted motion and a small correction"), Qt::ToolTipRole);
  section->body()->addWidget(drive_);
  connect(drive_, &QComboBox::activated, this, [this](int index) {
    act([&] { session_.setDrive(static_cast<PhysicsDrive>(index)); });
    refresh();
  });
  return section;
}

/// Beyond rest: what the muscle adds accelerates the body.
Section* PhysicsPanel::buildActivation() {
  auto* section = new Section(tr("Activate a muscle"), Section::State::Open, this);
  muscle_ = new ChoiceBox(section);
  muscle_->setObjectName(QStringLiteral("physics.muscle"));
  muscle_->setAccessibleName(tr("Muscle"));
  muscle_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  muscle_->setToolTip(tr("Type a part of its name, or choose from the groups"));
  letFindMuscles(*muscle_);
  activation_ = new ThinSlider(section);
  activation_->setObjectName(QStringLiteral("physics.activation"));
  activation_->setAccessibleName(tr("Activation of the muscle"));
  activation_->setToolTip(tr("How much of its strength the muscle adds while it runs"));
  activation_->setRange(0, 100);
  activationWords_ = new QLabel(section);
  auto* row = new QHBoxLayout;
  row->addWidget(activation_, 1);
  row->addWidget(activationWords_);
  section->body()->addWidget(muscle_);
  section->body()->addLayout(row);
  connect(muscle_, &QComboBox::currentIndexChanged, this, &PhysicsPanel::showActivation);
  connect(activation_, &QSlider::valueChanged, this, [this](int percent) {
    if (muscle_->currentData().isValid())
      session_.activate(std::size_t(muscle_->currentData().toInt()), percent / 100.0);
  });
  connect(&session_, &PhysicsSession::activated, this, &PhysicsPanel::showActivation);
  return section;
}

void PhysicsPanel::refreshMuscles() {
  const std::shared_ptr<const MuscledBody> body = session_.isOpen() ? session_.muscles() : nullptr;
  for (QWidget* control : {static_cast<QWidget*>(muscle_), static_cast<QWidget*>(activation_)})
    control->setEnabled(body != nullptr);
  if (body == listed_) return;
  listed_ = body;
  const QSignalBlocker quiet(muscle_);
  muscle_->clear();
  if (body) listMuscles(*muscle_, body->muscles);
  showActivation();
}

void PhysicsPanel::showActivation() {
  const QSignalBlocker quiet(activation_);
  const int muscle = muscle_->currentData().isValid() ? muscle_->currentData().toInt() : -1;
  const double activation = muscle < 0 ? 0.0 : session_.activationOf(std::size_t(muscle));
  activation_->setValue(static_cast<int>(std::lround(100.0 * activation)));
  const double tension =
      muscle < 0 ? 0.0 : activation * restingTension(listed_->muscles[std::size_t(muscle)]);
  activationWords_->setText(measured(tension, Dimension::Force, 1));
}

Section* PhysicsPanel::buildGravity() {
  auto* section = new Section(tr("Gravity while it runs"), Section::State::Open, this);
  preset_ = new ChoiceBox(section);
  preset_->setObjectName(QStringLiteral("physics.gravity"));
  preset_->setAccessibleName(tr("Gravity"));
  for (const GravityPreset& preset : gravityPresets()) preset_->addItem(said(preset.title));
  preset_->addItem(tr("Own"));
  strength_ = new NumberField({Dimension::None, 0.0, 50.0, QStringLiteral("m/s²"), 2, 0.5}, section);
  strength_->setObjectName(QStringLiteral("physics.strength"));
  strength_->setAccessibleName(tr("Strength of gravity"));
  strength_->setMinimumWidth(kStrengthWidth);
  strength_->setToolTip(tr("Strength of gravity (m/s²)"));
  tilt_ = new NumberField({Dimension::None, 0.0, 180.0, QStringLiteral("°"), 0, 5.0}, section);
  tilt_->setObjectName(QStringLiteral("physics.tilt"));
  tilt_->setAccessibleName(tr("Tilt of gravity"));
  tilt_->setToolTip(tr("Angle of gravity away from straight down (degrees)"));
  heading_ = new RoundDial(section);
  heading_->setObjectName(QStringLiteral("physics.heading"));
  heading_->setAccessibleName(tr("Where gravity tilts to"));
  heading_->setToolTip(tr("Where gravity tilts to: 0° forward, 90° to the person's left"));
  heading_->setRange(0, 359);
  heading_->setWrapping(true);
  heading_->setFixedSize(kDialSide, kDialSide);
  headingWords_ = new QLabel(section);
  auto* first = new QHBoxLayout;
  preset_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  preset_->setMinimumContentsLength(6);
  first->addWidget(preset_, 1);
  first->addWidget(strength_);
  auto* second = new QHBoxLayout;
  second->addWidget(caption(tr("Tilt"), section));
  second->addWidget(tilt_);
  second->addStretch(1);
  second->addWidget(heading_);
  second->addWidget(headingWords_);
  section->body()->addLayout(first);
  section->body()->addLayout(second);
  connect(preset_, &QComboBox::activated, this, [this](int index) {
    const auto& presets = gravityPresets();
    if (index < static_cast<int>(presets.size())) strength_->showValue(presets[index].strength);
    askForGravity();
  });
  connect(strength_, &NumberField::entered, this, &PhysicsPanel::askForGravity);
  connect(tilt_, &NumberField::entered, this, &PhysicsPanel::askForGravity);
  connect(heading_, &QDial::valueChanged, this, &PhysicsPanel::askForGravity);
  return section;
}

Section* PhysicsPanel::buildContacts() {
  auto* section = new Section(tr("Contacts while it runs"), Section::State::Open, this);
  contactRows_ = new QVBoxLayout;
  contactRows_->setSpacing(2);
  section->body()->addLayout(contactRows_);
  return section;
}

void PhysicsPanel::askForGravity() {
  act([this] { session_.setGravity(gravityOf(strength_->value(), tilt_->value(), heading_->value())); });
}

void PhysicsPanel::showGravity(const Vector3& gravity) {
  const double strength = gravity.norm();
  int chosen = 0;
  const auto& presets = gravityPresets();
  while (chosen < static_cast<int>(presets.size()) && std::abs(presets[chosen].strength - strength) > 1e-6)
    ++chosen;
  preset_->setCurrentIndex(chosen);
  strength_->showValue(strength);
  // without gravity, or straight down, the dials stay where the hand left them
  const QSignalBlocker quiet(heading_);
  if (strength > 0.0) {
    tilt_->showValue(std::acos(std::clamp(-gravity.y() / strength, -1.0, 1.0)) / kDegree);
    const double heading = std::atan2(gravity.x(), gravity.z()) / kDegree;
    if (std::hypot(gravity.x(), gravity.z()) > 1e-6 * strength)
      heading_->setValue(static_cast<int>(std::lround(heading + 360.0)) % 360);
  }
  headingWords_->setText(QStringLiteral("%1°").arg(heading_->value()));
}

void PhysicsPanel::refreshContacts() {
  const std::vector<Contact>& contacts = document_.project().task.contacts;
  for (QPushButton* row : contacts_) delete row;
  contacts_.clear();
  for (int i = 0; i < static_cast<int>(contacts.size()); ++i) {
    auto* row = addButton(
        *contactRows_, "physics.contact", named(contacts[i].name),
        tr("Let go, or grip again within %1 of its place").arg(measured(kGripReach, Dimension::Length, 1)));
    row->setObjectName(QStringLiteral("physics.contact.%1").arg(i));
    row->setCheckable(true);
    contacts_.push_back(row);
    connect(row, &QPushButton::clicked, this,
            [this, i](bool on) { on ? session_.grip(i) : session_.release(i); });
  }
}

void PhysicsPanel::refresh() {
  const bool open = session_.isOpen();
  run_->setText(session_.isRunning() ? tr("Pause") : tr("Run"));
  for (QPushButton* button : {restart_, keep_, end_}) button->setEnabled(open);
  drive_->setCurrentIndex(static_cast<int>(session_.drive()));
  refreshMuscles();
  showGravity(open ? session_.gravity() : document_.project().task.gravity);
  for (QWidget* control : {static_cast<QWidget*>(preset_), static_cast<QWidget*>(strength_),
                           static_cast<QWidget*>(tilt_), static_cast<QWidget*>(heading_)})
    control->setEnabled(open);
  if (contacts_.size() != document_.project().task.contacts.size() || !open) refreshContacts();
  refreshNumbers();
}

void PhysicsPanel::refreshNumbers() {
  const std::shared_ptr<const PhysicsFrame> frame = session_.isOpen() ? session_.newest() : nullptr;
  pace_->setText(frame ? paceWords(*frame, session_.isRunning()) : tr("Physics is off"));
  numbers_->setText(frame ? numberWords(*frame)
                          : tr("Run shows what the torques do to the body. Drag any part of it."));
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const bool holds =
        frame && i < frame->holds.size() ? frame->holds[i] : document_.project().task.contacts[i].pinned;
    contacts_[i]->setChecked(holds);
    contacts_[i]->setEnabled(frame != nullptr);
    const QString name = named(document_.project().task.contacts[i].name);
    contacts_[i]->setText(name + (holds ? tr(" holds") : tr(" is free")));
  }
}

}  // namespace handhold
