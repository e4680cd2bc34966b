// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <filesystem>

#include "engine/core/error.h"
#include "ui/film/film_sink.h"
#include "ui/film/film_workshop.h"

namespace handhold {

namespace {

class PictureSink : public FilmSink {
 public:
  explicit PictureSink(const FilmPlan& plan) : out_(plan.out), workshop_(plan.out) {
    // A folder within: the temporary one is closed to others, the film should not be.
    if (!workshop_.isValid() || !QDir(workshop_.path()).mkdir(QStringLiteral("pictures"))) complain();
  }

  /// Not by QImage's own file, which tells of no failure when what it holds back is written last.
  void add(const QImage& picture, const std::stop_token&) override {
    const QString name = QStringLiteral("/frame_%1.png").arg(++count_, 5, 10, QLatin1Char('0'));
    QBuffer png;
    QFile file(pictures() + name);
    if (!png.open(QIODevice::WriteOnly) || !picture.save(&png, "PNG") ||
        !file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        file.write(png.data()) != png.data().size())
      complain();
  }

  FilmStatus finish(const std::stop_token& stop) override {
    if (stop.stop_requested()) return FilmStatus::Cancelled;
    std::error_code failed;
    std::filesystem::rename(pictures().toStdString(), out_.toStdString(), failed);
    if (failed) complain();
    return FilmStatus::Written;
  }

 private:
  QString pictures() const { return workshop_.filePath(QStringLiteral("pictures")); }
  [[noreturn]] void complain() const {
    throw InputError(out_.toStdString(), "cannot be written",
                     "choose a folder that may be written to, on a disk with free space");
  }

  QString out_;
  FilmWorkshop workshop_;
  int count_ = 0;
};

}  // namespace

std::unique_ptr<FilmSink> pictureSink(const FilmPlan& plan) { return std::make_unique<PictureSink>(plan); }

}  // namespace handhold
