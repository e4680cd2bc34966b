// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/weight_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/controls/thin_slider.h"
#include "ui/document/language/said.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kSliderSteps = 100;
constexpr int kTermWidth = 152;
constexpr int kFieldWidth = 58;
constexpr double kGreatest = 1e6;

}  // namespace

WeightRow::WeightRow(const WeightText& text, QWidget* parent)
    : QWidget(parent),
      text_(text),
      slider_(new ThinSlider(this)),
      field_(new NumberField({Dimension::None, 0.0, kGreatest, {}, text.decimals, text.top / 40.0}, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(space::kSmall);
  auto* label = new QLabel(said(text.title), this);
  label->setFixedWidth(kTermWidth);
  label->setToolTip(said(text.tooltip));
  slider_->setRange(0, kSliderSteps);
  slider_->setObjectName(QStringLiteral("weight.slider.") + text.id);
  field_->setObjectName(QStringLiteral("weight.") + text.id);
  field_->setFixedWidth(kFieldWidth);
  for (QWidget* control : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(field_)}) {
    control->setToolTip(said(text.tooltip) + tr(". Zero switches it off"));
    control->setAccessibleName(tr("Weight of %1").arg(withinSentence(text.title)));
  }
  row->addWidget(label);
  row->addWidget(slider_, 1);
  row->addWidget(field_);
  connect(slider_, &QSlider::sliderPressed, this, [this] { ++dragNumber_; });
  connect(slider_, &QSlider::valueChanged, this, [this](int place) {
    emit entered(place * text_.top / kSliderSteps,
                 QStringLiteral("weight/%1/%2").arg(text_.id).arg(dragNumber_));
  });
  connect(field_, &NumberField::entered, this, [this](double weight) { emit entered(weight, {}); });
}

void WeightRow::showValue(double weight) {
  const QSignalBlocker quiet(slider_);
  const int place = static_cast<int>(std::lround(std::min(1.0, weight / text_.top) * kSliderSteps));
  if (place != slider_->value()) slider_->setSliderDown(false);  // an undo: the mouse holds it no more
  slider_->setValue(place);
  field_->showValue(weight);
}

}  // namespace handhold
