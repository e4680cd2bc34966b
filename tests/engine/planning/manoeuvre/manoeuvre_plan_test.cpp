// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/manoeuvre_plan.h"

#include <QtTest>
#include <set>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/planning/manoeuvre/turning/orientation.h"
#include "engine/planning/manoeuvre/workstation.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/trial/violation_words.h"

using namespace handhold;

namespace {

std::shared_ptr<const Model> model(const char* name) {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name + ".json");
}

Task taskOf(const Manoeuvre& manoeuvre) {
  Task task;
  task.gravity.setZero();
  task.manoeuvre = manoeuvre;
  task.motion.framesPerSecond = 30.0;
  return task;
}

TraverseManoeuvre shortLadder() {
  TraverseManoeuvre ladder;
  ladder.rungs = 2;
  return ladder;
}

Load mass(double kilograms) {
  Load load;
  load.name = "box";
  load.kind = LoadKind::Mass;
  load.site = "chest";
  load.mass = kilograms;
  return load;
}

/// The middle of a cabin's overhead at `top`.
Task climbingUnder(const Vector3& top, const Quaternion& orientation, const Vector3& size, int axis) {
  Task task = taskOf(shortLadder());
  Prop cabin;
  cabin.name = "module";
  cabin.kind = PropKind::Cabin;
  cabin.orientation = orientation;
  cabin.size = size;
  cabin.position = top - orientation * (0.5 * size[axis] * Vector3::Unit(axis));
  task.props = {cabin};
  return task;
}

/// Beside or below a short ladder.
Task climbingBy(const char* name, PropKind kind, const Vector3& place) {
  Task task = taskOf(shortLadder());
  Prop prop;
  prop.name = name;
  prop.kind = kind;
  prop.position = place;
  if (kind == PropKind::Bar) prop.size = Vector3(0.8, 0.032, 0.032);
  task.props = {prop};
  return task;
}

/// Manoeuvres that are planned in a moment.
void addKinds() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<QString>("body");
  QTest::newRow("turn") << static_cast<int>(ManoeuvreKind::Orient) << "legs6";
  QTest::newRow("ladder") << static_cast<int>(ManoeuvreKind::Ladder) << "ladder13";
  QTest::newRow("flight") << static_cast<int>(ManoeuvreKind::Flight) << "human55";
  QTest::newRow("hold") << static_cast<int>(ManoeuvreKind::Hold) << "human55";
  QTest::newRow("carry") << static_cast<int>(ManoeuvreKind::Carry) << "human55";
}

/// Plans and asks for a stop as soon as a report is one to stop at.
ManoeuvrePlan stoppedAt(const Model& body, const Task& task,
                        const std::function<bool(const Progress&)>& isTime) {
  std::stop_source source;
  return planManoeuvre(body, task, {source.get_token(), [&](const Progress& progress) {
                                      if (isTime(progress)) source.request_stop();
                                    }});
}

QString refusal(const Model& body, const Task& task) {
  try {
    planManoeuvre(body, task);
  } catch (const InputError& error) {
    return QString::fromStdString(error.what());
  }
  return {};
}

}  // namespace

class ManoeuvrePlanTest : public QObject {
  Q_OBJECT

 private slots:
  void aTurnIsThatOfItsPlanner();
  void aTurnBeginsWhereTheTaskStarts();
  void aTraverseHasPeriodsAndLoads();
  void peopleOfAnySizeFlyOffTheWall_data();
  void peopleOfAnySizeFlyOffTheWall();
  void aHoldIsThatOfItsPlanner();
  void figuresDoNotDependOnTheFrames_data();
  void figuresDoNotDependOnTheFrames();
  void contactsOfAPlanAreNotThoseOfTheTask();
  void massesGoAlong();
  void whatCannotBePlannedIsRefused();
  void theImpossibleSaysWhatWorks();
  void armsOfFiveJointsCarryAlongRungs();
  void wallsOfACabinAreNotPassed();
  void boxesAreNotPassed();
  void floorsAreNotPassed();
  void barsArePassedByHandsThatHoldThem();
  void hatchesArePassed();
  void aStopEndsIt();
  void stagesAreTold_data();
  void stagesAreTold();
  void aStopOnTheWayLeavesNoHalfMotion_data();
  void aStopOnTheWayLeavesNoHalfMotion();
  void aStoppedTurnIsTheBestOfTheWaysTried();
  void aStoppedHoldKeepsItsPosture();
};

