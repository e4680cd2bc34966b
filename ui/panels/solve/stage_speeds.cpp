// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHBoxLayout>
#include <QPushButton>

#include "engine/model/roles.h"
#include "ui/controls/choice_box.h"
#include "ui/document/element_names.h"
#include "ui/document/motion_actions.h"
#include "ui/panels/solve/stage_table.h"
#include "ui/theme/tokens.h"

// Speeds between stages.

namespace handhold {

namespace {

using SpeedKind = StageVelocity::Kind;

NumberKind siteSpeed() { return {Dimension::Speed, -100.0, 100.0}; }
NumberKind jointSpeed() { return {Dimension::AngularSpeed, -100.0, 100.0}; }

/// Kinds of a border in the order in which it offers them: the ends of a motion carry nothing on.
std::vector<SpeedKind> kindsOf(const MotionSettings& motion, std::size_t border) {
  const bool isEnd = border == 0 || border == motion.stages.size();
  return isEnd ? std::vector{SpeedKind::Rest, SpeedKind::Given}
               : std::vector{SpeedKind::Carried, SpeedKind::Rest, SpeedKind::Given};
}

QString titleOf(SpeedKind kind) {
  switch (kind) {
    case SpeedKind::Carried:
      return QObject::tr("Carried on");
    case SpeedKind::Rest:
      return QObject::tr("At rest");
    case SpeedKind::Given:
      return QObject::tr("Given speed");
  }
  return {};
}

/// What a speed may be of: sites first, then joints.
struct Things {
  QStringList titles;
  std::vector<GivenVelocity> things;
};

Things thingsOf(const Model& model) {
  Things list;
  for (const Site& site : model.sites) {
    list.titles << readableName(site.name);
    list.things.push_back({site.name, Vector3::Zero(), {}, 0.0});
  }
  for (int joint = 1; joint < model.linkCount(); ++joint) {
    list.titles << readableName(model.joints[joint].name);
    list.things.push_back({{}, Vector3::Zero(), model.joints[joint].name, 0.0});
  }
  return list;
}

/// The hand, where the model has one.
GivenVelocity firstSpeed(const Model& model) {
  const SiteIndex hand = findSite(model, role::kGrip, BodySide::Right);
  const std::size_t index = hand.valid() ? static_cast<std::size_t>(int(hand)) : 0;
  const Things list = thingsOf(model);
  return list.things.at(index);
}

}  // namespace

/// How the stage before it ends, and the speeds that are told there.
void StageTable::addBorder(std::size_t border) {
  const MotionSettings& motion = document_.shown().task.motion;
  const StageBorder now = stageBorders(motion)[border];
  const std::vector<SpeedKind> kinds = kindsOf(motion, border);
  auto* choice = new ChoiceBox(this);
  for (const SpeedKind kind : kinds) choice->addItem(titleOf(kind));
  choice->setCurrentIndex(
      static_cast<int>(std::find(kinds.begin(), kinds.end(), now.velocity.kind) - kinds.begin()));
  choice->setObjectName(QStringLiteral("stage.border.%1").arg(border));
  choice->setToolTip(
      tr("The speed %1: whatever is best, none, or what is told").arg(QString::fromStdString(now.name)));
  choice->setAccessibleName(tr("Speed %1").arg(QString::fromStdString(now.name)));
  connect(choice, &QComboBox::activated, this, [this, border, kinds](int index) {
    StageVelocity velocity;
    velocity.kind = kinds.at(static_cast<std::size_t>(index));
    if (velocity.kind == SpeedKind::Given) velocity.given = {firstSpeed(document_.model())};
    change(tr("Speed between stages"),
           [&](MotionSettings& edited) { setBorderVelocity(edited, border, velocity); });
  });
  grid_->addWidget(choice, row_++, kEnds);
  addSpeeds(border);
}

void StageTable::addSpeeds(std::size_t border) {
  const StageVelocity velocity = stageBorders(document_.shown().task.motion)[border].velocity;
  for (std::size_t given = 0; given < velocity.given.size(); ++given) {
    addThing(border, given);
    addNumbers(border, given);
  }
  if (velocity.kind != SpeedKind::Given) return;
  auto* further = new QPushButton(tr("One more speed"), this);
  further->setObjectName(QStringLiteral("stage.border.%1.add").arg(border));
  connect(further, &QPushButton::clicked, this, [this, border] {
    change(tr("One more speed"), [this, border](MotionSettings& motion) {
      StageVelocity more = stageBorders(motion)[border].velocity;
      more.given.push_back(firstSpeed(document_.model()));
      setBorderVelocity(motion, border, more);
    });
  });
  grid_->addWidget(further, row_++, kStage, 1, kStageColumns);
}

/// The first choice takes the speed away.
void StageTable::addThing(std::size_t border, std::size_t given) {
  const Things list = thingsOf(document_.model());
  auto* choice = new ChoiceBox(this);
  choice->addItem(tr("No speed"));
  choice->addItems(list.titles);
  choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice->setObjectName(QStringLiteral("stage.border.%1.%2.of").arg(border).arg(given));
  choice->setToolTip(tr("Whose speed is told: a site's in world, or a joint's"));
  const GivenVelocity now = stageBorders(document_.shown().task.motion)[border].velocity.given[given];
  const auto at = std::find_if(list.things.begin(), list.things.end(), [&](const GivenVelocity& thing) {
    return thing.site + thing.joint == now.site + now.joint;
  });
  choice->setCurrentIndex(at == list.things.end() ? 0 : 1 + static_cast<int>(at - list.things.begin()));
  connect(choice, &QComboBox::activated, this, [this, border, given, things = list.things](int index) {
    change(tr("Speed between stages"), [&](MotionSettings& motion) {
      StageVelocity velocity = stageBorders(motion)[border].velocity;
      if (index > 0)
        velocity.given.at(given) = things.at(static_cast<std::size_t>(index - 1));
      else
        velocity.given.erase(velocity.given.begin() + static_cast<std::ptrdiff_t>(given));
      if (velocity.given.empty()) velocity = {};
      setBorderVelocity(motion, border, velocity);
    });
  });
  grid_->addWidget(choice, row_++, kStage, 1, kStageColumns);
}

NumberField* StageTable::addNumber(const Speed& speed, const NumberKind& kind,
                                   const std::function<void(GivenVelocity&, double)>& set) {
  auto* field = new NumberField(kind, this);
  speeds_.push_back(speed);
  speeds_.back().field = field;
  const auto part = static_cast<int>(speeds_.size());
  connect(field, &NumberField::entered, this, [this, speed, set, part](double value) {
    changeGiven(speed.border, speed.given, QStringLiteral("speed/%1").arg(part),
                [&](GivenVelocity& given) { set(given, value); });
  });
  return field;
}

void StageTable::addNumbers(std::size_t border, std::size_t given) {
  const GivenVelocity now = stageBorders(document_.shown().task.motion)[border].velocity.given[given];
  auto* box = new QWidget(this);
  auto* line = new QHBoxLayout(box);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(space::kTight);
  const QString name = QStringLiteral("stage.border.%1.%2").arg(border).arg(given);
  if (now.site.empty()) {
    line->addWidget(addNumber({nullptr, [](const GivenVelocity& g) { return g.speed; }, border, given},
                              jointSpeed(), [](GivenVelocity& g, double value) { g.speed = value; }));
    line->itemAt(0)->widget()->setObjectName(name + QStringLiteral(".speed"));
  }
  for (int k = 0; k < 3 && !now.site.empty(); ++k) {
    line->addWidget(addNumber({nullptr, [k](const GivenVelocity& g) { return g.linear[k]; }, border, given},
                              siteSpeed(), [k](GivenVelocity& g, double value) { g.linear[k] = value; }));
    QWidget* field = line->itemAt(k)->widget();
    field->setObjectName(name + QLatin1Char('.') + QLatin1Char("xyz"[k]));
    field->setToolTip(tr("In world, along %1").arg(QLatin1Char("xyz"[k])));
  }
  grid_->addWidget(box, row_++, kStage, 1, kStageColumns);
}

void StageTable::changeGiven(std::size_t border, std::size_t given, const QString& mergeKey,
                             const std::function<void(GivenVelocity&)>& change) {
  perform(document_, [&] {
    changeStages(document_, {tr("Speed between stages"), mergeKey}, [&](MotionSettings& motion) {
      StageVelocity velocity = stageBorders(motion)[border].velocity;
      change(velocity.given.at(given));
      setBorderVelocity(motion, border, velocity);
    });
  });
}

}  // namespace handhold
