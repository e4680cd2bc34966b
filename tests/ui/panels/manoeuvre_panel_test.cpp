// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/manoeuvre/manoeuvre_panel.h"

#include <QTest>
#include <QWheelEvent>

#include "engine/math/rotation.h"
#include "engine/task/manoeuvre/usual_ramp.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/panels/manoeuvre/turn_dial.h"

namespace handhold {

namespace {

/// Waits for a stop, or answers at once with a motion, or with none.
enum class Planner { Slow, Able, Unable };

Solvers planners(Planner planner) {
  Solvers solvers;
  solvers.solve = [planner](const Subject& subject, const Task& task, const SolveOptions& options) {
    Trial plan;
    plan.subject = subject;
    plan.task = std::make_shared<const Task>(task);
    plan.origin = Planned();
    plan.status = planner == Planner::Unable ? PostureStatus::Infeasible : PostureStatus::Feasible;
    plan.message = planner == Planner::Unable ? "Bar 1 is out of reach; a spacing of 0.40 m works" : "Turned";
    if (planner == Planner::Slow) tellStage(options.posture.progress, "Trying cycles", 0.4);
    while (planner == Planner::Slow && !options.posture.stop.stop_requested())
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    if (planner == Planner::Unable) {
      TraverseManoeuvre nearer;
      nearer.spacing = 0.4;
      plan.origin = Planned{nearer};
    }
    if (planner == Planner::Slow) plan.status = PostureStatus::Stopped;
    if (planner != Planner::Able) return plan;
    for (const double time : {0.0, 1.0}) {
      MotionFrame frame;
      frame.time = time;
      frame.q = subject.model->neutralPosition();
      frame.v = frame.vdot = frame.tau = VectorX::Zero(subject.model->velocitySize());
      plan.motion.frames.push_back(frame);
    }
    plan.figures = {{"angle_deg", 90.0}, {"place_error_m", 2.54e-5}, {"peak_torque_Nm", 12.0}};
    plan.seconds = 0.24;
    return plan;
  };
  return solvers;
}

VectorX turnedLeft(double angle) {
  VectorX q = human()->neutralPosition();
  const Quaternion R = expQuaternion(Vector3(0.0, angle, 0.0));
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  return q;
}

struct Fixture {
  explicit Fixture(Planner planner = Planner::Able) : solvers(planners(planner)) { panel.show(); }

  template <class Widget>
  Widget* find(const char* name) {
    return panel.findChild<Widget*>(QString::fromLatin1(name));
  }

  void type(const char* name, const QString& number) {
    auto* field = find<NumberField>(name);
    QVERIFY(field);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, number);
    QTest::keyClick(field, Qt::Key_Return);
  }

  void pick(ManoeuvreKind kind) {
    auto* box = find<QComboBox>("manoeuvre.kind");
    box->setFocus();
    box->setCurrentIndex(static_cast<int>(kind));
    QTest::keyClick(box, Qt::Key_Down);
  }

  Solvers solvers;
  Document document{newProject(human())};
  JobRunner runner;
  ManoeuvrePanel panel{document, runner, solvers};
};

}  // namespace

class ManoeuvrePanelTest : public QObject {
  Q_OBJECT

 private slots:
  void unitsAreThoseOfTheWindow();
  void init() { useTestSettings(); }
  void aKindIsChosenAndUndone();
  void parametersAreEditedInTheWindowsUnits();
  void everyKindHasItsFields_data();
  void everyKindHasItsFields();
  void jointSpaceHasARampOfItsOwn();
  void wrongNumbersAreToldInPlace();
  void nothingIsPlannedWithANumberInRed();
  void theWheelChoosesNone();
  void planShowsFigures();
  void theImpossibleIsTold();
  void whatWorksIsTakenOver();
  void aCycleIsGiven();
  void stopEndsPlanning();
  void stagesFillTheBar();
  void cancelForgets();
  void theDialCountsTheTurn();
  void theDialCountsOnAlongADrag();
  void theDialCountsOnAlongAMotion();
};

