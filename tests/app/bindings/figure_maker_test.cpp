// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/figure_maker.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/person_figure.h"
#include "app/process/resources.h"
#include "tests/app/program_run.h"
#include "ui/scene/figure/figure_mesh.h"

namespace handhold {

namespace {

constexpr int kLong_ms = 600000;  // far above what a loaded machine needs

/// Of who is in no cache there is a draft before the whole.
int pictures(const Subject& subject) { return storedFigure(subject) ? 1 : 2; }

}  // namespace

class FigureMakerTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void madeOnceForTheSamePerson();
  void whoHasNoSkinStopsNobody();
  void twoPeopleInTurn();
  void whoStandsBesideIsMadeAfterwards();
  void aPictureTellsThatAFigureIsMade();

 private:
  QTemporaryDir cache_;
};

void FigureMakerTest::init() { qputenv("XDG_CACHE_HOME", cache_.path().toLocal8Bit()); }

/// Another task of the same person brings its own copy of the model: what is in hand goes on, once.
void FigureMakerTest::madeOnceForTheSamePerson() {
  const Subject first = openSubject("f05"), again = openSubject("f05");
  QVERIFY(first.model != again.model);
  FigureMaker maker;
  const QSignalSpy made(&maker, &FigureMaker::made);
  const int count = pictures(first);
  maker.ask(first);
  maker.ask(again);
  QTRY_COMPARE_WITH_TIMEOUT(made.size(), count, kLong_ms);
  maker.ask(again);
  QTest::qWait(1000);  // enough to read it from the cache
  QCOMPARE(made.size(), count);
}

void FigureMakerTest::whoHasNoSkinStopsNobody() {
  FigureMaker maker;
  const QSignalSpy made(&maker, &FigureMaker::made);
  const int count = pictures(openSubject("f05"));
  maker.ask(openSubject("f05"));
  maker.ask(openSubject("planar9"));
  QTRY_COMPARE_WITH_TIMEOUT(made.size(), count, kLong_ms);
}

/// Whoever is asked for after another is shown with their own figure, though it was made before.
void FigureMakerTest::twoPeopleInTurn() {
  FigureMaker maker;
  const QSignalSpy made(&maker, &FigureMaker::made);
  qsizetype count = 0;
  for (const char* person : {"f05", "human55", "f05"}) {
    count += pictures(openSubject(person));
    maker.ask(openSubject(person));
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), count, kLong_ms);
  }
}

void FigureMakerTest::whoStandsBesideIsMadeAfterwards() {
  FigureMaker maker;
  const QSignalSpy made(&maker, &FigureMaker::made), beside(&maker, &FigureMaker::madeBeside);
  const QSignalSpy making(&maker, &FigureMaker::making);
  const bool isNew = !storedFigure(openSubject("human55"));
  const int count = pictures(openSubject("human55"));
  maker.askBeside(openSubject("planar9"));
  maker.askBeside(openSubject("f05"));
  maker.askBeside(openSubject("f05"));
  maker.ask(openSubject("human55"));
  QTRY_COMPARE_WITH_TIMEOUT(beside.size(), 1, kLong_ms);
  QTRY_COMPARE_WITH_TIMEOUT(made.size(), count, kLong_ms);
  QCOMPARE(beside[0][0].value<Subject>().name, std::string("f05"));
  QVERIFY(beside[0][1].value<std::shared_ptr<const Figure>>());
  // who is in no cache is told while they are made, and nobody afterwards
  if (isNew) QVERIFY(making.contains(QList<QVariant>{QStringLiteral("human55")}));
  QCOMPARE(making.back()[0].toString(), QString());
}

/// On the first of a person alone, for the next has it from the cache.
void FigureMakerTest::aPictureTellsThatAFigureIsMade() {
  const auto drawn = [this](const QString& cache) {
    return start({"render", QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/wall_push.json"),
                  "--subject", "f05", "--size", "160x120", "--out", cache_.filePath("f05.png")},
                 {"XDG_CACHE_HOME=" + cache});
  };
  const QTemporaryDir empty;
  const Run first = drawn(empty.path()), again = drawn(empty.path());
  QVERIFY2(first.code == 0 && again.code == 0, qPrintable(first.error));
  QVERIFY2(first.error.contains("making the figure of f05, once"), qPrintable(first.error));
  QVERIFY2(!again.error.contains("making"), qPrintable(again.error));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::FigureMakerTest)
#include "figure_maker_test.moc"
