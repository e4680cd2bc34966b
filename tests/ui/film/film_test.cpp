// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film.h"

#include <sys/resource.h>

#include <QDir>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <csignal>

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr QSize kSize(64, 48);
constexpr int kCompression = 12;  // of 255 that a lossy picture may be off in an even area

/// Grey that grows with time, so that each picture tells its instant.
QImage greyAt(double time) {
  QImage picture(kSize, QImage::Format_RGB32);
  const int grey = int(std::lround(40.0 + 100.0 * time));
  picture.fill(QColor(grey, grey, grey));
  return picture;
}

QByteArray outputOf(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  process.waitForFinished();
  return process.readAllStandardOutput();
}

}  // namespace

class FilmTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void picturesComeAtAFixedRate();
  void movieHasItsSizeRateAndPictures();
  void movieHoldsThePicturesInOrder();
  void folderHoldsNumberedPictures();
  void cancelledFilmLeavesNothing_data();
  void cancelledFilmLeavesNothing();
  void failedPictureLeavesNothing();
  void whatIsThereStaysWhenCancelled();
  void aFullDiskKeepsTheFilmThatWasThere();
  void aFullDiskLeavesNoCutPictures();
  void badPlansAreRefused_data();
  void badPlansAreRefused();

 private:
  FilmPlan plan(const QString& name) const {
    FilmPlan plan;
    plan.out = folder_->filePath(name);
    plan.size = kSize;
    plan.framesPerSecond = 10.0;
    plan.to = 1.0;
    return plan;
  }
  QStringList leftBehind() const {
    return QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

void FilmTest::init() { folder_ = std::make_unique<QTemporaryDir>(); }

void FilmTest::picturesComeAtAFixedRate() {
  FilmPlan film = plan("a");
  film.from = 0.5;
  QCOMPARE(film.pictureCount(), 6);  // both ends are shown
  QCOMPARE(film.timeOf(0), 0.5);
  QCOMPARE(film.timeOf(3), 0.8);
  QCOMPARE(film.timeOf(5), 1.0);
  film.framesPerSecond = 29.97;
  film.from = 0.0;
  film.to = 10.0;
  QCOMPARE(film.pictureCount(), 301);  // 299.7 steps
  QVERIFY(film.timeOf(300) <= film.to);
}

void FilmTest::movieHasItsSizeRateAndPictures() {
  if (!canWriteMovies()) QSKIP("ffmpeg is not installed");
  const FilmPlan film = plan("film.mp4");
  int last = 0;
  FilmContext context;
  context.progress = [&](int picture) {
    QCOMPARE(picture, last + 1);
    last = picture;
  };
  QCOMPARE(writeFilm(film, greyAt, context), FilmStatus::Written);
  QCOMPARE(last, 11);
  const QByteArray told = outputOf(
      "ffprobe", {"-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
                  "stream=width,height,pix_fmt,avg_frame_rate,nb_read_frames", "-of", "csv=p=0", film.out});
  QCOMPARE(told.trimmed(), QByteArray("64,48,yuv420p,10/1,11"));
  QCOMPARE(leftBehind(), QStringList("film.mp4"));
}

void FilmTest::movieHoldsThePicturesInOrder() {
  if (!canWriteMovies()) QSKIP("ffmpeg is not installed");
  const FilmPlan film = plan("film.mp4");
  QCOMPARE(writeFilm(film, greyAt, {}), FilmStatus::Written);
  const QByteArray raw =
      outputOf("ffmpeg", {"-v", "error", "-i", film.out, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"});
  const qsizetype bytes = 3 * kSize.width() * kSize.height();
  QCOMPARE(raw.size(), 11 * bytes);
  for (int i = 0; i < 11; ++i) {
    const int seen = uchar(raw[i * bytes + bytes / 2]);
    QVERIFY2(std::abs(seen - (40 + 10 * i)) <= kCompression, qPrintable(QString("%1: %2").arg(i).arg(seen)));
  }
}

void FilmTest::folderHoldsNumberedPictures() {
  const FilmPlan film = plan("pictures");
  QVERIFY(QDir(folder_->path()).mkdir("pictures"));  // empty, as a folder dialog leaves it
  QCOMPARE(writeFilm(film, greyAt, {}), FilmStatus::Written);
  const QStringList names = QDir(film.out).entryList(QDir::Files, QDir::Name);
  QCOMPARE(names.size(), 11);
  QCOMPARE(names.first(), QString("frame_00001.png"));
  QCOMPARE(names.last(), QString("frame_00011.png"));
  const QImage third(film.out + "/frame_00003.png");
  QCOMPARE(third.size(), kSize);
  QCOMPARE(third.pixelColor(5, 5).red(), 60);
  QCOMPARE(leftBehind(), QStringList("pictures"));
}

void FilmTest::cancelledFilmLeavesNothing_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("folder") << "pictures";
  if (canWriteMovies()) QTest::newRow("movie") << "film.mp4";
}

void FilmTest::cancelledFilmLeavesNothing() {
  QFETCH(QString, name);
  for (const int after : {1, 4, 11}) {  // the last one: after the last picture, before the film has its name
    std::stop_source source;
    FilmContext context{source.get_token(), [&](int picture) {
                          if (picture == after) source.request_stop();
                        }};
    QCOMPARE(writeFilm(plan(name), greyAt, context), FilmStatus::Cancelled);
    QCOMPARE(leftBehind(), QStringList());
  }
}

void FilmTest::failedPictureLeavesNothing() {
  const auto paint = [](double time) {
    if (time > 0.5) throw InputError("picture", "cannot be painted", "try another");
    return greyAt(time);
  };
  for (const QString& name : canWriteMovies() ? QStringList{"a", "a.mp4"} : QStringList{"a"}) {
    QVERIFY_EXCEPTION_THROWN(writeFilm(plan(name), paint, {}), InputError);
    QCOMPARE(leftBehind(), QStringList());
  }
}

void FilmTest::whatIsThereStaysWhenCancelled() {
  if (!canWriteMovies()) QSKIP("ffmpeg is not installed");
  const FilmPlan film = plan("film.mp4");
  QFile old(film.out);
  QVERIFY(old.open(QIODevice::WriteOnly));
  old.write("older film");
  old.close();
  std::stop_source source;
  FilmContext context{source.get_token(), [&](int) { source.request_stop(); }};
  QCOMPARE(writeFilm(film, greyAt, context), FilmStatus::Cancelled);
  QVERIFY(old.open(QIODevice::ReadOnly));
  QCOMPARE(old.readAll(), QByteArray("older film"));
  old.close();
  QCOMPARE(writeFilm(film, greyAt, {}), FilmStatus::Written);
  QVERIFY(QFileInfo(film.out).size() > 100);
}

/// A limit on the size of files stands for the full disk: both end a write with an error, and the encoder
/// well.
void FilmTest::aFullDiskKeepsTheFilmThatWasThere() {
  if (!canWriteMovies()) QSKIP("ffmpeg is not installed");
  FilmPlan film = plan("film.mp4");
  QCOMPARE(writeFilm(film, greyAt, {}), FilmStatus::Written);
  const qint64 before = QFileInfo(film.out).size();
  film.size = QSize(640, 480);
  const auto noise = [&](double) {
    QImage picture(film.size, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x)
        picture.setPixel(x, y, qRgb(x * y % 251, x * 7 % 255, y * 13 % 253));
    return picture;
  };
  rlimit full{}, small{};
  QCOMPARE(getrlimit(RLIMIT_FSIZE, &full), 0);
  small = full;
  small.rlim_cur = 16 * 1024;
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
  bool refused = false;
  try {
    writeFilm(film, noise, {});
  } catch (const InputError&) {
    refused = true;
  }
  setrlimit(RLIMIT_FSIZE, &full);
  std::signal(SIGXFSZ, handler);
  QVERIFY(refused);
  QCOMPARE(QFileInfo(film.out).size(), before);
  QCOMPARE(leftBehind(), QStringList("film.mp4"));
}

/// Pictures so small that all of one is written when its file is closed.
void FilmTest::aFullDiskLeavesNoCutPictures() {
  const FilmPlan film = plan("film");
  rlimit full{}, small{};
  QCOMPARE(getrlimit(RLIMIT_FSIZE, &full), 0);
  small = full;
  small.rlim_cur = 40;
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
  bool refused = false;
  try {
    writeFilm(film, greyAt, {});
  } catch (const InputError&) {
    refused = true;
  }
  setrlimit(RLIMIT_FSIZE, &full);
  std::signal(SIGXFSZ, handler);
  QVERIFY(refused);
  QCOMPARE(leftBehind(), QStringList());
}

void FilmTest::badPlansAreRefused_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("rate");
  QTest::addColumn<double>("end");
  QTest::addColumn<QString>("words");
  QTest::newRow("odd movie") << "a.mp4" << QSize(65, 48) << 10.0 << 1.0
                             << (canWriteMovies() ? "odd" : "ffmpeg");
  QTest::newRow("tiny") << "a" << QSize(4, 48) << 10.0 << 1.0 << "between 16 and 8192";
  QTest::newRow("no rate") << "a" << kSize << 0.0 << 1.0 << "rate";
  QTest::newRow("no number") << "a" << kSize << std::nan("") << 1.0 << "rate";
  QTest::newRow("no time") << "a" << kSize << 10.0 << 0.0 << "nothing to film";
  QTest::newRow("endless") << "a" << kSize << 10.0 << HUGE_VAL << "nothing to film";
  QTest::newRow("too long") << "a" << kSize << 240.0 << 1e6 << "99999";
  QTest::newRow("no folder") << "missing/a" << kSize << 10.0 << 1.0 << "cannot be written";
  QTest::newRow("full folder") << "." << kSize << 10.0 << 1.0 << "holds files";
}

void FilmTest::badPlansAreRefused() {
  QFETCH(QString, name);
  QFETCH(QSize, size);
  QFETCH(double, rate);
  QFETCH(double, end);
  QFETCH(QString, words);
  QFile file(folder_->filePath("something"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  FilmPlan film = plan(name);
  film.size = size;
  film.framesPerSecond = rate;
  film.to = end;
  try {
    writeFilm(film, greyAt, {});
    QFAIL("was accepted");
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what()).contains(words), error.what());
  }
  QCOMPARE(leftBehind(), QStringList("something"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::FilmTest)
#include "film_test.moc"
