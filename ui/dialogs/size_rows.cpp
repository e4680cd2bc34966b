// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/size_rows.h"

#include "ui/controls/choice_box.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr int kSmallestSide = 16, kLargestSide = 16384;

struct SizePreset {
  const char* title;
  QSize size;
};

const QList<SizePreset>& presets() {
  static const QList<SizePreset> list = {{"Full HD, 1920 × 1080", QSize(1920, 1080)},
                                         {"4K, 3840 × 2160", QSize(3840, 2160)},
                                         {"Square, 2000 × 2000", QSize(2000, 2000)},
                                         {"Slide, 1280 × 720", QSize(1280, 720)}};
  return list;
}

}  // namespace

SizeRows::SizeRows(QFormLayout& form, const QString& prefix, const QString& what, QSize last)
    : QObject(&form),
      what_(what),
      preset_(new ChoiceBox),
      width_(pixels(prefix + QStringLiteral(".width"), tr("Width"), last.width())),
      height_(pixels(prefix + QStringLiteral(".height"), tr("Height"), last.height())) {
  preset_->setObjectName(prefix + QStringLiteral(".preset"));
  for (const SizePreset& preset : presets()) preset_->addItem(said(preset.title));
  preset_->addItem(tr("Own size"));
  showPreset();
  form.addRow(tr("Size"), preset_);
  form.addRow(tr("Width"), width_);
  form.addRow(tr("Height"), height_);
  connect(preset_, &QComboBox::activated, this, &SizeRows::takePreset);
  for (NumberField* field : {width_, height_}) {
    connect(field, &NumberField::entered, this, &SizeRows::showPreset);
    connect(field, &NumberField::entered, this, &SizeRows::changed);
  }
}

NumberField* SizeRows::pixels(const QString& name, const QString& words, int value) const {
  auto* box =
      new NumberField({Dimension::None, kSmallestSide, kLargestSide, QStringLiteral("px"), 0, 10.0, true});
  box->setObjectName(name);
  box->setAccessibleName(said(words));
  box->setToolTip(tr("%1 of %2 in pixels").arg(words, what_));
  box->showValue(value);
  return box;
}

bool SizeRows::areSidesEven() {
  for (NumberField* field : {width_, height_}) {
    if (qRound(field->value()) % 2 == 0) continue;
    field->refuse(tr("MP4 wants an even number"));
    field->setFocus();
    return false;
  }
  return true;
}

void SizeRows::checkAgain() {
  for (NumberField* field : {width_, height_}) emit field->textEdited(field->text());
}

void SizeRows::takePreset(int preset) {
  if (preset >= presets().size()) return;
  const QSize chosen = presets()[preset].size;
  width_->showValue(chosen.width());
  height_->showValue(chosen.height());
  emit changed();
}

void SizeRows::showPreset() {
  preset_->setCurrentIndex(preset_->count() - 1);
  for (int i = 0; i < presets().size(); ++i)
    if (presets()[i].size == size()) preset_->setCurrentIndex(i);
}

}  // namespace handhold
