// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts that may hold one of several things: the solver's choice is the cheapest of all, wherever the task
// faces, of postures and of motions; impossible ones are told.
#include <QtTest>
#include <algorithm>

#include "engine/contact/held_name.h"
#include "engine/model/model_file.h"
#include "engine/planning/place_search.h"
#include "engine/planning/posture/chosen_places.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_check.h"

using namespace handhold;

namespace {

const std::string kSource = HANDHOLD_SOURCE_DIR;
/// Of two solves of one problem that stand or face differently, as part of the objective.
constexpr double kSameObjective = 0.01;
/// Where a chosen place is told and where the hand is (m).
constexpr double kPlaced = 1e-4;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kSource + "/resources/models/human55.json");
  return model;
}

Contact& contactNamed(Task& task, const std::string& name) {
  return *std::ranges::find(task.contacts, name, &Contact::name);
}

Prop rail(const std::string& name, double height, double ahead) {
  Prop prop;
  prop.name = name;
  prop.kind = PropKind::Bar;
  prop.position = Vector3(0.0, height, ahead);
  prop.size = Vector3(1.2, 0.032, 1.0);
  return prop;
}

PlaceOnProp onRail(const std::string& name, double along) {
  PropPlace place;
  place.along = along;
  return {name, place};
}

/// Both hands hold the bar of the standing pull, and may hold a rail beside it instead.
Task pullWithTwoRails(const Prop& other) {
  Task task = loadTask(kSource + "/resources/tasks/standing_pull.json", *human());
  task.props.push_back(other);
  contactNamed(task, "right grip").others = {onRail(other.name, -0.2)};
  contactNamed(task, "left grip").others = {onRail(other.name, 0.2)};
  resolvePlaces(task);
  return task;
}

Task pullWithTwoRails() { return pullWithTwoRails(rail("low rail", 0.95, 0.4)); }

/// The rails that the hands are told to hold, with nothing left to choose.
Task told(Task task, const std::string& right, const std::string& left) {
  for (const auto& [name, prop] : {std::pair("right grip", right), std::pair("left grip", left)}) {
    Contact& hand = contactNamed(task, name);
    if (hand.prop != prop) standAt(hand, 0);
    hand.others.clear();
  }
  resolvePlaces(task);
  return task;
}

Task turned(Task task, double angle) {
  const Quaternion turn(Eigen::AngleAxisd(angle, Vector3::UnitY()));
  for (Prop& prop : task.props) {
    prop.position = turn * prop.position;
    prop.orientation = turn * prop.orientation;
  }
  for (Target& target : task.targets) target.position = turn * target.position;
  resolvePlaces(task);
  return task;
}

/// The objective and the rails of the cheapest of the four ways to hold.
struct Cheapest {
  double objective = std::numeric_limits<double>::infinity();
  std::string right, left;
};

Cheapest cheapestOf(const Task& task, const SolveOptions& options, const std::string& other) {
  Cheapest best;
  for (const std::string& right : {std::string("bar"), other})
    for (const std::string& left : {std::string("bar"), other}) {
      const Trial trial = solve(human(), told(task, right, left), options);
      if (trial.solved() && *trial.objective < best.objective) best = {*trial.objective, right, left};
    }
  return best;
}

QString report(const Trial& trial, double expected) {
  return QString("%1: %2, expected %3")
      .arg(QString::fromStdString(trial.message))
      .arg(trial.objective.value_or(-1.0))
      .arg(expected);
}

bool isNear(double a, double b) { return std::abs(a - b) <= kSameObjective * std::abs(b); }

SolveOptions motions() {
  SolveOptions options;
  options.wanted = Wanted::Motion;
  return options;
}

}  // namespace

class PlaceSearchTest : public QObject {
  Q_OBJECT

