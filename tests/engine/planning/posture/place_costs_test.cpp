// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <set>

#include "engine/model/model_file.h"
#include "engine/planning/posture/place_costs.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

Task sample(const std::string& name) { return loadTask(kResources + "/tasks/" + name + ".json", *human()); }

int contactOf(const Task& task, ContactEnd end) {
  for (std::size_t i = 0; i < task.contacts.size(); ++i)
    if (task.contacts[i].end == end) return static_cast<int>(i);
  return -1;
}

struct Weighed {
  std::vector<WeighedThing> things;
  PlaceGrid grid;  ///< of the first
  std::vector<PlaceCost> costs;
  std::vector<int> order;
};

Weighed weigh(const Task& task, int contact, int most) {
  Weighed result{thingsToWeigh(task, contact, most), {}, {}, {}};
  const PostureResult from = solvePosture(*human(), task, {}, {});
  weighPlaces({human(), task, contact, result.things, from},
              [&](std::size_t thing, int place, const PlaceCost& cost) {
                result.things[thing].costs[std::size_t(place)] = cost;
                if (thing == 0) result.order.push_back(place);
              });
  result.grid = result.things.front().grid;
  result.costs = result.things.front().costs;
  return result;
}

Task at(const Task& task, int contact, const PropPlace& place) {
  Task moved = task;
  Contact& there = moved.contacts[std::size_t(contact)];
  putOn(*propOf(moved, there), place, there);
  return moved;
}

}  // namespace

class PlaceCostsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPlaceIsWeighedOnceOutward();
  void costsAreThoseOfTheBestPosture();
  void mirroredHandsFindMirroredPlaces();
  void aFaceIsWeighedInRows();
  void theBestPlaceIsBest();
  void allThatMayBeHeldIsWeighed();
  void aStopEndsIt();
  void aFreeContactHasNoPlaces();
};

void PlaceCostsTest::everyPlaceIsWeighedOnceOutward() {
  const Task task = sample("standing_pull");
  const Weighed bar = weigh(task, contactOf(task, ContactEnd::RightHand), 60);
  QVERIFY(bar.grid.places.size() > 30 && bar.grid.rows() == 1);
  QCOMPARE(std::set<int>(bar.order.begin(), bar.order.end()).size(), bar.grid.places.size());
  QCOMPARE(bar.order.size(), bar.grid.places.size());
  for (std::size_t i = 1; i < bar.order.size(); ++i) {
    const bool isNext = bar.order[i] == bar.order[i - 1] + 1 || bar.order[i] == bar.order[i - 1] - 1;
    QVERIFY(isNext || bar.order[i] == bar.order.front() - 1);
  }
}

/// A walk follows; it must not end in a worse valley than a search from nothing does.
void PlaceCostsTest::costsAreThoseOfTheBestPosture() {
  const Task task = sample("standing_pull");
  const int contact = contactOf(task, ContactEnd::RightHand);
  const Weighed bar = weigh(task, contact, 60);
  int possible = 0;
  for (std::size_t i = 0; i < bar.costs.size(); i += 7) {
    const PostureResult best = solvePosture(*human(), at(task, contact, bar.grid.places[i]), {}, {});
    QCOMPARE(bar.costs[i].isPossible, best.solved());
    if (!best.solved()) continue;
    ++possible;
    QVERIFY2(bar.costs[i].objective < 1.02 * best.objective,
             qPrintable(QString("%1: %2 for %3").arg(i).arg(bar.costs[i].objective).arg(best.objective)));
  }
  QVERIFY(possible > 3);
}

/// The task is its own mirror image, so are the costs of both hands.
void PlaceCostsTest::mirroredHandsFindMirroredPlaces() {
  Task task = sample("standing_pull");
  const int right = contactOf(task, ContactEnd::RightHand), left = contactOf(task, ContactEnd::LeftHand);
  task.contacts[std::size_t(left)].limits = task.contacts[std::size_t(right)].limits;
  const Weighed a = weigh(task, right, 40), b = weigh(task, left, 40);
  QCOMPARE(a.costs.size(), b.costs.size());
  int compared = 0;
  for (std::size_t i = 0; i < a.costs.size(); ++i) {
    const PlaceCost &x = a.costs[i], &y = b.costs[b.costs.size() - 1 - i];
    if (!x.isPossible || !y.isPossible) continue;
    ++compared;
    QVERIFY2(std::abs(x.objective - y.objective) < 0.01 * x.objective,
             qPrintable(QString("%1: %2 and %3").arg(i).arg(x.objective).arg(y.objective)));
  }
  QVERIFY(compared > 10);
}

