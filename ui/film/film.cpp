// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "ui/film/film_sink.h"

namespace handhold {

namespace {

constexpr double kSlowest = 0.01, kFastest = 240.0;  // pictures per second
constexpr int kLeastSide = 16, kGreatestSide = 8192;
constexpr int kMostPictures = 99999;

void checkSize(const FilmPlan& plan) {
  const QSize size = plan.size;
  const auto words = QStringLiteral("%1x%2").arg(size.width()).arg(size.height()).toStdString();
  if (std::min(size.width(), size.height()) < kLeastSide ||
      std::max(size.width(), size.height()) > kGreatestSide)
    throw InputError("film size " + words, "is not between 16 and 8192 pixels a side",
                     "choose another, 1280x720");
  if (plan.isMovie() && (size.width() % 2 != 0 || size.height() % 2 != 0))
    throw InputError("film size " + words, "is odd, and MP4 wants even sides", "make it one pixel larger");
}

}  // namespace

void checkTimes(const FilmPlan& plan) {
  if (!(plan.framesPerSecond >= kSlowest && plan.framesPerSecond <= kFastest))
    throw InputError("film rate", "is not between 0.01 and 240 pictures per second", "choose another, 30");
  if (!std::isfinite(plan.from) || !std::isfinite(plan.to) || !(plan.to > plan.from))
    throw InputError("film", "there is nothing to film between its start and its end",
                     "choose an end after the start");
  if ((plan.to - plan.from) * plan.framesPerSecond >= kMostPictures)
    throw InputError("film", "has more than 99999 pictures", "choose a shorter time or a lower rate");
}

namespace {

void checkPlace(const FilmPlan& plan) {
  const QFileInfo out(plan.out), folder(out.absolutePath());
  const std::string name = plan.out.toStdString();
  if (!folder.isDir() || !folder.isWritable())
    throw InputError(name, "cannot be written there", "choose a folder that exists and may be written to");
  if (plan.isMovie() && out.isDir()) throw InputError(name, "is a folder", "choose another name");
  if (plan.isMovie() || !out.exists()) return;
  if (!out.isDir()) throw InputError(name, "is a file", "end it with .mp4, or name a new folder");
  if (!QDir(plan.out).isEmpty()) throw InputError(name, "is a folder that holds files", "name a new folder");
}

}  // namespace

int FilmPlan::pictureCount() const {
  // Half a picture more or less is not worth an instant beyond the end; rounding must not lose the last one.
  return static_cast<int>(std::floor((to - from) * framesPerSecond + 0.5)) + 1;
}

double FilmPlan::timeOf(int picture) const { return std::min(to, from + picture / framesPerSecond); }

bool canWriteMovies() { return !QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty(); }

void checkPlan(const FilmPlan& plan) {
  if (plan.isMovie() && !canWriteMovies())
    throw InputError(plan.out.toStdString(), "MP4 needs ffmpeg, which is not installed",
                     "install the package ffmpeg, or name a folder for numbered pictures");
  checkSize(plan);
  checkTimes(plan);
  checkPlace(plan);
}

FilmStatus writeFilm(const FilmPlan& plan, const std::function<QImage(double time)>& paint,
                     const FilmContext& context) {
  checkPlan(plan);
  const std::unique_ptr<FilmSink> sink = plan.isMovie() ? movieSink(plan) : pictureSink(plan);
  for (int i = 0; i < plan.pictureCount(); ++i) {
    if (context.stop.stop_requested()) return FilmStatus::Cancelled;
    const QImage picture = paint(plan.timeOf(i));
    sink->add(picture, context.stop);
    if (context.progress) context.progress(i + 1);
    if (context.drawn) context.drawn(picture);
  }
  return sink->finish(context.stop);
}

}  // namespace handhold
