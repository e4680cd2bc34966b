// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/nearest_posture.h"

#include <algorithm>
#include <optional>
#include <random>

#include "engine/core/parallel.h"
#include "engine/laws/problem/posture_bounds.h"
#include "engine/laws/problem/posture_solving.h"
#include "engine/laws/problem/relaxed_posture.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/advice/best_change.h"
#include "engine/planning/posture/blamed_place.h"
#include "engine/planning/posture/nearest_advice.h"

namespace handhold {

namespace {

using Demand = Relaxation::Demand;

/// What counts as reach: targets yield before hands, hands before feet.
constexpr LawSet kReachLevels[] = {{LawGroup::Targets},
                                   {LawGroup::Targets, LawGroup::Hands},
                                   {LawGroup::Targets, LawGroup::Hands, LawGroup::Feet}};
/// Postures that are looked at where places seem out of reach, and those at the places that are compared for
/// strength.
constexpr size_t kReachStarts = 16, kStrengthStarts = 2;
/// So many are looked at beside each other where more than those may be needed.
constexpr size_t kAtOnce = 4;
/// Further starts have their joints anywhere in this part of their ranges, and face any way.
constexpr double kSpread = 0.8;
/// One law that has to yield by more than so many times what all have to together is not the reason: friction
/// that yields alone rights a body that falls by tons at soles a hair apart in height.
constexpr double kMostAlone = 3.0;
/// A violation that is less by this part is another posture's.
constexpr double kClearlyLess = 0.9;
constexpr LawGroup kStrengths[] = {LawGroup::Torque, LawGroup::Holding, LawGroup::Friction,
                                   LawGroup::Clearance, LawGroup::Equilibrium};

/// For runs beside others: only one may call back.
PostureOptions silent(PostureOptions options) {
  options.progress = {};
  options.iterate = {};
  return options;
}

/// Reach is decided first, by the places alone: where all can be had, no distance is to blame. Then the laws
/// of strength and balance yield together at little cost, and the smallest of them that alone sets the task
/// free is the reason.
class NearestSearch {
 public:
  NearestSearch(const Model& model, const Task& task, const std::vector<VectorX>& starts,
                const PostureOptions& options)
      : model_(model), task_(task), starts_(starts), options_(options) {}

  PostureResult find();
  /// Of a task that is missed by less than laws are usually told from: from q the least that must yield.
  PostureResult findFinely(const VectorX& q);

 private:
  struct Question {
    VectorX q;
    LawSet yielding;
    Demand demand = Demand::AllLaws;
    double told = kUsuallyTold;
  };
  /// Answers from start() that were found together, from `first` on.
  struct Ahead {
    LawSet yielding;
    Demand demand = Demand::AllLaws;
    size_t first = 0;
    std::vector<RelaxedPosture> found = {};
  };
  std::vector<RelaxedPosture> answers(const std::vector<Question>& questions) const;
  RelaxedPosture fromStart(size_t k, size_t atOnce, Ahead& ahead);
  RelaxedPosture relaxed(const VectorX& q, LawSet yielding);
  RelaxedPosture counted(RelaxedPosture found);
  VectorX start(size_t k) const;
  std::vector<RelaxedPosture> places();
  RelaxedPosture outOfReach(const RelaxedPosture& places);
  RelaxedPosture tooWeak(const std::vector<RelaxedPosture>& places);
  /// What one law that yields alone comes to, and the posture of least violation that did not hold.
  struct Reason {
    std::optional<RelaxedPosture> alone;
    RelaxedPosture nearly;
  };
  Reason oneReason(const RelaxedPosture& all);
  PostureResult told(const RelaxedPosture& nearest) const;
  bool isStopped() const { return options_.stop.stop_requested(); }

