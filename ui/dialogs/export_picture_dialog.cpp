// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/export_picture_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

QString timesText(const std::vector<double>& times) {
  QStringList words;
  for (const double time : times) words.append(plainNumber(time));
  return words.join(QStringLiteral(", "));
}

}  // namespace

ExportPictureDialog::ExportPictureDialog(const PictureRequest& last, double duration, QWidget* parent)
    : QDialog(parent), duration_(duration) {
  setObjectName(QStringLiteral("picture"));
  setWindowTitle(tr("Export picture"));
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  size_ = new SizeRows(*form, objectName(), tr("the picture"), last.size);
  addInstants(*form, last);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  auto* save = buttons->addButton(tr("Choose file"), QDialogButtonBox::AcceptRole);
  markPrimary(save);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kWide);
  column->addLayout(form);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ExportPictureDialog::addInstants(QFormLayout& form, const PictureRequest& last) {
  instants_ = new TextField;
  instants_->setObjectName(objectName() + QStringLiteral(".instants"));
  instants_->setAccessibleName(tr("Instants (s)"));
  instants_->setPlaceholderText(tr("what is shown"));
  instants_->setToolTip(
      duration_ > 0.0 ? tr("Several instants of the motion in one picture, darkening to the last: 0, 0.5, 1 "
                           "(s); on a light ground. Empty: what is shown")
                      : tr("There is no motion yet: the picture has the posture that is shown"));
  instants_->setEnabled(duration_ > 0.0);
  const bool holds = std::ranges::all_of(last.instants, [this](double time) { return time <= duration_; });
  if (holds && duration_ > 0.0) taken_ = last.instants;
  instants_->showValue(timesText(taken_));
  form.addRow(tr("Instants (s)"), instants_);
  connect(instants_, &TextField::entered, this, &ExportPictureDialog::takeInstants);
}

void ExportPictureDialog::takeInstants() {
  constexpr double kRounding = 1e-9;  // s; the last frame's time is a sum
  static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
  std::vector<double> times;
  for (const QString& word : instants_->text().split(between, Qt::SkipEmptyParts)) {
    bool isNumber = false;
    times.push_back(word.toDouble(&isNumber));
    if (!isNumber || !(times.back() >= 0.0 && times.back() <= duration_ + kRounding))
      return instants_->refuse(
          tr("\"%1\" is no time of the motion; write 0 to %2 s").arg(word, plainNumber(duration_)));
  }
  if (times.size() > kMostInstants) return instants_->refuse(tr("%1 at most").arg(kMostInstants));
  taken_ = times;
  instants_->showValue(timesText(taken_));
}

void ExportPictureDialog::accept() {
  if (!allNumbersAreTaken(*this)) return;
  takeInstants();
  if (instants_->isRefused()) return instants_->setFocus();
  QDialog::accept();
}

PictureRequest ExportPictureDialog::request() const { return {size_->size(), taken_}; }

}  // namespace handhold
