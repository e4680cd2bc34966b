// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/export_film_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <cmath>

#include "ui/controls/choice_box.h"
#include "ui/document/language/said.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

QComboBox* choice(const char* name, const QStringList& words, int current, const QString& tooltip) {
  auto* box = new ChoiceBox;
  box->setObjectName(QString::fromLatin1(name));
  for (const QString& word : words) box->addItem(said(word));
  box->setCurrentIndex(current);
  box->setToolTip(said(tooltip));
  return box;
}

void disableItem(QComboBox& box, int item, const QString& why) {
  static_cast<QStandardItemModel*>(box.model())->item(item)->setEnabled(false);
  box.setItemData(item, why, Qt::ToolTipRole);
}

}  // namespace

ExportFilmDialog::ExportFilmDialog(const FilmRequest& last, const Filmable& filmable, QWidget* parent)
    : QDialog(parent),
      filmable_(filmable),
      rate_(new NumberField({Dimension::None, 1.0, 240.0, QStringLiteral("/ s"), 2, 1.0})),
      extent_(new QLabel) {
  setObjectName(QStringLiteral("film"));
  setWindowTitle(tr("Export film"));
  fillChoices(last);
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  form->addRow(tr("Format"), format_);
  size_ = new SizeRows(*form, objectName(), tr("the film"), last.size);
  form->addRow(tr("Rate"), rate_);
  form->addRow(tr("Range"), range_);
  form->addRow(tr("Look"), look_);
  extent_->setObjectName(QStringLiteral("film.extent"));
  markMuted(extent_);
  form->addRow(QString(), extent_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  markPrimary(buttons->addButton(tr("Choose file"), QDialogButtonBox::AcceptRole));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kWide);
  column->addLayout(form);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(format_, &QComboBox::currentIndexChanged, size_, &SizeRows::checkAgain);
  connect(rate_, &NumberField::entered, this, &ExportFilmDialog::showExtent);
  connect(range_, &QComboBox::currentIndexChanged, this, &ExportFilmDialog::showExtent);
  showExtent();
}

void ExportFilmDialog::fillChoices(const FilmRequest& last) {
  const bool hasMovies = filmable_.best == FilmFormat::Movie, hasBrackets = filmable_.brackets > 0.0;
  format_ = choice("film.format", {"MP4", "Numbered pictures (PNG)"},
                   static_cast<int>(hasMovies ? last.format : FilmFormat::Pictures),
                   tr("One file for every player, or a folder with one picture an instant"));
  if (!hasMovies) disableItem(*format_, 0, tr("Needs ffmpeg: install the package ffmpeg"));
  range_ = choice("film.range", {"The whole motion", "Between in and out"},
                  static_cast<int>(hasBrackets ? FilmRange::Brackets : FilmRange::Everything),
                  tr("In and out are set in the time line with I and O"));
  if (!hasBrackets) disableItem(*range_, 1, tr("Set in and out in the time line with I and O"));
  look_ = choice("film.look", {"As in the view", "Dark", "Light"}, static_cast<int>(last.look),
                 tr("Background and colours; what is shown and from where is as in the view"));
  rate_->setObjectName(QStringLiteral("film.rate"));
  rate_->setAccessibleName(tr("Pictures per second"));
  rate_->setToolTip(tr("Pictures per second, however long each takes to draw"));
  rate_->showValue(last.picturesPerSecond);
}

void ExportFilmDialog::showExtent() {
  const bool all = request().range == FilmRange::Everything;
  const double seconds = all ? filmable_.everything : filmable_.brackets;
  const int pictures = static_cast<int>(std::floor(seconds * rate_->value() + 0.5)) + 1;
  extent_->setText(tr("%1 pictures, %2 s").arg(pictures).arg(figures(seconds, 2)));
}

void ExportFilmDialog::accept() {
  if (!allNumbersAreTaken(*this)) return;
  if (request().format == FilmFormat::Movie && !size_->areSidesEven()) return;
  QDialog::accept();
}

FilmRequest ExportFilmDialog::request() const {
  return {static_cast<FilmFormat>(format_->currentIndex()), size_->size(), rate_->value(),
          static_cast<FilmRange>(range_->currentIndex()), static_cast<FilmLook>(look_->currentIndex())};
}

}  // namespace handhold
