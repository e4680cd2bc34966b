// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/recorded_task.h"

#include <QtTest>
#include <limits>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/estimation/recorded_task/bearings.h"
#include "engine/task/task_at.h"
#include "engine/task/task_check.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

constexpr double kRate = 100.0;  // frames a second
constexpr double kMet = 1e-7;    // m
constexpr double kTime = 0.06;   // s: a foot begins to move slowly

const std::shared_ptr<const Model>& human() {
  static const auto model = human55();
  return model;
}

/// From 0 to 1 as smoothly as can be, between two times.
double eased(double time, double from, double to) {
  const double u = std::clamp((time - from) / (to - from), 0.0, 1.0);
  return u * u * u * (10.0 - 15.0 * u + 6.0 * u * u);
}

/// Postures by time as a trial whose rates follow from them.
Trial trialOf(double duration, const std::function<VectorX(double)>& postureAt) {
  Trial trial;
  trial.subject = Subject(human());
  Task task;
  task.name = "lift";
  trial.task = std::make_shared<const Task>(task);
  trial.origin = Recorded{"lift.c3d"};
  constexpr double h = 1e-4;
  for (int k = 0; k <= static_cast<int>(duration * kRate); ++k) {
    MotionFrame frame;
    frame.time = 2.0 + k / kRate;
    const VectorX before = postureAt(k / kRate - h), now = postureAt(k / kRate),
                  after = postureAt(k / kRate + h);
    frame.q = now;
    frame.v = difference(*human(), before, after) / (2.0 * h);
    frame.vdot = (difference(*human(), now, after) - difference(*human(), before, now)) / (h * h);
    trial.motion.frames.push_back(frame);
  }
  return trial;
}

/// Stands, and lifts the right leg from 0.5 s on.
Trial lift() {
  return trialOf(1.0, [](double time) {
    VectorX q = standing(*human());
    setJoint(*human(), q, "r_hip_flexion", 0.8 * eased(time, 0.5, 0.9));
    setJoint(*human(), q, "r_knee_flexion", 1.2 * eased(time, 0.5, 0.9));
    return q;
  });
}

/// Swings by the hands, which roll 5 cm to either side, kicking with both legs half a metre above where the
/// body stood before.
Trial hang() {
  return trialOf(3.0, [](double time) {
    VectorX q = standing(*human());
    const double swings = std::max(0.0, time - 1.0);
    q[1] += 0.5 * eased(time, 0.6, 1.0);
    q[0] += 0.05 * std::sin(2.0 * M_PI * swings) * eased(swings, 0.0, 0.1);
    for (const char* knee : {"r_knee_flexion", "l_knee_flexion"})
      setJoint(*human(), q, knee, 0.5 * (1.0 - std::cos(3.0 * M_PI * swings)));
    return q;
  });
}

/// Stands, rises off the floor at 10 m/s^2 from 0.5 to 0.7 s, and flies until it stands again at 1.19 s.
Trial jump() {
  return trialOf(1.6, [](double time) {
    VectorX q = standing(*human());
    const double pushed = std::clamp(time - 0.5, 0.0, 0.2), flown = std::max(0.0, time - 0.7);
    q[1] += std::max(0.0, 5.0 * pushed * pushed + 2.0 * flown - 0.5 * 9.80665 * flown * flown);
    return q;
  });
}

std::vector<Bearing> bearingsOf(const Trial& trial, ContactKind kind, BodySide side) {
  const TimeSpan whole{trial.motion.frames.front().time, trial.motion.frames.back().time};
  std::vector<Bearing> of;
  for (const Bearing& bearing : foundBearings(trial, whole, {}).bearings)
    if (bearing.kind == kind && bearing.side == side) of.push_back(bearing);
  return of;
}

const Contact* named(const Task& task, const char* name) {
  const auto at = std::ranges::find(task.contacts, name, &Contact::name);
  return at == task.contacts.end() ? nullptr : &*at;
}

Vector3 siteIn(const VectorX& q, const std::string& site) { return siteAt(*human(), q, site).p; }

}  // namespace

class RecordedTaskTest : public QObject {
  Q_OBJECT

