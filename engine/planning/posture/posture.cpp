// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/posture.h"

#include <algorithm>
#include <chrono>

#include "engine/core/parallel.h"
#include "engine/laws/goals/goal_terms.h"
#include "engine/laws/problem/posture_bounds.h"
#include "engine/laws/problem/posture_outcome.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/laws/problem/posture_solving.h"
#include "engine/planning/posture/nearest_posture.h"
#include "engine/planning/posture/posture_placement.h"
#include "engine/planning/posture/posture_search.h"
#include "engine/planning/posture/start_guesses.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;

/// Guesses that get a short run each, and how many of those are run to the end. Of tasks that have an answer
/// by construction 97 of 100 come within 1 % of the best known so.
constexpr int kLooks = 12, kFinished = 4;
/// Where none of them holds: so many further guesses, from all shapes and shaken, and how many of those are
/// run to the end before anything is called impossible; and how many then show what is nearest.
constexpr int kRescueLooks = 20, kShakenLooks = 4, kRescues = 12, kNearestStarts = 3;
/// What a unit of the greatest violation counts against the goals after a short run.
constexpr double kBroken = 10.0;
/// An asymmetric posture must be cheaper than a symmetric one by this part.
constexpr double kWorthAsymmetry = 0.01;
/// Greater than any change of shape that one start can need, small against the joints' ranges.
constexpr double kStartSpread = 0.35;

/// Where one guess has led so far.
struct Candidate {
  StartGuess guess;
  PostureResult result{};
  double score = 0.0;  ///< objective and, dearly, the violation
  bool isGiven = false;
};

/// The search for one posture: guesses from the task, a short run from each of a few, the best to the end.
class Search {
 public:
  Search(const Model& model, const Task& task, const PostureOptions& options)
      : model_(model), task_(task), options_(options) {}

  PostureResult best(const VectorX& given);
  /// From the likeliest guesses alone; where none holds the last one that was tried.
  PostureResult search(const VectorX& given);
  /// From them, and where none of them holds from all others.
  PostureResult searchOn(const VectorX& given);
  /// From the likeliest, and where none holds the nearest.
  PostureResult likely(const VectorX& given);

 private:
  using Finder = PostureResult (Search::*)(const VectorX& given);
  PostureResult answer(const VectorX& given, Finder find);
  PostureResult brief(const VectorX& given) const;
  std::vector<Candidate> candidates(const VectorX& given);
  std::vector<StartGuess> others(int count) const;
  int furtherShapes() const { return options_.starts / 2; }
  std::vector<Candidate> further() const;
  StartGuess shaken(int k) const;
  void look(std::vector<Candidate>& candidates) const;
  std::vector<Candidate> finalists(std::vector<Candidate> candidates, int room) const;
  void finish(std::vector<Candidate>& finalists) const;
  PostureResult run(const StartGuess& guess, const PostureOptions& options, Look look, double& score) const;
  PostureResult goOn(const Candidate& from, const PostureOptions& options) const;
  PostureResult chosen(const std::vector<Candidate>& finalists) const;
  PostureResult bestOf(std::vector<Candidate> list, int finished, const std::vector<Candidate>& whole = {});
  PostureResult rescue();
  PostureResult nearest() const;
  PostureOptions silent() const;
  void count(const std::vector<Candidate>& runs) {
    for (const Candidate& c : runs) iterations_ += c.result.iterations;
  }

  const Model& model_;
  const Task& task_;
  const PostureOptions& options_;
  std::vector<StartGuess> guesses_;
  int iterations_ = 0;
};

/// For runs beside each other: only one may call back.
PostureOptions Search::silent() const {
  PostureOptions options = options_;
  options.progress = {};
  options.iterate = {};
  return options;
}

/// From where it is given, or from the best guess, and no further.
PostureResult Search::brief(const VectorX& given) const {
  const bool isGiven = given.size() == model_.positionSize();
  const VectorX start = isGiven ? given : startGuesses(model_, task_).front().q;
  return strictPosture(model_, task_, startPosture(model_, task_, start), options_);
}

/// A guess with its joints shaken within their limits and brought to the contacts again.
StartGuess Search::shaken(int k) const {
  const VectorX q = shakenJoints(model_, guesses_[static_cast<size_t>(k) % guesses_.size()].q, kStartSpread,
                                 static_cast<unsigned>(1000 + k));
  if (k % 2 == 0) return guessFrom(model_, task_, q);
  return guessFrom(model_, task_, placedGuess(model_, task_, heldAsItIs(model_, task_, q)).q);
}

