// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/workstation.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/model/roles.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/task/manoeuvre/manoeuvre_bounds.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr double kGreatestPull = bound::kPull.most;  // N, more than any person and restraint hold
constexpr double kPullError = 2e-4;                  // of the greatest pull
constexpr double kAtItsLimit = 0.98;                 // of a joint's strength
// N: the first that is tried; where it does not hold, halves of it down to the least.
constexpr double kFirstPull = 20.0, kLeastPull = 1.0;
// Of the pull: by how much it grows at first, after another posture was found, and to see whether there is
// one, a little and a good deal further.
constexpr double kFirstStride = 0.25, kLaterStride = 0.06, kAfreshStrides[] = {0.002, 0.02, 0.1};
constexpr int kAfreshIterations = 100;  // solves that succeed take thirty
// Of the planner's time: what is done when the posture is solved; trials that the search usually takes.
constexpr double kSolvedShare = 0.2, kUsualTrials = 48.0;

Contact restraint(ContactEnd foot, double x) {
  Contact contact;
  contact.name = toString(foot);
  contact.kind = ContactKind::Restraint;
  contact.end = foot;
  contact.position = Vector3(x, 0.0, 0.0);
  contact.axis = Vector3::UnitY();
  contact.heading = Vector3::UnitZ();
  contact.limits = usualLimits(contact.kind);
  return contact;
}

void addHand(Task& task, ContactEnd hand, const WorkstationRequest& request, const Vector3& place,
             double share) {
  const std::string site = hand == ContactEnd::RightHand ? "r_grip" : "l_grip";
  Target target;
  target.name = toString(hand) + " on the tool";
  target.kind = TargetKind::Point;
  target.site = site;
  target.position = place;
  task.targets.push_back(target);
  Load load;
  load.name = toString(hand) + " pulls";
  load.kind = LoadKind::Force;
  load.site = site;
  load.force = share * request.pull;
  task.loads.push_back(load);
}

/// Feet in restraints and hands at the tool are what it is about.
void check(const Model& model, const WorkstationRequest& request) {
  for (const BodySide side : kBodySides)
    for (const Role& role : {role::kGrip, role::kBall}) wantSite(model, role, side);
  wantWithin(request.pull.norm(), bound::kPull, "force");
  wantWithin(request.tool.norm(), bound::kToolDistance, "tool's place");
  wantWithin(request.handWidth, bound::kToolHandWidth, "hand width");
  wantWithin(request.stance, bound::kStance, "stance");
  if (!request.handle.allFinite() || request.handle.norm() < 1e-6)
    throw InputError("handle", "is no direction", "use three numbers that are not all zero");
}

/// Follows the posture while the pull grows from nothing, each from the last that held, in strides that are
/// halved where one does not; then solves from afresh ask whether another posture holds more, and it goes on
/// from that. What it finds does not depend on the pull that is asked for, unless that one is seen to hold
/// where all of this found less.
class PullSearch {
 public:
  PullSearch(const Model& model, const WorkstationRequest& request, const PostureOptions& options)
      : model_(model), request_(request), options_(options), direction_(request.pull.normalized()) {
    options_.advising = PostureOptions::Advising::No;
  }

  /// In the direction asked for (N), to kPullError; at least what is known to hold.
  double greatest(const PostureResult& asked);
  const PostureResult& last() const { return last_; }  ///< that held the greatest

 private:
  Task taskAt(double force);
  PostureOptions telling();
  void grow(double stride);
  bool holdsAfresh(double force, const VectorX& start);
  bool holdsMoreAfresh(const VectorX& start);
  bool isStopped() const { return options_.stop.stop_requested(); }

  const Model& model_;
  WorkstationRequest request_;
  PostureOptions options_;
  const Vector3 direction_;
  PostureResult last_;  ///< that held
  double works_ = 0.0;
  int trials_ = 0;
};

Task PullSearch::taskAt(double force) {
  request_.pull = force * direction_;
  return workstationTask(request_);
}

PostureOptions PullSearch::telling() {
  PostureOptions options = options_;
  const double done = kSolvedShare + (1.0 - kSolvedShare) * std::min(1.0, trials_++ / kUsualTrials);
  options.progress = asStage(options_.progress, "Looking for the greatest pull", done, done);
  return options;
}

void PullSearch::grow(double stride) {
  // it only looks at the model while this does
  const std::shared_ptr<const Model> model(std::shared_ptr<const void>(), &model_);
  double first = kFirstPull;
  for (; stride > kPullError && !isStopped();) {
    const double next = works_ > 0.0 ? std::min(kGreatestPull, works_ * (1.0 + stride)) : first;
    const Task task = taskAt(next);
    PostureResult result = LivePosture(model, task, last_).step(task, {}, telling());
    const bool isLast = next >= kGreatestPull || next <= works_;
    if (result.solved()) {
      last_ = std::move(result);
      works_ = next;
      if (isLast) return;
    } else if (works_ > 0.0) {
      stride *= 0.5;
    } else if ((first *= 0.5) < kLeastPull) {
      return;
    }
  }
}

