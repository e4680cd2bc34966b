// SPDX-License-Identifier: GPL-3.0-or-later
// Stages of a motion by clicks and keys: their table in the Solve panel and their strip under the time line.
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "engine/task/stages.h"
#include "tests/ui/jobs/fake_prediction.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/number_field.h"
#include "ui/controls/section.h"
#include "ui/controls/text_field.h"
#include "ui/document/element_names.h"
#include "ui/document/motion_actions.h"
#include "ui/document/suggestions.h"
#include "ui/main_window/message_bar.h"
#include "ui/plots/stage_strip.h"

namespace handhold {

namespace {

Project predictedPull() {
  Project project = samplePull();
  project.task.motion.method = MotionMethod::Predicted;
  project.task.motion.duration = 2.0;
  return project;
}

struct Fixture : WindowFixture {
  Fixture() : WindowFixture(quickPredictor(PostureStatus::Optimal), predictedPull()) {}

  const MotionSettings& motion() const { return document.project().task.motion; }
  template <class Field>
  void type(const QString& name, const QString& text) {
    auto* field = find<Field>(name.toUtf8().constData());
    QVERIFY2(field, qPrintable(name));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
  }
  void choose(const QString& name, const QString& title) {
    auto* choice = find<QComboBox>(name.toUtf8().constData());
    QVERIFY2(choice, qPrintable(name));
    const int index = choice->findText(title);
    QVERIFY2(index >= 0, qPrintable(title));
    choice->setCurrentIndex(index);
    emit choice->activated(index);
  }
  void pick(int stage, const QString& words) {
    auto* button = find<QToolButton>(QStringLiteral("stage.%1.more").arg(stage).toUtf8().constData());
    QVERIFY(button);
    for (QAction* action : button->menu()->actions())
      if (action->text() == words) return action->trigger();
    QFAIL(qPrintable(words));
  }
  /// "reach 1.2, grip 0.8"
  QString stages() const {
    QStringList list;
    for (const Stage& stage : motion().stages)
      list << QStringLiteral("%1 %2").arg(QString::fromStdString(stage.name)).arg(stage.duration);
    return list.join(QStringLiteral(", "));
  }
};

}  // namespace

class StageTableTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void stagesAreAddedNamedAndTimed();
  void stagesAreMovedAndRemoved();
  void whatIsTypedIsTheStageBeforeItMoves();
  void speedsAreTold();
  void undoWorksAtOnce();
  void whatGoesWithAStageIsTold();
  void theWheelChoosesNothing();
  void theDurationStretchesStages();
  void theStripShowsThem();
  void aBorderIsDragged();
};

void StageTableTest::stagesAreAddedNamedAndTimed() {
  Fixture f;
  f.find<QPushButton>("stage.first")->click();
  QCOMPARE(f.stages(), QString("stage 1 2"));
  f.pick(0, QStringLiteral("Add a stage after it"));
  f.type<TextField>(QStringLiteral("stage.0.name"), QStringLiteral("reach"));
  f.type<NumberField>(QStringLiteral("stage.0.duration"), QStringLiteral("1.5"));
  QCOMPARE(f.stages(), QString("reach 1.5, stage 2 1"));
  QCOMPARE(f.motion().duration, 2.5);
  f.type<TextField>(QStringLiteral("stage.1.name"), QStringLiteral("reach"));
  QVERIFY(f.find<TextField>("stage.1.name")->isRefused());
  f.document.undo();
  QCOMPARE(f.stages(), QString("reach 2, stage 2 1"));
  for (int step = 0; step < 3; ++step) f.document.undo();
  QVERIFY(f.motion().stages.empty());
  QVERIFY(f.find<QPushButton>("stage.first"));
}

void StageTableTest::stagesAreMovedAndRemoved() {
  Fixture f;
  f.find<QPushButton>("stage.first")->click();
  f.pick(0, QStringLiteral("Add a stage after it"));
  f.pick(1, QStringLiteral("Move it earlier"));
  QCOMPARE(f.stages(), QString("stage 2 1, stage 1 2"));
  f.pick(0, QStringLiteral("Move it later"));
  f.pick(0, QStringLiteral("Remove it"));
  QCOMPARE(f.stages(), QString("stage 2 1"));
  QCOMPARE(f.motion().duration, 1.0);
  f.document.undo();
  QCOMPARE(f.motion().duration, 3.0);
}