void ManoeuvrePanelTest::unitsAreThoseOfTheWindow() {
  Fixture f;
  f.pick(ManoeuvreKind::Ladder);
  UnitChoice customary;
  customary.system = UnitSystem::UsCustomary;
  Units::shared().choose(customary);
  f.type("manoeuvre.speed", "1.5 ft/s");
  const auto* way = std::get_if<TraverseManoeuvre>(&*f.document.project().task.manoeuvre);
  QVERIFY(way);
  QVERIFY(std::abs(way->speed - 1.5 * 0.3048) < 1e-9);  // of what the file keeps
  QTest::mouseClick(f.find<QPushButton>("manoeuvre.plan"), Qt::LeftButton);
  QTRY_VERIFY(shownResult(f.document.project()));
  QStringList told;
  for (const QLabel* label : f.find<QWidget>("manoeuvre.figures")->findChildren<QLabel*>())
    told.append(label->text());
  Units::shared().choose({});
  QVERIFY2(told.contains("8.85 ft lbf"), qPrintable(told.join('|')));
  QVERIFY2(told.contains("0.001 in"), qPrintable(told.join('|')));
  QVERIFY2(told.contains("Planned in") && told.contains("0.2 s"), qPrintable(told.join('|')));
}

void ManoeuvrePanelTest::aKindIsChosenAndUndone() {
  Fixture f;
  QVERIFY(!f.find<QPushButton>("manoeuvre.plan")->isEnabled());
  f.pick(ManoeuvreKind::Ladder);
  QVERIFY(kindOf(f.document.project().task.manoeuvre.value()) == ManoeuvreKind::Ladder);
  QVERIFY(f.find<QPushButton>("manoeuvre.plan")->isEnabled());
  f.document.undo();
  QVERIFY(!f.document.project().task.manoeuvre);
  QCOMPARE(f.find<QComboBox>("manoeuvre.kind")->currentIndex(), 0);
}

void ManoeuvrePanelTest::parametersAreEditedInTheWindowsUnits() {
  Fixture f;
  f.pick(ManoeuvreKind::Orient);
  f.type("manoeuvre.angle", "45");
  const auto turn = [&] { return std::get<TurnManoeuvre>(f.document.project().task.manoeuvre.value()); };
  QVERIFY(std::abs(turn().angle - M_PI / 4.0) < 1e-12);
  f.type("manoeuvre.effort", "80");
  QVERIFY(std::abs(turn().strengthShare - 0.8) < 1e-12);
  f.find<SectionHeader>("manoeuvre.more")->click();
  f.type("manoeuvre.time", "6");
  QCOMPARE(turn().time.value(), 6.0);
  f.type("manoeuvre.time", "0");
  QVERIFY(!turn().time);
  f.document.undo();  // both edits of the time
  QVERIFY(std::abs(turn().strengthShare - 0.8) < 1e-12);
  f.document.undo();
  QCOMPARE(turn().strengthShare, 0.5);
}

void ManoeuvrePanelTest::everyKindHasItsFields_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<QStringList>("names");
  QTest::newRow("orient") << 0 << QStringList{"angle", "maxSpeed", "cycles"};
  QTest::newRow("ladder") << 1 << QStringList{"rungs", "spacing", "speed", "ramp", "lean", "railLimit"};
  QTest::newRow("flight") << 2 << QStringList{"speed", "pushStroke", "catchStroke"};
  QTest::newRow("hold") << 3 << QStringList{"handWidth", "stance"};
  QTest::newRow("carry") << 4 << QStringList{"mass", "size", "rungs", "spacing"};
}

void ManoeuvrePanelTest::everyKindHasItsFields() {
  QFETCH(int, kind);
  QFETCH(QStringList, names);
  Fixture f;
  f.panel.choose(static_cast<ManoeuvreKind>(kind));
  for (const QString& name : names) {
    auto* field = f.panel.findChild<NumberField*>("manoeuvre." + name);
    QVERIFY2(field, qPrintable(name));
    QVERIFY2(!field->toolTip().isEmpty(), qPrintable(name));
  }
}

