// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/orientation.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>
#include <optional>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/planning/weightless/cycle_loads.h"
#include "engine/planning/weightless/floating_motion.h"
#include "engine/planning/weightless/turn_parts.h"
#include "engine/planning/weightless/turn_shape.h"

namespace handhold {

namespace {

constexpr int kMostCycles = 60;       // of one part; nobody does more
constexpr int kMoreCycles = 3;        // than the fewest that reach the angle are worth a look
constexpr int kExactInstants = 80;    // of each step, for the way that is taken
constexpr double kShareError = 1e-3;  // of strength, in the search for the least
constexpr double kInLimits = 1e-6;    // rad
constexpr int kNearestRounds = 8;
constexpr double kSmallTurn = 0.1 * M_PI / 180.0;  // rad; what is less is no turn
// Of the planner's time: what is done after the search, after the exact cycle, and when the motion is there.
constexpr double kSearchShare = 0.6, kExactShare = 0.7, kBuiltShare = 0.95;
constexpr double kNever = std::numeric_limits<double>::infinity();

using Clock = std::chrono::steady_clock;

/// One way to do one part of the turn.
struct Candidate {
  const TurnShape* shape;
  int cycles;
  TurnCycle cycle;
  CycleLoads loads;

  double time(double share, double maxSpeed) const {
    const std::array<double, 3> d = loads.shortest(share, maxSpeed);
    return cycles * (d[0] + d[1] + d[2]);
  }
};

std::string text(const char* format, double a, double b = 0.0) {
  char buffer[160];
  std::snprintf(buffer, sizeof buffer, format, a, b);
  return buffer;
}

double degrees(double radians) { return radians * 180.0 / M_PI; }

/// What is nearly done when a stop is asked for is finished, if that takes no longer.
constexpr std::chrono::milliseconds kMoment{150};

class TurnPlanner {
 public:
  TurnPlanner(const Model& model, const TurnRequest& request)
      : model_(model), request_(request), progress_(request.progress) {}

  TurnPlan plan();

 private:
  void collect(double angle, const ProgressSink& progress);
  void addCandidates(std::size_t part, std::size_t form);
  const TurnShape* shape(TurnKind kind, std::size_t form);
  bool hasWays() const;
  bool isStopped() const { return request_.stop.stop_requested(); }
  bool mayFinish();
  double timeAt(double share) const;
  double leastShare(double time) const;
  const Candidate& fastest(std::size_t part, double share) const;
  double nearestAngle(double share);
  bool keepFastest();
  std::optional<Candidate> exactOf(std::size_t part);
  bool chooseShare();
  bool build();
  JointTrajectory trajectory();
  void measure();
  std::string success() const;
  std::string noTurn();
  TurnPlan refused(const std::string& message);
  TurnPlan stopped();
  TurnPlan finished(PostureStatus status, const std::string& message);

