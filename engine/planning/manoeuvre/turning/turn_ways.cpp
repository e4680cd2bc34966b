// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/turn_ways.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr int kMoreCycles = 3;        // than the fewest that reach the angle are worth a look
constexpr int kExactInstants = 80;    // of each step, for the way that is taken
constexpr double kShareError = 1e-3;  // of strength, in the search for the least
constexpr double kInLimits = 1e-6;    // rad

}  // namespace

double TurnWay::time(double share, double maxSpeed) const {
  const std::array<double, 3> d = loads.shortest(share, maxSpeed);
  return cycles * (d[0] + d[1] + d[2]);
}

/// Null where the joint limits leave nothing of it.
const TurnShape* TurnWays::shape(TurnKind kind, std::size_t form) {
  const auto key = std::make_pair(kind, form);
  auto known = shapes_.find(key);
  if (known == shapes_.end())
    known = shapes_.emplace(key, TurnShape(model_, turnForms(kind, request_.limbs)[form])).first;
  return known->second.mostAngle() > 0.0 ? &known->second : nullptr;
}

void TurnWays::addWays(std::size_t part, std::size_t form) {
  const double angle = shares_[part].angle;
  const TurnShape* const known = shape(shares_[part].kind, form);
  if (!known) return;
  const int fewest = static_cast<int>(std::ceil(std::abs(angle) / known->mostAngle() - 1e-9));
  const int from = request_.cycles.value_or(fewest), to = request_.cycles.value_or(fewest + kMoreCycles);
  for (int n = std::max(1, from); n <= std::min(to, kMostTurnCycles) && !isStopped(); ++n)
    if (n >= fewest) {
      const TurnCycle cycle = known->about(angle / n);
      ways_[part].push_back({known, n, cycle, CycleLoads(model_, cycleWays(model_, cycle))});
    }
}

/// Every form for all parts before the next one, so that a stop finds ways for all of them early.
void TurnWays::collect(double angle, const ProgressSink& progress) {
  shares_ = turnShares(request_.axis, angle);
  ways_.assign(shares_.size(), {});
  std::size_t forms = 0;
  for (const TurnShare& part : shares_) forms = std::max(forms, turnForms(part.kind, request_.limbs).size());
  for (std::size_t form = 0; form < forms && !isStopped(); ++form)
    for (std::size_t part = 0; part < shares_.size() && !isStopped(); ++part) {
      tellStage(
          progress, "Trying cycles",
          static_cast<double>(form * shares_.size() + part) / static_cast<double>(forms * shares_.size()));
      if (form < turnForms(shares_[part].kind, request_.limbs).size()) addWays(part, form);
    }
}

bool TurnWays::allParts() const {
  return std::ranges::none_of(ways_, [](const std::vector<TurnWay>& list) { return list.empty(); });
}

std::size_t TurnWays::fastest(std::size_t part, double share) const {
  const auto best = std::ranges::min_element(
      ways_[part], {}, [&](const TurnWay& way) { return way.time(share, request_.maxSpeed); });
  return static_cast<std::size_t>(best - ways_[part].begin());
}

double TurnWays::timeAt(double share) const {
  double sum = 0.0;
  for (std::size_t i = 0; i < ways_.size(); ++i)
    sum += ways_[i].empty() ? kNever : ways_[i][fastest(i, share)].time(share, request_.maxSpeed);
  return sum;
}

double TurnWays::leastShare(double time) const {
  double enough = request_.strengthShare, less = 0.0;
  while (enough - less > kShareError * enough) {
    const double middle = 0.5 * (enough + less);
    (timeAt(middle) <= time ? enough : less) = middle;
  }
  return enough;
}

/// Nothing where it would pass a joint limit.
std::optional<TurnWay> TurnWays::exactly(std::size_t part, const TurnWay& rough) const {
  TurnWay way = rough;
  way.look = TurnLook::Exact;
  way.cycle = way.shape->exactly(shares_[part].angle / way.cycles);
  const CycleWays limbs = cycleWays(model_, way.cycle);
  if (limitExcess(model_, limbs) > kInLimits) return std::nullopt;
  way.loads = CycleLoads(model_, limbs, kExactInstants);
  return way;
}

/// A way takes a little longer than a rough look tells: the fastest is met exactly until it is one that was.
bool TurnWays::keepFastest(std::size_t part, double share) {
  std::vector<TurnWay>& list = ways_[part];
  while (!list.empty()) {
    const std::size_t best = fastest(part, share);
    if (list[best].look == TurnLook::Exact) {
      list = {TurnWay(list[best])};
      return true;
    }
    if (std::optional<TurnWay> way = exactly(part, list[best]))
      list[best] = std::move(*way);
    else
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(best));
  }
  return false;
}

bool TurnWays::keepFastest(double share) {
  for (std::size_t part = 0; part < shares_.size(); ++part)
    if (!keepFastest(part, share)) return false;
  return true;
}

}  // namespace handhold
