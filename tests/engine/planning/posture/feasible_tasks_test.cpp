// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks that have an answer by construction, wherever they face: solved, none reversed, the same turned, and
// the same on a busy machine. The benchmark feasible_tasks_benchmark runs 300 of them.
#include <QtTest>
#include <atomic>
#include <thread>

#include "engine/planning/posture/posture.h"
#include "engine/planning/posture/start_guesses.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/feasible_tasks.h"
#include "tests/engine/planning/test_tasks.h"
#include "tests/engine/planning/turned_task.h"

using namespace handhold;

namespace {

constexpr int kTasks = 40;
/// Of objectives that should be the same; and of headings (rad).
constexpr double kAlike = 0.01, kPointed = 1.5e-3;

std::shared_ptr<const Model> human() {
  static const auto model = human55();
  return model;
}

PostureResult solve(const Task& task) {
  PostureOptions plain;
  plain.advising = PostureOptions::Advising::No;
  return solvePosture(*human(), task, {}, plain);
}

}  // namespace

class FeasibleTasksTest : public QObject {
  Q_OBJECT

 private slots:
  void feasibleTasksAreSolvedWhereverTheyFace();
  void aTurnedTaskHasTheSameAnswer();
  void guessesTurnWithTheTask();
  void theStartPostureTurnsWithTheTask();
  void aGivenStartHidesNoCheaperPosture();
  void aSymmetricTaskIsHeldSymmetrically();
  void aBusyMachineGivesTheSameAnswer();
};

void FeasibleTasksTest::feasibleTasksAreSolvedWhereverTheyFace() {
  FeasibleTasks generator(human(), 1011);
  std::array<int, kSectors> tasks{}, solved{}, reversed{};
  QStringList refused;
  for (int k = 0; k < kTasks; ++k) {
    const FeasibleTask made = generator.next();
    const PostureResult result = solve(made.task);
    const int sector = headingSector(made.heading);
    ++tasks[sector];
    solved[sector] += result.solved();
    reversed[sector] += result.solved() && headingError(*human(), made.task, result.q) > kPointed;
    if (!result.solved())
      refused << QString::fromStdString(made.name + ": " + finding(result.message, result.violations));
  }
  for (int s = 0; s < kSectors; ++s)
    qInfo("facing %-8s degrees from +z: %2d tasks, %2d solved, %d refused, %d reversed", sectorName(s),
          tasks[s], solved[s], tasks[s] - solved[s], reversed[s]);
  QVERIFY2(refused.isEmpty(), qPrintable(refused.join('\n')));
  for (int count : reversed) QCOMPARE(count, 0);
}

void FeasibleTasksTest::aTurnedTaskHasTheSameAnswer() {
  FeasibleTasks generator(human(), 1012);
  for (int k = 0; k < 16; ++k) {
    const FeasibleTask made = generator.next();
    const PostureResult here = solve(made.task);
    const Vector3 axis = made.task.gravity.isZero() ? Vector3(1, 2, -1).normalized() : Vector3::UnitY();
    for (double angle : {1.0, M_PI}) {
      const PostureResult there = solve(turned(made.task, Quaternion(Eigen::AngleAxisd(angle, axis))));
      QVERIFY2(here.solved() && there.solved(), made.name.c_str());
      QVERIFY2(std::abs(there.objective - here.objective) < kAlike * here.objective,
               qPrintable(QString("%1: %2 and, turned by %3, %4")
                              .arg(made.name.c_str())
                              .arg(here.objective)
                              .arg(angle)
                              .arg(there.objective)));
    }
  }
}

void FeasibleTasksTest::guessesTurnWithTheTask() {
  FeasibleTasks generator(human(), 1013);
  for (int k = 0; k < 8; ++k) {
    const FeasibleTask made = generator.next();
    const Quaternion turn(Eigen::AngleAxisd(2.0, Vector3::UnitY()));
    const auto here = startGuesses(*human(), made.task);
    const auto there = startGuesses(*human(), turned(made.task, turn));
    QCOMPARE(here.size(), there.size());
    // steps of least squares magnify rounding a little
    QVERIFY(std::abs(here.front().merit - there.front().merit) < 1e-4 * (1.0 + here.front().merit));
    QVERIFY((here.front().q.head<3>() - turn.inverse() * there.front().q.head<3>()).norm() < 1e-4);
  }
}

