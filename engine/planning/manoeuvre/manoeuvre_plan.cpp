// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/manoeuvre_plan.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/core/error.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/flight.h"
#include "engine/planning/manoeuvre/floating/request_bounds.h"
#include "engine/planning/manoeuvre/solids_entered.h"
#include "engine/planning/manoeuvre/traverse_improvement.h"
#include "engine/planning/manoeuvre/turning/orientation.h"
#include "engine/planning/manoeuvre/workstation.h"
#include "engine/task/manoeuvre_check.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/task/spoken_place.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;

using Figures = std::vector<std::pair<std::string, double>>;

std::pair<std::string, double> realTimeFactor(const PlannedMotion& plan) {
  return {"real_time_factor", plan.motion.duration() / std::max(plan.seconds, 1e-9)};
}

void addWork(const WorkloadTotals& totals, Figures& figures) {
  figures.insert(figures.end(), {{"peak_load", totals.peakLoad},
                                 {"positive_work_J", totals.positiveWork},
                                 {"negative_work_J", totals.negativeWork},
                                 {"weighted_work_J", totals.weightedWork}});
}

/// Of the time that an improved traverse takes to plan.
constexpr double kKinematicShare = 0.02;

/// Nobody knows how many iterations it will take.
ProgressSink predicting(const ProgressSink& sink) {
  if (!sink) return {};
  return [sink](Progress step) {
    step.stage = "Predicting a better motion";
    sink(step);
  };
}

void addTraverse(const TraversePlan& plan, const Workload& workload, const std::string& prefix,
                 Figures& figures) {
  Figures own = {{"peak_hand_force_N", plan.peakForce}, {"rail_load", plan.railLoad}};
  addWork(workload.totals, own);
  own.emplace_back("mean_squared_load", plan.meanSquaredLoad);
  if (plan.touchImpulse > 0.0) own.emplace_back("touch_impulse_Ns", plan.touchImpulse);
  for (auto& [name, value] : own) figures.emplace_back(prefix + name, value);
}

/// Figures are counted at no fewer instants a second than these, however few frames are asked for.
constexpr double kLeastRate = 240.0;

int partsOfFrame(double framesPerSecond) {
  return std::max(1, static_cast<int>(std::ceil(kLeastRate / framesPerSecond)));
}

template <class Item>
std::vector<Item> everyNth(const std::vector<Item>& all, int n) {
  std::vector<Item> some;
  for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(n)) some.push_back(all[i]);
  return some;
}

MatrixX everyNthColumn(const MatrixX& all, int n) {
  MatrixX some(all.rows(), (all.cols() + n - 1) / n);
  for (Eigen::Index i = 0; i < some.cols(); ++i) some.col(i) = all.col(n * i);
  return some;
}

/// The frames that were asked for, in the motion and in what is told of each of its frames.
void keepFrames(int parts, ManoeuvrePlan& plan) {
  plan.motion.frames = everyNth(plan.motion.frames, parts);
  plan.workload.curve = everyNth(plan.workload.curve, parts);
  plan.workload.translational = everyNthColumn(plan.workload.translational, parts);
  plan.workload.rotational = everyNthColumn(plan.workload.rotational, parts);
}

/// Runs the planner of one kind.
class Planning {
 public:
  Planning(const Model& model, const Task& task, const ManoeuvreOptions& options)
      : model_(model), task_(task), options_(options), carried_(carriedMasses()) {}

  ManoeuvrePlan operator()(const TurnManoeuvre& turn) const;
  ManoeuvrePlan operator()(const TraverseManoeuvre& traverse) const;
  ManoeuvrePlan operator()(const FlightManoeuvre& flight) const;
  ManoeuvrePlan operator()(const HoldManoeuvre& hold) const;

 private:
  template <class Request, class Asked>
  Request requestFor(const Asked& asked) const;
  std::vector<Load> carriedMasses() const;
  Pose start() const;

  const Model& model_;
  const Task& task_;
  const ManoeuvreOptions& options_;
  const std::vector<Load> carried_;
};

/// Those of the task and of the manoeuvre.
std::vector<Load> Planning::carriedMasses() const {
  std::vector<Load> masses = manoeuvreLoads(*task_.manoeuvre);
  masses.insert(masses.end(), task_.loads.begin(), task_.loads.end());
  return masses;
}

