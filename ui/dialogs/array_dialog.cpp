// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/array_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/controls/vector_field.h"
#include "ui/document/actions/arrangement.h"
#include "ui/document/suggestions.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kUsualCopies = 3;
constexpr double kRungs = 0.305, kRoomBetween = 0.1;  // m

/// Bars are repeated upwards as rungs are, those that stand and other things beside each other.
Vector3 firstStep(const Prop& prop) {
  if (prop.kind == PropKind::Bar) return kRungs * besideDirection(prop);
  const double width = prop.orientation.toRotationMatrix().row(0).cwiseAbs().dot(prop.size);
  return Vector3(width + kRoomBetween, 0.0, 0.0);
}

}  // namespace

ArrayDialog::ArrayDialog(const Prop& prop, QWidget* parent)
    : QDialog(parent), copies_(new NumberField(number::count(1, kMostCopies))), step_(firstStep(prop)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("array"));
  setWindowTitle(tr("Array of %1").arg(QString::fromStdString(prop.name)));
  copies_->setObjectName(QStringLiteral("array.copies"));
  copies_->setAccessibleName(tr("Copies"));
  copies_->setToolTip(tr("How many are added"));
  copies_->showValue(kUsualCopies);
  auto* step = new VectorField(number::length(), QStringLiteral("array.step"));
  step->setAccessibleName(tr("Step"));
  step->setFieldToolTip(tr("From each to the next, in world"));
  step->showValue(step_);
  connect(step, &VectorField::entered, this, [this](const Vector3& entered) { step_ = entered; });
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  form->addRow(tr("Copies"), copies_);
  form->addRow(tr("Step") + QLatin1Char(' ') + shownUnit(Dimension::Length).name.trimmed(), step);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  markPrimary(buttons->addButton(tr("Add copies"), QDialogButtonBox::AcceptRole));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kWide);
  column->addLayout(form);
  column->addWidget(buttons);
  setMinimumWidth(380);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ArrayDialog::accept() {
  if (!allNumbersAreTaken(*this)) return;
  emit chosen(qRound(copies_->value()), step_);
  QDialog::accept();
}

}  // namespace handhold
