// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/progress.h"
#include "engine/planning/manoeuvre/turning/cycle_loads.h"
#include "engine/planning/manoeuvre/turning/orientation.h"
#include "engine/planning/manoeuvre/turning/turn_parts.h"
#include "engine/planning/manoeuvre/turning/turn_shape.h"

namespace handhold {

/// Seconds of a turn that no way makes.
constexpr double kNever = std::numeric_limits<double>::infinity();

/// How far the angle of a way is met.
enum class TurnLook {
  Rough,  ///< about, at few instants: its time is told to a few hundredths
  Exact   ///< as the motion will be
};

/// One way to do one part of a turn.
struct TurnWay {
  const TurnShape* shape;
  int cycles;
  TurnCycle cycle;
  CycleLoads loads;
  TurnLook look = TurnLook::Rough;

  /// Shortest at a share of strength and a bound on joint speeds (s).
  double time(double share, double maxSpeed) const;
};

/// The ways to turn by an angle: for each part of the turn its shapes in their numbers of cycles.
class TurnWays {
 public:
  /// Both must outlive it.
  TurnWays(const Model& model, const TurnRequest& request) : model_(model), request_(request) {}

  /// Those for an angle (rad) about the request's axis, in place of those that were there; after a stop, the
  /// ones tried until then.
  void collect(double angle, const ProgressSink& progress);
  bool allParts() const;  ///< have a way
  /// Of the shortest ways at a share of strength (s); infinite where a part has none.
  double timeAt(double share) const;
  /// Smallest share of strength that does it in the time; the request's share where not even that does.
  double leastShare(double time) const;
  /// From here on the fastest way of each part at that share, with the angle met exactly. What would pass a
  /// joint limit then is no way; false where no other is left.
  bool keepFastest(double share);
  const std::vector<TurnShare>& shares() const { return shares_; }
  const TurnWay& of(std::size_t part) const { return ways_[part].front(); }  ///< that was kept

 private:
  const TurnShape* shape(TurnKind kind, std::size_t form);
  void addWays(std::size_t part, std::size_t form);
  std::size_t fastest(std::size_t part, double share) const;
  std::optional<TurnWay> exactly(std::size_t part, const TurnWay& rough) const;
  bool keepFastest(std::size_t part, double share);
  bool isStopped() const { return request_.stop.stop_requested(); }

  const Model& model_;
  const TurnRequest& request_;
  std::map<std::pair<TurnKind, std::size_t>, TurnShape> shapes_;  ///< by kind and number of the form
  std::vector<TurnShare> shares_;
  std::vector<std::vector<TurnWay>> ways_;  ///< of each part
};

}  // namespace handhold