 private slots:
  void feetBearWhileTheyRest();
  void aHeelThatRisesLeavesTheBall();
  void aFootThatRestsHigherStandsOnABox();
  void aFootThatIsTiltedStandsOnItsBall();
  void aFootThatRestsHigherIsOneWhateverHoldsMeanwhile();
  void aHandThatIsDeclaredHoldsABar();
  void aHandThatRestsWhileTheBodyMovesHolds();
  void whoHangsHoldsABar();
  void whoHangsIsAsStrongAsWasSeen();
  void whoClimbsStandsWhereHandsHoldToo();
  void feetBearUntilTheBodyFalls();
  void aLandingHasFinerCurves();
  void theTaskBeginsAndEndsAsRecorded();
  void rangesThatArePassedAreTold();
  void strengthsThatArePassedAreTold();
  void aBeltIsTheGround();
  void piecesAreCut();
  void piecesBeyondTheEndAreTold();
  void endsOfAFlightLeadToEachOther();
  void whatMovesNothingIsRefused();
};

/// One floor where the soles are, two flat feet, the right one until it is lifted.
void RecordedTaskTest::feetBearWhileTheyRest() {
  const RecordedTask made = recordedTask(lift(), {});
  QCOMPARE(made.task.props.size(), std::size_t(1));
  QVERIFY(made.task.props[0].kind == PropKind::Floor);
  const Contact *left = named(made.task, "left foot"), *right = named(made.task, "right foot");
  QVERIFY(left && right && left->kind == ContactKind::FlatFoot && right->kind == ContactKind::FlatFoot);
  QVERIFY((left->position - siteIn(lift().motion.frames[0].q, "l_ball")).norm() < kMet);
  QVERIFY(left->breadth > 0.05 && right->breadth > 0.05);  // people's soles are no lines
  QCOMPARE(made.task.motion.holds.size(), std::size_t(1));
  const HoldInterval& hold = made.task.motion.holds[0];
  QCOMPARE(hold.contact, right->name);
  QVERIFY2(hold.from == 0.0 && std::abs(hold.to - 0.5) < 2.0 * kTime, qPrintable(QString::number(hold.to)));
  QVERIFY(!findProblem(made.task, *human()));
  QVERIFY(made.doubts.empty());
}

/// The heel's time ends before the ball's; both lie where a level foot has them.
void RecordedTaskTest::aHeelThatRisesLeavesTheBall() {
  const VectorX start = standing(*human());
  const Vector3 ball = siteIn(start, "r_ball");
  const Trial trial = trialOf(1.0, [&](double time) {
    VectorX q = start;
    setJoint(*human(), q, "r_ankle_plantarflexion", 0.5 * eased(time, 0.4, 0.9));
    // the body gives way so that the ball stays
    q.head<3>() += ball - siteIn(q, "r_ball");
    return q;
  });
  const RecordedTask made = recordedTask(trial, {});
  const Contact *foot = named(made.task, "right foot"), *heel = named(made.task, "right heel");
  QVERIFY(foot && foot->kind == ContactKind::Foot && !foot->heading);
  QVERIFY(heel && heel->kind == ContactKind::Heel);
  QVERIFY(holdsAt(made.task, *foot, 1.0) && holdsAt(made.task, *heel, 0.3) &&
          !holdsAt(made.task, *heel, 0.9));
  QVERIFY((heel->position - siteIn(start, "r_heel")).norm() < 1e-3);
}

void RecordedTaskTest::aFootThatRestsHigherStandsOnABox() {
  const Trial trial = trialOf(2.0, [](double time) {
    VectorX q = standing(*human());
    q[1] += 0.4 * (1.0 - eased(time, 1.0, 1.25));
    return q;
  });
  const RecordedTask made = recordedTask(trial, {});
  const auto boxes = std::ranges::count(made.task.props, PropKind::Box, &Prop::kind);
  QCOMPARE(boxes, std::ptrdiff_t(2));
  for (const Contact& contact : made.task.contacts)
    QVERIFY(contact.prop != "floor" || !holdsAt(made.task, contact, 0.5));
  QVERIFY(!made.doubts.empty());
  QVERIFY(!findProblem(made.task, *human()));
}

/// As on a rung: a heel that stays 9 cm higher than the ball does not stand.
void RecordedTaskTest::aFootThatIsTiltedStandsOnItsBall() {
  const Trial trial = trialOf(2.0, [](double time) {
    VectorX q = standing(*human());
    const double up = 1.0 - eased(time, 1.0, 1.25);
    q[1] += 0.4 * up;
    for (const char* ankle : {"r_ankle_plantarflexion", "l_ankle_plantarflexion"})
      setJoint(*human(), q, ankle, 0.6 * up);
    return q;
  });
  const RecordedTask made = recordedTask(trial, {});
  int raised = 0;
  for (const Contact& contact : made.task.contacts) {
    if (!holdsAt(made.task, contact, 0.5)) continue;
    ++raised;
    QVERIFY(contact.kind == ContactKind::Foot && contact.prop.starts_with("box"));
  }
  QCOMPARE(raised, 2);
}