 private slots:
  void theChoiceIsTheCheapestOfAll();
  void whereItStandsBeforeDoesNotMatter();
  void aTurnedTaskChoosesTheSame();
  void aPlaceMayBeFreeOnEachOfThem();
  void aThingOutOfReachIsNotChosen();
  void whereNoneHoldsItIsTold();
  void aStopTellsHowManyWereTried();
  void aStopOnTheFirstWayKeepsWhatThereIs();
  void whatTheChosenWayTellsStays();
  void aReleasedContactChoosesNothing();
  void eitherHandHoldsWhereItCostsLess();
  void theHandIsToldBesideTheName();
  void noHandHoldsTwoThings();
  void aHandThatHasLetGoMayHold();
  void kinematicMotionsChoose();
  void predictedMotionsChoose();
  void choicesRoundTrip();
  void wrongChoicesAreRefused();
};

void PlaceSearchTest::theChoiceIsTheCheapestOfAll() {
  Task task = pullWithTwoRails();
  const Cheapest best = cheapestOf(task, {}, "low rail");
  const Trial chosen = solve(human(), task);
  QVERIFY2(chosen.solved(), chosen.message.c_str());
  QVERIFY2(isNear(*chosen.objective, best.objective), qPrintable(report(chosen, best.objective)));
  Task answered = *chosen.task;
  const Contact &right = contactNamed(answered, "right grip"), &left = contactNamed(answered, "left grip");
  QCOMPARE(right.prop, best.right);
  QCOMPARE(left.prop, best.left);
  // both places are still there to choose
  QCOMPARE(right.others.size(), std::size_t(1));
  QVERIFY(right.others[0].prop != right.prop);
  for (const ContactLoad& load : chosen.last().loads)
    if (load.contact >= 0 && answered.contacts[load.contact].name == "right grip")
      QVERIFY((load.point - right.position).norm() < kPlaced);
  QVERIFY2(chosen.message.find("right grip on " + best.right) != std::string::npos, chosen.message.c_str());
}

void PlaceSearchTest::whereItStandsBeforeDoesNotMatter() {
  Task task = pullWithTwoRails();
  const Trial first = solve(human(), task);
  for (const char* hand : {"right grip", "left grip"}) standAt(contactNamed(task, hand), 0);
  resolvePlaces(task);
  const Trial second = solve(human(), task);
  QVERIFY2(isNear(*second.objective, *first.objective), qPrintable(report(second, *first.objective)));
  Task a = *first.task, b = *second.task;
  QCOMPARE(contactNamed(a, "right grip").prop, contactNamed(b, "right grip").prop);
}

void PlaceSearchTest::aTurnedTaskChoosesTheSame() {
  const Trial here = solve(human(), pullWithTwoRails());
  const Trial there = solve(human(), turned(pullWithTwoRails(), 2.0));
  QVERIFY2(isNear(*there.objective, *here.objective), qPrintable(report(there, *here.objective)));
  Task a = *here.task, b = *there.task;
  for (const char* hand : {"right grip", "left grip"})
    QCOMPARE(contactNamed(b, hand).prop, contactNamed(a, hand).prop);
}

void PlaceSearchTest::aPlaceMayBeFreeOnEachOfThem() {
  Task task = pullWithTwoRails();
  const Trial fixed = solve(human(), task);
  Contact& right = contactNamed(task, "right grip");
  right.place->free[0] = right.others[0].place.free[0] = Span{-0.4, -0.1};
  const Trial free = solve(human(), task);
  QVERIFY2(free.solved(), free.message.c_str());
  QVERIFY2(*free.objective <= *fixed.objective * (1.0 + 1e-3), qPrintable(report(free, *fixed.objective)));
  Task answered = *free.task;
  const double along = contactNamed(answered, "right grip").place->along;
  QVERIFY(along > -0.4 - kPlaced && along < -0.1 + kPlaced);
}