void ManoeuvrePlanTest::aTurnIsThatOfItsPlanner() {
  const auto body = model("legs6");
  const ManoeuvrePlan plan = planManoeuvre(*body, taskOf(TurnManoeuvre()));
  TurnRequest request;
  request.framesPerSecond = 30.0;
  request.partsOfFrame = 8;
  const TurnPlan direct = planTurn(*body, request);
  QVERIFY(plan.solved());
  QCOMPARE(plan.message, direct.message);
  QCOMPARE(plan.motion.frames.size(), direct.motion.frames.size() / 8 + 1);
  QCOMPARE(plan.motion.frames.back().q, direct.motion.frames.back().q);
  QCOMPARE(figureOf(plan, "peak_torque_Nm"), direct.peakTorque);
  QCOMPARE(figureOf(plan, "momentum_residue"), direct.residue.share);
  QVERIFY(std::abs(figureOf(plan, "angle_deg") - 90.0) < 1e-3);
  QCOMPARE(plan.workload.totals.weightedWork, direct.workload.totals.weightedWork);
}

void ManoeuvrePlanTest::aTurnBeginsWhereTheTaskStarts() {
  const auto body = model("legs6");
  Task task = taskOf(TurnManoeuvre());
  task.start = body->zeroPosition();
  task.start.head<7>() << 1.0, 2.0, 3.0, 0.6, 0.0, 0.8, 0.0;
  const ManoeuvrePlan plan = planManoeuvre(*body, task);
  const VectorX expected = task.start.head<7>();
  QVERIFY((plan.motion.frames.front().q.head<7>() - expected).norm() < 1e-12);
}

void ManoeuvrePlanTest::aTraverseHasPeriodsAndLoads() {
  const ManoeuvrePlan plan = planManoeuvre(*model("ladder13"), taskOf(shortLadder()));
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.periods.size(), std::size_t(3));  // starting, middle, ending
  QVERIFY(figureOf(plan, "peak_hand_force_N") > 0.0);
  QCOMPARE(figureOf(plan, "rail_load"), figureOf(plan, "peak_hand_force_N") / TraverseManoeuvre().railLimit);
  QCOMPARE(figureOf(plan, "no such figure"), 0.0);
  QVERIFY(!plan.phases.empty());
}

void ManoeuvrePlanTest::aHoldIsThatOfItsPlanner() {
  const auto body = model("human55");
  HoldManoeuvre hold;
  hold.pull = Vector3(0.0, 0.0, 40.0);
  const ManoeuvrePlan plan = planManoeuvre(*body, taskOf(hold));
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.motion.frames.size(), std::size_t(1));
  QVERIFY(plan.posture.has_value());
  QCOMPARE(plan.motion.frames[0].q, plan.posture->q);
  QVERIFY(figureOf(plan, "greatest_pull_N") >= 40.0);
}

void ManoeuvrePlanTest::figuresDoNotDependOnTheFrames_data() { addKinds(); }

/// Peaks and works of a motion that is shown by few frames are those of the motion.
void ManoeuvrePlanTest::figuresDoNotDependOnTheFrames() {
  constexpr double kSame = 2e-3, kNothing = 1e-6;
  QFETCH(int, kind);
  QFETCH(QString, body);
  const auto person = model(qPrintable(body));
  Task task = taskOf(usualManoeuvre(static_cast<ManoeuvreKind>(kind)));
  task.motion.framesPerSecond = 60.0;
  const ManoeuvrePlan many = planManoeuvre(*person, task);
  for (const double rate : {29.0, 7.0, 1.0}) {
    task.motion.framesPerSecond = rate;
    const ManoeuvrePlan few = planManoeuvre(*person, task);
    QCOMPARE(few.workload.curve.size(), few.motion.frames.size());
    QCOMPARE(std::size_t(few.workload.rotational.cols()), few.motion.frames.size());
    const std::size_t most =
        static_cast<std::size_t>(many.motion.duration() * rate) + 4;  // a part at each end
    QVERIFY(few.motion.frames.size() <= most);
    for (const auto& [name, value] : many.figures) {
      if (name == "real_time_factor") continue;
      const double other = figureOf(few, name);
      QVERIFY2(std::abs(other - value) <= kSame * std::abs(value) + kNothing,
               qPrintable(QStringLiteral("%1 of %2 a second: %3, %4")
                              .arg(QString::fromStdString(name))
                              .arg(rate)
                              .arg(other)
                              .arg(value)));
    }
  }
}