/// Where the task's start has the base.
Pose Planning::start() const {
  Pose pose;
  const VectorX& q = task_.start;
  if (q.size() != model_.positionSize()) return pose;
  pose.p = q.head<3>();
  pose.R = baseOrientation(q).normalized().toRotationMatrix();
  return pose;
}

/// What is asked for, with what the task has for all planners and how to run.
template <class Request, class Asked>
Request Planning::requestFor(const Asked& asked) const {
  Request request;
  static_cast<Asked&>(request) = asked;
  request.framesPerSecond = task_.motion.framesPerSecond;
  request.partsOfFrame = partsOfFrame(request.framesPerSecond);
  request.stop = options_.stop;
  request.progress = options_.progress;
  if constexpr (requires { request.carried; }) request.carried = carried_;
  return request;
}

/// Puts aside what every planner answers.
ManoeuvrePlan planWith(PlannedMotion& plan) {
  ManoeuvrePlan result;
  static_cast<PlannedMotion&>(result) = std::move(plan);
  return result;
}

ManoeuvrePlan Planning::operator()(const TurnManoeuvre& turn) const {
  TurnRequest request = requestFor<TurnRequest>(turn);
  request.start = start();
  TurnPlan plan = planTurn(model_, request);
  ManoeuvrePlan result = planWith(plan);
  if (result.motion.frames.empty()) return result;
  int cycles = 0;
  for (const TurnPart& part : plan.parts) cycles += part.cycles;
  result.figures = {{"angle_deg", plan.angle / kDegree},
                    {"error_rad", plan.error},
                    {"time_s", result.motion.duration()},
                    {"cycles", cycles},
                    {"peak_torque_Nm", plan.peakTorque}};
  addWork(result.workload.totals, result.figures);
  result.figures.insert(result.figures.end(), {{"momentum_residue", plan.residue.share},
                                               {"angular_exchange_kgm2_per_s", plan.residue.angularExchange},
                                               realTimeFactor(result)});
  return result;
}

ManoeuvrePlan Planning::operator()(const TraverseManoeuvre& traverse) const {
  TraverseRequest request = requestFor<TraverseRequest>(traverse);
  const bool isImproved = traverse.method == TraverseMethod::Predicted;
  if (isImproved)
    request.progress = asStage(options_.progress, "Moving hand over hand", 0.0, kKinematicShare);
  const TraversePlan first = planTraverse(model_, request);
  request.progress = predicting(options_.progress);
  TraversePlan plan = isImproved && first.solved() ? improveTraverse(model_, request, first) : first;
  ManoeuvrePlan result = planWith(plan);
  result.carried = carried_;
  if (result.motion.frames.empty()) return result;
  result.periods = std::move(plan.periods);
  result.figures = {{"time_s", result.motion.duration()},
                    {"periods", static_cast<double>(result.periods.size())}};
  if (plan.speed > 0.0)
    result.figures.insert(result.figures.end(),
                          {{"greatest_speed_m_per_s", plan.speed},
                           {"mean_power_W", result.workload.totals.weightedWork / result.motion.duration()}});
  addTraverse(plan, result.workload, "", result.figures);
  if (isImproved) {
    result.kinematicPeriods = first.periods;
    addTraverse(first, first.workload, "kinematic_", result.figures);
  }
  result.figures.push_back(realTimeFactor(result));
  return result;
}

ManoeuvrePlan Planning::operator()(const FlightManoeuvre& flight) const {
  FlightRequest request = requestFor<FlightRequest>(flight);
  request.entered = [this](const Motion& motion) { return solidsEntered(model_, task_, motion); };
  FlightPlan plan = planFlight(model_, request);
  ManoeuvrePlan result = planWith(plan);
  result.carried = carried_;
  if (result.motion.frames.empty()) return result;
  result.figures = {{"impulse_Ns", plan.impulse},
                    {"flight_time_s", plan.flightTime},
                    {"flight_way_m", plan.flightWay},
                    {"flight_turn_deg", plan.turn / kDegree},
                    {"flight_angular_momentum_kgm2_per_s", plan.angularMomentum.norm()},
                    {"facing_at_start_deg", plan.facing / kDegree},
                    {"arrival_speed_m_per_s", plan.arrivalSpeed},
                    {"attitude_error_rad", plan.attitudeError},
                    {"place_error_m", plan.placeError},
                    {"peak_push_N", plan.peakPush},
                    {"peak_catch_N", plan.peakCatch},
                    {"rail_load", plan.railLoad},
                    {"peak_load", result.workload.totals.peakLoad},
                    {"weighted_work_J", result.workload.totals.weightedWork},
                    {"momentum_residue", plan.residue.share},
                    realTimeFactor(result)};
  return result;
}

