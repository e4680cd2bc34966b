// SPDX-License-Identifier: GPL-3.0-or-later
// Where a hand or a foot holds may be left to the solver: the best of all fixed places, within what is free.
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "engine/model/model_file.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"

using namespace handhold;

namespace {

const std::string kSource = HANDHOLD_SOURCE_DIR;
/// How far sites lie from where their contacts ask, after a solve (m).
constexpr double kPlaced = 1e-4;
/// Of two solves of one problem from different starts, as part of the objective.
constexpr double kSameObjective = 1e-3;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kSource + "/resources/models/human55.json");
  return model;
}

Task sample(const char* name) { return loadTask(kSource + "/resources/tasks/" + name + ".json", *human()); }

int contactNamed(const Task& task, const std::string& name) {
  const auto found = std::ranges::find(task.contacts, name, &Contact::name);
  return static_cast<int>(found - task.contacts.begin());
}

Task freed(Task task, int contact, const Span& span) {
  PropPlace& place = *task.contacts[contact].place;
  place.free[0] = span;
  place.along = 0.5 * (span.from + span.to);
  resolvePlaces(task);
  return task;
}

Task fixedAt(Task task, int contact, double along) {
  task.contacts[contact].place->along = along;
  resolvePlaces(task);
  return task;
}

/// Where a site is in the solved posture, along the contact's bar from its middle (m).
double alongOf(const Trial& trial, int contact) { return trial.task->contacts[contact].place->along; }

}  // namespace

class FreePlaceTest : public QObject {
  Q_OBJECT

 private slots:
  void theBestPlaceOfARailIsChosen();
  void theEndsOfTheSpanBind();
  void aFootChoosesOnTheFloor();
  void aMotionHoldsWhereItsEndDoes();
  void freePlacesRoundTrip();
};

/// The left hand of overhead work holds an upright rail of 0.7 m.
void FreePlaceTest::theBestPlaceOfARailIsChosen() {
  const Task task = sample("overhead_work");
  const int hand = contactNamed(task, "left grip");
  const Trial free = solve(human(), freed(task, hand, {-0.3, 0.3}));
  QVERIFY2(free.solved(), free.message.c_str());
  const double chosen = alongOf(free, hand);
  QVERIFY(std::abs(chosen) <= 0.3 + kPlaced);
  double best = std::numeric_limits<double>::infinity();
  for (double along = -0.3; along < 0.31; along += 0.1) {
    const Trial fixed = solve(human(), fixedAt(task, hand, along));
    if (fixed.solved()) best = std::min(best, *fixed.objective);
  }
  QVERIFY2(*free.objective <= best * (1.0 + kSameObjective),
           qPrintable(QString("%1 at %2 m, fixed %3").arg(*free.objective).arg(chosen).arg(best)));
  // what was chosen costs the same where it is told
  const Trial told = solve(human(), fixedAt(task, hand, chosen));
  QVERIFY(std::abs(*told.objective - *free.objective) < kSameObjective * best);
}

void FreePlaceTest::theEndsOfTheSpanBind() {
  const Task task = sample("overhead_work");
  const int hand = contactNamed(task, "left grip");
  const double chosen = alongOf(solve(human(), freed(task, hand, {-0.3, 0.3})), hand);
  const double end = chosen > 0.0 ? chosen - 0.1 : chosen + 0.1;
  const Span beside = chosen > 0.0 ? Span{end - 0.1, end} : Span{end, end + 0.1};
  const Trial bound = solve(human(), freed(task, hand, beside));
  QVERIFY2(bound.solved(), bound.message.c_str());
  QVERIFY(std::abs(alongOf(bound, hand) - end) < kPlaced);
  // the hand's load acts where the hand is
  for (const ContactLoad& load : bound.last().loads)
    if (load.contact == hand) {
      QVERIFY((load.point - bound.task->contacts[hand].position).norm() < kPlaced);
      QVERIFY((load.target - bound.task->contacts[hand].position).norm() < kPlaced);
    }
}

void FreePlaceTest::aFootChoosesOnTheFloor() {
  Task task = sample("standing_pull");
  const int foot = contactNamed(task, "right foot");
  task.contacts[foot].place->free = {Span{-0.3, -0.08}, Span{-0.1, 0.3}};
  const Trial told = solve(human(), sample("standing_pull"));
  const Trial free = solve(human(), task);
  QVERIFY2(free.solved(), free.message.c_str());
  const PropPlace& place = *free.task->contacts[foot].place;
  QVERIFY(place.across.x() > -0.3 - kPlaced && place.across.x() < -0.08 + kPlaced);
  QVERIFY(place.across.y() > -0.1 - kPlaced && place.across.y() < 0.3 + kPlaced);
  QVERIFY(std::abs(free.task->contacts[foot].position.y()) < kPlaced);
  QVERIFY2(*free.objective < *told.objective, "choosing costs no more than being told");
}

void FreePlaceTest::aMotionHoldsWhereItsEndDoes() {
  const Task task = sample("overhead_work");
  const int hand = contactNamed(task, "left grip");
  const Task free = freed(task, hand, {-0.3, 0.3});
  SolveOptions options;
  options.wanted = Wanted::Motion;
  const Trial motion = solve(human(), free, options);
  const Trial posture = solve(human(), free);
  QVERIFY(!motion.motion.frames.empty());
  QVERIFY(std::abs(alongOf(motion, hand) - alongOf(posture, hand)) < kPlaced);
  QVERIFY(motion.task->contacts[hand].place->isFree());
}

void FreePlaceTest::freePlacesRoundTrip() {
  Task task = sample("standing_pull");
  task.contacts[0].place->free = {std::nullopt, Span{-0.1, 0.3}};
  task.contacts[2].place->free = {Span{-0.5, 0.1 + 0.2}, std::nullopt};
  const Task back = taskFromJson(taskToJson(task, human()), "t.json", *human());
  for (std::size_t i = 0; i < task.contacts.size(); ++i)
    QVERIFY(back.contacts[i].place == task.contacts[i].place);
}

QTEST_GUILESS_MAIN(FreePlaceTest)
#include "free_place_test.moc"
