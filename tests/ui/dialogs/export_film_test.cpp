// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <chrono>
#include <thread>

#include "ui/dialogs/export_film_dialog.h"
#include "ui/dialogs/film_progress.h"

namespace handhold {

namespace {

QString extent(const ExportFilmDialog& dialog) {
  return dialog.findChild<QLabel*>(QStringLiteral("film.extent"))->text();
}

template <typename Box>
Box* box(const ExportFilmDialog& dialog, const char* name) {
  return dialog.findChild<Box*>(QString::fromLatin1(name));
}

void type(NumberField* field, const QString& number) {
  field->selectAll();
  QTest::keyClicks(field, number);
  QTest::keyClick(field, Qt::Key_Return);
}

bool isEnabled(const QComboBox& choice, int item) {
  return choice.model()->flags(choice.model()->index(item, 0)) & Qt::ItemIsEnabled;
}

}  // namespace

class ExportFilmTest : public QObject {
  Q_OBJECT

 private slots:
  void extentFollowsRateAndRange();
  void whatCannotBeChosenIsOff();
  void requestIsWhatWasEntered();
  void aWrongNumberKeepsTheDialogOpen();
  void oddSidesAreRefusedWhereTheyWereTyped();
  void progressCountsAndCancels();
  void theRestIsEstimated();
};

void ExportFilmTest::extentFollowsRateAndRange() {
  const ExportFilmDialog dialog({}, {3.0, 1.5, FilmFormat::Movie});
  QCOMPARE(dialog.request().range, FilmRange::Brackets);  // who set brackets wants them
  QCOMPARE(extent(dialog), QStringLiteral("46 pictures, 1.50 s"));
  box<QComboBox>(dialog, "film.range")->setCurrentIndex(0);
  type(box<NumberField>(dialog, "film.rate"), "10");
  QCOMPARE(extent(dialog), QStringLiteral("31 pictures, 3.00 s"));
}

void ExportFilmTest::whatCannotBeChosenIsOff() {
  const ExportFilmDialog dialog({}, {3.0, 0.0, FilmFormat::Pictures});
  QCOMPARE(dialog.request().format, FilmFormat::Pictures);
  QVERIFY(!isEnabled(*box<QComboBox>(dialog, "film.format"), 0));
  QCOMPARE(dialog.request().range, FilmRange::Everything);
  QVERIFY(!isEnabled(*box<QComboBox>(dialog, "film.range"), 1));
}

void ExportFilmTest::requestIsWhatWasEntered() {
  const ExportFilmDialog dialog({}, {3.0, 0.0, FilmFormat::Movie});
  type(box<NumberField>(dialog, "film.width"), "2*960");
  type(box<NumberField>(dialog, "film.height"), "1080 px");
  QVERIFY(box<QComboBox>(dialog, "film.preset")->currentText().startsWith("Full HD"));
  box<QComboBox>(dialog, "film.look")->setCurrentIndex(2);
  QCOMPARE(dialog.request().size, QSize(1920, 1080));
  QCOMPARE(dialog.request().look, FilmLook::Light);
  QCOMPARE(dialog.request().format, FilmFormat::Movie);
}

void ExportFilmTest::aWrongNumberKeepsTheDialogOpen() {
  ExportFilmDialog dialog({}, {3.0, 0.0, FilmFormat::Movie});
  dialog.show();
  auto* width = box<NumberField>(dialog, "film.width");
  type(width, "1.5 kg");
  QVERIFY(width->isRefused());
  dialog.accept();
  QVERIFY(dialog.isVisible());
  QCOMPARE(dialog.request().size, FilmRequest().size);
  type(width, "1280");
  dialog.accept();
  QVERIFY(!dialog.isVisible());
  QCOMPARE(dialog.request().size.width(), 1280);
}

void ExportFilmTest::oddSidesAreRefusedWhereTheyWereTyped() {
  ExportFilmDialog dialog({}, {3.0, 0.0, FilmFormat::Movie});
  dialog.show();
  auto* height = box<NumberField>(dialog, "film.height");
  type(height, "201");
  dialog.accept();
  QVERIFY(dialog.isVisible() && height->isRefused());
  box<QComboBox>(dialog, "film.format")->setCurrentIndex(1);  // pictures may be odd
  QVERIFY(!height->isRefused());
  QCOMPARE(dialog.request().size.height(), 201);
  box<QComboBox>(dialog, "film.format")->setCurrentIndex(0);
  type(height, "202");
  dialog.accept();
  QVERIFY(!dialog.isVisible());
  ExportFilmDialog pictures({}, {3.0, 0.0, FilmFormat::Pictures});
  pictures.show();
  type(box<NumberField>(pictures, "film.height"), "201");
  pictures.accept();
  QVERIFY(!pictures.isVisible());
}

void ExportFilmTest::progressCountsAndCancels() {
  JobRunner runner;
  std::atomic<bool> ended = false;
  QSignalSpy cancelled(&runner, &JobRunner::cancelled);
  auto* progress = new FilmProgress(runner, 10, nullptr);
  const QPointer<FilmProgress> watched(progress);
  progress->show();
  runner.start(QStringLiteral("Film"), [&ended](const JobContext& job) -> JobEnd {
    Progress third;
    third.iteration = 3;
    job.progress(third);
    while (!job.stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ended = true;
    return {};
  });
  QTRY_COMPARE(progress->findChild<QProgressBar*>()->value(), 3);
  const QSize before = progress->size();
  QImage drawn(640, 360, QImage::Format_RGB32);
  drawn.fill(Qt::red);
  progress->showDrawn(drawn);
  QVERIFY(!progress->findChild<QLabel*>("film.picture")->pixmap().isNull());
  QCOMPARE(progress->size(), before);
  QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
  QCOMPARE(cancelled.size(), 1);
  QTRY_VERIFY(!watched);
  QTRY_VERIFY(ended);
}

void ExportFilmTest::theRestIsEstimated() {
  QCOMPARE(remainingWords(1.0, 2, 100), QString());                           // too early
  QCOMPARE(remainingWords(4.0, 10, 100), QStringLiteral("about 40 s left"));  // 36, in steps of five
  QCOMPARE(remainingWords(20.0, 10, 100), QStringLiteral("about 3 min left"));
  QCOMPARE(remainingWords(20.0, 100, 100), QString());
}

}  // namespace handhold

QTEST_MAIN(handhold::ExportFilmTest)
#include "export_film_test.moc"