/// A menu leaves the keyboard to the field.
void StageTableTest::whatIsTypedIsTheStageBeforeItMoves() {
  Fixture f;
  f.find<SectionHeader>("motion.stages.header")->setChecked(true);
  f.find<QPushButton>("stage.first")->click();
  f.pick(0, QStringLiteral("Add a stage after it"));
  const auto typeWithoutEnter = [&](QLineEdit* field, const char* text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
  };
  typeWithoutEnter(f.find<TextField>("stage.0.name"), "reach");
  f.pick(1, QStringLiteral("Add a stage after it"));
  QCOMPARE(QString::fromStdString(f.motion().stages[0].name), QString("reach"));
  typeWithoutEnter(f.find<NumberField>("stage.0.duration"), "1.5");
  f.pick(0, QStringLiteral("Remove it"));
  QCOMPARE(f.motion().stages.size(), std::size_t(2));
  for (const Stage& stage : f.motion().stages) QVERIFY(stage.duration != 1.5 && stage.name != "reach");
}

void StageTableTest::speedsAreTold() {
  Fixture f;
  f.find<QPushButton>("stage.first")->click();
  f.pick(0, QStringLiteral("Add a stage after it"));
  QCOMPARE(f.find<QComboBox>("stage.border.1")->currentText(), QString("Carried on"));
  QCOMPARE(f.find<QComboBox>("stage.border.0")->currentText(), QString("At rest"));
  f.choose(QStringLiteral("stage.border.1"), QStringLiteral("Given speed"));
  f.type<NumberField>(QStringLiteral("stage.border.1.0.y"), QStringLiteral("0.5"));
  QCOMPARE(f.motion().stages[0].end.given.at(0).site, std::string("r_grip"));
  QCOMPARE(f.motion().stages[0].end.given[0].linear, Vector3(0.0, 0.5, 0.0));
  f.find<QPushButton>("stage.border.1.add")->click();
  const std::string joint = f.document.model().joints[LinkIndex(4)].name;
  f.choose(QStringLiteral("stage.border.1.1.of"), readableName(joint));
  QVERIFY(f.find<NumberField>("stage.border.1.1.speed"));
  QCOMPARE(f.motion().stages[0].end.given.at(1).joint, joint);
  f.choose(QStringLiteral("stage.border.1.0.of"), QStringLiteral("No speed"));
  f.choose(QStringLiteral("stage.border.1.0.of"), QStringLiteral("No speed"));
  QVERIFY(f.motion().stages[0].end == StageVelocity());
  f.choose(QStringLiteral("stage.border.1"), QStringLiteral("At rest"));
  QVERIFY(f.motion().stages[0].end.kind == StageVelocity::Kind::Rest);
}

