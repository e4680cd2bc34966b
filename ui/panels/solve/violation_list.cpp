// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/violation_list.h"

#include "ui/document/language/said.h"
#include "ui/theme/style_sheet.h"

namespace handhold {

namespace {

constexpr std::size_t kFirst = 3;  ///< that are always in sight

}  // namespace

ViolationList::ViolationList(const QString& prefix, const QString& tooltip, QWidget* parent)
    : QWidget(parent),
      prefix_(prefix),
      tooltip_(tooltip),
      column_(new QVBoxLayout(this)),
      more_(new QPushButton(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(1);
  column_->addWidget(more_, 0, Qt::AlignLeft);
  more_->setObjectName(prefix + QStringLiteral("unmet.more"));
  more_->setCheckable(true);
  more_->setToolTip(tr("The other laws that do not hold in the nearest answer"));
  markQuiet(more_);
  connect(more_, &QPushButton::toggled, this, &ViolationList::showCards);
}

void ViolationList::say(const std::vector<Violation>& violations, Remedies remedies) {
  violations_ = violations;
  remedies_ = remedies;
  more_->setChecked(false);
  showCards();
}

void ViolationList::showCards() {
  const std::size_t all = violations_.size();
  const std::size_t told = more_->isChecked() || all <= kFirst + 1 ? all : kFirst;
  while (cards_.size() < told) {
    const int index = static_cast<int>(cards_.size());
    auto* card = new ViolationCard(this);
    card->setObjectName(prefix_ + QStringLiteral("unmet.%1").arg(index));
    card->setToolTip(said(tooltip_));
    connect(card, &QAbstractButton::clicked, this, [this, index] { emit picked(index); });
    column_->insertWidget(index, card);
    cards_.push_back(card);
  }
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    if (i < told) cards_[i]->say(violations_[i], remedies_);
    cards_[i]->setVisible(i < told);
  }
  more_->setVisible(all > kFirst + 1);
  more_->setText(more_->isChecked() ? tr("Fewer") : tr("%1 more laws").arg(all - kFirst));
}

}  // namespace handhold
