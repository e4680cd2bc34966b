// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/limb_reach.h"

#include <algorithm>

#include "engine/model/base_orientation.h"

namespace handhold {

LimbReach::LimbReach(const Model& model, const VectorX& rest, double settled)
    : model_(model), rest_(rest.tail(model.jointCount())), settled_(settled) {}

/// The limbs that end in a goal's site; others go back to rest.
void LimbReach::choose(const std::vector<ReachGoal>& goals) {
  chosen_.clear();
  for (const ReachGoal& goal : goals) {
    const auto known = std::ranges::find(chains_, goal.site, &LimbChain::site);
    chosen_.push_back(static_cast<std::size_t>(known - chains_.begin()));
    if (known == chains_.end()) chains_.emplace_back(model_, rest_, goal.site);
  }
  for (std::size_t i = 0; i < chains_.size(); ++i)
    if (std::ranges::find(chosen_, i) == chosen_.end()) chains_[i].restart();
}

double LimbReach::solve(const std::vector<ReachGoal>& goals, VectorX& q) {
  choose(goals);
  q.tail(model_.jointCount()) = rest_;
  const Pose X_WB{baseOrientation(q).toRotationMatrix(), q.head<3>()};
  double most = 0.0;
  missesTurn_ = false;
  for (std::size_t g = 0; g < goals.size(); ++g) {
    LimbChain& chain = chains_[chosen_[g]];
    chain.solve(goals[g], X_WB, settled_);
    chain.put(q);
    const double place = chain.values().head<3>().lpNorm<Eigen::Infinity>();
    const double turn = goals[g].yields > 0.0 ? 0.0 : chain.values().tail<3>().lpNorm<Eigen::Infinity>();
    if (std::max(place, turn) <= most) continue;
    most = std::max(place, turn);
    missesTurn_ = turn > place;
  }
  return most;
}

void LimbReach::limbRates(MatrixX& rates) const {
  rates.setZero(model_.jointCount(), 6);
  for (const std::size_t i : chosen_) chains_[i].putRates(rates);
}

LimbReach::Start LimbReach::answer() const {
  Start offsets;
  for (const std::size_t i : chosen_) offsets.push_back(chains_[i].offset());
  return offsets;
}

void LimbReach::startFrom(const Start& answer) {
  for (std::size_t g = 0; g < answer.size(); ++g) chains_[chosen_[g]].startFrom(answer[g]);
}

void LimbReach::restart() {
  for (LimbChain& chain : chains_) chain.restart();
}

}  // namespace handhold
