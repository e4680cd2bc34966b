// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <functional>
#include <stop_token>

namespace handhold {

/// A film at a fixed rate, whatever time its pictures take to paint.
struct FilmPlan {
  QString out;            ///< "F.mp4"; any other name is that of a folder for frame_00001.png and so on
  QSize size{1280, 720};  ///< (pixels)
  double framesPerSecond = 30.0;
  double from = 0.0, to = 0.0;  ///< instants of the motion, both shown (s)

  bool isMovie() const { return out.endsWith(QStringLiteral(".mp4"), Qt::CaseInsensitive); }
  int pictureCount() const;
  double timeOf(int picture) const;  ///< (s)
};

/// Whether there is an ffmpeg on the path.
bool canWriteMovies();

/// Throws InputError: a bad rate, nothing to film, or too much.
void checkTimes(const FilmPlan& plan);

/// Throws InputError: bad rate or size, nothing to film, no ffmpeg, a place that cannot be written to.
void checkPlan(const FilmPlan& plan);

struct FilmContext {
  std::stop_token stop;
  std::function<void(int picture)> progress;  ///< after each picture, counted from 1; may be empty
  std::function<void(const QImage& picture)> drawn = {};  ///< likewise, with what is on it
};

enum class FilmStatus { Written, Cancelled };

/// Paints one picture after the other and writes the film under a temporary name beside `out`; only when it
/// is complete it takes its name. Cancelled, or when it throws InputError, nothing is left of it.
FilmStatus writeFilm(const FilmPlan& plan, const std::function<QImage(double time)>& paint,
                     const FilmContext& context);

}  // namespace handhold