std::vector<Candidate> Search::candidates(const VectorX& given) {
  std::vector<Candidate> list;
  if (given.size() == model_.positionSize()) {
    list.push_back({guessFrom(model_, task_, startPosture(model_, task_, given)), {}, 0.0, true});
    list.back().result.q = given;
  }
  guesses_ = startGuesses(model_, task_, TriedShapes::Fitting);
  for (const StartGuess& guess : unlikeGuesses(guesses_, kLooks)) list.push_back({guess});
  const int missing = kLooks - static_cast<int>(list.size());
  for (int k = 1; k < missing; ++k) list.push_back({shaken(k)});
  return list;
}

/// From all shapes, fitting as rigid ones or not, without those that are looked at anyway; the most unlike
/// first.
std::vector<StartGuess> Search::others(int count) const {
  if (count == 0) return {};
  std::vector<StartGuess> list = startGuesses(model_, task_, TriedShapes::All);
  for (const StartGuess& tried : unlikeGuesses(guesses_, kLooks))
    std::erase_if(list, [&](const StartGuess& guess) { return guess.q == tried.q; });
  return unlikeGuesses(list, count);
}

/// What is asked for beyond the usual: other shapes and shaken ones in turn. More of them begin with all of
/// fewer.
std::vector<Candidate> Search::further() const {
  std::vector<Candidate> list;
  const std::vector<StartGuess> shapes = others(furtherShapes());
  for (int k = 0; k < options_.starts - 1; ++k) {
    const auto shape = static_cast<std::size_t>(k / 2);
    const bool isShape = k % 2 == 0 && shape < shapes.size();
    list.push_back({isShape ? shapes[shape] : shaken(kLooks + kShakenLooks + k)});
  }
  return list;
}

PostureResult Search::run(const StartGuess& guess, const PostureOptions& options, Look look,
                          double& score) const {
  PostureProblem problem(model_, task_, guess.q, PostureProblem::Mode::Strict);
  VectorX x = problem.startFrom(guess.q);
  x.tail(guess.loads.size()) = guess.loads;
  const NlpResult solved = solveProgram(problem, x, options, look);
  score = solved.objective + kBroken * solved.violation;
  return toPostureResult(problem, solved);
}

void Search::look(std::vector<Candidate>& candidates) const {
  const PostureOptions options = silent();
  inParallel(static_cast<int>(candidates.size()), [&](int k) {
    candidates[k].result = run(candidates[k].guess, options, Look::Rough, candidates[k].score);
  });
}

/// The best after the short runs, and besides what was given and the best symmetric one.
std::vector<Candidate> Search::finalists(std::vector<Candidate> candidates, int room) const {
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.score < b.score; });
  std::vector<Candidate> list;
  bool symmetric = false;
  for (const Candidate& candidate : candidates) {
    const bool isFirstSymmetric = !symmetric && isSymmetric(model_, candidate.result.q);
    symmetric = symmetric || isFirstSymmetric;
    const bool isAmongBest = !candidate.isGiven && room-- > 0;
    if (isAmongBest || isFirstSymmetric || candidate.isGiven) list.push_back(candidate);
  }
  return list;
}

/// From a short run to the full tolerance; where it got lost, from the guess anew.
PostureResult Search::goOn(const Candidate& from, const PostureOptions& options) const {
  PostureProblem problem(model_, task_, from.result.q, PostureProblem::Mode::Strict);
  VectorX x = problem.startFrom(from.result.q);
  const int loads = problem.variableCount() - problem.layout().coordinates;
  x.tail(loads) = from.result.unknowns.tail(loads);
  const PostureResult result =
      toPostureResult(problem, solveProgram(problem, x, options, Look::Hopeful, from.result.warm));
  if (result.solved() || options.stop.stop_requested()) return result;
  double score = 0.0;
  PostureResult anew = run(from.guess, options, Look::Hopeful, score);
  anew.iterations += result.iterations;
  return anew;
}

void Search::finish(std::vector<Candidate>& finalists) const {
  const PostureOptions quiet = silent();
  const auto one = [&](int k) { finalists[k].result = goOn(finalists[k], k == 0 ? options_ : quiet); };
  const int count = static_cast<int>(finalists.size());
  if (options_.solver == PostureOptions::Solver::Own) return inParallel(count, one);
  for (int k = 0; k < count; ++k) one(k);
}

