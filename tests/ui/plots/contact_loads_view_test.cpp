// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/contact_loads_view.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTranslator>
#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"

using namespace handhold;

namespace {

constexpr double kExact = 1e-12;

ContactLoad footLoad() {
  ContactLoad load;
  load.name = "foot", load.kind = "foot", load.contact = 2, load.friction = 0.5;
  load.force = Vector3(30.0, 200.0, 40.0);
  return load;
}

}  // namespace

class ContactLoadsViewTest : public QObject {
  Q_OBJECT

 private slots:
  void figuresOfAFoot();
  void sharesOfAGrip();
  void tableFollowsTheTime();
  void aNarrowTableKeepsItsShares();
  void clicksSelectAndScrub();
  void aLoadKnowsItsContact();
  void clicksSelectInAnyLanguage();
  void theHandThatTheSolverChoseStandsBesideTheName();
};

void ContactLoadsViewTest::figuresOfAFoot() {
  const ContactFigures figures = contactFigures(footLoad(), 0.2);
  QCOMPARE(figures.normal, 200.0);
  QCOMPARE(figures.tangential, 50.0);
  QVERIFY(std::abs(*figures.frictionUse - 0.5) < kExact);  // 50 / (0.5 * 200)
  QCOMPARE(*figures.share, 0.2);
  QVERIFY(!contactFigures(footLoad(), {}).share);
}

/// 600 N into the palm of a hand that is turned as the posture turns it.
void ContactLoadsViewTest::sharesOfAGrip() {
  auto motion = std::make_shared<Motion>(*sample::posture());
  MotionFrame& frame = motion->frames.front();
  Data data(*sample::human());
  updateKinematics(*sample::human(), frame.q, data);
  const Pose hand = sitePose(*sample::human(), data, sample::human()->findSite("r_grip"));
  frame.loads[0].force = -600.0 * hand.R.col(1);
  frame.loads[0].moment.setZero();
  ContactLoadsView view;
  view.setMotion(motion, sample::human(), sample::task());
  QVERIFY(std::abs(*view.table().lines()[0].figures.share - 0.6) < kExact);
  QVERIFY(!view.table().lines()[0].figures.frictionUse);
}

void ContactLoadsViewTest::tableFollowsTheTime() {
  ContactLoadsView view;
  view.resize(1280, 240);
  view.setMotion(sample::motion(), sample::human(), sample::task());
  view.show();
  QCOMPARE(view.table().lines().size(), size_t(4));
  view.setTime(1.0);
  QVERIFY((view.table().lines()[0].figures.force - sample::motion()->frames[60].loads[0].force).norm() <
          kExact);
  QCOMPARE(view.plot().graphCount(), 4);
  view.setQuantity(ContactQuantity::Friction);
  QCOMPARE(view.plot().shownLimits().upper, 1.0);
}

/// Beside its curves in a window of 1280 px; what gives way are the force's parts.
void ContactLoadsViewTest::aNarrowTableKeepsItsShares() {
  ContactLoadsView view;
  view.setMotion(sample::motion(), sample::human(), sample::task());
  view.show();
  const ContactTable& table = view.table();
  for (const int width : {704, 1280}) {
    view.resize(width, 200);
    QTest::qWait(20);
    QCOMPARE(view.findChild<QScrollArea*>()->horizontalScrollBar()->maximum(), 0);
    QVERIFY(table.lineBox(0).right() <= table.width());
  }
  QVERIFY(table.width() >= table.sizeHint().width());
  view.resize(704, 200);
  QTest::qWait(20);
  QVERIFY(table.width() < table.sizeHint().width());
}

/// Not by how its name begins.
void ContactLoadsViewTest::aLoadKnowsItsContact() {
  auto motion = std::make_shared<Motion>(*sample::posture());
  ContactLoad first = footLoad(), second = footLoad();
  first.name = "left grip", first.contact = 0;
  second.name = "left grip 2", second.contact = 1;
  motion->frames.front().loads = {second, first};
  ContactLoadsView view;
  QCOMPARE(view.contactOf("left grip"), -1);
  view.setMotion(motion, sample::human(), sample::task());
  QCOMPARE(view.contactOf("left grip"), 0);
  QCOMPARE(view.contactOf("left grip 2"), 1);
  QCOMPARE(view.contactOf("left"), -1);
}

void ContactLoadsViewTest::clicksSelectAndScrub() {
  ContactLoadsView view;
  view.resize(1280, 240);
  view.setMotion(sample::motion(), sample::human(), sample::task());
  view.show();
  QTest::qWait(20);
  QSignalSpy selected(&view, &ContactLoadsView::contactSelected),
      times(&view, &ContactLoadsView::timeScrubbed);
  QTest::mouseClick(&view.table(), Qt::LeftButton, Qt::NoModifier,
                    view.table().lineBox(2).center().toPoint());
  QCOMPARE(selected.count(), 1);
  QCOMPARE(selected[0][0].toString(), QStringLiteral("right foot"));
  QCOMPARE(view.plot().selected(), 2);
  QTest::mouseClick(&view.plot(), Qt::LeftButton, Qt::NoModifier,
                    QPoint(qRound(view.plot().xAxis->coordToPixel(1.5)), 60));
  QVERIFY(times.count() >= 1 && std::abs(times.last()[0].toDouble() - 1.5) < 0.01);
}

/// Names are shown in the language of the window; what is picked is what the motion has.
void ContactLoadsViewTest::clicksSelectInAnyLanguage() {
  struct Feet : QTranslator {
    QString translate(const char*, const char* words, const char*, int) const override {
      return QString(words) == "right foot" ? QString("rechter Fuss") : QString();
    }
    bool isEmpty() const override { return false; }
  } german;
  QVERIFY(QCoreApplication::installTranslator(&german));
  ContactLoadsView view;
  view.resize(1280, 240);
  view.setMotion(sample::motion(), sample::human(), sample::task());
  view.show();
  QTest::qWait(20);
  QSignalSpy selected(&view, &ContactLoadsView::contactSelected);
  QTest::mouseClick(&view.table(), Qt::LeftButton, Qt::NoModifier,
                    view.table().lineBox(2).center().toPoint());
  QCoreApplication::removeTranslator(&german);
  QCOMPARE(selected[0][0].toString(), QStringLiteral("right foot"));
  QCOMPARE(view.plot().selected(), 2);
}

/// The name is its owner's, whichever hand it tells.
void ContactLoadsViewTest::theHandThatTheSolverChoseStandsBesideTheName() {
  auto motion = std::make_shared<Motion>(*sample::posture());
  motion->frames.front().loads.resize(1);
  ContactLoad& load = motion->frames.front().loads.front();
  load.name = "right grip", load.contact = 0;
  const auto shown = [&](bool eitherSide) {
    auto task = std::make_shared<Task>(*sample::task());
    task->contacts[0].name = "right grip";
    task->contacts[0].kind = ContactKind::Grip;
    task->contacts[0].end = ContactEnd::LeftHand;
    task->contacts[0].eitherSide = eitherSide;
    ContactLoadsView view;
    view.setMotion(motion, sample::human(), task);
    const ContactFigures& figures = view.table().lines()[0].figures;
    return QStringList{figures.id, figures.name, view.curves().curves.front().name};
  };
  QCOMPARE(shown(false), QStringList({"right grip", "right grip", "right grip"}));
  QCOMPARE(shown(true), QStringList({"right grip", "right grip (left hand)", "right grip (left hand)"}));
}

QTEST_MAIN(ContactLoadsViewTest)
#include "contact_loads_view_test.moc"