/// The usual ramp goes with the method; one's own stays.
void ManoeuvrePanelTest::jointSpaceHasARampOfItsOwn() {
  Fixture f;
  f.panel.choose(ManoeuvreKind::Ladder);
  const auto ladder = [&] { return std::get<TraverseManoeuvre>(*f.document.project().task.manoeuvre); };
  const auto choose = [&](TraverseMethod method) {
    auto* choice = f.find<QComboBox>("manoeuvre.method");
    choice->setCurrentIndex(static_cast<int>(method));
    emit choice->activated(static_cast<int>(method));
    QVERIFY(ladder().method == method);
  };
  choose(TraverseMethod::JointSpace);
  QCOMPARE(ladder().rampTime, kJointSpaceRamp);
  choose(TraverseMethod::Kinematic);
  QCOMPARE(ladder().rampTime, 1.5);
  f.type("manoeuvre.ramp", "1.9");
  choose(TraverseMethod::JointSpace);
  QCOMPARE(ladder().rampTime, 1.9);
}

void ManoeuvrePanelTest::wrongNumbersAreToldInPlace() {
  Fixture f;
  f.panel.choose(ManoeuvreKind::Ladder);
  f.type("manoeuvre.spacing", "4000");
  QVERIFY(f.find<QLabel>("manoeuvre.problem")->text().contains("out of range"));
  QCOMPARE(std::get<TraverseManoeuvre>(*f.document.project().task.manoeuvre).spacing, 0.305);
}

void ManoeuvrePanelTest::nothingIsPlannedWithANumberInRed() {
  Fixture f;
  f.panel.choose(ManoeuvreKind::Orient);
  f.type("manoeuvre.angle", "0");
  QVERIFY(f.find<NumberField>("manoeuvre.angle")->isRefused());
  QString told;
  connect(&f.document, &Document::reported, this,
          [&](Severity, const QString& sentence) { told = sentence; });
  QTest::mouseClick(f.find<QPushButton>("manoeuvre.plan"), Qt::LeftButton);
  QVERIFY(!f.runner.isRunning());
  QVERIFY(told.startsWith("Nothing was planned"));
  f.type("manoeuvre.angle", "45");
  QTest::mouseClick(f.find<QPushButton>("manoeuvre.plan"), Qt::LeftButton);
  QTRY_VERIFY(shownResult(f.document.project()));
}