/// Wherever the focus was, no other field gets it, and Ctrl+Z is the window's.
void StageTableTest::undoWorksAtOnce() {
  Fixture f;
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  f.find<QPushButton>("stage.first")->click();
  for (const char* focused : {"stage.0.name", "stage.0.more", "stage.0.duration"}) {
    auto* widget = f.find<QWidget>(focused);
    widget->setFocus();
    f.pick(0, QStringLiteral("Add a stage after it"));
    QCOMPARE(f.motion().stages.size(), std::size_t(2));
    QWidget* focus = f.window->focusWidget();
    QVERIFY(focus);
    QCOMPARE(focus->objectName(), QString(focused));
    QTest::keyClick(focus, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(f.motion().stages.size(), std::size_t(1));
  }
}

void StageTableTest::whatGoesWithAStageIsTold() {
  Fixture f;
  f.find<QPushButton>("stage.first")->click();
  f.pick(0, QStringLiteral("Add a stage after it"));
  f.type<TextField>(QStringLiteral("stage.1.name"), QStringLiteral("work"));
  TimedTarget timed = suggestedTimedTarget(f.document.project(), "hip_centre");
  timed.target.name = "seam ends";
  timed.from = timed.to = f.motion().duration;
  addTimedTarget(f.document, timed);
  f.pick(1, QStringLiteral("Remove it"));
  QVERIFY(f.motion().targets.empty());
  QCOMPARE(f.document.history().steps().back().title, QString("Remove stage work"));
  const QString message = f.window->messages().message();
  QVERIFY2(message.contains("seam ends"), qPrintable(message));
  f.document.undo();
  QCOMPARE(f.motion().targets.size(), std::size_t(1));
}

/// The panel scrolls under the pointer: what it passes stays as it is.
void StageTableTest::theWheelChoosesNothing() {
  Fixture f;
  f.find<QPushButton>("stage.first")->click();
  f.pick(0, QStringLiteral("Add a stage after it"));
  for (const char* name : {"stage.border.1", "motion.method"}) {
    auto* choice = f.find<QComboBox>(name);
    const int before = choice->currentIndex();
    const QPointF middle = choice->rect().center();
    for (const int notch : {-120, 120}) {
      QWheelEvent wheel(middle, choice->mapToGlobal(middle), {}, {0, notch}, Qt::NoButton, Qt::NoModifier,
                        Qt::NoScrollPhase, false);
      QApplication::sendEvent(choice, &wheel);
      QCOMPARE(choice->currentIndex(), before);
    }
  }
}

void StageTableTest::theDurationStretchesStages() {
  Fixture f;
  f.find<QPushButton>("stage.first")->click();
  f.pick(0, QStringLiteral("Add a stage after it"));
  f.type<NumberField>(QStringLiteral("motion.duration"), QStringLiteral("6"));
  QCOMPARE(f.stages(), QString("stage 1 4, stage 2 2"));
}

void StageTableTest::theStripShowsThem() {
  StageStrip strip;
  Task task;
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = 3.0;
  strip.setTask(std::make_shared<const Task>(task));
  QVERIFY(!strip.isUseful());
  task.motion.stages = {{"there", 1.0, {}, {}}, {"back", 2.0, {}, {}}};
  strip.setTask(std::make_shared<const Task>(task));
  strip.resize(400, strip.sizeHint().height());
  strip.setTrack(50.0, 350.0);
  strip.show();
  double share = -1.0;
  connect(&strip, &StageStrip::picked, this, [&](double at) { share = at; });
  QTest::mouseClick(&strip, Qt::LeftButton, Qt::NoModifier, strip.barOf(1).center().toPoint());
  QVERIFY(std::abs(share - 1.0 / 3.0) < 1e-12);
  QVERIFY(std::abs(strip.barOf(1).width() - 200.0) < 2.0);
}

void StageTableTest::aBorderIsDragged() {
  auto task = std::make_shared<Task>();
  task->motion.method = MotionMethod::Predicted;
  task->motion.duration = 4.0;
  for (std::size_t k = 0; k < 2; ++k) addStageAfter(task->motion, k);
  setStageDuration(task->motion, 0, 3.0);
  StageStrip strip;
  strip.setTask(task);
  strip.resize(440, 16);
  strip.setTrack(20.0, 420.0);
  strip.show();
  std::optional<MotionSettings> dropped;
  connect(&strip, &StageStrip::dropped, this, [&](const MotionSettings& settings) { dropped = settings; });
  int cancels = 0;
  connect(&strip, &StageStrip::cancelled, this, [&] { ++cancels; });
  const auto drag = [&](double toSeconds) {
    const QPoint from(strip.barOf(1).toRect().left(), 8), to(20 + static_cast<int>(100.0 * toSeconds), 8);
    QTest::mousePress(&strip, Qt::LeftButton, Qt::NoModifier, from);
    QMouseEvent move(QEvent::MouseMove, to, strip.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&strip, &move);
  };
  drag(2.0);
  QTest::keyClick(&strip, Qt::Key_Escape);
  QTest::mouseRelease(&strip, Qt::LeftButton, Qt::NoModifier, QPoint(220, 8));
  QVERIFY(!dropped);
  QCOMPARE(cancels, 1);
  drag(2.0);
  QTest::mouseRelease(&strip, Qt::LeftButton, Qt::NoModifier, QPoint(220, 8));
  QVERIFY(dropped);
  QCOMPARE(dropped->duration, 4.0);
  QVERIFY(std::abs(dropped->stages[0].duration - 2.0) < 1e-9);
  QVERIFY(std::abs(dropped->stages[1].duration - 2.0) < 1e-9);
  drag(9.0);
  QTest::mouseRelease(&strip, Qt::LeftButton, Qt::NoModifier, QPoint(430, 8));
  QVERIFY(std::abs(dropped->stages[1].duration - kShortestStage) < 1e-9);
}

}  // namespace handhold

QTEST_MAIN(handhold::StageTableTest)
#include "stage_table_test.moc"