/// A hand that bears for a while parts the time in which nothing is known to, and not the stance.
void RecordedTaskTest::aFootThatRestsHigherIsOneWhateverHoldsMeanwhile() {
  const Trial trial = trialOf(2.0, [](double time) {
    VectorX q = standing(*human());
    q[1] += 0.4 * (1.0 - eased(time, 1.5, 1.75));
    return q;
  });
  const TimeSpan whole{2.0, 4.0};
  const FoundBearings alone = foundBearings(trial, whole, {});
  const FoundBearings held = foundBearings(trial, whole, {{BodySegment::Hand, BodySide::Left, 2.4, 2.9}});
  QCOMPARE(held.bearings.size(), alone.bearings.size() + 1);
  QCOMPARE(held.doubts, alone.doubts);
  QCOMPARE(alone.doubts.size(), std::size_t(2));
}

void RecordedTaskTest::aHandThatIsDeclaredHoldsABar() {
  RecordedTaskRequest request;
  request.holds = {{BodySegment::Hand, BodySide::Left, 2.0, 2.4}};
  const RecordedTask made = recordedTask(lift(), request);
  const Contact* hand = named(made.task, "left hand");
  QVERIFY(hand && hand->kind == ContactKind::Grip);
  const Pose X = siteAt(*human(), lift().motion.frames[0].q, "l_grip");
  QVERIFY((hand->position - X.p).norm() < kMet);
  QVERIFY(hand->axis.cross(X.R.col(2)).norm() < kMet);
  QVERIFY(holdsAt(made.task, *hand, 0.3) && !holdsAt(made.task, *hand, 0.6));
}

/// A body that rises by 0.3 m under a hand that stays.
void RecordedTaskTest::aHandThatRestsWhileTheBodyMovesHolds() {
  const VectorX start = standing(*human());
  const Trial trial = trialOf(1.0, [&](double time) {
    VectorX q = start;
    setJoint(*human(), q, "r_shoulder_adduction", 1.5 * eased(time, 0.0, 1.0));
    q.head<3>() += siteIn(start, "r_grip") - siteIn(q, "r_grip");
    return q;
  });
  const RecordedTask made = recordedTask(trial, {});
  QVERIFY(named(made.task, "right hand") && !named(made.task, "left hand"));
  QVERIFY(!made.doubts.empty());
}

/// Hands that are never at rest, on a body that nothing else bears and that does not fall.
void RecordedTaskTest::whoHangsHoldsABar() {
  RecordedTaskRequest request;
  request.piece = TimeSpan{3.2, 5.0};
  const RecordedTask made = recordedTask(hang(), request);
  QCOMPARE(made.task.contacts.size(), std::size_t(2));
  for (const auto& [name, site] : {std::pair("right hand", "r_grip"), {"left hand", "l_grip"}}) {
    const Contact* hand = named(made.task, name);
    QVERIFY(hand && hand->kind == ContactKind::Grip && holdsAt(made.task, *hand, 0.9));
    VectorX middle = standing(*human());
    middle[1] += 0.5;
    QVERIFY2((hand->position - siteIn(middle, site)).norm() < 0.02, name);
  }
  QVERIFY(made.task.motion.holds.empty());  // all the time
  std::string told;
  for (const Doubt& doubt : made.doubts) told += inWords(doubt) + "\n";
  QVERIFY2(told.find("it holds on to something there") != std::string::npos, told.c_str());
  QVERIFY(!findProblem(made.task, *human()));
}