void ManoeuvrePlanTest::contactsOfAPlanAreNotThoseOfTheTask() {
  Task task = taskOf(shortLadder());
  task.contacts.resize(3);
  const ManoeuvrePlan plan = planManoeuvre(*model("ladder13"), task);
  QVERIFY(!plan.motion.frames.empty());
  for (const MotionFrame& frame : plan.motion.frames)
    for (const ContactLoad& load : frame.loads) QVERIFY(load.contact < 0 || load.contact >= 3);
}

void ManoeuvrePlanTest::massesGoAlong() {
  Task task = taskOf(shortLadder());
  const double alone = figureOf(planManoeuvre(*model("human55"), task), "peak_hand_force_N");
  task.loads = {mass(40.0)};
  const ManoeuvrePlan plan = planManoeuvre(*model("human55"), task);
  QCOMPARE(plan.carried.size(), std::size_t(1));
  QVERIFY(figureOf(plan, "peak_hand_force_N") > alone);
}

void ManoeuvrePlanTest::whatCannotBePlannedIsRefused() {
  const auto legs = model("legs6");
  Task none = taskOf(TurnManoeuvre());
  none.manoeuvre.reset();
  QVERIFY(refusal(*legs, none).contains("manoeuvre"));
  Task heavy = taskOf(TurnManoeuvre());
  heavy.gravity = Vector3(0.0, -9.8, 0.0);
  QVERIFY(refusal(*legs, heavy).contains("gravity"));
  for (const char* name : {"legs6", "planar9", "ladder13"}) {
    const QString sentence = refusal(*model(name), taskOf(HoldManoeuvre()));
    QVERIFY2(sentence.contains("grip") || sentence.contains("ball"), qPrintable(sentence));
  }
  Task loaded = taskOf(TurnManoeuvre());
  loaded.loads = {mass(1.0)};
  QVERIFY2(refusal(*legs, loaded).contains("load box"), qPrintable(refusal(*legs, loaded)));
  Task pushed = taskOf(shortLadder());
  pushed.loads = {mass(1.0)};
  pushed.loads[0].kind = LoadKind::Force;
  QVERIFY(refusal(*model("human55"), pushed).contains("is a force"));
}

void ManoeuvrePlanTest::theImpossibleSaysWhatWorks() {
  TraverseManoeuvre far = shortLadder();
  far.spacing = 0.9;
  const ManoeuvrePlan plan = planManoeuvre(*model("human55"), taskOf(far));
  QVERIFY(plan.status == PostureStatus::Infeasible);
  QVERIFY(plan.motion.frames.empty());
  QVERIFY2(plan.message.find("works") != std::string::npos, plan.message.c_str());
}

/// They cannot turn both hands to an upright rail, and are told where they can.
void ManoeuvrePlanTest::armsOfFiveJointsCarryAlongRungs() {
  const auto body = model("ladder13");
  CarryManoeuvre carry;
  carry.rungs = 2;
  const ManoeuvrePlan onRail = planManoeuvre(*body, taskOf(carry));
  QVERIFY(onRail.status == PostureStatus::Infeasible);
  QVERIFY2(onRail.message.ends_with("along the rungs of a ladder the hands get there"),
           onRail.message.c_str());
  carry.rampTime = 10.0;  // what the arm that swings asks of the other wrist
  carry.along = TraverseAlong::Rungs;
  const ManoeuvrePlan plan = planManoeuvre(*body, taskOf(carry));
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.carried.size(), std::size_t(1));
}

/// A wall that is lower by 40 cm is passed by 40 cm more.
void ManoeuvrePlanTest::wallsOfACabinAreNotPassed() {
  const auto body = model("human55");
  const Vector3 wide(4.0, 6.0, 6.0);
  QVERIFY(planManoeuvre(*body, climbingUnder({0.0, 3.0, 0.0}, Quaternion::Identity(), wide, 1)).solved());
  double passed[2] = {};
  for (const int lower : {0, 1}) {
    const ManoeuvrePlan plan =
        planManoeuvre(*body, climbingUnder({0.0, 0.6 - 0.4 * lower, 0.0}, Quaternion::Identity(), wide, 1));
    QVERIFY(plan.status == PostureStatus::Infeasible);
    QCOMPARE(plan.violations.size(), std::size_t(1));
    QCOMPARE(plan.violations[0].other, std::string("a wall of module"));
    QVERIFY(!plan.motion.frames.empty());
    passed[lower] = plan.violations[0].amount;
  }
  QVERIFY(passed[0] > 0.2 && passed[0] < 1.2);
  QVERIFY(std::abs(passed[1] - passed[0] - 0.4) < 1e-9);
}