  const Model& model_;
  const TurnRequest& request_;
  const ProgressSink& progress_;
  const Clock::time_point begin_ = Clock::now();
  std::optional<Clock::time_point> stopSeen_;
  bool isCut_ = false;                                            ///< the search, by a stop
  std::map<std::pair<TurnKind, std::size_t>, TurnShape> shapes_;  ///< by kind and number of the form
  std::vector<TurnShare> shares_;
  std::vector<std::vector<Candidate>> candidates_;  ///< of each part
  TurnPlan plan_;
};

/// Null where the joint limits leave nothing of it.
const TurnShape* TurnPlanner::shape(TurnKind kind, std::size_t form) {
  const auto key = std::make_pair(kind, form);
  auto known = shapes_.find(key);
  if (known == shapes_.end())
    known = shapes_.emplace(key, TurnShape(model_, turnForms(kind, request_.limbs)[form])).first;
  return known->second.mostAngle() > 0.0 ? &known->second : nullptr;
}

void TurnPlanner::addCandidates(std::size_t part, std::size_t form) {
  const double angle = shares_[part].angle;
  const TurnShape* const known = shape(shares_[part].kind, form);
  if (!known) return;
  const int fewest = static_cast<int>(std::ceil(std::abs(angle) / known->mostAngle() - 1e-9));
  const int from = request_.cycles.value_or(fewest), to = request_.cycles.value_or(fewest + kMoreCycles);
  for (int n = std::max(1, from); n <= std::min(to, kMostCycles) && !isStopped(); ++n)
    if (n >= fewest) {
      const TurnCycle cycle = known->about(angle / n);
      candidates_[part].push_back({known, n, cycle, CycleLoads(model_, cycleWays(model_, cycle))});
    }
}

/// Every form for all parts before the next one, so that a stop finds ways for all of them early.
void TurnPlanner::collect(double angle, const ProgressSink& progress) {
  shares_ = turnShares(request_.axis, angle);
  candidates_.assign(shares_.size(), {});
  std::size_t forms = 0;
  for (const TurnShare& part : shares_) forms = std::max(forms, turnForms(part.kind, request_.limbs).size());
  for (std::size_t form = 0; form < forms && !isStopped(); ++form)
    for (std::size_t part = 0; part < shares_.size() && !isStopped(); ++part) {
      tellStage(
          progress, "Trying cycles",
          static_cast<double>(form * shares_.size() + part) / static_cast<double>(forms * shares_.size()));
      if (form < turnForms(shares_[part].kind, request_.limbs).size()) addCandidates(part, form);
    }
}

bool TurnPlanner::hasWays() const {
  return std::none_of(candidates_.begin(), candidates_.end(),
                      [](const std::vector<Candidate>& list) { return list.empty(); });
}

/// False when a stop was asked for longer ago than finishing may take.
bool TurnPlanner::mayFinish() {
  if (!isStopped()) return true;
  if (!stopSeen_) stopSeen_ = Clock::now();
  return Clock::now() - *stopSeen_ < kMoment;
}

const Candidate& TurnPlanner::fastest(std::size_t part, double share) const {
  return *std::min_element(candidates_[part].begin(), candidates_[part].end(),
                           [&](const Candidate& a, const Candidate& b) {
                             return a.time(share, request_.maxSpeed) < b.time(share, request_.maxSpeed);
                           });
}

/// Of the shortest way at that share of strength; never where a part has no way.
double TurnPlanner::timeAt(double share) const {
  double sum = 0.0;
  for (std::size_t i = 0; i < candidates_.size(); ++i)
    sum += candidates_[i].empty() ? kNever : fastest(i, share).time(share, request_.maxSpeed);
  return sum;
}

/// Smallest share of strength that does it in the time; the request's share where not even that does.
double TurnPlanner::leastShare(double time) const {
  double enough = request_.strengthShare, less = 0.0;
  while (enough - less > kShareError * enough) {
    const double middle = 0.5 * (enough + less);
    (timeAt(middle) <= time ? enough : less) = middle;
  }
  return enough;
}

/// The greatest angle on the way to the one asked for that keeps time, limits and cycles; of those tried
/// until a stop.
double TurnPlanner::nearestAngle(double share) {
  double works = 0.0, fails = request_.angle;
  for (int round = 0; round < kNearestRounds && !isStopped(); ++round) {
    const double middle = 0.5 * (works + fails);
    collect(middle, asStage(progress_, "Looking for the nearest angle that works",
                            static_cast<double>(round) / kNearestRounds, (round + 1.0) / kNearestRounds));
    (timeAt(share) <= request_.time.value_or(1e9) ? works : fails) = middle;
  }
  return works;
}

TurnPlan TurnPlanner::finished(PostureStatus status, const std::string& message) {
  plan_.status = status;
  plan_.message = message;
  plan_.seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  return std::move(plan_);
}

TurnPlan TurnPlanner::stopped() {
  plan_.motion.frames.clear();
  return finished(PostureStatus::Stopped, "Stopped");
}

/// Why not even the smallest turn can be done: each cycle takes its time, however little it turns.
std::string TurnPlanner::noTurn() {
  collect(std::copysign(kSmallTurn, request_.angle), {});
  const double least = timeAt(request_.strengthShare);
  if (!std::isfinite(least)) return "; no turn is possible with this strength, so allow more of it";
  return text("; no turn at all is done in %.2f s, the smallest takes %.2f s", request_.time.value_or(0.0),
              least);
}

/// After a stop nobody knows what the ways that were not tried would have done.
TurnPlan TurnPlanner::refused(const std::string& message) {
  if (isStopped()) return stopped();
  const double nearest = nearestAngle(request_.strengthShare);
  if (isStopped() && nearest == 0.0) return finished(PostureStatus::Infeasible, message);
  if (std::abs(nearest) < kSmallTurn) return finished(PostureStatus::Infeasible, message + noTurn());
  const double told = std::copysign(std::floor(std::abs(degrees(nearest)) * 10.0) / 10.0, nearest);
  return finished(PostureStatus::Infeasible,
                  message + text("; the nearest that works is %.1f degrees", told));
}

bool TurnPlanner::chooseShare() {
  const double shortest = timeAt(request_.strengthShare);
  plan_.share = request_.strengthShare;
  if (request_.time && shortest > *request_.time) return false;
  if (request_.goal == TurnGoal::LeastTorque)
    plan_.share = leastShare(request_.time.value_or(2.0 * shortest));
  return true;
}

/// From here on one way for each part, with the angle met exactly.
/// What would pass a joint limit then is no way; false where no other is left.
bool TurnPlanner::keepFastest() {
  for (std::size_t i = 0; i < shares_.size(); ++i) {
    tellStage(progress_, "Meeting the angle exactly", kSearchShare);
    std::optional<Candidate> exact;
    while (!exact && !candidates_[i].empty()) exact = exactOf(i);
    if (!exact) return false;
    candidates_[i] = {*exact};
  }
  return true;
}

/// The fastest candidate of a part, with the angle met exactly; taken off the list where that passes a limit.
std::optional<Candidate> TurnPlanner::exactOf(std::size_t part) {
  const Candidate* const fast = &fastest(part, plan_.share);
  Candidate best = *fast;
  best.cycle = best.shape->exactly(shares_[part].angle / best.cycles);
  const CycleWays ways = cycleWays(model_, best.cycle);
  if (limitExcess(model_, ways) > kInLimits) {
    candidates_[part].erase(candidates_[part].begin() + (fast - candidates_[part].data()));
    return std::nullopt;
  }
  best.loads = CycleLoads(model_, ways, kExactInstants);
  return best;
}

JointTrajectory TurnPlanner::trajectory() {
  JointTrajectory trajectory;
  plan_.parts.clear();
  for (std::size_t i = 0; i < shares_.size(); ++i) {
    const Candidate& best = candidates_[i].front();
    TurnPart part;
    part.cycle = best.cycle;
    part.cycles = best.cycles;
    part.angle = shares_[i].angle;
    part.timing.durations = best.loads.shortest(plan_.share, request_.maxSpeed);
    addCycles(cycleWays(model_, part.cycle), part.timing, part.cycles, trajectory);
    plan_.parts.push_back(part);
  }
  return trajectory;
}

/// False when a stop cut it short.
bool TurnPlanner::build() {
  const JointTrajectory joints = trajectory();
  FloatSettings settings;
  settings.start = request_.start;
  settings.duration = joints.duration();
  settings.framesPerSecond = request_.framesPerSecond;
  settings.goOn = [this](double share) {
    tellStage(progress_, "Turning the body", kExactShare + (kBuiltShare - kExactShare) * share);
    return mayFinish();
  };
  plan_.motion = floatingMotion(
      model_, [&](double t) { return joints.at(t); }, settings);
  tellStage(progress_, "Counting the work", kBuiltShare);
  return mayFinish();
}

void TurnPlanner::measure() {
  const auto orientation = [](const VectorX& q) { return Quaternion(q[3], q[4], q[5], q[6]); };
  const Quaternion reached =
      orientation(plan_.motion.frames.front().q).conjugate() * orientation(plan_.motion.frames.back().q);
  const Quaternion wanted(Eigen::AngleAxisd(request_.angle, request_.axis.normalized()));
  const Vector3 missing = logQuaternion(reached * wanted.conjugate());
  plan_.error = missing.norm();
  plan_.angle = request_.angle + missing.dot(request_.axis.normalized());
  plan_.residue = momentumResidue(momentumCurve(model_, plan_.motion));
  plan_.workload = workloadOf(model_, plan_.motion, Vector3::Zero());
  for (const Effort& joint : plan_.workload.joints)
    plan_.peakTorque = std::max(plan_.peakTorque, joint.peakTorque);
}

std::string TurnPlanner::success() const {
  return text("Turned by %.3f degrees in %.2f s", degrees(plan_.angle), plan_.motion.duration()) +
         (isCut_ ? ", the best of the ways tried before the stop" : "");
}

TurnPlan TurnPlanner::plan() {
  collect(request_.angle, asStage(progress_, "Trying cycles", 0.0, kSearchShare));
  isCut_ = isStopped();
  if (isCut_ && !hasWays()) return stopped();
  if (!hasWays())
    return refused(text("A turn of %.1f degrees needs more cycles than that", degrees(request_.angle)));
  if (!std::isfinite(timeAt(request_.strengthShare)))
    return refused(text("The joints' springs alone ask for more than %.0f %% of strength",
                        100.0 * request_.strengthShare));
  if (!chooseShare())
    return refused(text("A turn of %.1f degrees takes at least %.2f s", degrees(request_.angle),
                        timeAt(request_.strengthShare)));
  if (!keepFastest())
    return refused(text("A turn of %.1f degrees passes a joint limit", degrees(request_.angle)));
  chooseShare();
  if (!build()) return stopped();
  measure();
  return finished(PostureStatus::Feasible, success());
}

void wantPositive(double value, const char* field, const char* remedy) {
  if (!std::isfinite(value) || value <= 0.0)
    throw InputError(field, text("%g is out of range", value), remedy);
}

void check(const TurnRequest& request) {
  if (!request.axis.allFinite() || request.axis.norm() < 1e-6)
    throw InputError("axis", "is no direction",
                     "use left, up, forward or three numbers that are not all zero");
  if (!std::isfinite(request.angle) || std::abs(request.angle) < 1e-4 || std::abs(request.angle) > 4.0 * M_PI)
    throw InputError("angle", text("a turn by %g degrees is out of range", degrees(request.angle)),
                     std::abs(request.angle) < 1e-4 ? "use 0.01 degrees or more" : "use 720 degrees or less");
  wantPositive(request.strengthShare, "strength share", "use a number above 0, at most 1");
  if (request.strengthShare > 1.0)
    throw InputError("strength share", text("%g is more than all strength", request.strengthShare), "use 1");
  wantPositive(request.maxSpeed, "speed bound", "use radians a second, such as 4");
  wantPositive(request.framesPerSecond, "frames per second", "use 60");
  if (request.time) wantPositive(*request.time, "time", "use seconds, such as 5");
  if (request.cycles && (*request.cycles < 1 || *request.cycles > kMostCycles))
    throw InputError("cycles", text("%g is out of range", *request.cycles), text("use 1 to %g", kMostCycles));
}

}  // namespace

TurnPlan planTurn(const Model& model, const TurnRequest& request) {
  check(request);
  return TurnPlanner(model, request).plan();
}

}  // namespace handhold