/// Both hands alike bore what was left on the pelvis, more than the model's grip.
void RecordedTaskTest::whoHangsIsAsStrongAsWasSeen() {
  constexpr double kLeft = 1400.0;  // N
  Trial trial = hang();
  for (MotionFrame& frame : trial.motion.frames) {
    frame.tau = VectorX::Zero(human()->velocitySize());
    frame.tau[1] = kLeft;
  }
  RecordedTaskRequest request;
  request.piece = TimeSpan{3.2, 5.0};
  const RecordedTask made = recordedTask(trial, request);
  QVERIFY(0.5 * kLeft > human()->grip.right);
  for (const char* name : {"right hand", "left hand"}) {
    const Contact* hand = named(made.task, name);
    QVERIFY(hand && hand->limits.pull && hand->limits.shear);
    QCOMPARE(*hand->limits.pull, 0.5 * kLeft);
    QCOMPARE(*hand->limits.shear, 0.5 * kLeft);
  }
  std::string told;
  for (const Doubt& doubt : made.doubts) told += inWords(doubt) + "\n";
  QVERIFY2(told.find("right hand: bore 700 N, more than the usual 540 N") != std::string::npos, told.c_str());
}

/// A foot that comes to rest 0.4 m up and lifts the body past it stands there, although a hand holds; the
/// other leg swings.
void RecordedTaskTest::whoClimbsStandsWhereHandsHoldToo() {
  const VectorX start = standing(*human());
  const Trial trial = trialOf(2.0, [&](double time) {
    VectorX q = start;
    const double bent = eased(time, 0.6, 0.9) - eased(time, 1.0, 1.9);
    setJoint(*human(), q, "r_hip_flexion", -0.8 * bent);
    setJoint(*human(), q, "r_knee_flexion", 1.2 * bent);
    setJoint(*human(), q, "l_knee_flexion", 0.6 * (1.0 - std::cos(4.0 * M_PI * std::max(0.0, time - 0.6))));
    const Vector3 up(0.0, 0.4 * eased(time, 0.6, 0.9), 0.0);
    q.head<3>() += siteIn(start, "r_ball") + up - siteIn(q, "r_ball");
    return q;
  });
  const FoundBearings found =
      foundBearings(trial, {2.0, 4.0}, {{BodySegment::Hand, BodySide::Left, 2.0, 9.0}});
  const auto isRaised = [&](const Bearing& bearing, BodySide side) {
    return bearing.kind == ContactKind::Foot && bearing.side == side &&
           std::abs(bearing.X_WS.p.y() - siteIn(start, "r_ball").y() - 0.4) < 0.01;
  };
  const auto right = std::ranges::find_if(
      found.bearings, [&](const Bearing& bearing) { return isRaised(bearing, BodySide::Right); });
  QVERIFY(right != found.bearings.end());
  QVERIFY2(right->from < 1.0 && right->to > 1.95, qPrintable(QString::number(right->from)));
  for (const Bearing& bearing : found.bearings)
    QVERIFY(bearing.side == BodySide::Right || bearing.kind == ContactKind::Grip || bearing.to < 0.8);
}

/// Feet that no plate sees bear a body that is still quickened upwards, as long as they are at their place.
void RecordedTaskTest::feetBearUntilTheBodyFalls() {
  for (const BodySide side : kBodySides) {
    const std::vector<Bearing> balls = bearingsOf(jump(), ContactKind::Foot, side);
    QCOMPARE(balls.size(), std::size_t(2));
    const double left = balls[0].to, landed = balls[1].from;
    QVERIFY2(left > 0.58 && left < 0.64, qPrintable(QString::number(left)));
    QVERIFY2(landed > 1.15 && landed < 1.23, qPrintable(QString::number(landed)));
  }
}

void RecordedTaskTest::aLandingHasFinerCurves() {
  const Task landing = recordedTask(jump(), {}).task, lifting = recordedTask(lift(), {}).task;
  QCOMPARE(landing.motion.controlPoints, landing.motion.degree + 58);  // 36 a second
  QCOMPARE(lifting.motion.controlPoints, MotionSettings().controlPoints);
  QVERIFY(landing.motion.instants > 2 * landing.motion.controlPoints);
  QVERIFY(!findProblem(landing, *human()));
}

/// Feet on their places to the last digit, everything else as it was.
void RecordedTaskTest::theTaskBeginsAndEndsAsRecorded() {
  const Trial trial = lift();
  const RecordedTask made = recordedTask(trial, {});
  QVERIFY(made.begin.left < kMet && made.end.left < kMet);
  QVERIFY2(made.begin.turned < 0.03 && made.begin.moved < 0.01,
           qPrintable(QString::number(made.begin.turned)));
  QCOMPARE(made.task.motion.duration, 1.0);
  const VectorX& end = made.task.motion.end->q;
  const Contact* left = named(made.task, "left foot");
  QVERIFY((siteIn(end, "l_ball") - left->position).norm() < kMet);
  QVERIFY(made.task.motion.method == MotionMethod::Predicted);
}