void PlaceSearchTest::aThingOutOfReachIsNotChosen() {
  Task task = pullWithTwoRails(rail("far rail", 1.2, 3.0));
  for (const char* hand : {"right grip", "left grip"}) standAt(contactNamed(task, hand), 0);
  resolvePlaces(task);
  const Trial trial = solve(human(), task);
  QVERIFY2(trial.solved(), trial.message.c_str());
  Task answered = *trial.task;
  QCOMPARE(contactNamed(answered, "right grip").prop, std::string("bar"));
  QVERIFY2(trial.message.find("of 4 ways to choose places, 1 holds: ") != std::string::npos,
           trial.message.c_str());
}

void PlaceSearchTest::aStopTellsHowManyWereTried() {
  std::stop_source stop;
  SolveOptions options;
  options.posture.stop = stop.get_token();
  double cost = 3.0;
  const Trial trial =
      cheapestOfPlaces(pullWithTwoRails(), options, [&](const Task& task, const SolveOptions&) {
        Trial answer;
        answer.status = PostureStatus::Optimal;
        answer.task = std::make_shared<const Task>(task);
        answer.objective = cost -= 1.0;
        if (cost < 1.5) stop.request_stop();
        return answer;
      });
  QCOMPARE(*trial.objective, 1.0);
  QVERIFY2(trial.message.starts_with("The cheapest of the first 2 of 4 ways to choose places, 2 hold: "),
           trial.message.c_str());
}

/// The best so far is shown, and nothing is solved again.
void PlaceSearchTest::aStopOnTheFirstWayKeepsWhatThereIs() {
  std::stop_source stop;
  SolveOptions options;
  options.posture.stop = stop.get_token();
  int answers = 0;
  const Trial trial =
      cheapestOfPlaces(pullWithTwoRails(), options, [&](const Task& task, const SolveOptions&) {
        stop.request_stop();
        Trial answer;
        answer.status = PostureStatus::Stopped;
        answer.task = std::make_shared<const Task>(task);
        answer.message = "as far as it came";
        answer.motion.frames.resize(++answers == 1 ? 3 : 0);
        return answer;
      });
  QCOMPARE(answers, 1);
  QCOMPARE(trial.motion.frames.size(), std::size_t(3));
  QCOMPARE(trial.message, std::string("as far as it came"));
}

void PlaceSearchTest::whatTheChosenWayTellsStays() {
  const Trial trial = cheapestOfPlaces(pullWithTwoRails(), {}, [&](const Task& task, const SolveOptions&) {
    Trial answer;
    answer.status = PostureStatus::Optimal;
    answer.task = std::make_shared<const Task>(task);
    answer.objective = 1.0;
    answer.message = "left out: stages";
    return answer;
  });
  QVERIFY2(
      trial.message.starts_with("The cheapest of 4 ways") && trial.message.ends_with("; left out: stages"),
      trial.message.c_str());
}

void PlaceSearchTest::whereNoneHoldsItIsTold() {
  Task task = pullWithTwoRails(rail("far rail", 1.2, 3.0));
  task.props[1].position.z() = -3.0;
  resolvePlaces(task);
  const Trial trial = solve(human(), task);
  QVERIFY(!trial.solved());
  QVERIFY(!trial.violations.empty());
  QCOMPARE(trial.message,
           "None of 4 ways to choose places holds; as they stand");  // what is not kept follows
}

void PlaceSearchTest::aReleasedContactChoosesNothing() {
  Task task = pullWithTwoRails();
  contactNamed(task, "left grip").pinned = false;
  const Trial trial = solve(human(), task);
  QVERIFY2(trial.message.find("of 2 ways") != std::string::npos || !trial.solved(), trial.message.c_str());
  Task answered = *trial.task;
  QCOMPARE(contactNamed(answered, "left grip").prop, std::string("bar"));
}