void PlaceCostsTest::aFaceIsWeighedInRows() {
  const Task task = sample("standing_pull");
  const Weighed floor = weigh(task, contactOf(task, ContactEnd::RightFoot), 49);
  QCOMPARE(floor.grid.columns, 7);
  QCOMPARE(floor.grid.rows(), 7);
  const auto isPossible = [](const PlaceCost& cost) { return cost.isPossible; };
  const auto count = std::count_if(floor.costs.begin(), floor.costs.end(), isPossible);
  QVERIFY2(count > 2 && count < 49, qPrintable(QString::number(count)));  // not half a metre away
  for (const PlaceCost& cost : floor.costs) QVERIFY(!cost.binds.empty());
}

void PlaceCostsTest::theBestPlaceIsBest() {
  const Task task = sample("standing_pull");
  const int contact = contactOf(task, ContactEnd::RightHand);
  const Weighed bar = weigh(task, contact, 60);
  const int best = bestPlace(bar.costs);
  QVERIFY(best >= 0);
  const PostureResult here = solvePosture(*human(), task, {}, {});
  const PostureResult there =
      solvePosture(*human(), at(task, contact, bar.grid.places[std::size_t(best)]), {}, {});
  QVERIFY(there.solved());
  QVERIFY2(there.objective <= 1.001 * here.objective, qPrintable(QString::number(there.objective)));
  QCOMPARE(bestPlace({}), -1);
}

/// Either of two rails: both are weighed, and the best of all is what solving the task from there finds.
void PlaceCostsTest::allThatMayBeHeldIsWeighed() {
  const Task task = sample("which_rail");
  const auto isChosen = [](const Contact& contact) { return !contact.others.empty(); };
  const int contact = static_cast<int>(std::ranges::find_if(task.contacts, isChosen) - task.contacts.begin());
  const Weighed rails = weigh(task, contact, 40);
  QCOMPARE(rails.things.size(), std::size_t(2));
  for (const WeighedThing& thing : rails.things)
    QVERIFY(std::ranges::all_of(thing.costs, &PlaceCost::isWeighed));
  const std::optional<std::size_t> best = bestThing(rails.things);
  QVERIFY(best.has_value());
  const WeighedThing& thing = rails.things[*best];
  const int place = bestPlace(thing.costs);
  Task there = task;
  there.contacts[std::size_t(contact)] = contactAt(task, contact, thing, place);
  QCOMPARE(there.contacts[std::size_t(contact)].others.size(), std::size_t(1));
  there.contacts[std::size_t(contact)].others.clear();
  const PostureResult posture = solvePosture(*human(), there, {}, {});
  QVERIFY(posture.solved());
  QVERIFY2(posture.objective <= 1.001 * thing.costs[std::size_t(place)].objective,
           qPrintable(QString::number(posture.objective)));
}

void PlaceCostsTest::aStopEndsIt() {
  const Task task = sample("standing_pull");
  const int contact = contactOf(task, ContactEnd::RightHand);
  const std::vector<WeighedThing> things = thingsToWeigh(task, contact, 60);
  std::stop_source source;
  int count = 0;
  weighPlaces(
      {human(), task, contact, things, solvePosture(*human(), task, {}, {})},
      [&](std::size_t, int, const PlaceCost&) {
        if (++count == 5) source.request_stop();
      },
      source.get_token());
  QCOMPARE(count, 5);
}

void PlaceCostsTest::aFreeContactHasNoPlaces() {
  Task task = sample("standing_pull");
  setFree(task.contacts[0]);
  QVERIFY(placesAbout(task, task.contacts[0], 60).places.empty());
  QVERIFY(thingsToWeigh(task, 0, 60).empty());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::PlaceCostsTest)
#include "place_costs_test.moc"
