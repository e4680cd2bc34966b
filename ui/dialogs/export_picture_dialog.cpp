// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/export_picture_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

ExportPictureDialog::ExportPictureDialog(const PictureRequest& last, QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("picture"));
  setWindowTitle(QStringLiteral("Export picture"));
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  size_ = new SizeRows(*form, objectName(), QStringLiteral("the picture"), last.size);
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
}

void ExportPictureDialog::accept() {
  if (allNumbersAreTaken(*this)) QDialog::accept();
}

PictureRequest ExportPictureDialog::request() const { return {size_->size()}; }

}  // namespace handhold
