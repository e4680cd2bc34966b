// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/plate_rows.h"

#include "ui/controls/choice_box.h"
#include "ui/controls/cleared_grid.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kFootLetters = 12;  // in sight of "as found: right, left" at least

}  // namespace

PlateRows::PlateRows(const QString& name, QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  setObjectName(name);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(space::kSmall);
  grid_->setVerticalSpacing(2);
  grid_->setColumnStretch(0, 1);
}

void PlateRows::show(const std::vector<PlateRow>& rows) {
  if (rows == shown_) return;
  const bool isOther = rows.size() != shown_.size();
  shown_ = rows;
  if (isOther) rebuild();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const PlateRow& row = rows[i];
    names_[i]->setText(row.doubt.isEmpty() ? row.name : row.name + QStringLiteral(" ?"));
    names_[i]->setToolTip(row.doubt);
    feet_[i]->setAccessibleName(tr("Foot on %1").arg(row.name));
    feet_[i]->setItemText(0, row.found.isEmpty() ? tr("as found") : tr("as found: %1").arg(row.found));
    feet_[i]->setCurrentIndex(static_cast<int>(row.foot));
  }
}

void PlateRows::rebuild() {
  clearGrid(*grid_);
  names_.clear();
  feet_.clear();
  for (int plate = 0; plate < static_cast<int>(shown_.size()); ++plate) {
    names_.push_back(new QLabel(this));
    auto* foot = new ChoiceBox(this);
    foot->setObjectName(QStringLiteral("%1.foot.%2").arg(objectName()).arg(plate));
    foot->setToolTip(
        tr("Whose foot this force plate bore. As found: the foot that is nearest to where the force acts"));
    foot->setMinimumContentsLength(kFootLetters);
    foot->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);  // names widen no dock
    foot->addItems({tr("as found"), tr("right foot"), tr("left foot"), tr("no foot")});
    connect(foot, &QComboBox::activated, this,
            [this, plate](int choice) { emit footChosen(plate, static_cast<PlateFoot>(choice)); });
    feet_.push_back(foot);
    grid_->addWidget(names_.back(), plate, 0);
    grid_->addWidget(foot, plate, 1);
  }
}

}  // namespace handhold