  const Model& model_;
  const Task& task_;
  const std::vector<VectorX>& starts_;
  const PostureOptions& options_;
  int iterations_ = 0;
};

constexpr LawSet kAllStrengths = {LawGroup::Torque, LawGroup::Holding, LawGroup::Friction,
                                  LawGroup::Clearance, LawGroup::Equilibrium};

/// Beside each other, each as it would be alone; the first one calls back.
std::vector<RelaxedPosture> NearestSearch::answers(const std::vector<Question>& questions) const {
  std::vector<RelaxedPosture> found(questions.size());
  const PostureOptions quiet = silent(options_);
  const auto one = [&](int k) {
    const Question& asked = questions[static_cast<size_t>(k)];
    found[static_cast<size_t>(k)] = relaxedPosture(
        model_, task_, asked.q, {asked.yielding, asked.demand, asked.told}, k == 0 ? options_ : quiet);
  };
  const int count = static_cast<int>(questions.size());
  if (options_.solver == PostureOptions::Solver::Own)
    inParallel(count, one);
  else
    for (int k = 0; k < count; ++k) one(k);
  return found;
}

RelaxedPosture NearestSearch::counted(RelaxedPosture found) {
  iterations_ += found.result.iterations;
  return found;
}

RelaxedPosture NearestSearch::relaxed(const VectorX& q, LawSet yielding) {
  return counted(std::move(answers({{q, yielding}}).front()));
}

/// The given starts, then the first one turned about the vertical and bent at random.
VectorX NearestSearch::start(size_t k) const {
  if (k < starts_.size()) return starts_[k];
  std::mt19937 random(static_cast<unsigned>(k));
  std::uniform_real_distribution<double> part(0.5 - 0.5 * kSpread, 0.5 + 0.5 * kSpread), turn(-M_PI, M_PI);
  VectorX q = starts_.front();
  for (int i = 1; i < model_.linkCount(); ++i) {
    const Joint& joint = model_.joints[i];
    if (joint.lower < joint.upper)
      q[positionIndex(i)] = joint.lower + part(random) * (joint.upper - joint.lower);
  }
  const double angle = turn(random);
  const bool isFree = model_.baseFree[3] && model_.baseFree[4] && model_.baseFree[5];
  if (!isFree) return q;
  const Quaternion turned = Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitY())) * baseOrientation(q);
  q.segment<4>(3) << turned.w(), turned.x(), turned.y(), turned.z();
  return q;
}

/// Asked for one after the other from 0 on.
RelaxedPosture NearestSearch::fromStart(size_t k, size_t atOnce, Ahead& ahead) {
  if (k == ahead.first + ahead.found.size()) {
    std::vector<Question> questions;
    for (size_t i = k; i < k + atOnce; ++i) questions.push_back({start(i), ahead.yielding, ahead.demand});
    ahead.first = k;
    ahead.found = answers(questions);
  }
  return counted(std::move(ahead.found[k - ahead.first]));
}

/// Postures at all places, a few where they can be had, or else the nearest one.
std::vector<RelaxedPosture> NearestSearch::places() {
  std::vector<RelaxedPosture> reaching;
  RelaxedPosture least;
  Ahead ahead{kReachLevels[2], Demand::PlacesAlone};
  for (size_t k = 0; k < std::max(kReachStarts, starts_.size()); ++k) {
    if (k > 0 && isStopped()) break;
    if (reaching.size() == kStrengthStarts || (!reaching.empty() && k >= starts_.size())) break;
    RelaxedPosture found = fromStart(k, k == 0 ? kStrengthStarts : kAtOnce, ahead);
    if (found.breaksNothing()) reaching.push_back(found);
    if (k == 0 || found.violation < least.violation) least = std::move(found);
  }
  if (reaching.empty()) reaching.push_back(std::move(least));
  return reaching;
}

/// What is to blame alone, or else the least that must yield of targets, hands and feet; other laws yield
/// only where they must.
RelaxedPosture NearestSearch::outOfReach(const RelaxedPosture& places) {
  RelaxedPosture found;
  if (const auto blamed = blamedPlace(model_, task_, places.result.q, options_)) {
    found = relaxed(blamed->q, {blamed->group});
    if (found.holds) return found;
  }
  for (const LawSet& level : kReachLevels) {
    if (isStopped()) break;
    found = relaxed(places.result.q, level);
    if (found.holds) return found;
  }
  found = relaxed(places.result.q, kReachLevels[2] | kAllStrengths);
  return found.holds ? found : places;
}

/// The one group that, yielding alone, sets the task free at the least violation. A push out of nowhere would
/// help everywhere: balance is to blame only where no strength is.
NearestSearch::Reason NearestSearch::oneReason(const RelaxedPosture& all) {
  Reason reason;
  reason.nearly = all;
  const auto weigh = [&](RelaxedPosture found) {
    if (!found.holds && found.violation < reason.nearly.violation) reason.nearly = found;
    if (!found.holds || found.violation > kMostAlone * all.violation) return;
    if (!reason.alone || found.violation < reason.alone->violation) reason.alone = std::move(found);
  };
  std::vector<Question> questions;
  for (const LawGroup group : kStrengths)
    if (group != LawGroup::Equilibrium && all.breaks(group)) questions.push_back({all.result.q, {group}});
  if (!isStopped())
    for (RelaxedPosture& found : answers(questions)) weigh(counted(std::move(found)));
  if (!reason.alone && !isStopped() && all.breaks(LawGroup::Equilibrium))
    weigh(relaxed(all.result.q, {LawGroup::Equilibrium}));
  return reason;
}