void RecordedTaskTest::rangesThatArePassedAreTold() {
  const LinkIndex knee = human()->findJoint("r_knee_flexion");
  const double most = human()->joints[knee].upper;
  const Trial trial = trialOf(1.0, [&](double time) {
    VectorX q = standing(*human());
    q[positionIndex(knee)] = (most + 0.2) * eased(time, 0.2, 0.8);
    return q;
  });
  const RecordedTask kept = recordedTask(trial, {});
  QCOMPARE(kept.passed.front().joint, std::string("r_knee_flexion"));
  QVERIFY(std::abs(kept.passed.front().by - 0.2) < 1e-9);
  QVERIFY(kept.task.motion.end->q[positionIndex(knee)] < most);
  RecordedTaskRequest request;
  request.laws.jointLimits = false;
  const RecordedTask free = recordedTask(trial, request);
  QVERIFY(std::abs(free.task.motion.end->q[positionIndex(knee)] - most - 0.2) < 1e-6);
  QVERIFY(!free.task.laws.jointLimits);
}

/// A body that falls, with speeds as wrong as those of recordings.
void RecordedTaskTest::endsOfAFlightLeadToEachOther() {
  const Vector3 gravity(0.0, -9.80665, 0.0);
  Trial trial = trialOf(0.4, [&](double time) {
    VectorX q = standing(*human());
    q.head<3>() += Vector3(0.0, 0.5 + 2.0 * time - 0.5 * 9.80665 * time * time, 0.8 * time);
    setJoint(*human(), q, "r_shoulder_adduction", 0.6 * eased(time, 0.0, 0.4));
    return q;
  });
  for (MotionFrame& frame : trial.motion.frames) frame.v.head<6>() += 0.03 * Vector6::Ones();
  RecordedTaskRequest request;
  request.laws.jointLimits = false;  // else joints are moved off their limits
  const RecordedTask made = recordedTask(trial, request);
  QVERIFY(made.task.contacts.empty());
  const GivenState &begin = *made.task.motion.begin, &end = *made.task.motion.end;
  QVERIFY(begin.q == trial.motion.frames.front().q);
  const auto momentumOf = [&](const GivenState& state, Vector3& centre) {
    Data data(*human());
    updateKinematics(*human(), state.q, data);
    centre = centreOfMass(*human(), data);
    return momentum(*human(), state.v, data);
  };
  Vector3 from, to;
  const Momentum first = momentumOf(begin, from), last = momentumOf(end, to);
  const Vector3 v0 = first.linear / human()->totalMass, v1 = last.linear / human()->totalMass;
  constexpr double kExact = 1e-9;
  QVERIFY((to - from - 0.4 * v0 - 0.5 * 0.4 * 0.4 * gravity).norm() < kExact);
  QVERIFY((v1 - v0 - 0.4 * gravity).norm() < kExact);
  QVERIFY((last.angular - first.angular).norm() < kExact);
  QVERIFY((begin.v.tail(human()->jointCount()) - trial.motion.frames.front().v.tail(human()->jointCount()))
              .norm() == 0.0);
  QVERIFY(inWords(made.doubts.back()).find("flight: the speeds at its ends") != std::string::npos);
}

/// Where all that bears the body is known; what an unknown force asks of a joint tells nothing.
void RecordedTaskTest::strengthsThatArePassedAreTold() {
  Trial trial = lift();
  const LinkIndex knee = human()->findJoint("r_knee_flexion"), hip = human()->findJoint("r_hip_flexion");
  for (MotionFrame& frame : trial.motion.frames) frame.tau = VectorX::Zero(human()->velocitySize());
  const double kneeLimit = human()->joints[knee].torqueUpper, hipLimit = -human()->joints[hip].torqueLower;
  trial.motion.frames[30].tau[velocityIndex(knee)] = 1.5 * kneeLimit;
  trial.motion.frames[40].tau[velocityIndex(hip)] = -2.0 * hipLimit;
  trial.motion.frames[50].tau[velocityIndex(knee)] = 3.0 * kneeLimit;
  trial.motion.frames[50].tau[1] = 500.0;
  const RecordedTask made = recordedTask(trial, {});
  QCOMPARE(made.overloaded.size(), std::size_t(2));
  QCOMPARE(made.overloaded[0].joint, std::string("r_hip_flexion"));
  QVERIFY(std::abs(made.overloaded[0].torque - 2.0 * hipLimit) < 1e-9);
  QVERIFY(std::abs(made.overloaded[0].limit - hipLimit) < 1e-9);
  QVERIFY(std::abs(made.overloaded[1].time - 2.3) < 1e-9);  // of the recording, which begins at 2 s
  RecordedTaskRequest request;
  request.piece = TimeSpan{2.2, 2.8};
  const RecordedTask piece = recordedTask(trial, request);
  QCOMPARE(piece.overloaded.size(), std::size_t(2));
  QVERIFY(std::abs(piece.overloaded[1].time - 2.3) < 1e-9);
}

