// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTabWidget>
#include <QTest>

#include "engine/estimation/arm_study/arm_study.h"
#include "tests/ui/plots/offscreen.h"
#include "ui/controls/number_field.h"
#include "ui/document/units/units.h"
#include "ui/studies/comparison_table.h"
#include "ui/studies/stick_view.h"
#include "ui/studies/studies_page.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines
const std::filesystem::path kFolder = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/studies/arm";

/// Waits until it is told to go on, as a long study does.
StudyKind slowKind() {
  StudyKind kind{"slow", "Slow study", "long", {}, {}, {}, {}};
  kind.run = [](const StudyValues&, const ProgressSink&, const std::stop_token& stop) {
    while (!stop.stop_requested()) QThread::msleep(2);
    return PrintedStudy();
  };
  return kind;
}

struct Page {
  Page() : session(kinds()), page(session) {
    page.resize(1280, 800);
    page.show();
  }
  static std::vector<StudyKind> kinds() {
    std::vector<StudyKind> kinds{slowKind()};
    for (const ArmModel& arm : knownArms(kFolder)) kinds.push_back(armKind(arm));
    return kinds;
  }
  template <class Widget>
  Widget* find(const char* name) {
    return page.findChild<Widget*>(QString::fromLatin1(name));
  }
  bool isFollowed() {
    return QTest::qWaitFor([&] { return session.isOfNow() && !session.runner().isRunning(); }, kPatience);
  }
  std::string words() { return session.result()->study.motions.front().words.front(); }

  StudySession session;
  StudiesPage page;
};

}  // namespace

/// A study that follows what is dragged: the arm of document 004.
class InstantStudyTest : public QObject {
  Q_OBJECT

 private slots:
  void choosingItShowsIt();
  void dragIsFollowedToItsEnd();
  void numbersAndSlidersAgree();
  void viewStaysWhileDragged();
  void wordsAreInTheUnitsOfTheFields();
  void itWaitsForALongOne();
  void aRunThatTakesTurnsIsStartedOnce();
  void viewsBehindFollowWhenTheyAreSeen();
};

void InstantStudyTest::choosingItShowsIt() {
  Page page;
  page.session.choose(3);
  QVERIFY(page.isFollowed());
  QVERIFY(!page.find<QPushButton>("studies.run")->isVisible());
  QCOMPARE(page.find<QTabWidget>("studies.tabs")->currentWidget(),
           static_cast<QWidget*>(page.page.findChild<StickView*>()));
  QVERIFY(page.words().find("biceps") != std::string::npos);
}

void InstantStudyTest::dragIsFollowedToItsEnd() {
  Page page;
  page.session.choose(2);
  QVERIFY(page.isFollowed());
  const std::string before = page.words();
  auto* slider = page.find<QSlider>("studies.weight_kg.slider");
  QVERIFY(slider);
  QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() / 10, slider->height() / 2));
  for (int x = slider->width() / 10; x < slider->width() / 2; x += 3)
    QTest::mouseMove(slider, QPoint(x, slider->height() / 2));
  QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
  QVERIFY(page.isFollowed());
  QVERIFY(page.session.values().front() > 30.0);
  QCOMPARE(page.session.result()->values.front(), page.session.values().front());
  QVERIFY(page.words() != before);
}

void InstantStudyTest::numbersAndSlidersAgree() {
  Page page;
  page.session.choose(1);
  auto* slider = page.find<QSlider>("studies.weight_kg.slider");
  auto* field = page.find<NumberField>("studies.weight_kg");
  page.session.setValue(0, 50.0);
  QCOMPARE(slider->value(), slider->maximum() / 2);
  slider->setValue(slider->maximum());
  QCOMPARE(field->valueInSi(), 100.0);
  QVERIFY(page.isFollowed());
}

/// The picture does not jump as long as all of it is seen.
void InstantStudyTest::viewStaysWhileDragged() {
  Page page;
  page.session.choose(3);
  QVERIFY(page.isFollowed());
  auto* view = page.page.findChild<StickView*>();
  const QPointF shoulder = view->picture().seen(Vector3::Zero());
  page.session.setValue(0, 12.0);
  QVERIFY(page.isFollowed());
  QCOMPARE(view->picture().seen(Vector3::Zero()), shoulder);
}

/// Beside fields of millimetres no centimetres are told; whoever wants those has them.
void InstantStudyTest::wordsAreInTheUnitsOfTheFields() {
  Page page;
  page.session.choose(4);
  QVERIFY(page.isFollowed());
  const auto* told = page.find<QLabel>("studies.told");
  const auto toldIn = [&](LengthUnit length) {
    UnitChoice choice;
    choice.length = length;
    Units::shared().choose(choice);
    return told->text();
  };
  const QString inMillimetres = toldIn(LengthUnit::Millimetre),
                inCentimetres = toldIn(LengthUnit::Centimetre);
  Units::shared().choose({});
  QVERIFY2(inMillimetres.contains(" mm") && !inMillimetres.contains(" cm"), qPrintable(inMillimetres));
  QVERIFY2(inCentimetres.contains(" cm") && !inCentimetres.contains(" mm"), qPrintable(inCentimetres));
}

/// A long study is not thrown away because somebody looks at an arm.
void InstantStudyTest::itWaitsForALongOne() {
  Page page;
  page.session.run();
  page.session.choose(1);
  QTest::qWait(50);
  QVERIFY(page.session.runner().isRunning() && !page.session.result());
  page.session.runner().stop();
  QVERIFY(page.isFollowed());
  page.session.choose(0);
  QVERIFY(page.session.result());  // the part that it had
}

/// Run again, it is no longer behind; cancelling the long one must not start it within the start.
void InstantStudyTest::aRunThatTakesTurnsIsStartedOnce() {
  Page page;
  page.session.run();
  page.session.choose(1);
  QSignalSpy started(&page.session.runner(), &JobRunner::started);
  page.session.run();
  QCOMPARE(started.count(), 1);
  QVERIFY(page.isFollowed());
}

/// What is behind another tab is made when it comes to the front, of the newest result.
void InstantStudyTest::viewsBehindFollowWhenTheyAreSeen() {
  Page page;
  page.session.choose(1);
  QVERIFY(page.isFollowed());
  page.session.choose(2);
  QVERIFY(page.isFollowed());
  auto* table = page.page.findChild<ComparisonTable*>();
  page.find<QTabWidget>("studies.tabs")->setCurrentWidget(table);
  QCOMPARE(table->topLevelItemCount(), int(page.session.result()->study.comparisons.size()));
}

}  // namespace handhold

QTEST_MAIN(handhold::InstantStudyTest)
#include "instant_study_test.moc"
