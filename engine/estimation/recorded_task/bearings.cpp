// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/bearings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/spoken_amount.h"
#include "engine/estimation/recorded_task/resting_points.h"
#include "engine/recording/recording.h"

namespace handhold {

namespace {

constexpr double kRestingFoot = 0.3, kRestingHand = 0.15;  // m/s
constexpr double kNearFloor = 0.05;                        // m above where it rests lowest
constexpr double kLowest = 0.1;              // part of the rests that lie lower than the floor is taken to be
constexpr double kShortest = 0.06;           // s: less is a knock, or a shake
constexpr double kShortestGrip = 0.25;       // s: a hand that swings turns round faster
constexpr double kPasses = 0.1;              // m: so far the body moves while a hand that holds does not
constexpr double kFalls = 0.7;               // of gravity: a body that nothing bears quickens so
constexpr double kFlat = 0.01;               // m: heel and ball are as high
constexpr double kLow = 0.025, kOff = 0.03;  // m over the lowest place of a stance: of a ball or heel that
                                             // rests, and of one on which the foot rolls

double valueAt(std::vector<double> values, double part) {
  if (values.empty()) return 0.0;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

/// Ball and heel of a foot, and what a plate says of it.
struct Foot {
  SiteWay ball, heel;
  std::vector<double> measured;  ///< force on it, N, one a frame
};

/// Frames of a trial as one looks at them for what bears.
class BearingFinder {
 public:
  BearingFinder(const Trial& trial, const TimeSpan& piece, const std::vector<DeclaredHold>& holds);

  FoundBearings find();

 private:
  using Marks = std::vector<bool>;
  double height(const SiteWay& way, int frame) const {
    return way.poses[static_cast<std::size_t>(frame)].p.y();
  }
  double forceOn(LinkIndex link, std::size_t frame) const;
  bool isDeclared(BodySegment segment, BodySide side, double time) const;
  double lowestRest(const Role& role) const;
  double floorHeight() const;
  Marks restsOf(const SiteWay& way, double below, double speed) const;
  Marks falls() const;
  std::vector<FrameRun> stancesOf(const Foot& foot, BodySide side) const;
  void addFoot(const Foot& foot, BodySide side);
  void addPart(const SiteWay& way, ContactKind kind, BodySide side, const FrameRun& stance,
               const Marks& down);
  void addRaised(const std::array<Foot, 2>& feet);
  void addHand(BodySide side);
  void add(Bearing bearing, const FrameRun& run);
  /// Runs of at least a time (s).
  RunLengths atLeast(double time) const { return {framesIn(time), framesIn(kShortest)}; }
  int framesIn(double time) const { return std::max(2, static_cast<int>(std::lround(time * rate_))); }
  double timeOf(int frame) const { return motion_.frames[static_cast<std::size_t>(frame)].time - from_; }

  const Trial& trial_;
  const Model& model_;
  std::vector<DeclaredHold> holds_;
  Motion motion_;  ///< the piece
  double from_ = 0.0, rate_ = 100.0;
  double ballLevel_ = 0.0, heelLevel_ = 0.0;  ///< where they rest lowest (m)
  Marks borne_;
  FoundBearings found_;
};

BearingFinder::BearingFinder(const Trial& trial, const TimeSpan& piece,
                             const std::vector<DeclaredHold>& holds)
    : trial_(trial), model_(*trial.subject.model), holds_(holds) {
  if (const Recorded* recorded = trial.from<Recorded>())
    holds_.insert(holds_.end(), recorded->holds.begin(), recorded->holds.end());
  for (const MotionFrame& frame : trial.motion.frames)
    if (frame.time >= piece.from - 1e-9 && frame.time <= piece.to + 1e-9) motion_.frames.push_back(frame);
  if (motion_.frames.size() < 2) return;
  from_ = motion_.frames.front().time;
  rate_ = static_cast<double>(motion_.frames.size() - 1) / motion_.duration();
  borne_.assign(motion_.frames.size(), false);
  ballLevel_ = lowestRest(role::kBall);
  heelLevel_ = lowestRest(role::kHeel);
}

double BearingFinder::forceOn(LinkIndex link, std::size_t frame) const {
  Vector3 force = Vector3::Zero();
  for (const ContactLoad& load : motion_.frames[frame].loads)
    if (load.link == link) force += load.force;
  return force.norm();
}

bool BearingFinder::isDeclared(BodySegment segment, BodySide side, double time) const {
  return std::ranges::any_of(holds_, [&](const DeclaredHold& hold) {
    return hold.segment == segment && hold.side == side && time + from_ >= hold.from &&
           time + from_ <= hold.to;
  });
}

/// Of a site of both feet, over the whole trial.
double BearingFinder::lowestRest(const Role& role) const {
  std::vector<double> heights;
  for (const BodySide side : kBodySides) {
    const SiteWay way = wayOf(model_, trial_.motion, role, side);
    for (std::size_t k = 0; k < way.poses.size(); ++k)
      if (way.speeds[k] < kRestingFoot) heights.push_back(way.poses[k].p.y());
  }
  return valueAt(std::move(heights), kLowest);
}

double BearingFinder::floorHeight() const {
  const Recorded* recorded = trial_.from<Recorded>();
  if (!recorded || !recorded->recording || recorded->recording->plates.empty()) return ballLevel_;
  double lowest = 1e9;
  for (const ForcePlate& plate : recorded->recording->plates)
    if (spanArea(plate.corners)) lowest = std::min(lowest, platePose(plate.corners).p.y());
  return lowest < 1e9 ? lowest : ballLevel_;
}

BearingFinder::Marks BearingFinder::restsOf(const SiteWay& way, double below, double speed) const {
  Marks rests(way.poses.size());
  for (std::size_t k = 0; k < rests.size(); ++k)
    rests[k] = way.speeds[k] < speed && way.poses[k].p.y() < below;
  return rests;
}

/// Frames in which the centre of mass quickens downwards nearly as free bodies do.
BearingFinder::Marks BearingFinder::falls() const {
  const double g = trial_.task ? trial_.task->gravity.norm() : 9.80665;
  Marks falls(motion_.frames.size());
  for (std::size_t k = 0; k < falls.size(); ++k)
    falls[k] = motion_.frames[k].vdot.size() > 0 && motion_.frames[k].vdot[1] < -kFalls * g;
  return falls;
}

/// While the plates say so; rests that no plate saw count as well.
std::vector<FrameRun> BearingFinder::stancesOf(const Foot& foot, BodySide side) const {
  const Marks ball = restsOf(foot.ball, ballLevel_ + kNearFloor, kRestingFoot),
              heel = restsOf(foot.heel, heelLevel_ + kNearFloor, kRestingFoot);
  Marks measured(ball.size()), rests(ball.size());
  for (std::size_t k = 0; k < ball.size(); ++k) {
    measured[k] = foot.measured[k] > kLeastPlateForce ||
                  isDeclared(BodySegment::Foot, side, timeOf(static_cast<int>(k)));
    rests[k] = ball[k] || heel[k];
  }
  std::vector<FrameRun> stances = runsOf(measured, atLeast(kShortest));
  for (const FrameRun& rest : runsOf(rests, atLeast(kShortest)))
    if (std::ranges::none_of(stances, [&](const FrameRun& stance) {
          return rest.first <= stance.last && stance.first <= rest.last;
        }))
      stances.push_back(rest);
  return stances;
}

void BearingFinder::add(Bearing bearing, const FrameRun& run) {
  const int last = static_cast<int>(motion_.frames.size()) - 1;
  bearing.from = run.first > 0 ? timeOf(run.first) : 0.0;
  bearing.to = run.last < last ? timeOf(run.last) : timeOf(last);
  std::fill(borne_.begin() + run.first, borne_.begin() + run.last + 1, true);
  found_.bearings.push_back(bearing);
}

/// Of a stance the time in which ball or heel is down.
void BearingFinder::addPart(const SiteWay& way, ContactKind kind, BodySide side, const FrameRun& stance,
                            const Marks& down) {
  Marks within(down.size());
  std::copy(down.begin() + stance.first, down.begin() + stance.last + 1, within.begin() + stance.first);
  for (const FrameRun& run : runsOf(within, atLeast(kShortest))) {
    double greatest = 0.0;
    for (int k = run.first; k <= run.last; ++k)
      greatest = std::max(greatest, forceOn(way.link, static_cast<std::size_t>(k)));
    add({kind, side, 0.0, 0.0, meanPose(way.poses, down, run), greatest}, run);
  }
}

void BearingFinder::addFoot(const Foot& foot, BodySide side) {
  for (const FrameRun& stance : stancesOf(foot, side)) {
    Marks ball = restsOf(foot.ball, 1e9, kRestingFoot), heel = restsOf(foot.heel, 1e9, kRestingFoot);
    double lowest = 1e9;
    for (int k = stance.first; k <= stance.last; ++k)
      lowest = std::min({lowest, height(foot.ball, k) - ballLevel_, height(foot.heel, k) - heelLevel_});
    for (int k = stance.first; k <= stance.last; ++k) {
      const double onBall = height(foot.ball, k) - ballLevel_, onHeel = height(foot.heel, k) - heelLevel_;
      const auto frame = static_cast<std::size_t>(k);
      // the lower one bears until it is off its place, whether or not it rolls a little; the other while it
      // rests as low
      ball[frame] = onBall < lowest + (ball[frame] ? kLow : onBall < onHeel + kFlat ? kOff : 0.0);
      heel[frame] = onHeel < lowest + (heel[frame] ? kLow : onHeel < onBall + kFlat ? kOff : 0.0);
    }
    addPart(foot.ball, ContactKind::Foot, side, stance, ball);
    addPart(foot.heel, ContactKind::Heel, side, stance, heel);
  }
}

/// Where nothing bears a body that does not fall, a foot that rests higher up does, all the time that it
/// rests.
void BearingFinder::addRaised(const std::array<Foot, 2>& feet) {
  const Marks falling = falls();
  Marks open(borne_.size());
  for (std::size_t k = 0; k < open.size(); ++k) open[k] = !borne_[k] && !falling[k];
  const std::vector<FrameRun> gaps = runsOf(open, atLeast(kShortestGrip));
  for (std::size_t f = 0; f < feet.size(); ++f) {
    const Marks rests = restsOf(feet[f].ball, 1e9, kRestingFoot);
    for (const FrameRun& run : runsOf(rests, atLeast(kShortestGrip))) {
      const bool isWanted = std::ranges::any_of(
          gaps, [&](const FrameRun& gap) { return run.last >= gap.first && run.first <= gap.last; });
      if (!isWanted) continue;
      addPart(feet[f].ball, ContactKind::Foot, kBodySides[f], run, rests);
      addPart(feet[f].heel, ContactKind::Heel, kBodySides[f], run, rests);
      found_.doubts.push_back({DoubtKind::Plate, titleOf(BodySegment::Foot, kBodySides[f]),
                               "rests off the floor while nothing else bears the body",
                               "it stands on something there"});
    }
  }
}

void BearingFinder::addHand(BodySide side) {
  const SiteWay grip = wayOf(model_, motion_, role::kGrip, side);
  if (grip.poses.empty()) return;
  Marks known(grip.poses.size());
  for (std::size_t k = 0; k < known.size(); ++k)
    known[k] =
        forceOn(grip.link, k) > 0.0 || isDeclared(BodySegment::Hand, side, timeOf(static_cast<int>(k)));
  const Marks rests = restsOf(grip, 1e9, kRestingHand);
  const bool isTold = std::ranges::any_of(known, [](bool is) { return is; });
  for (const FrameRun& run : runsOf(isTold ? known : rests, atLeast(isTold ? kShortest : kShortestGrip))) {
    double passed = 0.0;
    for (int k = run.first; k <= run.last; ++k)
      passed = std::max(passed, (motion_.frames[static_cast<std::size_t>(k)].q.head<3>() -
                                 motion_.frames[static_cast<std::size_t>(run.first)].q.head<3>())
                                    .norm());
    if (!isTold && passed < kPasses) continue;
    add({ContactKind::Grip, side, 0.0, 0.0, meanPose(grip.poses, rests, run), 0.0}, run);
    if (!isTold)
      found_.doubts.push_back(
          {DoubtKind::Plate, titleOf(BodySegment::Hand, side),
           "rests from " + spokenSize(from_ + timeOf(run.first), Dimension::None) + "s while the body moves",
           "it holds on to something there"});
  }
}

FoundBearings BearingFinder::find() {
  if (motion_.frames.size() < 2) return found_;
  found_.floor = floorHeight();
  std::array<Foot, 2> feet;
  for (std::size_t f = 0; f < feet.size(); ++f) {
    feet[f].ball = wayOf(model_, motion_, role::kBall, kBodySides[f]);
    feet[f].heel = wayOf(model_, motion_, role::kHeel, kBodySides[f]);
    for (std::size_t k = 0; k < motion_.frames.size(); ++k)
      feet[f].measured.push_back(forceOn(feet[f].heel.link, k));
  }
  for (const BodySide side : kBodySides) addHand(side);
  for (std::size_t f = 0; f < feet.size(); ++f)
    if (!feet[f].ball.poses.empty() && !feet[f].heel.poses.empty()) addFoot(feet[f], kBodySides[f]);
  addRaised(feet);
  return found_;
}

}  // namespace

FoundBearings foundBearings(const Trial& trial, const TimeSpan& piece,
                            const std::vector<DeclaredHold>& holds) {
  return BearingFinder(trial, piece, holds).find();
}

}  // namespace handhold
