// SPDX-License-Identifier: GPL-3.0-or-later
// Better curves for a motion that holds: until the laws hold between the instants, too, and finer ones would
// not cost clearly less.
#include <algorithm>
#include <cmath>
#include <string>

#include "engine/laws/goals/goal_terms.h"
#include "engine/planning/prediction/predictor.h"

namespace handhold {

namespace {

using Mode = PostureProblem::Mode;

/// Between the instants: residuals, contacts and torque limits finer than this need no finer curves. What the
/// contacts take over stays below a hundredth of a person's weight, what nothing takes over far below.
constexpr double kClosedForce = 8.0, kClosedMoment = 3.0;  // N, N m
constexpr double kGapError = 2e-4, kTargetError = 2e-3;    // m
constexpr double kLoadError = 4e-4;  // of a torque limit, well within what counts as kept
constexpr int kDensity = 10, kFewestChecks = 200;
/// Limits of torque and friction broken by less than this part between the instants are met by a reserve at
/// the instants, this many times what was missing, others by finer curves.
constexpr double kGreatestExcess = 0.03;
constexpr double kReserve = 1.3;
/// A refinement has so many times the spans and instants: as what is missing between the instants falls with
/// this power of their number, but within bounds.
constexpr double kLeastFiner = 1.2, kFiner = 1.6, kFinest = 2.5;
constexpr double kOrder = 4.0;
/// What torques and friction pass their limits by, at corners where they reach them, falls more slowly.
constexpr double kExcessOrder = 2.0;
/// What is passed on the way from one instant to the next dips with the square of their distance, however
/// fine the curves are: instants for half of what would be told (m).
constexpr double kDip = 5e-4;
/// The goals are concave in the weight of evenness: without it they would fall by at least what it adds. More
/// than this part of them is worth finer curves, those at which the smaller part would be left; but none of
/// shorter spans than a person's fastest bends need, nor so many that a motion of minutes takes minutes.
constexpr double kWorthFiner = 1e-2, kLeft = 3e-3;
constexpr double kEvennessPower = 6.0, kLeastPower = 1.0;
/// A motion on finer curves that is dearer than twice the coarse one went astray.
constexpr double kLost = 0.5;
/// Between recorded states so many searches at most follow each other, while each gains more than this part.
constexpr int kPolishings = 4;
constexpr double kWorthPolishing = 1e-3;
constexpr double kShortestSpan = 0.05;  // s
constexpr double kMostRefinedSpans = 300.0;

bool keepsTorqueLimits(const MotionCheck& check, const Task& task) {
  return !task.laws.torqueLimits || check.peakLoad <= 1.0 + kLoadError;
}

bool keepsFriction(const MotionCheck& check) { return check.slip == 0.0; }

bool keepsLimits(const MotionCheck& check, const Task& task) {
  return keepsTorqueLimits(check, task) && keepsFriction(check);
}

/// What is missing between the instants as parts of what may be: the greatest.
double coarseness(const MotionCheck& check) {
  return std::max({check.closure.force / kClosedForce, check.closure.moment / kClosedMoment,
                   check.force / kForceError, check.moment / kMomentError, check.contactGap / kGapError,
                   check.targetGap / kTargetError});
}

/// How far the body comes nearer to itself or to a thing than it may (m); 0 where that is not told.
double deepestDip(const MotionCheck& check) {
  double deepest = 0.0;
  for (const Violation& violation : check.violations)
    if (violation.law == Law::Clearance || violation.law == Law::Entering)
      deepest = std::max(deepest, violation.amount);
  return deepest;
}

/// So many times the instants that the deepest dip wants.
double instantsAgainstDips(const MotionCheck& check) {
  const double dip = deepestDip(check);
  return dip > 0.0 ? std::clamp(std::sqrt(dip / kDip), kLeastFiner, kFiner) : 1.0;
}

double spansOf(const MotionSettings& motion) { return motion.controlPoints - motion.degree; }

}  // namespace

int denseCount(const MotionSettings& motion) { return std::max(kDensity * motion.instants, kFewestChecks); }

void Predictor::check() {
  result_.check = checkMotion(model_, result_.task, result_.curves, denseCount(result_.task.motion));
}

/// So many times the spans that the laws between the instants want; 1: these will do.
double Predictor::wantedFineness() const {
  const MotionCheck& check = result_.check;
  const bool isFarOver = check.slip >= kGreatestExcess ||
                         (check.peakLoad >= 1.0 + kGreatestExcess && !keepsTorqueLimits(check, result_.task));
  if (isFarOver) return kFiner;
  const double coarse = std::max(coarseness(check), deepestDip(check) > 0.0 ? 1.0 : 0.0);
  return coarse < 1.0 ? 1.0 : std::clamp(std::pow(coarse, 1.0 / kOrder), kLeastFiner, kFiner);
}

bool Predictor::isFineEnough() const {
  return wantedFineness() == 1.0 && keepsLimits(result_.check, result_.task);
}

/// So many times the spans that would make the motion clearly cheaper; 1: none would. Where the last
/// refinement shows that evenness falls so slowly that any number would, as many as there may be at once.
double Predictor::gainfulFineness() const {
  const double goals = std::abs(result_.objective + evenness_);
  if (evenness_ <= kWorthFiner * goals) return 1.0;
  const double spans = spansOf(result_.task.motion);
  const double most =
      std::max(1.0, std::min(result_.curves.duration / kShortestSpan, kMostRefinedSpans) / spans);
  const auto timesAt = [&](double power) { return std::pow(evenness_ / (kLeft * goals), 1.0 / power); };
  if (coarser_ && coarser_->spans < spans) {
    const double power =
        std::log(std::max(1.0, coarser_->evenness / evenness_)) / std::log(spans / coarser_->spans);
    if (timesAt(std::max(power, kLeastPower)) >= most) return most;
  }
  return std::clamp(timesAt(kEvennessPower), 1.0, std::min(kFinest, most));
}

void Predictor::refine() {
  check();
  std::optional<Found> kept;  // that keeps all laws, between its instants too
  for (int round = 0; round < options_.maxRefinements && isSolved(status_) && !isExhausted(); ++round) {
    const double wanted = std::max(wantedFineness(), canTighten() ? 1.0 : kFiner);
    const double times = std::max(wanted, seeksGain_ ? gainfulFineness() : 1.0);
    if (times == 1.0 && keepsLimits(result_.check, result_.task)) break;
    Found before = found();
    if (result_.check.violations.empty()) kept = before;
    reserve(times);
    if (times > 1.0 ? takeFiner(times) : tighten()) {
      check();
      continue;
    }
    goBack(std::move(before));
    if (wanted > 1.0 || times == 1.0) break;
    seeksGain_ = false;
  }
  if (kept && !result_.check.violations.empty()) goBack(*std::move(kept));
}

/// As if nothing had been spent so far.
void Predictor::refineOn() {
  work_ = 0.0;
  refine();
}

/// Where the uneven motion that is cheaper on rough curves breaks laws between its instants, the even one.
void Predictor::refineEven() {
  if (!even_ || result_.check.violations.empty() || status_ == NlpStatus::Stopped) return;
  Found uneven = found();
  goBack(*std::move(even_));
  coarser_.reset();
  takeFinal();
  refine();
  if (!isSolved(status_) || !result_.check.violations.empty()) goBack(std::move(uneven));
}

/// What of a joint's strength is kept in reserve so that so little more than all of it is used.
double reserveOf(double peak) {
  return peak > 1.0 + kLoadError ? std::min(peak - 1.0, kGreatestExcess) : 0.0;
}

/// Where limits are broken a little between the instants less is allowed at the instants, of those joints
/// alone; finer curves will miss less.
void Predictor::reserve(double times) {
  const double part = kReserve * std::pow(times, -kExcessOrder);
  if (!keepsTorqueLimits(result_.check, result_.task))
    shares_.strength = shares_.strength.binaryExpr(result_.check.peaks, [part](double share, double peak) {
      return share * (1.0 - part * reserveOf(peak));
    });
  shares_.friction *= 1.0 - part * std::min(result_.check.slip, kGreatestExcess);
}

/// Postures at the ends are given: what they take cannot be kept in reserve, only finer curves help.
bool Predictor::canTighten() const {
  if (keepsTorqueLimits(result_.check, result_.task)) return true;
  const VectorX& peaks = result_.check.peaks;
  for (const MotionFrame& end : sampleMotion(model_, result_.task, result_.curves, 2).frames) {
    const VectorX taken = normalizedTorque(model_, end.tau, end.q, end.v);
    for (Eigen::Index i = 0; i < taken.size(); ++i) {
      const double reserved = reserveOf(peaks[i]);
      if (reserved > 0.0 && taken[i] > shares_.strength[i] * (1.0 - kReserve * reserved)) return false;
    }
  }
  return true;
}

/// The same curves within a little less than the limits: the motion is found and only has to give way.
bool Predictor::tighten() {
  effort_ = Effort::Rough;
  const bool isKept = goOn();
  effort_ = Effort::Whole;
  return isKept;
}

/// From where the last search ended.
bool Predictor::goOn() {
  const Model model = weakened();
  MotionProblem problem(model, enforced(), result_.curves, Mode::Strict);
  take(problem, solveInTwo(problem, result_.unknowns, Start::Found, result_.warm));
  return isSolved(status_);
}

MotionSettings finer(MotionSettings motion, double times) {
  if (times <= 1.0) return motion;
  motion.controlPoints =
      motion.degree + static_cast<int>(std::ceil(times * (motion.controlPoints - motion.degree)));
  motion.instants = std::max(static_cast<int>(std::ceil(times * motion.instants)), 2 * motion.controlPoints);
  return motion;
}

bool Predictor::takeFiner(double times) {
  ++result_.refinements;
  MotionSettings settings = finer(result_.task.motion, times);
  const double looks = instantsAgainstDips(result_.check) * result_.task.motion.instants;
  settings.instants = std::max(settings.instants, static_cast<int>(std::ceil(looks)));
  return takeGrid(settings);
}

/// Where the curves that were asked for, or those found, are too coarse.
void Predictor::addCurveWords() {
  std::string& message = result_.outcome.message;
  const std::string asked = std::to_string(asked_.controlPoints),
                    used = std::to_string(result_.task.motion.controlPoints);
  if (result_.task.motion.controlPoints > asked_.controlPoints)
    message += "; " + asked + " control points were too coarse, it has " + used;
  if (options_.maxRefinements > 0 && gainfulFineness() > 1.0)
    message += "; finer curves than its " + used + " control points may cost less";
}

/// Between given states, as those of a recording, a search settles long before it is at an optimum, and what
/// it finds is compared with what people did: it goes on as long as anything is gained. What a search has
/// come to know may be what holds the next one up, and may be what it lacks: where it gains nothing one way,
/// the other is tried.
void Predictor::polish() {
  bool isWarm = true, wasIdle = false;
  for (int round = 0; round < kPolishings && status_ == NlpStatus::Feasible; ++round) {
    Found settled = found();
    const double before = settled.result.objective, rough = coarseness(settled.result.check);
    const bool wasFine = isFineEnough();
    const Model model = weakened();
    MotionProblem problem(model, enforced(), result_.curves, Mode::Strict);
    effort_ = Effort::Polishing;
    take(problem, solve(problem, result_.unknowns, Start::Near, isWarm ? result_.warm : NlpWarmStart()));
    effort_ = Effort::Whole;
    const bool isBetter = isSolved(status_) && result_.objective < before;
    if (isBetter) check();
    if (!isBetter || (!isFineEnough() && (wasFine || coarseness(result_.check) > rough)))
      goBack(std::move(settled));
    const bool isIdle = !isCheaperBy(kWorthPolishing, result_.objective, before);
    if (isIdle && wasIdle) return;
    isWarm = isIdle && !isWarm;
    wasIdle = isIdle;
  }
}

/// From the curves as they are to those of other settings, on which much the same motion holds.
bool Predictor::takeGrid(const MotionSettings& settings) {
  const MotionSettings& now = result_.task.motion;
  if (settings.controlPoints == now.controlPoints && settings.instants == now.instants) return goOn();
  const MotionLayout before(model_, result_.task);
  const double coarse = result_.objective;
  coarser_ = Coarser{spansOf(now), evenness_};
  result_.task.motion = settings;
  const MotionLayout after(model_, result_.task);
  const MotionCurves guess = curvesOver(after, before, result_.curves);
  const Model model = weakened();
  const auto isFoundFrom = [&](Start how) {
    MotionProblem problem(model, enforced(), guess, Mode::Strict);
    take(problem, solveInTwo(problem, problem.startFrom(guess), how));
    const bool isLost = isCheaperBy(kLost, coarse, result_.objective);
    return isSolved(status_) && !isLost;
  };
  return isFoundFrom(Start::Found) || (status_ != NlpStatus::Stopped && isFoundFrom(Start::FoundNear));
}

}  // namespace handhold
