// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/film_binding.h"

#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <algorithm>

#include "engine/core/error.h"
#include "ui/controls/save_question.h"
#include "ui/dialogs/film_progress.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/files/folders.h"

namespace handhold {

namespace {

constexpr qint64 kShownEvery_ms = 200;
constexpr QSize kShownSize(640, 360);  // px, for screens whose pixels are counted double, too

}  // namespace

FilmBinding::FilmBinding(Document& document, MainWindow& window, ViewBinding& view, PlotBinding& plots)
    : document_(document), window_(window), view_(view), plots_(plots) {
  QAction* action = window.actions().add({"export.film",
                                          tr("Export &film…"),
                                          "film",
                                          {QKeySequence(QStringLiteral("Ctrl+Shift+E"))},
                                          tr("The motion as MP4 or numbered pictures, from here")},
                                         [this] { perform(document_, [this] { ask(); }); });
  window.findChild<QMenu*>(QStringLiteral("menu.export"))->addAction(action);
  connect(&runner_, &JobRunner::failed, this,
          [this](const QString& reason) { document_.report(Severity::Error, reason); });
  connect(&runner_, &JobRunner::cancelled, this,
          [this] { document_.report(Severity::Info, tr("The film was cancelled, nothing of it is left")); });
}

Filmable FilmBinding::filmable() const {
  Filmable filmable;
  filmable.everything = motionDuration(document_.project());
  const auto [in, out] = bracketed();
  const bool cuts = out - in < filmable.everything && out > in;
  filmable.brackets = cuts ? out - in : 0.0;
  filmable.best = canWriteMovies() ? FilmFormat::Movie : FilmFormat::Pictures;
  return filmable;
}

/// Of the project's motion, by its own clock (s); what is only looked at, of an import or of physics, has a
/// time line of its own.
std::pair<double, double> FilmBinding::bracketed() const {
  if (document_.isPreviewing()) return {0.0, motionDuration(document_.project())};
  const auto [in, out] = plots_.playRange();
  if (!document_.comparison()) return {in, out};
  const double shift = shiftOfShown(document_), end = motionDuration(document_.project());
  return {std::clamp(in - shift, 0.0, end), std::clamp(out - shift, 0.0, end)};
}

void FilmBinding::ask() {
  if (motionDuration(document_.project()) <= 0.0)
    throw InputError(tr("Film").toStdString(), "there is no motion yet", "predict a motion first");
  if (runner_.isRunning())
    throw InputError(tr("Film").toStdString(), "one is being made", "wait for it or cancel it");
  ExportFilmDialog dialog(request_, filmable(), &window_);
  if (dialog.exec() != QDialog::Accepted) return;
  request_ = dialog.request();
  const QString place = askForPlace();
  if (!place.isEmpty()) start(planFor(place));
}

QString FilmBinding::askForPlace() const {
  const bool isMovie = request_.format == FilmFormat::Movie;
  const QString name = exportFile(exportName(document_.project()) + (isMovie ? ".mp4" : ""));
  QString place =
      isMovie ? askWhereToWrite(&window_, {tr("Export film"), name, tr("MP4 (*.mp4)"), QStringLiteral("mp4")})
              : QFileDialog::getSaveFileName(&window_, tr("Export film: name of a new folder"), name,
                                             tr("Folders (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
  if (place.isEmpty()) return place;
  if (isMovie && !place.endsWith(QStringLiteral(".mp4"), Qt::CaseInsensitive))
    place += QStringLiteral(".mp4");
  rememberExport(place);
  return place;
}

FilmPlan FilmBinding::planFor(const QString& place) const {
  FilmPlan plan;
  plan.out = place;
  plan.size = request_.size;
  plan.framesPerSecond = request_.picturesPerSecond;
  // what is compared or only looked at has a clock of its own, and the film is of the project's motion
  std::tie(plan.from, plan.to) = document_.comparison() || document_.isPreviewing()
                                     ? std::pair(0.0, motionDuration(document_.project()))
                                     : plots_.timeShown();
  if (request_.range == FilmRange::Brackets) std::tie(plan.from, plan.to) = bracketed();
  checkPlan(plan);
  return plan;
}

FilmView FilmBinding::filmView() const {
  FilmView film = view_.filmView();
  if (request_.look == FilmLook::Dark) film.view.theme = theme(ThemeName::Dark);
  if (request_.look == FilmLook::Light) film.view.theme = theme(ThemeName::Light);
  return film;
}

void FilmBinding::start(const FilmPlan& plan) {
  const auto work = [this, plan, film = filmView()](const JobContext& job) -> JobEnd {
    FilmContext context{job.stop, [&](int picture) {
                          Progress progress;
                          progress.iteration = picture;
                          job.progress(progress);
                        }};
    context.drawn = [this, since = QElapsedTimer()](const QImage& picture) mutable {
      if (since.isValid() && since.elapsed() < kShownEvery_ms) return;
      since.start();
      emit drawn(picture.scaled(kShownSize, Qt::KeepAspectRatio));
    };
    if (filmMotion(film, plan, context) == FilmStatus::Cancelled) return {};
    return [this, plan] { document_.report(Severity::Good, tr("Film written to %1").arg(plan.out)); };
  };
  auto* progress = new FilmProgress(runner_, plan.pictureCount(), &window_);
  connect(this, &FilmBinding::drawn, progress, &FilmProgress::showDrawn);
  progress->show();
  runner_.start(tr("Film"), work);
}

}  // namespace handhold
