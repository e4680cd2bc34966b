// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/film_progress.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>
#include <cmath>

#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr QSize kPicture(320, 180);  // px, kept free from the start so that nothing moves

}  // namespace

FilmProgress::FilmProgress(JobRunner& runner, int pictures, QWidget* parent)
    : QDialog(parent),
      runner_(runner),
      picture_(new QLabel(this)),
      words_(new QLabel(this)),
      bar_(new QProgressBar(this)) {
  setObjectName(QStringLiteral("film.progress"));
  setWindowTitle(tr("Film"));
  setAttribute(Qt::WA_DeleteOnClose);
  picture_->setObjectName(QStringLiteral("film.picture"));
  picture_->setFixedSize(kPicture);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setAccessibleName(tr("The picture that was drawn last"));
  bar_->setRange(0, pictures);
  bar_->setTextVisible(false);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kPanel);
  column->addWidget(picture_);
  column->addWidget(words_);
  column->addWidget(bar_);
  column->addWidget(buttons);
  elapsed_.start();
  showPicture(0);
  connect(buttons, &QDialogButtonBox::rejected, this, &FilmProgress::reject);
  connect(&runner_, &JobRunner::progressed, this,
          [this](const Progress& progress) { showPicture(progress.iteration); });
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, &FilmProgress::accept);
  connect(&runner_, &JobRunner::failed, this, &FilmProgress::accept);
}

QString remainingWords(double elapsed_s, int done, int all) {
  constexpr int kEnough = 3;  // the first pictures take longer
  if (done < kEnough || done >= all) return {};
  const double left = elapsed_s / done * (all - done);
  constexpr double kMinute = 60.0, kStep = 5.0;  // s
  if (left > 1.5 * kMinute) return QObject::tr("about %1 min left").arg(std::ceil(left / kMinute));
  return QObject::tr("about %1 s left").arg(kStep * std::ceil(left / kStep));
}

void FilmProgress::showDrawn(const QImage& picture) {
  QPixmap pixels = QPixmap::fromImage(
      picture.scaled(kPicture * devicePixelRatioF(), Qt::KeepAspectRatio, Qt::SmoothTransformation));
  pixels.setDevicePixelRatio(devicePixelRatioF());
  picture_->setPixmap(pixels);
}

void FilmProgress::showPicture(int picture) {
  bar_->setValue(picture);
  const QString left = remainingWords(1e-3 * double(elapsed_.elapsed()), picture, bar_->maximum());
  words_->setText(tr("%1 of %2 pictures").arg(picture).arg(bar_->maximum()) +
                  (left.isEmpty() ? QString() : QStringLiteral(", ") + left));
}

}  // namespace handhold