/// The cheapest; a symmetric one that costs hardly more is what people do.
PostureResult Search::chosen(const std::vector<Candidate>& finalists) const {
  const Candidate *best = nullptr, *even = nullptr;
  const auto better = [](const Candidate& a, const Candidate* b) {
    return a.result.solved() && (!b || a.result.objective < b->result.objective);
  };
  for (const Candidate& candidate : finalists) {
    if (better(candidate, best)) best = &candidate;
    if (better(candidate, even) && isSymmetric(model_, candidate.result.q)) even = &candidate;
  }
  if (even && !isCheaperBy(kWorthAsymmetry, best->result.objective, even->result.objective)) best = even;
  return best ? best->result : finalists.front().result;
}

/// Of some the best are run to the end, of the others all.
PostureResult Search::bestOf(std::vector<Candidate> list, int finished, const std::vector<Candidate>& whole) {
  const auto some = static_cast<std::ptrdiff_t>(list.size());
  list.insert(list.end(), whole.begin(), whole.end());
  look(list);
  count(list);
  std::vector<Candidate> last = finalists({list.begin(), list.begin() + some}, finished);
  last.insert(last.end(), list.begin() + some, list.end());
  finish(last);
  count(last);
  return chosen(last);
}

/// From shapes that were not looked at, shaken ones among them.
PostureResult Search::rescue() {
  const std::vector<StartGuess> shapes = others(furtherShapes() + kRescueLooks);
  std::vector<Candidate> list;
  for (std::size_t k = furtherShapes(); k < shapes.size(); ++k) list.push_back({shapes[k]});
  for (int k = 0; k < kShakenLooks; ++k) list.push_back({shaken(kLooks + k)});
  return bestOf(std::move(list), kRescues);
}

PostureResult Search::nearest() const {
  std::vector<VectorX> starts;
  for (const StartGuess& guess : unlikeGuesses(guesses_, kNearestStarts)) starts.push_back(guess.q);
  return nearestPosture(model_, task_, starts, options_);
}

PostureResult Search::search(const VectorX& given) {
  std::vector<Candidate> usual = candidates(given);
  return bestOf(std::move(usual), kFinished, further());
}

PostureResult Search::searchOn(const VectorX& given) {
  PostureResult best = search(given);
  return best.solved() || options_.stop.stop_requested() ? best : rescue();
}

PostureResult Search::best(const VectorX& given) {
  return options_.effort == PostureOptions::Effort::Brief ? brief(given) : answer(given, &Search::searchOn);
}

PostureResult Search::likely(const VectorX& given) { return answer(given, &Search::search); }

PostureResult Search::answer(const VectorX& given, Finder find) {
  PostureResult best;
  const bool isHopeless = isBeyondBounds(model_, task_);
  if (isHopeless) guesses_ = startGuesses(model_, task_, TriedShapes::Fitting);
  if (!isHopeless) best = (this->*find)(given);
  if (isHopeless || (!best.solved() && !options_.stop.stop_requested())) {
    best = nearest();
    iterations_ += best.iterations;
  }
  if (!best.solved() && options_.stop.stop_requested()) best.status = PostureStatus::Stopped;
  best.iterations = iterations_;
  return best;
}

}  // namespace

PostureResult solvePosture(const Model& model, const Task& task, const VectorX& start,
                           const PostureOptions& options) {
  const Clock::time_point began = Clock::now();
  const Task end = endTask(task);
  PostureResult result = Search(model, end, options).best(start.size() > 0 ? start : end.start);
  result.seconds = std::chrono::duration<double>(Clock::now() - began).count();
  if (result.message.empty() || result.status == PostureStatus::Infeasible) result.message = verdict(result);
  return result;
}

PostureResult searchPosture(const Model& model, const Task& task, const PostureOptions& options) {
  const Task end = endTask(task);
  return Search(model, end, options).search(end.start);
}

PostureResult likelyPosture(const Model& model, const Task& task, const PostureOptions& options) {
  const Task end = endTask(task);
  return Search(model, end, options).likely(end.start);
}

PostureResult followingPosture(const Model& model, const Task& task, const VectorX& from,
                               const PostureOptions& options) {
  PostureOptions brief = options;
  brief.effort = PostureOptions::Effort::Brief;
  PostureResult near = solvePosture(model, task, from, brief);
  if (near.solved() || options.stop.stop_requested()) return near;
  return solvePosture(model, task, from, options);
}

}  // namespace handhold
