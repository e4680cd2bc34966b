// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/traverse_improvement.h"

#include <algorithm>
#include <cmath>

#include "engine/core/nearest_name.h"
#include "engine/planning/manoeuvre/floating/own_clearance.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/traverse_measure.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

/// Curves fine enough for hands that change bars twice a second.
constexpr double kControlsPerSecond = 16.0, kInstantsPerControl = 2.0;
constexpr int kFewestControls = 23;
constexpr double kSameTime = 1e-6;  // s
/// Of the goals: the load of the joints, and enough comfort to single out one posture.
constexpr double kComfort = 0.01, kSmoothness = 1e-7;
constexpr int kRefinements = 1;
constexpr std::size_t kMotionLooks = 60;  // at a motion, for where the body is in itself
/// What grows by more than a twentieth is told.
constexpr double kToldCost = 1.05;

/// Joints between the free base and a site.
int jointsTo(const Model& model, SiteIndex site) {
  int count = 0;
  for (LinkIndex link = model.sites[site].link; link != LinkIndex(0); link = model.joints[link].parent)
    ++count;
  return count;
}

/// A hand keeps its attitude only where the arm has the joints for it; else it turns freely about its bar.
Contact asHeld(const Model& model, Contact contact) {
  constexpr int kFullPose = 6;
  if (contact.kind == ContactKind::FixedGrip &&
      jointsTo(model, model.findSite(contactSite(contact))) < kFullPose)
    contact.kind = ContactKind::Grip;
  return contact;
}

int indexOf(const std::vector<Contact>& contacts, const std::string& name) {
  const auto at =
      std::find_if(contacts.begin(), contacts.end(), [&](const Contact& c) { return c.name == name; });
  return at == contacts.end() ? -1 : static_cast<int>(at - contacts.begin());
}

void addHold(const std::string& contact, const ContactPhase& phase, std::vector<HoldInterval>& holds) {
  for (HoldInterval& hold : holds)
    if (hold.contact == contact && std::abs(hold.to - phase.begin) < kSameTime) {
      hold.to = phase.end;
      return;
    }
  holds.push_back({contact, phase.begin, phase.end});
}

/// Loads of a phase count its own contacts; those of the task count all.
Motion withTaskContacts(Motion motion, const Task& task, const std::vector<ContactPhase>& phases) {
  for (MotionFrame& frame : motion.frames) {
    const auto later = std::find_if(phases.begin(), phases.end(), [&](const ContactPhase& phase) {
      return frame.time < phase.end + kSameTime;
    });
    const ContactPhase& phase = later == phases.end() ? phases.back() : *later;
    for (ContactLoad& load : frame.loads)
      if (load.contact >= 0 && load.contact < static_cast<int>(phase.contacts.size()))
        load.contact = indexOf(task.contacts, phase.contacts[load.contact].name);
  }
  return motion;
}

MotionPrediction predicted(const Model& model, const TraverseRequest& request, const TraversePlan& plan,
                           const Laws& laws) {
  Task base;
  base.laws = laws;
  base.gravity.setZero();
  base.loads = request.carried;
  const auto frames = static_cast<double>(plan.motion.frames.size() - 1);  // as many as the kinematic one has
  base.motion.framesPerSecond = frames / plan.motion.duration();
  Task task = improvementTask(model, base, plan);
  for (Contact& contact : task.contacts) {
    ContactLimits& limits = contact.limits = limitsOn(model, contact);
    for (double* most : {&*limits.pull, &limits.push, &*limits.shear})
      *most = std::min(*most, request.railLimit);
  }
  MotionPlan start;
  start.begin.q = plan.motion.frames.front().q;
  start.end.q = plan.motion.frames.back().q;
  start.guess = withTaskContacts(plan.motion, task, plan.phases);
  MotionPredictionOptions options;
  options.stop = request.stop;
  options.progress = request.progress;
  options.maxRefinements = kRefinements;
  options.advising = PostureOptions::Advising::No;
  return predictMotion(model, task, start, options);
}

bool isSolved(const MotionPrediction& found) {
  return found.outcome.status == PostureStatus::Optimal || found.outcome.status == PostureStatus::Feasible;
}