/// One hand at the bar, to the left of the person: whichever hand is asked, the better one holds it.
void PlaceSearchTest::eitherHandHoldsWhereItCostsLess() {
  Task task = loadTask(kSource + "/resources/tasks/standing_pull.json", *human());
  std::erase_if(task.contacts, [](const Contact& contact) { return contact.name == "left grip"; });
  task.props[1].position.x() += 0.35;
  resolvePlaces(task);
  for (const ContactEnd asked : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
    contactNamed(task, "right grip").end = asked;
    contactNamed(task, "right grip").eitherSide = false;
    const Trial as = solve(human(), task);
    contactNamed(task, "right grip").end = otherSide(asked);
    const Trial other = solve(human(), task);
    QVERIFY2(as.solved() && other.solved(), as.message.c_str());
    contactNamed(task, "right grip").end = asked;
    contactNamed(task, "right grip").eitherSide = true;
    const Trial either = solve(human(), task);
    QVERIFY2(either.solved(), either.message.c_str());
    const double best = std::min(*as.objective, *other.objective);
    QVERIFY2(isNear(*either.objective, best), qPrintable(report(either, best)));
    Task answered = *either.task;
    const ContactEnd end = contactNamed(answered, "right grip").end;
    QVERIFY(end == (*as.objective <= *other.objective ? asked : otherSide(asked)));
    QVERIFY2(either.message.starts_with("The cheapest of 2 ways to choose sides, 2 hold: right grip (" +
                                        toString(end) + ")"),
             either.message.c_str());
  }
}

/// A name stays its owner's; what cannot be held is told with the hand that was to hold it.
void PlaceSearchTest::theHandIsToldBesideTheName() {
  Contact grip;
  grip.name = "right grip";
  grip.end = ContactEnd::LeftHand;
  QCOMPARE(heldName(grip), std::string("right grip"));
  QCOMPARE(heldBy(grip), std::string("left hand"));
  grip.eitherSide = true;
  QCOMPARE(heldName(grip), std::string("right grip (left hand)"));
  QCOMPARE(heldBy(grip), std::string("left hand or right hand"));
  grip.name = "left hand";
  QCOMPARE(heldName(grip), std::string("left hand"));
  Task task = pullWithTwoRails();
  Contact& far = contactNamed(task, "left grip");
  setFree(far);
  far.position.z() += 3.0;
  far.eitherSide = true;
  const Trial trial = solve(human(), task);
  QVERIFY(!trial.solved());
  const auto isTold = [](const Violation& law) { return law.name == "left grip (left hand)"; };
  QVERIFY(std::ranges::any_of(trial.violations, isTold));
}

/// A hand that holds is not asked to hold a second thing, but both may change.
void PlaceSearchTest::noHandHoldsTwoThings() {
  Task task = pullWithTwoRails();
  contactNamed(task, "right grip").eitherSide = true;
  for (const HoldChoice& choice : holdChoices(task))
    for (const HoldWay& way : choice) QVERIFY(!way.onOtherSide);
  contactNamed(task, "left grip").eitherSide = true;
  const std::vector<HoldChoice> both = holdChoices(task);
  QCOMPARE(both.size(), std::size_t(2 * 4));
  const Task changed = withChoice(task, both.back());
  Task answered = changed;
  QVERIFY(contactNamed(answered, "right grip").end == ContactEnd::LeftHand);
  QVERIFY(contactNamed(answered, "left grip").end == ContactEnd::RightHand);
}

/// The right hand has let go of the first bar before the second is held.
void PlaceSearchTest::aHandThatHasLetGoMayHold() {
  Task task = pullWithTwoRails();
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = 2.0;
  task.motion.holds = {{"right grip", 0.0, 0.8}, {"left grip", 1.2, 2.0}};
  contactNamed(task, "left grip").eitherSide = true;
  contactNamed(task, "left grip").others.clear();
  contactNamed(task, "right grip").others.clear();
  QCOMPARE(holdChoices(task).size(), std::size_t(2));
  task.motion.holds.back().from = 0.4;
  QCOMPARE(holdChoices(task).size(), std::size_t(1));
}

