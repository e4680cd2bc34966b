// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/cabin.h"
#include "engine/task/task_check.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/laws/constraints/cabin_walls.h"
#include "engine/laws/constraints/clearance_pairs.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kExact = 1e-12;  // m, sums of a few numbers

/// How far a point lies from a wall, by its definition.
double awayFrom(CabinWall wall, const Vector3& half, const Vector3& p) {
  const Vector3 out = inwards(wall);
  return half.dot(out.cwiseAbs()) + p.dot(out);
}

Prop turnedCabin() {
  Prop prop;
  prop.name = "module";
  prop.kind = PropKind::Cabin;
  prop.size = kCabinSize;
  prop.position = Vector3(0.3, 1.0, -0.2);
  prop.orientation = Quaternion(Eigen::AngleAxisd(0.7, Vector3(1, 2, 3).normalized()));
  return prop;
}

}  // namespace

class CabinTest : public QObject {
  Q_OBJECT

 private slots:
  void sizesHaveBounds();
  void racksFollowTheLength();
  void railsStandOffTheirWalls();
  void platesStandOnTheDeck();
  void gripsAreOnMiddleLines();
  void gripsOutOfReachAreNone();
  void isReadAndWritten();
  void tooSmallIsRefused();
  void clearanceKnowsTheWalls();
};

/// A cabin of 100 km or a ladder with a rung every nanometre would fill the memory when drawn.
void CabinTest::sizesHaveBounds() {
  const auto human = human55();
  Task task = loadTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/cabin.json", *human);
  const auto isRefused = [&](auto change) {
    Task wrong = task;
    change(wrong.props.front());
    try {
      checkTask(wrong, *human, "here");
    } catch (const InputError& error) {
      return QString(error.what()).contains("write ");
    }
    return false;
  };
  checkTask(task, *human, "here");
  QVERIFY(isRefused([](Prop& prop) { prop.size.z() = 1e5; }));
  QVERIFY(isRefused([](Prop& prop) { prop.spacing = 1e-9; }));
  QVERIFY(isRefused([](Prop& prop) { prop.spacing = std::nan(""); }));
  QVERIFY(isRefused([](Prop& prop) { prop.diameter = 1e160; }));
}

void CabinTest::racksFollowTheLength() {
  QCOMPARE(cabinLayout(kCabinSize).racks, 6);
  QCOMPARE(cabinLayout({2.1, 2.1, 4.3}).racks, 4);
  QCOMPARE(cabinLayout({2.1, 2.1, 1.7}).racks, 1);
  const CabinLayout layout = cabinLayout(kCabinSize);
  QVERIFY(std::abs(layout.rackMiddle(0) + layout.rackMiddle(5)) < kExact);
  QVERIFY(std::abs(layout.rackMiddle(3) - 0.525) < kExact);
  QVERIFY(std::abs(2.1 - 2.0 * layout.standOff - kRackFront) < kExact);
}

void CabinTest::railsStandOffTheirWalls() {
  for (const Vector3& size : {kCabinSize, Vector3(2.6, 1.9, 3.4)}) {
    const CabinLayout layout = cabinLayout(size);
    QVERIFY(layout.rails.size() >= std::size_t(4 + 4 * layout.racks));
    for (const CabinRail& rail : layout.rails) {
      for (const Vector3& end : {rail.from, rail.to}) {
        QVERIFY(std::abs(awayFrom(rail.wall, layout.half, end) - kRailOff - 0.5 * kRailThick) < kExact);
        QVERIFY(((layout.half - end.cwiseAbs()).array() > 0.0).all());
      }
      QVERIFY(rail.length() > 0.5 && rail.length() < 0.8);
    }
  }
}

void CabinTest::platesStandOnTheDeck() {
  const CabinLayout layout = cabinLayout(kCabinSize);
  QCOMPARE(layout.footPlates.size(), std::size_t(3));
  for (const Vector3& plate : layout.footPlates)
    QVERIFY(std::abs(awayFrom(CabinWall::Deck, layout.half, plate) - 0.02) < kExact);
}

namespace {

/// The hand that holds what is near a point in world; nothing where nothing is.
std::optional<Contact> gripAt(const Task& task, const Vector3& p_W, double reach) {
  const auto found = gripNear(task, p_W, reach);
  if (!found) return std::nullopt;
  Contact hand;
  hand.prop = found->prop;
  putOn(*propOf(task, hand), found->found.place, hand);
  return hand;
}

}  // namespace

