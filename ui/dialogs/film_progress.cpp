// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/film_progress.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include "ui/theme/tokens.h"

namespace handhold {

FilmProgress::FilmProgress(JobRunner& runner, int pictures, QWidget* parent)
    : QDialog(parent), runner_(runner), words_(new QLabel(this)), bar_(new QProgressBar(this)) {
  setObjectName(QStringLiteral("film.progress"));
  setWindowTitle(QStringLiteral("Film"));
  setAttribute(Qt::WA_DeleteOnClose);
  setMinimumWidth(320);
  bar_->setRange(0, pictures);
  bar_->setTextVisible(false);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kPanel);
  column->addWidget(words_);
  column->addWidget(bar_);
  column->addWidget(buttons);
  showPicture(0);
  connect(buttons, &QDialogButtonBox::rejected, this, &FilmProgress::reject);
  connect(&runner_, &JobRunner::progressed, this,
          [this](const Progress& progress) { showPicture(progress.iteration); });
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, &FilmProgress::accept);
  connect(&runner_, &JobRunner::failed, this, &FilmProgress::accept);
}

void FilmProgress::showPicture(int picture) {
  bar_->setValue(picture);
  words_->setText(QStringLiteral("%1 of %2 pictures").arg(picture).arg(bar_->maximum()));
}

}  // namespace handhold