ManoeuvrePlan Planning::operator()(const HoldManoeuvre& hold) const {
  const auto begin = std::chrono::steady_clock::now();
  PostureOptions options;
  options.stop = options_.stop;
  options.progress = options_.progress;
  WorkstationPlan plan = planWorkstation(model_, hold, options);
  ManoeuvrePlan result;
  result.status = plan.posture.status;
  result.message = plan.message;
  result.violations = plan.posture.violations;
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  result.posture = std::move(plan.posture);
  if (result.posture->q.size() != model_.positionSize()) return result;
  MotionFrame frame;
  frame.q = result.posture->q;
  frame.v = frame.vdot = VectorX::Zero(model_.velocitySize());
  frame.tau = result.posture->tau;
  frame.loads = result.posture->loads;
  result.motion.frames = {std::move(frame)};
  result.figures = {{"pull_N", hold.pull.norm()}};
  if (hold.pull.norm() > 0.0) result.figures.emplace_back("greatest_pull_N", plan.greatestPull);
  result.figures.emplace_back("peak_load", result.posture->peakLoad);
  result.workload = workloadOf(model_, result.motion, Vector3::Zero());
  return result;
}

void countBehind(std::size_t contacts, std::vector<ContactLoad>& loads) {
  for (ContactLoad& load : loads)
    if (load.contact >= 0) load.contact += static_cast<int>(contacts);
}

/// What a floor alone is in the way of can be done above one that lies lower.
std::string lowerFloorWords(const Task& task, const std::vector<Violation>& entered) {
  constexpr double kTold = 0.01;  // m, in which places are told
  const auto floor = std::ranges::find(task.props, entered.front().other, &Prop::name);
  if (entered.size() > 1 || floor == task.props.end() || floor->kind != PropKind::Floor) return {};
  return worded("; it keeps clear of a floor %.2f m lower",
                kTold * std::ceil(entered.front().amount / kTold));
}

/// A plan through what is solid is none. Flights know it, and tell what works instead.
void judgeSolids(const Model& model, const Task& task, ManoeuvrePlan& plan) {
  if (!plan.solved()) {
    const bool isOfSolids = !plan.violations.empty() && plan.violations.front().law == Law::Entering;
    if (isOfSolids) plan.message += lowerFloorWords(task, plan.violations);
    return;
  }
  std::vector<Violation> entered = solidsEntered(model, task, plan.motion);
  if (entered.empty()) return;
  plan.status = PostureStatus::Infeasible;
  const std::string lower = lowerFloorWords(task, entered);
  plan.message = lower.empty() ? lower : finding({}, entered) + lower;
  plan.violations = std::move(entered);
}

}  // namespace

ManoeuvrePlan planManoeuvre(const Model& model, const Task& task, const ManoeuvreOptions& options) {
  if (!task.manoeuvre) throw InputError("manoeuvre", "is missing", "choose one");
  if (const auto obstacle = planningObstacle(task))
    throw InputError(spokenPlace(task, obstacle->path), obstacle->problem, obstacle->remedy);
  ManoeuvrePlan plan = std::visit(Planning(model, task, options), *task.manoeuvre);
  judgeSolids(model, task, plan);
  keepFrames(partsOfFrame(task.motion.framesPerSecond), plan);
  for (MotionFrame& frame : plan.motion.frames) countBehind(task.contacts.size(), frame.loads);
  if (plan.posture) countBehind(task.contacts.size(), plan.posture->loads);
  return plan;
}

double figureOf(const ManoeuvrePlan& plan, const std::string& name) {
  const auto found = std::find_if(plan.figures.begin(), plan.figures.end(),
                                  [&](const auto& figure) { return figure.first == name; });
  return found == plan.figures.end() ? 0.0 : found->second;
}

}  // namespace handhold
