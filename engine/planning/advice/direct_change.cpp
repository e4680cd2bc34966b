// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/advice/direct_change.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/problem/posture_bounds.h"
#include "engine/laws/problem/posture_solving.h"
#include "engine/model/planar.h"
#include "engine/task/stages.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// Places just within reach can be held in one way only: how much nearer they are tried.
constexpr double kMargins[] = {0.01, 0.03};  // m
/// The greatest load is known to a part of itself, in so many halvings at most.
constexpr double kLoadError = 0.02;
constexpr int kHalvings = 12;
/// Solves that succeed take thirty.
constexpr int kMostIterations = 100;

PostureOptions brief(const PostureOptions& options) {
  PostureOptions result = options;
  result.maxIterations = std::min(kMostIterations, options.maxIterations);
  result.iterate = {};
  result.progress = {};
  return result;
}

bool isPlace(ViolationKind kind) {
  return kind == ViolationKind::Target || kind == ViolationKind::ContactPosition ||
         kind == ViolationKind::ContactDirection;
}

/// Where the place that is out of reach lies, and what would be moved.
struct FarPlace {
  TaskChange change;
  Vector3 position = Vector3::Zero();
  std::string site;
};

/// Props move as a whole, and lines and planes have no one nearest point: those are for others to advise.
std::optional<FarPlace> farPlace(const Task& task, const Violation& told) {
  FarPlace far;
  far.change.index = told.index;
  if (told.quantity != Dimension::Length || told.index < 0) return {};
  if (told.kind() == ViolationKind::Target) {
    const Target& target = task.targets[told.index];
    if (target.kind != TargetKind::Point) return {};
    far.change.kind = Kind::Target;
    far.position = target.position;
    far.site = target.site;
    return far;
  }
  if (told.kind() != ViolationKind::ContactPosition) return {};
  const Contact& contact = task.contacts[told.index];
  if (!contact.prop.empty() || contact.hinge || (!rowOf(contact).isOfHand() && rowOf(contact).isOneSided))
    return {};
  far.change.kind = Kind::Contact;
  far.position = contact.position;
  far.site = contactSite(contact);
  return far;
}

/// Without leaving out what is small beside the rest: where arms are stretched that counts.
Vector3 inCentimetres(const Vector3& way) { return 0.01 * (100.0 * way).array().round(); }

std::optional<PostureResult> solvedWith(const TaskChange& change, const Model& model, const Task& task,
                                        const VectorX& q, const PostureOptions& options) {
  Model person = model;
  Task changed = task;
  apply(change, person, changed);
  if (isBeyondBounds(person, changed)) return {};
  PostureResult result = strictPosture(person, changed, q, options, Look::Hopeful);
  return result.solved() ? std::optional(std::move(result)) : std::nullopt;
}

double sizeOf(const Load& load) {
  if (load.kind == LoadKind::Mass) return load.mass;
  return load.force.norm() > 0.0 ? load.force.norm() : load.moment.norm();
}

double sizeOf(const GivenVelocity& given) {
  return given.joint.empty() ? given.linear.norm() : std::abs(given.speed);
}

/// How much of one load can be held: each from the last posture that held.
class LoadSearch {
 public:
  LoadSearch(const Model& model, const Task& task, int load, const PostureOptions& options)
      : model_(model), task_(task), options_(options) {
    change_.kind = Kind::Load;
    change_.index = load;
  }

  bool holdsWithout(const std::vector<VectorX>& starts);
  TaskChange greatest();

 private:
  bool holds(double factor);
  bool isStopped() const { return options_.stop.stop_requested(); }

  const Model& model_;
  const Task& task_;
  const PostureOptions& options_;
  TaskChange change_;
  VectorX last_, first_;
};

bool LoadSearch::holdsWithout(const std::vector<VectorX>& starts) {
  for (const VectorX& q : starts) {
    if (isStopped()) return false;
    last_ = first_ = q;
    if (holds(0.0)) return true;
  }
  return false;
}

bool LoadSearch::holds(double factor) {
  change_.factor = factor;
  std::optional<PostureResult> result = solvedWith(change_, model_, task_, last_, options_);
  if (!result && !isStopped()) result = solvedWith(change_, model_, task_, first_, options_);
  if (result) last_ = result->q;
  return result.has_value();
}

TaskChange LoadSearch::greatest() {
  double works = 0.0, fails = 1.0;
  for (int k = 0; k < kHalvings && fails - works > kLoadError * fails && !isStopped(); ++k) {
    const double middle = 0.5 * (works + fails);
    (holds(middle) ? works : fails) = middle;
  }
  const double plain = plainly(task_, change_, works).factor;
  change_.factor = plain == works || holds(plain) ? plain : works;
  return change_;
}

}  // namespace

std::vector<TaskChange> demandsOf(const Task& task) {
  std::vector<TaskChange> demands;
  TaskChange change;
  change.kind = Kind::Load;
  for (change.index = 0; change.index < static_cast<int>(task.loads.size()); ++change.index)
    if (sizeOf(task.loads[change.index]) > 0.0) demands.push_back(change);
  change.kind = Kind::Speed;
  change.index = -1;
  if (greatestSpeed(task.motion) != nullptr) demands.push_back(change);
  return demands;
}

TaskChange plainly(const Task& task, TaskChange change, double factor) {
  constexpr double kRounding = 1e-9;
  const bool isSpeed = change.kind == Kind::Speed;
  const double size = isSpeed ? sizeOf(*greatestSpeed(task.motion)) : sizeOf(task.loads[change.index]),
               told = factor * size;
  change.factor = factor;
  if (!(told > 0.0)) return change;
  const double unit = std::pow(10.0, std::floor(std::log10(told)) - 2.0);
  change.factor = unit * std::floor(told / unit + kRounding) / size;
  return change;
}

std::optional<Advice> nearerPlace(const Model& model, const Task& task, const PostureResult& nearest,
                                  const PostureOptions& options) {
  if (nearest.violations.size() != 1) return {};
  const std::optional<FarPlace> far = farPlace(task, nearest.violations.front());
  if (!far) return {};
  Data data(model);
  updateKinematics(model, nearest.q, data);
  const Vector3 gap = sitePose(model, data, model.findSite(far->site)).p - far->position;
  const PostureOptions tried = brief(options);
  for (const double margin : kMargins) {
    TaskChange change = far->change;
    change.by = inCentimetres(gap * (1.0 + margin / gap.norm()));
    if (isPlanar(model)) change.by.z() = 0.0;
    if (options.stop.stop_requested()) return {};
    if (solvedWith(change, model, task, nearest.q, tried)) return Advice{Effect::MakesPossible, change};
  }
  return {};
}

std::optional<Advice> lighterLoad(const Model& model, const Task& task, const VectorX& reference,
                                  const PostureResult& nearest, const PostureOptions& options) {
  if (nearest.violations.empty() || isPlace(nearest.violations.front().kind())) return {};
  const PostureOptions tried = brief(options);
  for (int load = 0; load < static_cast<int>(task.loads.size()); ++load) {
    if (!(sizeOf(task.loads[load]) > 0.0)) continue;
    LoadSearch search(model, task, load, tried);
    if (!search.holdsWithout({nearest.q, reference})) continue;
    const TaskChange change = search.greatest();
    if (options.stop.stop_requested()) return {};
    return Advice{Effect::MakesPossible, change};
  }
  return {};
}

}  // namespace handhold
