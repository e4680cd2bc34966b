// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/reach/reach_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>

#include "engine/core/error.h"
#include "engine/core/parallel.h"
#include "engine/core/spoken_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/laws/constraints/clearance_pairs.h"
#include "engine/model/own_point.h"
#include "engine/task/task_at.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

using Cell = std::array<int, 3>;
constexpr std::array<Cell, 6> kNeighbours{
    {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}};
constexpr double kThere = 0.005;  ///< of a site from its place (m)
constexpr int kMostTries = 2;     ///< of a place, each from another neighbour
constexpr std::size_t kDoubtsAtOnce = 48;
/// Reached neighbours of a place that is hardly out of reach.
constexpr int kAround = 4;

/// A place to look at and the posture beside it.
struct Step {
  Cell cell;
  std::shared_ptr<const PostureResult> from;
};

class ReachSearch {
 public:
  ReachSearch(const ReachQuestion& question, const std::stop_token& stop);
  ReachMap run(const ReachSink& sink);

 private:
  Vector3 positionOf(const Cell& cell) const {
    return question_.spacing * Vector3(cell[0], cell[1], cell[2]);
  }
  Task taskAt(const Vector3& position) const;
  PostureResult look(const Step& step) const;
  /// As somebody would who asks for this place alone, from the posture beside it and from nothing.
  PostureResult lookAgain(const Step& step) const;
  PostureResult lookWhole(const Step& step) const;
  /// A body that moves in a plane knows no place beside it.
  bool isThere(const VectorX& q, const Vector3& position) const;
  /// A body that floats free of all places comes to every one.
  bool drifts() const {
    const auto isPlace = [](const Target& target) {
      return target.mustHold && target.kind != TargetKind::Orientation && target.kind != TargetKind::Gaze;
    };
    return std::ranges::none_of(task_.contacts, &Contact::pinned) &&
           std::ranges::none_of(task_.targets, isPlace) &&
           std::ranges::any_of(question_.model->baseFree, std::identity());
  }
  const Prop* solidAt(const Cell& cell) const { return solidAround(task_, positionOf(cell), kThere); }
  void note(const Step& step, PostureResult result);
  std::vector<Step> nextShell();
  std::vector<Step> nextDoubts();
  std::vector<Step> holes();
  bool isReached(const Cell& cell) const;
  bool take(const std::vector<Step>& steps, PostureResult (ReachSearch::*way)(const Step&) const,
            const ReachSink& sink);

  const ReachQuestion& question_;
  PostureOptions options_;
  Task task_;
  SiteIndex site_;
  ReachMap map_;
  std::map<Cell, std::size_t> known_;  ///< where a cell stands in the map
  std::map<Cell, int> tries_;
  std::map<Cell, std::shared_ptr<const PostureResult>> doubts_;  ///< not reached yet from that posture
  std::vector<Step> reached_;  ///< of the last shell, with their own postures
};

/// What holds at the end; what the site's own limb holds or aims at is let go. Motions and manoeuvres are not
/// asked for.
Task freed(const ReachQuestion& question, SiteIndex site) {
  const Model& model = *question.model;
  const LinkIndex link = model.sites[static_cast<std::size_t>(site)].link;
  const auto isOfLimb = [&](const std::string& name) {
    const SiteIndex other = model.findSite(name);
    return other.valid() && model.sites[static_cast<std::size_t>(other)].link == link;
  };
  Task task = endTask(question.task);
  std::erase_if(task.contacts, [&](const Contact& contact) { return isOfLimb(contactSite(contact)); });
  std::erase_if(task.targets, [&](const Target& target) { return isOfLimb(target.site); });
  task.motion = {};
  task.manoeuvre.reset();
  if (!question.force.isZero()) {
    Load load;
    load.name = "force at the place";
    load.site = question.site;
    load.force = question.force;
    task.loads.push_back(load);
  }
  return task;
}