bool PullSearch::holdsAfresh(double force, const VectorX& start) {
  if (force > kGreatestPull || isStopped()) return false;
  PostureOptions options = telling();
  options.maxIterations = kAfreshIterations;
  PostureResult result = solvePosture(model_, taskAt(force), start, options);
  if (!result.solved()) return false;
  last_ = std::move(result);
  works_ = force;
  return true;
}

bool PullSearch::holdsMoreAfresh(const VectorX& start) {
  const double held = works_;
  return held > 0.0 && std::ranges::any_of(kAfreshStrides, [&](double stride) {
           return holdsAfresh(held * (1.0 + stride), VectorX()) || holdsAfresh(held * (1.0 + stride), start);
         });
}

double PullSearch::greatest(const PostureResult& asked) {
  const double known = asked.solved() ? request_.pull.norm() : 0.0;
  if (!holdsAfresh(0.0, VectorX())) return known;
  const VectorX start = last_.q;
  double stride = kFirstStride;
  do {
    grow(stride);
    stride = kLaterStride;
    if (works_ >= known) continue;
    last_ = asked;
    works_ = known;
  } while (holdsMoreAfresh(start));
  return works_;
}

/// What has no room left at the greatest pull.
std::string limitOf(const Model& model, const PostureResult& greatest) {
  if (greatest.peakJoint.valid() && greatest.peakLoad > kAtItsLimit)
    return ", where " + spokenName(model.joints[greatest.peakJoint].name) + " has no strength left";
  return ", where a restraint bears no more";
}

/// Nothing that pulls has no direction, and so no most.
std::string holding(const WorkstationPlan& plan, double asked, bool isCut) {
  if (asked == 0.0)
    return worded("Holds still without a pull with %.0f %% of the strength of the most loaded joint",
                  100.0 * plan.posture.peakLoad) +
           "; ask for a pull to learn the most in its direction";
  return worded("Holds %.0f N with %.0f %% of the strength of the most loaded joint", asked,
                100.0 * plan.posture.peakLoad) +
         worded(isCut ? "; at least %.0f N can be held in that direction"
                      : "; %.0f N is the most in that direction",
                std::floor(plan.greatestPull));
}

/// Strength is asked first: where less can be held, the force is too much and not the place too far.
std::string refusal(const WorkstationPlan& plan, double asked, const std::string& limit, bool isCut) {
  const PostureResult& posture = plan.posture;
  if (plan.greatestPull == 0.0) return finding(posture.message, posture.violations);
  return worded("%.0f N is more than can be held", asked) +
         worded(isCut ? "; %.0f N works in that direction"
                      : "; the nearest that works is %.0f N in that direction",
                std::floor(plan.greatestPull)) +
         (isCut ? "" : limit);
}

}  // namespace

Task workstationTask(const WorkstationRequest& request) {
  Task task;
  task.name = "Hold a tool in a foot restraint";
  task.description = "No gravity: the feet are restrained, the hands hold still against the pull of a tool.";
  task.gravity.setZero();
  const bool bothFeet = request.feet == RestrainedFeet::Both;
  const double half = bothFeet ? 0.5 * request.stance : 0.0;
  if (request.feet != RestrainedFeet::Left) task.contacts.push_back(restraint(ContactEnd::RightFoot, -half));
  if (request.feet != RestrainedFeet::Right) task.contacts.push_back(restraint(ContactEnd::LeftFoot, half));
  const bool bothHands = request.hands == ToolHands::Both;
  const Vector3 aside =
      bothHands ? Vector3(0.5 * request.handWidth * request.handle.normalized()) : Vector3(Vector3::Zero());
  const double share = bothHands ? 0.5 : 1.0;
  if (request.hands != ToolHands::Left)
    addHand(task, ContactEnd::RightHand, request, request.tool - aside, share);
  if (request.hands != ToolHands::Right)
    addHand(task, ContactEnd::LeftHand, request, request.tool + aside, share);
  return task;
}

WorkstationPlan planWorkstation(const Model& model, const WorkstationRequest& request,
                                const PostureOptions& options) {
  check(model, request);
  WorkstationPlan plan;
  PostureOptions solving = options;
  solving.progress = asStage(options.progress, "Solving the posture", 0.0, kSolvedShare);
  plan.posture = solvePosture(model, workstationTask(request), VectorX(), solving);
  const bool isFound = plan.posture.status != PostureStatus::Stopped;
  const double asked = request.pull.norm();
  PullSearch search(model, request, options);
  if (asked > 0.0 && isFound) plan.greatestPull = search.greatest(plan.posture);
  const bool isWithin = asked > 0.0 && asked <= plan.greatestPull;
  if (!plan.posture.solved() && isWithin && !options.stop.stop_requested())
    plan.posture = solvePosture(model, workstationTask(request), search.last().q, options);
  const bool isCut = options.stop.stop_requested();
  plan.message = !isFound                ? "Stopped; the best posture so far is shown"
                 : plan.posture.solved() ? holding(plan, asked, isCut)
                                         : refusal(plan, asked, limitOf(model, search.last()), isCut);
  return plan;
}

}  // namespace handhold
