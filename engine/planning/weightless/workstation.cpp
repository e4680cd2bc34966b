// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/workstation.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr double kGreatestPull = 3000.0;  // N, more than any person and restraint hold
constexpr double kPullError = 0.01;       // of the greatest pull

Contact restraint(ContactEnd foot, double x) {
  Contact contact;
  contact.name = toString(foot);
  contact.kind = ContactKind::Restraint;
  contact.end = foot;
  contact.position = Vector3(x, 0.0, 0.0);
  contact.axis = Vector3::UnitY();
  contact.heading = Vector3::UnitZ();
  contact.limits = usualLimits(contact.kind, foot);
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

std::string text(const char* format, double a, double b = 0.0) {
  char buffer[160];
  std::snprintf(buffer, sizeof buffer, format, a, b);
  return buffer;
}

void wantWithin(double value, double least, double most, const char* field) {
  if (std::isfinite(value) && value >= least && value <= most) return;
  throw InputError(field, text("%g is out of range", value), text("use %g to %g", least, most));
}

void check(const WorkstationRequest& request) {
  wantWithin(request.pull.norm(), 0.0, kGreatestPull, "force");
  wantWithin(request.tool.norm(), 0.0, 3.0, "tool's place");
  wantWithin(request.handWidth, 0.05, 1.5, "hand width");
  wantWithin(request.stance, 0.1, 1.0, "stance");
  if (!request.handle.allFinite() || request.handle.norm() < 1e-6)
    throw InputError("handle", "is no direction", "use three numbers that are not all zero");
}

/// The last pull that holds between one that does and one that does not.
double greatestPull(const Model& model, WorkstationRequest request, const PostureResult& from,
                    const PostureOptions& options) {
  const Vector3 direction = request.pull.normalized();
  PostureOptions plain = options;
  plain.advising = PostureOptions::Advising::No;
  const auto holds = [&](double force) {
    request.pull = force * direction;
    return solvePosture(model, workstationTask(request), from.q, plain).solved();
  };
  double works = from.solved() ? request.pull.norm() : 0.0;
  double fails = from.solved() ? std::max(2.0 * works, 50.0) : request.pull.norm();
  while (from.solved() && fails < kGreatestPull && holds(fails)) {
    works = fails;
    fails *= 2.0;
  }
  while (fails - works > kPullError * fails && !options.stop.stop_requested()) {
    const double middle = 0.5 * (works + fails);
    (holds(middle) ? works : fails) = middle;
  }
  return works;
}

}  // namespace

Task workstationTask(const WorkstationRequest& request) {
  Task task;
  task.name = "Hold a tool in a foot restraint";
  task.description = "No gravity: the feet are restrained, the hands hold still against the pull of a tool.";
  task.gravity.setZero();
  const bool bothFeet = request.feet == RestrainedFeet::Both;
  const double half = bothFeet ? 0.5 * request.stance : 0.0;
  if (request.feet != RestrainedFeet::Left)
    task.contacts.push_back(restraint(ContactEnd::RightFoot, -half));
  if (request.feet != RestrainedFeet::Right) task.contacts.push_back(restraint(ContactEnd::LeftFoot, half));
  const bool bothHands = request.hands == ToolHands::Both;
  const Vector3 aside = bothHands ? Vector3(0.5 * request.handWidth * request.handle.normalized())
                                  : Vector3(Vector3::Zero());
  const double share = bothHands ? 0.5 : 1.0;
  if (request.hands != ToolHands::Left)
    addHand(task, ContactEnd::RightHand, request, request.tool - aside, share);
  if (request.hands != ToolHands::Right)
    addHand(task, ContactEnd::LeftHand, request, request.tool + aside, share);
  return task;
}

WorkstationPlan planWorkstation(const Model& model, const WorkstationRequest& request,
                                const PostureOptions& options) {
  check(request);
  WorkstationPlan plan;
  plan.posture = solvePosture(model, workstationTask(request), VectorX(), options);
  const double asked = request.pull.norm();
  if (asked > 0.0) plan.greatestPull = greatestPull(model, request, plan.posture, options);
  if (plan.posture.solved())
    plan.message = text("Holds %.0f N with %.0f %% of the strength of the most loaded joint", asked,
                        100.0 * plan.posture.peakLoad) +
                   text("; %.0f N is the most in that direction", plan.greatestPull);
  else
    plan.message = (plan.posture.unmet.empty() ? plan.posture.message : plan.posture.unmet.front().sentence) +
                   text("; the nearest that works is %.0f N in that direction", plan.greatestPull);
  return plan;
}

}  // namespace handhold