ReachSearch::ReachSearch(const ReachQuestion& question, const std::stop_token& stop)
    : question_(question), site_(question.model->findSite(question.site)) {
  if (!site_.valid())
    throw InputError(question.model->name, "has no place called '" + question.site + "'",
                     "name one of its sites");
  options_.stop = stop;
  options_.advising = PostureOptions::Advising::No;
  task_ = freed(question, site_);
  map_.spacing = question.spacing;
}

Task ReachSearch::taskAt(const Vector3& position) const {
  Task task = task_;
  Target target;
  target.name = "place";
  target.site = question_.site;
  target.position = position;
  task.targets.push_back(target);
  return task;
}

PostureResult ReachSearch::look(const Step& step) const {
  const Task task = taskAt(positionOf(step.cell));
  LivePosture live(question_.model, task, *step.from);
  return live.step(task, {}, options_);
}

PostureResult ReachSearch::lookAgain(const Step& step) const {
  const Task task = taskAt(positionOf(step.cell));
  PostureOptions brief = options_;
  brief.effort = PostureOptions::Effort::Brief;
  PostureResult near = solvePosture(*question_.model, task, step.from->q, brief);
  return near.solved() || options_.stop.stop_requested() ? near
                                                         : solvePosture(*question_.model, task, {}, options_);
}

PostureResult ReachSearch::lookWhole(const Step& step) const {
  return solvePosture(*question_.model, taskAt(positionOf(step.cell)), {}, options_);
}

bool ReachSearch::isThere(const VectorX& q, const Vector3& position) const {
  Data data(*question_.model);
  updateKinematics(*question_.model, q, data);
  return (sitePose(*question_.model, data, site_).p - position).norm() < kThere;
}

void ReachSearch::note(const Step& step, PostureResult result) {
  const auto [at, isNew] = known_.try_emplace(step.cell, map_.places.size());
  if (isNew) map_.places.emplace_back();
  ReachPlace& place = map_.places[at->second];
  place.position = positionOf(step.cell);
  if (const Prop* solid = solidAt(step.cell)) {
    place.binds = "inside " + solid->name;
    return;
  }
  place.isReached = result.solved() && isThere(result.q, place.position);
  place.load = result.peakLoad;
  if (!place.isReached) {
    place.binds = result.solved()             ? "the body moves in a plane"
                  : result.violations.empty() ? result.message
                                              : told(result.violations.front());
    if (question_.isSure && tries_[step.cell] <= kMostTries) doubts_.insert_or_assign(step.cell, step.from);
    return;
  }
  doubts_.erase(step.cell);
  if (result.peakJoint.valid())
    place.binds = spokenName(question_.model->joints[static_cast<std::size_t>(result.peakJoint)].name);
  place.q = result.q;
  reached_.push_back({step.cell, std::make_shared<const PostureResult>(std::move(result))});
}

std::vector<Step> ReachSearch::nextShell() {
  std::vector<Step> shell;
  std::map<Cell, bool> asked;
  int seen = static_cast<int>(known_.size());  // with what is asked for the first time
  for (const Step& from : reached_)
    for (const Cell& way : kNeighbours) {
      const Cell cell{from.cell[0] + way[0], from.cell[1] + way[1], from.cell[2] + way[2]};
      const auto at = known_.find(cell);
      const bool isDone =
          at != known_.end() && (map_.places[at->second].isReached || solidAt(cell) != nullptr);
      if (isDone || asked.contains(cell) || tries_[cell] >= kMostTries) continue;
      if (at == known_.end() && seen >= question_.most) {
        map_.isWhole = false;
        continue;
      }
      if (at == known_.end()) ++seen;
      asked[cell] = true;
      ++tries_[cell];
      shell.push_back({cell, from.from});
    }
  reached_.clear();
  return shell;
}

/// Each place once.
std::vector<Step> ReachSearch::nextDoubts() {
  std::vector<Step> steps;
  while (!doubts_.empty() && steps.size() < kDoubtsAtOnce) {
    const auto doubt = doubts_.extract(doubts_.begin());
    tries_[doubt.key()] = kMostTries + 1;
    steps.push_back({doubt.key(), doubt.mapped()});
  }
  return steps;
}

