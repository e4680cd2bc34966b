// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/recovery_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kFile = Qt::UserRole, kProblem = Qt::UserRole + 1;

QString wordsOf(const RecoveryCopy& copy) {
  const QString when = localeOfWords().toString(copy.written, QLocale::ShortFormat);
  if (!copy.problem.isEmpty()) return QObject::tr("Damaged copy\n%1").arg(when);
  const QString name =
      copy.taskName.isEmpty() ? QObject::tr("Unnamed task") : named(copy.taskName.toStdString());
  const QString place = copy.taskFile.isEmpty() ? QObject::tr("never saved") : copy.taskFile;
  return QStringLiteral("%1\n%2 · %3").arg(name, when, place);
}

}  // namespace

RecoveryDialog::RecoveryDialog(const QList<RecoveryCopy>& copies, QWidget* parent)
    : QDialog(parent), list_(new QListWidget) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("recovery"));
  setWindowTitle(tr("Unsaved work"));
  auto* words = new QLabel(
      tr("Handhold ended before this work was saved. What you leave is offered again at the next start."));
  words->setWordWrap(true);
  list_->setObjectName(QStringLiteral("recovery.list"));
  for (const RecoveryCopy& copy : copies) addCopy(copy);
  auto* buttons = new QDialogButtonBox;
  bringBack_ = buttons->addButton(tr("Bring back"), QDialogButtonBox::AcceptRole);
  bringBack_->setObjectName(QStringLiteral("recovery.bringBack"));
  markPrimary(bringBack_);
  discard_ = buttons->addButton(tr("Delete copy"), QDialogButtonBox::ActionRole);
  discard_->setObjectName(QStringLiteral("recovery.discard"));
  buttons->addButton(tr("Later"), QDialogButtonBox::RejectRole);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kWide);
  column->addWidget(words);
  column->addWidget(list_);
  column->addWidget(buttons);
  resize(520, 320);
  connect(list_, &QListWidget::currentRowChanged, this, &RecoveryDialog::refresh);
  connect(list_, &QListWidget::itemActivated, bringBack_, &QPushButton::click);
  connect(discard_, &QPushButton::clicked, this, &RecoveryDialog::discardChosen);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    emit bringBackRequested(chosen());
    accept();
  });
  const auto whole = std::ranges::find_if(copies, [](const auto& copy) { return copy.problem.isEmpty(); });
  list_->setCurrentRow(whole == copies.end() ? 0 : static_cast<int>(whole - copies.begin()));
}

void RecoveryDialog::addCopy(const RecoveryCopy& copy) {
  auto* item = new QListWidgetItem(wordsOf(copy), list_);
  item->setData(kFile, copy.file);
  item->setData(kProblem, copy.problem);
  item->setToolTip(copy.problem.isEmpty() ? copy.file : copy.problem);
}

QString RecoveryDialog::chosen() const {
  const QListWidgetItem* item = list_->currentItem();
  return item ? item->data(kFile).toString() : QString();
}

void RecoveryDialog::discardChosen() {
  emit discardRequested(chosen());
  delete list_->currentItem();
  if (list_->count() == 0) reject();
  refresh();
}

void RecoveryDialog::refresh() {
  const QListWidgetItem* item = list_->currentItem();
  discard_->setEnabled(item);
  bringBack_->setEnabled(item && item->data(kProblem).toString().isEmpty());
}

}  // namespace handhold