void FeasibleTasksTest::theStartPostureTurnsWithTheTask() {
  FeasibleTasks generator(human(), 1015);
  const Quaternion turn(Eigen::AngleAxisd(2.0, Vector3::UnitY()));
  int compared = 0;
  for (int k = 0; k < 16; ++k) {
    const FeasibleTask made = generator.next();
    // a bar can be held from either side, and without gravity nothing is level
    if (made.bearing == Bearing::Hanging || made.bearing == Bearing::Floating) continue;
    const VectorX here = startPosture(*human(), made.task, {});
    const VectorX there = startPosture(*human(), turned(made.task, turn), {});
    const auto facing = [](const VectorX& q) -> Vector3 {
      return Quaternion(q[3], q[4], q[5], q[6]) * Vector3::UnitZ();
    };
    QVERIFY2((facing(there) - turn * facing(here)).norm() < kPointed, made.name.c_str());
    QVERIFY2((there.head<3>() - turn * here.head<3>()).norm() < kPointed, made.name.c_str());
    ++compared;
  }
  QVERIFY(compared > 8);
}

void FeasibleTasksTest::aGivenStartHidesNoCheaperPosture() {
  FeasibleTasks generator(human(), 1016);
  PostureOptions plain;
  plain.advising = PostureOptions::Advising::No;
  for (int k = 0; k < 16; ++k) {
    const FeasibleTask made = generator.next();
    const double free = solve(made.task).objective;
    const PostureResult given = solvePosture(*human(), made.task, made.witness, plain);
    QVERIFY2(given.solved() && given.objective <= (1.0 + kAlike) * free,
             qPrintable(QString("%1: %2 from what holds, %3 without")
                            .arg(made.name.c_str())
                            .arg(given.objective)
                            .arg(free)));
  }
}

void FeasibleTasksTest::aSymmetricTaskIsHeldSymmetrically() {
  VectorX q = standing(*human());
  setBoth(*human(), q, "shoulder_horizontal_flexion", 1.2);
  setBoth(*human(), q, "shoulder_adduction", 0.4);
  Task task = standingTask(*human(), q);
  task.contacts.push_back(gripAt(*human(), q, ContactEnd::RightHand));
  task.contacts.push_back(gripAt(*human(), q, ContactEnd::LeftHand));
  for (double angle : {0.0, 2.5}) {
    const PostureResult result = solve(turned(task, Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitY()))));
    QVERIFY2(result.solved(), result.message.c_str());
    const VectorX off = (mirrored(*human(), result.q) - result.q).tail(human()->jointCount());
    QVERIFY2(off.cwiseAbs().maxCoeff() < 1e-3, qPrintable(QString::number(off.cwiseAbs().maxCoeff())));
  }
}

void FeasibleTasksTest::aBusyMachineGivesTheSameAnswer() {
  FeasibleTasks generator(human(), 1014);
  const FeasibleTask made = generator.next();
  const PostureResult alone = solve(made.task);
  std::vector<std::jthread> busy;
  for (int k = 0; k < 4; ++k)
    busy.emplace_back([](const std::stop_token& stop) {
      volatile double sink = 1.0;
      while (!stop.stop_requested()) sink = sink * 1.0000001;
    });
  const PostureResult beside = solve(made.task);
  QCOMPARE(beside.status, alone.status);
  QCOMPARE(beside.iterations, alone.iterations);
  QVERIFY(beside.q == alone.q && beside.tau == alone.tau && beside.objective == alone.objective);
}

QTEST_GUILESS_MAIN(FeasibleTasksTest)
#include "feasible_tasks_test.moc"