RelaxedPosture NearestSearch::tooWeak(const std::vector<RelaxedPosture>& places) {
  std::vector<Question> questions;
  for (const RelaxedPosture& place : places) questions.push_back({place.result.q, kAllStrengths});
  std::vector<RelaxedPosture> all = answers(questions);
  RelaxedPosture least;
  for (size_t k = 0; k < all.size(); ++k) {
    RelaxedPosture found = counted(std::move(all[k]));
    if (k == 0 || (found.holds && found.violation < least.violation)) least = std::move(found);
  }
  // a search that got lost tells of forces that nothing asks for
  Ahead ahead{kAllStrengths};
  for (size_t k = 0; k < kReachStarts && !least.holds && !isStopped(); ++k) {
    RelaxedPosture found = fromStart(k, kAtOnce, ahead);
    if (found.holds || found.violation < least.violation) least = std::move(found);
  }
  const auto broken = std::count_if(std::begin(kStrengths), std::end(kStrengths),
                                    [&](LawGroup group) { return least.breaks(group); });
  if (broken < 2) return least;
  Reason reason = oneReason(least);
  if (reason.alone || isStopped()) return reason.alone.value_or(least);
  const RelaxedPosture better = relaxed(reason.nearly.result.q, kAllStrengths);
  if (!better.holds || better.violation > kClearlyLess * least.violation) return least;
  return oneReason(better).alone.value_or(better);
}

/// Places first, then what hands hold, which no posture helps; then the others by how much they yield in all.
std::vector<Violation> inOrder(const RelaxedPosture& relaxed) {
  std::vector<LawGroup> groups;
  for (const auto& [group, list] : relaxed.violations) groups.push_back(group);
  const auto rank = [&](LawGroup group) {
    if (kReachLevels[2].has(group)) return 0;
    const std::vector<Violation>& list = relaxed.violations.at(group);
    const bool holdsTooMuch = std::any_of(
        list.begin(), list.end(), [](const Violation& law) { return law.kind() == ViolationKind::HeldLoad; });
    return holdsTooMuch ? 1 : group == LawGroup::Equilibrium ? 3 : 2;
  };
  std::stable_sort(groups.begin(), groups.end(), [&](LawGroup a, LawGroup b) {
    if (rank(a) != rank(b)) return rank(a) < rank(b);
    return relaxed.total.at(a) > relaxed.total.at(b);
  });
  std::vector<Violation> list;
  for (const LawGroup group : groups)
    list.insert(list.end(), relaxed.violations.at(group).begin(), relaxed.violations.at(group).end());
  return list;
}

PostureResult NearestSearch::find() {
  const std::vector<RelaxedPosture> at = places();
  return told(at.front().breaksNothing() ? tooWeak(at) : outOfReach(at.front()));
}

/// At the edge of reach what is missing are hundredths of a millimetre; targets are asked first, as ever.
PostureResult NearestSearch::findFinely(const VectorX& q) {
  RelaxedPosture found;
  for (const double least : {kFinelyTold, 0.0})
    for (const LawSet& level : {kReachLevels[0], kReachLevels[1], kReachLevels[2], kAllStrengths,
                                kReachLevels[2] | kAllStrengths}) {
      if (isStopped()) break;
      found = counted(std::move(answers({{q, level, Demand::AllLaws, least}}).front()));
      if (found.holds && !found.violations.empty()) return told(found);
    }
  return told(found);
}

PostureResult NearestSearch::told(const RelaxedPosture& nearest) const {
  PostureResult result = nearest.result;
  result.status = PostureStatus::Infeasible;
  result.violations = inOrder(nearest);
  result.iterations = iterations_;
  result.objective = 0.0;  // of the goals, without penalties
  for (const auto& term : result.terms) result.objective += term.second;
  return result;
}

}  // namespace

PostureResult nearestPosture(const Model& model, const Task& task, const std::vector<VectorX>& starts,
                             const PostureOptions& options) {
  NearestSearch search(model, task, starts, options);
  PostureResult near = search.find();
  if (near.violations.empty()) {
    PostureResult again = strictPosture(model, task, near.q, options);
    again.iterations += near.iterations;
    if (again.solved()) return again;
    if (!options.stop.stop_requested()) near = search.findFinely(near.q);
  }
  const bool asks = options.advising == PostureOptions::Advising::Yes && !options.stop.stop_requested();
  const std::optional<PlacesApart> apart = placesApart(model, task);
  if (asks) tellReason(options.progress, apart ? std::vector{apartViolation(task, *apart)} : near.violations);
  if (asks) near.advice = nearestAdvice(model, task, starts.front(), near, options);
  if (apart) near.violations = {apartViolation(task, *apart)};
  return near;
}

}  // namespace handhold
