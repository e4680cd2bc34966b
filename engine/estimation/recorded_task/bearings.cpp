// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/bearings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/spoken_amount.h"
#include "engine/estimation/recorded_task/bearing_frames.h"
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
constexpr double kStays = 0.04;              // m: what rests again so near had not left in between
constexpr double kShortestStay = 0.4;        // s: with pauses; a hand that swings turns round faster
constexpr double kHangs = 0.12;              // m: so far a hand on a bar rolls about it, as markers see it
constexpr double kRolls = 0.6;               // m/s: so fast
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
  Marks borneBy(BodyPart part, BodySide side) const;
  std::vector<FrameRun> restsAt(const SiteWay& way, const Marks& rests) const {
    return restsInPlace(way, rests, atLeast(kShortestGrip), {framesIn(kShortestStay), kStays});
  }
  std::vector<FrameRun> stancesOf(const Foot& foot, BodySide side) const;
  void addFoot(const Foot& foot, BodySide side);
  void addPart(const SiteWay& way, ContactKind kind, BodySide side, const FrameRun& stance,
               const Marks& down);
  void addRun(const SiteWay& way, const Bearing& bearing, const FrameRun& run, const Marks& rests);
  void addRaised(const Foot& foot, BodySide side, const std::vector<FrameRun>& gaps);
  bool isFlatIn(const Foot& foot, const FrameRun& run) const;
  void addHand(std::size_t hand);
  void addHanging();
  void addHanging(std::size_t hand, const FrameRun& gap);
  void finish();
  /// Runs of at least a time (s).
  RunLengths atLeast(double time) const { return {framesIn(time), framesIn(kShortest)}; }
  int framesIn(double time) const { return std::max(2, static_cast<int>(std::lround(time * rate_))); }
  std::string saidTime(const FrameRun& run) const {
    return spokenSize(from_ + timeOf(run.first), Dimension::None);
  }
  double timeOf(int frame) const { return motion_.frames[static_cast<std::size_t>(frame)].time - from_; }

  const Trial& trial_;
  const Model& model_;
  std::vector<DeclaredHold> holds_;
  Motion motion_;  ///< the piece
  double from_ = 0.0, rate_ = 100.0;
  double ballLevel_ = 0.0, heelLevel_ = 0.0;  ///< where they rest lowest (m)
  std::array<Foot, 2> feet_;
  std::array<SiteWay, 2> hands_;  ///< of the places with which they grip
  std::array<bool, 2> isTold_{};  ///< when that hand bears
  Marks falling_;
  std::vector<BearingFrames> parts_;
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
  falling_ = fallingFrames(model_, motion_, trial.task ? trial.task->gravity.norm() : 9.80665);
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