/// A thick box is entered from below as far as a cabin's ceiling of that height is passed, but for its
/// rounded edges.
void ManoeuvrePlanTest::boxesAreNotPassed() {
  const auto body = model("human55");
  const Vector3 wide(4.0, 6.0, 6.0);
  const Task ceiling = climbingUnder({0.0, 0.6, 0.0}, Quaternion::Identity(), wide, 1);
  Task box = ceiling;
  box.props[0].name = "rack";
  box.props[0].kind = PropKind::Box;
  box.props[0].position.y() += wide.y();
  const ManoeuvrePlan passed = planManoeuvre(*body, ceiling), entered = planManoeuvre(*body, box);
  QVERIFY(entered.status == PostureStatus::Infeasible);
  QCOMPARE(entered.violations.size(), std::size_t(1));
  QCOMPARE(entered.violations[0].other, std::string("rack"));
  QCOMPARE(entered.violations[0].name, passed.violations[0].name);
  QVERIFY(std::abs(entered.violations[0].amount - passed.violations[0].amount) < 0.015);
  box.props[0].position.y() += 2.4;
  QVERIFY(planManoeuvre(*body, box).solved());
}

/// The legs hang lowest when the climb begins; a floor that is higher by 20 cm is entered by 20 cm more, and
/// one as low as is told is clear.
void ManoeuvrePlanTest::floorsAreNotPassed() {
  const auto body = model("human55");
  const auto above = [&](double height) {
    return planManoeuvre(*body, climbingBy("floor", PropKind::Floor, {0.0, height, 0.0}));
  };
  double entered[2] = {};
  for (const int higher : {0, 1}) {
    const ManoeuvrePlan plan = above(-0.6 + 0.2 * higher);
    QVERIFY(plan.status == PostureStatus::Infeasible);
    QCOMPARE(plan.violations.size(), std::size_t(1));
    const Violation& violation = plan.violations[0];
    QCOMPARE(violation.other, std::string("floor"));
    const Limb limb = body->joints[violation.index].limb;
    QVERIFY(limb == Limb::RightLeg || limb == Limb::LeftLeg);
    QCOMPARE(violation.time.value(), 0.0);
    entered[higher] = violation.amount;
    const auto told = QRegularExpression("passes .* into floor at 0.00 s; .* a floor ([0-9.]+) m lower")
                          .match(QString::fromStdString(plan.message));
    QVERIFY2(told.hasMatch(), plan.message.c_str());
    QVERIFY(above(-0.6 + 0.2 * higher - told.captured(1).toDouble()).solved());
  }
  QVERIFY(entered[0] > 0.1 && entered[0] < 1.0);
  QVERIFY(std::abs(entered[1] - entered[0] - 0.2) < 1e-9);
}

/// A bar of the task where both hands come to rest, and one that the shoulders would go through.
void ManoeuvrePlanTest::barsArePassedByHandsThatHoldThem() {
  const auto body = model("human55");
  const TraverseManoeuvre ladder = shortLadder();
  const auto planned = [&](const Vector3& place) {
    return planManoeuvre(*body, climbingBy("beam", PropKind::Bar, place));
  };
  const ManoeuvrePlan held = planned({0.0, ladder.rungs * ladder.spacing, 0.0});
  QVERIFY2(held.solved(), finding(held.message, held.violations).c_str());
  const ManoeuvrePlan passed = planned({0.0, 0.5, -ladder.distance});
  QVERIFY(passed.status == PostureStatus::Infeasible);
  QCOMPARE(passed.violations.size(), std::size_t(1));
  QCOMPARE(passed.violations[0].other, std::string("beam"));
  QVERIFY(passed.violations[0].time.value() > 0.0);
}

void ManoeuvrePlanTest::hatchesArePassed() {
  const auto body = model("human55");
  const Quaternion upright(Eigen::AngleAxisd(-M_PI / 2.0, Vector3::UnitX()));  // z of the cabin is up
  const Vector3 size(3.0, 3.0, 6.0);
  const Vector3 hatch(0.0, 0.6, -0.15);
  const auto planned = [&](const Vector3& aside) {
    return planManoeuvre(*body, climbingUnder(hatch + aside, upright, size, 2));
  };
  QVERIFY(planned(Vector3::Zero()).solved());
  QVERIFY(!planned(Vector3(0.7, 0.0, 0.0)).solved());
}