void PlaceSearchTest::kinematicMotionsChoose() {
  const Task task = pullWithTwoRails();
  const Cheapest best = cheapestOf(task, motions(), "low rail");
  const Trial chosen = solve(human(), task, motions());
  QVERIFY2(chosen.solved() && chosen.isMotion(), chosen.message.c_str());
  QVERIFY2(isNear(*chosen.objective, best.objective), qPrintable(report(chosen, best.objective)));
  Task answered = *chosen.task;
  QCOMPARE(contactNamed(answered, "right grip").prop, best.right);
}

/// One hand chooses: each way is a prediction.
void PlaceSearchTest::predictedMotionsChoose() {
  Task task = pullWithTwoRails();
  contactNamed(task, "left grip").others.clear();
  task.motion.method = MotionMethod::Predicted;
  task.motion.controlPoints = 14;
  task.motion.instants = 24;
  const Trial bar = solve(human(), told(task, "bar", "bar"), motions());
  const Trial low = solve(human(), told(task, "low rail", "bar"), motions());
  const double best =
      bar.solved() && (!low.solved() || *bar.objective < *low.objective) ? *bar.objective : *low.objective;
  const Trial chosen = solve(human(), task, motions());
  QVERIFY2(chosen.solved() && chosen.from<Predicted>(), chosen.message.c_str());
  QVERIFY2(isNear(*chosen.objective, best), qPrintable(report(chosen, best)));
}

void PlaceSearchTest::choicesRoundTrip() {
  Task task = pullWithTwoRails();
  Contact& right = contactNamed(task, "right grip");
  right.others[0].place.free[0] = Span{-0.3, 0.1};
  right.eitherSide = true;
  PropPlace beside;
  beside.part = PropPart::Frame;
  beside.point = Vector3(0.1, 0.2, 0.3);
  right.others.push_back({"floor", beside});
  Contact& foot = contactNamed(task, "left foot");
  PropPlace ground;
  ground.part = PropPart::Ground;
  ground.across = Vector2(0.4, -0.1);
  ground.turn = 0.3;
  foot.others = {{"floor", ground}};
  const Task back = taskFromJson(taskToJson(task, human()), "t.json", *human());
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    QCOMPARE(back.contacts[i].prop, task.contacts[i].prop);
    QCOMPARE(back.contacts[i].eitherSide, task.contacts[i].eitherSide);
    QVERIFY(back.contacts[i].place == task.contacts[i].place);
    QVERIFY(back.contacts[i].others == task.contacts[i].others);
  }
}

void PlaceSearchTest::wrongChoicesAreRefused() {
  Task task = pullWithTwoRails();
  Contact& right = contactNamed(task, "right grip");
  right.others[0].prop = "no rail";
  auto problem = findProblem(task, *human());
  QVERIFY(problem);
  QCOMPARE(problem->path, std::string("contacts[2].on.or[0].prop"));
  right.others[0] = onRail("low rail", 0.7);
  problem = findProblem(task, *human());
  QVERIFY(problem);
  QCOMPARE(problem->path, std::string("contacts[2].on.or[0].along"));
  right.others.assign(40, onRail("low rail", 0.1));
  problem = findProblem(task, *human());
  QVERIFY(problem);
  QCOMPARE(problem->path, std::string("contacts[3].on.or"));
  task = pullWithTwoRails();
  Contact& seat = contactNamed(task, "left grip");
  setFree(seat);
  seat.kind = ContactKind::Rest;
  seat.end = ContactEnd::Seat;
  seat.thumb = ThumbSide::Free;
  seat.eitherSide = true;
  problem = findProblem(task, *human());
  QVERIFY(problem);
  QVERIFY2(problem->path == "contacts[3].either_side", (problem->path + problem->problem).c_str());
}

QTEST_GUILESS_MAIN(PlaceSearchTest)
#include "place_search_test.moc"