void CabinTest::gripsAreOnMiddleLines() {
  Task task;
  task.props = {turnedCabin()};
  const Prop& prop = task.props[0];
  const CabinRail rail = cabinLayout(prop.size).rails[5];
  const Vector3 place = prop.position + prop.orientation * (rail.from + 0.3 * (rail.to - rail.from));
  const Vector3 axis = prop.orientation * (rail.to - rail.from).normalized();
  const auto grip = gripAt(task, place + 0.02 * axis.unitOrthogonal(), 0.05);
  QVERIFY(grip.has_value());
  QVERIFY((grip->position - place).norm() < kExact);
  QVERIFY((grip->axis - axis).norm() < kExact);
  QCOMPARE(grip->prop, std::string("module"));
}

void CabinTest::gripsOutOfReachAreNone() {
  Task task;
  task.props = {turnedCabin()};
  QVERIFY(!gripAt(task, task.props[0].position, 0.3));
  Prop bar;
  bar.kind = PropKind::Bar;
  bar.name = "bar";
  bar.position = task.props[0].position;
  bar.size = Vector3(1.0, 0.03, 0.03);
  task.props.push_back(bar);
  const auto grip = gripAt(task, bar.position + Vector3(0.8, 0.0, 0.0), 0.4);
  QVERIFY(grip && (grip->position - bar.position - Vector3(0.5, 0, 0)).norm() < kExact);
  QVERIFY(!gripAt(task, bar.position + Vector3(0.8, 0.0, 0.0), 0.2));
}

void CabinTest::isReadAndWritten() {
  const auto human = human55();
  const std::string file = std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/cabin.json";
  const Task task = loadTask(file, *human);
  QCOMPARE(task.props.size(), std::size_t(1));
  QVERIFY(task.props[0].kind == PropKind::Cabin);
  QCOMPARE(toString(task.props[0].kind), std::string("cabin"));
  for (const Contact& contact : task.contacts)
    if (contact.kind == ContactKind::Grip) {
      const auto grip = gripAt(task, contact.position, 1e-6);
      QVERIFY2(grip && grip->axis.cross(contact.axis).norm() < 1e-6, "the hand holds the middle of a rail");
    }
}

void CabinTest::tooSmallIsRefused() {
  Task task;
  task.props = {turnedCabin()};
  const auto human = human55();
  checkTask(task, *human, "here");
  task.props[0].size.y() = 1.2;
  QVERIFY_THROWS_EXCEPTION(InputError, checkTask(task, *human, "here"));
}

/// Each wall keeps the body in: a point inside is outside of every block, one beyond a wall is in a block.
void CabinTest::clearanceKnowsTheWalls() {
  Task task;
  task.props = {turnedCabin()};
  const Prop& prop = task.props[0];
  const auto human = human55();
  std::vector<Obstacle> walls;
  for (const ClearancePair& pair : clearancePairs(*human, task))
    if (pair.capsule == 0 && pair.name == "module") walls.push_back(pair.obstacle);
  const auto isRack = [](const Obstacle& wall) { return std::holds_alternative<Block>(wall); };
  QCOMPARE(walls.size(), std::size_t(6));
  QCOMPARE(std::ranges::count_if(walls, isRack), std::ptrdiff_t(4));
  const auto isIn = [](const Block& block, const Vector3& p_W) {
    return ((block.half - (block.X_WB.inverse() * p_W).cwiseAbs()).array() >= 0.0).all();
  };
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-1.0, 1.0}) {
      const auto at = [&](double beyond, double aside) {
        const Vector3 p_C = side * (0.5 * prop.size[axis] + beyond) * Vector3::Unit(axis);
        return Vector3(prop.position + prop.orientation * (p_C + aside * Vector3::Unit((axis + 1) % 3)));
      };
      const double aside = 0.5 * prop.size[(axis + 1) % 3] - 0.1;
      QVERIFY(distanceToWalls(prop, at(0.01, aside)) < 0.0);
      QVERIFY(distanceToWalls(prop, at(-0.01, aside)) > 0.0);
      if (axis == 2) {
        QVERIFY(distanceToWalls(prop, at(0.01, 0.0)) > 0.0);  // a hatch
        continue;
      }
      const auto count = [&](const Vector3& p) {
        return std::ranges::count_if(
            walls, [&](const Obstacle& wall) { return isRack(wall) && isIn(std::get<Block>(wall), p); });
      };
      QCOMPARE(count(at(0.01, 0.0)), std::ptrdiff_t(1));
      QCOMPARE(count(at(-0.01, 0.0)), std::ptrdiff_t(0));
    }
}

QTEST_GUILESS_MAIN(CabinTest)
#include "cabin_test.moc"