/// Who stands on a treadmill's belt stands; on one foot at a time a walker does.
void RecordedTaskTest::aBeltIsTheGround() {
  const Vector3 belt(0.05, 0.0, -1.2);  // m/s
  Trial carried = lift();
  const LinkIndex left = human()->sites[findSite(*human(), role::kBall, BodySide::Left)].link;
  const double weight = human()->totalMass * 9.80665;
  for (MotionFrame& frame : carried.motion.frames) {
    frame.q.head<3>() += (frame.time - 2.0) * belt;
    frame.v.head<3>() += belt;
    ContactLoad load;
    load.link = left;
    load.force = Vector3(0.0, weight, 0.0);
    frame.loads.push_back(load);
  }
  const RecordedTask made = recordedTask(carried, {});
  QVERIFY((made.motion.frames.back().q - lift().motion.frames.back().q).norm() < kMet);
  QVERIFY(made.motion.frames.back().v.head<3>().norm() < kMet);
  QVERIFY(named(made.task, "left foot"));
  std::string told;
  for (const Doubt& doubt : made.doubts) told += inWords(doubt);
  QVERIFY2(told.find("goes at 1.2 m/s under the feet") != std::string::npos, told.c_str());
  for (MotionFrame& frame : carried.motion.frames) frame.loads.clear();
  QVERIFY(recordedTask(carried, {}).motion.frames.back().q[2] < -1.0);  // nobody knows what bears it
}

void RecordedTaskTest::piecesAreCut() {
  RecordedTaskRequest request;
  request.piece = TimeSpan{2.2, 2.7};
  const RecordedTask made = recordedTask(lift(), request);
  QVERIFY(std::abs(made.task.motion.duration - 0.5) < 1e-9);
  QCOMPARE(made.motion.frames.front().time, 0.0);
  QVERIFY(made.motion.frames.front().q == lift().motion.frames[20].q);
  request.piece = TimeSpan{2.05, 2.3};  // as short as may be, in numbers that are none of the computer's
  QCOMPARE(recordedTask(lift(), request).motion.frames.size(), std::size_t(26));
  request.piece = TimeSpan{2.2, 2.3};  // and shorter
  QVERIFY_EXCEPTION_THROWN(recordedTask(lift(), request), InputError);
}

void RecordedTaskTest::piecesBeyondTheEndAreTold() {
  constexpr double kOpen = std::numeric_limits<double>::infinity();
  const auto toldOf = [](double from, double to) {
    RecordedTaskRequest request;
    request.piece = TimeSpan{from, to};
    std::string told;
    for (const Doubt& doubt : recordedTask(lift(), request).doubts) told += inWords(doubt) + "\n";
    return told;
  };
  QCOMPARE(toldOf(2.2, 2.7), std::string());
  QCOMPARE(toldOf(-kOpen, kOpen), std::string());
  QCOMPARE(toldOf(2.2, 9.0),
           std::string("the piece: an end at 9 s was asked for; the recording has none beyond 3 s\n"));
  QCOMPARE(toldOf(1.0, kOpen),
           std::string("the piece: a begin at 1 s was asked for; the recording has none beyond 2 s\n"));
}

void RecordedTaskTest::whatMovesNothingIsRefused() {
  Trial still = lift();
  still.motion.frames.resize(1);
  QVERIFY_EXCEPTION_THROWN(recordedTask(still, {}), InputError);
  RecordedTaskRequest request;
  request.piece = TimeSpan{8.0, 9.0};
  QVERIFY_EXCEPTION_THROWN(recordedTask(lift(), request), InputError);
}

QTEST_APPLESS_MAIN(RecordedTaskTest)
#include "recorded_task_test.moc"
