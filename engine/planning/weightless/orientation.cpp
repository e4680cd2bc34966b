// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/orientation.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>

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

class TurnPlanner {
 public:
  TurnPlanner(const Model& model, const TurnRequest& request) : model_(model), request_(request) {}

  TurnPlan plan();

 private:
  std::vector<Candidate> candidates(const TurnShare& part);
  const std::vector<TurnShape>& shapes(TurnKind kind);
  double timeAt(double share) const;
  double leastShare(double time) const;
  const Candidate& fastest(std::size_t part, double share) const;
  double nearestAngle(double share);
  void collect(double angle);
  void keepFastest();
  bool chooseShare();
  void build();
  JointTrajectory trajectory();
  void measure();
  TurnPlan refused(const std::string& message);
  TurnPlan finished(PostureStatus status, const std::string& message);

  const Model& model_;
  const TurnRequest& request_;
  const Clock::time_point begin_ = Clock::now();
  std::vector<TurnShape> yaw_, pitch_;
  std::vector<TurnShare> shares_;
  std::vector<std::vector<Candidate>> candidates_;  ///< of each part
  TurnPlan plan_;
};

const std::vector<TurnShape>& TurnPlanner::shapes(TurnKind kind) {
  std::vector<TurnShape>& known = kind == TurnKind::Yaw ? yaw_ : pitch_;
  if (known.empty()) known = turnShapes(model_, kind, request_.limbs);
  return known;
}

std::vector<Candidate> TurnPlanner::candidates(const TurnShare& part) {
  std::vector<Candidate> list;
  for (const TurnShape& shape : shapes(part.kind)) {
    if (request_.stop.stop_requested()) return {};
    const int fewest = static_cast<int>(std::ceil(std::abs(part.angle) / shape.mostAngle() - 1e-9));
    const int from = request_.cycles.value_or(fewest), to = request_.cycles.value_or(fewest + kMoreCycles);
    for (int n = std::max(1, from); n <= std::min(to, kMostCycles); ++n)
      if (n >= fewest) {
        const TurnCycle cycle = shape.about(part.angle / n);
        list.push_back({&shape, n, cycle, CycleLoads(model_, cycleWays(model_, cycle))});
      }
  }
  return list;
}

void TurnPlanner::collect(double angle) {
  shares_ = turnShares(request_.axis, angle);
  candidates_.clear();
  for (const TurnShare& part : shares_) candidates_.push_back(candidates(part));
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

/// The greatest angle on the way to the one asked for that keeps time, limits and cycles.
double TurnPlanner::nearestAngle(double share) {
  double works = 0.0, fails = request_.angle;
  for (int round = 0; round < 8; ++round) {
    const double middle = 0.5 * (works + fails);
    collect(middle);
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

TurnPlan TurnPlanner::refused(const std::string& message) {
  const double nearest = nearestAngle(request_.strengthShare);
  return finished(PostureStatus::Infeasible,
                  message + text("; the nearest that works is %.1f degrees", degrees(nearest)));
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
void TurnPlanner::keepFastest() {
  for (std::size_t i = 0; i < shares_.size(); ++i) {
    Candidate best = fastest(i, plan_.share);
    best.cycle = best.shape->exactly(shares_[i].angle / best.cycles);
    best.loads = CycleLoads(model_, cycleWays(model_, best.cycle), kExactInstants);
    candidates_[i] = {best};
  }
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

void TurnPlanner::build() {
  const JointTrajectory joints = trajectory();
  FloatSettings settings;
  settings.start = request_.start;
  settings.duration = joints.duration();
  settings.framesPerSecond = request_.framesPerSecond;
  plan_.motion = floatingMotion(
      model_, [&](double t) { return joints.at(t); }, settings);
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
  const Workload workload = workloadOf(model_, plan_.motion, Vector3::Zero());
  plan_.totals = workload.totals;
  for (const Effort& joint : workload.joints) plan_.peakTorque = std::max(plan_.peakTorque, joint.peakTorque);
}

TurnPlan TurnPlanner::plan() {
  collect(request_.angle);
  if (request_.stop.stop_requested()) return finished(PostureStatus::Stopped, "Stopped");
  const bool hasWays = std::none_of(candidates_.begin(), candidates_.end(),
                                    [](const std::vector<Candidate>& list) { return list.empty(); });
  if (!hasWays)
    return refused(text("A turn of %.1f degrees needs more cycles than that", degrees(request_.angle)));
  if (!std::isfinite(timeAt(request_.strengthShare)))
    return refused(text("The joints' springs alone ask for more than %.0f %% of strength",
                        100.0 * request_.strengthShare));
  if (!chooseShare())
    return refused(text("A turn of %.1f degrees takes at least %.2f s", degrees(request_.angle),
                        timeAt(request_.strengthShare)));
  keepFastest();
  chooseShare();
  build();
  measure();
  return finished(PostureStatus::Feasible,
                  text("Turned by %.3f degrees in %.2f s", degrees(plan_.angle), plan_.motion.duration()));
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
