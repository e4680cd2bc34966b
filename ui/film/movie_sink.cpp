// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QProcess>
#include <filesystem>

#include "engine/core/error.h"
#include "ui/film/film_sink.h"
#include "ui/film/film_workshop.h"

namespace handhold {

namespace {

constexpr int kGlance_ms = 50;  // between looks at whether the film was cancelled
constexpr int kStart_ms = 10000;

/// What this ffmpeg was built with: H.264 plays everywhere, MPEG-4 part 2 is in every build.
QStringList encoder() {
  QProcess list;
  list.start(QStringLiteral("ffmpeg"), {QStringLiteral("-hide_banner"), QStringLiteral("-encoders")});
  list.waitForFinished(kStart_ms);
  if (list.readAllStandardOutput().contains(" libx264 "))
    return {"-c:v", "libx264", "-preset", "medium", "-crf", "18"};
  return {"-c:v", "mpeg4", "-q:v", "2"};
}

QStringList argumentsFor(const FilmPlan& plan, const QString& file) {
  QStringList arguments = {"-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba"};
  arguments << "-s" << QStringLiteral("%1x%2").arg(plan.size.width()).arg(plan.size.height());
  arguments << "-r" << QString::number(plan.framesPerSecond, 'g', 12) << "-i"
            << "-"
            << "-an";
  arguments << encoder();
  // Players take films of this size for BT.709, so the colours are converted to it and named.
  arguments << "-vf"
            << "scale=out_color_matrix=bt709:out_range=tv"
            << "-pix_fmt"
            << "yuv420p";
  arguments << "-colorspace"
            << "bt709"
            << "-color_primaries"
            << "bt709"
            << "-color_trc"
            << "bt709";
  arguments << "-color_range"
            << "tv"
            << "-movflags"
            << "+faststart"
            << "-f"
            << "mp4" << file;
  return arguments;
}

class MovieSink : public FilmSink {
 public:
  explicit MovieSink(const FilmPlan& plan) : plan_(plan), workshop_(plan.out) {
    if (!workshop_.isValid()) complain(QObject::tr("cannot be written"));
    // Ctrl+C is for us; we end ffmpeg ourselves and tidy up.
    ffmpeg_.setChildProcessModifier([] { setpgid(0, 0); });
    ffmpeg_.start(QStringLiteral("ffmpeg"), argumentsFor(plan, file()));
    if (!ffmpeg_.waitForStarted(kStart_ms)) complain(QObject::tr("ffmpeg does not start"));
  }

  ~MovieSink() override {
    if (ffmpeg_.state() == QProcess::NotRunning) return;
    ffmpeg_.kill();
    ffmpeg_.waitForFinished();
  }

  void add(const QImage& picture, const std::stop_token& stop) override {
    const QImage rgba = picture.convertToFormat(QImage::Format_RGBA8888);
    if (rgba.size() != plan_.size) complain(QObject::tr("got a picture of another size"));
    ffmpeg_.write(reinterpret_cast<const char*>(rgba.constBits()), rgba.sizeInBytes());
    while (ffmpeg_.bytesToWrite() > 0 && !stop.stop_requested()) {
      ffmpeg_.waitForBytesWritten(kGlance_ms);
      if (ffmpeg_.state() != QProcess::Running) complain(QObject::tr("cannot be written"));
    }
  }

  FilmStatus finish(const std::stop_token& stop) override {
    ffmpeg_.closeWriteChannel();
    while (ffmpeg_.state() != QProcess::NotRunning && !stop.stop_requested())
      ffmpeg_.waitForFinished(kGlance_ms);
    if (stop.stop_requested()) return FilmStatus::Cancelled;
    // on a full disk it complains, leaves a film without an index and ends well; it is told to say errors
    // only
    ffmpeg_.setReadChannel(QProcess::StandardError);
    if (ffmpeg_.exitStatus() != QProcess::NormalExit || ffmpeg_.exitCode() != 0 ||
        ffmpeg_.bytesAvailable() > 0)
      complain(QObject::tr("cannot be written"));
    std::error_code failed;
    std::filesystem::rename(file().toStdString(), plan_.out.toStdString(), failed);
    if (failed) complain(QObject::tr("cannot be written"));
    return FilmStatus::Written;
  }

 private:
  QString file() const { return workshop_.filePath(QStringLiteral("film.mp4")); }

  /// With ffmpeg's own last words, which tell of a full disk.
  [[noreturn]] void complain(QString problem) {
    const QString words = QString::fromLocal8Bit(ffmpeg_.readAllStandardError()).trimmed();
    if (!words.isEmpty()) problem += QStringLiteral(" (%1)").arg(words.section(QLatin1Char('\n'), -1));
    throw InputError(plan_.out.toStdString(), problem.toStdString(),
                     "choose a folder that may be written to, on a disk with free space");
  }

  FilmPlan plan_;
  FilmWorkshop workshop_;
  QProcess ffmpeg_;
};

}  // namespace

std::unique_ptr<FilmSink> movieSink(const FilmPlan& plan) { return std::make_unique<MovieSink>(plan); }

}  // namespace handhold
