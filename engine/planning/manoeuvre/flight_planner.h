// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/planning/manoeuvre/flight.h"
#include "engine/planning/manoeuvre/flight_attempt.h"

namespace handhold {

inline constexpr double kNoTurn = 1e-3;  // rad

/// Layouts looked at in all searches for what works instead, but for those that are far out of reach, which
/// is soon seen: what a person may wait for.
inline constexpr int kMostTries = 60;

/// All searches end by count, so that an answer depends on what is asked alone.
class FlightPlanner {
 public:
  FlightPlanner(const Model& model, const FlightRequest& request) : model_(model), request_(request) {}

  FlightPlan plan();

 private:
  using Change = std::function<void(FlightRequest&, double share)>;
  using LimbTurn = std::shared_ptr<const JointTrajectory>;

  bool isStopped() const { return request_.stop.stop_requested(); }
  FlightTry rough(const FlightRequest& request, const FlightLayout& layout) const;
  FlightTry whole(const FlightRequest& request, const FlightLayout& layout) const;
  void tryLayouts(const FlightRequest& request, FlightDetail detail, const std::vector<FlightLayout>& layouts,
                  std::optional<FlightTry>& best) const;
  FlightTry bestOf(const FlightRequest& request, FlightDetail detail) const;
  FlightTry bestTurned(const FlightRequest& request, FlightDetail detail, FlightTry best) const;
  FlightTry bestGathered(const FlightRequest& request, FlightDetail detail, FlightTry best) const;
  FlightTry best(const FlightRequest& request, FlightDetail detail) const;
  bool worksAsTheLast(FlightRequest trial) const;
  bool works(const FlightRequest& trial, const char* stage, double done) const;
  bool reallyWorks(const FlightRequest& trial) const;
  double greatestShare(const char* stage, const Change& change) const;
  std::string slowerSpeed() const;
  std::string nearerRail() const;
  std::string nearbyTurn() const;
  std::string otherDirection() const;
  std::string otherRail() const;
  double greaterShare(double least) const;
  Vector3 turnAsked() const { return logQuaternion(request_.attitude.normalized()); }
  void turnBack(FlightRequest& trial, double share) const;
  Vector3 railAt(const FlightRequest& trial, double share) const;
  std::string remedy(const FlightPlan& failed) const;

  const Model& model_;
  const FlightRequest& request_;
  struct Worked {
    FlightRequest request;
    FlightLayout layout;
  };
  mutable int tries_ = 0;  ///< of layouts
  mutable std::optional<Worked> lastThatWorked_;
  mutable std::optional<LimbTurn> turn_;          ///< by limbs in flight; empty: not looked
  mutable std::optional<FlightRequest> working_;  ///< what was told to work
};

}  // namespace handhold