/// The law that keeps the body out of itself takes its time, and most traverses need it not: it is asked for
/// where the planned motion keeps it and the better one would not. What it takes then is counted.
MotionPrediction clearlyPredicted(const Model& model, const TraverseRequest& request,
                                  const TraversePlan& plan) {
  MotionPrediction free = predicted(model, request, plan, {});
  OwnClearance own(model);
  if (!isSolved(free) || !own.deepest(free.outcome.motion, kMotionLooks) ||
      own.deepest(plan.motion, kMotionLooks))
    return free;
  Laws laws;
  laws.clearance = true;
  MotionPrediction clear = predicted(model, request, plan, laws);
  MotionPrediction& taken = isSolved(clear) ? clear : free;
  const double seconds = free.outcome.seconds + clear.outcome.seconds;
  taken.outcome.seconds = seconds;
  return std::move(taken);
}

}  // namespace

Task improvementTask(const Model& model, const Task& base, const PlannedMotion& plan) {
  Task task = base;
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = plan.motion.duration();
  for (const ContactPhase& phase : plan.phases)
    for (const Contact& contact : phase.contacts) {
      if (indexOf(task.contacts, contact.name) < 0) task.contacts.push_back(asHeld(model, contact));
      addHold(contact.name, phase, task.motion.holds);
    }
  for (HoldInterval& hold : task.motion.holds) hold.to = std::min(hold.to, task.motion.duration);
  task.motion.objective = {};
  task.motion.objective.body.discomfort = kComfort;
  task.motion.objective.body.upright = 0.0;
  task.motion.objective.jerk = kSmoothness;
  task.motion.controlPoints =
      std::max(kFewestControls, static_cast<int>(std::lround(kControlsPerSecond * task.motion.duration)));
  task.motion.instants = static_cast<int>(kInstantsPerControl * task.motion.controlPoints);
  return task;
}

std::string improvementWords(const TraversePlan& before, const TraversePlan& after) {
  std::string words = worded("; prediction lowers the mean squared load of the joints to %.0f %%",
                             std::max(1.0, 100.0 * after.meanSquaredLoad / before.meanSquaredLoad)) +
                      worded(" (greatest load %.0f instead of %.0f %% of strength)",
                             100.0 * after.workload.totals.peakLoad, 100.0 * before.workload.totals.peakLoad);
  std::vector<std::string> costs;
  if (after.peakForce > kToldCost * before.peakForce)
    costs.push_back(worded("%.0f instead of %.0f N on a hand", after.peakForce, before.peakForce));
  const double work = after.workload.totals.weightedWork, workBefore = before.workload.totals.weightedWork;
  if (work > kToldCost * workBefore)
    costs.push_back(worded("%.0f instead of %.0f J of work", work, workBefore));
  if (costs.empty()) return words;
  return words + ", at the cost of " + listed(costs, "and");
}

TraversePlan improveTraverse(const Model& model, const TraverseRequest& request, const TraversePlan& plan) {
  MotionPrediction found = clearlyPredicted(model, request, plan);
  TraversePlan better = plan;
  better.seconds += found.outcome.seconds;
  const PostureStatus status = found.outcome.status;
  if (status == PostureStatus::Stopped) {
    better.message += "; stopped before prediction improved it";
    return better;
  }
  if (status != PostureStatus::Optimal && status != PostureStatus::Feasible) {
    const std::string why = finding(found.outcome.message, found.outcome.violations);
    better.message += "; prediction found nothing better" + (why.empty() ? why : ": " + why);
    return better;
  }
  better.status = status;
  better.motion = std::move(found.outcome.motion);
  measureTraverse(model, request.railLimit, better);
  if (better.railLoad > 1.0) {
    const double force = better.peakForce, seconds = better.seconds;
    better = plan;
    better.seconds = seconds;
    better.message += "; prediction would load " + overloadedBar(force, request.railLimit);
    return better;
  }
  if (better.meanSquaredLoad >= plan.meanSquaredLoad) {
    const double seconds = better.seconds;
    better = plan;
    better.seconds = seconds;
    better.message +=
        "; prediction found nothing better: the mean squared load of the joints would not be less";
    return better;
  }
  better.message += improvementWords(plan, better);
  return better;
}

}  // namespace handhold