bool ReachSearch::isReached(const Cell& cell) const {
  const auto at = known_.find(cell);
  return at != known_.end() && map_.places[at->second].isReached;
}

/// Places within the region that short searches left; each once.
std::vector<Step> ReachSearch::holes() {
  std::vector<Step> steps;
  for (const auto& [cell, at] : known_) {
    int& tries = tries_[cell];
    if (!question_.isSure || map_.places[at].isReached || solidAt(cell) || tries > kMostTries + 1) continue;
    const auto around = std::ranges::count_if(kNeighbours, [&cell = cell, this](const Cell& way) {
      return isReached({cell[0] + way[0], cell[1] + way[1], cell[2] + way[2]});
    });
    if (around < kAround) continue;
    tries = kMostTries + 2;
    steps.push_back({cell, nullptr});
  }
  return steps;
}

/// False when stopped.
bool ReachSearch::take(const std::vector<Step>& steps, PostureResult (ReachSearch::*way)(const Step&) const,
                       const ReachSink& sink) {
  std::vector<PostureResult> results(steps.size());
  inParallel(static_cast<int>(steps.size()), [&](int i) {
    if (!options_.stop.stop_requested())
      results[static_cast<std::size_t>(i)] = (this->*way)(steps[static_cast<std::size_t>(i)]);
  });
  if (options_.stop.stop_requested()) return false;
  for (std::size_t i = 0; i < steps.size(); ++i) note(steps[i], std::move(results[i]));
  if (sink) sink(map_);
  return true;
}

ReachMap ReachSearch::run(const ReachSink& sink) {
  PostureResult ease = solvePosture(*question_.model, task_, {}, options_);
  if (!ease.solved()) {
    map_.reason = ease.violations.empty() ? ease.message : told(ease.violations.front());
    return map_;
  }
  if (drifts()) {
    map_.reason = "nothing else holds the person, who drifts anywhere: add a contact that stays";
    return map_;
  }
  Data data(*question_.model);
  updateKinematics(*question_.model, ease.q, data);
  const Vector3 begin = sitePose(*question_.model, data, site_).p / question_.spacing;
  const auto step = [](double share) { return static_cast<int>(std::lround(share)); };
  const Cell middle{step(begin.x()), step(begin.y()), step(begin.z())};
  const auto from = std::make_shared<const PostureResult>(std::move(ease));
  std::vector<Step> shell{{middle, from}};
  if (solidAt(middle))  // what stands on a floor may be nearest to a place below it
    for (const Cell& way : kNeighbours)
      shell.push_back({{middle[0] + way[0], middle[1] + way[1], middle[2] + way[2]}, from});
  // from the first places all others are found
  if (!take(shell, &ReachSearch::lookAgain, sink)) return map_;
  for (;;) {
    for (shell = nextShell(); !shell.empty(); shell = nextShell())
      if (!take(shell, &ReachSearch::look, sink)) return map_;
    std::vector<Step> doubts = nextDoubts();
    const bool isLast = doubts.empty();
    if (isLast) doubts = holes();
    const auto way = isLast ? &ReachSearch::lookWhole : &ReachSearch::lookAgain;
    if (doubts.empty() || !take(doubts, way, sink)) return map_;
  }
}

}  // namespace

std::string reachSite(const std::string& end) {
  for (const auto& [words, site] : kReachEnds)
    if (end == words) return site;
  return end;
}

void askAbout(const std::string& place, const Subject& person, ReachQuestion& question) {
  const SiteIndex site = siteCalled(*person.model, place);
  question.model = person.model;
  question.site = site.valid() ? person.model->sites[site].name : siteName(place);
  if (site.valid() || !isMeantAsPoint(place, *person.model)) return;
  question.model = withPoint(person, place).model;
}

int ReachMap::reachedCount() const {
  return static_cast<int>(std::ranges::count(places, true, &ReachPlace::isReached));
}

ReachMap reachOf(const ReachQuestion& question, const ReachSink& sink, const std::stop_token& stop) {
  return ReachSearch(question, stop).run(sink);
}

}  // namespace handhold
