// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/stick_view.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/controls/choice_box.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kListWidth = 236;  // px
constexpr int kPlaceWidth = 132;
constexpr std::string_view kOverTime = "time (s)";

QString placeWords(const StickMotion& motion, int frame) {
  const double place = motion.across[std::size_t(frame)];
  const bool isTime = motion.acrossTitle == kOverTime;
  return isTime ? figures(place, 3) + QStringLiteral(" s")
                : QObject::tr("step %1").arg(static_cast<int>(std::lround(place)));
}

}  // namespace

StickView::StickView(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  row->setSpacing(space::kPanel);
  row->addWidget(buildSide());
  row->addWidget(buildPicture(), 1);
  connect(choice_, &QComboBox::currentIndexChanged, this, &StickView::showCurrent);
  connect(switches_, &SetSwitches::switched, this, &StickView::showSets);
  connect(&Units::shared(), &Units::changed, this, [this] { showFrame(slider_->value()); });
  connect(slider_, &QSlider::valueChanged, this, [this](int frame) {
    showFrame(frame);
    if (!motion()) return;
    const QString title = said(motion()->acrossTitle);
    places_[title] = motion()->across[std::size_t(frame)];
    emit scrubbed(title, places_[title]);
  });
}

QWidget* StickView::buildSide() {
  auto* side = new QWidget(this);
  side->setFixedWidth(kListWidth);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  column->addWidget(choice_ = new ChoiceBox(side));
  choice_->setObjectName(QStringLiteral("studies.motion"));
  choice_->setAccessibleName(tr("Motion"));
  choice_->setToolTip(tr("Which motion is shown"));
  choice_->setMinimumContentsLength(8);
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  column->addWidget(below_ = new QLabel(side));
  below_->setWordWrap(true);
  markMuted(below_);
  column->addWidget(switches_ = new SetSwitches(side), 1);
  switches_->setObjectName(QStringLiteral("studies.sets"));
  column->addWidget(told_ = new QLabel(side));
  told_->setObjectName(QStringLiteral("studies.told"));
  told_->setWordWrap(true);
  told_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return side;
}

QWidget* StickView::buildPicture() {
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  column->addWidget(picture_ = new StickPicture(page), 1);
  auto* row = new QHBoxLayout;
  row->addWidget(slider_ = new ThinSlider(page), 1);
  row->addWidget(place_ = new QLabel(page));
  slider_->setObjectName(QStringLiteral("studies.frame"));
  slider_->setAccessibleName(tr("Frame"));
  slider_->setToolTip(tr("Arrow keys go from frame to frame"));
  place_->setMinimumWidth(kPlaceWidth);
  place_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  column->addLayout(row);
  return page;
}

void StickView::setTheme(const PlotTheme& theme) {
  picture_->setTheme(theme);
  switches_->setTheme(theme);
}

void StickView::setMotions(std::vector<StickMotion> motions) {
  const QString before = choice_->currentText();
  motions_ = std::move(motions);
  {
    const QSignalBlocker blocker(choice_);
    choice_->clear();
    for (const StickMotion& motion : motions_) choice_->addItem(said(motion.title));
    const auto overTime = std::ranges::find(motions_, kOverTime, &StickMotion::acrossTitle);
    const auto first = overTime == motions_.end() ? 0 : static_cast<int>(overTime - motions_.begin());
    const int kept = choice_->findText(before);
    choice_->setCurrentIndex(kept < 0 ? first : kept);
  }
  showCurrent();
}

const StickMotion* StickView::motion() const {
  const int index = choice_->currentIndex();
  return index >= 0 && index < static_cast<int>(motions_.size()) ? &motions_[std::size_t(index)] : nullptr;
}

void StickView::showCurrent() {
  const StickMotion* now = motion();
  QStringList names;
  if (now)
    for (std::size_t i = 1; i < now->sets.size(); ++i) names << QString::fromStdString(now->sets[i].name);
  switches_->setNames(names);
  below_->setText(now ? tr("Broad and pale below: %1").arg(QString::fromStdString(now->sets[0].name))
                      : QString());
  choice_->setToolTip(choice_->currentText());
  picture_->setMotion(now ? *now : StickMotion());
  {
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, now ? std::max(0, static_cast<int>(now->across.size()) - 1) : 0);
  }
  showSets();
  if (now) goTo(places_[said(now->acrossTitle)]);
}

void StickView::showSets() {
  std::set<int> hidden;
  for (int i = 0; i < switches_->count(); ++i)
    if (!switches_->isOn(i)) hidden.insert(i + 1);
  picture_->setHidden(std::move(hidden));
}

void StickView::showFrame(int frame) {
  picture_->setFrame(frame);
  const bool isThere = motion() && frame < static_cast<int>(motion()->across.size());
  place_->setText(isThere ? placeWords(*motion(), frame) : QString());
  const bool isTold = motion() && frame < static_cast<int>(motion()->words.size());
  told_->setText(isTold ? inOwnUnits(said(motion()->words[std::size_t(frame)])) : QString());
}

void StickView::setAcross(const QString& title, double place) {
  places_[title] = place;
  if (motion() && said(motion()->acrossTitle) == title) goTo(place);
}

void StickView::goTo(double place) {
  const auto& across = motion()->across;
  const auto nearer = [place](double a, double b) { return std::abs(a - place) < std::abs(b - place); };
  const QSignalBlocker blocker(slider_);
  slider_->setValue(static_cast<int>(std::ranges::min_element(across, nearer) - across.begin()));
  showFrame(slider_->value());
}

}  // namespace handhold
