// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/export_picture_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kLargestSide = 16384;

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

QSpinBox* pixels(const QString& name, const QString& words, int value) {
  auto* box = new QSpinBox;
  box->setObjectName(name);
  box->setAccessibleName(words);
  box->setToolTip(words + QStringLiteral(" of the picture in pixels"));
  box->setRange(16, kLargestSide);
  box->setSuffix(QStringLiteral(" px"));
  box->setValue(value);
  box->setAlignment(Qt::AlignRight);
  return box;
}

}  // namespace

ExportPictureDialog::ExportPictureDialog(const PictureRequest& last, QWidget* parent)
    : QDialog(parent),
      preset_(new QComboBox),
      width_(pixels(QStringLiteral("picture.width"), QStringLiteral("Width"), last.size.width())),
      height_(pixels(QStringLiteral("picture.height"), QStringLiteral("Height"), last.size.height())),
      transparent_(new QCheckBox(QStringLiteral("Transparent background"))) {
  setObjectName(QStringLiteral("picture"));
  setWindowTitle(QStringLiteral("Export picture"));
  for (const SizePreset& preset : presets()) preset_->addItem(QString::fromUtf8(preset.title));
  preset_->addItem(QStringLiteral("Own size"));
  preset_->setCurrentIndex(preset_->count() - 1);
  for (int i = 0; i < presets().size(); ++i)
    if (presets()[i].size == last.size) preset_->setCurrentIndex(i);
  transparent_->setObjectName(QStringLiteral("picture.transparent"));
  transparent_->setChecked(last.background == PictureBackground::Transparent);
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  form->addRow(QStringLiteral("Size"), preset_);
  form->addRow(QStringLiteral("Width"), width_);
  form->addRow(QStringLiteral("Height"), height_);
  form->addRow(QString(), transparent_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  auto* save = buttons->addButton(QStringLiteral("Choose file"), QDialogButtonBox::AcceptRole);
  markPrimary(save);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kWide);
  column->addLayout(form);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(preset_, &QComboBox::activated, this, &ExportPictureDialog::takePreset);
}

void ExportPictureDialog::takePreset(int preset) {
  if (preset >= presets().size()) return;
  width_->setValue(presets()[preset].size.width());
  height_->setValue(presets()[preset].size.height());
}

PictureRequest ExportPictureDialog::request() const {
  return {QSize(width_->value(), height_->value()),
          transparent_->isChecked() ? PictureBackground::Transparent : PictureBackground::Studio};
}

}  // namespace handhold
