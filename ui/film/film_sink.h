// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <memory>
#include <stop_token>

#include "ui/film/film.h"

namespace handhold {

/// Takes the pictures of a film. Without finish() nothing of it stays on the disk.
class FilmSink {
 public:
  virtual ~FilmSink() = default;
  /// Throws InputError when it cannot be written; comes back early when stopped.
  virtual void add(const QImage& picture, const std::stop_token& stop) = 0;
  /// Gives the film its name, unless stopped. Throws InputError.
  virtual FilmStatus finish(const std::stop_token& stop) = 0;
};

/// MP4 by ffmpeg. Throws InputError.
std::unique_ptr<FilmSink> movieSink(const FilmPlan& plan);

/// Numbered PNGs. Throws InputError.
std::unique_ptr<FilmSink> pictureSink(const FilmPlan& plan);

}  // namespace handhold