void ManoeuvrePlanTest::aStopEndsIt() {
  std::stop_source source;
  source.request_stop();
  ManoeuvreOptions options;
  options.stop = source.get_token();
  QVERIFY(planManoeuvre(*model("legs6"), taskOf(TurnManoeuvre()), options).status == PostureStatus::Stopped);
}

void ManoeuvrePlanTest::stagesAreTold_data() { addKinds(); }

void ManoeuvrePlanTest::stagesAreTold() {
  QFETCH(int, kind);
  QFETCH(QString, body);
  const Task task = taskOf(usualManoeuvre(static_cast<ManoeuvreKind>(kind)));
  std::set<std::string> stages;
  double last = 0.0;
  bool isGrowing = true;
  const ProgressSink sink = [&](const Progress& progress) {
    stages.insert(progress.stage);
    isGrowing = isGrowing && progress.fraction >= last && progress.fraction <= 1.0;
    last = progress.fraction;
  };
  const ManoeuvrePlan plan = planManoeuvre(*model(body.toLatin1()), task, {{}, sink});
  QVERIFY2(plan.solved(), plan.message.c_str());
  QVERIFY(isGrowing);
  QVERIFY(stages.size() >= 2 && !stages.contains(""));
  QVERIFY(last > 0.8);
}

void ManoeuvrePlanTest::aStopOnTheWayLeavesNoHalfMotion_data() { addKinds(); }

/// Wherever the stop comes, the motion is whole or none.
void ManoeuvrePlanTest::aStopOnTheWayLeavesNoHalfMotion() {
  QFETCH(int, kind);
  QFETCH(QString, body);
  const Task task = taskOf(usualManoeuvre(static_cast<ManoeuvreKind>(kind)));
  for (const double at : {0.05, 0.3, 0.65, 0.85}) {
    const ManoeuvrePlan plan =
        stoppedAt(*model(body.toLatin1()), task, [at](const Progress& now) { return now.fraction >= at; });
    QVERIFY(plan.status == PostureStatus::Stopped || plan.solved());
    if (plan.solved() && kind == static_cast<int>(ManoeuvreKind::Orient))
      QVERIFY(figureOf(plan, "error_rad") < 1e-6);
    if (kind != static_cast<int>(ManoeuvreKind::Hold)) QCOMPARE(plan.solved(), !plan.motion.frames.empty());
  }
}

void ManoeuvrePlanTest::aStoppedTurnIsTheBestOfTheWaysTried() {
  const auto body = model("legs6");
  const Task task = taskOf(TurnManoeuvre());
  const ManoeuvrePlan whole = planManoeuvre(*body, task);
  const ManoeuvrePlan kept = stoppedAt(*body, task, [](const Progress& now) { return now.fraction > 0.25; });
  QVERIFY2(kept.solved(), kept.message.c_str());
  QVERIFY(QString::fromStdString(kept.message).contains("before the stop"));
  QVERIFY(std::abs(figureOf(kept, "angle_deg") - 90.0) < 1e-3);
  QVERIFY(figureOf(kept, "time_s") >= figureOf(whole, "time_s") - 1e-9);
}

void ManoeuvrePlanTest::aStoppedHoldKeepsItsPosture() {
  const ManoeuvrePlan kept = stoppedAt(*model("human55"), taskOf(HoldManoeuvre()), [](const Progress& now) {
    return now.stage == "Looking for the greatest pull";
  });
  QVERIFY2(kept.solved(), kept.message.c_str());
  QVERIFY2(QString::fromStdString(kept.message).contains("at least"), kept.message.c_str());
  QVERIFY(figureOf(kept, "greatest_pull_N") >= 100.0 - 1e-9);
}

void ManoeuvrePlanTest::peopleOfAnySizeFlyOffTheWall_data() {
  QTest::addColumn<QString>("body");
  for (const char* body : {"human55", "f05", "f50", "m50", "m95"}) QTest::newRow(body) << body;
}

/// Tall people's feet passed into the wall where their hips were as low as those of human55.
void ManoeuvrePlanTest::peopleOfAnySizeFlyOffTheWall() {
  QFETCH(QString, body);
  FlightManoeuvre flight;
  flight.rail = Vector3(0.0, 2.5, 0.4);
  Task task = taskOf(flight);
  task.props = manoeuvreProps(flight);
  const ManoeuvrePlan plan = planManoeuvre(*model(body.toLatin1()), task);
  QVERIFY2(plan.solved(), plan.message.c_str());
}

QTEST_GUILESS_MAIN(ManoeuvrePlanTest)
#include "manoeuvre_plan_test.moc"
