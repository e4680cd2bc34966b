// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/measure_row.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/document/language/said.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"

namespace handhold {

namespace {

constexpr int kStepsEach = 10;  // of the slider, a percentile
constexpr int kNumberWidth = 84, kPercentileWidth = 44;

QString percentileWords(double percentile) {
  if (percentile < MeasureRow::kLeast) return QStringLiteral("< P1");
  if (percentile > MeasureRow::kMost) return QStringLiteral("> P99");
  return QStringLiteral("P%1").arg(std::lround(percentile));
}

}  // namespace

MeasureRow::MeasureRow(const Text& text, const NumberKind& kind, QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(6);
  grid->setVerticalSpacing(0);
  auto* name = new QLabel(said(text.label), this);
  field_ = new NumberField(kind, this);
  field_->setObjectName(text.name);
  field_->setFixedWidth(kNumberWidth);
  name->setBuddy(field_);
  percentile_ = new QLabel(this);
  percentile_->setObjectName(text.name + QStringLiteral(".percentile"));
  percentile_->setFixedWidth(kPercentileWidth);
  percentile_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  markMuted(percentile_);
  slider_ = new ThinSlider(this);
  slider_->setObjectName(text.name + QStringLiteral(".slider"));
  slider_->setAccessibleName(said(text.label) + tr(", percentile"));
  slider_->setRange(static_cast<int>(kLeast * kStepsEach), static_cast<int>(kMost * kStepsEach));
  reset_ = new QToolButton(this);
  reset_->setObjectName(text.name + QStringLiteral(".reset"));
  reset_->setIcon(icon(QStringLiteral("reset")));
  reset_->setAutoRaise(true);
  QSizePolicy kept = reset_->sizePolicy();
  kept.setRetainSizeWhenHidden(true);  // nothing moves under a slider that is being dragged
  reset_->setSizePolicy(kept);
  reset_->setAccessibleName(tr("Expected %1 again").arg(said(text.label)));
  reset_->setToolTip(tr("Not told: what is expected beside the other measures"));
  for (QWidget* part :
       {static_cast<QWidget*>(name), static_cast<QWidget*>(field_), static_cast<QWidget*>(slider_)})
    part->setToolTip(said(text.tooltip));
  grid->addWidget(name, 0, 0);
  grid->addWidget(field_, 0, 1);
  grid->addWidget(percentile_, 0, 2);
  grid->addWidget(reset_, 0, 3);
  grid->addWidget(slider_, 1, 0, 1, 4);
  grid->setColumnStretch(0, 1);
  connect(field_, &NumberField::entered, this, &MeasureRow::typed);
  connect(slider_, &QSlider::valueChanged, this,
          [this](int value) { emit slid(static_cast<double>(value) / kStepsEach); });
  connect(reset_, &QToolButton::clicked, this, &MeasureRow::letGo);
}

void MeasureRow::show(double value, double percentile, Origin origin) {
  const QSignalBlocker quiet(slider_);
  if (!field_->hasFocus() || !field_->isModified()) field_->showValue(value);
  slider_->setValue(static_cast<int>(std::lround(std::clamp(percentile, kLeast, kMost) * kStepsEach)));
  percentile_->setText(percentileWords(percentile));
  reset_->setVisible(origin == Origin::Told);
}

void MeasureRow::setSpread(const QString& words) { percentile_->setToolTip(said(words)); }

}  // namespace handhold