BearingFinder::Marks BearingFinder::borneBy(BodyPart part, BodySide side) const {
  Marks borne(falling_.size(), false);
  for (const BearingFrames& each : parts_)
    if (rowOf(each.bearing.kind).part == part && each.bearing.side == side)
      std::fill(borne.begin() + each.run.first, borne.begin() + each.run.last + 1, true);
  return borne;
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

/// Its times come at last, when nothing changes the run any more.
void BearingFinder::addRun(const SiteWay& way, const Bearing& bearing, const FrameRun& run,
                           const Marks& rests) {
  BearingFrames part{bearing, run, &way};
  part.bearing.X_WS = meanPose(way.poses, rests, run);
  for (int k = run.first; k <= run.last; ++k)
    part.bearing.greatest = std::max(part.bearing.greatest, forceOn(way.link, static_cast<std::size_t>(k)));
  parts_.push_back(part);
}

/// Of a stance the time in which ball or heel is down.
void BearingFinder::addPart(const SiteWay& way, ContactKind kind, BodySide side, const FrameRun& stance,
                            const Marks& down) {
  Marks within(down.size());
  std::copy(down.begin() + stance.first, down.begin() + stance.last + 1, within.begin() + stance.first);
  for (const FrameRun& run : runsOf(within, atLeast(kShortest))) addRun(way, {kind, side}, run, down);
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

/// Its heel stays as well, and as high over where it rests as the ball.
bool BearingFinder::isFlatIn(const Foot& foot, const FrameRun& run) const {
  const RestingPlace ball = placeIn(foot.ball, run), heel = placeIn(foot.heel, run);
  const double higher = (heel.mean.y() - heelLevel_) - (ball.mean.y() - ballLevel_);
  return heel.spread < kStays && std::abs(higher) < kStays;
}

/// A foot that rests higher up bears, all the time that it rests, where nothing else bears a body that does
/// not fall, and where the body moves past it. What stands on its toes has its heel where it likes.
void BearingFinder::addRaised(const Foot& foot, BodySide side, const std::vector<FrameRun>& gaps) {
  Marks rests = restsOf(foot.ball, 1e9, kRestingFoot);
  const Marks known = borneBy(BodyPart::Foot, side);
  for (std::size_t k = 0; k < rests.size(); ++k) rests[k] = rests[k] && !known[k];
  for (const FrameRun& run : restsAt(foot.ball, rests)) {
    const bool isWanted = std::ranges::any_of(
        gaps, [&](const FrameRun& gap) { return run.last >= gap.first && run.first <= gap.last; });
    if (!isWanted && passedIn(motion_, run) < kPasses) continue;
    addRun(foot.ball, {ContactKind::Foot, side}, run, rests);
    if (isFlatIn(foot, run)) addRun(foot.heel, {ContactKind::Heel, side}, run, rests);
    const std::string found = isWanted ? "rests off the floor while nothing else bears the body"
                                       : "rests from " + saidTime(run) + "s while the body moves";
    found_.doubts.push_back(
        {DoubtKind::Plate, titleOf(BodySegment::Foot, side), found, "it stands on something there"});
  }
}

void BearingFinder::addHand(std::size_t hand) {
  const SiteWay& grip = hands_[hand];
  const BodySide side = kBodySides[hand];
  if (grip.poses.empty()) return;
  Marks known(grip.poses.size());
  for (std::size_t k = 0; k < known.size(); ++k)
    known[k] =
        forceOn(grip.link, k) > 0.0 || isDeclared(BodySegment::Hand, side, timeOf(static_cast<int>(k)));
  const Marks rests = restsOf(grip, 1e9, kRestingHand);
  isTold_[hand] = std::ranges::any_of(known, [](bool is) { return is; });
  for (const FrameRun& run : isTold_[hand] ? runsOf(known, atLeast(kShortest)) : restsAt(grip, rests)) {
    if (!isTold_[hand] && passedIn(motion_, run) < kPasses) continue;
    addRun(grip, {ContactKind::Grip, side}, run, rests);
    if (!isTold_[hand])
      found_.doubts.push_back({DoubtKind::Plate, titleOf(BodySegment::Hand, side),
                               "rests from " + saidTime(run) + "s while the body moves",
                               "it holds on to something there"});
  }
}

/// Where nothing else bears a body that does not fall, hands that stay about one place do.
void BearingFinder::addHanging() {
  for (const FrameRun& gap : runsOf(openFrames(falling_, parts_), atLeast(kShortestGrip)))
    for (std::size_t hand = 0; hand < hands_.size(); ++hand) addHanging(hand, gap);
}

void BearingFinder::addHanging(std::size_t hand, const FrameRun& gap) {
  const SiteWay& grip = hands_[hand];
  if (grip.poses.empty() || isTold_[hand]) return;
  const RestingPlace place = placeIn(grip, gap);
  const Marks known = borneBy(BodyPart::Hand, kBodySides[hand]);
  const bool isKnown =
      std::all_of(known.begin() + gap.first, known.begin() + gap.last + 1, [](bool is) { return is; });
  if (isKnown || place.spread > kHangs) return;
  const auto holds = [&](int frame) {
    const auto k = static_cast<std::size_t>(frame);
    return !known[k] && grip.speeds[k] < kRolls && (grip.poses[k].p - place.mean).norm() < kHangs;
  };
  FrameRun run = gap;
  while (run.first > 0 && holds(run.first - 1)) --run.first;
  while (run.last + 1 < static_cast<int>(known.size()) && holds(run.last + 1)) ++run.last;
  addRun(grip, {ContactKind::Grip, kBodySides[hand]}, run, Marks(known.size(), true));
  found_.doubts.push_back({DoubtKind::Plate, titleOf(BodySegment::Hand, kBodySides[hand]),
                           "rests off the floor while nothing else bears the body",
                           "it holds on to something there"});
}

void BearingFinder::finish() {
  closeGaps(falling_, rate_, parts_);
  shareWhatIsLeft(motion_, parts_);
  for (BearingFrames& part : parts_) {
    part.bearing.from = timeOf(part.run.first);
    part.bearing.to = timeOf(part.run.last);
    found_.bearings.push_back(part.bearing);
  }
}

FoundBearings BearingFinder::find() {
  if (motion_.frames.size() < 2) return found_;
  found_.floor = floorHeight();
  for (std::size_t i = 0; i < kBodySides.size(); ++i) {
    Foot& foot = feet_[i];
    hands_[i] = wayOf(model_, motion_, role::kGrip, kBodySides[i]);
    foot.ball = wayOf(model_, motion_, role::kBall, kBodySides[i]);
    foot.heel = wayOf(model_, motion_, role::kHeel, kBodySides[i]);
    for (std::size_t k = 0; k < motion_.frames.size(); ++k)
      foot.measured.push_back(forceOn(foot.heel.link, k));
  }
  const auto isWhole = [](const Foot& foot) { return !foot.ball.poses.empty() && !foot.heel.poses.empty(); };
  for (std::size_t i = 0; i < hands_.size(); ++i) addHand(i);
  for (std::size_t i = 0; i < feet_.size(); ++i)
    if (isWhole(feet_[i])) addFoot(feet_[i], kBodySides[i]);
  const std::vector<FrameRun> gaps = runsOf(openFrames(falling_, parts_), atLeast(kShortestGrip));
  for (std::size_t i = 0; i < feet_.size(); ++i)
    if (isWhole(feet_[i])) addRaised(feet_[i], kBodySides[i], gaps);
  addHanging();
  finish();
  return found_;
}

}  // namespace

FoundBearings foundBearings(const Trial& trial, const TimeSpan& piece,
                            const std::vector<DeclaredHold>& holds) {
  return BearingFinder(trial, piece, holds).find();
}

}  // namespace handhold