void ManoeuvrePanelTest::theWheelChoosesNone() {
  Fixture f;
  auto* kind = f.find<QComboBox>("manoeuvre.kind");
  const QPointF middle = kind->rect().center();
  QWheelEvent wheel(middle, kind->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(kind, &wheel);
  QVERIFY(!wheel.isAccepted());  // it is the panel's
  QVERIFY(!f.document.project().task.manoeuvre);
  QCOMPARE(kind->currentIndex(), 0);
}

void ManoeuvrePanelTest::planShowsFigures() {
  Fixture f;
  f.panel.choose(ManoeuvreKind::Orient);
  QTest::mouseClick(f.find<QPushButton>("manoeuvre.plan"), Qt::LeftButton);
  QTRY_VERIFY(f.document.project().motion);
  QTRY_COMPARE(f.find<QLabel>("manoeuvre.message")->text(), QString("Turned"));
  QCOMPARE(f.find<QWidget>("manoeuvre.figures")->findChildren<FigureRow*>().size(), 4);
  f.document.undo();
  QTRY_VERIFY(!f.find<QLabel>("manoeuvre.message")->isVisible());
}

void ManoeuvrePanelTest::theImpossibleIsTold() {
  Fixture f(Planner::Unable);
  f.panel.choose(ManoeuvreKind::Ladder);
  f.panel.plan();
  QTRY_VERIFY(f.find<QLabel>("manoeuvre.message")->text().contains("a spacing of 0.40 m works"));
  QCOMPARE(f.find<QLabel>("manoeuvre.verdict")->text(), QString("Not possible"));
  QVERIFY(f.find<QLabel>("manoeuvre.message")->isVisible());
}

/// What a refusal names is one button away, and one step of undo back.
void ManoeuvrePanelTest::whatWorksIsTakenOver() {
  Fixture f(Planner::Unable);
  f.pick(ManoeuvreKind::Ladder);
  auto* take = f.find<QPushButton>("manoeuvre.takeWorking");
  QVERIFY(!take->isVisible());
  QTest::mouseClick(f.find<QPushButton>("manoeuvre.plan"), Qt::LeftButton);
  QTRY_VERIFY(take->isVisible());
  QTest::mouseClick(take, Qt::LeftButton);
  QCOMPARE(std::get<TraverseManoeuvre>(f.document.project().task.manoeuvre.value()).spacing, 0.4);
  QTRY_VERIFY(!f.runner.isRunning());
  f.document.undo();
  QCOMPARE(std::get<TraverseManoeuvre>(f.document.project().task.manoeuvre.value()).spacing, 0.305);
  QVERIFY(!take->isVisible());
}

/// The three steps of one cycle in place of planned ones, and back.
void ManoeuvrePanelTest::aCycleIsGiven() {
  Fixture f;
  f.pick(ManoeuvreKind::Orient);
  QVERIFY(f.find<NumberField>("manoeuvre.angle"));
  auto* given = f.find<QComboBox>("manoeuvre.given");
  given->setFocus();
  QTest::keyClick(given, Qt::Key_Down);
  QTRY_VERIFY(f.find<NumberField>("manoeuvre.front"));
  QVERIFY(!f.find<NumberField>("manoeuvre.angle"));
  f.type("manoeuvre.front", "20");
  f.type("manoeuvre.twist", "-90");
  f.type("manoeuvre.twistingTime", "2.5");
  f.type("manoeuvre.closingSpeed", "120");
  const auto turn = std::get<TurnManoeuvre>(f.document.project().task.manoeuvre.value());
  QVERIFY(turn.steps);
  QVERIFY(std::abs(turn.steps->front - 20.0 * M_PI / 180.0) < 1e-9);
  QVERIFY(std::abs(turn.steps->twist + 0.5 * M_PI) < 1e-9);
  QVERIFY(std::abs(turn.steps->durations[1] - 2.5) < 1e-12 && turn.steps->durations[0] == 1.0);
  QVERIFY(std::abs(turn.steps->maxSpeeds[2] - 120.0 * M_PI / 180.0) < 1e-9);
  given = f.find<QComboBox>("manoeuvre.given");
  given->setFocus();
  QTest::keyClick(given, Qt::Key_Up);
  QTRY_VERIFY(f.find<NumberField>("manoeuvre.angle"));
  QVERIFY(!std::get<TurnManoeuvre>(f.document.project().task.manoeuvre.value()).steps);
}

void ManoeuvrePanelTest::stopEndsPlanning() {
  Fixture f(Planner::Slow);
  f.panel.choose(ManoeuvreKind::Orient);
  auto* stop = f.find<QPushButton>("manoeuvre.stop");
  QVERIFY(!stop->isVisible());
  f.panel.plan();
  QTRY_VERIFY(stop->isVisible());
  QTest::mouseClick(stop, Qt::LeftButton);
  QTRY_VERIFY(!f.runner.isRunning());
  QVERIFY(!f.document.project().motion);
}

void ManoeuvrePanelTest::stagesFillTheBar() {
  Fixture f(Planner::Slow);
  f.panel.choose(ManoeuvreKind::Orient);
  auto* words = f.find<QLabel>("manoeuvre.progress");
  QVERIFY(!words->isVisible());
  f.panel.plan();
  QTRY_COMPARE(words->text(), QString("Trying cycles"));
  const auto* bar = f.find<QProgressBar>("");
  QVERIFY(bar && words->isVisible());
  QCOMPARE(bar->value() * 10, bar->maximum() * 4);
  f.runner.stop();
  QTRY_VERIFY(!words->isVisible());
}

void ManoeuvrePanelTest::cancelForgets() {
  Fixture f(Planner::Slow);
  f.panel.choose(ManoeuvreKind::Orient);
  auto* cancel = f.find<QPushButton>("manoeuvre.cancel");
  QVERIFY(!cancel->isVisible());
  f.panel.plan();
  QTRY_VERIFY(cancel->isVisible());
  QTest::qWait(20);  // laid out
  const QRect place = f.find<QPushButton>("manoeuvre.plan")->geometry();
  QTest::mouseClick(cancel, Qt::LeftButton);
  QVERIFY(!f.runner.isRunning() && !cancel->isVisible());
  QTest::qWait(20);
  QCOMPARE(f.find<QPushButton>("manoeuvre.plan")->geometry(), place);  // it does not come under the mouse
}

void ManoeuvrePanelTest::theDialCountsTheTurn() {
  Fixture f;
  TurnDial dial(f.document);
  VectorX q = f.document.project().q;
  const Quaternion before(q[3], q[4], q[5], q[6]);
  const Quaternion after = before * expQuaternion(Vector3(0.0, 0.3, 0.0));
  q.segment<4>(3) << after.w(), after.x(), after.y(), after.z();
  f.document.commit("Turn", withPosture(f.document.project(), q));
  QVERIFY((dial.turn() - Vector3(0.0, 0.3, 0.0)).norm() < 1e-12);
  QTest::mouseClick(dial.findChild<QPushButton*>("turn.reset"), Qt::LeftButton);
  QVERIFY(dial.turn().norm() < 1e-7);
  f.document.undo();
  QVERIFY((dial.turn() + Vector3(0.0, 0.3, 0.0)).norm() < 1e-12);
}

void ManoeuvrePanelTest::theDialCountsOnAlongADrag() {
  Fixture f;
  TurnDial dial(f.document);
  for (int step = 1; step <= 10; ++step)
    f.document.commit("Turn", withPosture(f.document.project(), turnedLeft(0.25 * M_PI * step)));
  QVERIFY((dial.turn() - Vector3(0.0, 2.5 * M_PI, 0.0)).norm() < 1e-9);
  QVERIFY(dial.findChild<QLabel*>("turn.words")->text().contains("450"));
  for (int step = 0; step < 10; ++step) f.document.undo();
  QVERIFY(dial.turn().norm() < 1e-9);
}

void ManoeuvrePanelTest::theDialCountsOnAlongAMotion() {
  Fixture f;
  f.panel.choose(ManoeuvreKind::Orient);
  TurnDial dial(f.document);
  Trial plan;
  plan.subject = human();
  plan.task = std::make_shared<const Task>(f.document.project().task);
  plan.origin = Planned();
  plan.status = PostureStatus::Feasible;
  for (int k = 0; k <= 80; ++k) {
    MotionFrame frame;
    frame.time = 0.1 * k;
    frame.q = turnedLeft(-4.0 * M_PI * k / 80.0);  // twice to the right
    frame.v = frame.vdot = frame.tau = VectorX::Zero(human()->velocitySize());
    plan.motion.frames.push_back(frame);
  }
  applyTrial(f.document, shared(plan));
  for (const double time : {8.0, 1.0, 5.0, 0.0, 6.0}) {
    f.document.setPlaybackTime(time);
    QVERIFY2(std::abs(dial.turn().y() + 0.5 * M_PI * time) < 1e-3, std::to_string(time).c_str());
  }
  // beside one that begins 0.8 s before
  Project beside = f.document.project();
  beside.results.back().alignment.shift = 0.8;
  const int shown = beside.results.back().id;
  beside.results.push_back({shown + 1, "other", shared(plan), {}});
  f.document.commit("Beside another", beside);
  f.document.compare({shown, shown + 1});
  f.document.setPlaybackTime(2.8);
  QVERIFY(std::abs(dial.turn().y() + M_PI) < 1e-3);
  f.document.undo();
  f.document.undo();
  QVERIFY(dial.turn().norm() < 1e-9);
}

}  // namespace handhold

QTEST_MAIN(handhold::ManoeuvrePanelTest)
#include "manoeuvre_panel_test.moc"
